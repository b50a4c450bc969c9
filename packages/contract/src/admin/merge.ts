import { documentOf, isSame, leavesOf } from './leaves.ts'

type Document = Readonly<Record<string, unknown>>

interface Merged<Value> {
  /** Where both have changed the same, as `mine` has it. */
  merged: Value
  /** Paths of the leaves that both have changed, to different values. */
  conflicts: string[]
}

/** Merges two changes of a document, leaf by leaf. */
export function mergeDocuments(base: Document, mine: Document, theirs: Document): Merged<Record<string, unknown>> {
  const [ofBase, ofMine, ofTheirs] = [new Map(leavesOf(base)), new Map(leavesOf(mine)), new Map(leavesOf(theirs))]
  const merged = new Map<string, unknown>()
  const conflicts: string[] = []
  for (const path of new Set([...ofTheirs.keys(), ...ofMine.keys()])) {
    const [was, my, their] = [ofBase.get(path), ofMine.get(path), ofTheirs.get(path)]
    const isMine = !isSame(my, was)
    if (isMine && !isSame(their, was) && !isSame(my, their)) conflicts.push(path)
    const value = isMine ? my : their
    if (value !== undefined) merged.set(path, value)
  }
  return { merged: documentOf(merged), conflicts }
}

interface Entry extends Document {
  id?: number | undefined
}

/**
 * Merges two changes of a list of entries with ids: `mine` may have new ones without. Conflicts are paths below the index in `merged`
 * (`2.name.en`), or the index alone where one side has deleted what the other has changed.
 */
export function mergeEntries(base: readonly Entry[], mine: readonly Entry[], theirs: readonly Entry[]): Merged<Entry[]> {
  const idsOf = (entries: readonly Entry[]) => entries.flatMap(({ id }) => (id === undefined ? [] : [id]))
  const byId = (entries: readonly Entry[]) =>
    new Map(entries.flatMap(entry => (entry.id === undefined ? [] : [[entry.id, entry] as const])))
  const [ofBase, ofMine, ofTheirs] = [byId(base), byId(mine), byId(theirs)]
  const [myIds, theirIds] = [idsOf(mine), idsOf(theirs)]
  const inBoth = idsOf(base).filter(id => ofMine.has(id) && ofTheirs.has(id))
  const isReordered = !isSame(
    myIds.filter(id => inBoth.includes(id)),
    inBoth,
  )
  const [order, others] = isReordered ? [myIds, theirIds] : [theirIds, myIds]
  const merged: Entry[] = []
  const conflicts: string[] = []
  for (const id of new Set([...order, ...others])) {
    const [was, my, their] = [ofBase.get(id), ofMine.get(id), ofTheirs.get(id)]
    if (my && their) {
      const one = mergeDocuments(was ?? {}, my, their)
      conflicts.push(...one.conflicts.map(path => `${merged.length}.${path}`))
      merged.push(one.merged as Entry)
    } else if (was && !isSame(my ?? their, was)) {
      // Deleted by one, and changed by the other.
      conflicts.push(String(merged.length))
      merged.push((my ?? their) as Entry)
    } else if (!was) merged.push((my ?? their) as Entry)
  }
  return { merged: [...merged, ...mine.filter(({ id }) => id === undefined)], conflicts }
}
