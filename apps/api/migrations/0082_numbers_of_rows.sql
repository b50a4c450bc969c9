-- The highest number that a row of a table ever had in a shop: each new one looks it up among all changes. The tables of numberedTables
-- (history.queries.ts).
create index change_rows_of_numbered_rows on change_rows (shop_id, table_name, ((row_key ->> 'id')::int))
  where table_name in ('promotions', 'data_sheets', 'price_lists', 'discount_codes', 'gifts', 'categories', 'brands', 'producers', 'features',
    'feature_values', 'search_synonyms', 'search_redirects');
create index price_intervals_of_promotions on price_intervals (shop_id, promotion_id) where promotion_id is not null;
