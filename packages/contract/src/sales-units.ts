import type { Language } from './constants.ts'
import type { PackageContent, SalesUnit } from './entities/sales-unit.ts'
import { formatNumber } from './formats.ts'
import { type PluralForms, plural } from './plural.ts'

type Code = SalesUnit['code']

/** The sales unit of a single article. */
export const singlePiece: SalesUnit = { code: 'piece', content: null }

const noBreakSpace = '\u00a0'

const english = (one: string, other = `${one}s`): PluralForms => ({ one, other })
/** Accusative and genitive of one; the accusative of several is the nominative, the genitive the form `many`. */
const polish = (one: string, few: string, many: string, genitive: string, accusative = one) => ({
  one,
  few,
  many,
  other: few,
  genitive,
  accusative,
})

/** The forms of the units' names, for quantities. */
export const salesUnitNames: Record<Code, { en: PluralForms; pl: ReturnType<typeof polish> }> = {
  piece: { en: english('piece'), pl: polish('sztuka', 'sztuki', 'sztuk', 'sztuki', 'sztukę') },
  pair: { en: english('pair'), pl: polish('para', 'pary', 'par', 'pary', 'parę') },
  set: { en: english('set'), pl: polish('zestaw', 'zestawy', 'zestawów', 'zestawu') },
  box: { en: english('box', 'boxes'), pl: polish('pudełko', 'pudełka', 'pudełek', 'pudełka') },
  pack: { en: english('pack'), pl: polish('opakowanie', 'opakowania', 'opakowań', 'opakowania') },
  bag: { en: english('bag'), pl: polish('torba', 'torby', 'toreb', 'torby', 'torbę') },
  carton: { en: english('carton'), pl: polish('karton', 'kartony', 'kartonów', 'kartonu') },
  roll: { en: english('roll'), pl: polish('rolka', 'rolki', 'rolek', 'rolki', 'rolkę') },
  can: { en: english('can'), pl: polish('puszka', 'puszki', 'puszek', 'puszki', 'puszkę') },
  bottle: { en: english('bottle'), pl: polish('butelka', 'butelki', 'butelek', 'butelki', 'butelkę') },
  canister: { en: english('jerrycan'), pl: polish('kanister', 'kanistry', 'kanistrów', 'kanistra') },
  bucket: { en: english('bucket'), pl: polish('wiadro', 'wiadra', 'wiader', 'wiadra') },
  cartridge: { en: english('cartridge'), pl: polish('kartusz', 'kartusze', 'kartuszy', 'kartusza') },
  tube: { en: english('tube'), pl: polish('tubka', 'tubki', 'tubek', 'tubki', 'tubkę') },
  kg: { en: english('kg', 'kg'), pl: polish('kg', 'kg', 'kg', 'kg') },
  m: { en: english('m', 'm'), pl: polish('m', 'm', 'm', 'm') },
}

const measures = { kg: 'kg', l: 'l', m: 'm', m2: 'm²' }
/** Units in which less than one kilogram or litre is given. */
const thousandths: Partial<Record<PackageContent['unit'], string>> = { kg: 'g', l: 'ml' }

/** The name of a sales unit: `box`, `pudełko`. */
export const nameOfUnit = (language: Language, code: Code): string => salesUnitNames[code][language].one

/**
 * A quantity of a sales unit, without line breaks: `2 boxes`, `2 pudełka`. Short, pieces are abbreviated; the accusative is Polish:
 * `dodaj 1 puszkę`.
 */
export function formatQuantity(language: Language, quantity: number, code: Code = 'piece', as?: 'short' | 'accusative'): string {
  if (as === 'short' && code === 'piece') return formatPieces(language, quantity)
  const forms = salesUnitNames[code][language]
  const one = as === 'accusative' && 'accusative' in forms ? forms.accusative : forms.one
  return `${formatNumber(language, quantity)}${noBreakSpace}${plural(language, quantity, { ...forms, one })}`
}

const formatPieces = (language: Language, pieces: number): string =>
  `${formatNumber(language, pieces)}${noBreakSpace}${language === 'pl' ? 'szt.' : plural('en', pieces, { one: 'pc', other: 'pcs' })}`

/** A package content: `100 pcs`, `300 ml`, `2.5 kg`. */
export function formatContent(language: Language, { amount, unit }: PackageContent): string {
  if (unit === 'piece') return formatPieces(language, amount)
  const small = amount < 1 ? thousandths[unit] : undefined
  return `${formatNumber(language, small ? amount * 1000 : amount)}${noBreakSpace}${small ?? measures[unit]}`
}

/** From a quantity on: `from 5 boxes`, `od 5 pudełek`; pieces are abbreviated. */
export function formatFrom(language: Language, quantity: number, code: Code): string {
  if (language === 'en') return `from ${formatQuantity('en', quantity, code, 'short')}`
  const { genitive, many } = salesUnitNames[code].pl
  return `od ${code === 'piece' ? formatPieces('pl', quantity) : `${formatNumber('pl', quantity)}${noBreakSpace}${quantity === 1 ? genitive : many}`}`
}

/** Whether a sales unit has a content that quantities may be given in, unlike a single article. */
export const hasContent = ({ code, content }: SalesUnit): boolean => content !== null && code !== 'piece'

/** One sales unit with its content: `box of 100`, `bag of 1 kg`, `pudełko 100 szt.`; the accusative is Polish: `cena za puszkę`. */
export function describeSalesUnit(language: Language, { code, content }: SalesUnit, as?: 'accusative'): string {
  const forms = salesUnitNames[code][language]
  const name = as && 'accusative' in forms ? forms.accusative : forms.one
  if (!content || code === 'piece') return name
  if (language === 'pl') return `${name} ${formatContent('pl', content)}`
  return `${name} of ${content.unit === 'piece' ? formatNumber('en', content.amount) : formatContent('en', content)}`
}

/** What a quantity of a sales unit contains in all: `200 pcs` of 2 boxes of 100; null for single articles. */
export function formatContained(language: Language, quantity: number, { code, content }: SalesUnit): string | null {
  if (!content || code === 'piece') return null
  const amount = Math.round(content.amount * quantity * 100_000) / 100_000
  return formatContent(language, { ...content, amount })
}

/** What a price is for: `box of 100`, `100 boxes`; of variants with several sales units `sales unit`. */
export function describePriced(language: Language, salesUnit: SalesUnit | null, per: 1 | 100): string {
  if (!salesUnit) return language === 'pl' ? 'jednostkę sprzedaży' : 'sales unit'
  return per === 100 ? formatQuantity(language, 100, salesUnit.code, 'short') : describeSalesUnit(language, salesUnit, 'accusative')
}
