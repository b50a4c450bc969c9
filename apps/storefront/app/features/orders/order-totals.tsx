import { fromDecimal, toDecimal } from '@stragan/pricing'
import type { Language } from '@stragan/routing'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import type { ReactNode } from 'react'
import { formatMoney } from '../../platform/format.ts'
import type { OrderView } from './order-view.server.ts'
import { orderMessages } from './orders.messages.ts'

/** Four columns of amounts have to fit a phone. */
const close = 'max-sm:px-1.5'

/** Totals, net and gross, with VAT by rate. */
export function OrderTotals({ order, language }: { order: OrderView; language: Language }) {
  const t = orderMessages[language]
  const { totals, rate, currency, payment } = order
  const less = (amount: number, part: number) => toDecimal(fromDecimal(amount) - fromDecimal(part))
  const money = (amount: number) => formatMoney(language, amount, currency)
  return (
    <div className="mt-8 print:mt-4 grid break-inside-avoid items-start gap-x-12 gap-y-10 lg:grid-cols-2 print:grid-cols-2">
      <div className="min-w-0 lg:order-last print:order-last">
        <Table caption={t.totals}>
          <thead>
            <tr>
              <td className="border-ink border-b" />
              <ColumnHead numeric>{t.net}</ColumnHead>
              <ColumnHead numeric>{t.gross}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            <Row name={t.products} net={money(totals.products_net)} gross={money(totals.products_gross)} />
            <Row
              name={
                <>
                  {t.delivery}: <span lang={order.delivery.nameLanguage}>{order.delivery.name}</span>
                </>
              }
              net={money(less(totals.delivery_net, payment.fee_net))}
              gross={money(less(totals.delivery_gross, payment.fee_gross))}
            />
            {payment.fee_net > 0 && (
              <Row
                name={
                  <>
                    {t.payment}: <span lang={payment.nameLanguage}>{payment.name}</span>
                  </>
                }
                net={money(payment.fee_net)}
                gross={money(payment.fee_gross)}
              />
            )}
            {totals.discount_gross > 0 && (
              <Row name={t.discount(order.discount_code)} net={money(-totals.discount_net)} gross={money(-totals.discount_gross)} />
            )}
          </tbody>
          <tfoot>
            <tr className="text-lg">
              <RowHead>{t.total}</RowHead>
              <Cell numeric>{money(totals.total_net)}</Cell>
              <Cell numeric className="font-semibold">
                {money(totals.total_gross)}
              </Cell>
            </tr>
          </tfoot>
        </Table>
        {rate !== null && <p className="mt-3 text-quiet text-sm">{t.currencyRate(currency, rate)}</p>}
      </div>
      <Table caption={t.vatTable}>
        <thead>
          <tr>
            <ColumnHead>{t.rate}</ColumnHead>
            {[t.net, t.vat, t.gross].map(name => (
              <ColumnHead key={name} numeric className={close}>
                {name}
              </ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals.vat.map(({ percent, net, gross }) => (
            <tr key={percent}>
              <RowHead className="max-sm:min-w-0">{t.percent(percent)}</RowHead>
              <Cell numeric className={close}>
                {money(net)}
              </Cell>
              <Cell numeric className={close}>
                {money(less(gross, net))}
              </Cell>
              <Cell numeric className={close}>
                {money(gross)}
              </Cell>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  )
}

const Row = ({ name, net, gross }: { name: ReactNode; net: string; gross: string }) => (
  <tr>
    <RowHead>
      <span className="font-normal">{name}</span>
    </RowHead>
    <Cell numeric>{net}</Cell>
    <Cell numeric>{gross}</Cell>
  </tr>
)
