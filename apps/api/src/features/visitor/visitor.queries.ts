import type { Currency } from '@stragan/contract'
import type { TokenCtx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { type CustomerRow, customerColumns } from '../auth/auth.ts'
import type { PricedCartRow } from '../cart/cart.ts'
import { savedListNames } from '../saved-lists/saved-lists.ts'
import { type VisitorRow, visitorByToken } from '../session/session.ts'

/** The columns of the customer are null without one. */
export interface SummaryRow extends CustomerRow {
  visitor: VisitorRow
  cart: ({ revision: number } & PricedCartRow) | null
  favourites: number[]
  saved_lists: { id: string; name: string }[]
}

/** Finds the session and reads its summary, in one statement; undefined without a session. */
export const summaryRow = (ctx: TokenCtx, currency: Currency | undefined) =>
  ctx.db.maybeOne<SummaryRow>(sql`
    with visitor as (${visitorByToken(ctx)}), cart as (
      select cart.id, cart.revision, cart.customer_id, coalesce(${currency ?? null}, cart.currency) as currency
      from visitor join open_cart(${ctx.shop.id}, visitor.session_id, visitor.customer_id) cart on true
    )
    select to_json(visitor) as visitor, ${customerColumns},
      (select json_build_object('revision', cart.revision, 'currency', cart.currency,
          'rate', (select entry ->> 'rate' from configuration
            where shop_id = ${ctx.shop.id} and scope = 'currency' and enabled and entry ->> 'code' = cart.currency),
          'lines', coalesce((
            select json_agg(line) from (
              select held.quantity, sold.is_active, sold.vat_percent, sold.weight, sold.price_net, sold.promo_net, sold.personal_net, sold.tiers
              from cart_lines held
              join sold_variants(${ctx.shop.id}, cart.customer_id, ${ctx.language}, ${ctx.shop.defaultLanguage}) sold
                on sold.variant_id = held.variant_id
              where held.shop_id = ${ctx.shop.id} and held.cart_id = cart.id
            ) line), '[]'))
        from cart) as cart,
      coalesce((
        select json_agg(product.id order by favourite.added_at desc, product.id desc)
        from favourites favourite
        join products product on product.shop_id = favourite.shop_id and product.id = favourite.product_id and product.is_active
        where favourite.shop_id = ${ctx.shop.id} and favourite.customer_id = visitor.customer_id), '[]') as favourites,
      ${savedListNames(ctx, sql`visitor.customer_id`)} as saved_lists
    from visitor left join customers on customers.shop_id = ${ctx.shop.id} and customers.id = visitor.customer_id`)
