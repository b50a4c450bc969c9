import { line, type Pdf, page, paragraph, quiet, rule, type WrittenPdf, wide } from '../../../apps/api/src/platform/pdf.ts'
import { type FeatureCode, features } from '../../features.ts'
import { printedSalesUnit } from '../../sales-unit-book.ts'
import type { DemoCatalogue, DemoCategory, DemoFamily, DemoShop, Texts } from '../../types.ts'
import { placeDrawing, placeFirstProduct } from './drawing.ts'
import { inBoth, written, zloty } from './paper.ts'

const kind: Texts = { pl: 'Katalog', en: 'Catalogue' }
const words = {
  contents: { pl: 'Spis treści', en: 'Contents' },
  prices: {
    pl: 'Ceny netto w złotych, bez VAT, za jednostkę sprzedaży; „od” to cena najtańszego wymiaru. Aktualne ceny i stany magazynowe podaje sklep.',
    en: 'Prices are net, without VAT, in Polish złoty, per sales unit; “od” (from) is the price of the cheapest size. The shop shows current prices and stock.',
  },
} satisfies Record<string, Texts>
/** Prices are in Polish alone: there is no room for more. */
const pricePl = { onRequest: 'na zapytanie', from: 'od' }
/** Heights: of what stands above a family's price list, of a line of it, of the room between two families. */
const block = { head: 148, row: 18.5, gap: 14 }

interface Placed {
  family: DemoFamily
  category: DemoCategory
  page: number
  y: number
}

/** A cover, the contents and two families or so on a page, each with its drawing and its products' prices. */
export const catalogue = (shop: DemoShop, one: DemoCatalogue): Promise<WrittenPdf> =>
  written({ title: one.title, kind, shop, hasCover: true }, pdf => {
    const placed = plan(shop, one)
    cover(pdf, shop, one)
    pdf.addPage()
    contents(pdf, shop, placed)
    for (const [i, entry] of placed.entries()) {
      if (entry.page !== placed[i - 1]?.page) pdf.addPage()
      familyBlock(pdf, shop, entry)
    }
  })

/** The families of the catalogue's categories in the order of the tree, each with the page that it falls on. */
function plan(shop: DemoShop, { categories }: DemoCatalogue): Placed[] {
  const flat = (tree: DemoCategory[]): DemoCategory[] => tree.flatMap(category => [category, ...flat(category.children ?? [])])
  const chosen = flat(shop.categories.filter(({ code }) => categories.includes(code)))
  let [onPage, y] = [3, page.top]
  return chosen.flatMap(category =>
    shop.families
      .filter(family => family.category === category.code)
      .map(family => {
        const height = block.head + family.products.length * block.row
        if (y + height > page.bottom) [onPage, y] = [onPage + 1, page.top]
        const placed = { family, category, page: onPage, y }
        y += height + block.gap
        return placed
      }),
  )
}

const nameOf = (shop: DemoShop, { code }: DemoFamily): Texts => shop.content.familyNames[code] ?? { pl: code, en: code }

function drawingOf(shop: DemoShop, code: string): string {
  const [family, draw] = [shop.families.find(one => one.code === code), shop.drawings[code]]
  if (!family || !draw) throw new Error(`The catalogue of ${shop.name} shows ${code}, which is not there`)
  return draw({ size: 0.6, kind: family.products[0]?.kind, accent: shop.accent }).main
}

function cover(pdf: Pdf, shop: DemoShop, { title, description, shown }: DemoCatalogue) {
  pdf.rect(0, 0, page.width, 300).fill(shop.accent)
  line(pdf, shop.name, page.left, 56, { size: 15, bold: true, colour: '#ffffff' })
  const end = paragraph(pdf, title.pl, page.left, 128, { size: 34, bold: true, colour: '#ffffff', width: wide })
  paragraph(pdf, title.en, page.left, end + 6, { size: 16, colour: '#ffffff', width: wide })
  for (const [i, code] of shown.entries()) placeDrawing(pdf, drawingOf(shop, code), page.left + (i % 2) * 256, 318 + Math.floor(i / 2) * 212, 210)
  const width = wide / 2 - 12
  paragraph(pdf, description.pl, page.left, 756, { size: 9, width })
  paragraph(pdf, description.en, page.left + width + 24, 756, { size: 9, colour: quiet, width })
}

function contents(pdf: Pdf, shop: DemoShop, placed: Placed[]) {
  line(pdf, words.contents.pl, page.left, page.top, { size: 22, bold: true })
  line(pdf, words.contents.en, page.left + 140, page.top + 9, { size: 12, colour: quiet })
  const step = Math.min(21, (page.bottom - page.top - 96) / (placed.length + new Set(placed.map(({ category }) => category)).size))
  let y = page.top + 48
  for (const [i, { family, category, page: number }] of placed.entries()) {
    if (category !== placed[i - 1]?.category) {
      line(pdf, `${category.name.pl} / ${category.name.en}`, page.left, y + step - 13.5, { size: 8.5, bold: true, colour: shop.accent })
      y += step
      rule(pdf, y - 3)
    }
    const name = nameOf(shop, family)
    line(pdf, name.pl, page.left, y, { size: 9, width: wide / 2 - 12 })
    line(pdf, name.en, page.left + wide / 2, y, { size: 9, colour: quiet, width: wide / 2 - 30 })
    line(pdf, String(number), page.left, y, { size: 9, width: wide, align: 'right' })
    pdf.goTo(page.left, y - 2, wide, step, family.code)
    y += step
  }
  paragraph(pdf, `${words.prices.pl} ${words.prices.en}`, page.left, page.bottom - 24, { size: 7.5, colour: quiet, width: wide })
}

function familyBlock(pdf: Pdf, shop: DemoShop, { family, category, y }: Placed) {
  const name = nameOf(shop, family)
  const [x, width] = [page.left + 168, wide - 168]
  pdf.addNamedDestination(family.code, 'XYZ', page.left, y - 20, null)
  pdf.outline.addItem(`${name.pl} / ${name.en}`)
  placeFirstProduct(pdf, shop, family, y - 14, 140)
  line(pdf, `${category.name.pl} / ${category.name.en}`, x, y, { size: 7.5, bold: true, colour: shop.accent, width })
  let end = paragraph(pdf, name.pl, x, y + 13, { size: 15, bold: true, width })
  end = paragraph(pdf, name.en, x, end, { size: 9.5, colour: quiet, width })
  end = paragraph(pdf, family.short.pl, x, end + 6, { size: 8.5, width })
  end = paragraph(pdf, family.short.en, x, end + 2, { size: 8, colour: quiet, width })
  if (end < y + block.head - 24) line(pdf, featureSummary(family), x, end + 5, { size: 7.5, colour: quiet, width })
  prices(pdf, shop, family, y + block.head - 10)
}

const featureSummary = ({ features: of }: DemoFamily) =>
  (Object.entries(of) as [FeatureCode, string | Texts][])
    .filter(([code]) => ['norm', 'strength', 'steel', 'voltage', 'origin'].includes(code))
    .map(([code, value]) => `${features[code].pl} / ${features[code].en}: ${inBoth(value)}`)
    .join(' · ')

function prices(pdf: Pdf, shop: DemoShop, family: DemoFamily, from: number) {
  const { products } = family
  for (const [i, product] of products.entries()) {
    const { symbol, name, priceNet, variants } = product
    const unit = printedSalesUnit(shop, family, product)
    const y = from + i * block.row
    rule(pdf, y)
    line(pdf, symbol, page.left, y + 3, { size: 8, bold: true, width: 114 })
    line(pdf, name.pl, page.left + 120, y + 2, { size: 8, width: wide - 210 })
    line(pdf, name.en, page.left + 120, y + 11, { size: 6.5, colour: quiet, width: wide - 276 })
    line(pdf, priceNet === null ? pricePl.onRequest : `${variants ? `${pricePl.from} ` : ''}${zloty(priceNet)}`, page.right - 84, y + 3, { size: 8, bold: true, width: 84, align: 'right' })
    if (unit && priceNet !== null) line(pdf, `${unit.pl} / ${unit.en}`, page.right - 150, y + 11, { size: 6.5, colour: quiet, width: 150, align: 'right' })
  }
  rule(pdf, from + products.length * block.row)
}
