/** A JSON value without objects in it, or an empty object. */
export type Leaf = unknown

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The values of a document that are no objects, by the names that lead to them, joined by dots: `entry.name.en`. */
export function leavesOf(document: Readonly<Record<string, unknown>>, prefix = ''): [path: string, value: Leaf][] {
  return Object.entries(document).flatMap(([name, value]): [string, Leaf][] =>
    isObject(value) && Object.keys(value).length > 0 ? leavesOf(value, `${prefix}${name}.`) : [[prefix + name, value]],
  )
}

/** The leaves that differ between two documents; null where one of them has none there. */
export function differences(before: Readonly<Record<string, unknown>> | null, after: Readonly<Record<string, unknown>> | null) {
  const [old, now] = [new Map(leavesOf(before ?? {})), new Map(leavesOf(after ?? {}))]
  const paths = [...new Set([...old.keys(), ...now.keys()])]
  return paths
    .map(name => ({ name, before: old.get(name) ?? null, after: now.get(name) ?? null }))
    .filter(field => JSON.stringify(field.before) !== JSON.stringify(field.after))
}
