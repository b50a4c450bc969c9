import type { FullProduct, SalesUnit } from '@stragan/contract'
import { describeSalesUnit } from '@stragan/contract/sales-units'
import type { Language } from '@stragan/routing'
import { catalogueMessages } from '../catalogue/catalogue.messages.ts'
import { comparisonMessages } from './comparison.messages.ts'

/** An attribute of the compared products; null where one does not have it. */
export interface ComparisonRow {
  name: string
  values: (string | null)[]
}

/** An attribute with its values: several where the variants of a product differ. */
type Attribute = [name: string, values: string[]]

type ComparedProduct = Pick<
  FullProduct,
  | 'brand'
  | 'weight'
  | 'sales_unit'
  | 'product_features_table_data'
  | 'list_variant_features'
  | 'product_variants_table_data'
  | 'has_variants'
>

/** Values of variants that are shown; the others are counted. */
const maxValues = 6

/** The attributes of the products, in the order in which the products name them: those that differ, and those that are equal. */
export function comparisonRows(language: Language, products: readonly ComparedProduct[]) {
  const attributes = products.map(product => valuesByName(attributesOf(language, product)))
  const names = new Set(attributes.flatMap(ofProduct => [...ofProduct.keys()]))
  const rows = [...names].map(name => ({ name, values: attributes.map(ofProduct => ofProduct.get(name) ?? []) }))
  const shown = ({ name, values }: (typeof rows)[number]): ComparisonRow => ({ name, values: values.map(value => textOf(language, value)) })
  const known = rows.filter(({ values }) => values.some(value => value.length > 0))
  return { differing: known.filter(row => !isEqual(row)).map(shown), equal: known.filter(isEqual).map(shown) }
}

/** A product can have several values of a feature, and its variants further ones. */
const valuesByName = (attributes: readonly Attribute[]) =>
  new Map(
    [...Map.groupBy(attributes, ([name]) => name)].map(([name, sameName]) => [name, distinct(sameName.flatMap(([, values]) => values))]),
  )

const isEqual = ({ values }: { values: string[][] }) => new Set(values.map(value => value.toSorted().join('\n'))).size === 1

function attributesOf(language: Language, product: ComparedProduct): Attribute[] {
  const t = catalogueMessages[language]
  const variants = product.has_variants
    ? product.product_variants_table_data
    : [{ weight: product.weight ?? 0, sales_unit: product.sales_unit, combination_features: [] }]
  return [
    [t.brand, product.brand ? [product.brand.name] : []],
    [t.salesUnit, distinct(variants.map(variant => describeSalesUnit(language, variant.sales_unit)))],
    [comparisonMessages[language].weight, weightsOf(language, variants)],
    ...product.product_features_table_data.map((feature): Attribute => [feature.feature_name, [feature.feature_value]]),
    ...product.list_variant_features.map((name): Attribute => {
      const features = variants.flatMap(variant => variant.combination_features)
      return [name, distinct(features.filter(feature => feature.feature_name === name).map(feature => feature.feature_value))]
    }),
  ]
}

/** The range of weights, for each sales unit: `0.4–1.2 kg / box`. */
function weightsOf(language: Language, variants: readonly { weight: number; sales_unit: SalesUnit }[]): string[] {
  const weighed = variants.filter(({ weight }) => weight > 0)
  return Object.values(Object.groupBy(weighed, ({ sales_unit }) => sales_unit.code)).map(ofUnit => {
    const weights = ofUnit.map(({ weight }) => weight)
    return comparisonMessages[language].weights(Math.min(...weights), Math.max(...weights), ofUnit[0]?.sales_unit ?? null)
  })
}

const distinct = (values: string[]) => [...new Set(values)]

function textOf(language: Language, values: readonly string[]): string | null {
  if (values.length === 0) return null
  const shown = values.slice(0, maxValues).join(', ')
  return values.length > maxValues ? comparisonMessages[language].andMore(shown, values.length - maxValues) : shown
}
