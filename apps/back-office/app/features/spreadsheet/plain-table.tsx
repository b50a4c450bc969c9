import { ColumnHead, Table } from '@stragan/ui/table'
import { useLanguage } from '../../platform/language.ts'
import { inputModes, widths } from './cell-input.ts'
import { kinds } from './cells.ts'
import { ChoiceLists, listIdOf } from './choice-lists.tsx'
import { problemText } from './problem-text.ts'
import { cellsJson } from './sent-cells.ts'
import { cellAt, type Edits, partsOf, type Sheet, textAt } from './sheet.ts'
import { spreadsheetMessages } from './spreadsheet.messages.ts'
import { maxPlainRows, type Problem } from './spreadsheet-form.ts'
import { SymbolHead } from './symbol-head.tsx'

interface PlainTableProps {
  sheet: Sheet
  edits: Edits
  problems: Readonly<Record<string, Problem>>
}

/** The sheet as a table of inputs, which a form sends with the values that they were made from. */
export function PlainTable({ sheet: all, edits, problems }: PlainTableProps) {
  const language = useLanguage()
  const t = spreadsheetMessages[language]
  const sheet = { ...all, rows: all.rows.slice(0, maxPlainRows) }
  const shown = sheet.rows
    .flatMap((_, row) => sheet.columns.map(field => cellAt(sheet, row, field)))
    .filter(({ isReadOnly }) => !isReadOnly)
  const keys = new Set(shown.map(({ key }) => key))
  const elsewhere = [...edits].filter(([key]) => !keys.has(key))
  const base = [
    ...shown.map(({ field, id, key, stored }) => ({ field, id, from: edits.get(key)?.from ?? stored })),
    ...elsewhere.map(([key, { from }]) => ({ ...partsOf(key), from })),
  ]
  return (
    <>
      <input type="hidden" name="intent" value="preview" />
      <input type="hidden" name="base" value={cellsJson(base)} />
      {elsewhere.map(([key, { text }]) => (
        <input key={key} type="hidden" name={key} value={text} />
      ))}
      {all.rows.length > maxPlainRows && <p className="hidden text-sm noscript:block">{t.tooManyRows(maxPlainRows)}</p>}
      <ChoiceLists sheet={sheet} />
      <Table caption={t.title} captionHidden className="isolate">
        <thead>
          <tr>
            <ColumnHead>{t.symbol}</ColumnHead>
            {sheet.columns.map(field => (
              <ColumnHead key={field}>{t.columns[field]}</ColumnHead>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map((row, index) => (
            <tr key={row.variant_id}>
              <SymbolHead row={row} />
              {sheet.columns.map(field => {
                const { key, isReadOnly } = cellAt(sheet, index, field)
                const problem = isReadOnly ? undefined : problems[key]
                const text = textAt(sheet, edits, index, field)
                return (
                  <td key={field} className="h-12 border-rule border-b px-1 align-top">
                    {isReadOnly ? (
                      <span className="block px-2 py-3 text-quiet text-xs">{t.sameProduct}</span>
                    ) : (
                      <input
                        id={key}
                        name={key}
                        defaultValue={text}
                        aria-label={`${t.columns[field]}, ${row.symbol}`}
                        aria-invalid={problem ? true : undefined}
                        aria-describedby={problem && `${key}-error`}
                        list={listIdOf(field)}
                        inputMode={inputModes[kinds[field]]}
                        autoComplete="off"
                        className={`field-box my-0.5 h-11 px-2 ${widths[kinds[field]]}`}
                      />
                    )}
                    {problem && (
                      <p id={`${key}-error`} className="max-w-56 pb-2 text-danger text-xs">
                        {problemText(language, problem, { sheet, key })}
                      </p>
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}
