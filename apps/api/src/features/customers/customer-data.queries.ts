import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import { repliesJson, type SentReply } from '../inbox/inbox.ts'

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
