import { formatContained, formatQuantity } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'
import { Picture } from '@stragan/ui/picture'
import { formatMoney } from '../../platform/format.ts'
import { shownUnitNet } from '../catalogue/price.tsx'
import type { OrderView } from './order-view.server.ts'
import { orderMessages } from './orders.messages.ts'

const columns =
  'print:grid-cols-[3rem_minmax(0,1fr)_5rem_6.5rem_7rem_7rem] grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[4rem_minmax(0,1fr)_5rem_6.5rem_7rem_7rem] lg:grid-cols-[5rem_minmax(0,1fr)_6.5rem_8rem_9rem_9rem]'

/** Ordered lines as at the time of the order; no links, since products may no longer exist. */
export function OrderLines({ order, language }: { order: OrderView; language: Language }) {
  const t = orderMessages[language]
  return (
    <section aria-labelledby="lines" className="mt-14 print:mt-6">
      <h2 id="lines" className="text-xl">
        {t.lines}
      </h2>
      {/* Visual column heads; each value has its own label for screen readers. */}
      <div aria-hidden="true" className={`mt-2 grid border-ink border-b pb-2 text-sm max-sm:hidden ${columns}`}>
        <span className="col-span-2">{t.product}</span>
        {[t.quantity, t.unitNet, t.net, t.gross].map(name => (
          <span key={name} className="text-right">
            {name}
          </span>
        ))}
      </div>
      <ul className="max-sm:mt-2 max-sm:border-ink max-sm:border-t">
        {order.items.map(line => (
          <Line key={`${line.product_id} ${line.product_variant_id}`} line={line} order={order} language={language} />
        ))}
        {order.gift && (
          <li className={`grid border-rule border-b py-4 print:py-1.5 ${columns}`}>
            <span className="text-quiet">{t.gift}</span>
            <span lang={order.gift.name_language} className="font-semibold">
              {order.gift.name}
            </span>
          </li>
        )}
      </ul>
    </section>
  )
}

function Line({ line, order, language }: { line: OrderView['items'][number]; order: OrderView; language: Language }) {
  const t = orderMessages[language]
  const money = (amount: number) => formatMoney(language, amount, order.currency)
  const { name, symbol, combination_features, cover, items, sales_unit, unit_price_net, line_net, line_gross, vat_tax_percent } = line
  return (
    <li className={`grid break-inside-avoid border-rule border-b py-4 print:py-1.5 ${columns}`}>
      <div className="plate aspect-square self-start p-[8%]">
        {cover && (
          <Picture
            picture={{ ...cover, alt: '' }}
            sizes="(min-width: 1024px) 80px, 72px"
            className="aspect-square size-full object-contain"
          />
        )}
      </div>
      <div lang={line.name_language} className="min-w-0">
        <h3 className="font-semibold font-text text-base leading-snug">{name}</h3>
        {combination_features.length > 0 && (
          <p className="text-sm">
            {combination_features.map(({ feature_name, feature_value }) => `${feature_name}: ${feature_value}`).join(' · ')}
          </p>
        )}
        <p className="wrap-anywhere text-quiet text-sm tabular-nums">
          {symbol} · {t.vat} {t.percent(vat_tax_percent)}
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-2 tabular-nums max-sm:col-start-2 max-sm:mt-3 sm:contents">
        <Figure
          name={t.quantity}
          value={formatQuantity(language, items, sales_unit.code, 'short')}
          note={formatContained(language, items, sales_unit)}
        />
        {unit_price_net !== null && <Figure name={t.unitNet} value={shownUnitNet({ ...line, unit_price_net }, order.currency, language)} />}
        <Figure name={t.net} value={money(line_net)} />
        <Figure name={t.gross} value={money(line_gross)} strong />
      </dl>
    </li>
  )
}

const Figure = ({ name, value, note, strong = false }: { name: string; value: string; note?: string | null; strong?: boolean }) => (
  <div className="sm:text-right">
    <dt className="text-quiet text-xs sm:sr-only">{name}</dt>
    <dd className={`whitespace-nowrap ${strong ? 'font-semibold' : ''}`}>
      {value}
      {note && <span className="block text-quiet text-xs">= {note}</span>}
    </dd>
  </div>
)
