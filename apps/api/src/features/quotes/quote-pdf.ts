import { type ConfigurationEntry, type Language, sellerIdentity } from '@stragan/contract'
import { formatAmount } from '@stragan/contract/formats'
import { withNoBreakSpaces } from '@stragan/contract/no-break-spaces'
import { formatContained, formatQuantity } from '@stragan/contract/sales-units'
import { fromDecimal, grossOf, toDecimal } from '@stragan/pricing'
import { hairline, ink, line, type Pdf, page, paragraph, quiet, rule, type WrittenPdf, wide, writePdf } from '../../platform/pdf.ts'
import type { ComputedCart } from '../cart/cart.ts'
import { quoteMessages } from './quote.messages.ts'

export interface Quote {
  cart: ComputedCart
  shop: ConfigurationEntry<'shop'>
  business: ConfigurationEntry<'local_business'> | null
  language: Language
  /** When it is written, as a text. */
  at: string
  now: Date
}

type CartLine = ComputedCart['cart_items'][number]
interface Amounts {
  net: number
  gross: number
}

/** Right edges of the columns of amounts, and the width of the first column. */
const columns = { product: 172, quantity: 280, unitNet: 336, unitGross: 392, vat: 420, net: 484, gross: page.right }
const amountWidth = 62
const small = 7.5
/** Between rows. */
const gap = 5

/** Writes a cart as a PDF. */
export function quotePdf(quote: Quote): Promise<WrittenPdf> {
  const { cart, shop, business, language, now, at } = quote
  const t = quoteMessages[language]
  const info = { Title: t.title, Author: business?.name ?? shop.name, CreationDate: now, ModDate: now }
  const frame = (pdf: Pdf, { index, count }: { index: number; count: number }) => {
    line(pdf, shop.name, page.left, 40, { size: 10, bold: true, colour: shop.theme.light.accent, width: wide / 2 })
    line(pdf, at, page.left, 41, { size: small, colour: quiet, width: wide, align: 'right' })
    rule(pdf, 58, shop.theme.light.accent, 1)
    rule(pdf, 796, hairline)
    line(pdf, t.currency(cart.totals.currency), page.left, 804, { size: small, colour: quiet })
    line(pdf, `${index + 1} / ${count}`, page.left, 804, { size: small, colour: quiet, width: wide, align: 'right' })
  }
  return writePdf({ language, info, frame }, pdf => {
    let y = heading(pdf, quote)
    y = tableHead(pdf, y, language)
    for (const item of cart.cart_items) {
      const height = rowHeight(pdf, item, language)
      if (y + height > page.bottom) {
        pdf.addPage()
        y = tableHead(pdf, page.top, language)
      }
      row(pdf, item, y, language)
      y += height
    }
    closing(pdf, quote, y)
  })
}

function heading(pdf: Pdf, { business, language, at }: Quote): number {
  const t = quoteMessages[language]
  line(pdf, t.title, page.left, page.top, { size: 20, bold: true })
  line(pdf, `${t.date}: ${at}`, page.left, page.top + 28, { size: 9, colour: quiet })
  if (!business) return page.top + 52
  const { numbers, company } = sellerIdentity(business, language)
  const { name, street, postal_code, city, phone, email } = business
  line(pdf, t.seller, page.left, page.top + 54, { size: small, colour: quiet })
  line(pdf, name, page.left, page.top + 66, { size: 9, bold: true, width: wide })
  const details = [[`${street}, ${postal_code} ${city}`], numbers, company, [phone, email]].filter(texts => texts.length > 0)
  const text = details.map(texts => texts.join(' · ')).join('\n')
  return paragraph(pdf, text, page.left, page.top + 80, { size: 8.5, width: wide }) + 16
}

function tableHead(pdf: Pdf, y: number, language: Language): number {
  const { columns: names } = quoteMessages[language]
  const head = { size: small, bold: true }
  line(pdf, names.product, page.left, y, head)
  for (const name of ['quantity', 'unitNet', 'unitGross', 'vat', 'net', 'gross'] as const) atRight(pdf, names[name], columns[name], y, head)
  rule(pdf, y + 13, ink)
  return y + 13 + gap
}

/** Name, symbol and notes of a line, one below the other. */
function textsOf(line: CartLine, language: Language) {
  const { name, symbol, combination_features, items, sales_unit, unit_price_net, problem, items_left } = line
  const t = quoteMessages[language]
  const contained = formatContained(language, items, sales_unit)
  const notes = [
    contained ? `${symbol} · ${contained}` : symbol,
    ...(unit_price_net === null ? [t.notForSale] : []),
    ...(problem === 'not_enough_stock' ? [t.notEnoughStock(formatQuantity(language, items_left, sales_unit.code, 'short'))] : []),
  ]
  return { name: [name, ...combination_features.map(({ feature_value }) => feature_value)].join(', '), notes: notes.join('\n') }
}

/** The unit price as the row shows it: in some currencies that of one has too few decimals, and it is for 100. */
function unitPrice({ unit_price_net, unit_price_per_100_net, vat_tax_percent }: CartLine): (Amounts & { per: number }) | null {
  if (unit_price_net === null) return null
  const net = unit_price_per_100_net ?? unit_price_net
  return { net, gross: toDecimal(grossOf(fromDecimal(net), vat_tax_percent)), per: unit_price_per_100_net === null ? 1 : 100 }
}

/** Whether unit prices times quantity are not the amounts of the line, because they are rounded. */
function isRounded(item: CartLine): boolean {
  const unit = unitPrice(item)
  const differs = (one: number, all: number, per: number) => fromDecimal(one) * item.items !== fromDecimal(all) * per
  return unit !== null && (differs(unit.net, item.line_net, unit.per) || differs(unit.gross, item.line_gross, unit.per))
}

const nameType = { size: 8.5, width: columns.product }
const notesType = { size: small, colour: quiet, width: columns.product }

function rowHeight(pdf: Pdf, item: CartLine, language: Language): number {
  const { name, notes } = textsOf(item, language)
  const height = (text: string, { size, width }: { size: number; width: number }) =>
    pdf
      .font('text')
      .fontSize(size)
      .heightOfString(text, { width, lineGap: size * 0.2 })
  return height(name, nameType) + height(notes, notesType) + 2 * gap
}

function row(pdf: Pdf, item: CartLine, y: number, language: Language) {
  const { name, notes } = textsOf(item, language)
  const below = paragraph(pdf, name, page.left, y, nameType)
  const end = paragraph(pdf, notes, page.left, below, notesType)
  const { vat_tax_percent, items, sales_unit, line_net, line_gross } = item
  const unit = unitPrice(item)
  const type = { size: 8.5 }
  atRight(pdf, formatQuantity(language, items, sales_unit.code, 'short'), columns.quantity, y, type)
  atRight(pdf, `${vat_tax_percent}%`, columns.vat, y, type)
  if (unit) {
    atRight(pdf, formatAmount(language, unit.net), columns.unitNet, y, type)
    atRight(pdf, formatAmount(language, unit.gross), columns.unitGross, y, type)
    if (unit.per > 1)
      atRight(pdf, `/ ${formatQuantity(language, unit.per, sales_unit.code, 'short')}`, columns.unitGross, below, {
        size: small,
        colour: quiet,
      })
    atRight(pdf, formatAmount(language, line_net), columns.net, y, type)
    atRight(pdf, formatAmount(language, line_gross), columns.gross, y, type)
  }
  rule(pdf, end + gap - 1, hairline)
}

/** Totals, sums by VAT rate, and what the document is. */
function closing(pdf: Pdf, { cart, language, at }: Quote, from: number) {
  const t = quoteMessages[language]
  const { totals } = cart
  const rows = totalRows(cart, language)
  const height = 13 * (rows.length + totals.vat.length + 6) + 90
  let y = from + 10
  if (y + height > page.bottom) {
    pdf.addPage()
    y = page.top
  }
  if (cart.cart_items.some(isRounded)) {
    line(pdf, t.rounded, page.left, y, { size: small, colour: quiet, width: wide })
    y += 18
  }
  y = amountsHead(pdf, '', y, t)
  for (const { name, ...amounts } of rows) y = amountsRow(pdf, name, amounts, y, language)
  rule(pdf, y, ink)
  y = amountsRow(pdf, t.total, { net: totals.total_net, gross: totals.total_gross }, y + 5, language, true)
  if (cart.delivery_effect.state !== 'applied') {
    line(pdf, t.noDelivery, page.left, y, { size: small, colour: quiet, width: wide, align: 'right' })
    y += 13
  }
  y = amountsHead(pdf, t.rates, y + 10, t)
  for (const { percent, ...amounts } of totals.vat) y = amountsRow(pdf, `${t.rate} ${percent}%`, amounts, y, language)
  paragraph(pdf, withNoBreakSpaces(t.terms(at)), page.left, y + 14, { size: 8.5, width: wide })
}

function totalRows(cart: ComputedCart, language: Language): ({ name: string } & Amounts)[] {
  const t = quoteMessages[language]
  const { totals, transport_fee: fee } = cart
  const chosen = (methods: readonly { id: number; name: string }[], id: number | null) =>
    methods.find(method => method.id === id)?.name ?? ''
  return [
    { name: t.products, net: totals.products_net, gross: totals.products_gross },
    ...(cart.gift_effect.state === 'applied' ? [{ name: t.gift(chosen(cart.gifts, cart.gift_id)), net: 0, gross: 0 }] : []),
    ...(cart.delivery_effect.state === 'applied'
      ? [
          {
            name: t.delivery(chosen(cart.deliveries, cart.delivery_shop_configuration_id)),
            net: fee.delivery_net,
            gross: fee.delivery_gross,
          },
        ]
      : []),
    ...(fee.payment_net > 0
      ? [{ name: t.fee(chosen(cart.payments, cart.component_payment_method_id)), net: fee.payment_net, gross: fee.payment_gross }]
      : []),
    ...(cart.discount_effect.state === 'applied'
      ? [{ name: t.discount(cart.discount_code ?? ''), net: -totals.discount_net, gross: -totals.discount_gross }]
      : []),
  ]
}

/** Right edges of the columns of the totals. */
const sums = { net: 392, vat: 464, gross: page.right }

function amountsHead(pdf: Pdf, title: string, y: number, { amounts }: (typeof quoteMessages)[Language]): number {
  const head = { size: small, bold: true }
  line(pdf, title, page.left, y, head)
  for (const name of ['net', 'vat', 'gross'] as const) atRight(pdf, amounts[name], sums[name], y, head)
  rule(pdf, y + 11, hairline)
  return y + 16
}

function amountsRow(pdf: Pdf, name: string, { net, gross }: Amounts, y: number, language: Language, isTotal = false): number {
  const type = { size: isTotal ? 10 : 8.5, bold: isTotal }
  const vat = toDecimal(fromDecimal(gross) - fromDecimal(net))
  line(pdf, name, page.left, y, { ...type, width: sums.net - amountWidth - page.left })
  for (const [edge, amount] of [[sums.net, net] as const, [sums.vat, vat] as const, [sums.gross, gross] as const])
    atRight(pdf, formatAmount(language, amount), edge, y, type)
  return y + (isTotal ? 18 : 13)
}

/** A line of text that ends at `edge`, in full however long it is. */
const atRight = (pdf: Pdf, text: string, edge: number, y: number, type: { size: number; bold?: boolean; colour?: string }) =>
  line(pdf, text, edge - wide, y, { ...type, width: wide, align: 'right' })
