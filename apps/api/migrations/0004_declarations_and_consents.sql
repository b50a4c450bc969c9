-- The buyer, a company, declared that the purchase has no professional character for them.
alter table order_claims add column as_consumer boolean not null default false;
-- A short-lived reference to an order, issued after a lookup by number and e-mail: with it the order can be withdrawn from, and its page shows neither name nor address (record 059).
create table order_references (
  shop_id int not null,
  -- SHA-256 of the reference.
  hash text not null,
  order_uid text not null,
  expires_at timestamptz not null,
  primary key (shop_id, hash),
  foreign key (shop_id, order_uid) references orders on delete cascade
);
create index on order_references (shop_id, order_uid);
create index order_references_by_expiry on order_references (expires_at);
call enable_tenant_isolation('order_references');
-- Consent to the use of the application in later recruitments.
alter table career_applications add column future_recruitments boolean not null default false;
