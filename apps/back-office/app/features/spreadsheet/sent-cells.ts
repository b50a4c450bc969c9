import { maxSpreadsheetCells, type SpreadsheetField, spreadsheetFields } from '@stragan/contract/admin'
import type { FormFields } from '@stragan/web/form-fields.server'
import type { Cells, Value } from './cells.ts'
import { keyOf } from './sheet.ts'
import type { SentCell } from './spreadsheet-form.ts'

const maxTextLength = 1000

/** Cells as forms carry them: those of the plain table with the value that they show, changed ones also with the text. */
export const cellsJson = (cells: readonly (Omit<SentCell, 'text'> & { text?: string })[]) =>
  JSON.stringify(cells.map(({ field, id, from, text }) => (text === undefined ? [field, id, from] : [field, id, from, text])))

/** The changed cells of a form; null for what was made up. Of a plain table, those in which something else was typed than they showed. */
export function sentCells(form: FormFields, cells: Cells): SentCell[] | null {
  if (form.has('cells')) return readCells(form.text('cells'))
  const shown = readCells(form.text('base'))
  if (!shown) return null
  return shown.flatMap(cell => {
    const [key, stored] = [keyOf(cell.field, cell.id), cells.textOf(cell.field, cell.from)]
    const text = form.has(key) ? form.text(key).slice(0, maxTextLength) : stored
    return text.trim() === stored.trim() ? [] : [{ ...cell, text }]
  })
}

function readCells(json: string): SentCell[] | null {
  try {
    const list: unknown = JSON.parse(json)
    if (!Array.isArray(list) || list.length > maxSpreadsheetCells) return null
    const cells = list.map(readCell)
    return cells.every(cell => cell !== null) ? cells : null
  } catch {
    return null
  }
}

function readCell(given: unknown): SentCell | null {
  if (!Array.isArray(given)) return null
  const [field, id, from, text = ''] = given as unknown[]
  const isKnown = isField(field) && Number.isInteger(id) && isValue(from) && typeof text === 'string'
  return isKnown ? { field, id: Number(id), from, text: text.slice(0, maxTextLength) } : null
}

const isField = (field: unknown): field is SpreadsheetField => spreadsheetFields.some(one => one === field)
const isValue = (value: unknown): value is Value => value === null || ['string', 'number', 'boolean'].includes(typeof value)
