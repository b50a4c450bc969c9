import type { ShopAdminCtx } from '../../../admin-context.ts'
import { sql } from '../../../platform/database.ts'
import { textsJson } from '../../../platform/texts.ts'
import { hasVariants, type StoredDocument, type StoredProduct, type StoredTable, type StoredVariant } from './stored-document.ts'

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

const valuesOf = (product: StoredDocument) => sql`
  ${product.symbol}, ${product.ean}, ${textsJson(product.name)}::jsonb, ${textsJson(product.slugs)}::jsonb, ${textsJson(product.short_description)}::jsonb,
  ${textsJson(product.description)}::jsonb, ${textsJson(product.warnings)}::jsonb, ${textsJson(product.keywords)}::jsonb, ${textsJson(product.seo_title)}::jsonb,
  ${textsJson(product.seo_description)}::jsonb, ${product.brand_id}::int, ${product.category_id}::int, ${product.vat_percent}::int,
  ${product.youtube_link}, ${product.is_product_of_the_month}::boolean, ${hasVariants(product)}::boolean`

export const insertProduct = ({ db, shop }: ShopAdminCtx, id: number, product: StoredDocument) =>
  db.query(sql`insert into products (shop_id, id, ${columns}, is_active) values (${shop.id}, ${id}, ${valuesOf(product)}, false)`)

export const updateProduct = ({ db, shop }: ShopAdminCtx, id: number, product: StoredDocument) =>
  db.query(sql`update products set (${columns}) = row (${valuesOf(product)}) where shop_id = ${shop.id} and id = ${id}`)

const rowsOf = (variants: readonly StoredVariant[], positions: ReadonlyMap<number, number>) =>
  JSON.stringify(
    variants.map(({ sales_unit: { code, content }, ...variant }) => ({
      ...variant,
      position: positions.get(variant.id),
      sales_unit: code,
      package_content_amount: content?.amount ?? null,
      package_content_unit: content?.unit ?? null,
    })),
  )
const variantColumns = sql`position, symbol, ean, weight, sales_unit, package_content_amount, package_content_unit, expected_at`
const given = (rows: string) => sql`
  jsonb_to_recordset(${rows}::jsonb) as given (id int, position int, symbol text, ean text, weight numeric, sales_unit text,
    package_content_amount numeric, package_content_unit text, expected_at date)`

type Positions = ReadonlyMap<number, number>

export const insertVariants = ({ db, shop }: ShopAdminCtx, productId: number, variants: readonly StoredVariant[], positions: Positions) =>
  db.query(sql`
    insert into variants (shop_id, product_id, id, ${variantColumns})
    select ${shop.id}, ${productId}, id, ${variantColumns} from ${given(rowsOf(variants, positions))}`)

/** Variants may exchange their symbols. */
export const updateVariants = ({ db, shop }: ShopAdminCtx, variants: readonly StoredVariant[], positions: Positions) =>
  db.query(sql`
    update variants set position = given.position, symbol = given.symbol, ean = given.ean, weight = given.weight, sales_unit = given.sales_unit,
      package_content_amount = given.package_content_amount, package_content_unit = given.package_content_unit, expected_at = given.expected_at
    from ${given(rowsOf(variants, positions))} where variants.shop_id = ${shop.id} and variants.id = given.id`)

export const deleteVariants = ({ db, shop }: ShopAdminCtx, ids: readonly number[]) =>
  db.query(sql`delete from variants where shop_id = ${shop.id} and id = any (${[...ids]}::int[])`)

export async function replaceFeatures({ db, shop }: ShopAdminCtx, id: number, values: readonly number[]): Promise<void> {
  await db.query(sql`
    delete from product_features where shop_id = ${shop.id} and product_id = ${id} and value_id <> all (${[...values]}::int[])`)
  await db.query(sql`
    insert into product_features (shop_id, product_id, value_id)
    select ${shop.id}, ${id}, value_id from unnest(${[...values]}::int[]) value_id on conflict do nothing`)
}

export async function replaceVariantFeatures({ db, shop }: ShopAdminCtx, id: number, variants: readonly StoredVariant[]): Promise<void> {
  const pairs = JSON.stringify(variants.flatMap(variant => variant.features.map(value_id => ({ variant_id: variant.id, value_id }))))
  const wanted = sql`jsonb_to_recordset(${pairs}::jsonb) as wanted (variant_id int, value_id int)`
  await db.query(sql`
    delete from variant_features where shop_id = ${shop.id} and product_id = ${id}
      and (variant_id, value_id) not in (select variant_id, value_id from ${wanted})`)
  await db.query(sql`
    insert into variant_features (shop_id, product_id, variant_id, value_id)
    select ${shop.id}, ${id}, variant_id, value_id from ${wanted} on conflict do nothing`)
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
