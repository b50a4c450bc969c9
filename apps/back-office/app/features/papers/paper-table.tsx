import type { Paper } from '@stragan/contract/admin'
import { useLanguage } from '../../platform/language.ts'
import { paperMessages } from './papers.messages.ts'

type Table = Paper['tables'][number]
type Column = Table['columns'][number]

const isNumeric = ({ kind }: Column) => kind === 'percent' || kind === 'amount' || kind === 'quantity'
const alignment = (column: Column) => (isNumeric(column) ? 'text-right tabular-nums' : 'text-left')
const weights = { line: '', sum: '', total: 'font-semibold' }

/** A table of a paper; its head is printed on each page, and no row is broken. On a phone its rows are blocks. */
export function PaperTable({ table: { columns, rows }, caption, isTitled }: { table: Table; caption: string; isTitled: boolean }) {
  return (
    <table className={`stacks w-full border-collapse text-sm ${isTitled ? 'break-inside-avoid' : ''}`}>
      <caption className={isTitled ? 'pb-1 text-left font-semibold text-base' : 'sr-only'}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column.title} scope="col" className={`border-ink border-b py-1.5 pr-4 align-bottom last:pr-0 ${alignment(column)}`}>
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
              <PaperCell key={column.title} column={column} lines={cells[at] ?? []} row={cells.find(cell => cell.length > 0)?.[0] ?? ''} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A box can be ticked on a screen, too. */
function PaperCell({ column, lines: [first, ...notes], row }: { column: Column; lines: readonly string[]; row: string }) {
  const t = paperMessages[useLanguage()]
  const { title, kind } = column
  const cellClass = `border-rule border-b py-1.5 pr-4 align-top last:pr-0 ${alignment(column)}`
  if (kind === 'box')
    return (
      <td className={cellClass}>
        <input type="checkbox" aria-label={t.boxOf(title, row)} className="block size-5 accent-ink" />
      </td>
    )
  return (
    <td className={`${cellClass} ${kind === 'text' ? '' : 'whitespace-nowrap'}`} {...(first !== undefined && { 'data-label': title })}>
      {first}
      {notes.map(note => (
        <span key={note} className="block font-normal text-quiet text-xs">
          {note}
        </span>
      ))}
    </td>
  )
}
