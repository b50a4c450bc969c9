-- Change notifications, by which caches are invalidated. Each commit that changes data of a shop sends messages on the channel stragan_changes:
-- { shop, number, tags }. Tags name what changed; null: anything. `more`: the next message has further tags of the same change.
--
--   product:7     the product, its page and card
--   category:3    a product in the category or below it, or one that was there before
--   products      any product
--   assortment    which products there are, in which category, of which brand, and at which address
--   features      which feature values any product has
--   customer:5    the customer's prices: personal ones, and those of price lists
--   customers     those of more customers than max_changed_products()
--   price_list:3  the prices of a price list, and when it holds
--   price_lists   which price lists there are, and when they hold
--   gift_stock    the stock of any gift
--   search        the synonyms and redirects of searches

-- Transactions that change more products than this are notified as a change of anything.
create or replace function max_changed_products() returns int language sql immutable as $$ select 1000 $$;

-- The payload of a message is limited to 8,000 bytes.
create or replace function max_notified_tags() returns int language sql immutable as $$ select 300 $$;

-- Indexes the words of changed products, then increments the shop's number and notifies its changes. Deferred to the commit, when the transaction
-- will wait for no other lock. Without index-only scans, since a plan for the average shop would read all entries of a large one for the
-- categories of a few products.
create or replace function notify_changes() returns trigger language plpgsql security definer
set search_path = public, pg_temp set enable_indexonlyscan = off as $$
declare
  product_ids int[];
  category_ids int[];
  indexed_ids int[];
  own_tags text[];
  is_anything boolean;
  changed_customers int;
  next_number bigint;
  tags text[];
  first_tag int := 1;
  last_tag int;
begin
  with pending as (
    delete from pending_changes where shop_id = new.shop_id and transaction = new.transaction returning kind, id
  )
  select array_agg(id) filter (where kind = 'product'), array_agg(id) filter (where kind = 'category'),
    array_agg(id) filter (where kind = 'search_words'),
    array_agg(case when id = 0 then kind else kind || ':' || id end) filter (where kind not in ('category', 'search_words')
      and not (kind = 'customer' and customers > max_changed_products())), bool_or(kind = 'anything'),
    max(customers)
  into product_ids, category_ids, indexed_ids, own_tags, is_anything, changed_customers
  from (select kind, id, count(*) filter (where kind = 'customer') over () as customers from pending) counted;
  if changed_customers > max_changed_products() then own_tags := array_append(own_tags, 'customers'); end if;
  -- Already notified for another row of the same transaction.
  if is_anything is null then return null; end if;
  if indexed_ids is not null then perform index_products(new.shop_id, indexed_ids); end if;
  insert into shop_changes (shop_id, number) select shop_id, 1 from shops where shop_id = new.shop_id
  on conflict (shop_id) do update set number = shop_changes.number + 1 returning number into next_number;
  -- The shop itself was deleted.
  if next_number is null then return null; end if;
  if not is_anything and coalesce(cardinality(product_ids), 0) <= max_changed_products() then
    with recursive up (id) as (
      (
        select category_id from unnest(product_ids) changed (id)
        cross join lateral (select category_id from products where shop_id = new.shop_id and products.id = changed.id offset 0) product
        union select unnest(category_ids)
      )
      union
      select parent_id from up
      cross join lateral (select parent_id from categories where shop_id = new.shop_id and categories.id = up.id offset 0) category
    )
    select array_agg(tag) into tags from (
      select unnest(own_tags) as tag
      union all select 'category:' || id from up where id is not null
    ) named;
    if cardinality(tags) > 2 * max_changed_products() then tags := null; end if;
  end if;
  loop
    last_tag := first_tag + max_notified_tags() - 1;
    exit when last_tag >= coalesce(cardinality(tags), 0);
    perform pg_notify('stragan_changes',
      json_build_object('shop', new.shop_id, 'number', next_number, 'tags', tags[first_tag:last_tag], 'more', true)::text);
    first_tag := last_tag + 1;
  end loop;
  perform pg_notify('stragan_changes', json_build_object('shop', new.shop_id, 'number', next_number, 'tags', tags[first_tag:])::text);
  return null;
end $$;
-- Constraint triggers can not be replaced.
drop trigger if exists notify_changes on pending_changes;
create constraint trigger notify_changes after insert on pending_changes deferrable initially deferred
  -- Products, categories and words are recorded with `products` or `anything`: once per transaction is enough.
  for each row when (new.kind not in ('product', 'category', 'search_words')) execute function notify_changes();

-- Records a change of a shop's data. A row that moves to another shop, such as a host, changes both.
create or replace function record_shop_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind) select distinct shop_id, 'anything' from changed_rows on conflict do nothing;
  if tg_op = 'UPDATE' then
    insert into pending_changes (shop_id, kind) select distinct shop_id, 'anything' from old_rows on conflict do nothing;
  end if;
  return null;
end $$;

-- Returns the changes of products of a shop: by their ids, or of anything where they are many.
create or replace function changes_of_products(product_ids int[]) returns table (kind text, id int) language sql immutable as $$
  select case when cardinality(product_ids) > max_changed_products() then 'anything' else 'products' end, 0
  union all
  select 'product', product_id from unnest(product_ids) as product_id where cardinality(product_ids) <= max_changed_products()
$$;

-- Records changes of tables that belong to a product.
create or replace function record_product_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    insert into pending_changes (shop_id, kind, id)
    select shop_id, change.kind, change.id
    from (
      select shop_id, array_agg(product_id) as ids
      from (select shop_id, product_id from changed_rows union select shop_id, product_id from old_rows) either group by shop_id
    ) changed, changes_of_products(changed.ids) change
    on conflict do nothing;
  else
    insert into pending_changes (shop_id, kind, id)
    select shop_id, change.kind, change.id
    from (select shop_id, array_agg(distinct product_id) as ids from changed_rows group by shop_id) changed, changes_of_products(changed.ids) change
    on conflict do nothing;
  end if;
  if tg_table_name in ('product_features', 'variant_features') then
    insert into pending_changes (shop_id, kind) select distinct shop_id, 'features' from changed_rows on conflict do nothing;
  end if;
  return null;
end $$;

-- Records changes of customers' personal prices, and of which price lists hold for them.
create or replace function record_customer_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind, id) select distinct shop_id, 'customer', customer_id from changed_rows on conflict do nothing;
  if tg_op = 'UPDATE' then
    insert into pending_changes (shop_id, kind, id) select distinct shop_id, 'customer', customer_id from old_rows on conflict do nothing;
  end if;
  return null;
end $$;

-- Returns the changes of price lists: their own, and those of the prices of their customers.
create or replace function changes_of_price_lists(shop int, ids int[]) returns table (kind text, id int) language sql stable as $$
  select 'price_list', unnest(ids)
  union
  select 'customer', customer_id from price_list_customers where shop_id = shop and price_list_id = any (ids)
$$;

-- Records changes of price lists.
create or replace function record_price_list_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind, id)
  select shop_id, change.kind, change.id
  from (select shop_id, array_agg(id) as ids from changed_rows group by shop_id) changed,
    changes_of_price_lists(changed.shop_id, changed.ids) change
  union
  select shop_id, 'price_lists', 0 from changed_rows
  on conflict do nothing;
  return null;
end $$;

-- Records changes of prices of price lists; none moves to another list.
create or replace function record_list_price_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind, id)
  select shop_id, change.kind, change.id
  from (select shop_id, array_agg(distinct price_list_id) as ids from changed_rows group by shop_id) changed,
    changes_of_price_lists(changed.shop_id, changed.ids) change
  on conflict do nothing;
  return null;
end $$;

-- Records changes of what is set for the search.
create or replace function record_search_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind) select distinct shop_id, 'search' from changed_rows on conflict do nothing;
  return null;
end $$;

-- Records products that are added or removed.
create or replace function record_listed_products() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind, id)
  select shop_id, change.kind, change.id
  from (select shop_id, array_agg(id) as ids from changed_rows group by shop_id) changed, changes_of_products(changed.ids) change
  union
  select shop_id, 'category', category_id from changed_rows where category_id is not null
  union
  select shop_id, 'assortment', 0 from changed_rows
  on conflict do nothing;
  return null;
end $$;

-- Records updates of products. Columns that decide where a product is listed change more than its own pages, and the category that it leaves.
create or replace function record_updated_products() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with updated as (
    select new_row.shop_id, new_row.id, old_row.category_id as old_category_id,
      (old_row.is_active, old_row.category_id, old_row.brand_id, old_row.slug)
        is distinct from (new_row.is_active, new_row.category_id, new_row.brand_id, new_row.slug) as is_relisted
    from changed_rows new_row join old_rows old_row on old_row.shop_id = new_row.shop_id and old_row.id = new_row.id
    where old_row is distinct from new_row
  )
  insert into pending_changes (shop_id, kind, id)
  select shop_id, change.kind, change.id
  from (select shop_id, array_agg(id) as ids from updated group by shop_id) changed, changes_of_products(changed.ids) change
  union
  select shop_id, 'category', old_category_id from updated where is_relisted and old_category_id is not null
  union
  select shop_id, 'assortment', 0 from updated where is_relisted
  on conflict do nothing;
  return null;
end $$;

-- Records updates of gifts: what they are, or only their stock, which every order with a gift changes.
create or replace function record_updated_gifts() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind)
  select distinct new_row.shop_id,
    case when to_jsonb(old_row) - 'stock_on_hand' = to_jsonb(new_row) - 'stock_on_hand' then 'gift_stock' else 'anything' end
  from changed_rows new_row join old_rows old_row on old_row.shop_id = new_row.shop_id and old_row.id = new_row.id
  where old_row is distinct from new_row
  on conflict do nothing;
  return null;
end $$;

-- Creates the triggers that record changes of a table by a function; updates by another one.
drop procedure if exists track_changes(regclass, text);
create or replace procedure track_changes(name regclass, recorder text, update_recorder text default null) language plpgsql as $$
begin
  execute format(
    'create or replace trigger notify_inserted after insert on %s referencing new table as changed_rows '
    'for each statement execute function %s()', name, recorder);
  execute format(
    'create or replace trigger notify_deleted after delete on %s referencing old table as changed_rows '
    'for each statement execute function %s()', name, recorder);
  execute format(
    'create or replace trigger notify_updated after update on %s referencing old table as old_rows new table as changed_rows '
    'for each statement execute function %s()', name, coalesce(update_recorder, recorder));
end $$;

-- The tables whose rows are public.
do $$
declare name text;
begin
  foreach name in array array['shops', 'hosts', 'configuration', 'pictures', 'brands', 'producers', 'categories', 'features', 'feature_values',
    'content_pages', 'content_records', 'documents', 'data_sheets', 'guarantee_notices'] loop
    call track_changes(name::regclass, 'record_shop_change');
  end loop;
  foreach name in array array['variants', 'tiers', 'promotions', 'product_pictures', 'product_features', 'variant_features',
    'related_products', 'sales', 'bought_together'] loop
    call track_changes(name::regclass, 'record_product_change');
  end loop;
  call track_changes('products', 'record_listed_products', 'record_updated_products');
  call track_changes('gifts', 'record_shop_change', 'record_updated_gifts');
  call track_changes('customer_prices', 'record_customer_change');
  call track_changes('price_lists', 'record_price_list_change');
  call track_changes('price_list_prices', 'record_list_price_change');
  call track_changes('price_list_customers', 'record_customer_change');
  call track_changes('search_synonyms', 'record_search_change');
  call track_changes('search_redirects', 'record_search_change');
end $$;

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

-- Returns when the prices of customers will next change by time alone, besides public data: a price list begins or ends.
create or replace function next_price_list_change(shop int) returns timestamptz language sql stable as $$
  select least(
    (select min(valid_from) from price_lists where shop_id = shop and valid_from > clock()),
    (select min(valid_to) from price_lists where shop_id = shop and valid_to > clock()))
$$;
