import { seededRandom } from '../../api/test/seeded-random.ts'

/** JSON schema, as far as an OpenAPI document uses it; references are resolved. */
export interface Schema {
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

/** All of a list in `npm run test:faults`; otherwise as many as given, in rotation. */
export function inTurn<T>(all: readonly T[], count: number): readonly T[] {
  if (process.env.STRAGAN_FAULTS || all.length <= count) return all
  const first = turn++
  return Array.from({ length: count }, (_, i) => all[(first * count + i) % all.length] as T)
}
let turn = 0
export const textsInTurn = () => inTurn(Object.entries(hostileTexts), 1)

/** Generates a value of a schema's types, constants and formats, in the size of the bounds. */
export function exampleOf(schema: Schema, bounds: Bounds): unknown {
  const of = (part: Schema) => exampleOf(part, bounds)
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

/** A share of the size that the schema allows, with as many elements of each list as `maxBytes` hold. */
export const withinSchema = (share: number, text: Bounds['text'], maxBytes = Number.POSITIVE_INFINITY): Bounds => ({
  length: ({ maxLength = 1000 }) => Math.ceil(maxLength * share),
  count: ({ maxItems = 1000, items, additionalProperties }) =>
    Math.ceil(Math.min(maxItems, maxBytes / largestSizeOf(items ?? additionalProperties)) * share),
  text,
})

/** Characters of the largest value of a schema, about. */
function largestSizeOf(schema: Schema | boolean | undefined): number {
  if (typeof schema !== 'object') return 20
  const { anyOf, properties, items, maxItems = 1000, maxLength = 20 } = schema
  if (anyOf) return largestSizeOf(anyOf[0])
  if (properties) return Object.entries(properties).reduce((sum, [name, part]) => sum + name.length + 4 + largestSizeOf(part), 2)
  return items ? maxItems * largestSizeOf(items) : maxLength
}

/** Ignores the limits of the schema. */
export const longTexts = (length: number, text: Bounds['text']): Bounds => ({ length: () => length, count: () => 1, text })
export const longLists = (count: number): Bounds => ({ length: () => 8, count: () => count, text: randomWord })
/** Lists as long as the schema allows, of short texts. */
export const allowedLists = (share: number): Bounds => ({
  ...withinSchema(share, randomWord),
  length: ({ maxLength = 8 }) => Math.min(8, maxLength),
})

/** Nested lists of about that many characters. */
export const deepList = (length: number) => `${'['.repeat(length / 2)}${']'.repeat(length / 2)}`
export const deepObject = (length: number) => `${'{"a":'.repeat(length / 6)}1${'}'.repeat(length / 6)}`
export const manyKeys = (length: number) =>
  `{${Array.from({ length: Math.ceil(length / 16) }, () => `"${randomWord(10)}":1`).join(',')},"__proto__":{"a":1},"constructor":1}`
export const longNumber = (length: number) => '1'.repeat(length)

/** Large files of the kinds that forms and calls accept, and of others. */
export const hostileFiles: Readonly<Record<string, (bytes: number) => File>> = {
  'a PDF': bytes => new File(['%PDF-1.7\n', new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' }),
  'a file of rows': bytes => rowsFile(`${randomWord(8)};1\n`, bytes),
  'a file of tabs and spaces': bytes => rowsFile('\t \t', bytes),
  'a file of quotes': bytes => rowsFile('"', bytes),
  'a file of line ends': bytes => rowsFile('\r\n', bytes),
  'a file of columns': bytes => rowsFile('a;', bytes),
  'a drawing of groups in groups': bytes => drawing('<g>', bytes),
  'a drawing of attributes': bytes => drawing(`<g ${'a="b" '.repeat(100)}/>`, bytes),
  'a drawing without an end': bytes => drawing('<g a="', bytes),
  'a picture of noise': bytes => new File([pictureHead, noise(bytes)], 'a.jpg', { type: 'image/jpeg' }),
  'an archive of noise': bytes => new File(['PK\u0003\u0004', noise(bytes)], 'a.zip', { type: 'application/zip' }),
}

const rowsFile = (row: string, bytes: number) => new File([row.repeat(bytes / row.length)], 'list.csv', { type: 'text/csv' })
/** A drawing may be smaller than other pictures. */
const drawing = (part: string, bytes: number) =>
  new File([`<svg xmlns="http://www.w3.org/2000/svg">${part.repeat(bytes / 4 / part.length)}`], 'a.svg', { type: 'image/svg+xml' })
/** As a JPEG begins. */
const pictureHead = Uint8Array.of(0xff, 0xd8, 0xff, 0xe0)
const noise = (bytes: number) => new File(Array(Math.ceil(bytes / noiseBlock.length)).fill(noiseBlock), '')
const noiseBlock = Uint8Array.from({ length: 65_536 }, () => random() * 256)

/** Values of a field of a form, as they stand in its body. */
export const hostileFieldValues: readonly string[] = [
  ...['', 'a%00b', '%FF%FE', '%ED%A0%80', '%EF%BF%BF', 'a%0D%0ASet-Cookie:%20a=b', '%E2%80%AE', '%3Cscript%3E', '%3D1%2B1'],
  ...['__proto__', 'constructor', 'toString', '%5B%5D', '%7B%22__proto__%22%3A%7B%7D%7D', '%7B%7D', 'null', 'true'],
  ...['-1', '0', '1.5', '1e400', 'NaN', '2147483648', '9007199254740993', '9'.repeat(400), '0,005', '%D9%A1'],
  ...['0000-01-01', '9999-12-31', '0000-01-01T00:00', '9999-12-31T23:59', '99999-01-01', '2026-02-30', '2026-03-29T02:30'],
  ...['javascript:alert(1)', '//evil.example', 'http://127.0.0.1/', 'http://[::1]/', 'https://a:b@c.example/'],
  'x'.repeat(5000),
]
