import { withoutFormula } from '@stragan/contract/cell-texts'

/** What cells refer to, of their workbook. */
export interface Context {
  texts: readonly string[]
  dayStyles: ReadonlySet<number>
  isFrom1904: boolean
}

/** A cell as it is read: its value, or where that stands. */
export interface OpenCell {
  column: number
  type: string
  style: number
  value: string
}

export const isTrue = (value: string | undefined) => value === '1' || value === 'true'

/** `C12` is in column 2. */
export function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  return letters === undefined ? undefined : [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** The text of a cell, as CSV has it. */
export function textIn({ type, style, value }: OpenCell, { texts, dayStyles, isFrom1904 }: Context): string {
  if (type === 's') return withoutFormula(unescaped(texts[Number(value)] ?? ''))
  if (type === 'inlineStr' || type === 'str') return withoutFormula(unescaped(value))
  if (type === 'b') return isTrue(value) ? 'true' : 'false'
  // What a formula that failed shows, and a day in ISO 8601.
  if (type === 'e' || type === 'd') return value.slice(0, type === 'd' ? 10 : 20)
  const number = Number(value)
  if (value === '' || !Number.isFinite(number)) return ''
  return dayStyles.has(style) ? dayOf(number, isFrom1904) : String(Number(number.toPrecision(15)))
}

/** Characters that XML does not have, and underscores before such an escape, are written as `_x000D_` (ECMA-376, 22.9.2.19). */
const unescaped = (text: string) =>
  text.replace(/_x([\dA-F]{4})_/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)))

const dayMs = 86_400_000
/** Day 0 of the serial numbers, of which there is one for 29 February 1900, which never was. */
const [epoch, epochOf1904] = [Date.UTC(1899, 11, 30), Date.UTC(1904, 0, 1)]

function dayOf(serial: number, isFrom1904: boolean): string {
  const date = new Date((isFrom1904 ? epochOf1904 : epoch) + Math.floor(serial) * dayMs)
  return Number.isNaN(date.getTime()) ? String(serial) : date.toISOString().slice(0, 10)
}
