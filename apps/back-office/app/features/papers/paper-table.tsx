import type { Paper } from '@stragan/contract/admin'
import { OrderNumbers } from './order-numbers.tsx'

type Table = Paper['tables'][number]
type Column = Table['columns'][number]

const isNumeric = ({ kind }: Column) => kind === 'percent' || kind === 'amount' || kind === 'quantity'
const alignment = (column: Column) => (isNumeric(column) ? 'text-right tabular-nums' : 'text-left')
/** A box is ticked with a pen: on a screen, where it would save nothing, it is not shown. */
const boxOnPaper = ({ kind }: Column) => (kind === 'box' ? 'not-print:hidden!' : '')
const weights = { line: '', sum: '', total: 'font-semibold' }

interface PaperTableProps {
  table: Table
  caption: string
  isTitled: boolean
  /** Addresses of the orders that it names, by number. */
  hrefs: ReadonlyMap<string, string>
}

/** A table of a paper; its head is printed on each page, and no row is broken. On a phone its rows are blocks. */
export function PaperTable({ table: { columns, rows }, caption, isTitled, hrefs }: PaperTableProps) {
  return (
    <table className={`stacks w-full border-collapse text-sm ${isTitled ? 'break-inside-avoid' : ''}`}>
      <caption className={isTitled ? 'pb-1 text-left font-semibold text-base' : 'sr-only'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th
              key={column.title}
              scope="col"
              className={`border-ink border-b py-1.5 pr-4 align-bottom last:pr-0 ${alignment(column)} ${boxOnPaper(column)}`}
            >
              {column.title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ cells, kind }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no other identity
          <tr key={i} className={`break-inside-avoid ${weights[kind]}`}>
            {columns.map((column, at) => (
              <PaperCell key={column.title} column={column} lines={cells[at] ?? []} hrefs={hrefs} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

type PaperCellProps = Pick<PaperTableProps, 'hrefs'> & { column: Column; lines: readonly string[] }

function PaperCell({ column, lines: [first, ...notes], hrefs }: PaperCellProps) {
  const { title, kind } = column
  const cellClass = `border-rule border-b py-1.5 pr-4 align-top last:pr-0 ${alignment(column)}`
  if (kind === 'box')
    return (
      <td className={`${cellClass} ${boxOnPaper(column)}`}>
        <span className="block size-5 border border-ink" />
      </td>
    )
  return (
    <td className={`${cellClass} ${kind === 'text' ? '' : 'whitespace-nowrap'}`} {...(first !== undefined && { 'data-label': title })}>
      {first !== undefined && <OrderNumbers text={first} hrefs={hrefs} />}
      {notes.map(note => (
        <span key={note} className="block font-normal text-quiet text-xs">
          {note}
        </span>
      ))}
    </td>
  )
}
