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

-- A product is sold at a VAT rate that its shop has enabled (configuration scope vat_tax). Judged where products are written: a rate that is
-- disabled later stays with the products that have it.
create function check_vat_rate() returns trigger language plpgsql as $$
declare
  wrong record;
begin
  select shop_id, id, vat_percent into wrong from written
  where not exists (
    select from configuration rate
    where rate.shop_id = written.shop_id and rate.scope = 'vat_tax' and rate.enabled and (rate.entry ->> 'percent')::numeric = written.vat_percent)
  limit 1;
  if found then
    raise check_violation using constraint = 'products_vat_rate', table = 'products',
      message = format('shop %s has no enabled VAT rate of %s percent (product %s)', wrong.shop_id, wrong.vat_percent, wrong.id);
  end if;
  return null;
end $$;
create trigger vat_rate_of_new after insert on products referencing new table as written for each statement execute function check_vat_rate();

create function check_changed_vat_rate() returns trigger language plpgsql as $$
begin
  if new.vat_percent is distinct from old.vat_percent and not exists (
    select from configuration rate
    where rate.shop_id = new.shop_id and rate.scope = 'vat_tax' and rate.enabled and (rate.entry ->> 'percent')::numeric = new.vat_percent)
  then
    raise check_violation using constraint = 'products_vat_rate', table = 'products',
      message = format('shop %s has no enabled VAT rate of %s percent (product %s)', new.shop_id, new.vat_percent, new.id);
  end if;
  return null;
end $$;
create trigger vat_rate_of_changed after update of vat_percent on products for each row execute function check_changed_vat_rate();
