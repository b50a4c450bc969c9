import { formatNumber } from '@stragan/contract/formats'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import type { ArchiveView, PartView } from './archive-view.ts'
import { archiveMessages } from './archives.messages.ts'

/** An archive removes nothing. */
const outcomes = ['created', 'changed', 'unchanged', 'refused'] as const

/** What became of the entries of each part of the shop. */
export function PartsTable({ shop, found }: { shop: string; found: ArchiveView }) {
  const language = useLanguage()
  const t = archiveMessages[language]
  const counts = (of: ArchiveView | PartView) =>
    outcomes.map(outcome => (
      <Cell key={outcome} numeric data-label={t.outcomes[outcome]}>
        {formatNumber(language, of[outcome])}
      </Cell>
    ))
  return (
    <Table caption={t.result} captionHidden className="stacks">
      <thead>
        <tr>
          <ColumnHead>{t.part}</ColumnHead>
          {outcomes.map(outcome => (
            <ColumnHead key={outcome} numeric>
              {t.outcomes[outcome]}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody>
        {found.parts.map(part => (
          <tr key={part.name}>
            <RowHead>
              {t.parts[part.name] ?? part.name}
              {part.import_id && (
                <a href={`/${shop}/imports/${part.import_id}`} className="link block font-normal text-xs">
                  {t.allRows}
                </a>
              )}
            </RowHead>
            {counts(part)}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <RowHead>{t.total}</RowHead>
          {counts(found)}
        </tr>
      </tfoot>
    </Table>
  )
}

/** The first refused entries, with the reasons. */
export function RefusedEntries({ parts }: { parts: readonly PartView[] }) {
  const language = useLanguage()
  const t = archiveMessages[language]
  const lists = parts.filter(({ import_id, refused }) => import_id === null && refused > 0)
  const rows = lists.flatMap(({ name, problems }) => problems.map(problem => ({ name, ...problem })))
  const more = lists.reduce((sum, { refused, problems }) => sum + refused - problems.length, 0)
  const hasRows = parts.some(({ import_id, refused }) => import_id !== null && refused > 0)
  return (
    <>
      {hasRows && <p>{t.refusedRows}</p>}
      {rows.length > 0 && (
        <Table caption={t.refusedEntries} className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.part}</ColumnHead>
              <ColumnHead numeric>{t.line}</ColumnHead>
              <ColumnHead>{t.reason}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, line, problem, subject, text }) => (
              <tr key={`${name} ${line}`}>
                <RowHead>{t.parts[name] ?? name}</RowHead>
                <Cell numeric data-label={t.line}>
                  {formatNumber(language, line)}
                </Cell>
                <Cell data-label={t.reason} className="wrap-anywhere">
                  {subject !== '' && <span translate="no">{subject}: </span>}
                  {t.problems[problem]}
                  <span lang="en" className="block text-quiet text-xs">
                    {text}
                  </span>
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
      {more > 0 && <p className="text-quiet text-sm">{t.more(more)}</p>}
    </>
  )
}
