import { hairline, line, type Pdf, page, paragraph, quiet, rule, type WrittenPdf, wide } from '../../../apps/api/src/platform/pdf.ts'
import { type FeatureCode, features } from '../../features.ts'
import { printedSalesUnit } from '../../sales-unit-book.ts'
import type { DemoFamily, DemoProduct, DemoShop, FeatureValue, Texts } from '../../types.ts'
import { placeFirstProduct } from './drawing.ts'
import { inBoth, kilograms, written } from './paper.ts'

const kind: Texts = { pl: 'Karta techniczna', en: 'Data sheet' }
const words = {
  symbol: { pl: 'Symbol', en: 'Product code' },
  brand: { pl: 'Marka', en: 'Brand' },
  sizes: { pl: 'Wymiary i cechy', en: 'Sizes and features' },
  weight: { pl: 'Waga', en: 'Weight' },
  salesUnit: { pl: 'Jednostka sprzedaży', en: 'Sales unit' },
} satisfies Record<string, Texts>
const columns = { symbol: page.left, size: page.left + 128, weight: page.right - 60 }

/** What a family's products are: norm, features, what to know, and every size with its symbol and weight. */
export const dataSheet = (shop: DemoShop, family: DemoFamily, name: Texts): Promise<WrittenPdf> => written({ title: name, kind, shop }, pdf => write(pdf, shop, family, name))

function write(pdf: Pdf, shop: DemoShop, family: DemoFamily, name: Texts) {
  const beside = page.left + 172
  const width = page.right - beside
  placeFirstProduct(pdf, shop, family, page.top - 12, 152)
  let y = paragraph(pdf, name.pl, beside, page.top, { size: 19, bold: true, width })
  y = paragraph(pdf, name.en, beside, y + 2, { size: 12, colour: quiet, width })
  y = paragraph(pdf, family.short.pl, beside, y + 10, { size: 9.5, width })
  y = paragraph(pdf, family.short.en, beside, y + 4, { size: 9.5, colour: quiet, width })
  y = featureTable(pdf, shop, family, Math.max(y + 14, page.top + 166))
  y = descriptions(pdf, family, y + 14)
  sizes(pdf, shop, family, y + 16)
}

function featureTable(pdf: Pdf, shop: DemoShop, family: DemoFamily, from: number): number {
  const brand = shop.brands.find(({ code }) => code === family.brand)?.name ?? family.brand
  const rows: [Texts, FeatureValue][] = [[words.brand, brand], ...valued(family.features).map(([code, value]): [Texts, FeatureValue] => [features[code], value])]
  let y = from
  for (const [label, value] of rows) {
    rule(pdf, y)
    line(pdf, `${label.pl} / ${label.en}`, page.left, y + 4, { size: 8.5, colour: quiet, width: 190 })
    line(pdf, inBoth(value), page.left + 200, y + 4, { size: 8.5, width: wide - 200 })
    y += 17
  }
  rule(pdf, y)
  return y
}

/** Side by side, Polish first. */
function descriptions(pdf: Pdf, { description }: DemoFamily, y: number): number {
  const width = (wide - 24) / 2
  const ends = [description.pl, description.en].map((text, i) => paragraph(pdf, text, page.left + i * (width + 24), y, { size: 7.8, width, ...(i && { colour: quiet }) }))
  return Math.max(...ends)
}

function sizes(pdf: Pdf, shop: DemoShop, family: DemoFamily, from: number) {
  let y = from
  const turnIf = (needed: number) => {
    if (y + needed <= page.bottom) return
    pdf.addPage()
    y = heading(pdf, page.top - 8)
  }
  if (y + 60 > page.bottom) turnIf(page.bottom)
  else y = heading(pdf, y)
  for (const product of family.products) {
    // A product stays with the first of its sizes.
    turnIf(product.variants ? 40 : 28)
    y = productRow(pdf, product, printedSalesUnit(shop, family, product), y)
    for (const { symbol, features: own, weight } of product.variants ?? []) {
      turnIf(12)
      line(pdf, symbol, columns.symbol + 8, y, { size: 7.5 })
      line(pdf, featureSummary(own), columns.size, y, { size: 7.5, width: columns.weight - columns.size - 8 })
      line(pdf, kilograms(weight), columns.weight, y, { size: 7.5, width: 60, align: 'right' })
      y += 12
    }
    y += 4
  }
}

function heading(pdf: Pdf, y: number): number {
  const type = { size: 8, bold: true }
  line(pdf, inBoth(words.symbol), columns.symbol, y, type)
  line(pdf, inBoth(words.sizes), columns.size, y, type)
  line(pdf, `${inBoth(words.weight)}, kg`, columns.weight - 60, y, { ...type, width: 120, align: 'right' })
  rule(pdf, y + 13, quiet)
  return y + 18
}

function productRow(pdf: Pdf, product: DemoProduct, unit: Texts | null, y: number): number {
  const width = columns.weight - columns.size - 8
  line(pdf, product.symbol, columns.symbol, y, { size: 8, bold: true, width: columns.size - columns.symbol - 6 })
  line(pdf, product.name.pl, columns.size, y, { size: 8, bold: true, width })
  line(pdf, product.name.en, columns.size, y + 10.5, { size: 7, colour: quiet, width })
  if (product.weight !== undefined) line(pdf, kilograms(product.weight), columns.weight, y, { size: 8, width: 60, align: 'right' })
  const own = [unit && `${inBoth(words.salesUnit)}: ${unit.pl} / ${unit.en}`, featureSummary(product.features ?? {})].filter(Boolean).join(' · ')
  if (own) line(pdf, own, columns.size, y + 20, { size: 7, colour: quiet, width: page.right - columns.size })
  const end = y + (own ? 31 : 22)
  pdf.moveTo(columns.symbol, end).lineTo(page.right, end).lineWidth(0.25).strokeColor(hairline).stroke()
  return end + 3
}

const valued = (of: DemoFamily['features']) => Object.entries(of) as [FeatureCode, FeatureValue][]
const featureSummary = (of: DemoFamily['features']) =>
  valued(of)
    .map(([, value]) => inBoth(value))
    .join(' · ')
