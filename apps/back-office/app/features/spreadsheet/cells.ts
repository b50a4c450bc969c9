import type { Language, ResponseOutput } from '@stragan/contract'
import type { SpreadsheetField, spreadsheetCalls } from '@stragan/contract/admin'
import { decimalIn, flagIn } from '@stragan/contract/cell-texts'
import { mayBeThousands, shownDecimal } from '../../platform/typed-decimal.ts'

export type Row = ResponseOutput<typeof spreadsheetCalls.spreadsheet>['items'][number]
export type Value = string | number | boolean | null

type Kind = 'text' | 'digits' | 'amount' | 'whole' | 'decimal' | 'choice' | 'flag'

export const kinds: Readonly<Record<SpreadsheetField, Kind>> = {
  name_en: 'text',
  name_pl: 'text',
  price_net: 'amount',
  vat_percent: 'whole',
  items: 'whole',
  minimum_stock: 'whole',
  ean: 'digits',
  weight: 'decimal',
  brand_id: 'choice',
  category_id: 'choice',
  is_active: 'flag',
}

/** Of any column. */
export const maxDecimals = 5

/** Decimals of the numbers of a column; undefined for what is no number. */
export const decimalsOf = (field: SpreadsheetField): number | undefined =>
  ({ amount: 2, whole: 0, decimal: maxDecimals, text: undefined, digits: undefined, choice: undefined, flag: undefined })[kinds[field]]

interface Choice {
  id: number
  name: string
}
/** Brands and categories by which cells name them. */
export interface Choices {
  brands: readonly Choice[]
  categories: readonly Choice[]
}

const flags: Readonly<Record<Language, { yes: string; no: string }>> = { en: { yes: 'yes', no: 'no' }, pl: { yes: 'tak', no: 'nie' } }

/** What cells show and what they say: texts without grouping of thousands, as spreadsheet programs take them. */
export interface Cells {
  textOf: (field: SpreadsheetField, value: Value) => string
  /** Undefined for a text that says nothing, and for a number with more decimals than the column has. Whether a value is allowed, the API decides. */
  valueOf: (field: SpreadsheetField, text: string) => Value | undefined
  /** What a cell can be chosen from. */
  choicesOf: (field: SpreadsheetField) => readonly string[]
}

export function createCells(language: Language, { brands, categories }: Choices): Cells {
  const namesOf = { brand_id: namesIn(brands), category_id: namesIn(categories) }
  const { yes, no } = flags[language]
  return {
    choicesOf: field => {
      if (field === 'brand_id' || field === 'category_id') return [...namesOf[field].byId.values()]
      return field === 'is_active' ? [yes, no] : []
    },
    textOf: (field, value) => {
      if (field === 'is_active') return value ? yes : no
      if (value === null) return ''
      if (field === 'brand_id' || field === 'category_id') return namesOf[field].byId.get(Number(value)) ?? `#${value}`
      if (typeof value !== 'number') return String(value)
      return shownDecimal(kinds[field] === 'amount' ? value.toFixed(2) : value, language)
    },
    valueOf: (field, typed) => {
      const text = typed.trim()
      if (field === 'is_active') return flagIn(text)
      if (kinds[field] === 'text') return text
      if (text === '') return null
      if (field === 'ean') return text.replaceAll(/\s/g, '')
      if (field === 'brand_id' || field === 'category_id') return namesOf[field].byName.get(text.toLowerCase())
      if (mayBeThousands(text, language)) return undefined
      return decimalIn(field === 'vat_percent' ? text.replace('%', '') : text, decimalsOf(field))
    },
  }
}

/** What choices are called in cells, in any case. Those that share a name have their numbers beside it; it alone says nothing. */
function namesIn(choices: readonly Choice[]) {
  const keyOf = (name: string) => name.trim().toLowerCase()
  const namesakes = Map.groupBy(choices, ({ name }) => keyOf(name))
  const isShared = (name: string) => (namesakes.get(keyOf(name))?.length ?? 0) > 1
  const byId = new Map(choices.map(({ id, name }) => [id, isShared(name) ? `${name} #${id}` : name]))
  const byName = new Map([...byId].flatMap(([id, name]) => [[`#${id}`, id] as const, [keyOf(name), id] as const]))
  return { byId, byName }
}
