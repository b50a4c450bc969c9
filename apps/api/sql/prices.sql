-- Price history (directive 98/6/EC, article 6a)

-- Records the price of a product, a variant or a promotion from `starts` on, null for none; the price until then ends now.
create or replace procedure record_price(
  shop int, product int, variant int, promotion int, price int, starts timestamptz, ends timestamptz
) language plpgsql as $$
begin
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
    -- Where the variant is deleted with its tier, so are its intervals.
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

-- Returns the lowest unit price in the 30 days before a promotion began, of the product (variant null) or of a variant. While a variant had no
-- price of its own, the product's price applied.
create or replace function lowest_price_before(shop int, product int, variant int, promotion int) returns int language sql stable as $$
  with intervals as (
    select *, tstzrange(valid_from, valid_to) as period from price_intervals where shop_id = shop and product_id = product
  ), reference as (
    select tstzrange(min(valid_from) - interval '30 days', min(valid_from)) as period from intervals where promotion_id = promotion
  ), variant_prices as (
    select coalesce(range_agg(period), '{}') as periods from intervals where variant_id = variant and promotion_id is null
  )
  select min(price_net) from intervals, reference, variant_prices
  where promotion_id is distinct from promotion
    and case
      when variant_id is not distinct from variant then intervals.period && reference.period
      when variant_id is null then intervals.period && (tstzmultirange(reference.period) - variant_prices.periods)
    end
$$;

-- Unit prices

drop view if exists customer_product_prices, variant_list_prices, current_promotions;

-- The promotions in force; of several for the same thing the cheapest.
create view current_promotions with (security_invoker = true) as
select distinct on (shop_id, product_id, variant_id, quantity) shop_id, id, product_id, variant_id, quantity, price_net
from promotions
where starts_at <= clock() and (ends_at is null or ends_at > clock())
order by shop_id, product_id, variant_id, quantity, price_net, id;
grant select on current_promotions to stragan_app;

-- The list price of one unit of each variant: of its own tier of 1, promoted or not, else the product's price. Lateral with `limit 1`, because a
-- plain join would compute current_promotions for the whole shop.
create view variant_list_prices with (security_invoker = true) as
select variant.shop_id, variant.product_id, variant.id as variant_id,
  case
    when tier.price_net is null then coalesce(product_promotion.price_net, product.price_net)
    else coalesce(tier_promotion.price_net, tier.price_net)
  end as price_net
from variants variant
join products product on product.shop_id = variant.shop_id and product.id = variant.product_id
left join tiers tier on tier.shop_id = variant.shop_id and tier.variant_id = variant.id and tier.quantity = 1
left join lateral (
  select price_net from current_promotions promotion
  where promotion.shop_id = variant.shop_id and promotion.product_id = variant.product_id
    and promotion.variant_id = variant.id and promotion.quantity = 1 limit 1) tier_promotion on true
left join lateral (
  select price_net from current_promotions promotion
  where promotion.shop_id = variant.shop_id and promotion.product_id = variant.product_id
    and promotion.variant_id is null limit 1) product_promotion on true;
grant select on variant_list_prices to stragan_app;

-- Products of which one unit costs a customer less than the list price because of a personal price: the lowest price over all variants, each at
-- the lower of both (packages/pricing/src/unit-price.ts decides the same for any quantity).
create view customer_product_prices with (security_invoker = true) as
select product.shop_id, product.customer_id, product.product_id, min(least(personal.price_net, list.price_net)) as price_net
from (select distinct shop_id, customer_id, product_id from customer_prices) product
join variant_list_prices list on list.shop_id = product.shop_id and list.product_id = product.product_id
left join customer_prices personal
  on personal.shop_id = product.shop_id and personal.customer_id = product.customer_id and personal.variant_id = list.variant_id
group by product.shop_id, product.customer_id, product.product_id
having min(least(personal.price_net, list.price_net)) < min(list.price_net) or min(list.price_net) is null;
grant select on customer_product_prices to stragan_app;
