import type { CartItem } from '@stragan/contract'
import { Icon } from '@stragan/ui/icon'
import { formatMoney, formatRate, formatUnrounded } from '../../platform/format.ts'
import { unitPriceOf } from '../catalogue/price-list.ts'
import { useCartPage } from './use-cart.ts'

/** Price calculation of a line, step by step to the rounded amount; collapsed. */
export function PriceExplanation({ line }: { line: CartItem }) {
  const { t, language, cart, money, unit } = useCartPage()
  const { explanation, unit_price_net, items, vat_tax_percent, sales_unit } = line
  if (!explanation || unit_price_net === null) return null
  const { source, regular_net, tier_quantity, pln_net, rate, line_gross_exact } = explanation
  const { currency } = cart.totals
  const price = { ...line, unit_price_net }
  return (
    <details className="group/why mt-2">
      <summary className="target inline-flex items-center gap-1 text-quiet text-sm hover:text-ink">
        {t.why}
        <Icon name="chevron-down" size="small" className="transition-transform group-open/why:rotate-180" />
      </summary>
      <dl className="mt-1 mb-2 max-w-md text-sm tabular-nums">
        <Step
          name={t.source[source](tier_quantity ?? 1, sales_unit, unitPriceOf(price).per)}
          value={`${unit(price, vat_tax_percent, 'net')} ${t.net}`}
        />
        {regular_net !== unit_price_net && <Step name={t.regular} value={`${money(regular_net)} ${t.net}`} />}
        {rate !== null && <Step name={t.converted(formatMoney(language, pln_net, 'PLN'))} value={formatRate(language, currency, rate)} />}
        <Step name={t.times(items, sales_unit)} value={`${money(line.line_net)} ${t.net}`} />
        <Step name={t.withVat(vat_tax_percent)} value={formatUnrounded(language, Number(line_gross_exact), currency)} />
        <Step name={t.rounded} value={`${money(line.line_gross)} ${t.gross}`} />
      </dl>
    </details>
  )
}

function Step({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex justify-between gap-4 border-rule border-t py-1.5">
      <dt className="text-quiet">{name}</dt>
      <dd className="text-right">{value}</dd>
    </div>
  )
}
