import { type ProductField, productRowFields } from '@stragan/contract/admin'

/** Of the selects of a mapping, one for each column, in their order. */
export const fieldName = 'field'

/** Of the select of the sheet of a workbook. */
export const sheetName = 'sheet'

/** Of the checkbox of what is created. */
export const createMissingName = 'create_missing'

/** Of the checkbox of what prices are. */
export const pricesIncludeVatName = 'prices_include_vat'

/** Of the select of the VAT rate of what a file says is taxed. */
export const vatPercentName = 'vat_percent'

/** Of the checkbox of prices that a file does not have. */
export const removeMissingName = 'remove_missing'

/** Of a field that says that a file has prices of a price list or a customer. */
export const ofPricesName = 'of_prices'

/** The fields of a form; null for a column that is left out. */
export const mappingIn = (texts: readonly string[]): (ProductField | null)[] =>
  texts.map(text => productRowFields.find(field => field === text) ?? null)

/** What is wrong with what columns are read as: a field that two of them have, or none that has what each row needs; or a VAT rate that the shop no longer has. */
export type MappingProblem = { kind: 'twice'; field: ProductField } | { kind: 'no_symbol' | 'no_name' | 'no_price' | 'no_rate' }

/** `ofPrices`: of a file with prices of a price list or a customer. */
export function mappingProblem(fields: readonly (ProductField | null)[], ofPrices = false): MappingProblem | null {
  const twice = fields.find((field, i) => field !== null && fields.indexOf(field) < i)
  if (twice) return { kind: 'twice', field: twice }
  if (ofPrices && !fields.includes('symbol') && !fields.includes('ean')) return { kind: 'no_name' }
  if (ofPrices) return fields.includes('price_net') ? null : { kind: 'no_price' }
  return fields.includes('symbol') || fields.includes('product_symbol') ? null : { kind: 'no_symbol' }
}

/** The answer to a mapping that cannot be used, with what was chosen. */
export interface MappingAnswer {
  intent: 'check'
  problem: MappingProblem
  fields: (ProductField | null)[]
  createMissing: boolean
  pricesIncludeVat: boolean
  /** Null where the file names rates. */
  vatPercent: number | null
  removeMissing: boolean
}

export const isMappingAnswer = (answer: object | undefined): answer is MappingAnswer =>
  answer !== undefined && 'problem' in answer && 'fields' in answer
