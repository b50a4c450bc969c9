import { maxQuantity } from '@stragan/contract'
import type { Language } from '@stragan/routing'

/** Maximum quantity of a line. */

const spaces = '[ \\u00a0\\u202f\\u2009]'
const unit = '(?:szt\\.?|sztuk[aię]?|pcs?\\.?|pieces?|x|×)'
const amount = new RegExp(`^(\\d{1,3}(?:${spaces}\\d{3})+|\\d+(?:[.,]\\d+)*)${spaces}*${unit}?$`, 'iu')

/**
 * Parses a quantity as people and spreadsheets write it: `10`, `10 szt.`, `1 000`, `10,0`. null if it is no whole number, empty, or
 * ambiguous in the language, as `1.000` is in Polish.
 */
export function parseQuantity(text: string, language: Language): number | null {
  const written = amount.exec(text.trim())?.[1]
  const quantity = written === undefined ? null : parseWholeNumber(written.replace(new RegExp(spaces, 'g'), ''), language)
  return quantity !== null && quantity >= 1 && quantity <= maxQuantity ? quantity : null
}

function parseWholeNumber(written: string, language: Language): number | null {
  if (/^\d+$/.test(written)) return Number(written)
  if (/^\d{1,3}(?:,\d{3})+$/.test(written) && language === 'en') return Number(written.replaceAll(',', ''))
  if (/^\d{1,3}(?:\.\d{3})+$/.test(written) && language === 'pl') return null
  const [, whole, decimals] = /^(\d+)[.,](\d+)$/.exec(written) ?? []
  return decimals !== undefined && /^0+$/.test(decimals) ? Number(whole) : null
}
