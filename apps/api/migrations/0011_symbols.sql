-- Symbols as people copy them: which ones a symbol that nobody has was probably meant to be.

create index on products using gin (symbol_key gin_trgm_ops);
create index on variants using gin (symbol_key gin_trgm_ops);

-- What can be bought under a symbol that looks like this one, likest first. Under a policy a trigram index cannot be used, so this asks as
-- owner, for one shop told to it.
create function nearest_symbols(shop int, key text, most int)
returns table (product_id int, variant_id int, likeness real) language plpgsql stable security definer set search_path = public, pg_temp as $$
#variable_conflict use_column
begin
  return query
  select product_id, variant_id, likeness
  from (
    select p.id as product_id, v.id as variant_id, p.symbol_key as known, similarity(p.symbol_key, key) as likeness
    from products p join variants v on v.shop_id = p.shop_id and v.product_id = p.id
    where p.shop_id = shop and p.is_active and not p.has_variants and p.symbol_key % key
    union all
    select p.id, v.id, v.symbol_key, similarity(v.symbol_key, key)
    from variants v join products p on p.shop_id = v.shop_id and p.id = v.product_id
    where v.shop_id = shop and p.is_active and p.has_variants and v.symbol_key % key
  ) as alike
  order by likeness desc, known
  limit most;
end $$;
revoke execute on function nearest_symbols from public;
grant execute on function nearest_symbols to stragan_app;
