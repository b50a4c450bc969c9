-- Returns the text in a language, else in the shop's default language; null where both are empty.
create or replace function localised_text(texts jsonb, language text, fallback text) returns text language sql immutable parallel safe
as $$ select coalesce(nullif(texts ->> language, ''), nullif(texts ->> fallback, '')) $$;

-- Returns for how many days the shop's products count as new.
create or replace function new_product_days(shop int) returns int language sql stable as $$
  select coalesce(
    (select (entry ->> 'new_days')::int from configuration where shop_id = shop and scope = 'shop_configuration' order by position limit 1), 30)
$$;

-- Returns a category and its ancestors. Unlike the view it reads only the rows of that path.
create or replace function category_ancestors(shop int, category int) returns table (category_id int, distance int) language sql stable as $$
  with recursive up (id, parent_id, distance) as (
    select id, parent_id, 0 from categories where shop_id = shop and id = category
    union all
    select parent.id, parent.parent_id, up.distance + 1
    from up join categories parent on parent.shop_id = shop and parent.id = up.parent_id
    where up.distance < 20
  )
  select id, distance from up
$$;

-- Returns a category and its descendants.
create or replace function category_descendants(shop int, category int) returns table (category_id int, distance int) language sql stable as $$
  with recursive down (id, distance) as (
    select id, 0 from categories where shop_id = shop and id = category
    union all
    select child.id, down.distance + 1
    from down join categories child on child.shop_id = shop and child.parent_id = down.id
    where down.distance < 20
  )
  select id, distance from down
$$;

-- Rejects products with a VAT rate that their shop has not enabled (configuration scope vat_tax). Checked when products are written: they keep a
-- rate that is disabled later.
create or replace function check_vat_rate() returns trigger language plpgsql as $$
declare
  rejected record;
begin
  select shop_id, id, vat_percent into rejected from inserted
  where not exists (
    select from vat_rates rate where rate.shop_id = inserted.shop_id and rate.percent = inserted.vat_percent)
  limit 1;
  if found then
    raise check_violation using constraint = 'products_vat_rate', table = 'products',
      message = format('shop %s has no enabled VAT rate of %s percent (product %s)', rejected.shop_id, rejected.vat_percent, rejected.id);
  end if;
  return null;
end $$;
create or replace trigger check_vat_rate_on_insert after insert on products referencing new table as inserted
  for each statement execute function check_vat_rate();

create or replace function check_updated_vat_rate() returns trigger language plpgsql as $$
begin
  if new.vat_percent is distinct from old.vat_percent and not exists (
    select from vat_rates rate where rate.shop_id = new.shop_id and rate.percent = new.vat_percent)
  then
    raise check_violation using constraint = 'products_vat_rate', table = 'products',
      message = format('shop %s has no enabled VAT rate of %s percent (product %s)', new.shop_id, new.vat_percent, new.id);
  end if;
  return null;
end $$;
create or replace trigger check_vat_rate_on_update after update of vat_percent on products
  for each row execute function check_updated_vat_rate();
