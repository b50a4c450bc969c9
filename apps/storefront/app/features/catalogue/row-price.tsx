import type { Language } from '@stragan/routing'
import type { Display } from '../../platform/display.ts'
import { catalogueMessages } from './catalogue.messages.ts'
import { formatMeasurePrice, formatPrice } from './price.tsx'
import { struckPrice } from './price-list.ts'
import type { CardProduct } from './product-card.tsx'
import { PerSalesUnit } from './sales-unit.tsx'

interface RowPriceProps {
  product: CardProduct
  language: Language
  prices: Display['prices']
}

/**
 * Price of a table row, as displayed; in a wide table, whose head says which it is, with its net or gross counterpart. Further lines for the
 * price per measure, the lowest price of the 30 days before a promotion and the regular one (Omnibus Directive), and for the customer's own
 * price the list price.
 */
export function RowPrice({ product, language, prices }: RowPriceProps) {
  const t = catalogueMessages[language]
  const { price_net, price_net_promo, best_price_from_history, custom_price_net: own } = product
  const net = own ?? price_net_promo ?? price_net
  if (net === null) return t.onRequest
  const other = prices === 'net' ? 'gross' : 'net'
  const show = (amount: number, as = prices) => formatPrice(language, product, as, amount)
  const isPromoted = own === null && price_net_promo !== null
  const struck = isPromoted ? struckPrice(net, best_price_from_history) : null
  const ofMeasure = formatMeasurePrice(language, product, prices, net)
  return (
    <div className="whitespace-normal leading-tight">
      {own !== null && <p className="font-semibold text-accent text-xs">{t.yourPrice}</p>}
      <p>
        {struck !== null && (
          <s className="text-quiet text-xs">
            <span className="sr-only">{t.lowest} </span>
            {show(struck)}
          </s>
        )}{' '}
        <strong className={`font-semibold ${isPromoted ? 'text-accent' : ''}`}>{show(net)}</strong>{' '}
        <span className="@3xl:hidden text-quiet text-xs">{t[prices]}</span>{' '}
        {product.per === 1 && <PerSalesUnit language={language} salesUnit={product.sales_unit} className="text-xs" />}
      </p>
      <p className="text-quiet text-xs">
        <span className="hidden @3xl:inline">
          {show(net, other)} {t[other]}
          {ofMeasure && ' · '}
        </span>
        {ofMeasure && (
          <>
            <span className="sr-only">{t.unitPrice}: </span>
            {ofMeasure}
          </>
        )}
      </p>
      <Note label={t.listPrice} price={own !== null && price_net !== null && price_net > own ? show(price_net) : null} />
      <Note label={`${t.lowest}:`} price={isPromoted && best_price_from_history !== null ? show(best_price_from_history) : null} />
      <Note
        label={`${t.before}:`}
        price={isPromoted && price_net !== null && price_net !== best_price_from_history ? show(price_net) : null}
      />
    </div>
  )
}

const Note = ({ label, price }: { label: string; price: string | null }) =>
  price !== null && (
    <p className="text-quiet text-xs">
      {label} <span className="whitespace-nowrap">{price}</span>
    </p>
  )
