-- What was ordered, and what belongs to an order: consents' texts, mails, payments. Orders are snapshots: they refer to nothing that may change.

-- Pages of a shop's content, such as its regulations: the newest version whose day has come is in force, older ones stay for who accepted them.
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
call protect_table('content_pages');

create table orders (
  shop_id int not null references shops on delete cascade,
  -- 128 random bits: the order's id everywhere.
  uid text not null check (uid ~ '^[0-9a-f]{32}$'),
  number text not null,
  is_test boolean not null,
  status text not null default 'new' check (status in ('new', 'confirmed', 'paid', 'packed', 'sent', 'delivered', 'cancelled')),
  is_paid boolean not null default false,
  -- Who placed it.
  session_id uuid,
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
  discount_id int,
  discount_code text,
  gift_id int,
  gift jsonb,
  consents jsonb not null,
  primary key (shop_id, uid),
  unique (shop_id, number),
  foreign key (shop_id, session_id) references sessions on delete set null (session_id)
);
create index on orders (shop_id, created_at);
call protect_table('orders');

create table order_lines (
  shop_id int not null,
  order_uid text not null,
  position int not null,
  -- As they were; the product may be gone.
  product_id int not null,
  variant_id int not null,
  items int not null check (items > 0),
  -- The line as the contract tells it.
  line jsonb not null,
  primary key (shop_id, order_uid, position),
  foreign key (shop_id, order_uid) references orders on delete cascade
);
call protect_table('order_lines');

create table order_events (
  shop_id int not null,
  order_uid text not null,
  position int not null,
  status text not null,
  at timestamptz not null default clock(),
  primary key (shop_id, order_uid, position),
  foreign key (shop_id, order_uid) references orders on delete cascade
);
call protect_table('order_events');

-- The last number given, by year and kind: without a gap, since it is counted in the order's own transaction.
create table order_counters (
  shop_id int not null references shops on delete cascade,
  series text not null,
  last int not null,
  primary key (shop_id, series)
);
call protect_table('order_counters');

-- Mails to send: written in the transaction that asks for them, sent at least once, with the id as their stable Message-ID.
create table mails (
  shop_id int not null references shops on delete cascade,
  id uuid not null default gen_random_uuid(),
  kind text not null,
  recipient text not null,
  language text not null,
  -- What the text is made from.
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
call protect_table('mails');

-- What an online provider told, by its own id: a replay finds it here.
create table payment_events (
  shop_id int not null,
  provider text not null,
  event_id text not null,
  order_uid text not null,
  at timestamptz not null default clock(),
  primary key (shop_id, provider, event_id),
  foreign key (shop_id, order_uid) references orders on delete cascade
);
call protect_table('payment_events');

-- Keys of a shop at its providers: never part of any answer, which is why they are no configuration.
create table shop_secrets (
  shop_id int not null references shops on delete cascade,
  name text not null,
  value text not null,
  primary key (shop_id, name)
);
call protect_table('shop_secrets');
