-- Views, in one file because they build on each other: a change drops and creates all of them. Each has the rights of its reader (security_invoker),
-- so that row-level security applies.
drop view if exists category_closure, product_feature_values, lowering_promotions, current_promotions, variant_list_prices, customer_product_prices,
  published_records, first_entries, vat_rates, evaluated_discount_codes, current_price_lists;

-- The closure table of the category tree: every category with itself and each of its ancestors.
create view category_closure with (security_invoker = true) as
with recursive up (shop_id, category_id, ancestor_id, parent_id, distance) as (
  select shop_id, id, id, parent_id, 0 from categories
  union all
  select up.shop_id, up.category_id, parent.id, parent.parent_id, up.distance + 1
  from up join categories parent on parent.shop_id = up.shop_id and parent.id = up.parent_id
  where up.distance < 20
)
select shop_id, category_id, ancestor_id, distance from up;

-- The feature values of a product and of its variants.
create view product_feature_values with (security_invoker = true) as
select shop_id, product_id, value_id from product_features
union
select shop_id, product_id, value_id from variant_features;

-- Promotions that lower a price: an import or an undo may have brought the regular price below, or removed it.
create view lowering_promotions with (security_invoker = true) as
select * from promotions promotion
where price_net < case
  when variant_id is null then (
    select product.price_net from products product where product.shop_id = promotion.shop_id and product.id = promotion.product_id)
  else (
    select tier.price_net from tiers tier
    where tier.shop_id = promotion.shop_id and tier.variant_id = promotion.variant_id and tier.quantity = promotion.quantity)
  end;

-- The promotions in force; of several for the same thing the cheapest.
create view current_promotions with (security_invoker = true) as
select distinct on (shop_id, product_id, variant_id, quantity) shop_id, id, product_id, variant_id, quantity, price_net
from lowering_promotions
where starts_at <= clock() and (ends_at is null or ends_at > clock())
order by shop_id, product_id, variant_id, quantity, price_net, id;

-- The list price of one unit of each variant: of its own tier of 1, promoted or not, else the product's price; `regular_net` is the same without
-- promotions. Lateral with `limit 1`, because a plain join would compute current_promotions for the whole shop.
create view variant_list_prices with (security_invoker = true) as
select variant.shop_id, variant.product_id, variant.id as variant_id, variant.position, tier.variant_id as tier_variant_id,
  tier.quantity as tier_quantity, coalesce(tier.price_net, product.price_net) as regular_net,
  coalesce(promoted.price_net, tier.price_net, product.price_net) as price_net
from variants variant
join products product on product.shop_id = variant.shop_id and product.id = variant.product_id
left join tiers tier on tier.shop_id = variant.shop_id and tier.variant_id = variant.id and tier.quantity = 1
left join lateral (
  select price_net from current_promotions promotion
  where promotion.shop_id = variant.shop_id and promotion.product_id = variant.product_id
    and case when tier.price_net is null then promotion.variant_id is null else promotion.variant_id = variant.id and promotion.quantity = 1 end
  limit 1) promoted on true;

-- The price lists that hold for a customer now.
create view current_price_lists with (security_invoker = true) as
select member.shop_id, member.customer_id, member.price_list_id, greatest(member.added_at, list.valid_from) as since
from price_list_customers member join price_lists list on list.shop_id = member.shop_id and list.id = member.price_list_id
where coalesce(list.valid_from <= clock(), true) and coalesce(list.valid_to > clock(), true);

-- Content that is shown now.
create view published_records with (security_invoker = true) as
select * from content_records where published_at <= clock() and coalesce(valid_until > clock(), true);

-- The first enabled entry of each configuration scope: the only one of scopes such as `shop`.
create view first_entries with (security_invoker = true) as
select distinct on (shop_id, scope) shop_id, scope, id, enabled, entry
from configuration where enabled order by shop_id, scope, position;

-- The VAT rates that products may have.
create view vat_rates with (security_invoker = true) as
select shop_id, (entry ->> 'percent')::int as percent, (entry ->> 'is_default')::boolean as is_default
from configuration where scope = 'vat_tax' and enabled;

-- Discount codes with what their period and their number of uses say now.
create view evaluated_discount_codes with (security_invoker = true) as
select shop_id, id, code, discount_type, value, min_order_value, coalesce(valid_from <= clock(), true) as has_begun,
  enabled and coalesce(valid_from <= clock(), true) and coalesce(valid_to > clock(), true) as is_valid,
  coalesce(uses >= max_uses, false) as is_used_up, max_uses_per_customer, category_ids, brand_ids
from discount_codes;

grant select on category_closure, product_feature_values, lowering_promotions, current_promotions, variant_list_prices,
  published_records, first_entries, vat_rates, evaluated_discount_codes, current_price_lists to stragan_app;

-- Views with parameters: functions that the planner inlines into the query, because each is one `select` in the language SQL, stable, with the rights
-- of its caller. Texts are in `language`, else in `fallback`, the shop's default language. A customer is null for visitors.
drop function if exists product_cards, customer_product_price, sold_variants, personal_price, has_personal_prices, translated_line, variant_feature_names, variant_tier_prices, shown_tier_prices, shown_price,
  product_cover, new_products_since, session_by_token, open_cart;

-- The price of a variant for a customer: the lowest of the personal price and of those of the price lists that hold now; null without any. The
-- scalar subquery makes the planner look each price up by its primary key.
create function personal_price(shop int, customer int, variant int) returns table (price_net int) language sql stable as $$
  select min(agreed.price_net) from (
    select own.price_net from customer_prices own where own.shop_id = shop and own.customer_id = customer and own.variant_id = variant
    union all
    select (select price.price_net from price_list_prices price
      where price.shop_id = shop and price.price_list_id = list.price_list_id and price.variant_id = variant)
    from current_price_lists list where list.shop_id = shop and list.customer_id = customer
  ) agreed
$$;

-- Whether a customer has a personal price or a price list: by two look-ups, once per statement.
create function has_personal_prices(shop int, customer int) returns table (has boolean) language sql stable as $$
  select customer is not null and coalesce(
    (select true from customer_prices own where own.shop_id = shop and own.customer_id = customer limit 1),
    (select true from price_list_customers member where member.shop_id = shop and member.customer_id = customer limit 1), false)
$$;

-- What one unit of a product costs a customer, where that is less than the list price because of personal prices or price lists: the lowest over all
-- variants, each at the lower of both (packages/pricing/src/unit-price.ts decides the same for any quantity).
create function customer_product_price(shop int, customer int, product int) returns table (price_net int) language sql stable as $$
  select min(least(personal.price_net, list.price_net))
  from variant_list_prices list cross join lateral personal_price(shop, customer, list.variant_id) personal
  where list.shop_id = shop and list.product_id = product and (select has from has_personal_prices(shop, customer))
  having min(least(personal.price_net, list.price_net)) < min(list.price_net)
    or min(list.price_net) is null and min(personal.price_net) is not null
$$;

-- What a variant is sold in, with its content.
create or replace function sales_unit_json(code text, content_amount numeric, content_unit text) returns json language sql stable as $$
  select json_build_object('code', code, 'content',
    case when content_unit is not null then json_build_object('amount', content_amount::float, 'unit', content_unit) end)
$$;

create or replace function picture_json(picture pictures, language text, fallback text) returns json language sql stable as $$
  select json_build_object('hash', picture.hash, 'width', picture.width, 'height', picture.height, 'placeholder', picture.placeholder,
    'is_drawing', picture.is_drawing, 'is_family_picture', picture.is_family_picture, 'alt', coalesce(localised_text(picture.alt, language, fallback), ''))
$$;

create or replace function document_json(document documents) returns json language sql stable
as $$ select json_build_object('hash', document.hash, 'file_name', document.file_name, 'bytes', document.bytes, 'pages', document.pages) $$;

-- A day as responses name it; null if it is over. Days end at midnight UTC, when next_scheduled_change invalidates what is cached.
create or replace function upcoming_day(day date) returns text language sql stable as $$ select case when day >= clock()::date then day::text end $$;

-- The first picture of a product.
create function product_cover(shop int, product int, language text, fallback text) returns table (cover json) language sql stable as $$
  select picture_json(picture, language, fallback)
  from product_pictures shown join pictures picture on picture.shop_id = shown.shop_id and picture.id = shown.picture_id
  where shown.shop_id = shop and shown.product_id = product
  order by shown.position, shown.picture_id limit 1
$$;

-- The features by which a variant differs from the product's others, in order.
create function variant_feature_names(shop int, variant int, language text, fallback text) returns table (features json) language sql stable as $$
  select coalesce(json_agg(json_build_object('feature_name', localised_text(feature.name, language, fallback),
    'feature_value', localised_text(value.name, language, fallback)) order by feature.position), '[]')
  from variant_features assigned
  join feature_values value on value.shop_id = assigned.shop_id and value.id = assigned.value_id
  join features feature on feature.shop_id = value.shop_id and feature.id = value.feature_id
  where assigned.shop_id = shop and assigned.variant_id = variant
$$;

-- An ordered line in another language than it was ordered in; none if the product or its features are not named any more as they were then.
create function translated_line(shop int, line jsonb, product_id int, variant_id int, ordered_in text, language text, fallback text)
returns table (translated jsonb) language sql stable as $$
  select line || jsonb_build_object('name', localised_text(product.name, language, fallback), 'combination_features', shown.features,
    'name_language', language)
  from products product
  cross join variant_feature_names(shop, translated_line.variant_id, ordered_in, fallback) ordered
  cross join variant_feature_names(shop, translated_line.variant_id, language, fallback) shown
  where ordered_in <> language and product.shop_id = shop and product.id = translated_line.product_id
    and localised_text(product.name, ordered_in, fallback) = line ->> 'name' and ordered.features::jsonb = line -> 'combination_features'
$$;

-- A variant's tiers in order, each with its current promotion.
create function variant_tier_prices(shop int, variant int) returns table (tiers json) language sql stable as $$
  select coalesce(json_agg(json_build_object('quantity', tier.quantity, 'price_net', tier.price_net, 'promo_net', promotion.price_net)
    order by tier.quantity), '[]')
  from tiers tier
  left join lateral (
    select price_net from current_promotions current
    where current.shop_id = tier.shop_id and current.product_id = tier.product_id and current.variant_id = tier.variant_id
      and current.quantity = tier.quantity limit 1) promotion on true
  where tier.shop_id = shop and tier.variant_id = variant
$$;

-- A price as shoppers see it: of the product (variant and quantity null) or of a tier, whose price is `regular`. A promotion that may not be
-- announced as a reduction changes the price alone: then `promo_net`, `lowest_net` and `promotion_id` are null. Larger quantities have no history.
create function shown_price(shop int, product int, variant int, tier_quantity int, regular int)
returns table (price_net int, promo_net int, lowest_net int, promotion_id int) language sql stable as $$
  select case when announced then regular else coalesce(current.price_net, regular) end, case when announced then current.price_net end,
    case when announced then current.lowest_net end, case when announced then current.id end
  from (select 1) one
  left join lateral (
    select found.*, announces_reduction(found.price_net, found.lowest_net) as announced from (
      select promotion.id, promotion.price_net,
        case when coalesce(tier_quantity, 1) = 1 then lowest_price_before(shop, product, variant, promotion.id) end as lowest_net
      from current_promotions promotion
      where promotion.shop_id = shop and promotion.product_id = product and promotion.variant_id is not distinct from variant
        and promotion.quantity is not distinct from tier_quantity
      limit 1) found) current on true
$$;

-- A variant's tiers in order, as shoppers see them.
create function shown_tier_prices(shop int, variant int) returns table (tiers json) language sql stable as $$
  select coalesce(json_agg(json_build_object('quantity', tier.quantity, 'price_net', shown.price_net, 'promo_net', shown.promo_net)
    order by tier.quantity), '[]')
  from tiers tier cross join lateral shown_price(shop, tier.product_id, variant, tier.quantity, tier.price_net) shown
  where tier.shop_id = shop and tier.variant_id = variant
$$;

-- Variants as a cart holds them; a product without variants is its single variant. `promo_net` is the product's promotion.
create function sold_variants(shop int, customer int, language text, fallback text) returns table (
  product_id int, variant_id int, has_variants boolean, is_active boolean, stock_on_hand int, name text, slug_en text, slug_pl text, symbol text,
  features json, cover json, vat_percent smallint, weight float, sales_unit json, category_id int, brand_id int, price_net int, promo_net int,
  personal_net int, tiers json
) language sql stable as $$
  select product.id, variant.id, product.has_variants, product.is_active, variant.stock_on_hand, localised_text(product.name, language, fallback),
    product.slug_en, product.slug_pl, case when product.has_variants then variant.symbol else product.symbol end,
    (select features from variant_feature_names(shop, variant.id, language, fallback)),
    (select cover from product_cover(shop, product.id, language, fallback)),
    product.vat_percent, variant.weight::float, sales_unit_json(variant.sales_unit, variant.package_content_amount, variant.package_content_unit),
    product.category_id, product.brand_id, shown.price_net, shown.promo_net,
    (select price_net from personal_price(shop, customer, variant.id)),
    (select tiers from shown_tier_prices(shop, variant.id))
  from variants variant join products product on product.shop_id = variant.shop_id and product.id = variant.product_id
  cross join lateral shown_price(shop, product.id, null, null, product.price_net) shown
  where variant.shop_id = shop
$$;

-- Since when a shop's products count as new.
create function new_products_since(shop int) returns table (since timestamptz) language sql stable as $$
  select clock() - make_interval(days => new_product_days(shop))
$$;

-- Products as lists show them. `price_net` is the list price of one unit of the cheapest variant, `promo_net` that with its promotion, where it may be
-- announced; `personal_net` is the customer's price for quantity 1 where it is below the list price; `sales_unit` is of the first variant that is
-- sold at the card's price. `limit 1` instead of `exists`, and in laterals: the planner may otherwise read the whole shop.
create function product_cards(shop int, customer int, language text, fallback text) returns table (
  id int, name text, slug_en text, slug_pl text, symbol text, brand_id int, vat_percent smallint, price_net int, month_star boolean,
  has_variants boolean, cover json, promo_net int, lowest_net int, personal_net int, sale boolean, is_new boolean, stock_on_hand int,
  stock_unit text, expected_at text, sales_unit json,
  is_favorite boolean
) language sql stable as $$
  select product.id, localised_text(product.name, language, fallback), product.slug_en, product.slug_pl, product.symbol, product.brand_id,
    product.vat_percent, promotion.price_net, product.month_star, product.has_variants,
    (select cover from product_cover(shop, product.id, language, fallback)),
    promotion.promo_net, promotion.lowest_net, personal.price_net,
    (select true from current_promotions any_promotion
      where any_promotion.shop_id = shop and any_promotion.product_id = product.id and coalesce(any_promotion.quantity, 1) = 1
        -- Nobody buys at the product's promotion where each variant has a price of its own.
        and (any_promotion.variant_id is not null or (
          select true from variants variant where variant.shop_id = shop and variant.product_id = product.id and (
            select true from tiers tier where tier.shop_id = shop and tier.variant_id = variant.id and tier.quantity = 1) is null
          limit 1))
        and announces_reduction(any_promotion.price_net, lowest_price_before(shop, product.id, any_promotion.variant_id, any_promotion.id)) limit 1) is not null,
    product.created_at > (select since from new_products_since(shop)),
    coalesce(stock.on_hand, 0)::int, case when stock.first_unit = stock.last_unit then stock.first_unit end, stock.expected_at,
    coalesce((select sales_unit_json(variant.sales_unit, variant.package_content_amount, variant.package_content_unit) from variants variant
      where variant.shop_id = shop and variant.product_id = product.id
        and case when personal.price_net is null then variant.id = cheapest.variant_id else personal.price_net = (
          select own.price_net from personal_price(shop, customer, variant.id) own) end
      order by variant.position limit 1), sales_unit_json('piece', null, null)),
    (select true from favourites favourite
      where favourite.shop_id = shop and favourite.customer_id = customer and favourite.product_id = product.id) is not null
  from products product
  left join lateral (
    select * from variant_list_prices list where list.shop_id = shop and list.product_id = product.id
    order by list.price_net, list.position limit 1) cheapest on true
  cross join lateral shown_price(shop, product.id, cheapest.tier_variant_id, cheapest.tier_quantity, cheapest.regular_net) promotion
  left join lateral (
    select sum(variant.stock_on_hand) as on_hand,
      min(variant.sales_unit) filter (where variant.stock_on_hand > 0) as first_unit,
      max(variant.sales_unit) filter (where variant.stock_on_hand > 0) as last_unit,
      case when sum(variant.stock_on_hand) = 0 then min(upcoming_day(variant.expected_at)) end as expected_at
    from variants variant where variant.shop_id = shop and variant.product_id = product.id) stock on true
  left join lateral (
    select own.price_net from customer_product_price(shop, customer, product.id) own where customer is not null) personal on true
  where product.shop_id = shop
$$;

-- The session of an access token, none if the token is unknown or has expired; `customer` is what requests need to know of its customer.
create function session_by_token(shop int, hash text) returns table (session_id uuid, customer_id int, customer json) language sql stable as $$
  select token.session_id, customer.id, case when customer.id is not null then json_build_object('id', customer.id,
    'companyNumber', nullif(customer.nip, ''), 'isDeferredPaymentApproved', customer.deferred_payment_approved_at is not null) end
  from session_tokens token
  join sessions session on session.shop_id = token.shop_id and session.id = token.session_id
  left join customers customer on customer.shop_id = session.shop_id and customer.id = session.customer_id
  where token.shop_id = shop and token.access_hash = hash and token.access_expires_at > clock()
$$;

-- The open cart of a customer, or of the session of a visitor who is not logged in.
create function open_cart(shop int, session uuid, customer int) returns setof carts language sql stable as $$
  select * from carts where shop_id = shop and customer_id = customer and closed_at is null
  union all
  select * from carts where shop_id = shop and session_id = session and customer is null and closed_at is null
$$;
