import type { Currency, SalesUnit } from '@stragan/contract'
import { formatQuantity } from '@stragan/contract/sales-units'
import { fromDecimal, grossOf, measurePrice, toDecimal } from '@stragan/pricing'
import type { Language } from '@stragan/routing'
import type { Display } from '../../platform/display.ts'
import { formatMoney } from '../../platform/format.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { type LinePrice, struckPrice, type UnitPrices, unitPriceOf } from './price-list.ts'
import { PerSalesUnit } from './sales-unit.tsx'

/** Prices of a product; amounts are net, in `currency`. */
export interface Priced extends UnitPrices {
  vat_tax_percent: number
  currency: Currency
  sales_unit: SalesUnit
}

/** Whether the product can be bought: it has a list price or an own price. */
export const hasPrice = ({ price_net, custom_price_net }: Priced) => price_net !== null || custom_price_net !== null

/** What formatting a net amount of `per` sales units requires. */
export type Shown = Pick<Priced, 'vat_tax_percent' | 'currency' | 'per' | 'sales_unit'>

/** Formats a unit price, net or gross; with its quantity if it is per 100 sales units. */
export function formatPrice(
  language: Language,
  { vat_tax_percent, currency, per, sales_unit }: Shown,
  prices: Display['prices'],
  net: number,
): string {
  const money = formatMoney(language, prices === 'net' ? net : toDecimal(grossOf(fromDecimal(net), vat_tax_percent)), currency)
  return per === 100 ? `${money}/${formatQuantity(language, 100, sales_unit.code, 'short')}` : money
}

/** Net unit price of an order line. */
export function shownUnitNet(line: LinePrice & Pick<Priced, 'sales_unit'>, currency: Currency, language: Language): string {
  const { net, per } = unitPriceOf(line)
  return formatPrice(language, { vat_tax_percent: 0, currency, per, sales_unit: line.sales_unit }, 'net', net)
}

/** Formats the price per kilogram, litre or piece (Directive 98/6/EC); null where it equals the unit price. */
export function formatMeasurePrice(
  language: Language,
  { vat_tax_percent, currency, per, sales_unit: { content } }: Shown,
  prices: Display['prices'],
  net: number,
): string | null {
  const price = prices === 'net' ? fromDecimal(net) : grossOf(fromDecimal(net), vat_tax_percent)
  const ofMeasure = content && measurePrice(price, { ...content, amount: content.amount * per })
  if (!content || ofMeasure === null) return null
  return catalogueMessages[language].forMeasure(
    formatMoney(language, toDecimal(ofMeasure.price), currency),
    content.unit,
    ofMeasure.quantity,
  )
}

interface PriceProps {
  language: Language
  priced: Priced
  /** The price displayed first. */
  prices: Display['prices']
  from?: boolean
  large?: boolean
}

/**
 * Price as displayed, with its net or gross counterpart below; a promotional price with the lowest of the 30 days before, struck through,
 * and the regular one where it is another. The customer's own price replaces them.
 */
export function Price({ language, priced, prices, from = false, large = false }: PriceProps) {
  const t = catalogueMessages[language]
  const own = priced.custom_price_net
  if (own !== null) return <OwnPrice own={own} language={language} priced={priced} prices={prices} from={from} large={large} />
  const { price_net, price_net_promo, best_price_from_history } = priced
  const net = price_net_promo ?? price_net
  if (net === null || price_net === null) return <p className={large ? 'font-semibold text-xl' : 'font-semibold'}>{t.onRequest}</p>
  const other = prices === 'net' ? 'gross' : 'net'
  const show = (amount: number, as = prices) => formatPrice(language, priced, as, amount)
  const promoted = price_net_promo !== null
  const struck = promoted ? struckPrice(net, best_price_from_history) : null
  return (
    <div className="tabular-nums">
      <p className={`leading-tight ${large ? 'text-3xl' : 'text-lg'}`}>
        {from && <span className="text-quiet text-sm">{t.from} </span>}
        <strong className={`whitespace-nowrap font-semibold ${promoted ? 'text-accent' : ''}`}>{show(net)}</strong>{' '}
        <span className="whitespace-nowrap text-quiet text-sm">{t[prices]}</span>{' '}
        {priced.per === 1 && <PerSalesUnit language={language} salesUnit={priced.sales_unit} />}{' '}
        {struck !== null && (
          <s className="whitespace-nowrap text-quiet text-sm">
            <span className="sr-only">{t.lowest} </span>
            {show(struck)}
          </s>
        )}
      </p>
      <p className={`text-quiet ${large ? 'text-base' : 'text-xs'}`}>
        {show(net, other)} {t[other]}
      </p>
      <UnitPrice net={net} language={language} priced={priced} prices={prices} large={large} />
      {best_price_from_history !== null && (
        <p className={`text-quiet ${large ? 'text-sm' : 'text-xs'}`}>
          {t.lowest}: <span className="whitespace-nowrap">{show(best_price_from_history)}</span>
        </p>
      )}
      {promoted && price_net !== best_price_from_history && (
        <p className={`text-quiet ${large ? 'text-sm' : 'text-xs'}`}>
          {t.before}: <span className="whitespace-nowrap">{show(price_net)}</span>
        </p>
      )}
    </div>
  )
}

/** Price per measure, with the same VAT (Directive 98/6/EC). */
function UnitPrice({ net, language, priced, prices, large }: Required<Omit<PriceProps, 'from'>> & { net: number }) {
  const t = catalogueMessages[language]
  const shown = formatMeasurePrice(language, priced, prices, net)
  if (shown === null) return null
  return (
    <p className={`text-quiet ${large ? 'text-sm' : 'text-xs'}`}>
      <span className={large ? '' : 'sr-only'}>{t.unitPrice}: </span>
      <span className="whitespace-nowrap">{shown}</span> {t[prices]}
    </p>
  )
}

/** The customer's own price beside the list price. It is no announced price reduction, so nothing is struck through. */
function OwnPrice({ own, language, priced, prices, from, large }: Required<PriceProps> & { own: number }) {
  const t = catalogueMessages[language]
  const other = prices === 'net' ? 'gross' : 'net'
  const show = (amount: number, as = prices) => formatPrice(language, priced, as, amount)
  const lead = from && <span className="font-normal text-quiet text-sm">{t.from} </span>
  return (
    <div className="tabular-nums">
      <p className={`leading-tight ${large ? 'text-3xl' : 'text-lg'}`}>
        <span className={`block font-semibold text-accent ${large ? 'mb-1 text-base' : 'text-xs'}`}>{t.yourPrice} </span>
        {lead}
        <strong className="whitespace-nowrap font-semibold">{show(own)}</strong>{' '}
        <span className="whitespace-nowrap text-quiet text-sm">{t[prices]}</span>{' '}
        {priced.per === 1 && <PerSalesUnit language={language} salesUnit={priced.sales_unit} />}
      </p>
      <p className={`text-quiet ${large ? 'text-base' : 'text-xs'}`}>
        {show(own, other)} {t[other]}
      </p>
      <UnitPrice net={own} language={language} priced={priced} prices={prices} large={large} />
      {priced.price_net !== null && (
        <p className={`text-quiet ${large ? 'text-sm' : 'text-xs'}`}>
          {t.listPrice} {from && `${t.from} `}
          <span className="whitespace-nowrap">{show(priced.price_net)}</span>
        </p>
      )}
    </div>
  )
}
