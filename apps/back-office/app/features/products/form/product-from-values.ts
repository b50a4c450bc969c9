import { type Language, languages } from '@stragan/contract'
import type { ProductDocument } from '@stragan/contract/admin'
import { linesOf } from '../../../platform/lines.ts'
import { typedDecimal } from '../../../platform/typed-decimal.ts'
import { featureControl, isRowFilled, maxRows, rowControl, rowsName, textIn, textNames, type Values } from './product-values.ts'

type Variant = ProductDocument['variants'][number]

/** The product that a form stands for. What cannot be converted stays the text that was typed, so that the answer of the API names it. */
export interface TypedProduct {
  product: ProductDocument
  /** The row of each variant. */
  rows: number[]
}

const idOf = (text: string) => (/^\d{1,10}$/.test(text) ? Number(text) : null)
const digitsOf = (text: string) => text.replace(/[\s-]/g, '') || null

/** Reads a number as the language writes it. */
type ReadNumber = (text: string) => number

const numberIn =
  (language: Language): ReadNumber =>
  text => {
    const digits = typedDecimal(text, language)
    return digits === null ? (text as unknown as number) : Number(digits)
  }

/** Reads the values of a form in the language; `features` are those of the shop. */
export function productFrom(values: Values, features: readonly { id: number }[], language: Language): TypedProduct {
  const numberOf = numberIn(language)
  const text = (name: string) => textIn(values, name)
  const ids = (name: string) => (values[name] ?? []).flatMap(value => idOf(value) ?? [])
  const symbol = text('symbol').trim()
  const ean = digitsOf(text('ean'))
  const inBoth = (name: string) =>
    Object.fromEntries(languages.map(language => [language, text(`${name}.${language}`)])) as Record<(typeof languages)[number], string>
  const rows = variantRows(values, features, numberOf)
  const variants = rows.map(row => variantOf(values, row, features, numberOf))
  const product = {
    symbol,
    ean,
    ...(Object.fromEntries(textNames.map(name => [name, inBoth(name)])) as Pick<ProductDocument, (typeof textNames)[number]>),
    brand_id: idOf(text('brand_id')),
    category_id: idOf(text('category_id')),
    vat_percent: numberOf(text('vat_percent')),
    youtube_link: text('youtube_link').trim() || null,
    is_product_of_the_month: text('is_product_of_the_month') === 'on',
    features: ids('features'),
    variants: withSymbols(variants, symbol, ean),
    related: linesOf(text('related')),
  }
  return { product, rows }
}

/** Rows with a variant, in the requested order; one at least, unless it is to be removed. */
function variantRows(values: Values, features: readonly { id: number }[], numberOf: ReadNumber): number[] {
  const count = Math.min(Number(textIn(values, rowsName)) || 0, maxRows)
  const present = Array.from({ length: count }, (_, row) => row).filter(row => textIn(values, rowControl(row, 'remove')) !== 'on')
  const filled = present.filter(row => isRowFilled(values, row, features))
  const placeOf = (row: number) => {
    const order = numberOf(textIn(values, rowControl(row, 'order')))
    return typeof order === 'number' ? order : row + 1
  }
  return (filled.length > 0 ? filled : present.slice(0, 1)).sort((a, b) => placeOf(a) - placeOf(b) || a - b)
}

function variantOf(values: Values, row: number, features: readonly { id: number }[], numberOf: ReadNumber): Variant {
  const text = (name: string) => textIn(values, rowControl(row, name)).trim()
  const id = idOf(text('id'))
  const [amount, unit] = [text('content_amount'), text('content_unit')]
  const others = text('other').split(' ')
  const chosen = features.map(feature => textIn(values, featureControl(row, feature.id)))
  return {
    ...(id !== null && { id }),
    symbol: text('symbol'),
    ean: digitsOf(text('ean')),
    weight: numberOf(text('weight')),
    sales_unit: {
      code: (text('unit') || 'piece') as Variant['sales_unit']['code'],
      content: amount === '' && unit === '' ? null : ({ amount: numberOf(amount), unit } as Variant['sales_unit']['content']),
    },
    expected_at: text('expected_at') || null,
    features: [...chosen, ...others].flatMap(value => idOf(value) ?? []),
  }
}

/** The only variant is the product itself; others get the symbol of the product with a number. */
function withSymbols(variants: readonly Variant[], symbol: string, ean: string | null): Variant[] {
  const [only] = variants
  if (variants.length === 1 && only) return [{ ...only, symbol: only.symbol || symbol, ean: only.ean ?? ean }]
  const taken = new Set([symbol, ...variants.map(variant => variant.symbol)])
  let number = 1
  const next = () => {
    while (taken.has(`${symbol}-${number}`)) number++
    taken.add(`${symbol}-${number}`)
    return `${symbol}-${number}`
  }
  // A stored variant that had the symbol of its product keeps it.
  return variants.map(variant => ({ ...variant, symbol: variant.symbol || (variant.id === undefined ? next() : symbol) }))
}
