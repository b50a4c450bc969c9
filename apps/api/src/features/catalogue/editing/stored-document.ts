import { createHash } from 'node:crypto'
import type { ProductDocument } from '@stragan/contract/admin'
import { bothTexts, type Texts } from '../../../platform/texts.ts'

type Content = NonNullable<ProductDocument['variants'][number]['sales_unit']['content']>

/** Rows of a product, as the database and the history have them. */
export interface StoredRows {
  products: {
    id: number
    symbol: string
    ean: string | null
    name: Texts
    slug: Texts
    short_description: Texts
    description: Texts
    warnings: Texts
    keywords: Texts
    seo_title: Texts
    seo_description: Texts
    brand_id: number | null
    category_id: number | null
    vat_percent: number
    youtube_link: string | null
    month_star: boolean
  }
  variants: {
    id: number
    position: number
    symbol: string
    ean: string | null
    weight: number
    sales_unit: ProductDocument['variants'][number]['sales_unit']['code']
    package_content_amount: number | null
    package_content_unit: Content['unit'] | null
    expected_at: string | null
  }
  product_features: { value_id: number }
  variant_features: { variant_id: number; value_id: number }
  related_products: { related_id: number; position: number }
}
export type StoredTable = keyof StoredRows

/** All rows of a product, by table. */
export type StoredProduct = { [Table in StoredTable]: readonly StoredRows[Table][] }

/** A product as it is stored: related products by their ids, and every variant with its own. */
export type StoredDocument = Omit<ProductDocument, 'related' | 'variants'> & { related: number[]; variants: StoredVariant[] }
export type StoredVariant = ProductDocument['variants'][number] & { id: number }

/** With what a product is put on sale. */
export interface Offer {
  /** In grosz. */
  price_net: number | null
  is_active: boolean
}

/** A product that is checked, and to be stored. */
export interface NewProduct {
  id: number
  product: StoredDocument
  offer: Offer
}

const inOrder = <Row extends { position: number }>(rows: readonly Row[], idOf: (row: Row) => number) =>
  [...rows].sort((a, b) => a.position - b.position || idOf(a) - idOf(b))
export const sorted = (ids: readonly number[]) => [...new Set(ids)].sort((a, b) => a - b)

/** The document that rows stand for; undefined without a product. */
export function documentOf(rows: StoredProduct): StoredDocument | undefined {
  const [product] = rows.products
  if (!product) return undefined
  return {
    symbol: product.symbol,
    ean: product.ean,
    name: bothTexts(product.name),
    slugs: bothTexts(product.slug),
    short_description: bothTexts(product.short_description),
    description: bothTexts(product.description),
    warnings: bothTexts(product.warnings),
    keywords: bothTexts(product.keywords),
    seo_title: bothTexts(product.seo_title),
    seo_description: bothTexts(product.seo_description),
    brand_id: product.brand_id,
    category_id: product.category_id,
    vat_percent: product.vat_percent,
    youtube_link: product.youtube_link,
    is_product_of_the_month: product.month_star,
    features: sorted(rows.product_features.map(({ value_id }) => value_id)),
    variants: inOrder(rows.variants, ({ id }) => id).map(variant => ({
      id: variant.id,
      symbol: variant.symbol,
      ean: variant.ean,
      weight: variant.weight,
      sales_unit: { code: variant.sales_unit, content: contentOf(variant) },
      expected_at: variant.expected_at,
      features: sorted(rows.variant_features.filter(({ variant_id }) => variant_id === variant.id).map(({ value_id }) => value_id)),
    })),
    related: inOrder(rows.related_products, ({ related_id }) => related_id).map(({ related_id }) => related_id),
  }
}

const contentOf = ({ package_content_amount: amount, package_content_unit: unit }: StoredRows['variants']) =>
  amount === null || unit === null ? null : { amount, unit }

/** Identifies a document: prices, stock and pictures are no part of it. */
export const revisionOf = (document: StoredDocument) =>
  createHash('sha256').update(JSON.stringify(document)).digest('base64url').slice(0, 22)

/** Whether a product is sold in variants: people choose one of them. Otherwise the only one is the product itself. */
export const hasVariants = ({ variants }: Pick<StoredDocument, 'variants'>) =>
  variants.length > 1 || variants.some(({ features }) => features.length > 0)
