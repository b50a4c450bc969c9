import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'

export interface SynonymsRow {
  id: number
  words: string[]
}

export const allSynonyms = ({ db, shop }: ShopAdminCtx) =>
  db.query<SynonymsRow>(sql`select id, words from search_synonyms where shop_id = ${shop.id} order by fold(words[1]), id`)

export const synonymsById = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.maybeOne<SynonymsRow>(sql`select id, words from search_synonyms where shop_id = ${shop.id} and id = ${id}`)

/** The same, locked until the end of the transaction. */
export const lockSynonyms = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.maybeOne<SynonymsRow>(sql`select id, words from search_synonyms where shop_id = ${shop.id} and id = ${id} for update`)

/** The words as searches compare them, and whether a search can have them: not stop words alone, nor other alphabets. */
export const comparedWords = ({ db }: ShopAdminCtx, words: readonly string[]) =>
  db.query<{ key: string; is_searchable: boolean }>(sql`
    select search_key(word) as key, phrase_key(word, 'en') <> '' or phrase_key(word, 'pl') <> '' as is_searchable
    from unnest(${words}::text[]) with ordinality as given (word, position) order by position`)

export const insertSynonyms = ({ db, shop }: ShopAdminCtx, { id, words }: SynonymsRow) =>
  db.query(sql`insert into search_synonyms (shop_id, id, words) values (${shop.id}, ${id}, ${words}::text[])`)

export const updateSynonyms = ({ db, shop }: ShopAdminCtx, { id, words }: SynonymsRow) =>
  db.query(sql`update search_synonyms set words = ${words}::text[] where shop_id = ${shop.id} and id = ${id}`)
