import { maxQuantity, type SalesUnit } from '@stragan/contract'
import { type TypedUnit, unitOfWord } from '@stragan/contract/sales-unit-words'
import { formatQuantity } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'

/** A quantity as typed: a number and, if named, the unit it counts. */
export interface TypedQuantity {
  amount: number
  unit: TypedUnit | null
}

/** Longer texts are no quantity. */
export const maxTypedLength = 60

const grouped = /^[1-9]\d{0,2}(?:[ \u00a0\u202f\u2009]\d{3})+(?!\d)/
const plain = /^\d+(?:[.,]\d+)*/

/**
 * Parses a quantity as people and spreadsheets write it: `10`, `10 szt.`, `2 boxes`, `1 000`, `10,0`, `2.5 kg`. null if it is none: not
 * positive, not whole without a unit, of an unknown unit, or ambiguous in the language, as `1.000` is in Polish.
 */
export function parseQuantity(text: string, language: Language): TypedQuantity | null {
  const typed = text.trim()
  if (typed.length > maxTypedLength) return null
  const [written = ''] = grouped.exec(typed) ?? plain.exec(typed) ?? []
  const number = parseAmount(written.replace(/[ \u00a0\u202f\u2009]/g, ''), language)
  const word = typed.slice(written.length).trim()
  const named = /^[x×]?$/i.test(word) ? { unit: null, size: 1 } : unitOfWord(word)
  if (number === null || named === null) return null
  const { unit, size } = named
  const amount = fiveDecimals(number * size)
  if (amount <= 0 || amount > maxAmount || (unit === null && (!Number.isInteger(amount) || amount > maxQuantity))) return null
  return { amount, unit }
}

/** The maximum quantity in sales units of up to 10,000 pieces. */
const maxAmount = 10_000 * maxQuantity
const decimals = 100_000
/** Rounds an amount, so that a product or sum is as somebody would type it. */
export const fiveDecimals = (amount: number) => Math.round(amount * decimals) / decimals

function parseAmount(written: string, language: Language): number | null {
  if (/^\d+$/.test(written)) return Number(written)
  if (/^[1-9]\d{0,2}(?:,\d{3})+$/.test(written) && language === 'en') return Number(written.replaceAll(',', ''))
  if (/^[1-9]\d{0,2}(?:\.\d{3})+$/.test(written) && language === 'pl') return null
  return /^\d+[.,]\d{1,5}0*$/.test(written) ? Number(written.replace(',', '.')) : null
}

/** Writes a quantity so that parsing the text in either language gives it again: `10`, `200 pcs`, `2.5 kg`. */
export function quantityText({ amount, unit }: TypedQuantity, language: Language): string {
  // Three decimals alone would read as thousands.
  const [whole, rest] = String(amount).split('.')
  const number = rest === undefined ? whole : `${whole}.${rest.length === 3 ? `${rest}0` : rest}`
  if (unit === null) return String(number)
  const word = unit === 'l' || unit === 'm2' ? unit : formatQuantity(language, amount, unit, 'short').replace(/^.*\u00a0/s, '')
  return `${number} ${word}`
}

/**
 * A typed quantity in sales units, or a list of the nearest ones where the amount is not whole sales units, such as 150 pieces of boxes of
 * 100. The list is empty if the unit does not apply.
 */
export function inSalesUnits({ amount, unit }: TypedQuantity, salesUnit: SalesUnit): number | number[] {
  const perUnit = contentIn(unit, salesUnit)
  if (perUnit === null) return []
  const [typed, per] = [Math.round(amount * decimals), Math.round(perUnit * decimals)]
  const isPossible = (one: number) => one >= 1 && one <= maxQuantity
  if (typed % per === 0 && isPossible(typed / per)) return typed / per
  return [...new Set([Math.floor(typed / per), Math.ceil(typed / per)])].filter(isPossible)
}

/** How much of a unit one sales unit is; null if the unit does not apply. A pack is whatever is packed, a piece whatever is counted. */
function contentIn(unit: TypedQuantity['unit'], { code, content }: SalesUnit): number | null {
  if (unit === null || unit === code) return 1
  if (content?.unit === unit) return content.amount
  if (unit === 'pack') return content && code !== 'piece' ? 1 : null
  return unit === 'piece' && content?.unit !== 'piece' && !['pair', 'kg', 'm'].includes(code) ? 1 : null
}

/** Whether a number without a unit may mean pieces instead of sales units: 200 of a box of 100. */
export const isInDoubt = ({ amount, unit }: TypedQuantity, { code, content }: SalesUnit): boolean =>
  unit === null && code !== 'piece' && content?.unit === 'piece' && content.amount > 1 && amount >= content.amount
