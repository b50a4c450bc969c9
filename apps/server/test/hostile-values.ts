import { calls } from '@stragan/contract'
import { openApiOf } from '@stragan/contract/openapi'
import { seededRandom } from '../../api/test/seeded-random.ts'

/** JSON schema, as far as the OpenAPI document uses it. */
export interface Schema {
  $ref?: string
  type?: string
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  properties?: Record<string, Schema>
  additionalProperties?: Schema | boolean
  items?: Schema
  format?: string
  pattern?: string
  maxLength?: number
  maxItems?: number
  minimum?: number
  maximum?: number
}

export const openApi = openApiOf(calls, '1')
const { schemas } = openApi.components as { schemas: Record<string, Schema> }

/** Resolves a `$ref`. */
export const schemaOf = (reference: string): Schema => schemas[reference.split('/').at(-1) ?? ''] ?? {}

/** Sizes of a generated value. */
interface Bounds {
  /** Characters of a text. */
  length: (schema: Schema) => number
  /** Elements of a list or a record. */
  count: (schema: Schema) => number
  text: (length: number) => string
}

const signs = 'abcdefghijklmnopqrstuvwxyz0123456789'
const random = seededRandom(44)
export const randomWord = (length: number) => Array.from({ length }, () => signs[Math.floor(random() * signs.length)]).join('')

const repeated = (piece: string, last: string) => (length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, Math.max(0, length - last.length)) + last.slice(0, length)

/** Texts that are worst cases for parsers, regular expressions and searches. */
export const hostileTexts: Readonly<Record<string, (length: number) => string>> = {
  'random letters': randomWord,
  'spaces and tabs': repeated('\t \t', 'a'),
  'short words': length =>
    Array.from({ length: Math.ceil(length / 3) }, () => randomWord(2))
      .join(' ')
      .slice(0, length),
  quotes: repeated('"', 'a'),
  'lines of nothing': repeated('\n', 'a'),
  separators: repeated(',;\t', 'a'),
  digits: repeated('1 ', 'x'),
  markup: repeated('<a ', '<'),
  'marks on a letter': repeated('\u0301', 'a'),
  domains: repeated('a.', '@'),
}

/** Generates a value of a schema's types, constants and formats, in the size of the bounds. */
export function exampleOf(schema: Schema, bounds: Bounds): unknown {
  const of = (part: Schema) => exampleOf(part, bounds)
  if (schema.$ref) return of(schemaOf(schema.$ref))
  if ('const' in schema) return schema.const
  if (schema.enum) return schema.enum[0]
  if (schema.anyOf) return of(schema.anyOf[0] ?? {})
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([name, part]) => [name, of(part)]))
  const { additionalProperties, items = {} } = schema
  if (typeof additionalProperties === 'object')
    return Object.fromEntries(Array.from({ length: bounds.count(schema) }, () => [randomWord(12), of(additionalProperties)]))
  if (schema.type === 'array') return Array.from({ length: bounds.count(schema) }, () => of(items))
  if (schema.type === 'boolean') return true
  if (schema.type === 'integer' || schema.type === 'number') return numberOf(schema)
  return textOf(schema, bounds)
}

/** Within the bounds; mostly an id that exists. */
const numberOf = ({ minimum = 1, maximum = 600 }: Schema) => Math.max(minimum, Math.floor(random() * Math.min(maximum, 600)))

function textOf(schema: Schema, { length, text }: Bounds): string {
  const size = length(schema)
  if (schema.format === 'email') return `${randomWord(Math.max(1, size - 8))}@test.pl`
  if (schema.pattern === '^[A-Z]{2}$') return 'PL'
  if (schema.pattern?.includes('0-9 ()./-')) return '+48 600 600 600'
  return text(size)
}

/** A share of the size that the schema allows. */
export const withinSchema = (share: number, text: Bounds['text']): Bounds => ({
  length: ({ maxLength = 1000 }) => Math.ceil(maxLength * share),
  count: ({ maxItems = 1000 }) => Math.ceil(maxItems * share),
  text,
})

/** Ignores the limits of the schema. */
export const longTexts = (length: number, text: Bounds['text']): Bounds => ({ length: () => length, count: () => 1, text })
export const longLists = (count: number): Bounds => ({ length: () => 8, count: () => count, text: randomWord })

/** Nested lists of about that many characters. */
export const deepList = (length: number) => `${'['.repeat(length / 2)}${']'.repeat(length / 2)}`
export const deepObject = (length: number) => `${'{"a":'.repeat(length / 6)}1${'}'.repeat(length / 6)}`
export const manyKeys = (length: number) =>
  `{${Array.from({ length: Math.ceil(length / 16) }, () => `"${randomWord(10)}":1`).join(',')},"__proto__":{"a":1},"constructor":1}`
export const longNumber = (length: number) => '1'.repeat(length)
