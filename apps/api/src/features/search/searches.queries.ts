import { maxCountedSearches } from '@stragan/contract'
import { listedSearchDays, maxListedSearches } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

export interface SearchRow {
  search: string
  searches: number
  without_result: number
  found: number
  synonyms_id: number | null
  redirect_id: number | null
}

const today = sql`(clock() at time zone 'Europe/Warsaw')::date`

/** The most frequent searches, each with what is set for it, and how many products it finds now. */
export const frequentSearches = ({ db, shop, language }: ShopAdminCtx, kind: 'without_result' | 'all') =>
  db.query<SearchRow>(sql`
    with frequent as materialized (
      select search, sum(searches)::int as searches, sum(without_result)::int as without_result
      from search_counts where shop_id = ${shop.id} and day > ${today} - ${listedSearchDays}::int
      group by search having ${kind} = 'all' or sum(without_result) > 0
      order by case when ${kind} = 'all' then sum(searches) else sum(without_result) end desc, search limit ${maxListedSearches}
    )
    select frequent.*,
      (select count(*)::int from search_products_with_fallback(${shop.id}, ${language}, search)) as found,
      (select min(synonym_id) from search_phrases phrase
        where phrase.shop_id = ${shop.id} and phrase.phrase = phrase_key(search, phrase.language)) as synonyms_id,
      (select id from search_redirects redirect where redirect.shop_id = ${shop.id} and redirect.search = frequent.search) as redirect_id
    from frequent order by case when ${kind} = 'all' then searches else without_result end desc, search`)

interface Counted {
  search: string
  searches: number
  without_result: number
}

/** Adds to the counts of today; of searches that are new on this day only as many as the limit leaves. */
export const addCounts = async ({ db, shop }: Pick<Ctx, 'db' | 'shop'>, counted: readonly Counted[]) => {
  await db.query(sql`select pg_advisory_xact_lock(hashtext('search_counts'), ${shop.id})`)
  await db.query(sql`
    with given as (
      select search_key(search) as search, sum(searches)::int as searches, sum(without_result)::int as without_result
      from unnest(${counted.map(one => one.search)}::text[], ${counted.map(one => one.searches)}::int[],
        ${counted.map(one => one.without_result)}::int[]) as sent (search, searches, without_result)
      group by 1 having length(search_key(search)) between 1 and 100
    ), stored as (
      select search from search_counts where shop_id = ${shop.id} and day = ${today}
    ), placed as (
      select given.*, stored.search is not null as is_stored,
        row_number() over (partition by stored.search is null order by searches desc, given.search) as place
      from given left join stored using (search)
    )
    insert into search_counts as stored (shop_id, day, search, searches, without_result)
    select ${shop.id}, ${today}, search, searches, without_result from placed
    where is_stored or place <= ${maxCountedSearches}::int - (select count(*) from stored)
    on conflict (shop_id, day, search) do update
    set searches = stored.searches + excluded.searches, without_result = stored.without_result + excluded.without_result`)
}
