-- Discount codes that staff make: switched off without being deleted, limited per customer, and made as a series.
alter table discount_codes
  add column enabled boolean not null default true,
  -- Of one customer, or of one e-mail address without an account; null: no limit.
  add column max_uses_per_customer int check (max_uses_per_customer > 0),
  -- The name under which several were made at once.
  add column series text check (series <> '');
create index on discount_codes (shop_id, series) where series is not null;
-- The uses of a code by one customer are counted.
create index on orders (shop_id, discount_id) where discount_id is not null;
-- A code that is deleted leaves carts.
create index on carts (shop_id, discount_id) where discount_id is not null;
