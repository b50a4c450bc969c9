import { catalogueCalls, type Facets, type ProductPage, ShopError } from '@stragan/contract'
import { titleInShop } from '@stragan/contract/search-results'
import { hrefTo, type Language } from '@stragan/routing'
import { safeRedirect } from '@stragan/web/safe-redirect'
import { redirect } from 'react-router'
import { inDocument } from '../../deferred-hydration/in-document.tsx'
import { formatMoney } from '../../platform/format.ts'
import { headOf, numbered } from '../../platform/head.ts'
import type { PublicContext } from '../../platform/public-context.ts'
import type { PageLocation } from '../../platform/public-loader.server.ts'
import { breadcrumbList, itemList } from '../../platform/structured-data.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'
import { promiseView } from '../delivery-promise/promise-view.ts'
import { listMessages } from './list.messages.ts'
import { readListQuery } from './list-query.server.ts'
import { brandFilter, type ListQuery, listHref, withoutFilters } from './list-query.ts'
import { matchedCard } from './matched-card.ts'
import { pictureOf } from './product-card.tsx'
import { hasTiers, tableProduct } from './table-product.ts'

/** Base filter of a list, which the visitor's filters cannot change. */
interface Scope {
  category?: string
  brand?: number
  flag?: 'bestseller' | 'new' | 'month'
  /** Whether the search text `q` applies; other lists ignore it. */
  searched?: boolean
}

/** An active filter with the list's query without it. */
interface Drop {
  label: string
  query: ListQuery
}

export type ProductListData = Awaited<ReturnType<typeof loadList>>

/** Loads the list of an address: a page of products, facets, and links to other pages and filters. */
export async function loadList(ctx: PublicContext, at: PageLocation, path: string, scope: Scope) {
  const requested = within(scope, readListQuery(at.query))
  const { query, found } = await fetchPage(ctx, scope, requested)
  if (found.redirect) throw redirect(safeRedirect(found.redirect))
  const pages = Math.max(1, Math.ceil(found.total / query.per_page))
  if (query.page > pages) throw redirect(listHref(path, { ...query, page: pages }))
  const facets = await withActiveValues(ctx, scope, query, found.facets)
  const drops = dropsOf(ctx, query, facets)
  const href = (change: Partial<ListQuery>) => listHref(path, { ...query, page: 1, ...change })
  const brands = new Map(facets.brands.map(brand => [Number(brand.value), brand.name]))
  const table = query.view === 'table' ? found.items.map(item => tableProduct(item, brands.get(item.brand_id ?? 0))) : null
  return {
    path,
    currency: ctx.display.currency,
    prices: ctx.display.prices,
    promise: promiseView(ctx),
    q: query.q,
    total: found.total,
    page: query.page,
    pages,
    perPage: query.per_page,
    view: query.view,
    /** Only products with a promotional price. */
    sale: query.sale,
    sort: query.sort,
    ownSort: found.default_sort,
    products: table ? [] : found.items.map(matchedCard),
    table,
    hasTiers: table?.some(hasTiers) ?? false,
    filters: filtersOf(ctx, query, facets, scope),
    chips: drops.map(({ label, query }) => ({ label, href: listHref(path, query) })),
    hrefs: { clear: listHref(path, withoutFilters(query)), grid: href({ view: 'grid' }), table: href({ view: 'table' }), page: href({}) },
    widerSearches: found.total === 0 ? await widerSearchesOf(ctx, scope, path, drops) : [],
    /** Whether the list differs from the first page of the plain one. */
    altered: listHref(path, { ...query, page: 1 }) !== path,
  }
}

/** Head of a list: noindex when filtered, searched, or in another order or view. */
export function listHead(
  ctx: PublicContext,
  list: ProductListData,
  {
    title,
    name,
    above = [],
    ...given
  }: {
    title: string
    /** Label in the breadcrumbs. */
    name: string
    /** Breadcrumbs between the home page and this one. */
    above?: readonly { label: string; href: string }[]
    description: string
    alternates: Record<Language, string>
  },
) {
  const { language, bootstrap } = ctx
  const t = listMessages[language]
  const listPage = { number: list.page, name: t.pageName(list.page) }
  const breadcrumbs = [{ label: t.home, href: hrefTo(language, 'home') }, ...above, { label: name, href: list.path }]
  const listed = list.table ?? list.products
  const products = listed.map(({ name, slug }) => ({ name, href: hrefTo(language, 'product', { id: slug }) }))
  return headOf(ctx, {
    title: titleInShop(numbered(title, listPage), bootstrap.shop.name),
    ...given,
    noindex: list.altered,
    listPage,
    picture: listed[0] && pictureOf(listed[0]),
    about: [breadcrumbList(ctx, breadcrumbs), itemList(ctx, name, products)],
  })
}

const within = (scope: Scope, query: ListQuery): ListQuery => {
  const q = scope.searched ? query.q : ''
  return {
    ...query,
    q,
    brand: scope.brand === undefined ? query.brand : [],
    // A list has one flag.
    sale: query.sale && scope.flag === undefined,
    sort: query.sort === 'relevance' ? undefined : query.sort,
  }
}

const call = ({ api, display }: PublicContext, { category, brand, flag }: Scope, query: ListQuery, perPage: number = query.per_page) =>
  api(catalogueCalls.products, {
    query: {
      category,
      flag: query.sale ? 'sale' : flag,
      brand: brand === undefined ? query.brand : [String(brand)],
      q: query.q || undefined,
      feature: query.feature,
      price_from: query.price_from,
      price_to: query.price_to,
      prices: display.prices,
      in_stock: query.in_stock ? '1' : undefined,
      details: query.view === 'table' ? '1' : undefined,
      sort: query.sort,
      page: query.page,
      per_page: perPage,
    },
  })

/** Falls back to the plain list if the API rejects the query. */
async function fetchPage(ctx: PublicContext, scope: Scope, query: ListQuery): Promise<{ query: ListQuery; found: ProductPage }> {
  try {
    return { query, found: await call(ctx, scope, query) }
  } catch (error) {
    if (!(error instanceof ShopError) || error.code !== 'invalid_query') throw error
    const plain = withoutFilters({ ...query, q: '', sort: undefined })
    return { query: plain, found: await call(ctx, scope, plain) }
  }
}

/**
 * Adds active values that the facets lack because they match nothing together with the other filters; their names come from the unfiltered
 * list, else the code is shown.
 */
async function withActiveValues(ctx: PublicContext, scope: Scope, query: ListQuery, facets: Facets): Promise<Facets> {
  const codes = Object.keys(query.feature)
  const lacking =
    query.brand.some(id => !facets.brands.some(brand => brand.value === id)) ||
    codes.some(code => query.feature[code]?.some(value => !valuesOf(facets, code).some(one => one.value === value)))
  if (!lacking) return facets
  const plain = { ...withoutFilters(query), sort: undefined }
  const unfiltered = await withFallback(
    ctx,
    'names of filters',
    call(ctx, scope, plain, 1).then(found => found.facets),
    facets,
  )
  const nameIn = (values: Facets['brands'], value: string) => values.find(one => one.value === value)?.name ?? value
  const completed = (values: Facets['brands'], names: Facets['brands'], on: string[]) => [
    ...values,
    ...on
      .filter(value => !values.some(one => one.value === value))
      .map(value => ({ value, name: nameIn(names, value), count: 0, selected: true })),
  ]
  const missing = codes.filter(code => !facets.features.some(feature => feature.code === code))
  return {
    ...facets,
    brands: completed(facets.brands, unfiltered.brands, query.brand),
    features: [
      ...missing.map(code => ({ code, name: unfiltered.features.find(one => one.code === code)?.name ?? code, values: [] })),
      ...facets.features,
    ].map(feature => ({
      ...feature,
      values: completed(feature.values, valuesOf(unfiltered, feature.code), query.feature[feature.code] ?? []),
    })),
  }
}

const valuesOf = (facets: Facets, code: string) => facets.features.find(feature => feature.code === code)?.values ?? []

function dropsOf({ language, display }: PublicContext, query: ListQuery, facets: Facets): Drop[] {
  const t = listMessages[language]
  const without = (change: Partial<ListQuery>): ListQuery => ({ ...query, page: 1, ...change })
  const money = (amount: number) => formatMoney(language, amount, display.currency)
  return [
    ...facets.brands
      .filter(one => query.brand.includes(one.value))
      .map(one => ({ label: t.chip(t.brand, one.name), query: without({ brand: query.brand.filter(id => id !== one.value) }) })),
    ...(query.price_from === undefined
      ? []
      : [{ label: t.priceFrom(money(query.price_from), display.prices), query: without({ price_from: undefined }) }]),
    ...(query.price_to === undefined
      ? []
      : [{ label: t.priceTo(money(query.price_to), display.prices), query: without({ price_to: undefined }) }]),
    ...(query.sale ? [{ label: t.onSale, query: without({ sale: false }) }] : []),
    ...(query.in_stock ? [{ label: t.inStockOnly, query: without({ in_stock: false }) }] : []),
    ...facets.features.flatMap(feature =>
      feature.values
        .filter(one => one.selected)
        .map(one => ({
          label: t.chip(feature.name, one.name),
          query: without({
            feature: { ...query.feature, [feature.code]: (query.feature[feature.code] ?? []).filter(value => value !== one.value) },
          }),
        })),
    ),
  ]
}

function filtersOf({ language }: PublicContext, query: ListQuery, facets: Facets, scope: Scope) {
  const options = (values: Facets['brands']) =>
    values.map(({ value, name, count, selected }) => ({ value, label: name, count, checked: selected }))
  const useful = (values: Facets['brands']) => values.length > 1 || values.some(one => one.selected)
  return {
    ...inDocument({
      facets: [
        ...(scope.brand === undefined ? [{ name: brandFilter, title: listMessages[language].brand, values: facets.brands }] : []),
        ...facets.features.map(({ code, name, values }) => ({ name: `feature[${code}]`, title: name, values })),
      ].flatMap(({ values, ...facet }) => (useful(values) ? [{ ...facet, options: options(values) }] : [])),
    }),
    price: { ...facets.price, chosenFrom: query.price_from, chosenTo: query.price_to },
    inStock: { count: facets.in_stock, checked: query.in_stock },
  }
}

const maxDrops = 6

/** For an empty result: how many products dropping each filter would give. */
async function widerSearchesOf(ctx: PublicContext, scope: Scope, path: string, drops: Drop[]) {
  const counted = drops.slice(0, maxDrops).map(async ({ label, query }) => {
    const total = await withFallback(
      ctx,
      'list without a filter',
      call(ctx, scope, query, 1).then(found => found.total),
      null,
    )
    return { label, href: listHref(path, query), total }
  })
  return (await Promise.all(counted)).sort((a, b) => (b.total ?? 0) - (a.total ?? 0))
}
