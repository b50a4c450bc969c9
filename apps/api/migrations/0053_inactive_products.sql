-- The few inactive products of a shop: its active ones are counted as all (by the primary key alone) without these. A count of rows that are
-- active reads every product.
create index products_inactive on products (shop_id, id) where not is_active;
