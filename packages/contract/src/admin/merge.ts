import { isObject, isSame } from './leaves.ts'

type Document = Readonly<Record<string, unknown>>

interface Merged<Value> {
  /** Where both have changed the same, as `mine` has it. */
  merged: Value
  /** Paths of the leaves that both have changed, to different values. */
  conflicts: string[]
}

/** Merges two changes of a document, field by field, also inside of objects. */
export function mergeDocuments(base: Document, mine: Document, theirs: Document): Merged<Record<string, unknown>> {
  const conflicts: string[] = []
  const own = (document: Document, name: string) => (Object.hasOwn(document, name) ? document[name] : undefined)
  const merge = (was: Document, my: Document, their: Document, path: string): Record<string, unknown> =>
    // `fromEntries` makes own properties of all names, `__proto__` among them.
    Object.fromEntries(
      [...new Set([...Object.keys(their), ...Object.keys(my)])]
        .map(name => [name, mergeField(own(was, name), own(my, name), own(their, name), path + name)] as const)
        .filter(([, value]) => value !== undefined),
    )
  const mergeField = (was: unknown, my: unknown, their: unknown, path: string): unknown => {
    if (isObject(my) && isObject(their)) return merge(isObject(was) ? was : {}, my, their, `${path}.`)
    if (isSame(my, was)) return their
    if (!isSame(their, was) && !isSame(my, their)) conflicts.push(path)
    return my
  }
  return { merged: merge(base, mine, theirs, ''), conflicts }
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
