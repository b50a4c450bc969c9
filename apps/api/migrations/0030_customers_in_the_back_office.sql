-- Customers as staff handle them (record 090).

alter table customers
  -- Since when the customer cannot log in; null where they can.
  add column locked_at timestamptz,
  -- For staff alone.
  add column lock_reason text,
  add check ((locked_at is null) = (lock_reason is null));

-- Filters of the list of customers.
create index on customers (shop_id, id) where deferred_payment_approved_at is not null;
create index on customers (shop_id, id) where locked_at is not null;
create index on customers (shop_id, id) where nip <> '';

-- For staff alone.
create table customer_notes (
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  customer_id int not null,
  text text not null check (text <> ''),
  created_at timestamptz not null default clock(),
  edited_at timestamptz,
  author_kind text not null check (author_kind in ('staff', 'key')),
  author_id text not null,
  author_name text not null,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers on delete cascade
);
create index on customer_notes (shop_id, customer_id, created_at);
call enable_tenant_isolation('customer_notes');
