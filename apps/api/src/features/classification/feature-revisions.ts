import { setImmediate } from 'node:timers/promises'
import type { ShopAdminCtx } from '../../admin-context.ts'
import type { Texts } from '../../platform/texts.ts'
import { bothTexts } from '../../platform/texts.ts'
import { rowsBefore } from '../history/history.ts'
import { type PositionedValue, positionedValues } from './product-features.queries.ts'
import { maxHistoryRows, revisionOf } from './revisions.ts'

interface Named {
  code: string
  name: Texts
}

/** A feature with its values, as a form changes it. */
export interface FeatureDocument {
  code: string
  name: { en: string; pl: string }
  values: { id?: number | undefined; code: string; name: { en: string; pl: string } }[]
}

export const documentOf = ({ code, name }: Named, values: readonly Omit<PositionedValue, 'position'>[]): FeatureDocument => ({
  code,
  name: bothTexts(name),
  values: values.map(value => ({ id: value.id, code: value.code, name: bothTexts(value.name) })),
})

/** A feature at an earlier revision, from the history of its changes and of those of its values; undefined for one that the history does not have. */
export async function earlierFeature(ctx: ShopAdminCtx, id: number, stored: Named, revision: string): Promise<FeatureDocument | undefined> {
  let feature = stored
  const values = new Map((await positionedValues(ctx, id)).map(row => [row.id, row]))
  const changes = await rowsBefore<PositionedValue>(ctx, { entity: 'feature', key: String(id) }, maxHistoryRows)
  for (const [i, { change_set_id, table_name, row_key, before }] of changes.entries()) {
    if (table_name === 'features') feature = before ?? feature
    else if (before === null) values.delete(Number(row_key.id))
    else values.set(before.id, before)
    if (changes[i + 1]?.change_set_id === change_set_id) continue
    const earlier = documentOf(
      feature,
      [...values.values()].sort((a, b) => a.position - b.position || a.id - b.id),
    )
    if (revisionOf(earlier) === revision) return earlier
    // Each revision is a digest of all values: other requests are served in between.
    await setImmediate()
  }
  return undefined
}
