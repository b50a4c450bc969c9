-- The last id of a customer. Ids of erased ones are not used again: the history, open pages of staff and other systems may still name one.
insert into id_counters (shop_id, kind, last)
select shop_id, 'customers', max(id) from (
  select shop_id, id from customers
  union all select shop_id, entity_key::int from change_rows where entity = 'customer'
  union all select shop_id, (params ->> 'id')::int from change_sets where call like 'customerHandling.%'
  union all select shop_id, subject::int from webhook_deliveries where event like 'customer.%'
) named where id is not null group by shop_id;
