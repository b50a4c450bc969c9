import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { differencesMessages } from './differences.messages.ts'
import { useLanguage } from './language.ts'

/** What a field had and has now, and what was typed; empty texts for nothing. */
export interface Difference {
  label: string
  /** Null where it is not known. */
  before: string | null
  stored: string
  typed: string
}

/** What somebody else has stored meanwhile, beside what was typed. */
export function Differences({ rows }: { rows: readonly Difference[] }) {
  const t = differencesMessages[useLanguage()]
  if (rows.length === 0) return null
  const hasBefore = rows.some(({ before }) => before !== null)
  return (
    // It scrolls where it is too wide, and never widens the form around it.
    <Table caption={t.caption} captionHidden className="stacks w-0 min-w-full">
      <thead>
        <tr>
          <ColumnHead className="bg-raised">{t.field}</ColumnHead>
          {hasBefore && <ColumnHead className="bg-raised">{t.before}</ColumnHead>}
          <ColumnHead className="bg-raised">{t.stored}</ColumnHead>
          <ColumnHead className="bg-raised">{t.typed}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, before, stored, typed }) => (
          <tr key={label}>
            <RowHead className="bg-raised">{label}</RowHead>
            {hasBefore && <Cell data-label={t.before}>{before || t.empty}</Cell>}
            <Cell data-label={t.stored}>{stored || t.empty}</Cell>
            <Cell data-label={t.typed}>{typed || t.empty}</Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
