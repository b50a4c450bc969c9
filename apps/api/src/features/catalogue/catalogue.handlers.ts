import type { catalogueCalls } from '@stragan/contract'
import { withTags } from '../../platform/response-cache.ts'
import type { Handlers } from '../../platform/serve-calls.ts'
import * as catalogue from './catalogue.ts'
import type { Lists } from './lists/lists.ts'
import * as tree from './tree.ts'

const assortment = ['assortment']
/** What a search finds, and which words count as the same in it. */
const searched = ['products', 'search']

/** Handlers of the catalogue's calls. */
export const catalogueHandlersWith = (lists: Lists) =>
  ({
    categoryTree: ctx => withTags(tree.categoryTree(ctx), assortment),
    category: (ctx, { params }) => withTags(tree.categoryByKey(ctx, params.id), assortment),
    products: (ctx, { query }) => lists.page(ctx, query),
    productRail: (ctx, { query }) => lists.rail(ctx, query),
    productCards: (ctx, { query }) => catalogue.productCards(ctx, lists.cards, query.id, query.currency),
    product: (ctx, { params, query }) =>
      withTags(
        catalogue.productFor(ctx, lists.personalPrices, () => catalogue.productByKey(ctx, params.id, query.currency)),
        found => catalogue.tagsByKey(params.id, found),
      ),
    fullProduct: (ctx, { params, query }) =>
      withTags(
        catalogue.productFor(ctx, lists.personalPrices, () => catalogue.fullProduct(ctx, params.id, query.currency)),
        found => catalogue.tagsByKey(params.id, found),
      ),
    relatedProducts: (ctx, { params, query }) => catalogue.relatedProducts(ctx, lists, params.id, query.currency),
    compatibleProducts: (ctx, { params, query }) => catalogue.compatibleProducts(ctx, lists, params.id, query),
    replacements: (ctx, { params, query }) => catalogue.replacements(ctx, lists, params.id, query.currency),
    suggestions: (ctx, { query }) => withTags(catalogue.suggestions(ctx, lists.cards, query.q, query.currency), searched),
    siteMap: (ctx, { query }) => withTags(tree.siteMap(ctx, query.page), assortment),
    brands: ctx => withTags(tree.allBrands(ctx), assortment),
    brand: (ctx, { params }) => withTags(tree.brandByKey(ctx, params.id), assortment),
  }) satisfies Handlers<typeof catalogueCalls>
