import { pictureLimits, taxedCell } from '@stragan/contract/admin'
import {
  columnsOf,
  deepestCategory,
  type ForeignFormat,
  type ForeignRow,
  featuresOf,
  type OwnRow,
  pictureOf,
  pricesOf,
  type RowOf,
  regularPrice,
  textOfHtml,
  weightIn,
} from './foreign-row.ts'
import { joinList } from './lists-in-cells.ts'

const handleOf = (cell: RowOf) => cell('URL handle', 'Handle')

/** What the first row of a product says about it. */
function productOf(cell: RowOf, language: 'en' | 'pl'): OwnRow {
  const status = cell('Status').toLowerCase()
  const isShown = (status === '' || status === 'active') && cell('Published on online store', 'Published').toLowerCase() !== 'false'
  return {
    product_symbol: handleOf(cell),
    [`name_${language}`]: cell('Title'),
    [`description_${language}`]: textOfHtml(cell('Description', 'Body (HTML)')),
    [`seo_title_${language}`]: cell('SEO title', 'SEO Title'),
    [`seo_description_${language}`]: cell('SEO description', 'SEO Description'),
    [`keywords_${language}`]: cell('Tags'),
    brand: cell('Vendor'),
    category: deepestCategory([[cell('Type')]]),
    is_active: isShown ? 'yes' : 'no',
  }
}

const optionNames = (cell: RowOf) => [1, 2, 3].map(n => cell(`Option${n} name`, `Option${n} Name`))

/** A product without variants has one option with this value. */
const defaultTitle = 'Default Title'

function variantOf(cell: RowOf, names: readonly string[], n: number): OwnRow {
  const handle = handleOf(cell)
  const pairs = names.map((name, i) => [name, cell(`Option${i + 1} value`, `Option${i + 1} Value`)] as const)
  const isTaxed = cell('Charge tax', 'Variant Taxable').toLowerCase() !== 'false'
  return {
    symbol: cell('SKU', 'Variant SKU') || (n === 1 ? handle : `${handle}-${n}`),
    ean: cell('Barcode', 'Barcodes', 'Variant Barcode'),
    vat_percent: isTaxed ? taxedCell : '0',
    ...pricesOf(cell('Price', 'Variant Price'), cell('Compare-at price', 'Variant Compare At Price')),
    stock: cell('Inventory quantity', 'Variant Inventory Qty'),
    weight: weightIn(cell('Weight value (grams)', 'Variant Grams'), 0.001),
    variant_features: featuresOf(pairs.filter(([, value]) => value !== defaultTitle)),
  }
}

const pictureIn = (cell: RowOf) => {
  const url = cell('Product image URL', 'Image Src')
  return url && joinList([pictureOf(url, cell('Image alt text', 'Image Alt Text'))])
}

/** More than a product may have, so that it is refused. */
const maxPictures = pictureLimits.perProduct + 1

/** Rows of a handle are one product; the first one has it, and rows with a picture alone are no variants: it is named by the variant before. */
async function* rows(source: AsyncIterable<RowOf>, language: 'en' | 'pl'): AsyncGenerator<ForeignRow> {
  let product: OwnRow = {}
  let names: string[] = []
  let n = 0
  // The last variant, whose pictures may follow.
  let held: { row: OwnRow; pictures: string[] } | undefined
  function* release() {
    if (held) yield { ...held.row, pictures: held.pictures.join('|') }
    held = undefined
  }
  for await (const cell of source) {
    if (cell.ragged) {
      yield* release()
      yield cell.ragged
      continue
    }
    const picture = pictureIn(cell)
    const isNew = handleOf(cell) !== product.product_symbol
    if (isNew) {
      product = productOf(cell, language)
      names = optionNames(cell)
      n = 0
    } else if (!cell('Option1 value', 'Option1 Value') && !cell('SKU', 'Variant SKU') && !cell('Price', 'Variant Price')) {
      if (picture && held && held.pictures.length < maxPictures) held.pictures.push(picture)
      continue
    }
    yield* release()
    n++
    const variant = variantOf(cell, names, n)
    // The rate is of the product: of its first variant.
    product.vat_percent ??= variant.vat_percent ?? ''
    held = { row: { ...variant, ...product }, pictures: picture ? [picture] : [] }
  }
  yield* release()
}

/** Shopify’s export of products, with its titles since 2025 and those before. */
export const shopify: ForeignFormat = {
  isHeader: titles =>
    (titles.has('Handle') && titles.has('Variant SKU')) || (titles.has('URL handle') && (titles.has('SKU') || titles.has('Title'))),
  end: ['Price', 'Variant Price'],
  // Whether prices are with or without VAT is a setting of the other shop.
  columns: language =>
    columnsOf(language, {
      texts: ['name', 'description', 'seo_title', 'seo_description', 'keywords'],
      more: [regularPrice, 'variant_features'],
      chosen: ['price_net'],
    }),
  rows,
}
