-- When a product was not sold, written by triggers only: its prices in such a time are no prices that were applied (record 008).
create table inactive_intervals (
  shop_id int not null references shops on delete cascade,
  product_id int not null,
  valid_from timestamptz not null,
  valid_to timestamptz,
  primary key (shop_id, product_id, valid_from),
  check (valid_to > valid_from)
);
call enable_tenant_isolation('inactive_intervals');

-- Since when they are not sold was not recorded: their earlier prices count as before.
insert into inactive_intervals (shop_id, product_id, valid_from)
select shop_id, id, now() from products where not is_active;
