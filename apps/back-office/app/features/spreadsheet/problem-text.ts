import type { Language } from '@stragan/contract'
import { keyOf, partsOf, type Sheet } from './sheet.ts'
import { spreadsheetMessages } from './spreadsheet.messages.ts'
import type { Problem } from './spreadsheet-form.ts'

/** What is wrong with a cell. */
export function problemText(language: Language, problem: Problem, { sheet, key }: { sheet: Sheet; key: string }): string {
  const t = spreadsheetMessages[language]
  const { field } = partsOf(key)
  if (problem === 'promoted') return t.promoted
  if (problem === 'wrong') return t.wrong[field]
  const row = sheet.rows.find(one => key === keyOf(field, one.product_id) || key === keyOf(field, one.variant_id))
  return t.changedElsewhere(row ? sheet.cells.textOf(field, row[field]) : '')
}
