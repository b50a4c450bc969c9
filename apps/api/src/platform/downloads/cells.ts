import type { Language } from '@stragan/contract'
import type { Column } from '@stragan/contract/admin'

/** A row of a list: an item as its call returns it. */
export type Row = Readonly<Record<string, unknown>>

/** What is written of a list, and how. */
export interface Sheet {
  title: string
  columns: readonly (readonly [field: string, column: Column])[]
  language: Language
  timeZone: string
  /** Of CSV: with semicolons goes the decimal comma. */
  separator: 'comma' | 'semicolon'
  now: Date
}

/** The content of a cell; null where there is none. `moment`: local time as `2026-11-25 14:03:07`. */
export type Cell =
  | { kind: 'text'; text: string }
  | { kind: 'moment'; text: string }
  | { kind: 'number'; value: number }
  | { kind: 'amount'; value: number }
  | null

const yes = { en: 'Yes', pl: 'Tak' }
const no = { en: 'No', pl: 'Nie' }

export const headOf = ({ columns, language }: Sheet) => columns.map(([, { title }]) => title[language])

/** Returns the function that makes the cells of a row. */
export function cellsOf({ columns, language, timeZone }: Sheet): (row: Row) => Cell[] {
  // Swedish is written as ISO 8601.
  const local = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })
  const cellOf = ({ kind, words, part }: Column, whole: unknown): Cell => {
    const value = part === undefined ? whole : (whole as Row | null)?.[part]
    if (value === null || value === undefined) return null
    const text = (text: string): Cell => (text === '' ? null : { kind: 'text', text })
    switch (kind) {
      case 'number':
      case 'amount':
        return { kind, value: Number(value) }
      case 'flag':
        return text((value ? yes : no)[language])
      case 'moment':
        return { kind, text: local.format(new Date(String(value))) }
      case 'list':
        return text((value as readonly string[]).map(one => words?.[one]?.[language] ?? one).join(', '))
      case 'text':
        return text(words?.[String(value)]?.[language] ?? String(value))
    }
  }
  return row => columns.map(([field, column]) => cellOf(column, row[field]))
}
