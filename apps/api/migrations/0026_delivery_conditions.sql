-- Deliveries and payments are for some countries; paying on collection is paying in cash.

-- Where a cart goes before there is an address: ISO 3166-1 alpha-2.
alter table carts add delivery_country text check (delivery_country ~ '^[A-Z]{2}$');

-- As in 0023: an order that is paid when the goods change hands holds stock unpaid until the shop confirms it, also where it is collected.
drop index open_orders_by_email, open_orders_by_customer, open_orders_by_network, open_orders_due;
alter table orders drop is_open;
alter table orders add is_open boolean not null generated always as (
  not is_paid and payment ->> 'code' <> 'deferred_invoice'
  and (status = 'new' or (status = 'confirmed' and payment ->> 'code' not in ('cash_on_delivery', 'pay_on_collection')))
) stored;
create index open_orders_by_email on orders (shop_id, lower(email)) where is_open and customer_id is null;
create index open_orders_by_customer on orders (shop_id, customer_id) where is_open;
create index open_orders_by_network on orders (shop_id, network_key) where is_open;
create index open_orders_due on orders (payment_expires_at, shop_id, uid) where is_open and payment_expires_at is not null;
