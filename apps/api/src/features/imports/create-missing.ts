import { ShopError } from '@stragan/contract'
import { brandAdminCalls, type CreationKind, categoryAdminCalls, featureCalls } from '@stragan/contract/admin'
import type { z } from 'zod'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { fieldsOf } from '../../platform/field-problems.ts'
import { addFeatureValue, createBrand, createCategory, createFeature } from '../classification/classification.ts'
import type { ParsedRow } from './parsed-rows.ts'
import { idOf, idsAlong, type Kind, keysOf, namesIn, pathOf, type References } from './references.ts'
import { problemOf, Refused } from './row-problems.ts'

/** What a row names and the shop does not have. */
const missingIn = (row: ParsedRow, references: References) =>
  namesIn(row)
    .filter(({ kind, text }) => idOf(references, kind, text) === undefined)
    .map(name => ({ ...name, path: pathOf(name.kind, name.text) }))
    // A feature without a value is none.
    .filter(({ kind, path }) => path.length > (kind === 'feature' ? 1 : 0))

/** Whether rows name something that is to be created. */
export const namesMissing = (rows: readonly ParsedRow[], references: References): boolean =>
  references.mayCreate && rows.some(row => missingIn(row, references).length > 0)

/** The references with what rows name and the shop does not have, which is created; the same ones where nothing is. Throws `Refused`. */
export async function withMissing(ctx: ShopAdminCtx, rows: readonly ParsedRow[], references: References): Promise<References> {
  if (!namesMissing(rows, references)) return references
  const known = copyOf(references)
  for (const row of rows)
    for (const { field, kind, text, path } of missingIn(row, references)) {
      // An earlier name of the file may have created it.
      if (idOf(known, kind, text) !== undefined) continue
      try {
        await create(ctx, known, kind, path)
      } catch (error) {
        if (!(error instanceof ShopError)) throw error
        row.problems.push({ field, problem: problemOf(error) })
        throw new Refused()
      }
    }
  return known
}

const copyOf = ({ ids, creations, ...rest }: References): References => ({
  ...rest,
  ids: { brand: new Map(ids.brand), category: new Map(ids.category), feature: new Map(ids.feature) },
  creations: [...creations],
})

/** Creates what a path lacks, with the same name in both languages. */
async function create(ctx: ShopAdminCtx, { ids, creations }: References, kind: Kind, path: readonly string[]): Promise<void> {
  const along = idsAlong(ids[kind], path)
  for (const [level, name] of path.entries()) {
    if (level < along.length) continue
    const parentId = along.at(-1) ?? null
    const { id } = await creators[kind](ctx, name, parentId)
    for (const key of keysOf(kind, parentId, name)) if (!ids[kind].has(key)) ids[kind].set(key, id)
    along.push(id)
    creations.push(creationOf(kind, path.slice(0, level + 1)))
  }
}

const texts = (text: string) => ({ en: text, pl: text })
const none = texts('')

const creators: Record<Kind, (ctx: ShopAdminCtx, name: string, parentId: number | null) => Promise<{ id: number }>> = {
  brand: (ctx, name) => createBrand(ctx, read(brandAdminCalls.createBrand.body, { name, slug: '', description: none, producer_id: null })),
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
  feature: (ctx, name, featureId) => {
    const body = read(featureCalls.createFeature.body, { code: '', name: texts(name) })
    return featureId === null ? createFeature(ctx, body) : addFeatureValue(ctx, featureId, body.name)
  },
}

/** Reads what is created as a request for it would be read. */
function read<Body extends z.ZodType>(body: Body, given: z.input<Body>): z.output<Body> {
  const { data, error } = body.safeParse(given, { reportInput: true })
  if (error) throw new ShopError('invalid_body', { fields: fieldsOf(error) })
  return data as z.output<Body>
}

const creationOf = (kind: Kind, path: readonly string[]): { kind: CreationKind; name: string } => ({
  kind: kind === 'feature' && path.length > 1 ? 'value' : kind,
  name: path.join(kind === 'feature' ? ': ' : ' > '),
})
