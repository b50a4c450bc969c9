-- Price lists, promotions, and every price that was ever asked (Directive 98/6/EC art. 6a, "Omnibus").

create table tiers (
  shop_id int not null,
  product_id int not null,
  variant_id int not null,
  -- From this many pieces on. A tier of 1 is the variant's own price for one piece; without it the product's price holds.
  quantity int not null check (quantity > 0),
  price_net int not null check (price_net >= 0),
  primary key (shop_id, variant_id, quantity),
  foreign key (shop_id, product_id, variant_id) references variants (shop_id, product_id, id) on delete cascade
);
create index on tiers (shop_id, product_id);
call protect_table('tiers');

-- A lower price for a time: of the product, or of one tier of one variant.
create table promotions (
  shop_id int not null,
  id int not null,
  product_id int not null,
  variant_id int,
  quantity int,
  price_net int not null check (price_net >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, product_id, variant_id) references variants (shop_id, product_id, id) on delete cascade,
  foreign key (shop_id, variant_id, quantity) references tiers on delete cascade,
  check ((variant_id is null) = (quantity is null)),
  check (ends_at > starts_at)
);
create index on promotions (shop_id, product_id);
call protect_table('promotions');

-- For how long one piece cost what. A line without variant is the product's price; one with promotion is that promotion's.
-- Promotions that have not begun stand here too, in the future. Written by triggers only.
create table price_intervals (
  shop_id int not null,
  id uuid not null default gen_random_uuid(),
  product_id int not null,
  variant_id int,
  promotion_id int,
  price_net int not null,
  valid_from timestamptz not null,
  valid_to timestamptz,
  primary key (shop_id, id),
  foreign key (shop_id, product_id) references products on delete cascade,
  foreign key (shop_id, product_id, variant_id) references variants (shop_id, product_id, id) on delete cascade,
  check (valid_to > valid_from)
);
create index on price_intervals (shop_id, product_id);
call protect_table('price_intervals');

-- From `starts` on this line of prices asks `price` (null: nothing); what it asked before ends now.
create procedure record_price(shop int, product int, variant int, promotion int, price int, starts timestamptz, ends timestamptz) language plpgsql as $$
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

create function product_price_changed() returns trigger language plpgsql as $$
begin
  call record_price(new.shop_id, new.id, null, null, new.price_net, clock(), null);
  return null;
end $$;
create trigger price_inserted after insert on products for each row execute function product_price_changed();
create trigger price_updated after update of price_net on products for each row
  when (old.price_net is distinct from new.price_net) execute function product_price_changed();

create function tier_price_changed() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' and old.quantity = 1 and (tg_op = 'DELETE' or new.quantity <> 1) then
    -- The variant may be going away with its tier: then so do its intervals.
    if exists (select from variants where shop_id = old.shop_id and id = old.variant_id) then
      call record_price(old.shop_id, old.product_id, old.variant_id, null, null, clock(), null);
    end if;
  end if;
  if tg_op <> 'DELETE' and new.quantity = 1 then
    call record_price(new.shop_id, new.product_id, new.variant_id, null, new.price_net, clock(), null);
  end if;
  return null;
end $$;
create trigger price_changed after insert or delete or update of quantity, price_net on tiers for each row execute function tier_price_changed();

create function promotion_price_changed() returns trigger language plpgsql as $$
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
create trigger price_changed after insert or update or delete on promotions for each row execute function promotion_price_changed();

-- The promotions in force; of two for the same thing the cheaper one.
create view current_promotions with (security_invoker = true) as
select distinct on (shop_id, product_id, variant_id, quantity) shop_id, id, product_id, variant_id, quantity, price_net
from promotions
where starts_at <= clock() and (ends_at is null or ends_at > clock())
order by shop_id, product_id, variant_id, quantity, price_net, id;
grant select on current_promotions to stragan_app;

-- The lowest price of one piece in the 30 days before a promotion began: of the product (variant null), or of a variant.
-- Before a variant had a price of its own it was sold at the product's.
create function lowest_price_before(shop int, product int, variant int, promotion int) returns int language sql stable as $$
  with lines as (
    select *, tstzrange(valid_from, valid_to) as during from price_intervals where shop_id = shop and product_id = product
  ), before as (
    select tstzrange(min(valid_from) - interval '30 days', min(valid_from)) as days from lines where promotion_id = promotion
  ), own as (
    select coalesce(range_agg(during), '{}') as days from lines where variant_id = variant and promotion_id is null
  )
  select min(price_net) from lines, before, own
  where promotion_id is distinct from promotion
    and case
      when variant_id is not distinct from variant then during && before.days
      when variant_id is null then during && (tstzmultirange(before.days) - own.days)
    end
$$;
