import { Button } from '@stragan/ui/button'
import { Cell, ColumnHead, RowHead, Table } from '@stragan/ui/table'
import { useEffect, useRef } from 'react'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { Section } from '../../platform/page.tsx'
import { cellsJson } from './sent-cells.ts'
import { rowWith, type Sheet } from './sheet.ts'
import { spreadsheetMessages } from './spreadsheet.messages.ts'
import { formId, type SentCell, type SpreadsheetAnswer } from './spreadsheet-form.ts'

interface PreviewProps {
  shop: string
  sheet: Sheet
  cells: readonly SentCell[]
  preview: NonNullable<SpreadsheetAnswer['preview']>
  /** The cells have been edited since. */
  isOutdated: boolean
  isSending: boolean
}

/** Changes that the list names. */
const maxListed = 100

/** What saving would change, and the form that saves it. */
export function Preview({ shop, sheet, cells, preview: { changed, promotions }, isOutdated, isSending }: PreviewProps) {
  const language = useLanguage()
  const t = spreadsheetMessages[language]
  const place = useRef<HTMLDivElement>(null)
  // A person may have gone on before this script was there.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus()
  }, [])
  const changes = cells.flatMap(({ id, field, from, text }) => {
    const to = sheet.cells.valueOf(field, text) ?? null
    return to === from ? [] : [{ id, field, from, to }]
  })
  const textOf = (text: string) => text || <span className="text-quiet">{t.nothing}</span>
  const isLowered = changes.some(({ field, from, to }) => field === 'price_net' && Number(from) > Number(to))
  const isOfVariant = changes.some(change => change.field === 'price_net' && rowWith(sheet.rows, change)?.variant)
  return (
    <div
      ref={place}
      tabIndex={-1}
      // biome-ignore lint/a11y/noAutofocus: moves the focus to the answer of the form without scripts, too
      autoFocus
      className="grid scroll-mt-4 gap-6 rounded-shop border border-rule p-4 focus:outline-none sm:p-6"
    >
      <Section id="preview" title={t.preview(changed)} lead={t.previewLead}>
        <Table caption={t.preview(changed)} captionHidden tall className="stacks">
          <thead>
            <tr>
              <ColumnHead>{t.row}</ColumnHead>
              <ColumnHead>{t.column}</ColumnHead>
              <ColumnHead>{t.before}</ColumnHead>
              <ColumnHead>{t.after}</ColumnHead>
            </tr>
          </thead>
          <tbody>
            {changes.slice(0, maxListed).map(({ id, field, from, to }) => {
              const row = rowWith(sheet.rows, { field, id })
              return (
                <tr key={`${field}-${id}`}>
                  <RowHead>
                    <span translate="no">{row?.symbol ?? `#${id}`}</span>
                    {row && (
                      <span className="block font-normal text-quiet text-xs">
                        {[row[`name_${language}`] || row.name_en || row.name_pl, row.variant].filter(Boolean).join(', ')}
                      </span>
                    )}
                  </RowHead>
                  <Cell data-label={t.column}>{t.columns[field]}</Cell>
                  <Cell data-label={t.before}>{textOf(sheet.cells.textOf(field, from))}</Cell>
                  <Cell data-label={t.after}>
                    <strong>{textOf(sheet.cells.textOf(field, to))}</strong>
                  </Cell>
                </tr>
              )
            })}
          </tbody>
        </Table>
        {changes.length > maxListed && <p className="text-quiet text-sm">{t.andMore(changes.length - maxListed)}</p>}
        {isLowered && <p className="max-w-prose text-sm">{t.lowered}</p>}
        {isOfVariant && <p className="max-w-prose text-sm">{t.ownPrice}</p>}
      </Section>
      {promotions.length > 0 && (
        <Section id="preview-promotions" title={t.promotions} lead={t.promotionsLead}>
          <ul className="grid gap-3 text-sm">
            {promotions.map(({ id, name, price, time, shown }) => (
              <li key={id}>
                <a href={`/${shop}/promotions/${id}`} className="link">
                  {name}
                </a>
                <span className="block">{price}</span>
                <span className="block text-quiet">
                  {time}: {shown}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <p role="status" className="max-w-prose text-sm empty:hidden">
        {isOutdated && t.outdated}
      </p>
      <p className="hidden max-w-prose text-sm noscript:block">{t.listedOnly}</p>
      {isOutdated ? (
        <Button type="submit" form={formId} pending={isSending && t.sending} className="justify-self-start max-sm:w-full sm:min-w-48">
          {t.checkAgain}
        </Button>
      ) : (
        <form method="post" encType="multipart/form-data">
          <FormKey />
          <input type="hidden" name="intent" value="save" />
          <input type="hidden" name="cells" value={cellsJson(cells)} />
          <Button type="submit" kind="primary" pending={isSending && t.saving} className="max-sm:w-full sm:min-w-48">
            {t.saveCount(changed)}
          </Button>
        </form>
      )}
    </div>
  )
}
