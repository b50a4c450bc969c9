import type { brandAdminCalls, categoryAdminCalls, featureCalls, producerCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../platform/serve-admin-calls.ts'
import * as brands from './brands.ts'
import * as categories from './categories.ts'
import * as producers from './producers.ts'
import * as features from './product-features.ts'

export const categoryAdminHandlers = {
  categories: ctx => categories.categories(ctx),
  category: (ctx, { params, query }) => categories.category(ctx, params.id, query.revision),
  createCategory: (ctx, { body }) => categories.createCategory(ctx, body),
  saveCategory: (ctx, { params, body }) => categories.saveCategory(ctx, params.id, body),
  setCategoryList: (ctx, { params, body }) => categories.setCategoryList(ctx, params.id, body),
  moveCategory: (ctx, { params, body }) => categories.moveCategory(ctx, params.id, body),
  deleteCategory: (ctx, { params }) => categories.deleteCategory(ctx, params.id),
} satisfies AdminHandlers<typeof categoryAdminCalls>

export const brandAdminHandlers = {
  brands: ctx => brands.brands(ctx),
  brand: (ctx, { params, query }) => brands.brand(ctx, params.id, query.revision),
  createBrand: (ctx, { body }) => brands.createBrand(ctx, body),
  saveBrand: (ctx, { params, body }) => brands.saveBrand(ctx, params.id, body),
  deleteBrand: (ctx, { params }) => brands.deleteBrand(ctx, params.id),
} satisfies AdminHandlers<typeof brandAdminCalls>

export const producerHandlers = {
  producers: ctx => producers.producers(ctx),
  producer: (ctx, { params, query }) => producers.producer(ctx, params.id, query.revision),
  createProducer: (ctx, { body }) => producers.createProducer(ctx, body),
  saveProducer: (ctx, { params, body }) => producers.saveProducer(ctx, params.id, body),
  deleteProducer: (ctx, { params }) => producers.deleteProducer(ctx, params.id),
} satisfies AdminHandlers<typeof producerCalls>

export const featureHandlers = {
  features: ctx => features.features(ctx),
  feature: (ctx, { params, query }) => features.feature(ctx, params.id, query.revision),
  createFeature: (ctx, { body }) => features.createFeature(ctx, body),
  saveFeature: (ctx, { params, body }) => features.saveFeature(ctx, params.id, body),
  moveFeature: (ctx, { params, body }) => features.moveFeature(ctx, params.id, body.before_id),
  mergeFeatureValues: (ctx, { params, body }) => features.mergeValues(ctx, params.id, body),
  deleteFeature: (ctx, { params }) => features.deleteFeature(ctx, params.id),
} satisfies AdminHandlers<typeof featureCalls>
