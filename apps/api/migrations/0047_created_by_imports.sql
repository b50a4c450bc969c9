-- Brands, categories, features and values that imports create (record 101).

alter table imports add column create_missing boolean not null default false;
-- What is to be known of a row that was not refused.
alter table import_rows add column notes jsonb not null default '[]';

-- What the last trial or run of an import has created besides products.
create table import_creations (
  shop_id int not null,
  import_id uuid not null,
  kind text not null check (kind in ('brand', 'category', 'feature', 'value')),
  name text not null,
  -- Of what it is below and its name: each batch of a trial creates the same again, maybe named otherwise.
  key_hash text not null,
  primary key (shop_id, import_id, kind, key_hash),
  foreign key (shop_id, import_id) references imports on delete cascade
);
call enable_tenant_isolation('import_creations');
