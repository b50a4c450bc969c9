import { z } from 'zod'
import { id, idAsText } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { atRevision, maxFeatureValues, texts, writtenCode, writtenNames, writtenRevision } from '../classification.ts'
import { inShop, ok } from '../entities.ts'
import { downloadOf, perLanguage } from '../list-columns.ts'

const ofFeature = inShop.extend({ id: idAsText })
/** 500 values with their names in both languages. */
const maxFeatureBytes = 896 * 1024

const feature = z.object({
  id,
  /** Its name in the addresses of filtered lists, the same in every language. */
  code: z.string(),
  name: texts,
  /** Whether a product or a variant has one of its values. It is a filter of lists then. */
  is_used: z.boolean(),
  /** Whether variants of a product differ by it. */
  tells_variants_apart: z.boolean(),
})

const listedFeature = feature.extend({ values: z.int() })

const value = z.object({
  id,
  code: z.string(),
  name: texts,
  /** Products that have it, or a variant with it. */
  products: z.int(),
})

const writtenValue = z.object({ id: id.optional(), code: writtenCode, name: writtenNames })

export const featureCalls = {
  features: adminCall({
    method: 'GET',
    path: '/shops/{shop}/features',
    permission: 'products:read',
    summary: 'All features, in the order of the shop',
    params: inShop,
    response: z.array(listedFeature),
    download: downloadOf(listedFeature, {
      title: { en: 'Features', pl: 'Cechy' },
      columns: {
        id: { title: { en: 'Feature no.', pl: 'Nr cechy' }, kind: 'number' },
        code: { title: { en: 'Code', pl: 'Kod' }, kind: 'text' },
        name: perLanguage({ en: 'Name', pl: 'Nazwa' }),
        values: { title: { en: 'Values', pl: 'Liczba wartości' }, kind: 'number' },
        is_used: { title: { en: 'In use', pl: 'W użyciu' }, kind: 'flag' },
        tells_variants_apart: { title: { en: 'Tells variants apart', pl: 'Odróżnia warianty' }, kind: 'flag' },
      },
    }),
    errors: [],
  }),
  feature: adminCall({
    method: 'GET',
    path: '/shops/{shop}/features/{id}',
    permission: 'products:read',
    summary: 'A feature with its values, in their order',
    params: ofFeature,
    query: atRevision,
    response: feature.extend({ values: z.array(value), revision: z.string() }),
    errors: ['feature_not_found', 'classification_changed'],
  }),
  createFeature: adminCall({
    method: 'POST',
    path: '/shops/{shop}/features',
    permission: 'products:write',
    summary: 'Create a feature, as the last one. An empty code is made from the English name',
    params: inShop,
    body: z.object({ code: writtenCode, name: writtenNames }),
    response: z.object({ id }),
    errors: ['classification_full'],
  }),
  saveFeature: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/features/{id}',
    permission: 'products:write',
    maxBodyBytes: maxFeatureBytes,
    summary:
      'Change a feature and its values: their order, new ones without an id, and those that are left out, which are deleted. What others have changed since the revision is merged',
    params: ofFeature,
    body: z.object({
      revision: writtenRevision,
      code: writtenCode,
      name: writtenNames,
      values: z.array(writtenValue).max(maxFeatureValues),
    }),
    response: ok,
    errors: ['feature_not_found', 'classification_changed', 'still_in_use'],
  }),
  moveFeature: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/features/{id}/place',
    permission: 'products:write',
    summary: 'Move a feature before another one, or to the end',
    params: ofFeature,
    body: z.object({ before_id: id.nullable() }),
    response: ok,
    errors: ['feature_not_found'],
  }),
  mergeFeatureValues: adminCall({
    method: 'POST',
    path: '/shops/{shop}/features/{id}/merged_values',
    permission: 'products:write',
    summary: 'Give everything that has one value the other one instead, and delete the first',
    params: ofFeature,
    body: z.object({ value_id: id, into_id: id }),
    response: z.object({ products: z.int() }),
    errors: ['feature_not_found', 'values_tell_variants_apart'],
  }),
  deleteFeature: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/features/{id}',
    permission: 'products:write',
    summary: 'Delete a feature that no product has, with its values',
    params: ofFeature,
    response: ok,
    errors: ['feature_not_found', 'still_in_use'],
  }),
}
