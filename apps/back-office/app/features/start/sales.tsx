import { formatDate, formatMoney } from '@stragan/contract/formats'
import { Disclosure } from '@stragan/ui/disclosure'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import { barsOf } from './bars.ts'
import type { Figures } from './figures.server.ts'
import { startMessages } from './start.messages.ts'

const height = 80

/** Sales of the last 30 days: their sum beside the 30 days before, a bar for each day, and the same as a table. */
export function Sales({ figures: { days, before } }: { figures: NonNullable<Figures['orders']> }) {
  const language = useLanguage()
  const t = startMessages[language]
  const money = (net: number) => formatMoney(language, net, 'PLN')
  const sum = { orders: days.reduce((n, day) => n + day.orders, 0), net: days.reduce((n, day) => n + day.net, 0) }
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? '']
  return (
    <Section id="sales" title={t.sales} lead={t.salesLead}>
      <p>
        <strong className="text-xl tabular-nums">{money(sum.net)}</strong>{' '}
        <span className="text-quiet text-sm">
          {t.orders(sum.orders)}. {t.before(money(before.net), t.orders(before.orders))}
        </span>
      </p>
      <div className="grid gap-1">
        <svg
          viewBox={`0 0 ${days.length} ${height}`}
          preserveAspectRatio="none"
          role="img"
          aria-label={t.chart(formatDate(language, first), formatDate(language, last))}
          className="h-32 w-full border-rule border-b"
        >
          {barsOf(
            days.map(({ net }) => net),
            height,
          ).map(({ x, y, height }) => (
            <rect key={x} x={x + 0.1} y={y} width={0.8} height={height} className="fill-accent" />
          ))}
        </svg>
        <p aria-hidden="true" className="flex justify-between text-quiet text-xs tabular-nums">
          <span>{formatDate(language, first)}</span>
          <span>{formatDate(language, last)}</span>
        </p>
      </div>
      <Disclosure summary={t.asTable}>
        <Table caption={t.sales} captionHidden>
          <thead>
            <tr>
              <ColumnHead>{t.day}</ColumnHead>
              <ColumnHead numeric>{t.ordersColumn}</ColumnHead>
              <ColumnHead numeric>{t.net}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, orders, net }) => (
              <tr key={day}>
                <RowHead dense>{formatDate(language, day)}</RowHead>
                <Cell dense numeric>
                  {orders}
                </Cell>
                <Cell dense numeric>
                  {money(net)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </Section>
  )
}
