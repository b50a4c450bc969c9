-- Products changed by staff (record 094).

-- Refuses the deletion of a variant that has stock or was ordered, alone or with its product, also by an undo: the ledger and the orders need it.
create or replace function keep_used_variant() returns trigger language plpgsql as $$
begin
  if old.stock_on_hand <> 0 then
    raise foreign_key_violation using constraint = 'variants_in_stock', table = 'variants', message = format('variant %s has stock', old.id);
  end if;
  if exists (
    select from order_lines where shop_id = old.shop_id and product_id = old.product_id and variant_id = old.id)
  then
    raise foreign_key_violation using constraint = 'variants_ordered', table = 'variants', message = format('variant %s was ordered', old.id);
  end if;
  return old;
end $$;
create or replace trigger keep_used_variant before delete on variants
  for each row when (current_setting('app.change', true) <> '') execute function keep_used_variant();

-- Ids of new things of a kind: after the last one that there ever was, as far as the counter and the table know. Locks the counter.
create or replace function next_ids(shop int, of_kind text, highest int, count int) returns setof int language sql volatile as $$
  with counter as (
    insert into id_counters (shop_id, kind, last) values (shop, of_kind, highest + count)
    on conflict (shop_id, kind) do update set last = greatest(id_counters.last, highest) + count
    returning last
  )
  select generate_series(last - count + 1, last) from counter
$$;

-- Deletes the prices of products and variants that nobody of the staff has deleted: no undo brings them back.
create or replace function delete_prices_of_products() returns trigger language plpgsql as $$
begin
  delete from price_intervals using deleted where price_intervals.shop_id = deleted.shop_id and product_id = deleted.id;
  delete from inactive_intervals using deleted where inactive_intervals.shop_id = deleted.shop_id and product_id = deleted.id;
  return null;
end $$;
create or replace trigger delete_prices after delete on products referencing old table as deleted
  for each statement when (coalesce(current_setting('app.change', true), '') = '') execute function delete_prices_of_products();

create or replace function delete_prices_of_variants() returns trigger language plpgsql as $$
begin
  delete from price_intervals using deleted
  where price_intervals.shop_id = deleted.shop_id and price_intervals.product_id = deleted.product_id and variant_id = deleted.id;
  return null;
end $$;
create or replace trigger delete_prices after delete on variants referencing old table as deleted
  for each statement when (coalesce(current_setting('app.change', true), '') = '') execute function delete_prices_of_variants();
