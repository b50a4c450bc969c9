import type { Language } from '@stragan/contract'
import type { SettingsField } from '@stragan/contract/admin'
import { shownDecimal, typedDecimal } from '../../../platform/typed-decimal.ts'

export type Json = Record<string, unknown>

/** What the controls of a form have, by their names. */
export type Values = Readonly<Record<string, readonly string[]>>

/** What a form has sent: `FormFields`. */
export interface Sent {
  has: (name: string) => boolean
  text: (name: string) => string
  texts: (name: string) => string[]
}

/** All names of an entry's controls begin with it. */
export const rootName = 'entry'
export const nameIn = (above: string, { key }: Pick<SettingsField, 'key'>) => (key === '' ? above : `${above}.${key}`)
/** The checkbox of a group that may be missing. */
export const switchName = (name: string) => `${name}:on`
export const variantName = (name: string, variant: string) => `${name}:${variant}`
const rowsName = (name: string) => `${name}:rows`
/** The rows of a list that have something in them. */
export const rowCount = (values: Values, name: string) => Number(values[rowsName(name)]?.[0] ?? 0)

const isFlagOn = (value: unknown) => value === true || value === 1 || value === 'true' || value === '1'
const asJson = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {})
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])

/** The values of an entry's controls; a field that the entry lacks has its initial value. */
export function valuesOf(fields: readonly SettingsField[], entry: unknown, language: Language, above = rootName): Values {
  const from = asJson(entry)
  return Object.fromEntries(
    fields.flatMap(field => Object.entries(valuesOfField(field, valueIn(from, field), language, nameIn(above, field)))),
  )
}

const valueIn = (entry: Json, { key, initial }: SettingsField) => (key === '' ? entry : entry[key] === undefined ? initial : entry[key])

function valuesOfField(field: SettingsField, value: unknown, language: Language, name: string): Values {
  switch (field.kind) {
    case 'texts': {
      const texts = typeof value === 'object' ? asJson(value) : { en: value, pl: value }
      return { [`${name}.en`]: [textOf(texts.en)], [`${name}.pl`]: [textOf(texts.pl)] }
    }
    case 'number':
      return { [name]: [typeof value === 'number' || field.isText ? shownDecimal(textOf(value), language) : textOf(value)] }
    case 'flag':
      return { [name]: isFlagOn(value) ? ['on'] : [] }
    case 'countries':
    case 'days':
      return { [name]: asList(value).map(String) }
    case 'codes':
      return { [name]: [asList(value).join('\n')] }
    case 'codesByCode':
      return { [name]: [Object.entries(asJson(value)).map(codesLine).join('\n')] }
    case 'group':
      return valuesOf(field.fields, value, language, name)
    case 'switched':
      return { [switchName(name)]: value ? ['on'] : [], ...valuesOf(field.fields, value, language, name) }
    case 'rows': {
      const rows = asList(value)
      const ofRow = (row: unknown, i: number) => Object.entries(valuesOf(field.fields, row, language, `${name}.${i}`))
      return { [rowsName(name)]: [String(rows.length)], ...Object.fromEntries(rows.flatMap(ofRow)) }
    }
    case 'variants': {
      const chosen = asJson(value)[field.discriminator]
      const ofVariant = ({ key, fields }: (typeof field.variants)[number]) =>
        Object.entries(valuesOf(fields, key === chosen ? value : {}, language, variantName(name, key)))
      return { [`${name}.${field.discriminator}`]: [textOf(chosen)], ...Object.fromEntries(field.variants.flatMap(ofVariant)) }
    }
    default:
      return { [name]: [textOf(value)] }
  }
}

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value))
const codesLine = ([code, values]: [string, unknown]) => `${code}: ${asList(values).join(', ')}`

/** The entry of a form that was sent. What cannot be converted stays a text, which the API refuses and the form shows again. */
export function entryOf(fields: readonly SettingsField[], sent: Sent, language: Language, above = rootName): Json {
  const found = fields.map(field => [field.key, sentValue(field, sent, language, nameIn(above, field))] as const)
  const own = found.filter(([key, value]) => key !== '' && value !== undefined)
  return Object.assign(Object.fromEntries(own), ...found.filter(([key]) => key === '').map(([, value]) => value))
}

/** A typed entry with the values of `base` where its form shows the same: nothing but what was typed changes. */
export function withUntouched(fields: readonly SettingsField[], base: Json, typed: Json, language: Language): Json {
  const shown = (field: SettingsField, value: unknown) =>
    JSON.stringify(Object.entries(valuesOfField(field, value, language, rootName)).map(([name, values]) => [name, values.toSorted()]))
  const untouched = fields.filter(field => field.key !== '' && shown(field, valueIn(base, field)) === shown(field, typed[field.key]))
  const unchanged = Object.fromEntries(untouched.map(({ key }) => [key, base[key]]))
  return Object.fromEntries(Object.entries({ ...typed, ...unchanged }).filter(([, value]) => value !== undefined))
}

function sentValue(field: SettingsField, sent: Sent, language: Language, name: string): unknown {
  const none = field.empty === 'null' ? null : undefined
  switch (field.kind) {
    case 'texts': {
      const [en, pl] = [cleanText(sent.text(`${name}.en`)), cleanText(sent.text(`${name}.pl`))]
      return en === '' && pl === '' && field.empty !== 'none' ? none : { en, pl }
    }
    case 'number': {
      const text = sent.text(name).trim()
      if (text === '') return field.empty === 'none' && field.initial === undefined ? '' : none
      const digits = typedDecimal(text, language)
      return digits === null ? text : field.isText ? digits : Number(digits)
    }
    case 'flag':
      return sent.has(name)
    case 'countries':
      return listOr(sent.texts(name), none)
    case 'days':
      return sent.texts(name).map(Number)
    case 'codes': {
      const codes = sent
        .texts(name)
        .join('\n')
        .split(/[\s,;]+/)
        .filter(code => code !== '')
      return listOr(field.orIds ? codes.map(code => (/^\d{1,10}$/.test(code) ? Number(code) : code)) : codes, none)
    }
    case 'codesByCode': {
      const codes = codesIn(sent.text(name))
      return Object.keys(codes).length === 0 && field.empty !== 'none' ? none : codes
    }
    case 'group':
      return entryOf(field.fields, sent, language, name)
    case 'switched':
      return sent.has(switchName(name)) ? entryOf(field.fields, sent, language, name) : none
    case 'rows':
      return sentRows(field.fields, sent, language, name)
    case 'variants': {
      const chosen = sent.text(`${name}.${field.discriminator}`)
      const variant = field.variants.find(({ key }) => key === chosen)
      if (!variant) return field.empty === 'none' ? { [field.discriminator]: chosen } : none
      return { [field.discriminator]: chosen, ...entryOf(variant.fields, sent, language, variantName(name, chosen)) }
    }
    default: {
      const text = cleanText(sent.text(name))
      return text === '' && field.empty !== 'none' ? none : text
    }
  }
}

/** Rows in which nothing is left are none. */
function sentRows(fields: readonly SettingsField[], sent: Sent, language: Language, name: string): Json[] {
  const rows: Json[] = []
  const first = fields[0]
  for (let i = 0; first && sent.has(nameIn(`${name}.${i}`, first)); i++) rows.push(entryOf(fields, sent, language, `${name}.${i}`))
  return rows.filter(row => Object.values(row).some(value => textOf(value) !== ''))
}

const cleanText = (text: string) => text.replaceAll('\r\n', '\n').trim()
const listOr = <T, None>(list: T[], none: None): T[] | None => (list.length === 0 && none === null ? none : list)

/** A code a line, then those that belong to it: `strength: 8-8, 10-9`. */
function codesIn(text: string): Record<string, string[]> {
  const lines = text.split('\n').map(line => line.split(/[\s:=,;]+/).filter(code => code !== ''))
  const found = new Map<string, string[]>()
  for (const [code, ...values] of lines) if (code !== undefined) found.set(code, [...(found.get(code) ?? []), ...values])
  return Object.fromEntries(found)
}
