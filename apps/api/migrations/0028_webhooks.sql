-- Webhooks of a shop (record 089): where its events are sent, what is sent, and what became of it.

create table webhook_endpoints (
  shop_id int not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  url text not null check (url like 'https://%'),
  description text not null,
  -- Types of events that are sent there.
  events text[] not null check (events <> '{}'),
  enabled boolean not null default true,
  -- Null where it is enabled, or where staff disabled it.
  disabled_reason text check (disabled_reason in ('gone', 'failing')),
  created_at timestamptz not null default clock(),
  primary key (shop_id, id)
);
create index enabled_webhook_endpoints on webhook_endpoints (shop_id) where enabled;
call enable_tenant_isolation('webhook_endpoints');

-- What is of an endpoint, and nobody edits: its secrets, and how it fares.
create table webhook_states (
  shop_id int not null,
  endpoint_id uuid not null,
  secret text not null,
  -- Signs beside the other one until this time, after a rotation.
  previous_secret text,
  previous_until timestamptz,
  -- When the first of the failures since its last success was.
  failing_since timestamptz,
  primary key (shop_id, endpoint_id),
  foreign key (shop_id, endpoint_id) references webhook_endpoints on delete cascade
);
call enable_tenant_isolation('webhook_states');

-- An event for one endpoint: written in the transaction of the change, delivered afterwards.
create table webhook_deliveries (
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  endpoint_id uuid not null,
  -- The same for all endpoints of an event.
  event_id uuid not null,
  event text not null,
  -- What it is about: the uid of an order, the id of a variant or of a customer.
  subject text not null,
  -- `json`, whose keys keep their order: a repeated delivery has the same body.
  data json not null,
  transaction xid8 not null default pg_current_xact_id(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'given_up')),
  attempts int not null default 0,
  -- How many attempts of the schedule have failed.
  retries int not null default 0,
  next_attempt_at timestamptz not null default clock(),
  created_at timestamptz not null default clock(),
  primary key (shop_id, id),
  foreign key (shop_id, endpoint_id) references webhook_endpoints on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (next_attempt_at) where state = 'waiting';
-- The next deliveries of each endpoint in turn.
create index webhook_deliveries_waiting on webhook_deliveries (shop_id, endpoint_id, next_attempt_at) where state = 'waiting';
create index on webhook_deliveries (shop_id, endpoint_id, created_at, id);
create index on webhook_deliveries (shop_id, subject);
create index webhook_deliveries_by_age on webhook_deliveries (created_at) where state <> 'waiting';
-- A variant whose stock a transaction changes repeatedly has one event.
create unique index one_stock_event on webhook_deliveries (shop_id, endpoint_id, transaction, event, subject)
  where event in ('stock.changed', 'stock.sold_out');
call enable_tenant_isolation('webhook_deliveries');

create table webhook_attempts (
  shop_id int not null,
  delivery_id uuid not null,
  number int not null,
  at timestamptz not null,
  duration_ms int not null,
  -- Of the answer, with its beginning; null where none came.
  status int,
  answer text,
  error text,
  primary key (shop_id, delivery_id, number),
  foreign key (shop_id, delivery_id) references webhook_deliveries on delete cascade
);
call enable_tenant_isolation('webhook_attempts');
