-- Who comes, and what they have in their cart. Tokens are kept as SHA-256 only.

create table sessions (
  shop_id int not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- Mixed into the tokens that follow a refresh token: neither that token nor this row alone tells them.
  seed text not null,
  created_at timestamptz not null default clock(),
  -- When the last of its refresh tokens passes.
  expires_at timestamptz not null,
  primary key (shop_id, id)
);
create index on sessions (shop_id, expires_at);
call protect_table('sessions');

-- One row for each time the tokens changed. A spent one stays, so that its reuse is noticed.
create table session_tokens (
  shop_id int not null,
  refresh_hash text not null,
  session_id uuid not null,
  csrf_hash text not null,
  access_hash text not null,
  access_expires_at timestamptz not null,
  refresh_expires_at timestamptz not null,
  spent_at timestamptz,
  primary key (shop_id, refresh_hash),
  unique (shop_id, access_hash),
  foreign key (shop_id, session_id) references sessions on delete cascade
);
create index on session_tokens (shop_id, session_id);
call protect_table('session_tokens');

-- What a POST with this key was answered, so that sending it again changes nothing.
create table idempotency_keys (
  shop_id int not null,
  session_id uuid not null,
  key text not null,
  -- SHA-256 of method, path and body.
  request_hash text not null,
  answer text,
  created_at timestamptz not null default clock(),
  primary key (shop_id, session_id, key),
  foreign key (shop_id, session_id) references sessions on delete cascade
);
call protect_table('idempotency_keys');

create table discount_codes (
  shop_id int not null references shops on delete cascade,
  id int not null,
  code text not null check (code = upper(code) and code <> ''),
  discount_type text not null check (discount_type in ('percentage', 'fixed')),
  -- Hundredths of a percent, or grosz net.
  value int not null check (value > 0 and (discount_type = 'fixed' or value <= 10000)),
  -- Products net from which it applies, grosz.
  min_order_value int not null default 0 check (min_order_value >= 0),
  valid_from timestamptz,
  valid_to timestamptz,
  max_uses int check (max_uses > 0),
  uses int not null default 0 check (uses >= 0 and uses <= max_uses),
  primary key (shop_id, id),
  unique (shop_id, code)
);
call protect_table('discount_codes');

create table gifts (
  shop_id int not null references shops on delete cascade,
  id int not null,
  position int not null,
  name jsonb not null,
  description jsonb not null default '{}',
  picture_id int,
  -- Products net from which it may be chosen, grosz.
  min_order_value int not null check (min_order_value >= 0),
  items int not null check (items >= 0),
  is_active boolean not null default true,
  primary key (shop_id, id),
  foreign key (shop_id, picture_id) references pictures
);
call protect_table('gifts');

create table carts (
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  session_id uuid not null,
  -- Grows with every change.
  revision int not null default 1,
  currency text not null default 'PLN',
  -- Ids of entries of the configuration scopes delivery and payment.
  delivery_id int,
  payment_id int,
  discount_id int,
  gift_id int,
  reward_regulations_accepted boolean not null default false,
  enable_delivery_address boolean not null default false,
  delivery_address_id int,
  billing_address_id int,
  customer_order_number text,
  created_at timestamptz not null default clock(),
  -- When it became an order.
  closed_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, session_id) references sessions on delete cascade,
  foreign key (shop_id, discount_id) references discount_codes on delete set null (discount_id),
  foreign key (shop_id, gift_id) references gifts on delete set null (gift_id)
);
create unique index one_open_cart on carts (shop_id, session_id) where closed_at is null;
call protect_table('carts');

create table cart_lines (
  shop_id int not null,
  cart_id uuid not null,
  variant_id int not null,
  product_id int not null,
  items int not null check (items > 0),
  added_at timestamptz not null default clock(),
  primary key (shop_id, cart_id, variant_id),
  foreign key (shop_id, cart_id) references carts on delete cascade,
  foreign key (shop_id, product_id, variant_id) references variants (shop_id, product_id, id) on delete cascade
);
create index on cart_lines (shop_id, product_id);
call protect_table('cart_lines');

-- Outside of shops: how often an address has tried what may not be tried often. Its columns are rate-limiter-flexible's.
create table rate_limits (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);
