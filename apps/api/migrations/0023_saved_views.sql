-- Filters of the lists of the back office, and saved views (record 084).

-- Row-level security keeps operators of jsonb, and ranges of text that are not compared by bytes, from an index.
alter table orders
  add column payment_code text collate "C" generated always as (payment ->> 'code') stored,
  add column delivery_code text collate "C" generated always as (delivery ->> 'code') stored;
create index on orders (shop_id, payment_code, created_at);
create index on orders (shop_id, delivery_code, created_at);
-- Methods that hardly ever go together.
create index on orders (shop_id, payment_code, delivery_code, created_at);
create index on orders (shop_id, status, is_paid, created_at);
create index on orders (shop_id, total_gross);
create index test_orders on orders (shop_id, created_at) where is_test;
-- A few orders are far larger than the others: with the usual hundred buckets they would be taken for one in a hundred.
alter table orders alter column total_gross set statistics 1000;
