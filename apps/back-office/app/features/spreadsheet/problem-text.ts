import type { Language } from '@stragan/contract'
import { partsOf, rowWith, type Sheet } from './sheet.ts'
import { spreadsheetMessages } from './spreadsheet.messages.ts'
import type { Problem } from './spreadsheet-form.ts'

/** What is wrong with a cell. */
export function problemText(language: Language, problem: Problem, { sheet, key }: { sheet: Sheet; key: string }): string {
  const t = spreadsheetMessages[language]
  const cell = partsOf(key)
  if (problem === 'promoted') return t.promoted
  if (problem === 'wrong') return t.wrong[cell.field]
  const row = rowWith(sheet.rows, cell)
  return t.changedElsewhere(row ? sheet.cells.textOf(cell.field, row[cell.field]) : '')
}
