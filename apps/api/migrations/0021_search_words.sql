-- What a search costs is bounded, and the index follows every change of what it is made of.

-- The words of a text in the order in which they first stand there, so that the first few of a search can be taken.
create or replace function words_of(texts text) returns setof text language sql stable as $$
  select word from (
    select regexp_replace(replace(found[1], ',', '.'), '\.0$', '') as word, place
    from regexp_matches(
      regexp_replace(fold(texts), '(\d)(?:x(?=\d)|(?=(?:mm|cm|m|kg|g|ml|l|v|w|nm|ah|szt|pcs)\M))|\m(din|iso|en)(?=\d)', '\1\2 ', 'g'),
      '(\d+[.,]\d+|\d/\d+|[a-z0-9]+)', 'g') with ordinality as match (found, place)
  ) words
  group by word order by min(place)
$$;

-- Of a search's words that say something the first ten count (maxSearchWords in packages/contract/src/constants.ts): each is looked up.
create function search_terms(asked text, spoken text) returns table (term text, stem text) language sql stable as $$
  select term, stem(term, spoken) from words_of(asked) with ordinality as word (term, place)
  where stem(term, spoken) <> '' order by place limit 10
$$;

-- As in 0019 but for its terms.
create or replace function search_products(shop int, spoken text, asked text, guessing boolean)
returns table (product_id int, score real) language plpgsql stable security definer rows 50
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  code text := upper(regexp_replace(asked, '[^A-Za-z0-9]', '', 'g'));
begin
  return query
  with terms as (
    select term, stem, case when term in (select words_of(gist(asked))) then 2 else 1 end as stress from search_terms(asked, spoken)
  ), alike as (
    select term, stress, word, case
      when word = stem then 1.0
      when starts_with(word, stem) or starts_with(word, term) then 0.3 + 0.3 * length(stem) / length(word)
      else 0.3 * similarity(word, stem)
    end as likeness
    from terms
    cross join lateral (
      select word from search_vocabulary where shop_id = shop and language = spoken and (
        word = stem
        or length(term) >= 2 and word collate "C" >= stem and word collate "C" < stem || '~'
        or length(term) >= 2 and word collate "C" >= term and word collate "C" < term || '~'
        -- m8 is not a typo of m6
        or guessing and word % stem and length(stem) >= 4 and abs(length(word) - length(stem)) <= 2 and stem !~ '\d' and word !~ '\d'
      ) offset 0
    ) vocabulary
  ), matched as (
    select words.product_id, term, stress, likeness, likeness * weight as score, max(likeness) over (partition by term) as best
    from alike
    cross join lateral (
      select product_id, weight from search_words where shop_id = shop and language = spoken and search_words.word = alike.word offset 0
    ) words
    cross join lateral (select from products where products.shop_id = shop and products.id = words.product_id and is_active offset 0) sold
  ), scored as (
    -- A word that is there leaves nothing to guess; else what is about as like it as the likest.
    select product_id, stress, max(score) as score from matched
    where likeness >= 0.3 or likeness >= 0.7 * best group by product_id, term, stress
  ), worded as (
    select product_id, exp(sum(stress * ln(score)) / sum(stress)) as score, rank() over (order by count(*) desc) as place
    from scored group by product_id having guessing or count(*) = (select count(*) from terms)
  ), coded as (
    select id as product_id, 1000 as score from products where shop_id = shop and code <> '' and (symbol_key = code or ean = code)
    union all
    select product_id, 900 from variants where shop_id = shop and code <> '' and (symbol_key = code or ean = code)
    union all
    select id, 300 from products where shop_id = shop and length(code) >= 4 and code ~ '\d' and symbol_key collate "C" >= code and symbol_key collate "C" < code || '~'
    union all
    select product_id, 200 from variants where shop_id = shop and length(code) >= 4 and code ~ '\d' and symbol_key collate "C" >= code and symbol_key collate "C" < code || '~'
  ), meant as (
    select product_id, score::float from coded
    union all
    -- What only mentions a word is left out where other things are it.
    select product_id, score from worded where place = 1 and score >= 0.2 * (select max(score) from worded where place = 1)
  )
  select product_id, max(score)::real
  from meant cross join lateral (select from products where products.shop_id = shop and products.id = product_id and is_active offset 0) sold
  group by product_id;
end $$;

-- A value of a feature that is renamed, or given to a product in place of another.

create function value_names_changed() returns trigger language plpgsql as $$
declare one record;
begin
  for one in
    select has.shop_id, array_agg(distinct has.product_id) as ids
    from changed now_is
    join before was on was.shop_id = now_is.shop_id and was.id = now_is.id and was.name <> now_is.name
    join product_values has on has.shop_id = now_is.shop_id and has.value_id = now_is.id
    group by has.shop_id
  loop
    call index_products(one.shop_id, one.ids);
  end loop;
  return null;
end $$;
create trigger words_updated after update on feature_values referencing old table as before new table as changed
  for each statement execute function value_names_changed();

create function product_values_changed() returns trigger language plpgsql as $$
declare one record;
begin
  for one in
    select shop_id, array_agg(distinct product_id) as ids from (select * from changed union all select * from before) moved group by shop_id
  loop
    call index_products(one.shop_id, one.ids);
  end loop;
  return null;
end $$;
create trigger words_updated after update on product_features referencing old table as before new table as changed
  for each statement execute function product_values_changed();
create trigger words_updated after update on variant_features referencing old table as before new table as changed
  for each statement execute function product_values_changed();

-- Words that no product has any more. Whoever indexes a product holds its shop's vocabulary in common, and whoever prunes it has to have it
-- alone: a word is not taken away while a transaction that is not yet committed begins to use it.

create function hold_vocabulary() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('search_vocabulary'), shop_id) from (select distinct shop_id from changed) shops;
  return null;
end $$;
create trigger vocabulary_held after insert on search_words referencing new table as changed
  for each statement execute function hold_vocabulary();

-- How many words of a shop went; none where somebody is just indexing its products.
create function prune_vocabulary(shop int) returns int language plpgsql as $$
declare pruned int;
begin
  if not pg_try_advisory_xact_lock(hashtext('search_vocabulary'), shop) then
    return 0;
  end if;
  -- One look-up in the index a word (`limit 1`): joined, all words of all products would be read.
  delete from search_vocabulary vocabulary
  where shop_id = shop and (
    select true from search_words used
    where used.shop_id = shop and used.language = vocabulary.language and used.word = vocabulary.word limit 1) is null;
  get diagnostics pruned = row_count;
  return pruned;
end $$;
