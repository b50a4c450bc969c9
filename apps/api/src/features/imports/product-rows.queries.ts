import type { ShopAdminCtx } from '../../admin-context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { type Sql, sql } from '../../platform/database.ts'
import type { StoredRows } from '../catalogue/catalogue.ts'

/** A place in the order of the rows. */
export interface RowCursor {
  product: number
  position: number
  variant: number
}

export interface ExportedRow {
  product_id: number
  variant_id: number | null
  position: number | null
  product: Omit<StoredRows['products'], 'id' | 'brand_id' | 'category_id'> & { is_active: boolean; price_net: number | null }
  variant: (Omit<StoredRows['variants'], 'id' | 'position'> & { stock_on_hand: number }) | null
  brand: string | null
  category: string | null
  features: string[]
  variant_features: string[]
  related: string[]
  pictures: { hash: string; is_drawing: boolean }[]
  tiers: { quantity: number; price_net: number }[]
}

/** Values of features as `code=code`, in their order. */
const valuesOf = (shopId: number, of: Sql) => sql`array(
  select feature.code || '=' || value.code from ${of} assigned
  join feature_values value on value.shop_id = ${shopId} and value.id = assigned.value_id
  join features feature on feature.shop_id = ${shopId} and feature.id = value.feature_id
  order by feature.position, feature.id, value.position, value.id)`

/** Variants of all products, one more than the limit, if there are. A product without variants has a row of its own. */
export const exportedRows = ({ db, shop }: ShopAdminCtx, { after, limit }: { after: RowCursor | null; limit: number }) => {
  const slug = shop.defaultLanguage === 'pl' ? sql`category.slug_pl` : sql`category.slug_en`
  const rest = after
    ? sql`and product.id >= ${after.product}
        and (product.id, coalesce(variant.position, 0), coalesce(variant.id, 0)) > (${after.product}, ${after.position}, ${after.variant})`
    : sql``
  return db.query<ExportedRow>(sql`
    with chosen as materialized (
      select product.id as product_id, variant.id as variant_id, variant.position from products product
      left join variants variant on variant.shop_id = product.shop_id and variant.product_id = product.id
      where product.shop_id = ${shop.id} ${rest}
      order by product.id, coalesce(variant.position, 0), coalesce(variant.id, 0) limit ${limit + 1}
    )
    select chosen.*, to_jsonb(product) as product, to_jsonb(variant) as variant, brand.slug as brand, ${slug} as category,
      ${valuesOf(shop.id, sql`(select * from product_features where shop_id = ${shop.id} and product_id = chosen.product_id)`)} as features,
      ${valuesOf(shop.id, sql`(select * from variant_features where shop_id = ${shop.id} and variant_id = chosen.variant_id)`)} as variant_features,
      array(select other.symbol from related_products related
        join products other on other.shop_id = related.shop_id and other.id = related.related_id
        where related.shop_id = ${shop.id} and related.product_id = chosen.product_id order by related.position, related.related_id) as related,
      (select coalesce(json_agg(json_build_object('hash', picture.hash, 'is_drawing', picture.is_drawing) order by shown.position, shown.picture_id), '[]')
        from product_pictures shown join pictures picture on picture.shop_id = shown.shop_id and picture.id = shown.picture_id
        where shown.shop_id = ${shop.id} and shown.product_id = chosen.product_id) as pictures,
      (select coalesce(json_agg(json_build_object('quantity', quantity, 'price_net', price_net) order by quantity), '[]')
        from tiers where shop_id = ${shop.id} and variant_id = chosen.variant_id) as tiers
    from chosen
    join products product on product.shop_id = ${shop.id} and product.id = chosen.product_id
    left join variants variant on variant.shop_id = ${shop.id} and variant.id = chosen.variant_id
    left join brands brand on brand.shop_id = product.shop_id and brand.id = product.brand_id
    left join categories category on category.shop_id = product.shop_id and category.id = product.category_id
    order by chosen.product_id, coalesce(chosen.position, 0), coalesce(chosen.variant_id, 0)`)
}

export const countExportedRows = ({ db, shop }: ShopAdminCtx, max: number) =>
  countRows(
    db,
    sql`products product left join variants variant on variant.shop_id = product.shop_id and variant.product_id = product.id
      where product.shop_id = ${shop.id}`,
    max,
  )
