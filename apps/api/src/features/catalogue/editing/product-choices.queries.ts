import type { ShopAdminCtx } from '../../../admin-context.ts'
import { sql } from '../../../platform/database.ts'
import { text } from '../../../platform/texts.ts'

interface Choice {
  id: number
  name: string
}

interface Choices {
  brands: Choice[]
  categories: Choice[]
  features: (Choice & { values: Choice[] })[]
  vat_percents: number[]
}

/** Of each kind at most so many. */
const maxChoices = 5000

/** What the shop's products can have, in the language of the caller. */
export const productChoices = (ctx: ShopAdminCtx) => {
  const { db, shop } = ctx
  return db.one<Choices>(sql`
    with recursive tree (id, name, place, depth) as (
      select id, coalesce(${text(ctx, sql`name`)}, ''), array[position, id], 1 from categories where shop_id = ${shop.id} and parent_id is null
      union all
      select category.id, tree.name || ' › ' || coalesce(${text(ctx, sql`category.name`)}, ''),
        tree.place || array[category.position, category.id], depth + 1
      from tree join categories category on category.shop_id = ${shop.id} and category.parent_id = tree.id
      where depth < 20
    )
    select
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by lower(name), id), '[]')
        from (select id, name from brands where shop_id = ${shop.id} order by lower(name), id limit ${maxChoices}) brand) as brands,
      (select coalesce(json_agg(json_build_object('id', id, 'name', name) order by place), '[]')
        from (select id, name, place from tree order by place limit ${maxChoices}) category) as categories,
      (select coalesce(json_agg(json_build_object('id', feature.id, 'name', coalesce(${text(ctx, sql`feature.name`)}, feature.code), 'values', (
          select coalesce(json_agg(json_build_object('id', value.id, 'name', coalesce(${text(ctx, sql`value.name`)}, value.code))
            order by value.position, value.id), '[]')
          from (select * from feature_values where shop_id = ${shop.id} and feature_id = feature.id order by position, id limit ${maxChoices}) value))
          order by feature.position, feature.id), '[]')
        from (select * from features where shop_id = ${shop.id} order by position, id limit ${maxChoices}) feature) as features,
      (select coalesce(json_agg(percent order by percent desc), '[]') from vat_rates where shop_id = ${shop.id}) as vat_percents`)
}
