-- Prices for several customers. One without a begin or an end holds always; the end is the first moment at which it does not.
create table price_lists (
  shop_id int not null,
  id int not null,
  name text not null,
  valid_from timestamptz,
  valid_to timestamptz,
  created_at timestamptz not null default clock(),
  check (valid_from < valid_to),
  primary key (shop_id, id),
  foreign key (shop_id) references shops on delete cascade
);
call enable_tenant_isolation('price_lists');

-- The price of one sales unit of a variant in a list: net, in grosz.
create table price_list_prices (
  shop_id int not null,
  price_list_id int not null,
  variant_id int not null,
  product_id int not null,
  price_net int not null check (price_net >= 0),
  changed_at timestamptz not null default clock(),
  primary key (shop_id, price_list_id, variant_id),
  foreign key (shop_id, price_list_id) references price_lists on delete cascade,
  foreign key (shop_id, product_id, variant_id) references variants (shop_id, product_id, id) on delete cascade
);
create index price_list_prices_of_variant on price_list_prices (shop_id, product_id, variant_id);
call enable_tenant_isolation('price_list_prices');

-- The customers for whom a list holds.
create table price_list_customers (
  shop_id int not null,
  price_list_id int not null,
  customer_id int not null,
  added_at timestamptz not null default clock(),
  primary key (shop_id, customer_id, price_list_id),
  foreign key (shop_id, price_list_id) references price_lists on delete cascade,
  foreign key (shop_id, customer_id) references customers on delete cascade
);
create index customers_of_price_list on price_list_customers (shop_id, price_list_id, customer_id);
call enable_tenant_isolation('price_list_customers');

alter table pending_changes drop constraint pending_changes_kind_check, add constraint pending_changes_kind_check check (kind in ('anything',
  'assortment', 'features', 'gift_stock', 'products', 'product', 'category', 'customer', 'search', 'search_words', 'price_list', 'price_lists'));
