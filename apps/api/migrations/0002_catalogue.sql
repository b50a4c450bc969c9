-- What a shop sells. Texts are jsonb objects with the keys en and pl; money is grosz net; ids count per shop.

create table pictures (
  shop_id int not null references shops on delete cascade,
  id int not null,
  -- SHA-256 of the original's bytes, which is also where they are kept.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- The mean colour.
  placeholder text not null check (placeholder ~ '^#[0-9a-f]{6}$'),
  alt jsonb not null,
  primary key (shop_id, id)
);
create index on pictures (shop_id, hash);
call protect_table('pictures');

create table brands (
  shop_id int not null references shops on delete cascade,
  id int not null,
  name text not null,
  slug text not null,
  description jsonb not null default '{}',
  logo_id int,
  primary key (shop_id, id),
  unique (shop_id, slug),
  foreign key (shop_id, logo_id) references pictures
);
call protect_table('brands');

create table categories (
  shop_id int not null references shops on delete cascade,
  id int not null,
  parent_id int,
  position int not null,
  name jsonb not null,
  slug jsonb not null,
  slug_en text not null generated always as (slug ->> 'en') stored,
  slug_pl text not null generated always as (slug ->> 'pl') stored,
  description jsonb not null default '{}',
  seo_title jsonb not null default '{}',
  seo_description jsonb not null default '{}',
  primary key (shop_id, id),
  unique (shop_id, slug_en),
  unique (shop_id, slug_pl),
  foreign key (shop_id, parent_id) references categories,
  check (parent_id <> id)
);
call protect_table('categories');

create table products (
  shop_id int not null references shops on delete cascade,
  id int not null,
  symbol text not null,
  symbol_key text not null generated always as (upper(regexp_replace(symbol, '[^A-Za-z0-9]', '', 'g'))) stored,
  ean text,
  name jsonb not null,
  slug jsonb not null,
  slug_en text not null generated always as (slug ->> 'en') stored,
  slug_pl text not null generated always as (slug ->> 'pl') stored,
  short_description jsonb not null default '{}',
  description jsonb not null default '{}',
  seo_title jsonb not null default '{}',
  seo_description jsonb not null default '{}',
  -- What buyers call it elsewhere; searched, never shown.
  keywords jsonb not null default '{}',
  brand_id int,
  category_id int,
  vat_percent smallint not null check (vat_percent between 0 and 100),
  price_net int check (price_net >= 0),
  youtube_link text,
  is_active boolean not null default true,
  month_star boolean not null default false,
  -- false: the one variant is the product itself and is never named.
  has_variants boolean not null,
  created_at timestamptz not null default clock(),
  primary key (shop_id, id),
  unique (shop_id, symbol),
  unique (shop_id, slug_en),
  unique (shop_id, slug_pl),
  foreign key (shop_id, brand_id) references brands,
  foreign key (shop_id, category_id) references categories,
  check (slug_en !~ '^\d+$' and slug_pl !~ '^\d+$')
);
create index on products (shop_id, brand_id);
create index on products (shop_id, category_id);
create index on products (shop_id, symbol_key);
create index on products (shop_id, ean);
call protect_table('products');

create table product_pictures (
  shop_id int not null,
  product_id int not null,
  position int not null,
  picture_id int not null,
  primary key (shop_id, product_id, position),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, picture_id) references pictures
);
call protect_table('product_pictures');

create table variants (
  shop_id int not null,
  id int not null,
  product_id int not null,
  position int not null,
  symbol text not null,
  symbol_key text not null generated always as (upper(regexp_replace(symbol, '[^A-Za-z0-9]', '', 'g'))) stored,
  ean text,
  -- kg
  weight numeric(12, 5) not null check (weight >= 0),
  items int not null check (items >= 0),
  primary key (shop_id, id),
  unique (shop_id, symbol),
  unique (shop_id, product_id, id),
  foreign key (shop_id, product_id) references products on delete cascade
);
create index on variants (shop_id, symbol_key);
create index on variants (shop_id, ean);
call protect_table('variants');

create table features (
  shop_id int not null references shops on delete cascade,
  id int not null,
  -- Names it in a query string, whatever the language.
  code text not null check (code ~ '^[a-z0-9-]+$'),
  position int not null,
  name jsonb not null,
  primary key (shop_id, id),
  unique (shop_id, code)
);
call protect_table('features');

create table feature_values (
  shop_id int not null,
  id int not null,
  feature_id int not null,
  code text not null check (code ~ '^[a-z0-9-]+$'),
  position int not null,
  name jsonb not null,
  primary key (shop_id, id),
  unique (shop_id, feature_id, code),
  foreign key (shop_id, feature_id) references features on delete cascade
);
call protect_table('feature_values');

create table product_features (
  shop_id int not null,
  product_id int not null,
  value_id int not null,
  primary key (shop_id, product_id, value_id),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, value_id) references feature_values
);
create index on product_features (shop_id, value_id);
call protect_table('product_features');

create table variant_features (
  shop_id int not null,
  product_id int not null,
  variant_id int not null,
  value_id int not null,
  primary key (shop_id, variant_id, value_id),
  foreign key (shop_id, product_id, variant_id) references variants (shop_id, product_id, id) on delete cascade,
  foreign key (shop_id, value_id) references feature_values
);
create index on variant_features (shop_id, product_id);
create index on variant_features (shop_id, value_id);
call protect_table('variant_features');

-- Chosen by the shop, shown before what the shop's figures suggest.
create table related_products (
  shop_id int not null,
  product_id int not null,
  related_id int not null,
  position int not null,
  primary key (shop_id, product_id, related_id),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, related_id) references products on delete cascade,
  check (product_id <> related_id)
);
call protect_table('related_products');

-- Pieces sold a day, and how often two products shared an order.
create table sales (
  shop_id int not null,
  product_id int not null,
  day date not null,
  pieces int not null check (pieces > 0),
  primary key (shop_id, product_id, day),
  foreign key (shop_id, product_id) references products on delete cascade
);
call protect_table('sales');

create table bought_together (
  shop_id int not null,
  product_id int not null,
  other_id int not null,
  orders int not null check (orders > 0),
  primary key (shop_id, product_id, other_id),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, other_id) references products on delete cascade,
  check (product_id <> other_id)
);
call protect_table('bought_together');

-- A category with everything above it, top first: what its products belong to.
create view category_paths with (security_invoker = true) as
with recursive up (shop_id, category_id, ancestor_id, parent_id, distance) as (
  select shop_id, id, id, parent_id, 0 from categories
  union all
  select up.shop_id, up.category_id, above.id, above.parent_id, up.distance + 1
  from up join categories above on above.shop_id = up.shop_id and above.id = up.parent_id
  where up.distance < 20
)
select shop_id, category_id, ancestor_id, distance from up;
grant select on category_paths to stragan_app;

-- Every value a product has, itself or in one of its variants.
create view product_values with (security_invoker = true) as
select shop_id, product_id, value_id from product_features
union
select shop_id, product_id, value_id from variant_features;
grant select on product_values to stragan_app;
