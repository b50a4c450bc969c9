-- Looks up the shop of a host name: the only function that requests may call without a shop.
create or replace function find_shop_by_host(host_name text)
returns table (shop_id int, name text, default_language text) language sql stable security definer set search_path = public, pg_temp
as $$ select shops.shop_id, shops.name, shops.default_language from hosts join shops using (shop_id) where host = host_name $$;
revoke execute on function find_shop_by_host from public;
grant execute on function find_shop_by_host to stragan_app;
