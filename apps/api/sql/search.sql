-- Full-text search in Polish and English over an inverted index of stems, so that accents, endings and typos do not hide a product.

-- Text analysis

-- Folds letter case and accents.
create or replace function fold(words text) returns text language sql stable as $$ select lower(unaccent(words)) $$;

-- Splits a text into folded words, each once, in the order of their first occurrence. Sizes are split the same however they are written: M8×40 and
-- M8 x 40 as m8 40, 18V as 18 v, DIN933 as din 933, 2,0 as 2, 1,200 as 1200.
create or replace function tokenize(texts text) returns setof text language sql stable as $$
  select word from (
    select regexp_replace(replace(found[1], ',', '.'), '\.0$', '') as word, position
    from regexp_matches(
      regexp_replace(fold(regexp_replace(texts, '\m([1-9]\d{0,2})[,\u00a0](\d{3})\M', '\1\2', 'g')), '(\d)(?:\s*x\s*(?=\d)|(?=(?:mm|cm|m|kg|g|ml|l|v|w|nm|ah|szt|pcs)\M))|\m(din|iso|en)(?=\d)', '\1\2 ', 'g'),
      '(\d+[.,]\d+|\d/\d+|[a-z0-9]+)', 'g') with ordinality as match (found, position)
  ) words
  group by word order by min(position)
$$;

-- Removes what only qualifies each phrase of a text: a charger for batteries is no battery, and a set of keys is no key.
create or replace function strip_qualifiers(texts text) returns text language sql stable as $$
  select regexp_replace(texts, '\m(do|na|pod|z|ze|w|bez|zestaw|komplet|for|with|without|from|to|in|of)\M(,\d|[^,])*|[^, ][^,]*\mset\M[^,]*', '', 'gi')
$$;

-- Returns the stem of a word; null for a stop word. English by PostgreSQL's stemmer; Polish has none, so the commonest noun and adjective endings
-- and the fleeting e are removed: mlotek and mlotki become mlotk, wiertlo and wiertel become wiertl.
create or replace function stem(word text, language text) returns text language sql stable as $$
  select case
    when word ~ '\d' then word
    when language = 'en' then (ts_lexize('english_stem', word))[1]
    when word in ('do', 'na', 'w', 'we', 'z', 'ze', 'i', 'lub', 'o', 'od', 'dla', 'po', 'pod', 'za', 'u', 'bez') then null
    when length(word) < 4 then word
    else regexp_replace(
      regexp_replace(word, '(?<=...)i?(ami|ach|ego|emu|ow|om|em|ej|ych|ich|ymi|imi|[aeiouy])$', ''), '(?<=..)i?e([cklrw])$', '\1')
  end
$$;

-- Indexing

-- Indexes products anew. Many products share the texts of their family, and texts their words: each distinct text is split once, each distinct
-- word stemmed once, and texts and stems are joined by numbers.
create or replace function index_products(shop int, product_ids int[]) returns void language plpgsql as $$
begin
  -- No word is pruned from the vocabulary meanwhile,
  perform pg_advisory_xact_lock_shared(hashtext('search_vocabulary'), shop);
  -- and no product deleted (delete_search_words). A foreign key would lock it again for each of its words.
  perform from products where shop_id = shop and id = any (product_ids) order by id for key share;
  delete from search_words where shop_id = shop and product_id = any (product_ids);
  with product as materialized (
    select id, name, symbol, keywords, short_description, brand_id, category_id from products where shop_id = shop and id = any (product_ids)
  ), category_texts as materialized (
    select of_products.category_id, language, string_agg(category.name ->> language, ' ') as text
    from (select distinct category_id from product where category_id is not null) of_products
    cross join (values ('en'), ('pl')) as languages (language)
    cross join lateral category_ancestors(shop, of_products.category_id) ancestor
    cross join lateral (select name from categories where shop_id = shop and id = ancestor.category_id offset 0) category
    group by of_products.category_id, language
  ), texts as materialized (
    select product.id as product_id, language, fields.text, fields.weight
    from product
    cross join (values ('en'), ('pl')) as languages (language)
    cross join lateral (
      select product.name ->> language, 5 union all
      select strip_qualifiers(split_part(product.name ->> language, ', ', 1)), 4 union all
      select symbol, 4 union all
      select product.keywords ->> language, 3 union all
      select strip_qualifiers(product.keywords ->> language), 3 union all
      select brands.name, 4 from brands where brands.shop_id = shop and brands.id = product.brand_id union all
      select string_agg(value.name ->> language, ' '), 2
      from product_feature_values product_value
      cross join lateral (select name from feature_values where shop_id = shop and id = product_value.value_id offset 0) value
      where product_value.shop_id = shop and product_value.product_id = product.id union all
      select product.short_description ->> language, 1
    ) as fields (text, weight)
    where fields.text <> ''
    union all
    select product.id, language, text, 3 from product join category_texts using (category_id) where text <> ''
  ), distinct_texts as materialized (
    select language, text, row_number() over () as text_id from texts group by language, text
  ), tokens as materialized (
    select text_id, language, token from distinct_texts cross join lateral tokenize(text) token
  ), stems as materialized (
    select language, token, stem(token, language) as word from (select distinct language, token from tokens offset 0) distinct_tokens
  ), words as materialized (
    select language, word, row_number() over () as word_id from stems where word <> '' group by language, word
  ), text_words as materialized (
    select distinct text_id, word_id from tokens join stems using (language, token) join words using (language, word)
  ), product_words as materialized (
    select product_id, word_id, sum(weight) as weight
    from texts join distinct_texts using (language, text) join text_words using (text_id)
    group by product_id, word_id
  ), vocabulary as (
    insert into search_vocabulary (shop_id, language, word)
    -- In one order, so that transactions that insert the same words wait for each other in turn.
    select shop, language, word from words order by language, word
    on conflict do nothing
  )
  insert into search_words (shop_id, language, word, product_id, weight)
  -- A number says how large a product is, not what it is: its weight is small in any field.
  select shop, language, word, product_id, case when word ~ '\d|^(din|iso|en)$' then least(weight, 2) else weight end
  from product_words join words using (word_id)
  order by language, word, product_id;
end $$;

create or replace function delete_search_words() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from search_words using old_rows where search_words.shop_id = old_rows.shop_id and search_words.product_id = old_rows.id;
  return null;
end $$;
create or replace trigger delete_search_words after delete on products referencing old table as old_rows
  for each statement execute function delete_search_words();

-- Products whose words change are indexed once per transaction, when it is committed (notify_changes in changes.sql).

create or replace function reindex_inserted_products() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind, id) select shop_id, 'search_words', id from changed_rows on conflict do nothing;
  return null;
end $$;
create or replace trigger reindex_on_insert after insert on products referencing new table as changed_rows
  for each statement execute function reindex_inserted_products();

-- Only where an indexed column changed: not for prices and stock.
create or replace function reindex_updated_products() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind, id)
  select new_row.shop_id, 'search_words', new_row.id
  from changed_rows new_row join old_rows old_row on old_row.shop_id = new_row.shop_id and old_row.id = new_row.id
  where (old_row.name, old_row.symbol, old_row.keywords, old_row.short_description)
      <> (new_row.name, new_row.symbol, new_row.keywords, new_row.short_description)
    or old_row.brand_id is distinct from new_row.brand_id or old_row.category_id is distinct from new_row.category_id
  on conflict do nothing;
  return null;
end $$;
create or replace trigger reindex_on_update after update on products referencing old table as old_rows new table as changed_rows
  for each statement execute function reindex_updated_products();

-- Feature values that are assigned to products or variants, or taken from them.
create or replace function reindex_assigned_values() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind, id) select distinct shop_id, 'search_words', product_id from changed_rows on conflict do nothing;
  return null;
end $$;
create or replace trigger reindex_on_insert after insert on product_features referencing new table as changed_rows
  for each statement execute function reindex_assigned_values();
create or replace trigger reindex_on_delete after delete on product_features referencing old table as changed_rows
  for each statement execute function reindex_assigned_values();
create or replace trigger reindex_on_insert after insert on variant_features referencing new table as changed_rows
  for each statement execute function reindex_assigned_values();
create or replace trigger reindex_on_delete after delete on variant_features referencing old table as changed_rows
  for each statement execute function reindex_assigned_values();

create or replace function reindex_reassigned_values() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind, id)
  select distinct shop_id, 'search_words', product_id from (select * from changed_rows union all select * from old_rows) both_rows
  on conflict do nothing;
  return null;
end $$;
create or replace trigger reindex_on_update after update on product_features referencing old table as old_rows new table as changed_rows
  for each statement execute function reindex_reassigned_values();
create or replace trigger reindex_on_update after update on variant_features referencing old table as old_rows new table as changed_rows
  for each statement execute function reindex_reassigned_values();

create or replace function reindex_renamed_values() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind, id)
  select distinct assigned.shop_id, 'search_words', assigned.product_id
  from changed_rows new_row
  join old_rows old_row on old_row.shop_id = new_row.shop_id and old_row.id = new_row.id and old_row.name <> new_row.name
  join product_feature_values assigned on assigned.shop_id = new_row.shop_id and assigned.value_id = new_row.id
  on conflict do nothing;
  return null;
end $$;
create or replace trigger reindex_on_update after update on feature_values referencing old table as old_rows new table as changed_rows
  for each statement execute function reindex_renamed_values();

create or replace function reindex_products_of_categories() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind, id)
  select distinct new_row.shop_id, 'search_words', products.id
  from changed_rows new_row
  cross join lateral category_descendants(new_row.shop_id, new_row.id) descendant
  join products on products.shop_id = new_row.shop_id and products.category_id = descendant.category_id
  on conflict do nothing;
  return null;
end $$;
create or replace trigger reindex_on_update after update on categories referencing new table as changed_rows
  for each statement execute function reindex_products_of_categories();

create or replace function reindex_products_of_brands() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into pending_changes (shop_id, kind, id)
  select products.shop_id, 'search_words', products.id
  from changed_rows new_row join products on products.shop_id = new_row.shop_id and products.brand_id = new_row.id
  on conflict do nothing;
  return null;
end $$;
create or replace trigger reindex_on_update after update on brands referencing new table as changed_rows
  for each statement execute function reindex_products_of_brands();

-- Vocabulary

-- Transactions that index products share a lock on the shop's vocabulary, and prune_vocabulary takes it exclusively: no word is deleted while a
-- transaction that is not committed yet begins to use it.

-- Deletes the words that no product uses any more, and returns how many; none while another transaction indexes products of the shop.
create or replace function prune_vocabulary(shop int) returns int language plpgsql as $$
declare pruned int;
begin
  if not pg_try_advisory_xact_lock(hashtext('search_vocabulary'), shop) then
    return 0;
  end if;
  -- One index look-up per word (`limit 1`): an anti-join would read all words of all products.
  delete from search_vocabulary vocabulary
  where shop_id = shop and (
    select true from search_words used
    where used.shop_id = shop and used.language = vocabulary.language and used.word = vocabulary.word limit 1) is null;
  get diagnostics pruned = row_count;
  return pruned;
end $$;

-- Queries

-- Returns the words of a query with their stems. Each is looked up, so only the first ten count (maxSearchWords in
-- packages/contract/src/constants.ts). `thread`: what 8 in 8x40 may mean as well.
drop function if exists search_terms(text, text);
create function search_terms(query_text text, query_language text) returns table (term text, stem text, thread text) language sql stable as $$
  select term, stem(term, query_language), case when term = any (select (regexp_matches(fold(query_text), '\m(\d\d?)\s*[x*]\s*\d', 'g'))[1]) then 'm' || term end
  from tokenize(query_text) with ordinality as word (term, position)
  where stem(term, query_language) <> '' order by position limit 10
$$;

-- Finds products and variants by symbol or EAN, or by the beginning of a symbol; without variant where the code is the product's. A definer function,
-- planned for each call, as below.
create or replace function code_matches(shop int, query_text text) returns table (product_id int, variant_id int, score int)
language plpgsql stable security definer rows 5 set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
declare
  code text := upper(regexp_replace(query_text, '[^A-Za-z0-9]', '', 'g'));
  is_beginning boolean := length(code) >= 4 and code ~ '\d';
begin
  return query
  select products.id, null::int, 1000 from products where shop_id = shop and code <> '' and (symbol_key = code or ean = code)
  union all
  select variants.product_id, variants.id, 900 from variants where shop_id = shop and code <> '' and (symbol_key = code or ean = code)
  union all
  select products.id, null, 300 from products
  where shop_id = shop and is_beginning and symbol_key collate "C" >= code and symbol_key collate "C" < code || '~'
  union all
  select variants.product_id, variants.id, 200 from variants
  where shop_id = shop and is_beginning and symbol_key collate "C" >= code and symbol_key collate "C" < code || '~';
end $$;
revoke execute on function code_matches from public;
grant execute on function code_matches to stragan_app;

-- Finds products by symbol or EAN, else by words, each with a score. Exact: a product has all terms, as whole words or prefixes. Fuzzy: a product has
-- as many terms as any product has, and similar words stand in for terms that no product has.
-- A definer function for one shop, because row-level security would keep the planner from the trigram index. It is planned for each call, because the
-- selectivity depends on the arguments. `rows 50` is the planner's estimate, so that products are looked up one by one, and `offset 0` keeps it from
-- joining the whole shop. Searches with synonyms in them are a function of their own (sql/synonyms.sql), so that all others are as fast as without.
drop function if exists search_products(int, text, text, boolean);
create or replace function search_products(shop int, query_language text, query_text text, is_fuzzy boolean, with_inactive boolean)
returns table (product_id int, score real) language plpgsql stable security definer rows 50
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
declare
  terms text[];
  stems text[];
  threads text[];
begin
  select array_agg(term), array_agg(stem), array_agg(thread) into terms, stems, threads from search_terms(query_text, query_language);
  if has_synonyms(shop, query_language, stems) then
    return query select product_id, score from search_products_by_synonyms(shop, query_language, query_text, is_fuzzy, with_inactive);
    return;
  end if;
  return query
  with terms as (
    select term, stem, thread, case when term in (select tokenize(strip_qualifiers(query_text))) then 2 else 1 end as boost
    from unnest(terms, stems, threads) as word (term, stem, thread)
  ), candidates as (
    select term, boost, word, case
      when word = stem or word = thread then 1.0
      when starts_with(word, stem) or starts_with(word, term) then 0.3 + 0.3 * length(stem) / length(word)
      else 0.3 * similarity(word, stem)
    end as likeness
    from terms
    cross join lateral (
      select word from search_vocabulary where shop_id = shop and language = query_language and (
        word = stem
        or word = thread
        or length(term) >= 2 and word collate "C" >= stem and word collate "C" < stem || '~'
        or length(term) >= 2 and word collate "C" >= term and word collate "C" < term || '~'
        -- Not for sizes: m8 is no typo of m6.
        or is_fuzzy and word % stem and length(stem) >= 4 and abs(length(word) - length(stem)) <= 2 and stem !~ '\d' and word !~ '\d'
      ) offset 0
    ) vocabulary
  ), postings as (
    select words.product_id, term, boost, likeness, likeness * weight as score, max(likeness) over (partition by term) as best
    from candidates
    cross join lateral (
      select product_id, weight from search_words where shop_id = shop and language = query_language and search_words.word = candidates.word offset 0
    ) words
    cross join lateral (select from products where products.shop_id = shop and products.id = words.product_id and (is_active or with_inactive) offset 0) active
  ), term_scores as (
    -- Similar words count only where no product has the word itself, and only those nearly as similar as the best.
    select product_id, boost, max(score) as score from postings
    where likeness >= 0.3 or likeness >= 0.7 * best group by product_id, term, boost
  ), text_matches as (
    select product_id, exp(sum(boost * ln(score)) / sum(boost)) as score, rank() over (order by count(*) desc) as position
    from term_scores group by product_id having is_fuzzy or count(*) = (select count(*) from terms)
  ), matches as (
    select product_id, score::float from code_matches(shop, query_text)
    union all
    -- Without products that only mention a word where others are named by it.
    select product_id, score from text_matches where position = 1 and score >= 0.2 * (select max(score) from text_matches where position = 1)
  )
  select product_id, max(score)::real
  from matches cross join lateral (select from products where products.shop_id = shop and products.id = product_id and (is_active or with_inactive) offset 0) active
  group by product_id;
end $$;
revoke execute on function search_products from public;
grant execute on function search_products to stragan_app;

-- Searches exactly in the visitor's language, exactly in the other one, then fuzzily in both; returns the first result that is not empty.
create or replace function search_products_with_fallback(shop int, query_language text, query_text text)
returns table (product_id int, score real) language plpgsql stable rows 50 as $$
#variable_conflict use_column
declare
  is_fuzzy boolean;
  language text;
begin
  foreach is_fuzzy in array array[false, true] loop
    foreach language in array array[query_language, case query_language when 'pl' then 'en' else 'pl' end] loop
      return query select product_id, score from search_products(shop, language, query_text, is_fuzzy, false);
      if found then
        return;
      end if;
    end loop;
  end loop;
end $$;

-- Searches exactly in both languages: staff look for a product that they know. A whole symbol or EAN finds its product alone; with fewer than three
-- digits it may be a word or a size, too.
create or replace function find_products(shop int, query_text text) returns table (product_id int, score real) language sql stable rows 50 as $$
  with named as materialized (
    select product_id, max(score)::real as score from code_matches(shop, query_text)
    where score >= 900 and length(regexp_replace(query_text, '\D', '', 'g')) >= 3 group by product_id
  )
  select * from named
  union all
  select product_id, max(score) from (
    select * from search_products(shop, 'en', query_text, false, true) union all select * from search_products(shop, 'pl', query_text, false, true)
  ) either where not exists (select from named) group by product_id
$$;

-- Returns what can be bought under symbols similar to an unknown one, most similar first. A definer function, planned for each call, as above.
create or replace function similar_symbols(shop int, key text, max_results int)
returns table (product_id int, variant_id int, likeness real) language plpgsql stable security definer
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  select product_id, variant_id, likeness
  from (
    select product.id as product_id, variant.id as variant_id, product.symbol_key, similarity(product.symbol_key, key) as likeness
    from products product join variants variant on variant.shop_id = product.shop_id and variant.product_id = product.id
    where product.shop_id = shop and product.is_active and not product.has_variants and product.symbol_key % key
    union all
    select product.id, variant.id, variant.symbol_key, similarity(variant.symbol_key, key)
    from variants variant join products product on product.shop_id = variant.shop_id and product.id = variant.product_id
    where variant.shop_id = shop and product.is_active and product.has_variants and variant.symbol_key % key
  ) as similar_ones
  order by likeness desc, symbol_key
  limit max_results;
end $$;
revoke execute on function similar_symbols from public;
grant execute on function similar_symbols to stragan_app;
