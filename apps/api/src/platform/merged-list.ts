import { type ErrorCode, fieldProblems, ShopError } from '@stragan/contract'
import { mergeEntries } from '@stragan/contract/admin'
import { assertNoConflicts } from './assert-no-conflicts.ts'

interface Change<Entry> {
  /** What the change was made from. */
  from: readonly Entry[]
  mine: readonly Entry[]
  stored: readonly Entry[]
  /** Of the list in the body. */
  name: string
  /** Thrown with the paths of what both have changed. */
  conflict: ErrorCode
}

/** Merges the change of a list with what others have changed meanwhile. Throws `invalid_body` for an entry that the list never had, or has twice. */
export function mergedList<Entry extends { id: number }>({ from, mine, stored, name, conflict }: Change<Entry>): Entry[] {
  const known = new Set([...from, ...stored].map(({ id }) => id))
  const seen = new Set<number>()
  const problems = mine.flatMap(({ id }, i) => {
    const problem = known.has(id) ? seen.has(id) && fieldProblems.twice : fieldProblems.unknown
    seen.add(id)
    return problem ? [[`${name}.${i}.id`, problem] as const] : []
  })
  if (problems.length > 0) throw new ShopError('invalid_body', { fields: Object.fromEntries(problems) })
  const { merged, conflicts } = mergeEntries(from, mine, stored)
  assertNoConflicts(conflict, conflicts, path => `${name}.${path}`)
  return merged as Entry[]
}
