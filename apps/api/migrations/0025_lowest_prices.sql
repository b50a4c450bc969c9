-- What one piece of each variant costs by the list: by its own tier of one piece, promoted or not, else by the product's price. Each looks up
-- its one promotion (`limit 1`): joined, current_promotions would be computed for the whole shop.
create view variant_list_prices with (security_invoker = true) as
select v.shop_id, v.product_id, v.id as variant_id,
  case when t.price_net is null then coalesce(of_product.price_net, p.price_net) else coalesce(of_tier.price_net, t.price_net) end as price_net
from variants v
join products p on p.shop_id = v.shop_id and p.id = v.product_id
left join tiers t on t.shop_id = v.shop_id and t.variant_id = v.id and t.quantity = 1
left join lateral (
  select price_net from current_promotions promo
  where promo.shop_id = v.shop_id and promo.product_id = v.product_id and promo.variant_id = v.id and promo.quantity = 1 limit 1) of_tier on true
left join lateral (
  select price_net from current_promotions promo
  where promo.shop_id = v.shop_id and promo.product_id = v.product_id and promo.variant_id is null limit 1) of_product on true;
grant select on variant_list_prices to stragan_app;

-- Products of which one piece costs a customer less than the list asks, because of a price of their own: the lowest of all variants, each at
-- the lower of list and own price (packages/pricing/src/unit-price.ts decides the same for any quantity).
create view customer_product_prices with (security_invoker = true) as
select of_product.shop_id, of_product.customer_id, of_product.product_id, min(least(own.price_net, list.price_net)) as price_net
from (select distinct shop_id, customer_id, product_id from customer_prices) of_product
join variant_list_prices list on list.shop_id = of_product.shop_id and list.product_id = of_product.product_id
left join customer_prices own
  on own.shop_id = of_product.shop_id and own.customer_id = of_product.customer_id and own.variant_id = list.variant_id
group by of_product.shop_id, of_product.customer_id, of_product.product_id
having min(least(own.price_net, list.price_net)) < min(list.price_net) or min(list.price_net) is null;
grant select on customer_product_prices to stragan_app;
