-- Looks up the shop of a host name: one of the two functions that requests may call without a shop.
create or replace function find_shop_by_host(host_name text)
returns table (shop_id int, name text, default_language text) language sql stable security definer set search_path = public, pg_temp
as $$ select shops.shop_id, shops.name, shops.default_language from hosts join shops using (shop_id) where host = host_name $$;
revoke execute on function find_shop_by_host from public;
grant execute on function find_shop_by_host to stragan_app;

-- Returns how many shops have a claim to a host, and whether one of the claims has this token.
create or replace function find_host_claims(host_name text, claim_token text)
returns table (claims int, is_known boolean) language sql stable security definer set search_path = public, pg_temp
as $$ select count(*)::int, coalesce(bool_or(token = claim_token), false) from host_claims where host = host_name $$;
-- Whether another shop has a host above or below this one.
create or replace function is_near_host_of_another(shop int, host_name text)
returns boolean language sql stable security definer set search_path = public, pg_temp
as $$
  select exists (select from hosts where shop_id <> shop and (right(host, length(host_name) + 1) = '.' || host_name or right(host_name, length(host) + 1) = '.' || host))
$$;
revoke execute on function is_near_host_of_another from public;
grant execute on function is_near_host_of_another to stragan_app;
revoke execute on function find_host_claims from public;
grant execute on function find_host_claims to stragan_app;
