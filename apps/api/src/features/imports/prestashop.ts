import { taxedCell } from '@stragan/contract/admin'
import {
  columnsOf,
  deepestCategory,
  type ForeignFormat,
  type ForeignRow,
  inGrosz,
  picturesOf,
  type RowOf,
  textOfHtml,
  weightIn,
} from './foreign-row.ts'

/** What a product without a reference is named by. */
export const symbolOfNumber = (number: string) => number && `PS-${number}`

const symbolOf = (cell: RowOf) => cell('Reference #', 'Reference') || symbolOfNumber(cell('Product ID', 'ID'))

/** Names of the category above all others. */
const roots = ['home', 'root', 'strona główna']

/** Paths of `Home,Tools/Saws`, without the category above all others. Numbers mean something in the other shop alone. */
const categoriesOf = (cell: RowOf) =>
  (cell('Categories (x,y,z...)', 'Categories') || cell('Categories (x;y;z...)').replaceAll(';', ','))
    .split(',')
    .filter(path => /\D/.test(path))
    .map(path => path.split('/').filter((name, i) => i > 0 || !roots.includes(name.trim().toLowerCase())))

const netPrice = ['Price tax excluded', 'Price tax excl.']

/** The file has the number of a rule, which means something in the other shop alone, apart from 0: no tax. An empty cell says nothing. */
const vatOf = (rule: string) => (rule !== '' && Number(rule) === 0 ? '0' : taxedCell)

async function* rows(source: AsyncIterable<RowOf>, language: 'en' | 'pl'): AsyncGenerator<ForeignRow> {
  for await (const cell of source) {
    if (cell.ragged) {
      yield cell.ragged
      continue
    }
    const symbol = symbolOf(cell)
    yield {
      product_symbol: symbol,
      symbol,
      [`name_${language}`]: cell('Name *', 'Name'),
      [`short_description_${language}`]: textOfHtml(cell('Summary', 'Short description')),
      [`description_${language}`]: textOfHtml(cell('Description')),
      [`keywords_${language}`]: cell('Tags (x,y,z...)', 'Tags (x;y;z...)', 'Tags'),
      [`seo_title_${language}`]: cell('Meta title'),
      [`seo_description_${language}`]: cell('Meta description'),
      brand: cell('Manufacturer', 'Brand'),
      category: deepestCategory(categoriesOf(cell)),
      vat_percent: vatOf(cell('Tax rules ID')),
      price_net: inGrosz(cell(...netPrice, 'Price tax excluded or Price tax included')),
      stock: cell('Quantity'),
      weight: weightIn(cell('Weight'), 1),
      ean: cell('EAN13', 'EAN-13'),
      pictures: picturesOf(cell('Image URLs (x,y,z...)', 'Image URLs')) || picturesOf(cell('Image URLs (x;y;z...)'), ';'),
      is_active: cell('Active (0/1)', 'Active') === '0' ? 'no' : 'yes',
    }
  }
}

/** PrestaShop’s file of products, also as thirty bees has it; combinations are in another one. */
export const prestashop: ForeignFormat = {
  isHeader: titles =>
    (titles.has('Active (0/1)') && (titles.has('Name *') || titles.has('Name'))) ||
    (titles.has('Reference #') && titles.has('Price tax excluded')),
  end: ['Description'],
  columns: (language, titles) =>
    columnsOf(language, {
      texts: ['name', 'short_description', 'description', 'keywords', 'seo_title', 'seo_description'],
      // Of thirty bees, which continues PrestaShop: one column for prices of both kinds.
      chosen: netPrice.some(title => titles.has(title)) ? [] : ['price_net'],
    }),
  rows,
}
