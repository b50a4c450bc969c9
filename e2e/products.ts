import type { APIRequestContext } from '@playwright/test'
import type { ProductListItem } from '@stragan/contract'
import type { Language } from '@stragan/routing'

interface Options {
  /** Filters of the list of products. */
  query?: string
  language?: Language
  shop?: string
}

async function listProducts(request: APIRequestContext, page: number, { query = '', language = 'en', shop = 'localhost' }: Options) {
  const response = await request.get(`/api/my-shop/products?per_page=100&page=${page}&${query}`, {
    headers: { 'shop-origin': shop, 'accept-language': language },
  })
  return ((await response.json()) as { items: ProductListItem[] }).items
}

/** Finds products that fit, so that no test depends on the order of the demo data. */
export async function findProducts(
  request: APIRequestContext,
  count: number,
  fits: (product: ProductListItem) => boolean,
  options: Options = {},
): Promise<ProductListItem[]> {
  const found: ProductListItem[] = []
  for (let page = 1; page < 9 && found.length < count; page++) found.push(...(await listProducts(request, page, options)).filter(fits))
  if (found.length < count) throw new Error(`The shop has ${found.length} of ${count} such products`)
  return found.slice(0, count)
}

export async function findProduct(
  request: APIRequestContext,
  fits: (product: ProductListItem) => boolean,
  options: Options = {},
): Promise<ProductListItem> {
  return (await findProducts(request, 1, fits, options))[0] as ProductListItem
}

/** The first product of a list, such as `q=933-8.8-M8`. */
export const firstProduct = (request: APIRequestContext, query: string, options: Omit<Options, 'query'> = {}) =>
  findProduct(request, () => true, { ...options, query })
