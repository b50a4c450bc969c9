import type { ShopAdminCtx } from '../../../admin-context.ts'
import { sql } from '../../../platform/database.ts'
import { storedTexts } from '../../../platform/texts.ts'
import {
  hasVariants,
  type NewProduct,
  type StoredDocument,
  type StoredProduct,
  type StoredTable,
  type StoredVariant,
} from './stored-document.ts'

/** All rows of a product: none without one. */
export async function productRows({ db, shop }: ShopAdminCtx, id: number): Promise<StoredProduct> {
  const rows = await db.query<{ name: StoredTable; row: object }>(sql`
    select 'products' as name, to_jsonb(row) as row from products row where shop_id = ${shop.id} and id = ${id}
    union all select 'variants', to_jsonb(row) from variants row where shop_id = ${shop.id} and product_id = ${id}
    union all select 'product_features', to_jsonb(row) from product_features row where shop_id = ${shop.id} and product_id = ${id}
    union all select 'variant_features', to_jsonb(row) from variant_features row where shop_id = ${shop.id} and product_id = ${id}
    union all select 'related_products', to_jsonb(row) from related_products row where shop_id = ${shop.id} and product_id = ${id}`)
  const of = (table: StoredTable) => rows.filter(({ name }) => name === table).map(({ row }) => row)
  return {
    products: of('products'),
    variants: of('variants'),
    product_features: of('product_features'),
    variant_features: of('variant_features'),
    related_products: of('related_products'),
  } as unknown as StoredProduct
}

/** Ids of new products or variants, in order. */
export const nextIds = async ({ db, shop }: ShopAdminCtx, kind: 'products' | 'variants', count: number): Promise<number[]> => {
  const highest = kind === 'products' ? sql`select max(id) from products` : sql`select max(id) from variants`
  const rows = await db.query<{ id: number }>(sql`
    select id from next_ids(${shop.id}, ${kind}, coalesce((${highest} where shop_id = ${shop.id}), 0), ${count}) id order by id`)
  return rows.map(({ id }) => id)
}

const columns = sql`symbol, ean, name, slug, short_description, description, warnings, keywords, seo_title, seo_description, brand_id, category_id,
  vat_percent, youtube_link, month_star, has_variants`

const rowOf = (product: StoredDocument) => ({
  symbol: product.symbol,
  ean: product.ean,
  name: storedTexts(product.name),
  slug: storedTexts(product.slugs),
  short_description: storedTexts(product.short_description),
  description: storedTexts(product.description),
  warnings: storedTexts(product.warnings),
  keywords: storedTexts(product.keywords),
  seo_title: storedTexts(product.seo_title),
  seo_description: storedTexts(product.seo_description),
  brand_id: product.brand_id,
  category_id: product.category_id,
  vat_percent: product.vat_percent,
  youtube_link: product.youtube_link,
  month_star: product.is_product_of_the_month,
  has_variants: hasVariants(product),
})
const givenProducts = (rows: readonly object[]) => sql`
  jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (id int, symbol text, ean text, name jsonb, slug jsonb, short_description jsonb,
    description jsonb, warnings jsonb, keywords jsonb, seo_title jsonb, seo_description jsonb, brand_id int, category_id int, vat_percent int,
    youtube_link text, month_star boolean, has_variants boolean, price_net int, is_active boolean)`

export const insertProducts = ({ db, shop }: ShopAdminCtx, added: readonly NewProduct[]) =>
  db.query(sql`
    insert into products (shop_id, id, ${columns}, price_net, is_active)
    select ${shop.id}, id, ${columns}, price_net, is_active
    from ${givenProducts(added.map(({ id, product, offer }) => ({ id, ...rowOf(product), ...offer })))}`)

export const updateProduct = ({ db, shop }: ShopAdminCtx, id: number, product: StoredDocument) =>
  db.query(sql`
    update products set (${columns}) = (select ${columns} from ${givenProducts([rowOf(product)])}) where shop_id = ${shop.id} and id = ${id}`)

/** A variant with its place in its product. */
export interface PlacedVariant {
  product_id: number
  position: number
  variant: StoredVariant
}

const rowsOf = (variants: readonly PlacedVariant[]) =>
  JSON.stringify(
    variants.map(
      ({
        product_id,
        position,
        variant: {
          sales_unit: { code, content },
          ...variant
        },
      }) => ({
        ...variant,
        product_id,
        position,
        sales_unit: code,
        package_content_amount: content?.amount ?? null,
        package_content_unit: content?.unit ?? null,
      }),
    ),
  )
const variantColumns = sql`position, symbol, ean, weight, sales_unit, package_content_amount, package_content_unit, expected_at`
const givenVariants = (variants: readonly PlacedVariant[]) => sql`
  jsonb_to_recordset(${rowsOf(variants)}::jsonb) as given (product_id int, id int, position int, symbol text, ean text, weight numeric,
    sales_unit text, package_content_amount numeric, package_content_unit text, expected_at date)`

export const insertVariants = ({ db, shop }: ShopAdminCtx, variants: readonly PlacedVariant[]) =>
  db.query(sql`
    insert into variants (shop_id, product_id, id, ${variantColumns})
    select ${shop.id}, product_id, id, ${variantColumns} from ${givenVariants(variants)}`)

/** Variants may exchange their symbols. */
export const updateVariants = ({ db, shop }: ShopAdminCtx, variants: readonly PlacedVariant[]) =>
  db.query(sql`
    update variants set position = given.position, symbol = given.symbol, ean = given.ean, weight = given.weight, sales_unit = given.sales_unit,
      package_content_amount = given.package_content_amount, package_content_unit = given.package_content_unit, expected_at = given.expected_at
    from ${givenVariants(variants)} where variants.shop_id = ${shop.id} and variants.id = given.id`)

export const deleteVariants = ({ db, shop }: ShopAdminCtx, ids: readonly number[]) =>
  db.query(sql`delete from variants where shop_id = ${shop.id} and id = any (${[...ids]}::int[])`)

export const insertFeatures = ({ db, shop }: ShopAdminCtx, features: readonly { product_id: number; value_id: number }[]) =>
  db.query(sql`
    insert into product_features (shop_id, product_id, value_id)
    select ${shop.id}, product_id, value_id from jsonb_to_recordset(${JSON.stringify(features)}::jsonb) given (product_id int, value_id int)
    on conflict do nothing`)

export async function replaceFeatures(ctx: ShopAdminCtx, id: number, values: readonly number[]): Promise<void> {
  const { db, shop } = ctx
  await db.query(sql`
    delete from product_features where shop_id = ${shop.id} and product_id = ${id} and value_id <> all (${[...values]}::int[])`)
  await insertFeatures(
    ctx,
    values.map(value_id => ({ product_id: id, value_id })),
  )
}

const givenFeatures = (variants: readonly PlacedVariant[]) => sql`
  jsonb_to_recordset(${JSON.stringify(
    variants.flatMap(({ product_id, variant: { id, features } }) => features.map(value_id => ({ product_id, variant_id: id, value_id }))),
  )}::jsonb) as wanted (product_id int, variant_id int, value_id int)`

export const insertVariantFeatures = ({ db, shop }: ShopAdminCtx, variants: readonly PlacedVariant[]) =>
  db.query(sql`
    insert into variant_features (shop_id, product_id, variant_id, value_id)
    select ${shop.id}, product_id, variant_id, value_id from ${givenFeatures(variants)} on conflict do nothing`)

export async function replaceVariantFeatures(ctx: ShopAdminCtx, id: number, variants: readonly PlacedVariant[]): Promise<void> {
  const { db, shop } = ctx
  await db.query(sql`
    delete from variant_features where shop_id = ${shop.id} and product_id = ${id}
      and (variant_id, value_id) not in (select variant_id, value_id from ${givenFeatures(variants)})`)
  await insertVariantFeatures(ctx, variants)
}

export async function replaceRelated({ db, shop }: ShopAdminCtx, id: number, related: readonly number[]): Promise<void> {
  await db.query(sql`
    delete from related_products where shop_id = ${shop.id} and product_id = ${id} and related_id <> all (${[...related]}::int[])`)
  await db.query(sql`
    insert into related_products (shop_id, product_id, related_id, position)
    select ${shop.id}, ${id}, related_id, position from unnest(${[...related]}::int[]) with ordinality given (related_id, position)
    on conflict (shop_id, product_id, related_id) do update set position = excluded.position
      where related_products.position <> excluded.position`)
}
