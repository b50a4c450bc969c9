import type { Currency } from '@stragan/contract'
import type { TokenCtx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import type { PricedCartRow } from '../cart/cart.ts'
import { type VisitorRow, visitorByToken } from '../session/session.ts'

export interface SummaryRow {
  visitor: VisitorRow
  customer: { id: number; first_name: string } | null
  cart: ({ revision: number } & PricedCartRow) | null
  favourites: number[]
}

/** Finds the session and reads its summary, in one statement; undefined without a session. */
export const summaryRow = (ctx: TokenCtx, currency: Currency | undefined) =>
  ctx.db.maybeOne<SummaryRow>(sql`
    with visitor as (${visitorByToken(ctx)}), cart as (
      select cart.id, cart.revision, cart.customer_id, coalesce(${currency ?? null}, cart.currency) as currency
      from visitor join open_cart(${ctx.shop.id}, visitor.session_id, visitor.customer_id) cart on true
    )
    select to_json(visitor) as visitor,
      (select json_build_object('id', customer.id, 'first_name', customer.first_name)
        from customers customer where customer.shop_id = ${ctx.shop.id} and customer.id = visitor.customer_id) as customer,
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
        where favourite.shop_id = ${ctx.shop.id} and favourite.customer_id = visitor.customer_id), '[]') as favourites
    from visitor`)
