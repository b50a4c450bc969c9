-- Money that is to be paid back, and cash that is outstanding.

-- What is to be paid back, as staff see it (sql/refunds.sql): payments that an order could not keep, and withdrawals.

alter table payment_events
  -- By which the refund is known outside of the database.
  add column id uuid not null default gen_random_uuid();
create unique index on payment_events (shop_id, id);
create index refunds_made on payment_events (shop_id, refunded_at) where refunded_at is not null;

-- Of a withdrawal: when it was paid back.
alter table inbox_entries add column refunded_at timestamptz;
create index on inbox_entries (shop_id, refunded_at) where refunded_at is not null;

-- Orders that were delivered, and whose cash was not recorded.
create index cash_outstanding on orders (shop_id, created_at, uid)
  where status = 'delivered' and not is_paid and payment_code in ('cash_on_delivery', 'pay_on_collection');

-- Orders are found by the number of a parcel, however it is spaced. A column, since row-level security uses no index on an expression whose functions
-- are not leakproof.
alter table shipments add column tracking_key text generated always as (upper(replace(tracking_number, ' ', ''))) stored;
create index on shipments (shop_id, tracking_key) where tracking_key is not null;
