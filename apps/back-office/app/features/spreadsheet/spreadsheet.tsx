import { maxSpreadsheetCells, type SpreadsheetField } from '@stragan/contract/admin'
import { Button } from '@stragan/ui/button'
import { useSending } from '@stragan/ui/use-sending'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAskBeforeLeaving } from '../../platform/ask-before-leaving.ts'
import { FormKey } from '../../platform/form-key.tsx'
import { useLanguage } from '../../platform/language.ts'
import { type Choices, createCells, type Row } from './cells.ts'
import { Grid } from './grid.tsx'
import { PlainTable } from './plain-table.tsx'
import { Preview } from './preview.tsx'
import { ProblemSummary } from './problem-summary.tsx'
import { cellsJson } from './sent-cells.ts'
import { sentEdits } from './sent-edits.ts'
import { cellAt, type Edits, isSameEdits, partsOf, type Sheet } from './sheet.ts'
import { spreadsheetMessages } from './spreadsheet.messages.ts'
import { formId, type Problem, type SpreadsheetAnswer } from './spreadsheet-form.ts'
import { Toolbar } from './toolbar.tsx'
import { type EditHistory, useEdits } from './use-edits.ts'

interface SpreadsheetProps {
  shop: string
  rows: readonly Row[]
  columns: readonly SpreadsheetField[]
  choices: Choices
  answer: SpreadsheetAnswer | undefined
}

const firstCell = { top: 0, bottom: 0, left: 0, right: 0 }

/** Products as a table of inputs, which scripts replace by a grid; without rows only what became of a form. */
export function Spreadsheet({ shop, rows, columns, choices, answer }: SpreadsheetProps) {
  const language = useLanguage()
  const sheet = useMemo<Sheet>(() => ({ rows, columns, cells: createCells(language, choices) }), [rows, columns, language, choices])
  const { edits: sent, problems, leftOut } = useMemo(() => sentEdits(answer, rows), [answer, rows])
  const form = useRef<HTMLFormElement>(null)
  const [history, begin] = useEdits()
  // What was typed before the scripts were there goes into the grid.
  useEffect(() => begin(typedEdits(form.current, sheet, sent)), [sheet, sent, begin])
  const isChecked = Boolean(answer?.preview)
  const isOutdated = isChecked && history !== null && !isSameEdits(history.edits, sent)
  const { isSending, sendOnce } = useSending()
  return (
    // Both forms: that of the preview, and that of the cells.
    <div className="grid min-w-0 gap-8" onSubmit={sendOnce}>
      {answer && !answer.preview && <ProblemSummary sheet={sheet} answer={answer} problems={problems} leftOut={leftOut} />}
      {answer?.preview && (
        <Preview shop={shop} sheet={sheet} cells={answer.cells} preview={answer.preview} isOutdated={isOutdated} isSending={isSending} />
      )}
      {rows.length === 0 ? null : history ? (
        <Enhanced sheet={sheet} history={history} problems={problems} isChecked={isChecked && !isOutdated} isSending={isSending} />
      ) : (
        <form ref={form} id={formId} method="post" className="grid min-w-0 gap-4">
          <FormKey />
          <Toolbar sheet={sheet} history={null} range={firstCell} />
          <PlainTable sheet={sheet} edits={sent} problems={problems} />
          <SaveBar count={null} isChecked={isChecked} />
        </form>
      )}
    </div>
  )
}

/** The edits that the inputs of the plain table have, on top of those that it came with. */
function typedEdits(form: HTMLFormElement | null, sheet: Sheet, sent: Edits): Edits {
  const typed = new Map(sent)
  const fields = form ? new FormData(form) : new FormData()
  for (const index of sheet.rows.keys())
    for (const field of sheet.columns) {
      const { key, stored } = cellAt(sheet, index, field)
      const text = fields.get(key)
      const from = sent.get(key)?.from ?? stored
      if (typeof text === 'string' && text !== (sent.get(key)?.text ?? sheet.cells.textOf(field, from))) typed.set(key, { from, text })
    }
  return typed
}

interface EnhancedProps {
  sheet: Sheet
  history: EditHistory
  problems: Readonly<Record<string, Problem>>
  /** What these edits would change is shown above. */
  isChecked: boolean
  isSending: boolean
}

/** The grid with its tools. Leaving it with unsaved cells asks first. */
function Enhanced({ sheet, history, problems, isChecked, isSending }: EnhancedProps) {
  const { edits } = history
  const [range, setRange] = useState(firstCell)
  useAskBeforeLeaving(edits.size > 0 && !isSending)
  const cells = [...edits].map(([key, edit]) => ({ ...partsOf(key), ...edit }))
  return (
    <div className="grid min-w-0 gap-4">
      {/* What is on its way cannot be changed any more. */}
      <div inert={isSending} className="grid min-w-0 gap-4">
        <Toolbar sheet={sheet} history={history} range={range} />
        <Grid sheet={sheet} history={history} problems={problems} range={range} onRange={setRange} />
      </div>
      <form
        id={formId}
        method="post"
        encType="multipart/form-data"
        className="bottom-bar sticky bottom-0 z-[6]"
        onSubmit={event => {
          if (edits.size > maxSpreadsheetCells) event.preventDefault()
        }}
      >
        <FormKey />
        <input type="hidden" name="intent" value="preview" />
        <input type="hidden" name="cells" value={cellsJson(cells)} />
        <SaveBar count={edits.size} isChecked={isChecked} isSending={isSending} />
      </form>
    </div>
  )
}

/** The button that shows what would change. Without scripts nobody counts the cells. */
function SaveBar({ count, isChecked, isSending = false }: { count: number | null; isChecked: boolean; isSending?: boolean }) {
  const t = spreadsheetMessages[useLanguage()]
  const status = count !== null && (count > maxSpreadsheetCells ? t.tooMany(maxSpreadsheetCells) : count > 0 && t.unsaved(count))
  return (
    <div
      className={`${count === null ? 'bottom-bar sticky bottom-0 z-[6]' : ''} flex flex-wrap items-center gap-x-5 gap-y-2 border-rule border-t bg-ground py-3`}
    >
      <Button
        type="submit"
        kind={isChecked ? 'secondary' : 'primary'}
        pending={isSending && t.sending}
        className="max-sm:w-full sm:min-w-48"
      >
        {count ? t.checkCount(count) : t.check}
      </Button>
      <p role="status" className="min-w-0 text-quiet text-sm">
        {status}
      </p>
    </div>
  )
}
