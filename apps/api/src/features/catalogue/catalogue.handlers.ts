import type { catalogueCalls } from '@stragan/contract'
import type { Handlers } from '../../platform/serve-calls.ts'
import * as catalogue from './catalogue.ts'
import * as tree from './tree.ts'

export const catalogueHandlers = {
  categoryTree: ctx => tree.categoryTree(ctx),
  category: (ctx, { params }) => tree.categoryByKey(ctx, params.id),
  products: (ctx, { query }) => catalogue.listProducts(ctx, query),
  product: (ctx, { params, query }) => catalogue.productByKey(ctx, params.id, query.currency),
  fullProduct: (ctx, { params, query }) => catalogue.fullProduct(ctx, params.id, query.currency),
  relatedProducts: (ctx, { params, query }) => catalogue.relatedProducts(ctx, params.id, query.currency),
  suggestions: (ctx, { query }) => catalogue.suggestions(ctx, query.q, query.currency),
  siteMap: (ctx, { query }) => tree.siteMap(ctx, query.page),
  brands: ctx => tree.allBrands(ctx),
  brand: (ctx, { params }) => tree.brandByKey(ctx, params.id),
} satisfies Handlers<typeof catalogueCalls>
