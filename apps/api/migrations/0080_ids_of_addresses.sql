-- The last id of a saved address. Ids of deleted ones are not used again: a checkout that is open, or a cart, may still name one.
alter table customers add column last_address_id int not null default 0;
update customers set last_address_id = named.last
from (
  select shop_id, customer_id, max(id) as last from (
    select shop_id, customer_id, id from addresses
    union all select shop_id, customer_id, greatest(billing_address_id, delivery_address_id) from carts where customer_id is not null
  ) address group by shop_id, customer_id
) named
where customers.shop_id = named.shop_id and customers.id = named.customer_id and named.last is not null;
