import { columnsOf, type ForeignFormat, type OwnRow, type RowOf, standardVat, textOfHtml } from './foreign-row.ts'

const symbolOf = (cell: RowOf) => cell('Reference #', 'Reference') || (cell('Product ID', 'ID') && `PS-${cell('Product ID', 'ID')}`)

async function* rows(source: AsyncIterable<RowOf>, language: 'en' | 'pl'): AsyncGenerator<OwnRow> {
  for await (const cell of source) {
    const symbol = symbolOf(cell)
    yield {
      product_symbol: symbol,
      symbol,
      [`name_${language}`]: cell('Name *', 'Name'),
      [`short_description_${language}`]: textOfHtml(cell('Summary')),
      [`description_${language}`]: textOfHtml(cell('Description')),
      [`keywords_${language}`]: cell('Tags (x,y,z...)', 'Tags'),
      [`seo_title_${language}`]: cell('Meta title'),
      [`seo_description_${language}`]: cell('Meta description'),
      brand: cell('Manufacturer', 'Brand'),
      // The first one of those of a product.
      category: cell('Categories (x,y,z...)', 'Categories').split(',')[0]?.split('/').at(-1)?.trim() ?? '',
      // The file has the number of a rule, which means something in the other shop alone.
      vat_percent: standardVat,
      price_net: cell('Price tax excluded', 'Price tax excl.'),
      stock: cell('Quantity'),
      weight: cell('Weight'),
      ean: cell('EAN13', 'EAN-13'),
      is_active: cell('Active (0/1)', 'Active') === '0' ? 'no' : 'yes',
    }
  }
}

/** PrestaShop’s file of products; combinations are in another one. */
export const prestashop: ForeignFormat = {
  isHeader: titles =>
    (titles.has('Active (0/1)') && (titles.has('Name *') || titles.has('Name'))) ||
    (titles.has('Reference #') && titles.has('Price tax excluded')),
  columns: language =>
    columnsOf(language, { texts: ['name', 'short_description', 'description', 'keywords', 'seo_title', 'seo_description'] }),
  rows,
}
