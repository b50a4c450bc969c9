-- Drafts of counts and corrections of stock, and of webhooks (record 091).
alter table drafts drop constraint drafts_area_check;
alter table drafts
  add constraint drafts_area_check
    check (area in ('settings', 'money_settings', 'orders', 'shipments', 'inbox', 'customers', 'stock', 'webhooks')),
  -- The list of stock, and a webhook that is new, are always there.
  add column variant_id int generated always as (case when area = 'stock' and subject <> 'list' then subject::int end) stored,
  add column webhook_id uuid generated always as (case when area = 'webhooks' and subject <> 'new' then subject::uuid end) stored,
  add foreign key (shop_id, variant_id) references variants on delete cascade,
  add foreign key (shop_id, webhook_id) references webhook_endpoints on delete cascade;
create index on drafts (shop_id, variant_id);
create index on drafts (shop_id, webhook_id);

-- Cash at the door, or at the counter, of an order that was delivered: whoever delivered it has the money, even before it is recorded. The planner
-- puts the body in place of the call, so that the index serves it: row-level security lets no other function through.
create function paid_at_the_door(status text, payment_code text) returns boolean language sql immutable
return status = 'delivered' and payment_code in ('cash_on_delivery', 'pay_on_collection');
drop index cash_outstanding;
create index cash_outstanding on orders (shop_id, created_at, uid) where not is_paid and paid_at_the_door(status, payment_code);
