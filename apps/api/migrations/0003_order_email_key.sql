-- Letter case does not count. A column, because row-level security keeps `lower(email)` from an index: the function is not leakproof.
alter table orders add column email_key text not null generated always as (lower(email)) stored;
drop index orders_shop_id_lower_idx, open_orders_by_email;
-- Guest orders that join an account.
create index on orders (shop_id, email_key) where customer_id is null;
create index open_orders_by_email on orders (shop_id, email_key) where is_open and customer_id is null;
