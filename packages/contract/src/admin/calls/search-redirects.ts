import { z } from 'zod'
import { id, idAsText } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { maxRedirectedSearchLength } from '../constants.ts'
import { inShop, ok } from '../entities.ts'
import { downloadOf, perLanguage } from '../list-columns.ts'

/** Of a shop. */
export const maxSearchRedirects = 500
const maxAddressLength = 500

const ofRedirect = inShop.extend({ id: idAsText })

const values = {
  /** Compared without case, accents and further spaces. */
  search: z.string().trim().min(1).max(maxRedirectedSearchLength),
  /** Of a category, brand or product, or of another public page without parameters; with the host of the shop or without, in either language. */
  address: z.string().trim().min(1).max(maxAddressLength),
}

const redirect = z.object({
  id,
  search: z.string(),
  /** Path and query in each language. */
  addresses: z.object({ en: z.string(), pl: z.string() }),
  /** Whether it leads anywhere now: not to a product that is not sold. */
  is_active: z.boolean(),
})

export const searchRedirectCalls = {
  searchRedirects: adminCall({
    method: 'GET',
    path: '/shops/{shop}/search_redirects',
    permission: 'products:read',
    summary: 'Searches that lead to a page in place of a list, in alphabetical order',
    params: inShop,
    response: z.array(redirect),
    download: downloadOf(redirect, {
      title: { en: 'Search redirects', pl: 'Przekierowania wyszukiwań' },
      columns: {
        search: { title: { en: 'Search', pl: 'Wyszukiwanie' }, kind: 'text' },
        addresses: perLanguage({ en: 'Leads to', pl: 'Adres docelowy' }),
        is_active: { title: { en: 'Active', pl: 'Działa' }, kind: 'flag' },
      },
    }),
    errors: [],
  }),
  searchRedirect: adminCall({
    method: 'GET',
    path: '/shops/{shop}/search_redirects/{id}',
    permission: 'products:read',
    summary: 'A redirect of a search',
    params: ofRedirect,
    response: redirect,
    errors: ['search_redirect_not_found'],
  }),
  addSearchRedirect: adminCall({
    method: 'POST',
    path: '/shops/{shop}/search_redirects',
    permission: 'products:write',
    summary: 'Redirect a search to a page of the shop. A category, brand or product is found even when its address changes',
    params: inShop,
    body: z.object(values),
    response: z.object({ id }),
    errors: ['invalid_body', 'search_redirect_taken', 'too_many_search_redirects'],
  }),
  changeSearchRedirect: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/search_redirects/{id}',
    permission: 'products:write',
    summary: 'Change a redirect of a search. `from` has what the change started from: what somebody else has changed since is merged',
    params: ofRedirect,
    body: z.object({ ...values, from: z.object(values) }),
    response: ok,
    errors: ['invalid_body', 'search_redirect_not_found', 'search_redirect_changed', 'search_redirect_taken'],
  }),
  deleteSearchRedirect: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/search_redirects/{id}',
    permission: 'products:write',
    summary: 'Delete a redirect of a search',
    params: ofRedirect,
    response: ok,
    errors: ['search_redirect_not_found'],
  }),
}
