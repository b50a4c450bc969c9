import type { ProductField } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { ParsedRow } from './parsed-rows.ts'
import { namedThings, valuesByCode } from './references.queries.ts'

/** What rows name: ids by slugs, names and codes in lower case. */
export interface References {
  brands: ReadonlyMap<string, number>
  categories: ReadonlyMap<string, number>
  values: ReadonlyMap<string, number>
}

/** Looks up what some rows name. A slug wins over a name, and of several things of a name the first. */
export async function referencesOf(ctx: ShopAdminCtx, rows: readonly ParsedRow[]): Promise<References> {
  const named = (...fields: ProductField[]) => [
    ...new Set(
      rows.flatMap(row =>
        fields
          .flatMap(field => row.values.get(field) ?? [])
          .map(String)
          .map(key),
      ),
    ),
  ]
  const { brands, categories } = await namedThings(ctx, named('brand'), named('category'))
  const values = await valuesByCode(ctx, named('features', 'variant_features'))
  return { brands: byName(brands), categories: byName(categories), values: new Map(values.map(({ code, id }) => [code, id])) }
}

export const key = (name: string) => name.trim().toLowerCase()

function byName(things: readonly { id: number; names: (string | null)[] }[]): Map<string, number> {
  const ids = new Map<string, number>()
  for (let place = 0; place < 4; place++)
    for (const { id, names } of things) {
      const name = names[place]
      if (name && !ids.has(name)) ids.set(name, id)
    }
  return ids
}
