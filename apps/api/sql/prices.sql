-- Price history (directive 98/6/EC, article 6a)

-- Records the price of a product, a variant or a promotion from `starts` on, null for none; the price until then ends now.
create or replace procedure record_price(
  shop int, product int, variant int, promotion int, price int, starts timestamptz, ends timestamptz
) language plpgsql as $$
begin
  -- A price that goes on is no new one: its product was deleted, and the deletion undone.
  if exists (
    select from price_intervals
    where shop_id = shop and product_id = product and variant_id is not distinct from variant and promotion_id is not distinct from promotion
      and price_net = price and valid_to is not distinct from ends and (ends is null or ends > clock())
      and (valid_from = starts or (valid_from < starts and starts <= clock())))
  then return; end if;
  delete from price_intervals
  where shop_id = shop and product_id = product and variant_id is not distinct from variant and promotion_id is not distinct from promotion
    and valid_from >= clock();
  update price_intervals set valid_to = clock()
  where shop_id = shop and product_id = product and variant_id is not distinct from variant and promotion_id is not distinct from promotion
    and (valid_to is null or valid_to > clock());
  if price is not null and (ends is null or ends > starts) then
    insert into price_intervals (shop_id, product_id, variant_id, promotion_id, price_net, valid_from, valid_to)
    values (shop, product, variant, promotion, price, starts, ends);
  end if;
end $$;

create or replace function record_product_price() returns trigger language plpgsql as $$
begin
  call record_price(new.shop_id, new.id, null, null, new.price_net, clock(), null);
  return null;
end $$;
create or replace trigger record_price_on_insert after insert on products for each row execute function record_product_price();
create or replace trigger record_price_on_update after update of price_net on products
  for each row when (old.price_net is distinct from new.price_net) execute function record_product_price();

create or replace function record_tier_price() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.quantity = 1 and (tg_op = 'DELETE' or new.quantity <> 1) then
    -- Where the variant is deleted with its tier, its price stays as it is: the deletion can be undone.
    if exists (select from variants where shop_id = old.shop_id and id = old.variant_id) then
      call record_price(old.shop_id, old.product_id, old.variant_id, null, null, clock(), null);
    end if;
  end if;
  if tg_op <> 'DELETE' and new.quantity = 1 then
    call record_price(new.shop_id, new.product_id, new.variant_id, null, new.price_net, clock(), null);
  end if;
  return null;
end $$;
create or replace trigger record_price after insert or delete or update of quantity, price_net on tiers
  for each row execute function record_tier_price();

create or replace function record_promotion_price() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and (old.quantity is null or old.quantity = 1)
    and exists (select from products where shop_id = old.shop_id and id = old.product_id)
    and (old.variant_id is null or exists (select from variants where shop_id = old.shop_id and id = old.variant_id)) then
    call record_price(old.shop_id, old.product_id, old.variant_id, old.id, null, clock(), null);
  end if;
  if tg_op <> 'DELETE' and (new.quantity is null or new.quantity = 1) then
    call record_price(new.shop_id, new.product_id, new.variant_id, new.id, new.price_net, greatest(new.starts_at, clock()), new.ends_at);
  end if;
  return null;
end $$;
create or replace trigger record_price after insert or update or delete on promotions for each row execute function record_promotion_price();

-- Records from when to when a product is not sold: while it is inactive, and while staff have deleted it, which can be undone.
create or replace function record_inactive_interval() returns trigger language plpgsql as $$
declare
  product products := coalesce(new, old);
begin
  if tg_op <> 'DELETE' and new.is_active then
    delete from inactive_intervals where shop_id = new.shop_id and product_id = new.id and valid_from >= clock();
    update inactive_intervals set valid_to = clock() where shop_id = new.shop_id and product_id = new.id and valid_to is null;
  else
    insert into inactive_intervals (shop_id, product_id, valid_from)
    select product.shop_id, product.id, clock()
    where not exists (
      select from inactive_intervals open where open.shop_id = product.shop_id and open.product_id = product.id and open.valid_to is null)
    on conflict (shop_id, product_id, valid_from) do update set valid_to = null;
  end if;
  return null;
end $$;
create or replace trigger record_inactive_on_insert after insert on products
  for each row when (not new.is_active or coalesce(current_setting('app.change', true), '') <> '') execute function record_inactive_interval();
create or replace trigger record_inactive_on_update after update of is_active on products
  for each row when (old.is_active <> new.is_active) execute function record_inactive_interval();
create or replace trigger record_inactive_on_delete after delete on products
  for each row when (coalesce(current_setting('app.change', true), '') <> '') execute function record_inactive_interval();

-- Functions that others call per row are in PL/pgSQL, which plans a statement once per session: PostgreSQL 15 plans an SQL function that it cannot
-- inline again for each query, and one within another for each call.

-- When a product was not sold.
create or replace function inactive_periods(shop int, product int) returns tstzmultirange language plpgsql stable as $$
begin
  return coalesce((
    select range_agg(tstzrange(valid_from, valid_to)) from inactive_intervals where shop_id = shop and product_id = product), '{}');
end $$;

-- Returns the lowest unit price in the 30 days before a time, of the product (variant null) or of a variant. What is only planned for a
-- promotion itself does not count (null: of one that is not stored yet), since the time replaces it. While a variant had no price of its own,
-- the product's price applied; while the product was not sold, none.
create or replace function lowest_price_of_30_days(shop int, product int, variant int, promotion int, until timestamptz) returns int
language plpgsql stable as $$
begin
  return (
    with intervals as (
      select *, tstzrange(valid_from, valid_to) as period from price_intervals where shop_id = shop and product_id = product
    ), reference as (
      select tstzmultirange(tstzrange(until - interval '30 days', until)) - inactive_periods(shop, product) as periods
    ), variant_prices as (
      select coalesce(range_agg(period), '{}') as periods from intervals where variant_id = variant and promotion_id is null
    )
    select min(price_net) from intervals, reference, variant_prices
    where until is not null and (promotion is null or promotion_id is distinct from promotion or valid_from <= clock())
      and case
        when variant_id is not distinct from variant then intervals.period && reference.periods
        when variant_id is null then intervals.period && (reference.periods - variant_prices.periods)
      end
  );
end $$;

-- Since when a promotion has the price that it has, without a break, and its product is sold at it; null before it is stored. Each price of it is
-- a reduction of its own: the Polish act (Dz.U. 2023 poz. 168, art. 4) has no exception for a reduction in steps.
create or replace function promotion_price_since(shop int, product int, promotion int) returns table (price_net int, since timestamptz)
language sql stable as $$
  with own as (
    select * from price_intervals where shop_id = shop and product_id = product and promotion_id = promotion
  ), last as (
    select own.price_net from own order by valid_from desc limit 1
  )
  select last.price_net, (select lower(tstzmultirange(run) - inactive_periods(shop, product)) from (
    select unnest(range_agg(tstzrange(valid_from, valid_to))) as run from own where own.price_net = last.price_net) runs order by run desc limit 1)
  from last
$$;

-- When another price of the same thing first was, or will be, below that of a promotion in its time; null: never.
create or replace function promotion_undercut_at(shop int, product int, promotion int) returns timestamptz
language plpgsql stable as $$
begin
  return (
    select min(lower(tstzmultirange(tstzrange(greatest(other.valid_from, own.since), other.valid_to)) - inactive.periods))
    from promotion_price_since(shop, product, promotion) own
    cross join inactive_periods(shop, product) inactive (periods)
    join price_intervals other on other.shop_id = shop and other.product_id = product
      and other.promotion_id is distinct from promotion and other.price_net < own.price_net and (other.valid_to is null or other.valid_to > own.since)
    where other.variant_id is not distinct from (
      select variant_id from price_intervals where shop_id = shop and product_id = product and promotion_id = promotion limit 1)
  );
end $$;

-- The lowest price before a promotion had its price, and since then, should another one have been lower meanwhile.
create or replace function lowest_price_before(shop int, product int, variant int, promotion int) returns int
language plpgsql stable as $$
begin
  return (
    select case when promotion_undercut_at(shop, product, promotion) <= clock() then least(lowest, price_net) else lowest end
    from (
      select price_net, lowest_price_of_30_days(shop, product, variant, promotion, since) as lowest
      from promotion_price_since(shop, product, promotion)
    ) own
  );
end $$;

-- Whether a promotional price may be announced as a reduction (packages/pricing/src/reduction.ts decides the same).
create or replace function announces_reduction(promotional int, lowest int) returns boolean language sql immutable as $$
  select coalesce(promotional < lowest, false)
$$;
