import { switchedOffCell, taxedCell } from '@stragan/contract/admin'
import {
  columnsOf,
  deepestCategory,
  type ForeignFormat,
  type ForeignRow,
  featuresOf,
  type OwnRow,
  picturesAt,
  pricesOf,
  type RowOf,
  regularPrice,
  textOfHtml,
  urlsIn,
  weightIn,
} from './foreign-row.ts'

/** kg of one unit that a header names: `Weight (lbs)`. */
const units = { kg: 1, g: 0.001, lbs: 0.45359237, oz: 0.028349523 }

function weightOf(cell: RowOf): string {
  for (const [unit, kg] of Object.entries(units)) {
    const weight = weightIn(cell(`Weight (${unit})`), kg)
    if (weight !== '') return weight
  }
  return ''
}

/** A product without SKU is named by its number. */
const symbolOf = (cell: RowOf) => cell('SKU') || (cell('ID') && `WC-${cell('ID')}`)

/** Texts of a list, in which a backslash makes a comma a part of one: `Nuts\, bolts, Saws`. */
const textsIn = (list: string) => list.split(/(?<!\\),/).map(text => text.replaceAll('\\,', ',').trim())

const categoriesOf = (cell: RowOf) => textsIn(cell('Categories')).map(path => path.split('>'))
const urlsOf = (cell: RowOf) => urlsIn(textsIn(cell('Images')))

/** Text of HTML whose line breaks are written as `\n`, and these two characters as `\\n`. */
const textOf = (written: string) =>
  textOfHtml(
    written
      .split('\\\\n')
      .map(part => part.replaceAll('\\n', '\n'))
      .join('\\n'),
  )

const productOf = (cell: RowOf, language: 'en' | 'pl'): OwnRow => ({
  product_symbol: symbolOf(cell),
  [`name_${language}`]: cell('Name'),
  [`short_description_${language}`]: textOf(cell('Short description')),
  [`description_${language}`]: textOf(cell('Description')),
  [`keywords_${language}`]: textsIn(cell('Tags')).join(', '),
  brand: textsIn(cell('Brands'))[0] ?? '',
  category: deepestCategory(categoriesOf(cell)),
  vat_percent: cell('Tax status') === 'none' ? '0' : taxedCell,
  pictures: picturesAt(urlsOf(cell)),
  is_active: cell('Published') === '1' ? 'yes' : 'no',
})

/** Sales of some days are left out: nothing would end them here. */
const isOfSomeDays = (cell: RowOf) => cell('Date sale price starts') !== '' || cell('Date sale price ends') !== ''

const variantOf = (cell: RowOf): OwnRow => ({
  symbol: symbolOf(cell),
  ean: cell('GTIN, UPC, EAN, or ISBN'),
  ...pricesOf(isOfSomeDays(cell) ? '' : cell('Sale price'), cell('Regular price')),
  stock: cell('Stock'),
  weight: weightOf(cell),
})

const maxAttributes = 10

const attributes = (cell: RowOf) =>
  featuresOf(
    Array.from({ length: maxAttributes }, (_, i) => [
      cell(`Attribute ${i + 1} name`),
      textsIn(cell(`Attribute ${i + 1} value(s)`)).join(', '),
    ]),
  )

/** A product whose variations may follow. */
interface Parent {
  product: OwnRow
  /** Of its pictures. */
  urls: string[]
  names: string[]
  hasVariations: boolean
}
/** Characters of all such products. */
const maxParentsLength = 20_000_000
const lengthOf = ({ product }: Parent) => Object.values(product).reduce((sum, text) => sum + text.length, 0)

/** A product none of whose variations the file has. */
const productAlone = ({ product, hasVariations }: Parent): OwnRow[] => (hasVariations ? [] : [product])

/** Whether a product can still be named: another one has not taken all of its names. */
const isKnown = (parents: ReadonlyMap<string, Parent>, parent: Parent) => parent.names.some(name => parents.get(name) === parent)

/** A product in variations is a row of its own, which they name by its SKU or as `id:44`; the others are a row each. */
async function* rows(source: AsyncIterable<RowOf>, language: 'en' | 'pl'): AsyncGenerator<ForeignRow> {
  const parents = new Map<string, Parent>()
  let length = 0
  const leave = (parent: Parent) => {
    length -= lengthOf(parent)
    return productAlone(parent)
  }
  for await (const cell of source) {
    if (cell.ragged) {
      yield cell.ragged
      continue
    }
    const types = cell('Type')
      .split(',')
      .map(type => type.trim())
    const parent = cell('Parent')
    if (types.includes('variable')) {
      const names = [cell('SKU'), `id:${cell('ID')}`].filter(name => name !== '' && name !== 'id:')
      const made = { product: productOf(cell, language), urls: urlsOf(cell), names, hasVariations: false }
      // No variation can name it.
      if (names.length === 0) yield* productAlone(made)
      for (const name of names) {
        const earlier = parents.get(name)
        parents.delete(name)
        parents.set(name, made)
        if (earlier && !isKnown(parents, earlier)) yield* leave(earlier)
      }
      if (names.length > 0) length += lengthOf(made)
      while (length > maxParentsLength) {
        const [oldest = made] = parents.values()
        for (const name of oldest.names) if (parents.get(name) === oldest) parents.delete(name)
        yield* leave(oldest)
      }
    } else if (types.includes('variation')) {
      const found = parents.get(parent)
      if (found) found.hasVariations = true
      const product = found?.product ?? { product_symbol: parent }
      const pictures = picturesAt([...(found?.urls ?? []), ...urlsOf(cell)])
      const variant = { ...variantOf(cell), variant_features: attributes(cell) }
      // Every variant of a product that is shown can be bought.
      if (cell('Published') === '0') variant.stock = switchedOffCell
      yield { ...variant, ...product, pictures }
    } else yield { ...variantOf(cell), ...productOf(cell, language), variant_features: '' }
  }
  for (const left of new Set(parents.values())) yield* productAlone(left)
}

/** Titles of a shop in Polish, by which WooCommerce translates the header of its export, but no values. */
const polishTitles: Readonly<Record<string, string>> = {
  Typ: 'Type',
  'GTIN, UPC, EAN lub ISBN': 'GTIN, UPC, EAN, or ISBN',
  Nazwa: 'Name',
  Opublikowano: 'Published',
  'Krótki opis': 'Short description',
  Opis: 'Description',
  'Data rozpoczęcia promocji': 'Date sale price starts',
  'Data zakończenia promocji': 'Date sale price ends',
  'Status podatku': 'Tax status',
  'Stan magazynowy': 'Stock',
  'Cena promocyjna': 'Sale price',
  Cena: 'Regular price',
  Kategorie: 'Categories',
  Tagi: 'Tags',
  Marki: 'Brands',
  Obrazki: 'Images',
  'Element nadrzędny': 'Parent',
}

/** The same with the number of an attribute, or the unit of a weight. */
const polishPatterns: readonly (readonly [RegExp, string])[] = [
  [/^Nazwa atrybutu (\d{1,3})$/, 'Attribute $1 name'],
  [/^Wartości atrybutu (\d{1,3})$/, 'Attribute $1 value(s)'],
  [/^Waga \((kg|g|lbs|oz)\)$/, 'Weight ($1)'],
]

function englishTitle(title: string): string {
  const [pattern, english] = polishPatterns.find(([one]) => one.test(title)) ?? []
  if (pattern && english) return title.replace(pattern, english)
  return Object.hasOwn(polishTitles, title) ? (polishTitles[title] ?? title) : title
}

/** WooCommerce’s export of products, in English or Polish. */
export const woocommerce: ForeignFormat = {
  englishTitle,
  isHeader: titles => ['ID', 'Type', 'SKU', 'Name', 'Regular price'].every(title => titles.has(title)),
  end: ['Regular price'],
  // Whether prices are with or without VAT is a setting of the other shop.
  columns: language =>
    columnsOf(language, {
      texts: ['name', 'short_description', 'description', 'keywords'],
      more: [regularPrice, 'variant_features'],
      chosen: ['price_net'],
    }),
  rows,
}
