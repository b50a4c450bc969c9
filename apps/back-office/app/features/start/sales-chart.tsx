import { formatDate } from '@stragan/contract/formats'
import { ChartDays } from '../../platform/chart-days.tsx'
import { useLanguage } from '../../platform/language.ts'
import { barsOf } from './bars.ts'
import type { Figures } from './figures.server.ts'
import { startMessages } from './start.messages.ts'

type Days = NonNullable<Figures['orders']>['days']

interface SalesChartProps {
  /** Oldest first, as many of both periods: days of the same place stand side by side. */
  days: Days
  before: Days
}

const height = 80
/** Where the bars of a day begin within its unit of width, and how wide they are: the earlier day on the left. */
const [beforeAt, currentAt, width] = [0.08, 0.5, 0.4]

/** With forced colours both have the colour of the text; one is filled, the other an outline. */
const filled = 'fill-accent forced-colors:fill-current'
const outlined = 'fill-none stroke-quiet forced-colors:stroke-current'

/** Sales by day as pairs of bars on one scale: an outline for the day of the period before, filled for the day itself. */
export function SalesChart({ days, before }: SalesChartProps) {
  const language = useLanguage()
  const t = startMessages[language]
  const [first = '', last = ''] = [days[0], days.at(-1)].map(one => one && formatDate(language, one.day))
  const [bars = [], barsBefore = []] = barsOf(
    [days, before].map(period => period.map(({ net }) => net)),
    height,
  )
  return (
    <div className="grid gap-1">
      <ul className="mb-2 flex flex-wrap gap-x-5 gap-y-1 text-quiet text-sm">
        <LegendItem className={filled}>{t.current}</LegendItem>
        <LegendItem className={outlined}>{t.previous}</LegendItem>
      </ul>
      <svg
        viewBox={`0 0 ${days.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t.chart(first, last)}
        className="h-32 w-full overflow-visible border-rule border-b"
      >
        {barsBefore.map(({ x, y, height }) => (
          <rect key={x} x={x + beforeAt} y={y} width={width} height={height} vectorEffect="non-scaling-stroke" className={outlined} />
        ))}
        {bars.map(({ x, y, height }) => (
          <rect key={x} x={x + currentAt} y={y} width={width} height={height} className={filled} />
        ))}
      </svg>
      <ChartDays first={first} last={last} />
    </div>
  )
}

function LegendItem({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3">
        <rect x={1} y={1} width={10} height={10} className={className} />
      </svg>
      {children}
    </li>
  )
}
