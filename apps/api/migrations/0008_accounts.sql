-- What a customer keeps: addresses and favourites.

create table addresses (
  shop_id int not null,
  customer_id int not null,
  id int not null,
  -- As the contract has it.
  address jsonb not null,
  is_default_billing boolean not null default false,
  is_default_delivery boolean not null default false,
  created_at timestamptz not null default clock(),
  primary key (shop_id, customer_id, id),
  foreign key (shop_id, customer_id) references customers on delete cascade
);
create unique index one_default_billing on addresses (shop_id, customer_id) where is_default_billing;
create unique index one_default_delivery on addresses (shop_id, customer_id) where is_default_delivery;
call protect_table('addresses');

create table favorites (
  shop_id int not null,
  customer_id int not null,
  product_id int not null,
  added_at timestamptz not null default clock(),
  primary key (shop_id, customer_id, product_id),
  foreign key (shop_id, customer_id) references customers on delete cascade,
  foreign key (shop_id, product_id) references products on delete cascade
);
create index on favorites (shop_id, product_id);
call protect_table('favorites');
