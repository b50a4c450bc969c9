-- What changed, told to everybody who keeps something that was made of it. Tags name it: product:7, category:3 (with whatever stands
-- in it or below), products (any of them); no tags: anything of the shop.

-- How many changes of a shop were committed: the row's lock puts them in order.
create table shop_changes (
  shop_id int primary key references shops on delete cascade,
  number bigint not null
);
call protect_table('shop_changes');

-- What the running transaction has changed so far: always empty for others. Product 0 stands for anything of the shop.
create unlogged table changes (
  shop_id int not null,
  transaction xid8 not null default pg_current_xact_id(),
  product_id int not null,
  primary key (shop_id, transaction, product_id)
);
call protect_table('changes');

-- More products than this count as anything of the shop.
create function most_changes() returns int language sql immutable as $$ select 100 $$;

-- At the commit, when no other lock will be waited for: counts the change, and tells it with the transaction.
create function tell_changes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ids int[];
  counted bigint;
  tags json;
  told text;
begin
  with done as (delete from changes where shop_id = new.shop_id and transaction = new.transaction returning product_id)
  select array_agg(product_id) into ids from done;
  -- Told already, for another row of the same transaction.
  if ids is null then return null; end if;
  insert into shop_changes (shop_id, number) select shop_id, 1 from shops where shop_id = new.shop_id
  on conflict (shop_id) do update set number = shop_changes.number + 1 returning number into counted;
  -- The shop itself is gone.
  if counted is null then return null; end if;
  if not 0 = any (ids) and cardinality(ids) <= most_changes() then
    with recursive up (id) as (
      select category_id from products where shop_id = new.shop_id and id = any (ids)
      union
      select parent_id from up join categories c on c.shop_id = new.shop_id and c.id = up.id
    )
    select json_agg(tag) into tags from (
      select 'products' as tag
      union all select 'product:' || id from unnest(ids) as id
      union all select 'category:' || id from up where id is not null
    ) named;
  end if;
  told := json_build_object('shop', new.shop_id, 'number', counted, 'tags', tags);
  -- A notification has room for 8,000 bytes.
  if length(told) > 7000 then told := json_build_object('shop', new.shop_id, 'number', counted, 'tags', null); end if;
  perform pg_notify('stragan_changes', told);
  return null;
end $$;
create constraint trigger told after insert on changes deferrable initially deferred for each row execute function tell_changes();

create function shop_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into changes (shop_id, product_id) select distinct shop_id, 0 from changed on conflict do nothing;
  return null;
end $$;

create function product_parts_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into changes (shop_id, product_id)
  select shop_id, case when count(*) over (partition by shop_id) > most_changes() then 0 else product_id end
  from (select distinct shop_id, product_id from changed) parts
  on conflict do nothing;
  if tg_op = 'UPDATE' then
    insert into changes (shop_id, product_id)
    select distinct shop_id, case when product_id in (select product_id from changed) then product_id else 0 end from before
    where exists (select from before where product_id not in (select product_id from changed))
    on conflict do nothing;
  end if;
  return null;
end $$;

-- What says where a product stands changes more than its own pages.
create function products_updated() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into changes (shop_id, product_id)
  select shop_id, case when moved or count(*) over (partition by shop_id) > most_changes() then 0 else id end
  from (
    select now.shop_id, now.id, (was.is_active, was.category_id, was.brand_id, was.slug, was.created_at)
      is distinct from (now.is_active, now.category_id, now.brand_id, now.slug, now.created_at) as moved
    from changed now join before was on was.shop_id = now.shop_id and was.id = now.id
    where was is distinct from now
  ) updated
  on conflict do nothing;
  return null;
end $$;

create procedure watch_table(name regclass, how text) language plpgsql as $$
begin
  execute format('create trigger told_inserted after insert on %s referencing new table as changed for each statement execute function %s()', name, how);
  execute format('create trigger told_deleted after delete on %s referencing old table as changed for each statement execute function %s()', name, how);
  if name <> 'products'::regclass then
    execute format('create trigger told_updated after update on %s referencing old table as before new table as changed for each statement execute function %s()', name, how);
  end if;
end $$;

do $$
declare name text;
begin
  foreach name in array array['shops', 'hosts', 'configuration', 'pictures', 'brands', 'producers', 'categories', 'features', 'feature_values',
    'gifts', 'content_pages', 'content_records', 'documents', 'data_sheets', 'products'] loop
    call watch_table(name::regclass, 'shop_changed');
  end loop;
  foreach name in array array['variants', 'tiers', 'promotions', 'product_pictures', 'product_features', 'variant_features',
    'related_products', 'sales', 'bought_together'] loop
    call watch_table(name::regclass, 'product_parts_changed');
  end loop;
end $$;
create trigger told_updated after update on products referencing old table as before new table as changed
for each statement execute function products_updated();

-- When time itself changes something next that a shop shows to everybody.
create index on promotions (shop_id, starts_at);
create index on promotions (shop_id, ends_at);
create index on products (shop_id, created_at);
create index on content_records (shop_id, published_at);
create index on content_records (shop_id, valid_until);

create function next_moment(shop int, new_days int) returns timestamptz language sql stable as $$
  select least(
    (select min(starts_at) from promotions where shop_id = shop and starts_at > clock()),
    (select min(ends_at) from promotions where shop_id = shop and ends_at > clock()),
    (select min(created_at) + make_interval(days => new_days) from products where shop_id = shop and created_at > clock() - make_interval(days => new_days)),
    (select min(published_at) from content_records where shop_id = shop and published_at > clock()),
    (select min(valid_until) from content_records where shop_id = shop and valid_until > clock()),
    (select min(valid_from) from content_pages where shop_id = shop and valid_from > clock()),
    -- What sold best in the last days.
    date_trunc('day', clock()) + interval '1 day')
$$;
