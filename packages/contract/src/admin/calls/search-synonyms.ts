import { z } from 'zod'
import { id, idAsText } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { maxSynonymLength, maxSynonyms, minSynonyms } from '../constants.ts'
import { inShop, ok } from '../entities.ts'
import { downloadOf } from '../list-columns.ts'

/** Of a shop. */
export const maxSearchSynonyms = 500

const ofGroup = inShop.extend({ id: idAsText })

/** Words or phrases; the same one in other letter case or with other accents counts once. */
const words = z.array(z.string().trim().min(1).max(maxSynonymLength)).min(minSynonyms).max(maxSynonyms)

const group = z.object({ id, words: z.array(z.string()) })

export const searchSynonymCalls = {
  searchSynonyms: adminCall({
    method: 'GET',
    path: '/shops/{shop}/search_synonyms',
    permission: 'products:read',
    summary: 'Groups of words that count as the same in the search of the shop, by their first word',
    params: inShop,
    response: z.array(group),
    download: downloadOf(group, {
      title: { en: 'Synonyms', pl: 'Synonimy' },
      columns: {
        id: { title: { en: 'Group no.', pl: 'Nr grupy' }, kind: 'number' },
        words: { title: { en: 'Words and phrases', pl: 'Słowa i wyrażenia' }, kind: 'list' },
      },
    }),
    errors: [],
  }),
  searchSynonymGroup: adminCall({
    method: 'GET',
    path: '/shops/{shop}/search_synonyms/{id}',
    permission: 'products:read',
    summary: 'A group of synonyms',
    params: ofGroup,
    response: group,
    errors: ['search_synonyms_not_found'],
  }),
  addSearchSynonyms: adminCall({
    method: 'POST',
    path: '/shops/{shop}/search_synonyms',
    permission: 'products:write',
    summary: 'Add a group of synonyms',
    params: inShop,
    body: z.object({ words }),
    response: z.object({ id }),
    errors: ['invalid_body', 'too_many_search_synonyms'],
  }),
  changeSearchSynonyms: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/search_synonyms/{id}',
    permission: 'products:write',
    summary:
      'Change a group of synonyms. `from` has the words that the change was begun from: what others have added or removed since stays so',
    params: ofGroup,
    body: z.object({ words, from: z.object({ words }) }),
    response: ok,
    errors: ['invalid_body', 'search_synonyms_not_found'],
  }),
  deleteSearchSynonyms: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/search_synonyms/{id}',
    permission: 'products:write',
    summary: 'Delete a group of synonyms',
    params: ofGroup,
    response: ok,
    errors: ['search_synonyms_not_found'],
  }),
}
