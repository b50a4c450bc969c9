import { z } from 'zod'
import { id } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { searchKinds } from '../constants.ts'
import { inShop } from '../entities.ts'
import { downloadOf } from '../list-columns.ts'

/** The days whose searches are listed, today among them. */
export const listedSearchDays = 30
/** Of a list: each is searched for again. */
export const maxListedSearches = 20

const listedSearch = z.object({
  /** Without case and accents. */
  search: z.string(),
  searches: z.int(),
  without_result: z.int(),
  /** Products that it finds now. */
  found: z.int(),
  /** A group of synonyms that has it. */
  synonyms_id: id.nullable(),
  redirect_id: id.nullable(),
})

export const searchesCalls = {
  searches: adminCall({
    method: 'GET',
    path: '/shops/{shop}/searches',
    permission: 'products:read',
    summary: 'The most frequent searches of shoppers in the last 30 days: those that found nothing, or all; and what each finds now',
    params: inShop,
    query: z.object({ kind: z.enum(searchKinds).default('without_result') }),
    response: z.array(listedSearch),
    download: downloadOf(listedSearch, {
      title: { en: 'Searches', pl: 'Wyszukiwania' },
      columns: {
        search: { title: { en: 'Search', pl: 'Wyszukiwanie' }, kind: 'text' },
        searches: { title: { en: 'Searches', pl: 'Liczba wyszukiwań' }, kind: 'number' },
        without_result: { title: { en: 'Without results', pl: 'Bez wyników' }, kind: 'number' },
        found: { title: { en: 'Finds now', pl: 'Obecna liczba wyników' }, kind: 'number' },
      },
    }),
    errors: ['invalid_query'],
  }),
}
