import { importProblemText, type RowOutcome } from '@stragan/contract/admin'
import { formatNumber } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { fieldName } from './fields.messages.ts'
import type { ImportedRow } from './import-view.ts'
import { importMessages } from './imports.messages.ts'

const tones = { created: 'success', changed: 'tinted', unchanged: 'neutral', refused: 'danger' } as const satisfies Record<
  RowOutcome,
  string
>

/** What became of rows. */
export function RowsTable({ rows }: { rows: readonly ImportedRow[] }) {
  const language = useLanguage()
  const t = importMessages[language]
  if (rows.length === 0) return <p className="text-quiet">{t.noRows}</p>
  return (
    <Table caption={t.result} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.row}</ColumnHead>
          <ColumnHead>{t.symbol}</ColumnHead>
          <ColumnHead>{t.outcome}</ColumnHead>
          <ColumnHead>{t.details}</ColumnHead>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ number, symbol, outcome, fields, problems, notes }) => (
          <tr key={number}>
            <RowHead className="tabular-nums">
              <span className="sm:hidden">{t.row} </span>
              {formatNumber(language, number)}
            </RowHead>
            <Cell data-label={t.symbol} translate="no" className="wrap-anywhere">
              {symbol}
            </Cell>
            <Cell data-label={t.outcome}>
              <Badge tone={tones[outcome]}>{t.outcomes[outcome]}</Badge>
            </Cell>
            <Cell data-label={t.details} className="wrap-anywhere">
              {outcome === 'refused'
                ? problems
                    .map(one =>
                      [one.field && fieldName(one.field, language), importProblemText(one.problem, language)].filter(Boolean).join(': '),
                    )
                    .join('; ')
                : [fields.map(field => fieldName(field, language)).join(', '), ...notes.map(note => t.notes[note])]
                    .filter(Boolean)
                    .join('; ')}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
