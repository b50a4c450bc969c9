import { writeQuery } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import type { MouseEvent } from 'react'
import type { Choice } from './choice.ts'
import type { ChartView, Found, Option } from './find-products.ts'
import { finderMessages } from './finder.messages.ts'

interface ChartProps {
  chart: ChartView
  /** The features that can be chosen. */
  axes: readonly Axis[]
  found: Pick<Found, 'choice' | 'fitting' | 'card'>
  language: Language
  /** The list that a cell links to. */
  action: string
  onChoose: (values: Choice) => void
}

/**
 * Chart of products by the values of two features: a point for each, filled if it fits the choice, with a ring around the one that is
 * suggested. A cell links to the list of its products; with scripts it chooses its values.
 */
export function ProductChart({ chart, axes, found, language, ...cell }: ChartProps) {
  const t = finderMessages[language]
  const [columns, rows] = [chart.columns, chart.rows].map(feature => axes.find(axis => axis.feature === feature))
  if (!columns || !rows) return null
  const isOpen = ({ feature }: Axis, value: string) => !found.choice[feature] || found.choice[feature] === value
  return (
    <div>
      <table className="w-full table-fixed border-separate border-spacing-0.5 text-xs leading-tight">
        <caption className="sr-only">{t.chartOf(rows.label, columns.label)}</caption>
        <thead>
          <tr>
            <td className="w-[24%] pr-2 pb-1 text-right align-bottom text-quiet">{columns.label} →</td>
            {columns.options.map(({ value, label }) => (
              <th key={value} scope="col" className={`pb-1 align-bottom ${headLook(isOpen(columns, value))}`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.options.map(row => (
            <tr key={row.value}>
              <th scope="row" className={`pr-2 text-right ${headLook(isOpen(rows, row.value))}`}>
                {row.label}
              </th>
              {columns.options.map(column => {
                const isChosen = isOpen(rows, row.value) && isOpen(columns, column.value)
                return (
                  <td key={column.value} className={`h-9 rounded-sm p-0 lg:h-11 ${isChosen ? 'bg-accent-quiet' : 'bg-raised'}`}>
                    <Cell row={row} column={column} isChosen={isChosen} chart={chart} found={found} language={language} {...cell} />
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-1.5 text-quiet text-xs">{t.chartKey}</p>
    </div>
  )
}

interface Axis {
  feature: string
  label: string
  options: readonly Option[]
}

interface CellProps extends Omit<ChartProps, 'axes'> {
  row: Option
  column: Option
  isChosen: boolean
}

function Cell({ row, column, isChosen, chart: { columns, rows, points }, found, language, action, onChoose }: CellProps) {
  const products = points.filter(point => point.column === column.value && point.row === row.value)
  if (products.length === 0) return null
  const query = writeQuery({ feature: { [rows]: [row.value], [columns]: [column.value] }, view: 'table' })
  const choose = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onChoose({ [rows]: row.value, [columns]: column.value })
  }
  const names = products.map(({ name }) => name)
  return (
    <a
      href={`${action}?${query}`}
      data-interactive
      onClick={choose}
      aria-label={finderMessages[language].productsAt(row.label, column.label, names)}
      aria-current={isChosen || undefined}
      className={`grid h-full place-items-center rounded-sm hover:text-accent ${isChosen ? 'text-accent ring-1 ring-accent ring-inset' : 'text-quiet'}`}
    >
      <Points products={products} found={found} />
    </a>
  )
}

const headLook = (isChosen: boolean) => (isChosen ? 'font-semibold' : 'font-normal text-quiet')

const [width, height, maxSpacing] = [48, 36, 14]

/** The points of a cell, in rows that fill it. */
function Points({ products, found: { fitting, card } }: { products: ChartView['points'] } & Pick<ChartProps, 'found'>) {
  const perRow = Math.ceil(Math.sqrt((products.length * width) / height))
  const rowCount = Math.ceil(products.length / perRow)
  const spacing = Math.min(maxSpacing, width / perRow, height / rowCount)
  const at = (place: number, count: number, size: number) => size / 2 + (place - (count - 1) / 2) * spacing
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="h-9 w-12 max-w-full">
      {products.map(({ id, name }, index) => {
        const row = Math.floor(index / perRow)
        const [x, y] = [at(index % perRow, Math.min(perRow, products.length - row * perRow), width), at(row, rowCount, height)]
        return (
          <g key={id} fill="none" stroke="currentColor" strokeWidth={1.5}>
            <title>{name}</title>
            <circle cx={x} cy={y} r={spacing * 0.25} fill={fitting.includes(id) ? 'currentColor' : 'none'} />
            {id === card?.id && <circle cx={x} cy={y} r={spacing * 0.46} />}
          </g>
        )
      })}
    </svg>
  )
}
