/**
 * Query strings as nested values and back: `a=1&b=2&b=3&feature[x]=y` is `{ a: '1', b: ['2', '3'], feature: { x: ['y'] } }`.
 * Which names may repeat is told by the caller, since one value of a list looks like a single one. A value with a NUL, which no
 * database text can hold, is as good as absent.
 */
export type QueryValue = string | number | undefined | readonly string[] | Readonly<Record<string, readonly string[]>>

const nested = /^(\w+)\[([^\]]*)\]$/

/** Takes time in proportion to the length of the query, whatever its names are. */
export function readQuery(search: URLSearchParams, repeatable: (name: string) => boolean): Record<string, unknown> {
  const byName = new Map<string, string[]>()
  for (const [name, value] of search) {
    if (value === '' || value.includes('\0')) continue
    const values = byName.get(name)
    if (values) values.push(value)
    else byName.set(name, [value])
  }
  const query: Record<string, unknown> = Object.create(null)
  for (const [name, values] of byName) {
    const [, outer, inner] = nested.exec(name) ?? []
    if (outer && inner !== undefined) {
      const group = typeof query[outer] === 'object' ? query[outer] : Object.create(null)
      query[outer] = Object.assign(group, { [inner]: values })
    } else query[name] = repeatable(name) ? values : values.at(-1)
  }
  return query
}

export function writeQuery(query: Readonly<Record<string, QueryValue>>): URLSearchParams {
  const search = new URLSearchParams()
  const write = (name: string, value: QueryValue) => {
    if (value === undefined) return
    if (Array.isArray(value)) for (const one of value) search.append(name, String(one))
    else if (typeof value === 'object') for (const [inner, list] of Object.entries(value)) write(`${name}[${inner}]`, list)
    else search.append(name, String(value))
  }
  for (const [name, value] of Object.entries(query)) write(name, value)
  return search
}
