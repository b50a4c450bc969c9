import { z } from 'zod'

export interface Field {
  path: string[]
  schema: { type?: string; enum?: unknown[]; format?: string; maxLength?: number; maximum?: number; exclusiveMinimum?: number }
}

/** Every field of a body, the ones that may be left out too; of a list those of its first entry. */
export function fieldsIn(body: z.ZodType): Field[] {
  const json = z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as unknown as Json
  const walk = (given: Json, path: string[]): Field[] => {
    const schema = given.$ref ? (json.$defs?.[given.$ref.slice('#/$defs/'.length)] ?? given) : given
    // Whatever a flag is sent as, it is true or false.
    if (schema.anyOf?.some(one => one.type === 'boolean')) return [{ path, schema: { type: 'flag' } }]
    const inner = [
      ...Object.entries(schema.properties ?? {}).flatMap(([name, value]) => walk(value, [...path, name])),
      ...(schema.items ? walk(schema.items, [...path, '0']) : []),
      ...(schema.anyOf ?? []).flatMap(each => walk(each, path)),
    ]
    return inner.length > 0 || schema.type === 'null' ? inner : [{ path, schema }]
  }
  return walk(json, [])
}
interface Json extends Record<string, unknown> {
  type?: string
  $ref?: string
  $defs?: Record<string, Json>
  properties?: Record<string, Json>
  items?: Json
  anyOf?: Json[]
}

/** A body with JSON as it stands in place of one field. */
export function withField(example: object, path: readonly string[], raw: string): string {
  const body = structuredClone(example) as Record<string, unknown>
  let at = body
  for (const name of path.slice(0, -1)) {
    const inner = Object.hasOwn(at, name) && typeof at[name] === 'object' && at[name] !== null ? at[name] : {}
    at[name] = inner
    at = inner as Record<string, unknown>
  }
  at[path.at(-1) as string] = 'as it stands'
  return JSON.stringify(body).replace('"as it stands"', () => raw)
}

export const unreadable = ['"\\ud800"', '"\\udc00 after"', '"a\\u0000b"', '{"\\ud800":1}', `${'['.repeat(20_000)}${']'.repeat(20_000)}`]
export const prototypeNames = ['"__proto__"', '"constructor"', '"toString"', '{"__proto__":{"a":1}}', '{"constructor":{"prototype":{}}}']
export const numbers = ['2147483648', '1e400', '-1e400', '9007199254740993', '123456789012345678901234567890', '1.5', '-0', '1e-320']
export const tooLarge = new Set(numbers.slice(0, 5))

/** What is no parameter of a path. */
export const hostilePaths = [
  '2147483648',
  '9'.repeat(30),
  '1e3',
  '1.5',
  '-1',
  '0x10',
  '%00',
  '%ED%A0%80',
  '%zz',
  '%',
  '%20',
  '__proto__',
  'constructor',
  'toString',
  '..%2f..%2fcart',
  'x'.repeat(3000),
]

export const hostileQueryValues = [...hostilePaths, '1e400', '-0', 'NaN', 'Infinity', '', 'x'.repeat(5000)]
export const hostileNames = [
  '__proto__=1',
  'constructor=1',
  'feature[__proto__]=x',
  'feature[constructor]=x',
  'feature[toString]=x',
  '%00=1',
]

export const hostileHeaders: Record<string, string>[] = [
  ...['x'.repeat(8000), ','.repeat(8000), '\u00ff', '__proto__', 'en;q=1e400', 'en;q="\\', ';;;,=,q='].map(value => ({
    'accept-language': value,
  })),
  ...['\u00ff', '__proto__', 'x'.repeat(100), 'x'.repeat(101), 'x'.repeat(8000)].map(value => ({ 'idempotency-key': value })),
  ...['Bearer \u00ff', `Bearer ${'x'.repeat(8000)}`, 'Bearer', '__proto__', ''].map(value => ({ authorization: value })),
  ...['__proto__', '\u00ff.example', 'x'.repeat(8000), ':'.repeat(8000), `a${'/'.repeat(8000)}`, '[::1]:80'].map(value => ({
    'shop-origin': value,
  })),
  ...['NaN', '1e400', '-1', '__proto__'].map(value => ({ 'min-change-version': value })),
]
