-- Events of webhooks (record 089): triggers write what changed for each endpoint that receives it, in the transaction of the change. A shop without
-- an endpoint has no row in `enabled_webhook_endpoints`, which is all that is read then.

-- Writes an event for the endpoints of the shop that receive it.
create or replace function write_webhook_event(shop int, event_type text, event_subject text, event_data json) returns void
language sql volatile set search_path = public, pg_temp
as $$
  insert into webhook_deliveries (shop_id, endpoint_id, event_id, event, subject, data)
  select endpoint.shop_id, endpoint.id, created.id, event_type, event_subject, event_data
  from webhook_endpoints endpoint cross join (select gen_random_uuid() as id) created
  where endpoint.shop_id = shop and endpoint.enabled and event_type = any (endpoint.events)
$$;

-- In PL/pgSQL, which caches the plan; a function in SQL would plan its query in each call.
create or replace function has_webhooks(shop int) returns boolean language plpgsql stable as $$
begin
  return exists (select from webhook_endpoints where shop_id = shop and enabled);
end $$;

create or replace function write_order_events() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  state constant jsonb := jsonb_build_object(
    'uid', new.uid, 'number', new.number, 'status', new.status, 'is_paid', new.is_paid, 'is_test', new.is_test,
    'revision', new.revision);
begin
  if not has_webhooks(new.shop_id) then return null; end if;
  if tg_op = 'INSERT' then
    perform write_webhook_event(new.shop_id, 'order.created', new.uid, state::json);
    return null;
  end if;
  if new.status <> old.status then
    perform write_webhook_event(
      new.shop_id, 'order.status_changed', new.uid, (state || jsonb_build_object('previous_status', old.status))::json);
    if new.status = 'cancelled' then perform write_webhook_event(new.shop_id, 'order.cancelled', new.uid, state::json); end if;
  end if;
  if new.is_paid and not old.is_paid then perform write_webhook_event(new.shop_id, 'order.paid', new.uid, state::json); end if;
  return null;
end $$;
create or replace trigger webhooks_created after insert on orders for each row execute function write_order_events();
create or replace trigger webhooks_changed after update on orders for each row
  when (new.status <> old.status or new.is_paid <> old.is_paid) execute function write_order_events();

create or replace function write_payment_events() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  payment json;
begin
  if not has_webhooks(new.shop_id) then return null; end if;
  select json_build_object('order_uid', uid, 'order_number', number, 'provider', new.provider, 'event_id', new.event_id,
    'amount', new.amount / 100.0, 'currency', new.currency)
  into payment from orders where shop_id = new.shop_id and uid = new.order_uid;
  if tg_op = 'INSERT' and new.amount > 0 then perform write_webhook_event(new.shop_id, 'payment.received', new.order_uid, payment); end if;
  if new.refund_due then perform write_webhook_event(new.shop_id, 'payment.refund_due', new.order_uid, payment); end if;
  return null;
end $$;
create or replace trigger webhooks_created after insert on payment_events for each row execute function write_payment_events();
create or replace trigger webhooks_changed after update on payment_events for each row
  when (new.refund_due and not old.refund_due) execute function write_payment_events();

-- Of one statement, which may change the stock of many variants; of several in a transaction, the last one counts.
create or replace function write_stock_events() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if not exists (
    select from webhook_endpoints endpoint
    where endpoint.enabled and endpoint.events && array['stock.changed', 'stock.sold_out']
      and endpoint.shop_id in (select shop_id from changed_rows)
  ) then return null; end if;
  insert into webhook_deliveries (shop_id, endpoint_id, event_id, event, subject, data)
  select endpoint.shop_id, endpoint.id, happened.id, happened.event, happened.variant_id::text,
    json_build_object('variant_id', happened.variant_id, 'product_id', happened.product_id, 'symbol', happened.symbol,
      'stock_on_hand', happened.stock_on_hand)
  from (
    select new_row.shop_id, new_row.id as variant_id, new_row.product_id, new_row.symbol, new_row.stock_on_hand, event, gen_random_uuid() as id
    from changed_rows new_row join old_rows old_row using (shop_id, id)
    cross join unnest(array['stock.changed', 'stock.sold_out']) as event
    where new_row.stock_on_hand <> old_row.stock_on_hand and (event = 'stock.changed' or new_row.stock_on_hand = 0)
  ) happened
  join webhook_endpoints endpoint on endpoint.shop_id = happened.shop_id and endpoint.enabled and happened.event = any (endpoint.events)
  on conflict (shop_id, endpoint_id, transaction, event, subject) where event in ('stock.changed', 'stock.sold_out')
    do update set data = excluded.data;
  -- Sold out only within the transaction.
  delete from webhook_deliveries delivery using changed_rows new_row join old_rows old_row using (shop_id, id)
  where old_row.stock_on_hand = 0 and new_row.stock_on_hand > 0 and delivery.shop_id = new_row.shop_id
    and delivery.subject = new_row.id::text and delivery.event = 'stock.sold_out' and delivery.transaction = pg_current_xact_id();
  return null;
end $$;
create or replace trigger webhooks_changed after update on variants referencing old table as old_rows new table as changed_rows
  for each statement execute function write_stock_events();

create or replace function write_customer_events() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  shop constant int := coalesce(new.shop_id, old.shop_id);
  customer constant int := coalesce(new.id, old.id);
begin
  if not has_webhooks(shop) then return null; end if;
  perform write_webhook_event(
    shop, case tg_op when 'INSERT' then 'customer.created' when 'UPDATE' then 'customer.updated' else 'customer.erased' end,
    customer::text, json_build_object('id', customer));
  return null;
end $$;
create or replace trigger webhooks_created after insert on customers for each row execute function write_customer_events();
create or replace trigger webhooks_changed after update on customers for each row
  when ((new.email, new.first_name, new.last_name, new.company, new.nip, new.phone, new.language, new.deferred_payment_approved_at)
    is distinct from
    (old.email, old.first_name, old.last_name, old.company, old.nip, old.phone, old.language, old.deferred_payment_approved_at))
  execute function write_customer_events();
create or replace trigger webhooks_erased after delete on customers for each row execute function write_customer_events();

-- Erases a customer from the log: what was sent about the account, and what receivers answered about its orders.
create or replace function erase_customer_from_webhooks() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  delete from webhook_deliveries where shop_id = old.shop_id and subject = old.id::text and event like 'customer.%';
  update webhook_attempts attempt set answer = null
  from orders
  join webhook_deliveries delivery on delivery.shop_id = orders.shop_id and delivery.subject = orders.uid
  where orders.shop_id = old.shop_id and orders.customer_id = old.id
    and attempt.shop_id = delivery.shop_id and attempt.delivery_id = delivery.id and attempt.answer is not null;
  return old;
end $$;
create or replace trigger webhooks_erase before delete on customers for each row execute function erase_customer_from_webhooks();
