import { type Fields, fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { type featureCalls, maxFeatures, maxFeatureValues, mergeDocuments, mergeEntries } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { bothTexts, storedTexts, textsJson } from '../../platform/texts.ts'
import { replaceFacet } from './categories.queries.ts'
import { type Additions, deleteRow, lockClassification, nextRow } from './classification.queries.ts'
import { documentOf, earlierFeature, type FeatureDocument } from './feature-revisions.ts'
import * as queries from './product-features.queries.ts'
import { assertNoProblems, revisionOf } from './revisions.ts'
import { freeSlug } from './slug-of.ts'

type Calls = typeof featureCalls

export async function features(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['features']>> {
  return (await queries.features(ctx, null)).map(({ name, ...row }) => ({ ...row, name: bothTexts(name) }))
}

/** A feature as it is, or as it was in an earlier revision. Throws `classification_changed` for one that the history does not have. */
export async function feature(ctx: ShopAdminCtx, id: number, revision?: string): Promise<ResponseInput<Calls['feature']>> {
  const row = await existing(ctx, id)
  const values = await queries.valuesOf(ctx, id)
  const stored = documentOf(row, values)
  const isStored = revision === undefined || revision === revisionOf(stored)
  const document = isStored ? stored : await earlierFeature(ctx, id, row, revision)
  if (!document) throw new ShopError('classification_changed')
  const products = new Map(values.map(value => [value.id, value.products]))
  const { is_used, tells_variants_apart } = row
  return {
    id,
    code: document.code,
    name: document.name,
    is_used,
    tells_variants_apart,
    values: document.values.flatMap(value =>
      value.id === undefined ? [] : [{ ...value, id: value.id, products: products.get(value.id) ?? 0 }],
    ),
    revision: revisionOf(document),
  }
}

async function existing(ctx: ShopAdminCtx, id: number) {
  const [row] = await queries.features(ctx, id)
  if (!row) throw new ShopError('feature_not_found')
  return row
}

/** The code of a feature; an empty one is made from the English name. Throws `invalid_body` for the code of another one. */
function codeFor(taken: readonly string[], { code, name }: { code: string; name: { en: string } }): string {
  if (code === '') return freeSlug(name.en, one => taken.includes(one), 'feature')
  assertNoProblems(taken.includes(code) ? { code: fieldProblems.twice } : {})
  return code
}

type NewFeature = Input<Calls['createFeature']>['body']

export async function createFeature(ctx: ShopAdminCtx, written: NewFeature): Promise<ResponseInput<Calls['createFeature']>> {
  await lockClassification(ctx)
  const { add, store } = await newFeatures(ctx)
  const id = add(written)
  await store()
  return { id }
}

/** Adds features, under the lock of the classification. */
export async function newFeatures(ctx: ShopAdminCtx): Promise<Additions<NewFeature>> {
  const { count, id: first } = await nextRow(ctx, 'features')
  const codes = await queries.codesOfFeatures(ctx)
  const added: queries.StoredFeature[] = []
  return {
    add({ code, name }) {
      if (count + added.length >= maxFeatures) throw new ShopError('classification_full', { details: { limit: maxFeatures } })
      const one = { id: first + added.length, code: codeFor(codes, { code, name }), name: textsJson(name) }
      codes.push(one.code)
      added.push(one)
      return one.id
    },
    store: () => queries.insertFeatures(ctx, added),
  }
}

/** Saves a feature with its values. Throws `still_in_use` for a value that is left out although products have it. */
export async function saveFeature(
  ctx: ShopAdminCtx,
  id: number,
  { revision, ...written }: Input<Calls['saveFeature']>['body'],
): Promise<'ok'> {
  await lockClassification(ctx)
  const row = await existing(ctx, id)
  const values = await queries.valuesOf(ctx, id)
  const stored = documentOf(row, values)
  const merged = revisionOf(stored) === revision ? written : await mergedFeature(ctx, { id, revision, row, stored, written })
  const named = valuesWithCodes(merged.values, values)
  const left = new Set(named.map(value => value.id))
  await assertUnused(
    ctx,
    id,
    values.flatMap(value => (left.has(value.id) ? [] : [value.id])),
  )
  let { id: next } = await nextRow(ctx, 'feature_values')
  const code = codeFor(await queries.codesOfFeatures(ctx, id), merged)
  await queries.updateFeature(ctx, { id, code, name: textsJson(merged.name) })
  if (code !== row.code) await replaceFacet(ctx, row.code, code)
  await queries.replaceValues(
    ctx,
    id,
    named.map((value, i) => ({ ...value, id: value.id ?? next++, position: i + 1 })),
  )
  return 'ok'
}

interface NewValue {
  feature_id: number
  name: { en: string; pl: string }
}

/** Adds values to features, as their last ones, under the lock of the classification: to these of the shop, and to new ones. */
export async function newValues(ctx: ShopAdminCtx, featureIds: readonly number[]): Promise<Additions<NewValue>> {
  const { id: first } = await nextRow(ctx, 'feature_values')
  const features = new Map<number, { position: number; codes: Set<string> }>()
  const featureOf = (id: number) => {
    const feature = features.get(id) ?? { position: 0, codes: new Set() }
    features.set(id, feature)
    return feature
  }
  for (const { feature_id, position, code } of await queries.valuesOfFeatures(ctx, featureIds)) {
    const feature = featureOf(feature_id)
    feature.position = Math.max(feature.position, position)
    feature.codes.add(code)
  }
  const added: queries.NewValue[] = []
  return {
    add({ feature_id, name }) {
      const feature = featureOf(feature_id)
      if (feature.codes.size >= maxFeatureValues) throw new ShopError('classification_full', { details: { limit: maxFeatureValues } })
      const code = freeSlug(name.en, one => feature.codes.has(one), 'value')
      feature.position++
      feature.codes.add(code)
      const id = first + added.length
      added.push({ id, feature_id, position: feature.position, code, name: storedTexts(name) })
      return id
    },
    store: () => queries.insertValues(ctx, added),
  }
}

interface Change {
  id: number
  revision: string
  row: queries.FeatureRow
  stored: FeatureDocument
  written: FeatureDocument
}

async function mergedFeature(ctx: ShopAdminCtx, { id, revision, row, stored, written }: Change): Promise<FeatureDocument> {
  const base = await earlierFeature(ctx, id, row, revision)
  if (!base) throw new ShopError('classification_changed')
  const { values, ...own } = written
  const { values: storedValues, ...storedOwn } = stored
  const { values: baseValues, ...baseOwn } = base
  const merged = mergeDocuments(baseOwn, own, storedOwn)
  const entries = mergeEntries(baseValues, values, storedValues)
  assertNoConflicts('classification_changed', [...merged.conflicts, ...entries.conflicts.map(path => `values.${path}`)])
  return { ...(merged.merged as Omit<FeatureDocument, 'values'>), values: entries.merged as unknown as FeatureDocument['values'] }
}

/** Values with codes of their own. Throws `invalid_body` for an id that the feature does not have, and for what stands twice. */
function valuesWithCodes(values: FeatureDocument['values'], stored: readonly queries.ValueRow[]) {
  const known = new Set(stored.map(({ id }) => id))
  const codes = new Set<string>()
  const problems: Record<string, Fields[string]> = {}
  for (const [i, { id, code }] of values.entries()) {
    if (id !== undefined && !known.delete(id)) problems[`values.${i}.id`] = fieldProblems.unknown
    if (code !== '' && codes.has(code)) problems[`values.${i}.code`] = fieldProblems.twice
    codes.add(code)
  }
  assertNoProblems(problems)
  return values.map(({ id, code, name }) => {
    const own = code || freeSlug(name.en, one => codes.has(one), 'value')
    codes.add(own)
    return { id, code: own, name: storedTexts(name) as { en: string; pl: string } }
  })
}

/** Throws `still_in_use` where products have one of the values. */
async function assertUnused(ctx: ShopAdminCtx, featureId: number, ids: readonly number[]) {
  if (ids.length === 0) return
  await queries.lockValues(ctx, featureId, ids)
  const used = (await queries.valuesOf(ctx, featureId)).find(({ id, products }) => products > 0 && ids.includes(id))
  if (!used) return
  const { en, pl } = bothTexts(used.name)
  throw new ShopError('still_in_use', { details: { products: used.products, name: (ctx.language === 'pl' ? pl : en) || en || pl } })
}

/** Moves a feature before another one, or to the end. */
export async function moveFeature(ctx: ShopAdminCtx, id: number, beforeId: number | null): Promise<'ok'> {
  await lockClassification(ctx)
  const all = (await queries.features(ctx, null)).map(row => row.id)
  const others = all.filter(one => one !== id)
  const at = beforeId === null ? others.length : others.indexOf(beforeId)
  if (others.length === all.length || at < 0) throw new ShopError('feature_not_found')
  await queries.placeFeatures(ctx, others.toSpliced(at, 0, id))
  return 'ok'
}

/** Merges a value into another one. Throws `values_tell_variants_apart` where shoppers could no longer choose between variants. */
export async function mergeValues(
  ctx: ShopAdminCtx,
  id: number,
  { value_id, into_id }: Input<Calls['mergeFeatureValues']>['body'],
): Promise<ResponseInput<Calls['mergeFeatureValues']>> {
  await lockClassification(ctx)
  await queries.lockValues(ctx, id, [value_id])
  const values = await queries.valuesOf(ctx, id)
  const value = values.find(one => one.id === value_id)
  if (!value || value_id === into_id || !values.some(one => one.id === into_id)) throw new ShopError('feature_not_found')
  const apart = await queries.countProductsDistinguishedBy(ctx, value_id, into_id)
  if (apart > 0) throw new ShopError('values_tell_variants_apart', { details: { products: apart } })
  await queries.reassignValue(ctx, value_id, into_id)
  await deleteRow(ctx, 'feature_values', value_id)
  return { products: value.products }
}

export async function deleteFeature(ctx: ShopAdminCtx, id: number): Promise<'ok'> {
  await lockClassification(ctx)
  const { code } = await existing(ctx, id)
  await queries.lockValues(ctx, id)
  const products = await queries.productsWith(ctx, id)
  if (products > 0) throw new ShopError('still_in_use', { details: { products } })
  await deleteRow(ctx, 'features', id)
  await replaceFacet(ctx, code, null)
  return 'ok'
}
