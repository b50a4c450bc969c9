-- Lists of variants and quantities that customers keep (record 074).
create table saved_lists (
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  customer_id int not null,
  name text not null check (char_length(name) between 1 and 200),
  created_at timestamptz not null default clock(),
  changed_at timestamptz not null default clock(),
  -- While it is shared: what the link's token is derived from, and the token's SHA-256.
  share_key uuid,
  share_hash text,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers on delete cascade,
  check ((share_key is null) = (share_hash is null))
);
create index on saved_lists (shop_id, customer_id);
create unique index on saved_lists (shop_id, share_hash);
call enable_tenant_isolation('saved_lists');

create table saved_list_lines (
  shop_id int not null,
  list_id uuid not null,
  variant_id int not null,
  product_id int not null,
  quantity int not null check (quantity > 0),
  added_at timestamptz not null default clock(),
  primary key (shop_id, list_id, variant_id),
  foreign key (shop_id, list_id) references saved_lists on delete cascade,
  foreign key (shop_id, product_id, variant_id) references variants (shop_id, product_id, id) on delete cascade
);
create index on saved_list_lines (shop_id, product_id);
call enable_tenant_isolation('saved_list_lines');
