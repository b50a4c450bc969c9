import type { Currency } from '@stragan/contract'
import { fromDecimal, grossOf, toDecimal } from '@stragan/pricing'
import type { Language } from '@stragan/routing'
import type { Display } from '../../platform/display.ts'
import { formatMoney } from '../../platform/format.ts'
import { catalogueMessages } from './catalogue.messages.ts'

export interface Priced {
  /** Amounts are net, in `currency`. */
  price_net: number | null
  price_net_promo: number | null
  best_price_from_history: number | null
  vat_tax_percent: number
  currency: Currency
}

/** A net amount as money, net or gross as asked. */
export const shownPrice = (language: Language, { vat_tax_percent, currency }: Priced, prices: Display['prices'], net: number) =>
  formatMoney(language, prices === 'net' ? net : toDecimal(grossOf(fromDecimal(net), vat_tax_percent)), currency)

/**
 * A price in the way the visitor chose, with the other one small below it; a promotional one beside the regular and with the lowest of
 * the 30 days before it (Omnibus).
 */
export function Price({
  language,
  priced,
  prices,
  from = false,
  large = false,
}: {
  language: Language
  priced: Priced
  /** Which price is the one to read first. */
  prices: Display['prices']
  from?: boolean
  large?: boolean
}) {
  const t = catalogueMessages[language]
  const { price_net, price_net_promo, best_price_from_history } = priced
  const net = price_net_promo ?? price_net
  if (net === null || price_net === null) return <p className={large ? 'font-semibold text-xl' : 'font-semibold'}>{t.onRequest}</p>
  const other = prices === 'net' ? 'gross' : 'net'
  const show = (amount: number, as = prices) => shownPrice(language, priced, as, amount)
  const promoted = price_net_promo !== null
  return (
    <div className="tabular-nums">
      <p className={`leading-tight ${large ? 'text-3xl' : 'text-lg'}`}>
        {from && <span className="text-quiet text-sm">{t.from} </span>}
        <strong className={`whitespace-nowrap font-semibold ${promoted ? 'text-accent' : ''}`}>{show(net)}</strong>{' '}
        <span className="text-quiet text-sm">{t[prices]}</span>{' '}
        {promoted && (
          <s className="whitespace-nowrap text-quiet text-sm">
            <span className="sr-only">{t.before} </span>
            {show(price_net)}
          </s>
        )}
      </p>
      <p className={`text-quiet ${large ? 'text-base' : 'text-xs'}`}>
        {show(net, other)} {t[other]}
      </p>
      {best_price_from_history !== null && (
        <p className={`text-quiet ${large ? 'text-sm' : 'text-xs'}`}>
          {t.lowest}: <span className="whitespace-nowrap">{show(best_price_from_history)}</span>
        </p>
      )}
    </div>
  )
}
