import slugify from '@sindresorhus/slugify'
import type { Language } from '@stragan/contract'
import type { ProductField } from '@stragan/contract/admin'

/** A row of our own, made of rows of another program’s file. */
export type OwnRow = Partial<Record<ProductField, string>>

/** A column of what such a file becomes. Staff choose what its field is where it is null. */
export interface ForeignColumn {
  title: string
  from: ProductField
  field: ProductField | null
}

/** A file of another program: recognised by its header, and read row by row. */
export interface ForeignFormat {
  isHeader: (titles: ReadonlySet<string>) => boolean
  columns: (language: Language) => ForeignColumn[]
  rows: (rows: AsyncIterable<RowOf>, language: Language) => AsyncGenerator<OwnRow>
}

/** Reads a cell of a row by the first of some titles that the file has. */
export type RowOf = (...titles: string[]) => string

/** Standard rate: such files say only that a product is taxed. It stands in a column of its own, which can be left out. */
export const standardVat = '23'

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

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }
const decoded = (text: string) =>
  text.replaceAll(/&(#\d{1,6}|[a-z]{2,4});/gi, (whole, name: string) => {
    const code = name.startsWith('#') ? Number(name.slice(1)) : 0
    if (code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)) return String.fromCodePoint(code)
    return entities[name.toLowerCase()] ?? whole
  })

/** Values of features by the codes that their names would have. */
export const featuresOf = (pairs: readonly (readonly [name: string, value: string])[]) =>
  pairs
    .filter(([name, value]) => name !== '' && value !== '')
    .map(([name, value]) => `${slugify(name, { decamelize: false })}=${slugify(value, { decamelize: false })}`)
    .join('|')

type TextField = 'name' | 'short_description' | 'description' | 'keywords' | 'seo_title' | 'seo_description'

/**
 * Columns titled by their fields: texts in one language, and what all formats have besides `more`. Brands and categories of another shop are
 * rarely those of this one: staff choose them, and what else is `chosen`.
 */
export function columnsOf(
  language: Language,
  { texts, more = [], chosen = [] }: { texts: readonly TextField[]; more?: readonly ProductField[]; chosen?: readonly ProductField[] },
): ForeignColumn[] {
  const fields: readonly ProductField[] = [
    'product_symbol',
    'symbol',
    ...texts.map((name): ProductField => `${name}_${language}`),
    ...(['brand', 'category', 'vat_percent', 'price_net', 'stock', 'weight', 'ean'] as const),
    ...more,
    'is_active',
  ]
  return fields.map(from => ({ title: from, from, field: [...chosen, 'brand', 'category'].includes(from) ? null : from }))
}
