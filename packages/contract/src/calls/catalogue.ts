import { z } from 'zod'
import { call } from '../call.ts'
import {
  defaultRailLength,
  maxFeatureFilters,
  maxFilterValues,
  maxRailLength,
  maxSearchLength,
  maxSearchWords,
  priceDisplays,
  productFlags,
  productSorts,
  sitemapKinds,
} from '../constants.ts'
import { brand, brandWithCategories } from '../entities/brand.ts'
import { category, categoryBranch } from '../entities/category.ts'
import { compatibleProducts, fullProduct, product, productListItem, productPage, suggestions } from '../entities/product.ts'
import { currency, id, idAsText, paging, slugs } from '../entities/scalars.ts'
import { fieldProblems } from '../field-problems.ts'

/** An id or a slug: slugs are never all digits. */
const key = z
  .string()
  .max(200)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
  .refine(written => /^[1-9]\d{0,8}$/.test(written) || /[a-z]/.test(written))
const keyed = z.object({ id: key })
const priced = z.object({ currency: currency.optional() })
const valuesOf = (value: z.ZodString) => z.array(value).max(maxFilterValues).optional()
const searched = z.string().trim().max(maxSearchLength).describe(`Words; beyond the first ${maxSearchWords} they are ignored`)
const amount = z.coerce.number().nonnegative().max(10_000_000)

/** Filters of a product list: values of one filter are combined with OR, different filters with AND. */
export const productQuery = priced.extend({
  ...paging,
  category: key.optional(),
  brand: valuesOf(
    z
      .string()
      .max(9)
      .regex(/^[1-9]\d*$/),
  ),
  flag: z.enum(productFlags).optional(),
  q: searched.optional(),
  price_from: amount.optional(),
  price_to: amount.optional(),
  /** Whether these two, the bounds of the price facet and the order by price include VAT; `net` if missing. */
  prices: z.enum(priceDisplays).optional(),
  /** `feature[thread]=m8`: codes of a feature and its values. */
  feature: z
    .record(
      z
        .string()
        .max(60)
        .regex(/^[a-z0-9-]+$/),
      z.array(z.string().max(80)).max(maxFilterValues),
    )
    .refine(chosen => Object.keys(chosen).length <= maxFeatureFilters, { error: fieldProblems.too_many })
    .meta({ maxProperties: maxFeatureFilters })
    .optional(),
  in_stock: z.enum(['1']).optional(),
  /** Only the customer's favourites; none without a customer. */
  favorite: z.enum(['1']).optional(),
  /** Includes key features, the tiers of the cheapest variant, and variants. */
  details: z.enum(['1']).optional(),
  sort: z.enum(productSorts).optional(),
})

export const catalogueCalls = {
  categoryTree: call({
    from: 'spec',
    method: 'GET',
    path: '/category_tree',
    summary: 'All categories, nested',
    response: z.array(categoryBranch),
    errors: [],
  }),
  category: call({
    from: 'spec',
    method: 'GET',
    path: '/categories/{id}',
    summary: 'A category by id or slug',
    params: keyed,
    response: category,
    errors: ['category_not_found'],
  }),
  products: call({
    from: 'ours',
    method: 'GET',
    path: '/products',
    session: 'personalised',
    summary: 'Products with filters, facets with counts, sorting and paging',
    query: productQuery,
    response: productPage,
    errors: ['invalid_query', 'category_not_found'],
  }),
  productRail: call({
    from: 'ours',
    method: 'GET',
    path: '/product_rail',
    session: 'personalised',
    summary: 'The first products with a flag, the bestselling first, or the newest: without facets and total',
    query: priced.extend({
      flag: z.enum(productFlags),
      limit: z.coerce.number().int().min(1).max(maxRailLength).default(defaultRailLength),
    }),
    response: z.array(productListItem),
    errors: ['invalid_query'],
  }),
  productCards: call({
    from: 'ours',
    method: 'GET',
    path: '/product_cards',
    session: 'personalised',
    summary: 'Products by id, in the order of the ids; those that are not offered are left out',
    query: priced.extend({ id: z.array(idAsText).min(1).max(maxRailLength) }),
    response: z.array(productListItem),
    errors: ['invalid_query'],
  }),
  product: call({
    from: 'spec',
    method: 'GET',
    path: '/products/{id}',
    session: 'personalised',
    summary: 'A product by id or slug',
    params: keyed,
    query: priced,
    response: product,
    errors: ['product_not_found', 'invalid_query'],
  }),
  fullProduct: call({
    from: 'spec',
    method: 'GET',
    path: '/products/{id}/full',
    session: 'personalised',
    summary: 'A product with its brand, producer, warnings and breadcrumbs',
    params: keyed,
    query: priced,
    response: fullProduct,
    errors: ['product_not_found', 'invalid_query'],
  }),
  relatedProducts: call({
    from: 'spec',
    method: 'GET',
    path: '/products/{id}/related_products',
    session: 'personalised',
    summary: 'Products chosen by the shop, bought together, alike in features or of the same category',
    params: keyed,
    query: priced,
    response: z.array(productListItem),
    errors: ['product_not_found', 'invalid_query'],
  }),
  compatibleProducts: call({
    from: 'ours',
    method: 'GET',
    path: '/products/{id}/compatible_products',
    session: 'personalised',
    summary: 'Products that go with one by the rules of the shop, similar ones, and what makes a joint with it or with one of its variants',
    params: keyed,
    /** A variant of another product is ignored. */
    query: priced.extend({ variant: idAsText.optional() }),
    response: compatibleProducts,
    errors: ['product_not_found', 'invalid_query'],
  }),
  replacements: call({
    from: 'ours',
    method: 'GET',
    path: '/products/{id}/replacements',
    session: 'personalised',
    summary: 'Products of the same category that are in stock and share most of its feature values, the most alike first; at most four',
    params: keyed,
    query: priced,
    response: z.array(productListItem),
    errors: ['product_not_found', 'invalid_query'],
  }),
  suggestions: call({
    from: 'ours',
    method: 'GET',
    path: '/search/suggestions',
    session: 'personalised',
    summary: 'Suggestions for a partial query',
    query: priced.extend({ q: searched.min(1) }),
    response: suggestions,
    errors: ['invalid_query'],
  }),
  siteMap: call({
    from: 'ours',
    method: 'GET',
    path: '/site_map',
    summary: 'Everything that has a page of its own, for search engines',
    query: z.object({ page: paging.page }),
    response: z.object({ page: z.int(), pages: z.int(), items: z.array(z.object({ kind: z.enum(sitemapKinds), id, slugs })) }),
    errors: ['invalid_query'],
  }),
  brands: call({ from: 'ours', method: 'GET', path: '/brands', summary: 'All brands', response: z.array(brand), errors: [] }),
  brand: call({
    from: 'ours',
    method: 'GET',
    path: '/brands/{id}',
    summary: 'A brand by id or slug, with the categories of its products',
    params: keyed,
    response: brandWithCategories,
    errors: ['brand_not_found'],
  }),
}
