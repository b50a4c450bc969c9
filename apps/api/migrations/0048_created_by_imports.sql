-- Brands, categories, features and values that imports create (record 102).

alter table imports add column create_missing boolean not null default false;
-- What is to be known of a row that was not refused.
alter table import_rows add column notes jsonb not null default '[]';

-- What the last trial or run of an import has created besides products.
create table import_creations (
  shop_id int not null,
  import_id uuid not null,
  kind text not null check (kind in ('brand', 'category', 'feature', 'value')),
  name text not null,
  -- Paths of categories are too long for an index.
  name_hash text not null generated always as (md5(name)) stored,
  primary key (shop_id, import_id, kind, name_hash),
  foreign key (shop_id, import_id) references imports on delete cascade
);
call enable_tenant_isolation('import_creations');
