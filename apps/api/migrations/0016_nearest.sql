-- The neighbours of a product in its category and of its brand, and the lists of what is new or of the month, by an index.

create index on products (shop_id, category_id, id);
create index on products (shop_id, brand_id, id);
drop index products_shop_id_category_id_idx;
drop index products_shop_id_brand_id_idx;
create index on products (shop_id, created_at);
create index on products (shop_id, id) where month_star;

-- The same search, which asks of each product that a word finds whether it is sold (`offset 0` keeps the planner from joining the whole
-- shop), and finds what begins with a symbol in the order of bytes, whatever the database's collation is.

create index on products (shop_id, symbol_key collate "C");
create index on variants (shop_id, symbol_key collate "C");

-- Which products a query means, and how well: by symbol or EAN, else by its words. Where nothing may be guessed a product has every one
-- of them, as it is written or begun; else as many as any product has, and what looks like a word stands for it where nobody has it.
-- Under a policy a trigram index cannot be used, so this asks as owner, for one shop told to it.
create or replace function search_products(shop int, spoken text, asked text, guessing boolean)
returns table (product_id int, score real) language plpgsql stable security definer set search_path = public, pg_temp as $$
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
    join search_vocabulary vocabulary on vocabulary.shop_id = shop and language = spoken
      and (
        word = stem
        or length(term) >= 2 and (word like stem || '%' or word like term || '%')
        -- m8 is not a typo of m6
        or guessing and word % stem and length(stem) >= 4 and abs(length(word) - length(stem)) <= 2 and stem !~ '\d' and word !~ '\d'
      )
  ), matched as (
    select words.product_id, term, stress, likeness, likeness * weight as score, max(likeness) over (partition by term) as best
    from alike
    join search_words words on words.shop_id = shop and language = spoken and words.word = alike.word
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

-- What the planner is told that a search finds, so that it looks the products up one by one.
alter function search_products(int, text, text, boolean) rows 50;
alter function search_in_both(int, text, text) rows 50;
