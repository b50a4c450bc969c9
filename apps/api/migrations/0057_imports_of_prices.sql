-- Imports of the prices of a price list, or of those agreed with a customer (record 105): they go with it.
alter table imports
  add column price_list_id int,
  add column customer_id int,
  -- Whether prices that the file does not have are removed.
  add column remove_missing boolean not null default false,
  add column removed int not null default 0,
  -- Of a run of prices, which all of its batches share.
  add column change_set_id uuid,
  add check (price_list_id is null or customer_id is null),
  add foreign key (shop_id, price_list_id) references price_lists on delete cascade,
  add foreign key (shop_id, customer_id) references customers on delete cascade;
create index imports_of_price_list on imports (shop_id, price_list_id) where price_list_id is not null;
create index imports_of_customer on imports (shop_id, customer_id) where customer_id is not null;

-- Prices that are removed are rows behind those of the file.
alter table import_rows
  drop constraint import_rows_outcome_check,
  add constraint import_rows_outcome_check check (outcome in ('created', 'changed', 'unchanged', 'refused', 'removed')),
  -- Of a row of prices: what it was found to name, and the net price in grosz before and after.
  add column variant_id int,
  add column price_net_before int,
  add column price_net int;
create index on import_rows (shop_id, import_id, variant_id) where variant_id is not null;
