import type { Currency } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import type { Display } from '../../platform/display.ts'
import { formatMoney } from '../../platform/format.ts'
import { formatPrice } from '../catalogue/price.tsx'
import { unitPriceOf } from '../catalogue/price-list.ts'
import { PerSalesUnit } from '../catalogue/sales-unit.tsx'
import { quickOrderMessages } from './quick-order.messages.ts'
import type { Found } from './resolved-lines.ts'

interface LineMoneyProps {
  /** null: nothing is shown. */
  found: Found | null
  language: Language
  prices: Display['prices']
  currency: Currency
}

/** Table cells of unit price and amount of a line; one cell on phones. */
export function LineMoney({ found, language, prices, currency }: LineMoneyProps) {
  const t = quickOrderMessages[language]
  const other = prices === 'net' ? 'gross' : 'net'
  const money = (amount: number) => formatMoney(language, amount, currency)
  const cell = 'text-right tabular-nums lg:py-3 lg:pl-4'
  if (!found || found.unit_price_net === null)
    return (
      <td colSpan={2} className={`${cell} text-quiet text-sm`}>
        {found ? t.onRequest : null}
      </td>
    )
  const { vat_tax_percent, line_net, line_gross, sales_unit } = found
  const { net, per } = unitPriceOf({ ...found, unit_price_net: found.unit_price_net })
  const unit = (as: Display['prices']) => formatPrice(language, { vat_tax_percent, currency, per, sales_unit }, as, net)
  const line = { net: line_net, gross: line_gross }
  return (
    <>
      <td className={`${cell} max-lg:hidden`}>
        <p>
          {unit(prices)} {per === 1 && <PerSalesUnit language={language} salesUnit={sales_unit} className="block text-xs" />}
        </p>
        <p className="text-quiet text-xs">
          {unit(other)} {t[other]}
        </p>
      </td>
      <td className={cell}>
        <p className="whitespace-nowrap font-semibold">{money(line[prices])}</p>
        <p className="text-quiet text-xs">
          {money(line[other])} {t[other]}
        </p>
        <p className="text-quiet text-xs lg:hidden">
          {t.unit}: {unit(prices)} {per === 1 && <PerSalesUnit language={language} salesUnit={sales_unit} className="text-xs" />}
        </p>
      </td>
    </>
  )
}
