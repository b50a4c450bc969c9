import { ShopError } from '@stragan/contract'
import { brandAdminCalls, categoryAdminCalls, featureCalls, type ProductField } from '@stragan/contract/admin'
import type { z } from 'zod'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { fieldsOf } from '../../platform/field-problems.ts'
import { addFeatureValues, createBrand, createCategory, createFeature } from '../classification/classification.ts'
import type { ParsedRow } from './parsed-rows.ts'
import { type Creation, idsAlong, isMissing, type Kind, keysOf, namesIn, pathOf, type References } from './references.ts'
import { problemOf, Refused } from './row-problems.ts'

/** A name that the shop does not have. */
interface Missing {
  row: ParsedRow
  field: ProductField
  kind: Kind
  path: readonly string[]
}

/** The references with what rows name and the shop does not have, which is created; the same ones where nothing is. Throws `Refused`. */
export async function withMissing(ctx: ShopAdminCtx, rows: readonly ParsedRow[], references: References): Promise<References> {
  const missing = references.mayCreate ? rows.flatMap(row => missingIn(row, references)) : []
  if (missing.length === 0) return references
  const known = copyOf(references)
  const valuesOf = new Map<number, Missing[]>()
  for (const one of missing) {
    const path = one.kind === 'feature' ? one.path.slice(0, 1) : one.path
    await orRefused(one, () => create(ctx, known, one.kind, path))
    const featureId = one.kind === 'feature' ? idsAlong(known.ids.feature, path)[0] : undefined
    if (featureId !== undefined) valuesOf.set(featureId, [...(valuesOf.get(featureId) ?? []), one])
  }
  for (const [featureId, values] of valuesOf) if (values[0]) await orRefused(values[0], () => createValues(ctx, known, featureId, values))
  return known
}

const missingIn = (row: ParsedRow, references: References): Missing[] =>
  namesIn(row)
    .filter(name => isMissing(name, references))
    .map(({ field, kind, text }) => ({ row, field, kind, path: pathOf(kind, text) }))

async function orRefused({ row, field }: Missing, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    row.problems.push({ field, problem: problemOf(error) })
    throw new Refused()
  }
}

const copyOf = ({ ids, creations, ...rest }: References): References => ({
  ...rest,
  ids: { brand: new Map(ids.brand), category: new Map(ids.category), feature: new Map(ids.feature) },
  creations: [...creations],
})

/** Identifies what is created by its name and what it is below: by the id of that, unless it is created, too. */
function keyOf(creations: readonly Creation[], kind: Kind, parentId: number | null, name: string): string {
  const parent = creations.find(one => one.kind === kind && one.id === parentId)
  return `${parent?.key ?? parentId ?? ''}>${name.toLowerCase()}`
}

/** Creates what a path lacks. */
async function create(ctx: ShopAdminCtx, { ids, creations }: References, kind: Kind, path: readonly string[]): Promise<void> {
  const along = idsAlong(ids[kind], path)
  for (const [level, name] of path.entries()) {
    if (level < along.length) continue
    const parentId = along.at(-1) ?? null
    const { id } = await creators[kind](ctx, name, parentId)
    for (const key of keysOf(kind, parentId, name)) if (!ids[kind].has(key)) ids[kind].set(key, id)
    along.push(id)
    creations.push({ kind, id, name: path.slice(0, level + 1).join(' > '), key: keyOf(creations, kind, parentId, name) })
  }
}

/** Creates the values that rows of a product name, at once: a product may bring hundreds. */
async function createValues(
  ctx: ShopAdminCtx,
  { ids, creations }: References,
  featureId: number,
  values: readonly Missing[],
): Promise<void> {
  const paths = new Map(values.map(({ path }) => [keysOf('feature', featureId, path[1] ?? '').join(), path]))
  const names = [...paths.values()].map(([, value = '']) => read(featureCalls.createFeature.body, { code: '', name: texts(value) }).name)
  const created = await addFeatureValues(ctx, featureId, names)
  for (const [i, [key, path]] of [...paths].entries()) {
    const id = created[i] ?? 0
    ids.feature.set(key, id)
    creations.push({ kind: 'value', id, name: path.join(': '), key: keyOf(creations, 'feature', featureId, path[1] ?? '') })
  }
}

/** Files say names in one language: they are the same in both. */
const texts = (text: string) => ({ en: text, pl: text })
const none = texts('')

const creators: Record<Kind, (ctx: ShopAdminCtx, name: string, parentId: number | null) => Promise<{ id: number }>> = {
  brand: (ctx, name) =>
    createBrand(
      ctx,
      read(brandAdminCalls.createBrand.body, {
        name,
        slug: '',
        description: none,
        seo_title: none,
        seo_description: none,
        producer_id: null,
      }),
    ),
  category: (ctx, name, parentId) =>
    createCategory(
      ctx,
      read(categoryAdminCalls.createCategory.body, {
        parent_id: parentId,
        name: texts(name),
        slugs: none,
        description: none,
        seo_title: none,
        seo_description: none,
      }),
    ),
  feature: (ctx, name) => createFeature(ctx, read(featureCalls.createFeature.body, { code: '', name: texts(name) })),
}

/** Reads what is created as a request for it would be read. */
function read<Body extends z.ZodType>(body: Body, given: z.input<Body>): z.output<Body> {
  const { data, error } = body.safeParse(given, { reportInput: true })
  if (error) throw new ShopError('invalid_body', { fields: fieldsOf(error) })
  return data as z.output<Body>
}
