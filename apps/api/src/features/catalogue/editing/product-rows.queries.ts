import type { ShopAdminCtx } from '../../../admin-context.ts'
import { batched } from '../../../platform/batched.ts'
import { join, raw, type Sql, sql } from '../../../platform/database.ts'
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
export const productRows = batched(async ({ db, shop }: ShopAdminCtx, ids: readonly number[]): Promise<StoredProduct[]> => {
  const isOne = (column: Sql) => sql`shop_id = ${shop.id} and ${column} = any (${[...ids]}::int[])`
  const rows = await db.query<{ name: StoredTable; product_id: number; row: object }>(sql`
    select 'products' as name, id as product_id, to_jsonb(row) as row from products row where ${isOne(sql`id`)}
    union all select 'variants', product_id, to_jsonb(row) from variants row where ${isOne(sql`product_id`)}
    union all select 'product_features', product_id, to_jsonb(row) from product_features row where ${isOne(sql`product_id`)}
    union all select 'variant_features', product_id, to_jsonb(row) from variant_features row where ${isOne(sql`product_id`)}
    union all select 'related_products', product_id, to_jsonb(row) from related_products row where ${isOne(sql`product_id`)}`)
  const byProduct = Map.groupBy(rows, ({ product_id }) => product_id)
  return ids.map(id => {
    const of = (table: StoredTable) => (byProduct.get(id) ?? []).filter(({ name }) => name === table).map(({ row }) => row)
    return {
      products: of('products'),
      variants: of('variants'),
      product_features: of('product_features'),
      variant_features: of('variant_features'),
      related_products: of('related_products'),
    } as unknown as StoredProduct
  })
})

interface Wanted {
  kind: 'products' | 'variants'
  count: number
}

/** Ids of new products or variants, in order. */
export const nextIds = batched(async ({ db, shop }: ShopAdminCtx, wanted: readonly Wanted[]): Promise<number[][]> => {
  const next = async (kind: Wanted['kind']) => {
    const count = wanted.reduce((sum, one) => sum + (one.kind === kind ? one.count : 0), 0)
    if (count === 0) return []
    const highest = kind === 'products' ? sql`select max(id) from products` : sql`select max(id) from variants`
    const rows = await db.query<{ id: number }>(sql`
      select id from next_ids(${shop.id}, ${kind}, coalesce((${highest} where shop_id = ${shop.id}), 0), ${count}) id order by id`)
    return rows.map(({ id }) => id)
  }
  const [products, variants] = await Promise.all([next('products'), next('variants')])
  const ids = { products, variants }
  return wanted.map(({ kind, count }) => ids[kind].splice(0, count))
})

const columnNames =
  `symbol ean name slug short_description description warnings keywords seo_title seo_description brand_id category_id vat_percent
  youtube_link month_star has_variants`.split(/\s+/)
const columns = join(columnNames.map(name => raw(name)))

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

interface ChangedProduct {
  id: number
  product: StoredDocument
}

export const updateProducts = ({ db, shop }: ShopAdminCtx, changed: readonly ChangedProduct[]) =>
  db.query(sql`
    update products set (${columns}) = (${join(columnNames.map(name => raw(`given.${name}`)))})
    from ${givenProducts(changed.map(({ id, product }) => ({ id, ...rowOf(product) })))} where shop_id = ${shop.id} and products.id = given.id`)

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

export async function replaceFeatures(ctx: ShopAdminCtx, changed: readonly ChangedProduct[]): Promise<void> {
  const { db, shop } = ctx
  const features = changed.flatMap(({ id, product }) => product.features.map(value_id => ({ product_id: id, value_id })))
  await db.query(sql`
    delete from product_features where shop_id = ${shop.id} and product_id = any (${changed.map(({ id }) => id)}::int[])
      and (product_id, value_id) not in (
        select product_id, value_id from jsonb_to_recordset(${JSON.stringify(features)}::jsonb) wanted (product_id int, value_id int))`)
  await insertFeatures(ctx, features)
}

const givenFeatures = (variants: readonly PlacedVariant[]) => sql`
  jsonb_to_recordset(${JSON.stringify(
    variants.flatMap(({ product_id, variant: { id, features } }) => features.map(value_id => ({ product_id, variant_id: id, value_id }))),
  )}::jsonb) as wanted (product_id int, variant_id int, value_id int)`

export const insertVariantFeatures = ({ db, shop }: ShopAdminCtx, variants: readonly PlacedVariant[]) =>
  db.query(sql`
    insert into variant_features (shop_id, product_id, variant_id, value_id)
    select ${shop.id}, product_id, variant_id, value_id from ${givenFeatures(variants)} on conflict do nothing`)

/** Gives the variants of products these features, and no others. */
export async function replaceVariantFeatures(ctx: ShopAdminCtx, variants: readonly PlacedVariant[]): Promise<void> {
  const { db, shop } = ctx
  await db.query(sql`
    delete from variant_features where shop_id = ${shop.id} and product_id = any (${variants.map(({ product_id }) => product_id)}::int[])
      and (variant_id, value_id) not in (select variant_id, value_id from ${givenFeatures(variants)})`)
  await insertVariantFeatures(ctx, variants)
}

export async function replaceRelated({ db, shop }: ShopAdminCtx, changed: readonly ChangedProduct[]): Promise<void> {
  const related = changed.flatMap(({ id, product }) =>
    product.related.map((related_id, i) => ({ product_id: id, related_id, position: i + 1 })),
  )
  const wanted = sql`jsonb_to_recordset(${JSON.stringify(related)}::jsonb) wanted (product_id int, related_id int, position int)`
  await db.query(sql`
    delete from related_products where shop_id = ${shop.id} and product_id = any (${changed.map(({ id }) => id)}::int[])
      and (product_id, related_id) not in (select product_id, related_id from ${wanted})`)
  await db.query(sql`
    insert into related_products (shop_id, product_id, related_id, position)
    select ${shop.id}, product_id, related_id, position from ${wanted}
    on conflict (shop_id, product_id, related_id) do update set position = excluded.position
      where related_products.position <> excluded.position`)
}
