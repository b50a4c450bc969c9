type Document = Readonly<Record<string, unknown>>
/** A leaf: its names from the root, joined by dots (`name.en`), and its value: no object, or an empty one. */
export type Leaf = readonly [path: string, value: unknown]

const isObject = (value: unknown): value is Document => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The leaves of a document; a list is one. */
export function leavesOf(document: Document, prefix = ''): Leaf[] {
  return Object.entries(document).flatMap(([name, value]): Leaf[] =>
    isObject(value) && Object.keys(value).length > 0 ? leavesOf(value, `${prefix}${name}.`) : [[prefix + name, value]],
  )
}

/** A document with these leaves. */
export function documentOf(leaves: Iterable<Leaf>): Record<string, unknown> {
  const document: Record<string, unknown> = {}
  for (const [path, value] of leaves) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    let inner = document
    for (const name of names) {
      if (!isObject(inner[name])) inner[name] = {}
      inner = inner[name] as Record<string, unknown>
    }
    inner[last] = value
  }
  return document
}

export const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** The leaves that differ between two documents; null where one of them has none there. */
export function differences(before: Document | null, after: Document | null) {
  const [old, now] = [new Map(leavesOf(before ?? {})), new Map(leavesOf(after ?? {}))]
  const paths = [...new Set([...old.keys(), ...now.keys()])]
  return paths
    .map(name => ({ name, before: old.get(name) ?? null, after: now.get(name) ?? null }))
    .filter(({ before, after }) => !isSame(before, after))
}
