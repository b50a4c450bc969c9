import { z } from 'zod'
import { maxLengths, packageContentUnits, salesUnitCodes } from '../constants.ts'
import { eanProblem } from '../ean.ts'
import { day, id } from '../entities/scalars.ts'
import { fieldProblems } from '../field-problems.ts'
import { maxProductVariants, productTextLengths } from './constants.ts'

/** Values of features, of a product and of each variant. */
export const maxProductFeatures = 100
export const maxRelatedProducts = 50
/** kg per sales unit. */
const maxWeight = 100_000
const maxContent = 1_000_000

type TextName = keyof typeof productTextLengths

/** A text per language; empty where there is none. */
const texts = (name: TextName) => {
  const text = z.string().trim().max(productTextLengths[name])
  return z.object({ en: text, pl: text })
}

/** Empty: proposed from the name. Digits alone are ids of products. */
const slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(productTextLengths.slugs)
  .regex(/^[a-z0-9._-]*$/)
  .refine(text => text === '' || !/^\d+$/.test(text), { error: fieldProblems.wrong_format })

const symbol = z
  .string()
  .trim()
  .max(maxLengths.symbol)
  // It is looked up without separators.
  .refine(text => /[A-Za-z0-9]/.test(text), { error: fieldProblems.required })

const ean = z
  .string()
  .max(14, { error: fieldProblems.ean_length })
  .refine(text => eanProblem(text) === null, { error: ({ input }) => fieldProblems[eanProblem(String(input)) ?? 'wrong_format'] })
  .nullable()

const decimal = (max: number) => z.number().max(max).multipleOf(0.00001)

const salesUnit = z
  .object({
    code: z.enum(salesUnitCodes),
    /** How much one sales unit contains; null for single articles. */
    content: z.object({ amount: decimal(maxContent).positive(), unit: z.enum(packageContentUnits) }).nullable(),
  })
  // A piece contains one piece; what is sold by weight or length has no content.
  .refine(({ code, content }) => code !== 'piece' || content?.unit !== 'piece' || content.amount === 1, {
    error: fieldProblems.wrong_format,
    path: ['content'],
  })
  .refine(({ code, content }) => (code !== 'kg' && code !== 'm') || content === null, {
    error: fieldProblems.wrong_format,
    path: ['content'],
  })

const featureValues = z.array(id).max(maxProductFeatures)

const variant = z.object({
  /** A new variant has none. */
  id: id.optional(),
  symbol,
  ean,
  /** kg per sales unit. */
  weight: decimal(maxWeight).min(0),
  sales_unit: salesUnit,
  expected_at: day.nullable(),
  /** Ids of the values of features by which it differs from the others. */
  features: featureValues,
})

/** What is changed of a product: all but its prices, stock and pictures. */
export const productDocument = z.object({
  symbol,
  ean,
  name: texts('name'),
  slugs: z.object({ en: slug, pl: slug }),
  short_description: texts('short_description'),
  /** Markdown. */
  description: texts('description'),
  /** One per line. */
  warnings: texts('warnings'),
  /** Synonyms, separated by commas: searched, never shown. */
  keywords: texts('keywords'),
  seo_title: texts('seo_title'),
  seo_description: texts('seo_description'),
  brand_id: id.nullable(),
  category_id: id.nullable(),
  vat_percent: z.int().min(0).max(100),
  youtube_link: z
    .url({ protocol: /^https?$/ })
    .max(maxLengths.url)
    .nullable(),
  is_product_of_the_month: z.boolean(),
  /** Ids of the values of features that all variants have. */
  features: featureValues,
  /** In their order. A product with one variant without features is not sold in variants. */
  variants: z.array(variant).min(1).max(maxProductVariants),
  /** Symbols of products that are shown with it, in their order. */
  related: z.array(symbol).max(maxRelatedProducts),
})
export type ProductDocument = z.infer<typeof productDocument>
