import { Button } from '@stragan/ui/button'
import { Field } from '@stragan/ui/field'
import { useState } from 'react'
import { useLanguage } from '../../platform/language.ts'
import { decimalsOf, maxDecimals } from './cells.ts'
import { maxFormulaLength, readFormula } from './formula.ts'
import { fillDown, type Range, type Sheet, textsIn, write } from './sheet.ts'
import { spreadsheetMessages } from './spreadsheet.messages.ts'
import type { EditHistory } from './use-edits.ts'

interface ToolbarProps {
  sheet: Sheet
  /** Null before the scripts are there. */
  history: EditHistory | null
  range: Range
}

/** What can be done with the selected cells; hidden where scripts never come. */
export function Toolbar({ sheet, history, range }: ToolbarProps) {
  const t = spreadsheetMessages[useLanguage()]
  const [formula, setFormula] = useState('')
  const [isWrong, setWrong] = useState(false)
  const isOff = history === null
  function calculate() {
    const columns = sheet.columns.slice(range.left, range.right + 1)
    const steps = columns.map(field => readFormula(formula, decimalsOf(field) ?? maxDecimals))
    const isRefused = steps.includes(undefined)
    setWrong(isRefused)
    if (isRefused || !history) return
    const texts = textsIn(sheet, history.edits, range).map(line =>
      line.map((text, i) => {
        const field = columns[i]
        const step = steps[i]
        if (!field || !step || decimalsOf(field) === undefined) return text
        const value = sheet.cells.valueOf(field, text)
        return typeof value === 'number' ? sheet.cells.textOf(field, step(value)) : text
      }),
    )
    history.change(write(sheet, history.edits, { row: range.top, column: range.left }, texts))
  }
  return (
    <fieldset aria-label={t.toolbar} className="grid min-w-0 gap-3 noscript:hidden">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <Field
          label={t.formula}
          hint={t.formulaHint}
          error={isWrong ? t.wrongFormula : undefined}
          value={formula}
          maxLength={maxFormulaLength}
          autoComplete="off"
          disabled={isOff}
          onChange={event => setFormula(event.target.value)}
          onKeyDown={event => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            calculate()
          }}
          className="min-w-0 flex-1 basis-64 sm:max-w-80"
        />
        <div className="flex flex-wrap gap-2 sm:pt-7">
          <Button disabled={isOff} onClick={calculate}>
            {t.apply}
          </Button>
          <Button disabled={isOff} onClick={() => history?.change(fillDown(sheet, history.edits, range))}>
            {t.fillDown}
          </Button>
          <Button disabled={!history?.undo} onClick={() => history?.undo?.()}>
            {t.undo}
          </Button>
          <Button disabled={!history?.redo} onClick={() => history?.redo?.()}>
            {t.redo}
          </Button>
        </div>
      </div>
      <p id="spreadsheet-keys" className="max-w-prose text-quiet text-xs">
        {t.keys}
      </p>
    </fieldset>
  )
}
