import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import { repliesJson, type SentReply } from '../inbox/inbox.ts'

/** The lines of a customer's open cart. */
export const cartOf = ({ db, shop }: ShopAdminCtx, customerId: number) =>
  db.query<{ product_id: number; symbol: string; items: number }>(sql`
    select line.product_id, variant.symbol, line.quantity as items
    from carts cart
    join cart_lines line on line.shop_id = cart.shop_id and line.cart_id = cart.id
    join variants variant on variant.shop_id = line.shop_id and variant.id = line.variant_id
    where cart.shop_id = ${shop.id} and cart.customer_id = ${customerId} and cart.closed_at is null order by line.variant_id`)

/** All personal prices of a customer: net, in PLN. */
export const allPricesOf = ({ db, shop }: ShopAdminCtx, customerId: number) =>
  db.query<{ product_id: number; symbol: string; price_net: number; changed_at: Date }>(sql`
    select personal.product_id,
      case when product.has_variants then variant.symbol else product.symbol end as symbol, personal.price_net / 100.0::float8 as price_net, personal.changed_at
    from customer_prices personal
    join products product on product.shop_id = personal.shop_id and product.id = personal.product_id
    join variants variant on variant.shop_id = personal.shop_id and variant.id = personal.variant_id
    where personal.shop_id = ${shop.id} and personal.customer_id = ${customerId} order by personal.variant_id`)

/** The price lists of a customer. */
export const priceListsOf = ({ db, shop }: ShopAdminCtx, customerId: number) =>
  db.query<{ name: string; since: Date }>(sql`
    select list.name, member.added_at as since
    from price_list_customers member join price_lists list on list.shop_id = member.shop_id and list.id = member.price_list_id
    where member.shop_id = ${shop.id} and member.customer_id = ${customerId} order by list.id`)

/** The notes for staff about orders and their payments. */
export const orderNotesOf = ({ db, shop }: ShopAdminCtx, orderUids: readonly string[]) =>
  db.query<{ order_uid: string; text: string; created_at: Date; edited_at: Date | null }>(sql`
    select order_uid, text, created_at, edited_at from order_notes
    where shop_id = ${shop.id} and order_uid = any (${[...orderUids]}::text[]) and sent_to is null
    union all
    select order_uid, note, at, null from payment_events
    where shop_id = ${shop.id} and order_uid = any (${[...orderUids]}::text[]) and note is not null
    order by created_at, order_uid, text`)

/** The messages from an e-mail address, with the replies of the shop. */
export const messagesOf = ({ db, shop }: ShopAdminCtx, email: string) =>
  db.query<{ created_at: Date; text: string; replies: SentReply[] }>(sql`
    select message.created_at, language, name, email, phone, subject, text, about,
      (${repliesJson(sql`entry.shop_id = message.shop_id and entry.message_id = message.id`)}) as replies
    from contact_messages message where shop_id = ${shop.id} and lower(email) = lower(${email}) order by message.created_at, id`)
