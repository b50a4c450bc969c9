import { type Fields, fieldProblems, languages } from '@stragan/contract'
import type { ShopAdminCtx } from '../../../admin-context.ts'
import * as queries from './product-checks.queries.ts'
import type { StoredDocument } from './stored-document.ts'

type Problems = Record<string, Fields[string]>

/** What is wrong with a product beyond its schema, compared with what is stored; none of it where nothing is stored yet. */
export async function problemsOf(
  ctx: ShopAdminCtx,
  id: number,
  product: StoredDocument,
  stored: StoredDocument | undefined,
): Promise<Fields> {
  const problems: Problems = {}
  const { defaultLanguage } = ctx.shop
  if (product.name[defaultLanguage] === '') problems[`name.${defaultLanguage}`] = fieldProblems.required
  const values = [...product.features, ...product.variants.flatMap(({ features }) => features)]
  const { brand_id, category_id } = product
  const idsOf = (id: number | null) => (id === null ? [] : [id])
  const [found, ofNames] = await Promise.all([
    queries.existingChoicesOf(ctx, { brands: idsOf(brand_id), categories: idsOf(category_id), values }),
    problemsOfNames(ctx, id, product),
  ])
  if (brand_id !== null && !found.brands.includes(brand_id)) problems.brand_id = fieldProblems.unknown
  if (category_id !== null && !found.categories.includes(category_id)) problems.category_id = fieldProblems.unknown
  // A rate that was disabled later stays.
  if (product.vat_percent !== stored?.vat_percent && !found.vat_percents.includes(product.vat_percent))
    problems.vat_percent = fieldProblems.not_one_of
  const isKnown = (value: number) => found.values.includes(value)
  if (!product.features.every(isKnown)) problems.features = fieldProblems.unknown
  for (const [i, { features }] of product.variants.entries())
    if (!features.every(isKnown)) problems[`variants.${i}.features`] = fieldProblems.unknown
  return { ...problems, ...problemsOfVariants(product), ...ofNames }
}

/** Variants differ in their symbols, and in their features where there are several. */
function problemsOfVariants({ variants }: StoredDocument): Problems {
  const problems: Problems = {}
  const symbols = variants.map(({ symbol }) => symbol)
  const features = variants.map(one => one.features.join())
  for (const i of variants.keys()) {
    if (symbols.indexOf(symbols[i] ?? '') < i) problems[`variants.${i}.symbol`] = fieldProblems.twice
    if (features.indexOf(features[i] ?? '') < i) problems[`variants.${i}.features`] = fieldProblems.twice
  }
  return problems
}

/** Symbols and addresses are those of one product. */
async function problemsOfNames(ctx: ShopAdminCtx, id: number, { symbol, slugs, variants }: StoredDocument): Promise<Problems> {
  const problems: Problems = {}
  const [taken, ...takenSlugs] = await Promise.all([
    queries.takenSymbols(ctx, { id, product: [symbol], variants: variants.map(one => one.symbol) }),
    ...languages.map(language => queries.takenSlugs(ctx, { id, language, slugs: [slugs[language]] })),
  ])
  if (taken.products.length > 0) problems.symbol = fieldProblems.twice
  for (const [i, variant] of variants.entries())
    if (taken.variants.includes(variant.symbol)) problems[`variants.${i}.symbol`] = fieldProblems.twice
  for (const [i, language] of languages.entries()) if (takenSlugs[i]?.length) problems[`slugs.${language}`] = fieldProblems.twice
  return problems
}
