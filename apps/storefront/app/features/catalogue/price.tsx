import type { Currency } from '@stragan/contract'
import { fromDecimal, grossOf, toDecimal } from '@stragan/pricing'
import type { Language } from '@stragan/routing'
import { formatMoney } from '../../platform/format.ts'
import { catalogueMessages } from './catalogue.messages.ts'

export interface Priced {
  price_net: number | null
  price_net_promo: number | null
  best_price_from_history: number | null
  vat_tax_percent: number
  currency: Currency
}

/** A price net and gross; a promotional one beside the regular and with the lowest of the 30 days before it (Omnibus). */
export function Price({
  language,
  priced,
  from = false,
  large = false,
}: {
  language: Language
  priced: Priced
  from?: boolean
  large?: boolean
}) {
  const t = catalogueMessages[language]
  const { price_net, price_net_promo, best_price_from_history, vat_tax_percent, currency } = priced
  const net = price_net_promo ?? price_net
  if (net === null || price_net === null) return <p>{t.onRequest}</p>
  const show = (amount: number) => formatMoney(language, amount, currency)
  const gross = (amount: number) => show(toDecimal(grossOf(fromDecimal(amount), vat_tax_percent)))
  return (
    <div className="tabular-nums">
      <p className={large ? 'text-3xl' : 'text-lg'}>
        {from && <span className="text-quiet text-sm">{t.from} </span>}
        <strong className={price_net_promo === null ? 'font-semibold' : 'font-semibold text-accent'}>{show(net)}</strong>{' '}
        <span className="text-quiet text-sm">{t.net}</span>{' '}
        {price_net_promo !== null && (
          <s className="text-quiet text-sm">
            <span className="sr-only">{t.before} </span>
            {show(price_net)}
          </s>
        )}
      </p>
      <p className="text-quiet text-sm">
        {gross(net)} {t.gross}
      </p>
      {best_price_from_history !== null && (
        <p className="text-quiet text-xs">
          {t.lowest}: {show(best_price_from_history)} {t.net} ({gross(best_price_from_history)} {t.gross})
        </p>
      )}
    </div>
  )
}
