import { type Fields, fieldProblems, ShopError } from '@stragan/contract'
import { maxCategoryLevels } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { type PlacedRow, placesOfCategories } from './categories.queries.ts'

/** Ids from a category up to its main category; undefined where they end in a circle, or are more than a tree may have levels. */
function pathUp(parents: ReadonlyMap<number, number | null>, id: number | null): number[] | undefined {
  const path: number[] = []
  for (let at = id; at !== null; at = parents.get(at) ?? null) {
    path.push(at)
    if (path.length > maxCategoryLevels) return undefined
  }
  return path
}

const parentsOf = (places: readonly PlacedRow[]) => new Map(places.map(({ id, parent_id }) => [id, parent_id]))

/** Throws `category_move_refused` where a category, null for a new one, cannot be below a parent. */
export function assertPlace(places: readonly PlacedRow[], id: number | null, parentId: number | null): void {
  const parents = parentsOf(places)
  const above = pathUp(parents, parentId) ?? []
  if (id !== null && above.includes(id)) throw new ShopError('category_move_refused', { details: { reason: 'itself' } })
  const below = id === null ? [] : places.flatMap(one => pathUp(parents, one.id)?.indexOf(id) ?? -1)
  if (above.length + 1 + Math.max(0, ...below) > maxCategoryLevels)
    throw new ShopError('category_move_refused', { details: { reason: 'too_deep', levels: maxCategoryLevels } })
}

/** What is wrong with the tree as a whole, as after the undo of a move. */
export async function problemsOfTree(ctx: ShopAdminCtx): Promise<Fields> {
  const places = await placesOfCategories(ctx)
  const parents = parentsOf(places)
  return places.every(({ id }) => pathUp(parents, id)) ? {} : { parent_id: fieldProblems.no_longer_valid }
}
