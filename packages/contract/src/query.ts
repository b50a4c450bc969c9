/**
 * A value in a query string: `a=1&b=2&b=3&feature[x]=y` is `{ a: '1', b: ['2', '3'], feature: { x: ['y'] } }`. The caller declares which
 * names may repeat, since a list of one value looks like a single value. Values with a NUL, which PostgreSQL's `text` cannot store, are
 * ignored.
 */
export type QueryValue = string | number | undefined | readonly string[] | Readonly<Record<string, readonly string[]>>

const nested = /^(\w+)\[([^\]]*)\]$/

/** Parses a query string in linear time, whatever its names. */
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
