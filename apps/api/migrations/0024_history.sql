-- History of what staff and API keys change (record 083); sql/history.sql maintains it.

-- One call that changed something.
create table change_sets (
  shop_id int not null references shops on delete cascade,
  id uuid not null,
  created_at timestamptz not null default clock(),
  actor_kind text not null check (actor_kind in ('staff', 'key')),
  -- Without a foreign key, and with the name of then: the person may leave, the key may be deleted.
  actor_id uuid not null,
  actor_name text not null,
  -- Feature and name of the call (`settings.saveSettings`), and the parameters of its path.
  call text not null,
  params jsonb not null,
  -- The change set that this one takes back, whose call and parameters it has.
  undoes uuid,
  -- Rows were deleted with the data of a customer.
  is_erased boolean not null default false,
  primary key (shop_id, id)
);
create index on change_sets (shop_id, created_at, id);
create index on change_sets (shop_id, actor_id, created_at);
create index on change_sets (shop_id, undoes) where undoes is not null;
create index change_sets_by_age on change_sets (created_at);
call enable_tenant_isolation('change_sets');
revoke insert, update, delete on change_sets from stragan_app;

-- A row of a table before and after a change set.
create table change_rows (
  shop_id int not null,
  change_set_id uuid not null,
  table_name text not null,
  -- Columns of the primary key besides shop_id.
  row_key jsonb not null,
  -- What the row belongs to, such as an order, and its id.
  entity text not null,
  entity_key text not null,
  -- Null where the row was inserted or deleted.
  before jsonb,
  after jsonb,
  primary key (shop_id, change_set_id, table_name, row_key),
  foreign key (shop_id, change_set_id) references change_sets on delete cascade
);
create index on change_rows (shop_id, entity, entity_key, change_set_id);
call enable_tenant_isolation('change_rows');
revoke insert, update, delete on change_rows from stragan_app;
