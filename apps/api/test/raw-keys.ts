import { calls, fieldProblems, priceDisplays, salesUnitCodes } from '@stragan/contract'
import { openApiOf } from '@stragan/contract/openapi'
import { pageIds } from '@stragan/routing'

/** Of the pages of content that consents and screens refer to by key. */
const pageKeys = ['regulations', 'privacy-policy', 'reward-regulations', 'about-us', 'projahn'] as const

interface Schema {
  enum?: readonly string[]
  properties?: object
}

/** What `pick` finds in each schema of the contract. */
const inSchemas = (schema: unknown, pick: (schema: Schema) => readonly string[]): string[] =>
  schema !== null && typeof schema === 'object' ? [...pick(schema), ...Object.values(schema).flatMap(part => inSchemas(part, pick))] : []

const contract = await openApiOf(calls, '')
/** Values of enumerations: statuses, error codes, kinds, reasons. */
const values = inSchemas(contract, schema => (Array.isArray(schema.enum) ? schema.enum : []))
const properties = inSchemas(contract, schema => Object.keys(schema.properties ?? {}))

/** `pl-PL`, as the settings of languages show it. */
const isLanguageTag = (name: string) => /^[a-z]{2}-[A-Z]{2}$/.test(name)

/** Keys of more than one word, joined as in code, which no text contains by chance. */
const compound = new Set<string>(
  [...values, ...properties, ...Object.keys(fieldProblems), ...pageKeys, ...pageIds].filter(
    name => /^[a-z]\w*[_A-Z-]/.test(name) && !isLanguageTag(name),
  ),
)

/**
 * One word can be a word of a text; it is a key where it is all that an element says. Units and languages are written so, and so are some
 * values in English: sales units (`bag`), and how prices are displayed (`net`).
 */
const single = new Set([...values, ...pageKeys].filter(value => /^[a-z]{3,}$/.test(value)))
for (const word of [...salesUnitCodes, ...priceDisplays]) single.delete(word)

/** The keys of our own catalogue that texts show in place of words. `texts` are what the elements of a page say, one by one. */
export const rawKeysIn = (texts: Iterable<string>): string[] =>
  [...texts].flatMap(text => {
    const words = text.split(/[\s,;:!?()[\]„”“"’']+/).map(word => (word.endsWith('.') ? word.slice(0, -1) : word))
    return [...words.filter(word => compound.has(word)), ...(single.has(text.trim()) ? [text.trim()] : [])]
  })
