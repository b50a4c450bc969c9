import { type Language, maxLengths } from '@stragan/contract'
import type { ImportFormat, ProductField } from '@stragan/contract/admin'
import { decimalIn, hasAmbiguousComma } from '@stragan/contract/cell-texts'
import { fromDecimal, toDecimal } from '@stragan/pricing'
import { decodeHTMLStrict } from 'entities'
import { joinList } from './lists-in-cells.ts'

/** Column of the regular price where another one is paid: it is never imported, since the shop has no history of it. */
export const regularPrice = 'regular_price'

/** Columns of what a variant adds to the price and the weight of its product. */
export const [priceImpact, weightImpact] = ['price_impact', 'weight_impact'] as const

type ProductColumn = ProductField | typeof regularPrice
type OwnField = ProductColumn | typeof priceImpact | typeof weightImpact

/** Whether a file has variants alone, of products that the shop has already. */
export const hasVariantsAlone = (format: ImportFormat) => format === 'prestashop_combinations'

/** A row of our own, made of rows of another program’s file. */
export type OwnRow = Partial<Record<OwnField, string>>

/** What a row becomes; cells that may be of other columns stay a list, which is refused for their number. */
export type ForeignRow = OwnRow | string[]

/** A column of what such a file becomes. Staff choose what its field is where it is null. */
export interface ForeignColumn {
  title: string
  from: OwnField
  field: ProductField | null
}

/** A file of another program: recognised by its header, and read row by row. */
export interface ForeignFormat {
  isHeader: (titles: ReadonlySet<string>) => boolean
  /** The English title of a column, where the program writes titles in the language of its shop. */
  englishTitle?: (title: string) => string
  /** Columns, one of which a whole row reaches: spreadsheet programs leave out empty cells at its end. */
  end: readonly string[]
  columns: (language: Language, titles: ReadonlySet<string>) => ForeignColumn[]
  rows: (rows: AsyncIterable<RowOf>, language: Language) => AsyncGenerator<ForeignRow>
}

/** Reads a cell of a row by the first of some titles that the file has. */
export interface RowOf {
  (...titles: string[]): string
  /** The first cells of a row that has lost some, or has more than the header. */
  ragged: string[] | null
}

/** Text of HTML, with line breaks and lists as Markdown has them. */
export function textOfHtml(html: string): string {
  return decoded(
    html
      .replaceAll(/<(?:br|\/p|\/h[1-6]|\/div|\/ul|\/ol)\b[^<>]*>/gi, '\n')
      .replaceAll(/<li\b[^<>]*>/gi, '\n- ')
      .replaceAll(/<[a-z!/][^<>]*>/gi, ''),
  )
    .split('\n')
    .map(line => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

/** Text without entities. One without a semicolon may be part of a URL; spaces that do not break are made where a text is shown. */
const decoded = (text: string) => decodeHTMLStrict(text).replaceAll('\u00a0', ' ')

/** Values of features by their names. What stands between the two is no part of the first. */
export const featuresOf = (pairs: readonly (readonly [name: string, value: string])[]) =>
  joinList(pairs.filter(([name, value]) => name !== '' && value !== '').map(([name, value]) => `${name.replaceAll('=', ' ')}=${value}`))

/** A picture as a list of our own names it: its URL, and behind a space what it shows. */
export const pictureOf = (url: string, alt = '') =>
  `${url.replaceAll(' ', '%20')} ${alt.replaceAll(/\s/g, ' ').slice(0, maxLengths.alt).toWellFormed()}`.trim()

/** URLs of the parts of a list. What follows a separator and begins no URL is part of the one before. */
export function urlsIn(parts: readonly string[], separator: ',' | ';' = ','): string[] {
  const urls: string[] = []
  for (const part of parts.map(text => text.trim())) {
    if (part === '') continue
    if (urls.length === 0 || /^https?:/i.test(part)) urls.push(part)
    else urls.push(`${urls.pop()}${separator}${part}`)
  }
  return urls
}

/** A list of pictures, each once. */
export const picturesAt = (urls: readonly string[]) => joinList([...new Set(urls)].map(url => pictureOf(url)))

/** Pictures of a list of URLs. */
export const picturesOf = (cell: string, separator: ',' | ';' = ',') => picturesAt(urlsIn(cell.split(separator), separator))

/** The category of a product that has several: the one with the longest path, which the others often are a part of. */
export function deepestCategory(paths: readonly string[][]): string {
  const named = paths.map(path => path.map(name => textOfHtml(name).replaceAll('>', ' ').trim()).filter(name => name !== ''))
  return named.reduce((longest, path) => (path.length > longest.length ? path : longest), []).join(' > ')
}

const amountOf = (text: string) => Number(text.replace(',', '.'))

/** kg of an amount of a unit, with the decimals that a weight has; empty where there is none. */
export function weightIn(text: string, kg: number): string {
  const weight = amountOf(text) * kg
  return weight > 0 && Number.isFinite(weight) ? String(Number(weight.toFixed(5))) : ''
}

/** A price that has more decimals than an amount of money, rounded; anything else as it is, also what may be thousands. */
export function inGrosz(text: string): string {
  if (hasAmbiguousComma(text)) return text
  const [amount, rounded] = [amountOf(text), toDecimal(fromDecimal(amountOf(text)))]
  return Number.isFinite(rounded) && rounded !== amount ? String(rounded) : text
}

/** The price that is paid, and the regular one if it is higher, or may be. */
export const pricesOf = (paid: string, regular: string): OwnRow =>
  paid !== '' && mayBeLower(paid, regular) ? { price_net: paid, regular_price: regular } : { price_net: paid || regular, regular_price: '' }

function mayBeLower(paid: string, regular: string): boolean {
  if (hasAmbiguousComma(paid) || hasAmbiguousComma(regular)) return true
  const [amount, other] = [decimalIn(paid), decimalIn(regular)]
  return amount !== undefined && other !== undefined && amount < other
}

type TextField = 'name' | 'short_description' | 'description' | 'keywords' | 'seo_title' | 'seo_description'

/** Columns titled by their fields: texts in one language, and what all formats have besides `more`. Staff choose what is `chosen`. */
export function columnsOf(
  language: Language,
  { texts, more = [], chosen = [] }: { texts: readonly TextField[]; more?: readonly ProductColumn[]; chosen?: readonly ProductField[] },
): ForeignColumn[] {
  const fields: readonly ProductColumn[] = [
    'product_symbol',
    'symbol',
    ...texts.map((name): ProductField => `${name}_${language}`),
    ...(['brand', 'category', 'vat_percent', 'price_net', 'stock', 'weight', 'ean'] as const),
    ...more,
    'pictures',
    'is_active',
  ]
  return fields.map(from => ({ title: from, from, field: from === regularPrice || chosen.includes(from) ? null : from }))
}
