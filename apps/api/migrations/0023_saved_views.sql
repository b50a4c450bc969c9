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

-- Filters of a list under a name.
create table saved_views (
  shop_id int not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  list text not null check (list in ('orders', 'customers', 'products')),
  name text not null,
  -- As in the address of the list.
  query text not null,
  -- The person whose view it is, as long as they work in the shop; null where it is for everybody.
  staff_id uuid,
  created_by uuid,
  created_at timestamptz not null default clock(),
  primary key (shop_id, id),
  foreign key (shop_id, staff_id) references memberships on delete cascade,
  foreign key (shop_id, created_by) references memberships on delete set null (created_by)
);
create index on saved_views (shop_id, list, staff_id);
create index on saved_views (shop_id, staff_id);
create index on saved_views (shop_id, created_by);
call enable_tenant_isolation('saved_views');
