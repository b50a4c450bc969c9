import type { Language } from '@stragan/contract'

/**
 * The digits of a decimal number, with a point, as `1 234,5`, `1234.5` and in English `1,234.5` stand for it; null for any other text. In English
 * a comma before three digits at the end may separate thousands or decimals: such a text is no number.
 */
export function typedDecimal(typed: string, language: Language): string | null {
  if (typed.length > maxLength) return null
  const compact = typed.replaceAll(/\s/g, '')
  const isEnglish = language === 'en'
  if (mayBeThousands(compact, language)) return null
  const digits = isEnglish && /^-?\d{1,3}(?:,\d{3})+\./.test(compact) ? compact.replaceAll(',', '') : compact.replace(',', '.')
  return /^-?\d+(?:\.\d+)?$/.test(digits) ? digits : null
}

/** Whether what follows the last comma of a number may be thousands or decimals: in English, where it is three digits. */
export const mayBeThousands = (typed: string, language: Language): boolean => language === 'en' && /,\d{3}$/.test(typed)

const maxLength = 30

/** A decimal number in a field, as {@link typedDecimal} reads it. */
export const shownDecimal = (value: number | string, language: Language): string =>
  language === 'pl' ? String(value).replace('.', ',') : String(value)
