import { fieldProblems, type Language, languages, ShopError } from '@stragan/contract'
import { findPage, hrefTo, type Match, type PageId, pages } from '@stragan/routing'
import type { ShopAdminCtx } from '../../admin-context.ts'
import * as queries from './redirects.queries.ts'

const localOrigin = 'http://shop.invalid'

/** What an address of the shop names. Throws `invalid_body` for another host, and for what a search cannot lead to. */
export async function targetAt(ctx: ShopAdminCtx, address: string): Promise<queries.Target> {
  const url = await localUrl(ctx, address)
  const page = pageAt(url.pathname)
  if (!page) throw wrongAddress('unknown')
  const query = new URLSearchParams(url.search)
  // A search that led to another search could lead back.
  if (page.id === 'allProducts' && query.has('q')) throw wrongAddress('unknown')
  const filters = query.size > 0 ? `?${query}` : ''
  const target = { category_id: null, brand_id: null, product_id: null, page: null, filters }
  const kind = entityPages[page.id]
  if (!kind) return isPlain(page.id) ? { ...target, page: page.id } : Promise.reject(wrongAddress('unknown'))
  const id = await queries.idBySlug(ctx, kind, page.language, page.params.slug ?? page.params.id ?? '')
  if (id === undefined) throw wrongAddress('unknown')
  return { ...target, [`${kind}_id`]: id }
}

const entityPages: { [id in PageId]?: 'category' | 'brand' | 'product' } = { category: 'category', brand: 'brand', product: 'product' }

/** Whether a page is for everybody and has no parameters. */
const isPlain = (id: PageId): id is queries.PlainPage => {
  const page: { en: string; layout: string; noindex?: true; middleware?: string } = pages[id]
  return !page.en.includes(':') && page.layout === 'default' && !page.noindex && !page.middleware
}

function pageAt(path: string): Match | undefined {
  const found = findPage(path)
  const canonical = 'redirect' in found ? findPage(found.redirect) : found
  return 'page' in canonical ? canonical.page : undefined
}

async function localUrl(ctx: ShopAdminCtx, address: string): Promise<URL> {
  if (!URL.canParse(address, localOrigin)) throw wrongAddress('wrong_format')
  const url = new URL(address, localOrigin)
  if (address.startsWith('/') && url.origin === localOrigin) return url
  if (url.protocol !== 'https:' && url.protocol !== 'http:') throw wrongAddress('wrong_format')
  if (url.origin === localOrigin) throw wrongAddress('wrong_format')
  if (!(await queries.isHost(ctx, url.hostname))) throw wrongAddress('foreign_host')
  return url
}

const wrongAddress = (problem: 'wrong_format' | 'unknown' | 'foreign_host') =>
  new ShopError('invalid_body', { fields: { address: fieldProblems[problem] } })

/** The address of a target in a language; null if the route table has lost its page. */
export function addressOf(row: queries.TargetRow, language: Language): string | null {
  const slug = language === 'en' ? row.slug_en : row.slug_pl
  const path =
    row.category_id !== null
      ? hrefTo(language, 'category', { slug })
      : row.brand_id !== null
        ? hrefTo(language, 'brand', { id: slug })
        : row.product_id !== null
          ? hrefTo(language, 'product', { id: slug })
          : row.page !== null && Object.hasOwn(pages, row.page)
            ? hrefTo(language, row.page)
            : null
  return path === null ? null : path + row.filters
}

export const addressesOf = (row: queries.TargetRow) =>
  Object.fromEntries(languages.map(language => [language, addressOf(row, language) ?? ''])) as Record<Language, string>
