-- Products made and changed in the back office (record 094).

-- The last id of a kind of things. Ids of deleted ones are not used again: undo may bring them back, and prices and orders name them.
create table id_counters (
  shop_id int not null references shops on delete cascade,
  kind text not null,
  last int not null,
  primary key (shop_id, kind)
);
call enable_tenant_isolation('id_counters');

-- A new variant has no stock until a movement brings it.
alter table variants alter column stock_on_hand set default 0;

-- Whether a product or a variant was ordered.
create index on order_lines (shop_id, product_id, variant_id);

-- A price that was public stays where its product is deleted, since the deletion can be undone.
alter table price_intervals
  drop constraint price_intervals_shop_id_product_id_fkey,
  drop constraint price_intervals_shop_id_product_id_variant_id_fkey,
  add foreign key (shop_id) references shops on delete cascade;

-- Variants may exchange their symbols in one statement, and an undo in several.
alter table variants drop constraint variants_shop_id_symbol_key,
  add constraint variants_shop_id_symbol_key unique (shop_id, symbol) deferrable;

-- Drafts of the form of a product; a new one is deleted with its author alone.
alter table drafts drop constraint drafts_area_check,
  add constraint drafts_area_check check (area in ('settings', 'money_settings', 'orders', 'shipments', 'inbox', 'customers', 'products', 'stock', 'webhooks')),
  add column product_id int generated always as (case when area = 'products' and subject <> 'new' then subject::int end) stored,
  add foreign key (shop_id, product_id) references products on delete cascade;
create index on drafts (shop_id, product_id);

-- What the catalogue lacks.
create index variants_without_ean on variants (shop_id, product_id) where ean is null;
create index products_without_english on products (shop_id, id)
  where coalesce(name ->> 'en', '') = '' or coalesce(description ->> 'en', '') = '';
create index products_without_polish on products (shop_id, id)
  where coalesce(name ->> 'pl', '') = '' or coalesce(description ->> 'pl', '') = '';
create index products_without_brand on products (shop_id, id) where brand_id is null;
