import { formatMoney } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { Disclosure } from '@stragan/ui/disclosure'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { ChartDays } from '../../platform/chart-days.tsx'
import { useLanguage } from '../../platform/language.ts'
import { type CourseStep, chartPath } from './chart-path.ts'
import { priceMessages } from './prices.messages.ts'

interface PriceChartProps {
  /** Oldest first; `shown` is the time, formatted. */
  steps: readonly (CourseStep & { shown: string })[]
  /** Beginning and end of the chart, in milliseconds, and formatted. */
  period: { from: number; to: number; shown: readonly [string, string] }
}

const [width, height] = [900, 160]

/** The course of a price as a stepped line, and the same as a table. */
export function PriceChart({ steps, period }: PriceChartProps) {
  const language = useLanguage()
  const t = priceMessages[language]
  const [first, last] = period.shown
  const prices = steps.flatMap(({ price_net }) => price_net ?? [])
  const money = (net: number) => formatMoney(language, net, 'PLN')
  const priceText = ({ price_net, is_sold }: CourseStep) => {
    if (!is_sold) return t.notSold
    return price_net === null ? t.onRequest : money(price_net)
  }
  return (
    <>
      {prices.length > 0 && (
        <div className="grid gap-1">
          <p aria-hidden="true" className="text-quiet text-xs tabular-nums">
            {money(Math.max(...prices))}
          </p>
          <svg
            viewBox={`0 -4 ${width} ${height + 8}`}
            preserveAspectRatio="none"
            role="img"
            aria-label={t.chart(first, last)}
            className="h-32 w-full border-rule border-b"
          >
            <path
              d={chartPath(steps, period, { width, height })}
              className="fill-none stroke-accent"
              strokeWidth={2}
              vectorEffect="non-scaling-stroke"
            />
          </svg>
          <ChartDays first={first} last={last} />
        </div>
      )}
      <Disclosure summary={t.asTable}>
        <Table caption={t.course} captionHidden>
          <thead>
            <tr>
              <ColumnHead>{t.since}</ColumnHead>
              <ColumnHead numeric>{t.net}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {steps.toReversed().map(step => (
              <tr key={step.from}>
                <RowHead dense>{step.shown}</RowHead>
                <Cell dense numeric>
                  {step.is_promotion && <Badge tone="tinted">{t.promotion}</Badge>} {priceText(step)}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Disclosure>
    </>
  )
}
