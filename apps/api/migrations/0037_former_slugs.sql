-- Slugs that products, categories and brands had before (record 095); sql/former-slugs.sql maintains them.
create table former_slugs (
  shop_id int not null references shops on delete cascade,
  kind text not null check (kind in ('product', 'category', 'brand')),
  language text not null check (language in ('en', 'pl')),
  slug text not null,
  id int not null,
  -- The slug of now, so that a former one counts as changed whenever it leads elsewhere.
  current_slug text not null,
  primary key (shop_id, kind, language, slug)
);
create index on former_slugs (shop_id, kind, id);
call enable_tenant_isolation('former_slugs');
