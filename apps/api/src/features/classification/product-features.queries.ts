import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import type { Texts } from '../../platform/texts.ts'

export interface FeatureRow {
  id: number
  code: string
  name: Texts
  is_used: boolean
  tells_variants_apart: boolean
  values: number
}

/** The features in their order, or one of them. */
export const features = ({ db, shop }: ShopAdminCtx, id: number | null) =>
  db.query<FeatureRow>(sql`
    select feature.id, feature.code, feature.name, of_products or of_variants as is_used, of_variants as tells_variants_apart, counted.values
    from features feature
    cross join lateral (
      select count(*)::int as values from feature_values value where value.shop_id = ${shop.id} and value.feature_id = feature.id) counted
    cross join lateral (
      select
        exists (select from feature_values value join product_features assigned on assigned.shop_id = ${shop.id} and assigned.value_id = value.id
          where value.shop_id = ${shop.id} and value.feature_id = feature.id) as of_products,
        exists (select from feature_values value join variant_features assigned on assigned.shop_id = ${shop.id} and assigned.value_id = value.id
          where value.shop_id = ${shop.id} and value.feature_id = feature.id) as of_variants) used
    where feature.shop_id = ${shop.id} and (${id}::int is null or feature.id = ${id}::int)
    order by feature.position, feature.id`)

export interface ValueRow {
  id: number
  code: string
  name: Texts
  products: number
}

/** The values of a feature in their order, with the products that have them. */
export const valuesOf = ({ db, shop }: ShopAdminCtx, featureId: number) =>
  db.query<ValueRow>(sql`
    select id, code, name, coalesce(counted.products, 0) as products
    from feature_values
    left join (
      select value_id, count(*)::int as products from product_feature_values
      where shop_id = ${shop.id} and value_id in (select id from feature_values where shop_id = ${shop.id} and feature_id = ${featureId})
      group by value_id
    ) counted on counted.value_id = id
    where shop_id = ${shop.id} and feature_id = ${featureId}
    order by position, id`)

export interface PositionedValue {
  id: number
  position: number
  code: string
  name: Texts
}

export const positionedValues = ({ db, shop }: ShopAdminCtx, featureId: number) =>
  db.query<PositionedValue>(
    sql`select id, position, code, name from feature_values where shop_id = ${shop.id} and feature_id = ${featureId}`,
  )

/** Places and codes of the values of some features. */
export const valuesOfFeatures = ({ db, shop }: ShopAdminCtx, featureIds: readonly number[]) =>
  db.query<{ feature_id: number; position: number; code: string }>(sql`
    select feature_id, position, code from feature_values where shop_id = ${shop.id} and feature_id = any (${[...featureIds]}::int[])`)

export interface NewValue extends PositionedValue {
  feature_id: number
}

export const insertValues = ({ db, shop }: ShopAdminCtx, values: readonly NewValue[]) =>
  db.query(sql`
    insert into feature_values (shop_id, id, feature_id, position, code, name)
    select ${shop.id}, id, feature_id, position, code, name
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) given (id int, feature_id int, position int, code text, name jsonb)`)

export const codesOfFeatures = async ({ db, shop }: ShopAdminCtx, exceptId = 0) =>
  (await db.query<{ code: string }>(sql`select code from features where shop_id = ${shop.id} and id <> ${exceptId}`)).map(
    ({ code }) => code,
  )

export interface StoredFeature {
  id: number
  code: string
  /** As JSON. */
  name: string
}

/** Stores features as the last ones. */
export const insertFeatures = ({ db, shop }: ShopAdminCtx, features: readonly StoredFeature[]) =>
  db.query(sql`
    insert into features (shop_id, id, code, position, name)
    select ${shop.id}, id, code,
      coalesce((select max(position) from features where shop_id = ${shop.id}), 0) + row_number() over (order by id), name::jsonb
    from jsonb_to_recordset(${JSON.stringify(features)}::jsonb) given (id int, code text, name text)`)

export const updateFeature = ({ db, shop }: ShopAdminCtx, { id, code, name }: StoredFeature) =>
  db.query(sql`update features set code = ${code}, name = ${name}::jsonb where shop_id = ${shop.id} and id = ${id}`)

/** Gives the features this order. */
export const placeFeatures = ({ db, shop }: ShopAdminCtx, ids: readonly number[]) =>
  db.query(sql`
    update features set position = placed.position from unnest(${[...ids]}::int[]) with ordinality placed (id, position)
    where shop_id = ${shop.id} and features.id = placed.id and features.position <> placed.position`)

/** The values of a feature as these, whose ids it has or nothing ever had; others are deleted. */
export async function replaceValues({ db, shop }: ShopAdminCtx, featureId: number, values: readonly PositionedValue[]) {
  const given = sql`jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as given (id int, position int, code text, name jsonb)`
  const ofFeature = sql`stored.shop_id = ${shop.id} and stored.feature_id = ${featureId}`
  await db.query(sql`delete from feature_values stored where ${ofFeature} and id <> all (${values.map(({ id }) => id)}::int[])`)
  // Codes that change places would meet: they are free before they are taken.
  await db.query(sql`
    update feature_values stored set code = 'value-of-id-' || stored.id from ${given} where ${ofFeature} and stored.id = given.id and stored.code <> given.code`)
  await db.query(sql`
    update feature_values stored set position = given.position, code = given.code, name = given.name from ${given}
    where ${ofFeature} and stored.id = given.id and (stored.position, stored.code, stored.name) is distinct from (given.position, given.code, given.name)`)
  await db.query(sql`
    insert into feature_values (shop_id, id, feature_id, position, code, name)
    select ${shop.id}, id, ${featureId}, position, code, name from ${given}
    where not exists (select from feature_values stored where stored.shop_id = ${shop.id} and stored.id = given.id)`)
}

/** The number of products that have a feature. */
export const productsWith = async ({ db, shop }: ShopAdminCtx, featureId: number) =>
  (
    await db.one<{ products: number }>(sql`
      select count(distinct product_id)::int as products from product_feature_values
      where shop_id = ${shop.id} and value_id in (select id from feature_values where shop_id = ${shop.id} and feature_id = ${featureId})`)
  ).products

/** Locks the values of a feature, so that no product begins to have one; with `only`, these of them. */
export const lockValues = ({ db, shop }: ShopAdminCtx, featureId: number, only?: readonly number[]) =>
  db.query(sql`
    select 1 from feature_values where shop_id = ${shop.id} and feature_id = ${featureId}
      ${only ? sql`and id = any (${[...only]}::int[])` : sql``} order by id for update`)

/** Products of which one variant has one of two values, and another variant the other one. */
export const countProductsDistinguishedBy = async ({ db, shop }: ShopAdminCtx, valueId: number, intoId: number) =>
  (
    await db.one<{ products: number }>(sql`
      select count(distinct one.product_id)::int as products
      from variant_features one
      join variant_features other on other.shop_id = one.shop_id and other.product_id = one.product_id and other.variant_id <> one.variant_id
      where one.shop_id = ${shop.id} and one.value_id = ${valueId} and other.value_id = ${intoId}`)
  ).products

/** Gives products and variants a value in place of another one. */
export async function reassignValue({ db, shop }: ShopAdminCtx, valueId: number, intoId: number) {
  await db.query(sql`
    insert into product_features (shop_id, product_id, value_id)
    select shop_id, product_id, ${intoId} from product_features where shop_id = ${shop.id} and value_id = ${valueId} on conflict do nothing`)
  await db.query(sql`
    insert into variant_features (shop_id, product_id, variant_id, value_id)
    select shop_id, product_id, variant_id, ${intoId} from variant_features where shop_id = ${shop.id} and value_id = ${valueId} on conflict do nothing`)
  await db.query(sql`delete from product_features where shop_id = ${shop.id} and value_id = ${valueId}`)
  await db.query(sql`delete from variant_features where shop_id = ${shop.id} and value_id = ${valueId}`)
}
