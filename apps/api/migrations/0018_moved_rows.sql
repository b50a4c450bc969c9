-- A row that moves from one shop to another changes both: a host that is given away is no longer the first shop's.
create or replace function shop_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into changes (shop_id, product_id) select distinct shop_id, 0 from changed on conflict do nothing;
  if tg_op = 'UPDATE' then
    insert into changes (shop_id, product_id) select distinct shop_id, 0 from before on conflict do nothing;
  end if;
  return null;
end $$;
