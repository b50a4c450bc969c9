import type { CreationKind, ProductField } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { lockClassification } from '../classification/classification.ts'
import type { ParsedRow, ProductRows } from './parsed-rows.ts'
import { type Named, namedBrands, namedCategories, namedFeatures, namedValues } from './references.queries.ts'

/** What rows name. */
export type Kind = 'brand' | 'category' | 'feature'

const kindOfField: readonly [ProductField, Kind][] = [
  ['brand', 'brand'],
  ['category', 'category'],
  ['features', 'feature'],
  ['variant_features', 'feature'],
]

/** Something that an import has created besides products. */
export interface Creation {
  kind: CreationKind
  id: number
  /** With the names of what it is below. */
  name: string
  /** The same in each batch of a trial, which takes the ids of the one before back. */
  key: string
}

/** Ids of what rows name, and what the import has created of it. */
export interface References {
  /** By `keysOf`. */
  ids: Readonly<Record<Kind, Map<string, number>>>
  /** Whether the import creates what is missing. */
  mayCreate: boolean
  creations: Creation[]
}

/** Looks up what some rows name. A slug or a code wins over a name, and of several things of a name the first. */
export async function referencesOf(ctx: ShopAdminCtx, rows: readonly ParsedRow[], mayCreate: boolean): Promise<References> {
  const found: References = { ids: await lookUp(ctx, rows), mayCreate, creations: [] }
  if (!namesMissing(rows, found)) return found
  // Before products are locked, as in every change of the classification; then nobody else creates the same.
  await lockClassification(ctx)
  return { ...found, ids: await lookUp(ctx, rows) }
}

/** Whether a name is one that can be created: a feature without a value is none. */
export const isMissing = ({ kind, text }: { kind: Kind; text: string }, references: References): boolean =>
  idOf(references, kind, text) === undefined && pathOf(kind, text).length >= (kind === 'feature' ? 2 : 1)

/** Whether rows name something that is to be created. */
const namesMissing = (rows: readonly ParsedRow[], references: References): boolean =>
  references.mayCreate && rows.some(row => namesIn(row).some(name => isMissing(name, references)))

async function lookUp(ctx: ShopAdminCtx, rows: readonly ParsedRow[]): Promise<References['ids']> {
  const named = rows.flatMap(namesIn)
  const textsOf = (kind: Kind) => [...new Set(named.filter(one => one.kind === kind).map(({ text }) => text))]
  const texts = { brand: textsOf('brand'), category: textsOf('category'), feature: textsOf('feature') }
  const of = (kind: Kind, names: (text: string) => string[]) => [...new Set(texts[kind].flatMap(names))]
  const [brands, categories, features] = await Promise.all([
    namedBrands(ctx, texts.brand),
    namedCategories(
      ctx,
      of('category', text => [text, ...pathOf('category', text)]),
    ),
    namedFeatures(
      ctx,
      of('feature', text => pathOf('feature', text).slice(0, 1)),
    ),
  ])
  const values = await namedValues(
    ctx,
    features.map(({ id }) => id),
    of('feature', text => pathOf('feature', text).slice(1)),
  )
  return { brand: idsOf('brand', brands), category: idsOf('category', categories), feature: idsOf('feature', [...features, ...values]) }
}

/** The names that a row has. */
export const namesIn = ({ values }: ParsedRow): { field: ProductField; kind: Kind; text: string }[] =>
  kindOfField.flatMap(([field, kind]) => [values.get(field) ?? []].flat().map(text => ({ field, kind, text: String(text).trim() })))

/** The first products, as many as have so many names together: at least one. */
export function upToNames(groups: readonly ProductRows[], max: number): readonly ProductRows[] {
  let names = 0
  const end = groups.findIndex(({ rows }) => {
    names += rows.reduce((sum, row) => sum + namesIn(row).length, 0)
    return names > max
  })
  return end < 0 ? groups : groups.slice(0, Math.max(end, 1))
}

/** What a cell names, from the outermost: `Tools > Saws`, `Colour=Dark blue`. */
export function pathOf(kind: Kind, text: string): string[] {
  if (kind === 'brand') return [text]
  const at = text.indexOf('=')
  const parts = kind === 'category' ? text.split('>') : [text.slice(0, Math.max(at, 0)), text.slice(at + 1)]
  return parts.map(part => part.trim()).filter(part => part !== '')
}

const anywhere = (name: string) => `>${name.toLowerCase()}`
const below = (parentId: number | null | undefined, name: string) => `${parentId ?? 0}>${name.toLowerCase()}`

/** The keys by which something is looked up: a category by its name alone and below its parent, a value below its feature only. */
export const keysOf = (kind: Kind, parentId: number | null, name: string): string[] => {
  if (kind === 'category') return [anywhere(name), below(parentId, name)]
  return [parentId === null ? anywhere(name) : below(parentId, name)]
}

function idsOf(kind: Kind, things: readonly Named[]): Map<string, number> {
  const ids = new Map<string, number>()
  for (let place = 0; place < 4; place++)
    for (const { id, parent_id, names } of things)
      for (const key of keysOf(kind, parent_id, names[place] ?? '')) if (names[place] && !ids.has(key)) ids.set(key, id)
  return ids
}

/** Ids along a path, as far as the shop has it. It begins anywhere: with a main category, if there is one. */
export function idsAlong(ids: ReadonlyMap<string, number>, path: readonly string[]): number[] {
  const along: number[] = []
  for (const name of path) {
    const id = along.length > 0 || path.length > 1 ? ids.get(below(along.at(-1), name)) : undefined
    const found = id ?? (along.length === 0 ? ids.get(anywhere(name)) : undefined)
    if (found === undefined) break
    along.push(found)
  }
  return along
}

/** The id of what a cell names; undefined where the shop does not have it. */
export function idOf({ ids }: Pick<References, 'ids'>, kind: Kind, text: string): number | undefined {
  // The name of a category may have what separates others.
  const whole = kind === 'category' ? ids.category.get(anywhere(text)) : undefined
  if (whole !== undefined) return whole
  const path = pathOf(kind, text)
  if (kind === 'feature' && path.length !== 2) return undefined
  const along = idsAlong(ids[kind], path)
  return path.length > 0 && along.length === path.length ? along.at(-1) : undefined
}
