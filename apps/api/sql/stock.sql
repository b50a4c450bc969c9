-- The stock ledger (record 085). Two triggers keep the last movement of a variant and variants.stock_on_hand equal: whichever of the two was
-- written, the other one follows. Where they are equal neither writes, so that they do not call each other in a circle.

-- Requests cannot write the stock but by a movement; they may update every other column of a variant, and lock it.
do $$
begin
  revoke update on variants from stragan_app;
  execute (
    select format('grant update (%s) on variants to stragan_app', string_agg(quote_ident(attname), ', '))
    from pg_attribute
    where attrelid = 'variants'::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attname <> 'stock_on_hand');
end $$;

-- The stock of a variant by its last movement. In PL/pgSQL, which caches the plan; a function in SQL would plan its query in each call.
create or replace function ledger_stock(shop int, variant int) returns int language plpgsql stable as $$
begin
  return coalesce((select stock_after from stock_movements where shop_id = shop and variant_id = variant order by number desc limit 1), 0);
end $$;

-- Numbers a movement and computes the stock after it. Locks the variant: its movements are made one after the other.
create or replace function number_stock_movement() returns trigger language plpgsql as $$
begin
  perform from variants where shop_id = new.shop_id and id = new.variant_id for no key update;
  select number, stock_after into new.number, new.stock_after from stock_movements
    where shop_id = new.shop_id and variant_id = new.variant_id order by number desc limit 1;
  new.number := coalesce(new.number, 0) + 1;
  new.stock_after := coalesce(new.stock_after, 0) + new.quantity;
  return new;
end $$;
create or replace trigger number_movement before insert on stock_movements
  for each row when (new.number is null) execute function number_stock_movement();

-- Applies movements to the stock of their variants.
create or replace function apply_stock_movements() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from inserted) then return null; end if;
  update variants set stock_on_hand = moved.stock_after
  from (select distinct on (shop_id, variant_id) shop_id, variant_id, stock_after from inserted order by shop_id, variant_id, number desc) moved
  where variants.shop_id = moved.shop_id and variants.id = moved.variant_id and variants.stock_on_hand <> moved.stock_after;
  return null;
end $$;
create or replace trigger apply_movements after insert on stock_movements referencing new table as inserted
  for each statement execute function apply_stock_movements();

-- Records the stock that new variants come with.
create or replace function record_initial_stock() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (select from inserted where stock_on_hand > 0) then return null; end if;
  insert into stock_movements (shop_id, variant_id, number, quantity, stock_after, reason)
  select shop_id, id, 1, stock_on_hand, stock_on_hand, 'initial' from inserted where stock_on_hand > 0;
  return null;
end $$;
create or replace trigger record_initial_stock after insert on variants referencing new table as inserted
  for each statement execute function record_initial_stock();

-- Records a stock that was written past the ledger, as the owner of the tables does it for imports.
create or replace function record_imported_stock() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Without rows there would be an endless circle of statements that change nothing.
  if not exists (
    select from changed_rows new_row join old_rows old_row on old_row.shop_id = new_row.shop_id and old_row.id = new_row.id
    where new_row.stock_on_hand <> old_row.stock_on_hand and new_row.stock_on_hand <> ledger_stock(new_row.shop_id, new_row.id)
  ) then return null; end if;
  insert into stock_movements (shop_id, variant_id, number, quantity, stock_after, reason)
  select written.shop_id, written.id, coalesce(last.number, 0) + 1, written.stock_on_hand - coalesce(last.stock_after, 0), written.stock_on_hand, 'import'
  from changed_rows written
  left join lateral (
    select number, stock_after from stock_movements movement
    where movement.shop_id = written.shop_id and movement.variant_id = written.id order by number desc limit 1) last on true
  where written.stock_on_hand <> coalesce(last.stock_after, 0);
  return null;
end $$;

create or replace trigger record_imported_stock after update on variants referencing old table as old_rows new table as changed_rows
  for each statement execute function record_imported_stock();

-- Variants whose stock is not the sum of their movements, or not what the last one left: always empty.
create or replace view stock_discrepancies with (security_invoker = true) as
  select shop_id, id as variant_id, stock_on_hand, summed.quantity as moved, ledger_stock(shop_id, id) as stock_after
  from variants
  cross join lateral (
    select coalesce(sum(quantity), 0)::int as quantity from stock_movements movement
    where movement.shop_id = variants.shop_id and movement.variant_id = variants.id) summed
  where stock_on_hand <> summed.quantity or stock_on_hand <> ledger_stock(shop_id, id);
grant select on stock_discrepancies to stragan_app;
