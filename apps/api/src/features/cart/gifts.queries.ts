import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'
import { pictureJson, type StoredPicture } from '../pictures/pictures.ts'

export interface GiftRow {
  id: number
  name: string
  description: string | null
  picture: StoredPicture | null
  min_order_value: number
  stock_on_hand: number
}

/** The shop's active gifts in their order, as JSON. */
export const giftsJson = (ctx: Ctx) => sql`
  coalesce((
    select json_agg(json_build_object('id', gift.id, 'name', ${text(ctx, sql`gift.name`)}, 'description', ${text(ctx, sql`gift.description`)},
      'picture', (select ${pictureJson(ctx, sql`picture`)} from pictures picture where picture.shop_id = gift.shop_id and picture.id = gift.picture_id),
      'min_order_value', gift.min_order_value, 'stock_on_hand', gift.stock_on_hand) order by gift.position, gift.id)
    from gifts gift where gift.shop_id = ${ctx.shop.id} and gift.is_active), '[]')`

/** Takes one gift from the stock, or returns it; false if the stock is empty. */
export const takeGift = async (ctx: Ctx, id: number, quantity: 1 | -1) => {
  const taken = await ctx.db.query(sql`
    update gifts set stock_on_hand = stock_on_hand - ${quantity}::int where shop_id = ${ctx.shop.id} and id = ${id} and stock_on_hand >= ${quantity}::int returning id`)
  return taken.length > 0
}
