-- Synonyms and redirects of the shoppers' search (record 099).

-- A search as it is compared and counted: without case, accents and further spaces.
create or replace function search_key(query_text text) returns text language sql stable as $$
  select trim(regexp_replace(fold(query_text), '\s+', ' ', 'g'))
$$;

-- The stems of a word or phrase, by which it is found in a query; empty for stop words alone.
create or replace function phrase_key(words text, language text) returns text language sql stable as $$
  select coalesce(string_agg(stem, ' ' order by position), '')
  from search_terms(words, language) with ordinality as found (term, stem, thread, position)
$$;

create or replace function store_phrases() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    delete from search_phrases stored using changed_rows synonym
    where stored.shop_id = synonym.shop_id and stored.synonym_id = synonym.id;
  end if;
  insert into search_phrases (shop_id, language, phrase, synonym_id)
  select distinct synonym.shop_id, language, phrase, synonym.id
  from changed_rows synonym
  cross join lateral unnest(synonym.words) as word
  cross join (values ('en'), ('pl')) as languages (language)
  cross join lateral (select phrase_key(word, language) as phrase) as keyed
  where phrase <> '';
  return null;
end $$;
create or replace trigger store_phrases_on_insert after insert on search_synonyms referencing new table as changed_rows
  for each statement execute function store_phrases();
create or replace trigger store_phrases_on_update after update on search_synonyms referencing new table as changed_rows
  for each statement execute function store_phrases();

-- The beginnings and ends of a search's words that a phrase may have, as one text each.
create or replace function phrases_in(stems text[]) returns table (first int, last int, phrase text) language sql immutable rows 3 as $$
  select first, last, array_to_string(stems[first:last], ' ')
  from generate_subscripts(stems, 1) first cross join lateral generate_series(first, cardinality(stems)) last
$$;

-- Whether any phrase of a search, by the stems of its words, has synonyms. Reads a few rows: it is not planned anew for each call, unlike the searches that ask it.
create or replace function has_synonyms(shop int, query_language text, stems text[]) returns boolean language plpgsql stable
set plan_cache_mode = auto as $$
begin
  -- `limit`: one index look-up per phrase.
  return exists (
    select from phrases_in(stems) found cross join lateral (
      select from search_phrases stored where shop_id = shop and language = query_language and stored.phrase = found.phrase limit 1
    ) known);
end $$;

-- Returns the words of a query as search_terms() does, and for each phrase in it that a group has the other words of the group. Each of these is an
-- alternative to the own words that it stands for; own words have the alternative 0. Of phrases that overlap the longest counts, then the first.
drop function if exists search_alternatives(int, text, text);
create function search_alternatives(shop int, query_text text, query_language text)
returns table (alternative int, term text, stem text, thread text, replaces text[]) language plpgsql stable rows 5
-- Reads a few rows: not planned anew for each call, unlike the searches that call it.
set plan_cache_mode = auto as $$
#variable_conflict use_column
declare
  terms text[];
  stems text[];
  threads text[];
  phrases jsonb;
begin
  select array_agg(term), array_agg(stem), array_agg(thread) into terms, stems, threads from search_terms(query_text, query_language);
  return query select 0, own.term, own.stem, own.thread, null::text[] from unnest(terms, stems, threads) as own (term, stem, thread);
  select jsonb_agg(jsonb_build_array(first, last, synonym_id, phrase)) into phrases
  from phrases_in(stems) found cross join lateral (
    select synonym_id from search_phrases stored where shop_id = shop and language = query_language and stored.phrase = found.phrase limit 40
  ) known;
  if phrases is null then
    return;
  end if;
  return query
  with matched as (
    select (match ->> 0)::int as first, (match ->> 1)::int as last, (match ->> 2)::int as synonym_id, match ->> 3 as phrase
    from jsonb_array_elements(phrases) match
  )
  select (matched.first * 1000000 + matched.synonym_id) * 20 + word.position::int, other.term, other.stem, null::text, terms[matched.first:matched.last]
  from matched
  join search_synonyms on shop_id = shop and id = matched.synonym_id
  cross join lateral unnest(words) with ordinality as word (text, position)
  cross join lateral search_terms(word.text, query_language) other
  where not exists (
    select from matched longer
    where longer.first <= matched.last and longer.last >= matched.first
      and (longer.last - longer.first, -longer.first) > (matched.last - matched.first, -matched.first)
  ) and phrase_key(word.text, query_language) <> matched.phrase;
end $$;

-- search_products() for a search with synonyms in it: a product that has all words of a synonym has those that it stands for. Kept in step with
-- search_products() (sql/search.sql), which says why it is as it is.
create or replace function search_products_by_synonyms(shop int, query_language text, query_text text, is_fuzzy boolean, with_inactive boolean)
returns table (product_id int, score real) language plpgsql stable security definer rows 50
set search_path = public, pg_temp set plan_cache_mode = force_custom_plan as $$
#variable_conflict use_column
begin
  return query
  -- The query's own words, and those of synonyms for them: alternatives 1 and above.
  with terms as materialized (
    select alternative, term, stem, thread, replaces,
      case when alternative = 0 and term in (select tokenize(strip_qualifiers(query_text))) then 2 else 1 end as boost
    from search_alternatives(shop, query_text, query_language)
  ), candidates as (
    select alternative, term, boost, word, case
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
        -- Not for sizes: m8 is no typo of m6. Nor for synonyms, which nobody has typed.
        or is_fuzzy and alternative = 0 and word % stem and length(stem) >= 4 and abs(length(word) - length(stem)) <= 2 and stem !~ '\d' and word !~ '\d'
      ) offset 0
    ) vocabulary
  ), postings as (
    select words.product_id, alternative, term, boost, likeness, likeness * weight as score, max(likeness) over (partition by alternative, term) as best
    from candidates
    cross join lateral (
      select product_id, weight from search_words where shop_id = shop and language = query_language and search_words.word = candidates.word offset 0
    ) words
    cross join lateral (select from products where products.shop_id = shop and products.id = words.product_id and (is_active or with_inactive) offset 0) active
  ), word_scores as materialized (
    -- Similar words count only where no product has the word itself, and only those nearly as similar as the best.
    select product_id, alternative, term, boost, max(score) as score from postings
    where likeness >= 0.3 or likeness >= 0.7 * best group by product_id, alternative, term, boost
  ), synonym_scores as (
    -- A product that has all words of a synonym has the own words that it stands for.
    select product_id, replaced, exp(avg(ln(score))) as score
    from word_scores join (select alternative, replaces, count(*) as words from terms where alternative > 0 group by alternative, replaces) synonyms
      using (alternative)
    cross join lateral unnest(replaces) replaced
    group by product_id, alternative, replaced, words having count(*) = words
  ), term_scores as (
    select product_id, boost, max(score) as score from (
      select product_id, term, boost, score from word_scores where alternative = 0
      union all
      select product_id, term, boost, score from synonym_scores join terms on alternative = 0 and term = replaced
    ) either group by product_id, term, boost
  ), text_matches as (
    select product_id, exp(sum(boost * ln(score)) / sum(boost)) as score, rank() over (order by count(*) desc) as position
    from term_scores group by product_id having is_fuzzy or count(*) = (select count(*) from terms where alternative = 0)
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
revoke execute on function search_products_by_synonyms from public;
grant execute on function search_products_by_synonyms to stragan_app;
