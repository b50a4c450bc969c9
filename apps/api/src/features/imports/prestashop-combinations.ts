import { type ForeignFormat, type ForeignRow, featuresOf, picturesOf, priceImpact, type RowOf, weightImpact } from './foreign-row.ts'
import { joinList } from './lists-in-cells.ts'
import { symbolOfNumber } from './prestashop.ts'

const [attributeTitle, valueTitle] = ['Attribute (Name:Type:Position)', 'Value (Value:Position)']
/** The columns of refused rows, which come back in our own format. */
const ownTitles = ['product_symbol', 'variant_features', priceImpact]

const withoutPosition = (text: string): string => {
  const at = text.lastIndexOf(':')
  return at > 0 && Number.isInteger(Number(text.slice(at + 1))) ? text.slice(0, at).trim() : text
}

/** Names and values of `Color:color:0, Size:select:1` and `Blue:0, XL:1`; a name alone where their numbers differ, which is refused. */
function attributesOf(cell: RowOf): { features: string; values: string[] } {
  const [attributes, values] = [cell(attributeTitle), cell(valueTitle)]
  const separator = attributes.includes(';') ? ';' : ','
  const names = attributes.split(separator).map(text => text.split(':', 1).join('').trim())
  const texts = names.length === 1 ? [values] : values.split(separator)
  const named = names.map((name, i) => [name, withoutPosition((texts[i] ?? '').trim())] as const)
  const isWhole = texts.length === names.length && named.every(([name, value]) => name !== '' && value !== '')
  return isWhole ? { features: featuresOf(named), values: named.map(([, value]) => value) } : { features: joinList(names), values: [] }
}

/** A combination without a reference, or with that of its product, is named by its values. */
function symbolOf(cell: RowOf, product: string, values: readonly string[]): string {
  const reference = cell('Reference', 'symbol')
  if (reference !== '' && reference !== product) return reference
  return product === '' || values.length === 0 ? '' : [product, ...values].join('-')
}

async function* rows(source: AsyncIterable<RowOf>): AsyncGenerator<ForeignRow> {
  for await (const cell of source) {
    if (cell.ragged) {
      yield cell.ragged
      continue
    }
    const product = cell('Product Reference', 'product_symbol') || symbolOfNumber(cell('Product ID'))
    const { features, values } = attributesOf(cell)
    yield {
      product_symbol: product,
      symbol: symbolOf(cell, product, values),
      variant_features: cell('variant_features') || features,
      [priceImpact]: cell('Impact on price', priceImpact),
      [weightImpact]: cell('Impact on weight', weightImpact),
      stock: cell('Quantity', 'stock'),
      ean: cell('EAN13', 'EAN-13', 'ean'),
      pictures:
        cell('pictures') ||
        picturesOf(cell('Image URLs (x,y,z...)', 'Image URLs', 'Image URL')) ||
        picturesOf(cell('Image URLs (x;y;z...)'), ';'),
    }
  }
}

/** PrestaShop’s file of combinations, also as thirty bees has it: variants of products that another file has. */
export const prestashopCombinations: ForeignFormat = {
  // What is required is marked by an asterisk.
  englishTitle: title => (title.endsWith('*') ? title.slice(0, -1).trimEnd() : title),
  isHeader: titles => [[attributeTitle, valueTitle], ownTitles].some(needed => needed.every(title => titles.has(title))),
  end: [valueTitle, priceImpact],
  columns: () => [
    ...(['product_symbol', 'symbol', 'variant_features'] as const).map(field => ({ title: field, from: field, field })),
    { title: priceImpact, from: priceImpact, field: 'price_net' },
    { title: weightImpact, from: weightImpact, field: 'weight' },
    ...(['stock', 'ean', 'pictures'] as const).map(field => ({ title: field, from: field, field })),
  ],
  rows,
}
