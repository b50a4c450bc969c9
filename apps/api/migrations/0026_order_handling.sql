-- Orders from placed to delivered, as staff handle them (record 086). Authors are null where it happened before they were recorded; a name is that
-- of the moment.

-- Incremented by each change of the row (sql/orders.sql).
alter table orders add column revision int not null default 1;
alter table orders drop constraint orders_cancel_reason_check;
-- Null where the shop cancelled it without a reason.
alter table orders add constraint orders_cancel_reason_check
  check (cancel_reason in ('unpaid', 'buyer_request', 'out_of_stock', 'undeliverable'));

alter table order_events
  add column author_kind text check (author_kind in ('staff', 'key', 'buyer', 'provider', 'system')),
  add column author_id text,
  add column author_name text,
  -- What staff wrote to the buyer with the move.
  add column message text;

alter table payment_events
  add column author_kind text check (author_kind in ('staff', 'key', 'buyer', 'provider', 'system')),
  add column author_id text,
  add column author_name text,
  -- Of a payment that staff recorded, which has the provider `manual`.
  add column received_on date,
  add column note text;
create index on payment_events (shop_id, order_uid);

create table shipments (
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  order_uid text not null,
  carrier text not null,
  tracking_number text,
  tracking_url text check (tracking_url like 'https://%'),
  created_at timestamptz not null default clock(),
  author_kind text check (author_kind in ('staff', 'key', 'buyer', 'provider', 'system')),
  author_id text,
  author_name text,
  primary key (shop_id, id),
  foreign key (shop_id, order_uid) references orders on delete cascade
);
create index on shipments (shop_id, order_uid);
call enable_tenant_isolation('shipments');

-- For staff alone.
create table order_notes (
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  order_uid text not null,
  text text not null check (text <> ''),
  created_at timestamptz not null default clock(),
  edited_at timestamptz,
  author_kind text not null check (author_kind in ('staff', 'key')),
  author_id text not null,
  author_name text not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_uid) references orders on delete cascade
);
create index on order_notes (shop_id, order_uid);
call enable_tenant_isolation('order_notes');

-- That data of an order was changed, and which; not from what to what.
create table order_changes (
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  order_uid text not null,
  changed text[] not null,
  at timestamptz not null default clock(),
  author_kind text not null check (author_kind in ('staff', 'key', 'buyer', 'provider', 'system')),
  author_id text,
  author_name text,
  primary key (shop_id, id),
  foreign key (shop_id, order_uid) references orders on delete cascade
);
create index on order_changes (shop_id, order_uid);
call enable_tenant_isolation('order_changes');
