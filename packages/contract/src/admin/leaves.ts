type Document = Readonly<Record<string, unknown>>
/** A leaf: its names from the root, joined by dots (`name.en`), and its value: no object, or an empty one. */
export type Leaf = readonly [path: string, value: unknown]

export const isObject = (value: unknown): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The leaves of a document; a list is one. */
function leavesOf(document: Document, prefix = ''): Leaf[] {
  return Object.entries(document).flatMap(([name, value]): Leaf[] =>
    isObject(value) && Object.keys(value).length > 0 ? leavesOf(value, `${prefix}${name}.`) : [[prefix + name, value]],
  )
}

/** Whether two JSON values are equal; the order of names does not count. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => isSame(one, b[i]))
  if (!isObject(a) || !isObject(b)) return a === b
  const names = Object.keys(a)
  return names.length === Object.keys(b).length && names.every(name => Object.hasOwn(b, name) && isSame(a[name], b[name]))
}

/** The leaves that differ between two documents; null where one of them has none there. */
export function differences(before: Document | null, after: Document | null) {
  const [old, now] = [new Map(leavesOf(before ?? {})), new Map(leavesOf(after ?? {}))]
  const paths = [...new Set([...old.keys(), ...now.keys()])]
  return paths
    .map(name => ({ name, before: old.get(name) ?? null, after: now.get(name) ?? null }))
    .filter(field => !isSame(field.before, field.after))
}
