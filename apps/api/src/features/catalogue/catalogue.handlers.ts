import type { catalogueCalls } from '@stragan/contract'
import { withTags } from '../../platform/response-cache.ts'
import type { Handlers } from '../../platform/serve-calls.ts'
import * as catalogue from './catalogue.ts'

const ofProduct = ({ id }: { id: number }) => catalogue.productTags([id])

export const catalogueHandlers = {
  categoryTree: ctx => withTags(catalogue.categoryTree(ctx)),
  category: (ctx, { params }) => withTags(catalogue.categoryByKey(ctx, params.id)),
  products: (ctx, { query }) => catalogue.listProducts(ctx, query),
  product: (ctx, { params, query }) => withTags(catalogue.productByKey(ctx, params.id, query.currency), ofProduct),
  fullProduct: (ctx, { params, query }) => withTags(catalogue.fullProduct(ctx, params.id, query.currency), ofProduct),
  relatedProducts: (ctx, { params, query }) => catalogue.relatedProducts(ctx, params.id, query.currency),
  suggestions: (ctx, { query }) => withTags(catalogue.suggestions(ctx, query.q, query.currency), ['products']),
  siteMap: (ctx, { query }) => withTags(catalogue.siteMap(ctx, query.page)),
  brands: ctx => withTags(catalogue.allBrands(ctx)),
  brand: (ctx, { params }) => withTags(catalogue.brandByKey(ctx, params.id)),
} satisfies Handlers<typeof catalogueCalls>
