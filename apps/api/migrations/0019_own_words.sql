-- What begins with a word is looked for among the words of one shop: by trigrams it was found among those of all shops first, and a search
-- became dearer with each of them. Words are letters of ASCII and digits, so that all that begin with one come before it and a tilde.
create index on search_vocabulary (shop_id, language, word collate "C");

-- As in 0016 but for that, for what was set afterwards, and for `offset 0`, by which the planner looks up what was found and nothing else.
create or replace function search_products(shop int, spoken text, asked text, guessing boolean)
returns table (product_id int, score real) language plpgsql stable security definer rows 50
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  code text := upper(regexp_replace(asked, '[^A-Za-z0-9]', '', 'g'));
begin
  return query
  with terms as (
    select term, stem(term, spoken) as stem, case when term in (select words_of(gist(asked))) then 2 else 1 end as stress
    from words_of(asked) term where stem(term, spoken) <> ''
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
