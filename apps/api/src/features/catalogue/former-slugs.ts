import type { Ctx } from '../../context.ts'
import { formerKey } from './card.queries.ts'

/** Finds by a key, else by the id of what had it as its slug before (docs/decisions/095). What has the slug now needs no further query. */
export async function orFormer<Row>(
  ctx: Ctx,
  kind: 'product' | 'category' | 'brand',
  key: string,
  find: (key: string) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const row = await find(key)
  if (row) return row
  const former = await formerKey(ctx, kind, key)
  return former === undefined ? undefined : find(former)
}
