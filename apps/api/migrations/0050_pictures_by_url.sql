-- Pictures that imports name by URL (docs/decisions/102).

-- What the pictures of a product come from, or are to come from. A URL is fetched once: it stays when its picture is removed.
create table product_picture_urls (
  shop_id int not null,
  product_id int not null,
  -- MD5 of the URL, which is too long for a key.
  url_hash text not null,
  url text not null,
  -- In its import.
  position int not null,
  -- What the picture shows, in the default language of the shop; empty where the file does not say it.
  alt text not null default '',
  -- One that an undo brings back is fetched again by the next import that names it: a picture that is there is not added twice.
  state text not null default 'failed' check (state in ('waiting', 'fetched', 'failed')),
  -- The last import that named it, as long as it is kept.
  import_id uuid,
  -- Why the last attempt failed.
  problem text,
  status int,
  attempts int not null default 0,
  next_attempt_at timestamptz not null default clock(),
  leased_until timestamptz,
  primary key (shop_id, product_id, url_hash),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, import_id) references imports on delete set null (import_id)
);
create index product_picture_urls_due on product_picture_urls (shop_id, next_attempt_at) where state = 'waiting';
create index product_picture_urls_leased on product_picture_urls (shop_id, leased_until) where leased_until is not null;
create index on product_picture_urls (shop_id, import_id, state) where import_id is not null;
call enable_tenant_isolation('product_picture_urls');

-- Pictures that the last trial or run has named and that were new.
alter table imports add column picture_count int not null default 0;
