-- The schema: roles, tables, indexes and row-level security. Functions, views and triggers stand in ../sql, which is applied after this.
-- Texts in several languages are jsonb objects with the keys en and pl; money is grosz net; ids are counted per shop.

create extension if not exists pg_trgm;
create extension if not exists unaccent;

-- The role of requests: it owns nothing and is bound by every policy. Roles belong to the whole server, so another database may have created it.
do $$
begin
  create role stragan_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
exception when duplicate_object or unique_violation then null;
end $$;
grant stragan_app to current_user;
revoke create on schema public from public;
grant usage on schema public to stragan_app;

-- The time of the running transaction as the application set it, so that tests and demo data can run at another time. Column defaults use it.
create function clock() returns timestamptz language sql stable
as $$ select coalesce(nullif(current_setting('app.now', true), '')::timestamptz, now()) $$;

-- Enables row-level security on a table: requests see rows of their own shop only. The second policy admits the table's owner (migrations, jobs,
-- security definer functions), whom forced policies bind too unless it is a superuser.
create procedure enable_tenant_isolation(name regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', name);
  execute format('alter table %s force row level security', name);
  execute format(
    'create policy tenant_isolation on %s to stragan_app using (shop_id = nullif(current_setting(''app.shop_id'', true), '''')::int)', name);
  execute format('create policy owner_access on %s to current_user using (true) with check (true)', name);
  execute format('grant select, insert, update, delete on %s to stragan_app', name);
end $$;

-- Shops

create table shops (
  shop_id int primary key,
  name text not null,
  default_language text not null check (default_language in ('en', 'pl')),
  created_at timestamptz not null default clock()
);
call enable_tenant_isolation('shops');

create table hosts (
  shop_id int not null references shops on delete cascade,
  host text not null unique check (host = lower(host) and host <> ''),
  primary key (shop_id, host)
);
call enable_tenant_isolation('hosts');

-- Scopes such as delivery, payment or integrations, each with a list of entries.
create table configuration (
  shop_id int not null references shops on delete cascade,
  scope text not null,
  id int not null,
  position int not null,
  enabled boolean not null default true,
  entry jsonb not null,
  primary key (shop_id, scope, id),
  -- The third-party scripts that visitors can be asked to consent to, in the exact forms from which a page's content security policy is built.
  constraint known_integration check (scope <> 'integrations' or coalesce(
    case entry ->> 'code'
      when 'google_tag_manager' then entry #>> '{settings,container}' ~ '^GTM-[A-Z0-9]{4,12}$'
      when 'google_analytics' then entry #>> '{settings,measurement_id}' ~ '^G-[A-Z0-9]{6,14}$'
      when 'matomo' then
        entry #>> '{settings,site}' ~ '^[1-9][0-9]{0,5}$'
        and entry #>> '{settings,address}'
          ~ '^(https://[a-z0-9]([a-z0-9.-]*[a-z0-9])?|http://([a-z0-9-]+\.)?localhost|http://127\.0\.0\.1)(:[0-9]{1,5})?(/[A-Za-z0-9_-]+)*/$'
    end, false))
);
create unique index one_of_each_integration on configuration (shop_id, (entry ->> 'code')) where scope = 'integrations';
call enable_tenant_isolation('configuration');

-- A shop's keys at its payment providers: no API response contains them, so they are not configuration.
create table shop_secrets (
  shop_id int not null references shops on delete cascade,
  name text not null,
  value text not null,
  primary key (shop_id, name)
);
call enable_tenant_isolation('shop_secrets');

-- The number of committed changes per shop; the lock of its row puts them in order (../sql/changes.sql).
create table shop_changes (
  shop_id int primary key references shops on delete cascade,
  number bigint not null
);
call enable_tenant_isolation('shop_changes');

-- Products and customers changed by the running transaction, emptied at its commit. Product 0 without a customer stands for any data of the shop.
create unlogged table pending_changes (
  shop_id int not null,
  transaction xid8 not null default pg_current_xact_id(),
  product_id int not null,
  customer_id int not null default 0,
  primary key (shop_id, transaction, product_id, customer_id)
);
call enable_tenant_isolation('pending_changes');

-- Catalogue

create table pictures (
  shop_id int not null references shops on delete cascade,
  id int not null,
  -- SHA-256 of the original's bytes; also its file name.
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  width int not null check (width > 0),
  height int not null check (height > 0),
  -- The mean colour.
  placeholder text not null check (placeholder ~ '^#[0-9a-f]{6}$'),
  alt jsonb not null,
  primary key (shop_id, id)
);
create index on pictures (shop_id, hash);
call enable_tenant_isolation('pictures');

-- Manufacturers (regulation (EU) 2023/988, article 19), found by the brand, which is the trade mark.
create table producers (
  shop_id int not null references shops on delete cascade,
  id int not null,
  name text not null,
  -- Null where the postal code is a full address.
  street text,
  postal_code text not null,
  city text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- An e-mail address or a web address.
  electronic_address text not null check (electronic_address ~ '^(https?://\S+|[^@\s:/]+@[^@\s]+)$'),
  -- Who is responsible in the European Union for a producer outside of it: the same six fields as an object.
  responsible_person jsonb check (responsible_person ?& array['name', 'street', 'postal_code', 'city', 'country', 'electronic_address']),
  primary key (shop_id, id)
);
call enable_tenant_isolation('producers');

create table brands (
  shop_id int not null references shops on delete cascade,
  id int not null,
  name text not null,
  slug text not null,
  description jsonb not null default '{}',
  logo_id int,
  producer_id int,
  primary key (shop_id, id),
  unique (shop_id, slug),
  foreign key (shop_id, logo_id) references pictures,
  foreign key (shop_id, producer_id) references producers
);
call enable_tenant_isolation('brands');

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
create index on categories (shop_id, parent_id);
call enable_tenant_isolation('categories');

create table products (
  shop_id int not null references shops on delete cascade,
  id int not null,
  symbol text not null,
  -- The symbol as it is looked up: without separators, in upper case.
  symbol_key text not null generated always as (upper(regexp_replace(symbol, '[^A-Za-z0-9]', '', 'g'))) stored,
  ean text,
  name jsonb not null,
  slug jsonb not null,
  slug_en text not null generated always as (slug ->> 'en') stored,
  slug_pl text not null generated always as (slug ->> 'pl') stored,
  short_description jsonb not null default '{}',
  description jsonb not null default '{}',
  -- One warning per line.
  warnings jsonb not null default '{}',
  seo_title jsonb not null default '{}',
  seo_description jsonb not null default '{}',
  -- Synonyms: searched, never shown.
  keywords jsonb not null default '{}',
  brand_id int,
  category_id int,
  vat_percent smallint not null check (vat_percent between 0 and 100),
  price_net int check (price_net >= 0),
  youtube_link text,
  is_active boolean not null default true,
  month_star boolean not null default false,
  -- False: the one variant is the product itself and is never named.
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
-- Neighbours within a category and a brand, and the lists of new products and of products of the month.
create index on products (shop_id, category_id, id);
create index on products (shop_id, brand_id, id);
create index on products (shop_id, created_at);
create index on products (shop_id, id) where month_star;
create index on products (shop_id, ean);
-- Symbols: equal, by prefix whatever the database's collation is, and similar.
create index on products (shop_id, symbol_key);
create index on products (shop_id, symbol_key collate "C");
create index on products using gin (symbol_key gin_trgm_ops);
call enable_tenant_isolation('products');

create table product_pictures (
  shop_id int not null,
  product_id int not null,
  position int not null,
  picture_id int not null,
  primary key (shop_id, product_id, position),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, picture_id) references pictures
);
call enable_tenant_isolation('product_pictures');

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
  stock_on_hand int not null check (stock_on_hand >= 0),
  -- How much one sold unit contains, for the unit price (directive 98/6/EC); null for single articles.
  package_content_amount numeric(12, 5) check (package_content_amount > 0),
  package_content_unit text check (package_content_unit in ('kg', 'l', 'm', 'm2', 'piece')),
  primary key (shop_id, id),
  unique (shop_id, symbol),
  unique (shop_id, product_id, id),
  foreign key (shop_id, product_id) references products on delete cascade,
  check ((package_content_amount is null) = (package_content_unit is null))
);
create index on variants (shop_id, ean);
create index on variants (shop_id, symbol_key);
create index on variants (shop_id, symbol_key collate "C");
create index on variants using gin (symbol_key gin_trgm_ops);
call enable_tenant_isolation('variants');

create table features (
  shop_id int not null references shops on delete cascade,
  id int not null,
  -- The name in a query string, the same in every language.
  code text not null check (code ~ '^[a-z0-9-]+$'),
  position int not null,
  name jsonb not null,
  primary key (shop_id, id),
  unique (shop_id, code)
);
call enable_tenant_isolation('features');

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
call enable_tenant_isolation('feature_values');

create table product_features (
  shop_id int not null,
  product_id int not null,
  value_id int not null,
  primary key (shop_id, product_id, value_id),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, value_id) references feature_values
);
create index on product_features (shop_id, value_id);
call enable_tenant_isolation('product_features');

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
call enable_tenant_isolation('variant_features');

-- Chosen by the shop; shown before suggestions that are computed from sales.
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
call enable_tenant_isolation('related_products');

-- Quantities sold per day.
create table sales (
  shop_id int not null,
  product_id int not null,
  day date not null,
  quantity int not null check (quantity > 0),
  primary key (shop_id, product_id, day),
  foreign key (shop_id, product_id) references products on delete cascade
);
call enable_tenant_isolation('sales');

-- The number of orders that contain both products.
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
call enable_tenant_isolation('bought_together');

-- Prices (../sql/prices.sql)

create table tiers (
  shop_id int not null,
  product_id int not null,
  variant_id int not null,
  -- The quantity from which the price applies. A tier of 1 is the variant's own unit price; without it the product's price applies.
  quantity int not null check (quantity > 0),
  price_net int not null check (price_net >= 0),
  primary key (shop_id, variant_id, quantity),
  foreign key (shop_id, product_id, variant_id) references variants (shop_id, product_id, id) on delete cascade
);
create index on tiers (shop_id, product_id);
call enable_tenant_isolation('tiers');

-- A lower price for a period: of the product, or of one tier of one variant.
create table promotions (
  shop_id int not null,
  id int not null,
  product_id int not null,
  variant_id int,
  quantity int,
  price_net int not null check (price_net >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, product_id, variant_id) references variants (shop_id, product_id, id) on delete cascade,
  foreign key (shop_id, variant_id, quantity) references tiers on delete cascade,
  check ((variant_id is null) = (quantity is null)),
  check (ends_at > starts_at)
);
create index on promotions (shop_id, product_id);
create index on promotions (shop_id, starts_at);
create index on promotions (shop_id, ends_at);
call enable_tenant_isolation('promotions');

-- The history of unit prices (directive 98/6/EC, article 6a), written by triggers only: rows without a variant are the product's price, rows
-- with a promotion are that promotion's. Promotions that have not begun are rows in the future.
create table price_intervals (
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  product_id int not null,
  variant_id int,
  promotion_id int,
  price_net int not null,
  valid_from timestamptz not null,
  valid_to timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, product_id, variant_id) references variants (shop_id, product_id, id) on delete cascade,
  check (valid_to > valid_from)
);
create index on price_intervals (shop_id, product_id);
call enable_tenant_isolation('price_intervals');

-- Search (../sql/search.sql)

-- An inverted index: the stems of each product's texts.
create table search_words (
  shop_id int not null,
  language text not null,
  word text not null,
  product_id int not null,
  -- How much the texts that contain the word say about the product.
  weight real not null,
  primary key (shop_id, language, word, product_id),
  foreign key (shop_id, product_id) references products on delete cascade
);
create index on search_words (shop_id, product_id);
call enable_tenant_isolation('search_words');

-- Each stem once: what the words of a query are compared with.
create table search_vocabulary (
  shop_id int not null references shops on delete cascade,
  language text not null,
  word text not null,
  primary key (shop_id, language, word)
);
create index on search_vocabulary using gin (word gin_trgm_ops);
-- Prefixes within one shop. Stems consist of ASCII letters and digits, so every stem with a prefix sorts between it and the prefix with a tilde.
create index on search_vocabulary (shop_id, language, word collate "C");
call enable_tenant_isolation('search_vocabulary');

-- Customers, sessions and carts

create table customers (
  shop_id int not null references shops on delete cascade,
  id int not null,
  email text not null,
  -- The key of an account: letter case does not count.
  email_key text not null generated always as (lower(email)) stored,
  -- Argon2id in its encoded form.
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  company text,
  -- In upper case without spaces, dots and hyphens; a Polish NIP without PL.
  nip text,
  phone text,
  language text not null check (language in ('en', 'pl')),
  email_confirmed_at timestamptz,
  -- Companies that the shop allows to pay by deferred invoice.
  deferred_payment_approved_at timestamptz,
  consents jsonb not null default '[]',
  created_at timestamptz not null default clock(),
  primary key (shop_id, id),
  unique (shop_id, email_key)
);
call enable_tenant_isolation('customers');

-- Single-use links sent by e-mail, as SHA-256 of their tokens.
create table customer_links (
  shop_id int not null,
  hash text not null,
  customer_id int not null,
  purpose text not null check (purpose in ('confirm', 'reset')),
  expires_at timestamptz not null,
  primary key (shop_id, hash),
  foreign key (shop_id, customer_id) references customers on delete cascade
);
create index on customer_links (shop_id, customer_id);
call enable_tenant_isolation('customer_links');

-- Devices that a customer logged in from: each has a budget of failed attempts of its own, whatever others try on the account.
create table customer_devices (
  shop_id int not null,
  -- SHA-256 of the device token.
  hash text not null,
  customer_id int not null,
  created_at timestamptz not null default clock(),
  expires_at timestamptz not null,
  primary key (shop_id, hash),
  foreign key (shop_id, customer_id) references customers on delete cascade
);
create index on customer_devices (shop_id, customer_id, expires_at);
call enable_tenant_isolation('customer_devices');

-- A customer's personal price of a variant, which replaces the list price.
create table customer_prices (
  shop_id int not null,
  customer_id int not null,
  variant_id int not null,
  product_id int not null,
  price_net int not null check (price_net >= 0),
  changed_at timestamptz not null default clock(),
  primary key (shop_id, customer_id, variant_id),
  foreign key (shop_id, customer_id) references customers on delete cascade,
  foreign key (shop_id, product_id, variant_id) references variants (shop_id, product_id, id) on delete cascade
);
call enable_tenant_isolation('customer_prices');

create table addresses (
  shop_id int not null,
  customer_id int not null,
  id int not null,
  -- As in the contract.
  address jsonb not null,
  is_default_billing boolean not null default false,
  is_default_delivery boolean not null default false,
  created_at timestamptz not null default clock(),
  primary key (shop_id, customer_id, id),
  foreign key (shop_id, customer_id) references customers on delete cascade
);
create unique index one_default_billing on addresses (shop_id, customer_id) where is_default_billing;
create unique index one_default_delivery on addresses (shop_id, customer_id) where is_default_delivery;
call enable_tenant_isolation('addresses');

create table favourites (
  shop_id int not null,
  customer_id int not null,
  product_id int not null,
  added_at timestamptz not null default clock(),
  primary key (shop_id, customer_id, product_id),
  foreign key (shop_id, customer_id) references customers on delete cascade,
  foreign key (shop_id, product_id) references products on delete cascade
);
create index on favourites (shop_id, product_id);
call enable_tenant_isolation('favourites');

-- Tokens are stored as SHA-256 only.
create table sessions (
  shop_id int not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Null for a visitor who is not logged in.
  customer_id int,
  -- Combined with a refresh token to derive its successors: neither that token nor this row is enough.
  derivation_secret text not null,
  created_at timestamptz not null default clock(),
  -- When the last of its refresh tokens expires.
  expires_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers on delete cascade
);
create index on sessions (shop_id, expires_at);
create index on sessions (shop_id, customer_id) where customer_id is not null;
call enable_tenant_isolation('sessions');

-- One row per rotation of the tokens (RFC 9700, 4.14.2). Rotated rows stay, so that reuse of a refresh token is detected.
create table session_tokens (
  shop_id int not null,
  refresh_hash text not null,
  session_id uuid not null,
  csrf_hash text not null,
  access_hash text not null,
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz not null,
  rotated_at timestamptz,
  primary key (shop_id, refresh_hash),
  unique (shop_id, access_hash),
  foreign key (shop_id, session_id) references sessions on delete cascade
);
create index on session_tokens (shop_id, session_id);
call enable_tenant_isolation('session_tokens');

-- Accounts whose e-mail address is not confirmed yet; they are no customers, so that a login reveals nothing about them. An address may be
-- registered more than once: confirmation takes the link and the password of one registration.
create table registrations (
  shop_id int not null references shops on delete cascade,
  -- SHA-256 of the token in the e-mail.
  hash text not null,
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  company text,
  nip text,
  phone text,
  language text not null check (language in ('en', 'pl')),
  consents jsonb not null default '[]',
  -- The visitor who registered: orders of this session and of this e-mail address join the account when it is confirmed.
  session_id uuid,
  created_at timestamptz not null default clock(),
  expires_at timestamptz not null,
  primary key (shop_id, hash),
  foreign key (shop_id, session_id) references sessions on delete set null (session_id)
);
create index on registrations (shop_id, email_key);
create index on registrations (shop_id, session_id) where session_id is not null;
call enable_tenant_isolation('registrations');

-- Responses to POST requests with an idempotency key. A row without one is of a call in progress that runs in transactions of its own.
create table idempotency_keys (
  shop_id int not null references shops on delete cascade,
  -- The session, or without one an HMAC of the visitor's address with the key of the request.
  caller text not null,
  -- SHA-256 of the key.
  key text not null,
  -- The session that the row is deleted with; null for calls that may outlive it.
  session_id uuid,
  -- HMAC of method, path, query and body with the key.
  request_hash text not null,
  response text,
  created_at timestamptz not null default clock(),
  primary key (shop_id, caller, key),
  foreign key (shop_id, session_id) references sessions on delete cascade
);
create index on idempotency_keys (shop_id, session_id) where session_id is not null;
create index idempotency_keys_by_age on idempotency_keys (created_at);
call enable_tenant_isolation('idempotency_keys');

create table discount_codes (
  shop_id int not null references shops on delete cascade,
  id int not null,
  code text not null check (code = upper(code) and code <> ''),
  discount_type text not null check (discount_type in ('percentage', 'fixed')),
  -- Hundredths of a percent, or grosz net.
  value int not null check (value > 0 and (discount_type = 'fixed' or value <= 10000)),
  -- The net value of the products from which it applies.
  min_order_value int not null default 0 check (min_order_value >= 0),
  valid_from timestamptz,
  valid_to timestamptz,
  max_uses int check (max_uses > 0),
  uses int not null default 0 check (uses >= 0 and uses <= max_uses),
  primary key (shop_id, id),
  unique (shop_id, code)
);
call enable_tenant_isolation('discount_codes');

create table gifts (
  shop_id int not null references shops on delete cascade,
  id int not null,
  position int not null,
  name jsonb not null,
  description jsonb not null default '{}',
  picture_id int,
  -- The net value of the products from which it may be chosen.
  min_order_value int not null check (min_order_value >= 0),
  stock_on_hand int not null check (stock_on_hand >= 0),
  is_active boolean not null default true,
  primary key (shop_id, id),
  foreign key (shop_id, picture_id) references pictures
);
call enable_tenant_isolation('gifts');

-- A cart belongs to a session or to a customer.
create table carts (
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  session_id uuid,
  customer_id int,
  -- Incremented by every change.
  revision int not null default 1,
  currency text not null default 'PLN',
  -- Ids of entries of the configuration scopes delivery and payment.
  delivery_id int,
  payment_id int,
  -- The destination before there is an address: ISO 3166-1 alpha-2.
  delivery_country text check (delivery_country ~ '^[A-Z]{2}$'),
  discount_id int,
  gift_id int,
  reward_regulations_accepted boolean not null default false,
  enable_delivery_address boolean not null default false,
  delivery_address_id int,
  billing_address_id int,
  customer_order_number text,
  -- Lines that were reduced to the stock on hand when two carts were merged; reported until the cart changes.
  stock_limited_lines jsonb not null default '[]',
  created_at timestamptz not null default clock(),
  -- When it became an order.
  closed_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, session_id) references sessions on delete cascade,
  foreign key (shop_id, customer_id) references customers on delete cascade,
  foreign key (shop_id, discount_id) references discount_codes on delete set null (discount_id),
  foreign key (shop_id, gift_id) references gifts on delete set null (gift_id),
  check (num_nonnulls(session_id, customer_id) = 1)
);
create unique index one_open_cart on carts (shop_id, session_id) where closed_at is null;
create unique index one_open_cart_of_customer on carts (shop_id, customer_id) where closed_at is null;
call enable_tenant_isolation('carts');

create table cart_lines (
  shop_id int not null,
  cart_id uuid not null,
  variant_id int not null,
  product_id int not null,
  quantity int not null check (quantity > 0),
  added_at timestamptz not null default clock(),
  primary key (shop_id, cart_id, variant_id),
  foreign key (shop_id, cart_id) references carts on delete cascade,
  foreign key (shop_id, product_id, variant_id) references variants (shop_id, product_id, id) on delete cascade
);
create index on cart_lines (shop_id, product_id);
call enable_tenant_isolation('cart_lines');

-- Rate limits across shops. The columns are rate-limiter-flexible's.
create table rate_limits (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);

-- Orders. An order is a snapshot: it refers to nothing that may change.

create table orders (
  shop_id int not null references shops on delete cascade,
  -- 128 random bits: the order's id everywhere.
  uid text not null check (uid ~ '^[0-9a-f]{32}$'),
  number text not null,
  is_test boolean not null,
  status text not null default 'new' check (status in ('new', 'confirmed', 'paid', 'packed', 'sent', 'delivered', 'cancelled')),
  is_paid boolean not null default false,
  -- The session and the customer that placed it.
  session_id uuid,
  customer_id int,
  language text not null check (language in ('en', 'pl')),
  created_at timestamptz not null default clock(),
  email text not null,
  phone text not null,
  billing_address jsonb not null,
  delivery_address jsonb,
  customer_order_number text,
  note text,
  currency text not null,
  -- PLN for one unit of the currency, as a decimal; null in PLN.
  rate text,
  -- Minor units of the currency.
  total_net bigint not null,
  total_gross bigint not null,
  totals jsonb not null,
  weight numeric(14, 5) not null,
  delivery jsonb not null,
  payment jsonb not null,
  -- When an unpaid order is cancelled; null where nothing is paid in advance.
  payment_expires_at timestamptz,
  -- When payment first began at an online provider.
  payment_begun_at timestamptz,
  -- HMAC of the network that it was placed from; removed when the order is no longer open, at the latest after 30 days.
  network_key text,
  -- Null where the shop cancelled it.
  cancel_reason text check (cancel_reason in ('unpaid')),
  discount_id int,
  discount_code text,
  gift_id int,
  gift jsonb,
  consents jsonb not null,
  -- Reserves stock without payment: until it is paid, packed or cancelled, and where it is paid on delivery or collection until the shop confirms
  -- it. A deferred invoice goes to an approved company and is not counted.
  is_open boolean not null generated always as (
    not is_paid and payment ->> 'code' <> 'deferred_invoice'
    and (status = 'new' or (status = 'confirmed' and payment ->> 'code' not in ('cash_on_delivery', 'pay_on_collection')))
  ) stored,
  primary key (shop_id, uid),
  unique (shop_id, number),
  foreign key (shop_id, session_id) references sessions on delete set null (session_id),
  foreign key (shop_id, customer_id) references customers on delete set null (customer_id)
);
create index on orders (shop_id, created_at);
create index on orders (shop_id, customer_id, created_at) where customer_id is not null;
-- Guest orders that join an account.
create index on orders (shop_id, lower(email)) where customer_id is null;
create index open_orders_by_email on orders (shop_id, lower(email)) where is_open and customer_id is null;
create index open_orders_by_customer on orders (shop_id, customer_id) where is_open;
create index open_orders_by_network on orders (shop_id, network_key) where is_open;
create index open_orders_due on orders (payment_expires_at, shop_id, uid) where is_open and payment_expires_at is not null;
create index orders_with_network on orders (created_at) where network_key is not null;
call enable_tenant_isolation('orders');

create table order_lines (
  shop_id int not null,
  order_uid text not null,
  position int not null,
  -- Without foreign keys: the product may be deleted.
  product_id int not null,
  variant_id int not null,
  quantity int not null check (quantity > 0),
  -- The line as in the contract.
  line jsonb not null,
  primary key (shop_id, order_uid, position),
  foreign key (shop_id, order_uid) references orders on delete cascade
);
call enable_tenant_isolation('order_lines');

create table order_events (
  shop_id int not null,
  order_uid text not null,
  position int not null,
  status text not null,
  at timestamptz not null default clock(),
  primary key (shop_id, order_uid, position),
  foreign key (shop_id, order_uid) references orders on delete cascade
);
call enable_tenant_isolation('order_events');

-- The last order number per year and kind. Gapless: it is incremented in the order's own transaction.
create table order_counters (
  shop_id int not null references shops on delete cascade,
  series text not null,
  last int not null,
  primary key (shop_id, series)
);
call enable_tenant_isolation('order_counters');

-- Webhook events of payment providers by the provider's id, so that a replay is detected.
create table payment_events (
  shop_id int not null,
  provider text not null,
  event_id text not null,
  order_uid text not null,
  at timestamptz not null default clock(),
  -- The provider's id of the payment, which several events may report.
  payment_id text,
  -- Minor units of the currency.
  amount bigint,
  currency text,
  -- Money that the order could not accept and that is to be refunded.
  refund_due boolean not null default false,
  refunded_at timestamptz,
  primary key (shop_id, provider, event_id),
  foreign key (shop_id, order_uid) references orders on delete cascade
);
create unique index payment_once on payment_events (shop_id, provider, payment_id);
create index refunds_due on payment_events (shop_id, at) where refund_due and refunded_at is null;
call enable_tenant_isolation('payment_events');

-- Withdrawals and complaints about an order.
create table order_claims (
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  order_uid text not null,
  kind text not null check (kind in ('withdrawal', 'complaint')),
  created_at timestamptz not null default clock(),
  language text not null check (language in ('en', 'pl')),
  name text not null,
  email text not null,
  -- Name, symbol and quantity of the lines concerned, as they were ordered.
  lines jsonb not null,
  text text,
  -- Of a complaint.
  remedy text check (remedy in ('repair', 'replacement', 'price_reduction', 'refund')),
  primary key (shop_id, id),
  foreign key (shop_id, order_uid) references orders on delete cascade
);
create index on order_claims (shop_id, order_uid);
create index order_claims_by_age on order_claims (created_at);
call enable_tenant_isolation('order_claims');

-- Outgoing e-mails: written in the transaction that causes them, sent at least once, with the id as their Message-ID.
create table mails (
  shop_id int not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  language text not null,
  -- Input of the template.
  data jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'given_up')),
  attempts int not null default 0,
  next_attempt_at timestamptz not null default clock(),
  last_error text,
  created_at timestamptz not null default clock(),
  sent_at timestamptz,
  primary key (shop_id, id)
);
create index mails_due on mails (next_attempt_at) where state = 'waiting';
-- The next e-mail of each shop in turn.
create index mails_waiting on mails (shop_id, next_attempt_at) where state = 'waiting';
create index mails_by_age on mails (coalesce(sent_at, created_at)) where state <> 'waiting';
-- By the id without its shop, which is the name of an e-mail's file.
create unique index mails_by_id on mails (id);
create index mails_by_recipient on mails (shop_id, lower(recipient));
create index mails_by_order on mails (shop_id, (data ->> 'uid'));
call enable_tenant_isolation('mails');

-- Content

-- Pages such as the terms of sale: the newest version whose date has come is in force, older ones stay for customers who accepted them.
create table content_pages (
  shop_id int not null references shops on delete cascade,
  key text not null check (key ~ '^[a-z0-9-]+$'),
  version text not null,
  valid_from timestamptz not null,
  title jsonb not null,
  -- Markdown
  body jsonb not null,
  seo_title jsonb not null default '{}',
  seo_description jsonb not null default '{}',
  primary key (shop_id, key, version)
);
call enable_tenant_isolation('content_pages');

-- Files to download, stored in the data folder under the hash of their bytes.
create table documents (
  shop_id int not null references shops on delete cascade,
  id int not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  -- The name under which a browser saves it.
  file_name text not null check (file_name ~ '^[a-z0-9-]+\.pdf$'),
  bytes int not null,
  pages int not null,
  primary key (shop_id, id),
  unique (shop_id, hash)
);
call enable_tenant_isolation('documents');

-- News, careers, catalogues, vending machines, distribution points: the fields of each kind are in `record` and are checked when it is saved.
create table content_records (
  shop_id int not null references shops on delete cascade,
  kind text not null check (kind in ('article', 'career', 'catalog', 'vending_machine', 'distribution_point')),
  id int not null,
  position int not null,
  -- Null for kinds without a page of their own.
  slug jsonb,
  slug_en text generated always as (slug ->> 'en') stored,
  slug_pl text generated always as (slug ->> 'pl') stored,
  -- The period in which it is shown.
  published_at timestamptz not null default clock(),
  valid_until timestamptz,
  picture_id int,
  document_id int,
  record jsonb not null,
  primary key (shop_id, kind, id),
  unique (shop_id, kind, slug_en),
  unique (shop_id, kind, slug_pl),
  foreign key (shop_id, picture_id) references pictures,
  foreign key (shop_id, document_id) references documents
);
create index on content_records (shop_id, published_at);
create index on content_records (shop_id, valid_until);
call enable_tenant_isolation('content_records');

create table data_sheets (
  shop_id int not null,
  id int not null,
  product_id int not null,
  document_id int not null,
  title jsonb not null,
  primary key (shop_id, id),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, document_id) references documents
);
create index on data_sheets (shop_id, product_id);
call enable_tenant_isolation('data_sheets');

create table contact_messages (
  shop_id int not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default clock(),
  language text not null check (language in ('en', 'pl')),
  name text not null,
  email text not null,
  phone text,
  subject text,
  text text not null,
  -- The name at that time of what the message is about.
  about text,
  primary key (shop_id, id)
);
call enable_tenant_isolation('contact_messages');

-- The CV is stored in the row: the same policy protects both, and both are deleted together.
create table career_applications (
  shop_id int not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default clock(),
  language text not null check (language in ('en', 'pl')),
  -- The title at that time of the position; null for an unsolicited application.
  career text,
  name text not null,
  email text not null,
  phone text,
  message text,
  cv_name text not null,
  cv bytea not null,
  primary key (shop_id, id)
);
call enable_tenant_isolation('career_applications');

-- The login role of requests in this database (../sql/request-role.sql): only the owner may read its password.
create table request_role (
  role name primary key,
  password text not null
);
