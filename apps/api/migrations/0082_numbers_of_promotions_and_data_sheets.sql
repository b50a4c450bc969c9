-- The highest number that a promotion or a data sheet of a shop ever had: each new one looks it up among all changes of products.
create index change_rows_of_numbered_rows on change_rows (shop_id, table_name, ((row_key ->> 'id')::int))
  where table_name in ('promotions', 'data_sheets');
create index price_intervals_of_promotions on price_intervals (shop_id, promotion_id) where promotion_id is not null;
