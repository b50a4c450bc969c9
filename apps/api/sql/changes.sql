-- Change notifications, by which caches are invalidated. Each commit that changes data of a shop sends one message on the channel stragan_changes:
-- { shop, number, tags }. Tags name what changed: product:7, category:3 (anything in it or below it), products (any product), customer:5 (the
-- customer's personal prices); null: anything.

-- Transactions that change more products than this are notified as a change of anything.
create or replace function max_changed_products() returns int language sql immutable as $$ select 100 $$;

-- Increments the shop's number and notifies its changes. Deferred to the commit, when the transaction will wait for no other lock.
create or replace function notify_changes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  product_ids int[];
  customer_ids int[];
  is_anything boolean;
  next_number bigint;
  tags json;
  payload text;
begin
  with pending as (
    delete from pending_changes where shop_id = new.shop_id and transaction = new.transaction returning product_id, customer_id
  )
  select array_agg(product_id) filter (where customer_id = 0), array_agg(customer_id) filter (where customer_id <> 0),
    bool_or(product_id = 0 and customer_id = 0)
  into product_ids, customer_ids, is_anything from pending;
  -- Already notified for another row of the same transaction.
  if is_anything is null then return null; end if;
  insert into shop_changes (shop_id, number) select shop_id, 1 from shops where shop_id = new.shop_id
  on conflict (shop_id) do update set number = shop_changes.number + 1 returning number into next_number;
  -- The shop itself was deleted.
  if next_number is null then return null; end if;
  if not is_anything and coalesce(cardinality(product_ids), 0) <= max_changed_products() then
    with recursive up (id) as (
      select category_id from products where shop_id = new.shop_id and id = any (product_ids)
      union
      select parent_id from up join categories category on category.shop_id = new.shop_id and category.id = up.id
    )
    select json_agg(tag) into tags from (
      select 'products' as tag where product_ids is not null
      union all select 'customer:' || id from unnest(customer_ids) as id
      union all select 'product:' || id from unnest(product_ids) as id
      union all select 'category:' || id from up where id is not null
    ) named;
  end if;
  payload := json_build_object('shop', new.shop_id, 'number', next_number, 'tags', tags);
  -- The payload of a notification is limited to 8,000 bytes.
  if length(payload) > 7000 then payload := json_build_object('shop', new.shop_id, 'number', next_number, 'tags', null); end if;
  perform pg_notify('stragan_changes', payload);
  return null;
end $$;
-- Constraint triggers can not be replaced.
drop trigger if exists notify_changes on pending_changes;
create constraint trigger notify_changes after insert on pending_changes deferrable initially deferred
  for each row execute function notify_changes();

-- Records a change of a shop's data. A row that moves to another shop, such as a host, changes both.
create or replace function record_shop_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, product_id) select distinct shop_id, 0 from changed_rows on conflict do nothing;
  if tg_op = 'UPDATE' then
    insert into pending_changes (shop_id, product_id) select distinct shop_id, 0 from old_rows on conflict do nothing;
  end if;
  return null;
end $$;

-- Records changes of tables that belong to a product.
create or replace function record_product_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, product_id)
  select shop_id, case when count(*) over (partition by shop_id) > max_changed_products() then 0 else product_id end
  from (select distinct shop_id, product_id from changed_rows) products
  on conflict do nothing;
  if tg_op = 'UPDATE' then
    insert into pending_changes (shop_id, product_id)
    select distinct shop_id, case when product_id in (select product_id from changed_rows) then product_id else 0 end from old_rows
    where exists (select from old_rows where product_id not in (select product_id from changed_rows))
    on conflict do nothing;
  end if;
  return null;
end $$;

-- Records changes of a customer's personal prices.
create or replace function record_customer_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, product_id, customer_id) select distinct shop_id, 0, customer_id from changed_rows on conflict do nothing;
  if tg_op = 'UPDATE' then
    insert into pending_changes (shop_id, product_id, customer_id) select distinct shop_id, 0, customer_id from old_rows on conflict do nothing;
  end if;
  return null;
end $$;

-- Records updates of products. Columns that decide in which lists a product appears change more than its own pages.
create or replace function record_updated_products() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, product_id)
  select shop_id, case when is_relisted or count(*) over (partition by shop_id) > max_changed_products() then 0 else id end
  from (
    select new_row.shop_id, new_row.id, (old_row.is_active, old_row.category_id, old_row.brand_id, old_row.slug, old_row.created_at)
      is distinct from (new_row.is_active, new_row.category_id, new_row.brand_id, new_row.slug, new_row.created_at) as is_relisted
    from changed_rows new_row join old_rows old_row on old_row.shop_id = new_row.shop_id and old_row.id = new_row.id
    where old_row is distinct from new_row
  ) updated
  on conflict do nothing;
  return null;
end $$;

-- Creates the triggers that record changes of a table by a function.
create or replace procedure track_changes(name regclass, recorder text) language plpgsql as $$
begin
  execute format(
    'create or replace trigger notify_inserted after insert on %s referencing new table as changed_rows '
    'for each statement execute function %s()', name, recorder);
  execute format(
    'create or replace trigger notify_deleted after delete on %s referencing old table as changed_rows '
    'for each statement execute function %s()', name, recorder);
  if name <> 'products'::regclass then
    execute format(
      'create or replace trigger notify_updated after update on %s referencing old table as old_rows new table as changed_rows '
      'for each statement execute function %s()', name, recorder);
  end if;
end $$;

-- The tables whose rows are public.
do $$
declare name text;
begin
  foreach name in array array['shops', 'hosts', 'configuration', 'pictures', 'brands', 'producers', 'categories', 'features', 'feature_values',
    'gifts', 'content_pages', 'content_records', 'documents', 'data_sheets', 'products'] loop
    call track_changes(name::regclass, 'record_shop_change');
  end loop;
  foreach name in array array['variants', 'tiers', 'promotions', 'product_pictures', 'product_features', 'variant_features',
    'related_products', 'sales', 'bought_together'] loop
    call track_changes(name::regclass, 'record_product_change');
  end loop;
  call track_changes('customer_prices', 'record_customer_change');
end $$;
create or replace trigger notify_updated after update on products referencing old table as old_rows new table as changed_rows
  for each statement execute function record_updated_products();

-- Returns when a shop's public data will next change by time alone: promotions, new products and content begin or end, and every midnight, for the
-- sales of the last days. With `(select clock())`, unlike `clock()`, an index is read from that time on, in spite of row-level security.
drop function if exists next_scheduled_change(int, int);
create or replace function next_scheduled_change(shop int) returns timestamptz language sql stable as $$
  select least(
    (select min(starts_at) from promotions where shop_id = shop and starts_at > (select clock())),
    (select min(ends_at) from promotions where shop_id = shop and ends_at > (select clock())),
    (select min(created_at) + make_interval(days => new_product_days(shop)) from products
      where shop_id = shop and created_at > (select clock() - make_interval(days => new_product_days(shop)))),
    (select min(published_at) from content_records where shop_id = shop and published_at > (select clock())),
    (select min(valid_until) from content_records where shop_id = shop and valid_until > (select clock())),
    (select min(valid_from) from content_pages where shop_id = shop and valid_from > (select clock())),
    date_trunc('day', clock()) + interval '1 day')
$$;
