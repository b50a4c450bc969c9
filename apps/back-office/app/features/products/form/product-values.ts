import { type Language, languages } from '@stragan/contract'
import { maxProductVariants, type ProductDocument } from '@stragan/contract/admin'
import { shownDecimal } from '../../../platform/typed-decimal.ts'
import type { Choices } from './choices.ts'

/** What the controls of the form have, by their names. */
export type Values = Readonly<Record<string, readonly string[]>>

/** What a form has sent: `FormFields`. */
export interface Sent extends Iterable<[string, unknown]> {
  text: (name: string) => string
  texts: (name: string) => string[]
}

/** Texts in both languages, each with a control per language. */
export const textNames = [
  'name',
  'short_description',
  'description',
  'warnings',
  'slugs',
  'keywords',
  'seo_title',
  'seo_description',
] as const
export type TextName = (typeof textNames)[number]

/** Controls of the product itself. */
const ownNames = [
  'symbol',
  'ean',
  'brand_id',
  'category_id',
  'vat_percent',
  'is_product_of_the_month',
  'youtube_link',
  'features',
  'axes',
  'related',
] as const
/** Controls of a row of the table of variants, besides one per feature that tells variants apart. */
const rowNames = [
  'id',
  'other',
  'order',
  'symbol',
  'ean',
  'weight',
  'unit',
  'content_amount',
  'content_unit',
  'expected_at',
  'remove',
] as const

export const rowsName = 'rows'
/** Rows of a table that is shown, with those to add. */
export const maxRows = maxProductVariants + 10
export const rowControl = (row: number, name: string) => `variants.${row}.${name}`
export const featureControl = (row: number, feature: number) => rowControl(row, `feature.${feature}`)

const fixed = new Set<string>([rowsName, ...ownNames, ...textNames.flatMap(name => languages.map(language => `${name}.${language}`))])
const isRowControl = (name: string) => {
  const [table, row = '', ...rest] = name.split('.')
  const own = rest.join('.')
  return table === 'variants' && /^\d{1,3}$/.test(row) && ((rowNames as readonly string[]).includes(own) || /^feature\.\d{1,10}$/.test(own))
}

/** The values of the form's controls that were sent, and no others. */
export function valuesFrom(sent: Sent): Values {
  const names = new Set([...sent].map(([name]) => name).filter(name => fixed.has(name) || isRowControl(name)))
  return Object.fromEntries([...names].map(name => [name, sent.texts(name).map(text => text.replaceAll('\r\n', '\n'))]))
}

/** Rows to add a variant in. */
const emptyRows = 2

export const textIn = (values: Values, name: string) => values[name]?.[0] ?? ''
/** The same of all names. */
export const firstTexts = (values: Values): Record<string, string> =>
  Object.fromEntries(Object.keys(values).map(name => [name, textIn(values, name)]))
export const isRowFilled = (values: Values, row: number, features: readonly { id: number }[]): boolean =>
  ['id', 'symbol', 'ean', 'weight', 'expected_at'].some(name => textIn(values, rowControl(row, name)).trim() !== '') ||
  features.some(({ id }) => textIn(values, featureControl(row, id)) !== '')

/** How many rows the table of variants has: those that were sent, and empty ones below the last variant of several. */
export function rowsOf(values: Values, features: readonly { id: number }[]): number {
  const rows = Math.min(Number(textIn(values, rowsName)) || 1, maxRows)
  if (rows === 1 && !values.axes?.length) return rows
  const last = Array.from({ length: rows }, (_, row) => row).findLastIndex(row => isRowFilled(values, row, features))
  return Math.min(Math.max(rows, last + 1 + emptyRows), maxRows)
}

const idText = (id: number | null) => (id === null ? '' : String(id))

/** The feature of each value. */
const featuresOfValues = ({ features }: Choices) =>
  new Map(features.flatMap(feature => feature.values.map(value => [value.id, feature.id] as const)))

/** The values of the form of a product. */
export function valuesOf(product: ProductDocument, choices: Choices, language: Language): Values {
  const featureOf = featuresOfValues(choices)
  const axes = new Set(product.variants.flatMap(({ features }) => features.flatMap(value => featureOf.get(value) ?? [])))
  const values: Record<string, string[]> = {
    symbol: [product.symbol],
    ean: [product.ean ?? ''],
    brand_id: [idText(product.brand_id)],
    category_id: [idText(product.category_id)],
    vat_percent: [String(product.vat_percent)],
    is_product_of_the_month: product.is_product_of_the_month ? ['on'] : [],
    youtube_link: [product.youtube_link ?? ''],
    features: product.features.map(String),
    axes: [...axes].map(String),
    related: [product.related.join('\n')],
    [rowsName]: [String(product.variants.length)],
  }
  for (const name of textNames) for (const one of languages) values[`${name}.${one}`] = [product[name][one]]
  const isAlone = product.variants.length === 1
  for (const [row, variant] of product.variants.entries()) {
    const set = (name: string, value: string) => {
      values[rowControl(row, name)] = [value]
    }
    set('id', idText(variant.id ?? null))
    set('order', String(row + 1))
    // The only variant has the symbol and the EAN of its product, unless it says otherwise.
    set('symbol', isAlone && variant.symbol === product.symbol ? '' : variant.symbol)
    set('ean', isAlone && variant.ean === product.ean ? '' : (variant.ean ?? ''))
    set('weight', shownDecimal(variant.weight, language))
    set('unit', variant.sales_unit.code)
    set('content_amount', variant.sales_unit.content ? shownDecimal(variant.sales_unit.content.amount, language) : '')
    set('content_unit', variant.sales_unit.content?.unit ?? '')
    set('expected_at', variant.expected_at ?? '')
    const seen = new Set<number>()
    const other: number[] = []
    for (const value of variant.features) {
      const feature = featureOf.get(value)
      if (feature === undefined || seen.has(feature)) other.push(value)
      else {
        seen.add(feature)
        set(`feature.${feature}`, String(value))
      }
    }
    set('other', other.join(' '))
  }
  return values
}
