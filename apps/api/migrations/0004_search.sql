-- Search: an index of word stems, so that an accent, an ending or a typo does not hide a product.

-- Small letters without accents.
create function fold(words text) returns text language sql stable as $$ select lower(unaccent(words)) $$;

-- The words of a text, folded. A size reads the same however it is written: M8×40 as m8 40, 18V as 18 v, DIN933 as din 933, 2,0 as 2.
create function words_of(texts text) returns setof text language sql stable as $$
  select distinct regexp_replace(replace(found[1], ',', '.'), '\.0$', '')
  from regexp_matches(
    regexp_replace(fold(texts), '(\d)(?:x(?=\d)|(?=(?:mm|cm|m|kg|g|ml|l|v|w|nm|ah|szt|pcs)\M))|\m(din|iso|en)(?=\d)', '\1\2 ', 'g'),
    '(\d+[.,]\d+|\d/\d+|[a-z0-9]+)', 'g') found
$$;

-- What a text is about, of each of its phrases: a charger for batteries is no battery, and a set of keys is no key.
create function gist(texts text) returns text language sql stable as $$
  select regexp_replace(texts, '\m(do|na|pod|z|ze|w|bez|zestaw|komplet|for|with|without|from|to|in|of)\M(,\d|[^,])*|[^, ][^,]*\mset\M[^,]*', '', 'gi')
$$;

-- What the forms of a word have in common. English by PostgreSQL's own stemmer; Polish has none, so the commonest noun and adjective
-- endings go, and the e that comes and goes: mlotek and mlotki both end as mlotk, wiertlo and wiertel as wiertl. null: a word that
-- says nothing.
create function stem(word text, language text) returns text language sql stable as $$
  select case
    when word ~ '\d' then word
    when language = 'en' then (ts_lexize('english_stem', word))[1]
    when word in ('do', 'na', 'w', 'we', 'z', 'ze', 'i', 'lub', 'o', 'od', 'dla', 'po', 'pod', 'za', 'u', 'bez') then null
    when length(word) < 4 then word
    else regexp_replace(
      regexp_replace(word, '(?<=...)i?(ami|ach|ego|emu|ow|om|em|ej|ych|ich|ymi|imi|[aeiouy])$', ''), '(?<=..)i?e([cklrw])$', '\1')
  end
$$;

create table search_words (
  shop_id int not null,
  language text not null,
  word text not null,
  product_id int not null,
  -- How much the place where it stands says about the product.
  weight real not null,
  primary key (shop_id, language, word, product_id),
  foreign key (shop_id, product_id) references products on delete cascade
);
create index on search_words (shop_id, product_id);
call protect_table('search_words');

-- Each stem once: what a typed word is compared with.
create table search_vocabulary (
  shop_id int not null references shops on delete cascade,
  language text not null,
  word text not null,
  primary key (shop_id, language, word)
);
create index on search_vocabulary using gin (word gin_trgm_ops);
call protect_table('search_vocabulary');

create procedure index_products(shop int, changed int[]) language plpgsql as $$
begin
  delete from search_words where shop_id = shop and product_id = any (changed);
  insert into search_words (shop_id, language, word, product_id, weight)
  -- A number says how big the thing is, not what it is: wherever it stands, it weighs little.
  select shop, language, word, product_id, case when word ~ '\d|^(din|iso|en)$' then least(sum(weight), 2) else sum(weight) end
  from (
    select products.id as product_id, language, texts, weight
    from products
    cross join (values ('en'), ('pl')) as languages (language)
    left join brands on brands.shop_id = shop and brands.id = products.brand_id
    cross join lateral (
      select products.name ->> language, 5 union all
      select gist(split_part(products.name ->> language, ', ', 1)), 4 union all
      select symbol, 4 union all
      select products.keywords ->> language, 3 union all
      select gist(products.keywords ->> language), 3 union all
      select brands.name, 4 union all
      select string_agg(above.name ->> language, ' '), 3
      from category_paths path join categories above on above.shop_id = shop and above.id = path.ancestor_id
      where path.shop_id = shop and path.category_id = products.category_id union all
      select string_agg(value.name ->> language, ' '), 2
      from product_values has join feature_values value on value.shop_id = shop and value.id = has.value_id
      where has.shop_id = shop and has.product_id = products.id union all
      select products.short_description ->> language, 1
    ) as places (texts, weight)
    where products.shop_id = shop and products.id = any (changed)
  ) as said
  cross join lateral (select distinct stem(one, language) as word from words_of(texts) one) as words
  where word <> ''
  group by language, word, product_id;

  insert into search_vocabulary (shop_id, language, word)
  select distinct shop, language, word from search_words where shop_id = shop and product_id = any (changed)
  on conflict do nothing;
end $$;

create function product_words_changed() returns trigger language plpgsql as $$
declare one record;
begin
  for one in select shop_id, array_agg(distinct id) as ids from changed group by shop_id loop
    call index_products(one.shop_id, one.ids);
  end loop;
  return null;
end $$;
create trigger words_inserted after insert on products referencing new table as changed for each statement execute function product_words_changed();

-- A price or a stock that changes says nothing new.
create function product_words_updated() returns trigger language plpgsql as $$
declare one record;
begin
  for one in
    select now_is.shop_id, array_agg(now_is.id) as ids
    from changed now_is join before was on was.shop_id = now_is.shop_id and was.id = now_is.id
    where (was.name, was.symbol, was.keywords, was.short_description) <> (now_is.name, now_is.symbol, now_is.keywords, now_is.short_description)
      or was.brand_id is distinct from now_is.brand_id or was.category_id is distinct from now_is.category_id
    group by now_is.shop_id
  loop
    call index_products(one.shop_id, one.ids);
  end loop;
  return null;
end $$;
create trigger words_updated after update on products referencing old table as before new table as changed
  for each statement execute function product_words_updated();

create function value_words_changed() returns trigger language plpgsql as $$
declare one record;
begin
  for one in select shop_id, array_agg(distinct product_id) as ids from changed group by shop_id loop
    call index_products(one.shop_id, one.ids);
  end loop;
  return null;
end $$;
create trigger words_inserted after insert on product_features referencing new table as changed for each statement execute function value_words_changed();
create trigger words_deleted after delete on product_features referencing old table as changed for each statement execute function value_words_changed();
create trigger words_inserted after insert on variant_features referencing new table as changed for each statement execute function value_words_changed();
create trigger words_deleted after delete on variant_features referencing old table as changed for each statement execute function value_words_changed();

create function category_words_changed() returns trigger language plpgsql as $$
declare one record;
begin
  for one in
    select path.shop_id, array_agg(distinct products.id) as ids
    from changed
    join category_paths path on path.shop_id = changed.shop_id and path.ancestor_id = changed.id
    join products on products.shop_id = path.shop_id and products.category_id = path.category_id
    group by path.shop_id
  loop
    call index_products(one.shop_id, one.ids);
  end loop;
  return null;
end $$;
create trigger words_updated after update on categories referencing new table as changed for each statement execute function category_words_changed();

create function brand_words_changed() returns trigger language plpgsql as $$
declare one record;
begin
  for one in
    select products.shop_id, array_agg(products.id) as ids
    from changed join products on products.shop_id = changed.shop_id and products.brand_id = changed.id
    group by products.shop_id
  loop
    call index_products(one.shop_id, one.ids);
  end loop;
  return null;
end $$;
create trigger words_updated after update on brands referencing new table as changed for each statement execute function brand_words_changed();

-- Which products a query means, and how well: by symbol or EAN, else by its words. Where nothing may be guessed a product has every one
-- of them, as it is written or begun; else as many as any product has, and what looks like a word stands for it where nobody has it.
-- Under a policy a trigram index cannot be used, so this asks as owner, for one shop told to it.
create function search_products(shop int, spoken text, asked text, guessing boolean)
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
    select products.id as product_id, term, stress, likeness, likeness * weight as score, max(likeness) over (partition by term) as best
    from alike
    join search_words words on words.shop_id = shop and language = spoken and words.word = alike.word
    join products on products.shop_id = shop and products.id = words.product_id and is_active
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
    select id, 300 from products where shop_id = shop and length(code) >= 4 and code ~ '\d' and starts_with(symbol_key, code)
    union all
    select product_id, 200 from variants where shop_id = shop and length(code) >= 4 and code ~ '\d' and starts_with(symbol_key, code)
  ), meant as (
    select product_id, score::float from coded
    union all
    -- What only mentions a word is left out where other things are it.
    select product_id, score from worded where place = 1 and score >= 0.2 * (select max(score) from worded where place = 1)
  )
  select product_id, max(score)::real
  from meant join products on products.shop_id = shop and products.id = product_id and is_active
  group by product_id;
end $$;
revoke execute on function search_products from public;
grant execute on function search_products to stragan_app;

-- The best there is: what the words say in the visitor's language, else what they say in the other one, before anything is guessed.
create function search_in_both(shop int, spoken text, asked text)
returns table (product_id int, score real) language plpgsql stable as $$
#variable_conflict use_column
declare
  guessing boolean;
  language text;
begin
  foreach guessing in array array[false, true] loop
    foreach language in array array[spoken, case spoken when 'pl' then 'en' else 'pl' end] loop
      return query select product_id, score from search_products(shop, language, asked, guessing);
      if found then
        return;
      end if;
    end loop;
  end loop;
end $$;
