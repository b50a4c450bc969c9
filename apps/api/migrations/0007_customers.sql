-- Who has an account, and what is theirs.

create table customers (
  shop_id int not null references shops on delete cascade,
  id int not null,
  email text not null,
  -- By which an account is found: letter case does not count.
  email_key text not null generated always as (lower(email)) stored,
  -- Argon2id, as its own string.
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  company text,
  nip text,
  phone text,
  language text not null check (language in ('en', 'pl')),
  email_confirmed_at timestamptz,
  consents jsonb not null default '[]',
  created_at timestamptz not null default clock(),
  primary key (shop_id, id),
  unique (shop_id, email_key)
);
call protect_table('customers');

-- Links that were mailed, as hashes; each works once.
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
call protect_table('customer_links');

-- What one customer pays for a variant, whatever the list says.
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
call protect_table('customer_prices');

-- A session of somebody who logged in.
alter table sessions add customer_id int;
alter table sessions add foreign key (shop_id, customer_id) references customers on delete cascade;
create index on sessions (shop_id, customer_id) where customer_id is not null;

-- A cart is a visitor's, by session, or a customer's.
alter table carts alter session_id drop not null;
alter table carts add customer_id int;
alter table carts add foreign key (shop_id, customer_id) references customers on delete cascade;
alter table carts add check (num_nonnulls(session_id, customer_id) = 1);
-- Lines that two carts together had more of than there is; told until the cart is changed.
alter table carts add capped jsonb not null default '[]';
create unique index one_open_cart_of_customer on carts (shop_id, customer_id) where closed_at is null;

alter table orders add customer_id int;
alter table orders add foreign key (shop_id, customer_id) references customers on delete set null (customer_id);
create index on orders (shop_id, customer_id, created_at) where customer_id is not null;
