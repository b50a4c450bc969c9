import { fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { maxSearchSynonyms, maxSynonyms, minSynonyms, type searchSynonymCalls } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { deleteRow, nextRow } from './search.queries.ts'
import * as queries from './synonyms.queries.ts'

type Calls = typeof searchSynonymCalls
type Change = Input<Calls['changeSearchSynonyms']>['body']

export const synonyms = (ctx: ShopAdminCtx): Promise<ResponseInput<Calls['searchSynonyms']>> => queries.allSynonyms(ctx)

export async function synonymGroup(ctx: ShopAdminCtx, id: number): Promise<ResponseInput<Calls['searchSynonymGroup']>> {
  const group = await queries.synonymsById(ctx, id)
  if (!group) throw new ShopError('search_synonyms_not_found')
  return group
}

export async function addSynonyms(
  ctx: ShopAdminCtx,
  { words: given }: Input<Calls['addSearchSynonyms']>['body'],
): Promise<ResponseInput<Calls['addSearchSynonyms']>> {
  const words = await distinctWords(ctx, given)
  const { count, id } = await nextRow(ctx, 'search_synonyms')
  if (count >= maxSearchSynonyms) throw new ShopError('too_many_search_synonyms')
  await queries.insertSynonyms(ctx, { id, words })
  return { id }
}

/** Adds to what is stored the words that were added since `from`, and removes those that were removed. */
export async function changeSynonyms(ctx: ShopAdminCtx, id: number, { words: mine, from: { words: base } }: Change): Promise<'ok'> {
  const stored = await queries.lockSynonyms(ctx, id)
  if (!stored) throw new ShopError('search_synonyms_not_found')
  const addedByOthers = stored.words.filter(word => !base.includes(word))
  const removedByOthers = base.filter(word => !stored.words.includes(word))
  const merged = [...mine.filter(word => !removedByOthers.includes(word)), ...addedByOthers]
  await queries.updateSynonyms(ctx, { id, words: await distinctWords(ctx, merged) })
  return 'ok'
}

export async function deleteSynonyms(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  if (!(await deleteRow(ctx, 'search_synonyms', id))) throw new ShopError('search_synonyms_not_found')
  return 'ok'
}

/** The words without those that are the same in other letter case or with other accents. Throws `invalid_body` for what no search can have. */
async function distinctWords(ctx: ShopAdminCtx, given: readonly string[]): Promise<string[]> {
  const compared = await queries.comparedWords(ctx, given)
  if (compared.some(({ is_searchable }) => !is_searchable)) throw wrongWords('wrong_format')
  const keys = compared.map(({ key }) => key)
  const words = given.filter((_, at) => keys.indexOf(keys[at] ?? '') === at)
  if (words.length < minSynonyms) throw wrongWords('too_few')
  if (words.length > maxSynonyms) throw wrongWords('too_many')
  return words
}

const wrongWords = (problem: 'wrong_format' | 'too_few' | 'too_many') =>
  new ShopError('invalid_body', { fields: { words: fieldProblems[problem] } })
