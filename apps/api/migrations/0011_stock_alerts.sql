-- The day on which a sold-out variant is expected; one that is over is not shown (record 069).
alter table variants add column expected_at date;
-- Requests for an e-mail when a variant is back in stock: unconfirmed until the link in the first e-mail was used, deleted by the e-mail that they
-- are for (record 069).
create table stock_alerts (
  shop_id int not null,
  -- SHA-256 of the token that confirms it.
  hash text not null,
  product_id int not null,
  variant_id int not null,
  email text not null,
  email_key text not null generated always as (lower(email)) stored,
  -- SHA-256 of the token that ends all alerts of the e-mail address.
  unsubscribe_hash text not null,
  language text not null check (language in ('en', 'pl')),
  created_at timestamptz not null default clock(),
  confirmed_at timestamptz,
  expires_at timestamptz not null,
  primary key (shop_id, hash),
  foreign key (shop_id, product_id, variant_id) references variants (shop_id, product_id, id) on delete cascade
);
create unique index one_confirmed_stock_alert on stock_alerts (shop_id, variant_id, email_key) where confirmed_at is not null;
create index on stock_alerts (shop_id, product_id, variant_id);
create index on stock_alerts (shop_id, email_key);
create index on stock_alerts (shop_id, unsubscribe_hash);
create index stock_alerts_by_expiry on stock_alerts (expires_at);
call enable_tenant_isolation('stock_alerts');
