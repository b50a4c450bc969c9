import { ShopError } from '@stragan/contract'
import { brandAdminCalls, categoryAdminCalls, featureCalls, type ProductField } from '@stragan/contract/admin'
import type { z } from 'zod'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { fieldsOf } from '../../platform/field-problems.ts'
import { newBrands, newCategories, newFeatures, newValues } from '../classification/classification.ts'
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

/** What products name and the shop does not have. */
export interface Creating {
  /** What there is, with what was added. */
  references: References
  /** Adds what rows of a product name, as if it were there. Throws `Refused`. */
  add(rows: readonly ParsedRow[]): void
  /** Stores what was added, by one statement per kind. */
  store(): Promise<unknown>
}

/** Begins to create what products name: undefined where nothing is missing. */
export async function creatingMissing(
  ctx: ShopAdminCtx,
  rows: readonly ParsedRow[],
  references: References,
): Promise<Creating | undefined> {
  const missing = references.mayCreate ? rows.flatMap(row => missingIn(row, references)) : []
  if (missing.length === 0) return undefined
  const known = copyOf(references)
  const featureIds = missing.flatMap(({ kind, path }) => (kind === 'feature' ? idsAlong(known.ids.feature, path.slice(0, 1)) : []))
  const [brands, categories, features, values] = await Promise.all([
    newBrands(ctx),
    newCategories(ctx),
    newFeatures(ctx),
    newValues(ctx, [...new Set(featureIds)]),
  ])
  const creators: Creators = {
    brand: name => brands.add(newBrand(name)),
    category: (name, parent_id) => categories.add(newCategory(name, parent_id)),
    feature: (name, feature_id) => {
      const feature = newFeature(name)
      return feature_id === null ? features.add(feature) : values.add({ feature_id, name: feature.name })
    },
  }
  return {
    references: known,
    add(ofProduct) {
      for (const row of ofProduct) for (const one of missingIn(row, known)) create(known, creators, one)
    },
    store: () => Promise.all([brands, categories, features, values].map(({ store }) => store())),
  }
}

const missingIn = (row: ParsedRow, references: References): Missing[] =>
  namesIn(row)
    .filter(name => isMissing(name, references))
    .map(({ field, kind, text }) => ({ row, field, kind, path: pathOf(kind, text) }))

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

/** Adds something, below what has an id; returns its own. */
type Creators = Record<Kind, (name: string, parentId: number | null) => number>

/** Creates what a path lacks. */
function create({ ids, creations }: References, creators: Creators, { row, field, kind, path }: Missing): void {
  const along = idsAlong(ids[kind], path)
  for (const [level, name] of path.entries()) {
    if (level < along.length) continue
    const parentId = along.at(-1) ?? null
    const id = orRefused({ row, field }, () => creators[kind](name, parentId))
    for (const key of keysOf(kind, parentId, name)) if (!ids[kind].has(key)) ids[kind].set(key, id)
    along.push(id)
    const isValue = kind === 'feature' && level > 0
    const fullName = path.slice(0, level + 1).join(isValue ? ': ' : ' > ')
    creations.push({ kind: isValue ? 'value' : kind, id, name: fullName, key: keyOf(creations, kind, parentId, name) })
  }
}

function orRefused<Result>({ row, field }: Pick<Missing, 'row' | 'field'>, work: () => Result): Result {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    row.problems.push({ field, problem: problemOf(error) })
    throw new Refused()
  }
}

/** Files say names in one language: they are the same in both. */
const texts = (text: string) => ({ en: text, pl: text })
const none = texts('')

const newBrand = (name: string) =>
  read(brandAdminCalls.createBrand.body, { name, slug: '', description: none, seo_title: none, seo_description: none, producer_id: null })
const newCategory = (name: string, parent_id: number | null) =>
  read(categoryAdminCalls.createCategory.body, {
    parent_id,
    name: texts(name),
    slugs: none,
    description: none,
    seo_title: none,
    seo_description: none,
  })
const newFeature = (name: string) => read(featureCalls.createFeature.body, { code: '', name: texts(name) })

/** Reads what is created as a request for it would be read. */
function read<Body extends z.ZodType>(body: Body, given: z.input<Body>): z.output<Body> {
  const { data, error } = body.safeParse(given, { reportInput: true })
  if (error) throw new ShopError('invalid_body', { fields: fieldsOf(error) })
  return data as z.output<Body>
}
