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
