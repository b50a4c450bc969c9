import type { Language } from '@stragan/contract'
import { importProblemText, type RowOutcome } from '@stragan/contract/admin'
import { formatMoney, formatNumber } from '@stragan/contract/formats'
import { Badge } from '@stragan/ui/badge'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { fieldName } from './fields.messages.ts'
import type { ImportedRow } from './import-view.ts'
import { importMessages } from './imports.messages.ts'
import { priceImportMessages } from './price-imports.messages.ts'

const tones = {
  created: 'success',
  changed: 'tinted',
  unchanged: 'neutral',
  refused: 'danger',
  removed: 'warning',
} as const satisfies Record<RowOutcome, string>

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
        {rows.map(row => (
          <tr key={row.number}>
            <RowHead className="tabular-nums">
              <span className="sm:hidden">{t.row} </span>
              {formatNumber(language, row.number)}
            </RowHead>
            <Cell data-label={t.symbol} translate="no" className="wrap-anywhere">
              {row.symbol}
            </Cell>
            <Cell data-label={t.outcome}>
              <Badge tone={tones[row.outcome]}>{t.outcomes[row.outcome]}</Badge>
            </Cell>
            <Cell data-label={t.details} className="wrap-anywhere">
              {detailsOf(row, language)}
            </Cell>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** What differs, or why a row was refused. */
function detailsOf({ outcome, fields, problems, notes, price_net_before, price_net }: ImportedRow, language: Language): string {
  const t = importMessages[language]
  if (outcome === 'refused')
    return problems
      .map(one => [one.field && fieldName(one.field, language), importProblemText(one.problem, language)].filter(Boolean).join(': '))
      .join('; ')
  const price = outcome === 'unchanged' ? null : priceText(price_net_before, price_net, language)
  return [fields.map(field => fieldName(field, language)).join(', '), price, ...notes.map(note => t.notes[note])].filter(Boolean).join('; ')
}

function priceText(before: number | null, after: number | null, language: Language): string | null {
  const p = priceImportMessages[language]
  const money = (net: number) => formatMoney(language, net, 'PLN')
  if (after !== null) return p.price(money(after), before === null ? null : money(before))
  return before === null ? null : p.removedPrice(money(before))
}
