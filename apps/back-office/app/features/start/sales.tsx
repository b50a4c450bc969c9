import { formatDate, formatMoney } from '@stragan/contract/formats'
import { Disclosure } from '@stragan/ui/disclosure'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import type { Figures } from './figures.server.ts'
import { SalesChart } from './sales-chart.tsx'
import { startMessages } from './start.messages.ts'

/** Sales of the last 30 days beside the 30 days before: their sums, day by day as a chart, and the same as a table. */
export function Sales({ figures: { days, before } }: { figures: NonNullable<Figures['orders']> }) {
  const language = useLanguage()
  const t = startMessages[language]
  const money = (net: number) => formatMoney(language, net, 'PLN')
  const sum = { orders: days.reduce((n, day) => n + day.orders, 0), net: days.reduce((n, day) => n + day.net, 0) }
  const rows = days.map((day, i) => ({ ...day, netBefore: before.days[i]?.net ?? 0 }))
  return (
    <Section id="sales" title={t.sales} lead={t.salesLead}>
      <p>
        <strong className="text-xl tabular-nums">{money(sum.net)}</strong>{' '}
        <span className="text-quiet text-sm">
          {t.orders(sum.orders)}. {t.before(money(before.net), t.orders(before.orders))}
        </span>
      </p>
      <SalesChart days={days} before={before.days} />
      <Disclosure summary={t.asTable}>
        {/* Scrolls on phones, instead of making the page as wide as its columns. */}
        <Table caption={t.sales} captionHidden className="contain-inline-size">
          <thead>
            <tr>
              <ColumnHead>{t.day}</ColumnHead>
              <ColumnHead numeric>{t.net}</ColumnHead>
              <ColumnHead numeric>{t.netBefore}</ColumnHead>
              <ColumnHead numeric>{t.ordersColumn}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {rows.toReversed().map(({ day, orders, net, netBefore }) => (
              <tr key={day}>
                <RowHead dense>{formatDate(language, day)}</RowHead>
                <Cell dense numeric>
                  {money(net)}
                </Cell>
                <Cell dense numeric>
                  {money(netBefore)}
                </Cell>
                <Cell dense numeric>
                  {orders}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </Section>
  )
}
