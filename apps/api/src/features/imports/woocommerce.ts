import { columnsOf, type ForeignFormat, featuresOf, type OwnRow, type RowOf, standardVat, textOfHtml } from './foreign-row.ts'

/** kg of one unit that a header names: `Weight (lbs)`. */
const units = { kg: 1, g: 0.001, lbs: 0.45359237, oz: 0.028349523 }

function weightOf(cell: RowOf): string {
  for (const [unit, kg] of Object.entries(units)) {
    const text = cell(`Weight (${unit})`)
    const weight = Number(text.replace(',', '.'))
    if (text !== '' && Number.isFinite(weight)) return (weight * kg).toFixed(5)
  }
  return ''
}

/** A product without SKU is named by its number. */
const symbolOf = (cell: RowOf) => cell('SKU') || (cell('ID') && `WC-${cell('ID')}`)

const productOf = (cell: RowOf, language: 'en' | 'pl'): OwnRow => ({
  product_symbol: symbolOf(cell),
  [`name_${language}`]: cell('Name'),
  [`short_description_${language}`]: textOfHtml(cell('Short description')),
  [`description_${language}`]: textOfHtml(cell('Description')),
  [`keywords_${language}`]: cell('Tags'),
  brand: cell('Brands'),
  // The last name of `Tools > Saws, Gifts`.
  category: cell('Categories').split(',')[0]?.split('>').at(-1)?.trim() ?? '',
  vat_percent: cell('Tax status') === 'none' ? '0' : standardVat,
  is_active: cell('Published') === '1' ? 'yes' : 'no',
})

const variantOf = (cell: RowOf): OwnRow => ({
  symbol: symbolOf(cell),
  ean: cell('GTIN, UPC, EAN, or ISBN'),
  price_net: cell('Regular price'),
  stock: cell('Stock'),
  weight: weightOf(cell),
})

const attributes = (cell: RowOf) => featuresOf([1, 2, 3, 4].map(n => [cell(`Attribute ${n} name`), cell(`Attribute ${n} value(s)`)]))

/** Products whose variations may follow. */
const maxParents = 1000

/** A product in variations is a row of its own, which they name by its SKU or as `id:44`; the others are a row each. */
async function* rows(source: AsyncIterable<RowOf>, language: 'en' | 'pl'): AsyncGenerator<OwnRow> {
  const parents = new Map<string, OwnRow>()
  for await (const cell of source) {
    const types = cell('Type')
      .split(',')
      .map(type => type.trim())
    const parent = cell('Parent')
    if (types.includes('variable')) {
      const product = productOf(cell, language)
      for (const name of [cell('SKU'), `id:${cell('ID')}`]) if (name !== '' && name !== 'id:') parents.set(name, product)
      for (const oldest of parents.keys()) if (parents.size > 2 * maxParents) parents.delete(oldest)
    } else if (types.includes('variation'))
      yield { ...variantOf(cell), ...(parents.get(parent) ?? { product_symbol: parent }), variant_features: attributes(cell) }
    else yield { ...variantOf(cell), ...productOf(cell, language), variant_features: '' }
  }
}

/** WooCommerce’s export of products, in English. */
export const woocommerce: ForeignFormat = {
  isHeader: titles => ['ID', 'Type', 'SKU', 'Name', 'Regular price'].every(title => titles.has(title)),
  // Whether prices are with or without VAT is a setting of the other shop.
  columns: language =>
    columnsOf(language, {
      texts: ['name', 'short_description', 'description', 'keywords'],
      more: ['variant_features'],
      chosen: ['price_net'],
    }),
  rows,
}
