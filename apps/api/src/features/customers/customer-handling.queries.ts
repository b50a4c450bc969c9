import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'
import { text } from '../../platform/texts.ts'

interface LockedRow {
  id: number
  email: string
  email_confirmed_at: Date | null
  nip: string | null
}

/** Locks a customer's row until the transaction ends; undefined if there is no such customer. */
export const lockRow = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.maybeOne<LockedRow>(sql`
    select id, email, email_confirmed_at, nip from customers where shop_id = ${shop.id} and id = ${id} for no key update`)

export const hasCustomer = async ({ db, shop }: ShopAdminCtx, id: number) =>
  (await db.query(sql`select 1 from customers where shop_id = ${shop.id} and id = ${id}`)).length > 0

export const setApproval = ({ db, shop }: ShopAdminCtx, id: number, isApproved: boolean) =>
  db.query(sql`
    update customers set deferred_payment_approved_at = case when ${isApproved}::boolean then coalesce(deferred_payment_approved_at, clock()) end
    where shop_id = ${shop.id} and id = ${id}`)

export const setLock = ({ db, shop }: ShopAdminCtx, id: number, reason: string) =>
  db.query(sql`
    update customers set locked_at = coalesce(locked_at, clock()), lock_reason = ${reason} where shop_id = ${shop.id} and id = ${id}`)

export const removeLock = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.query(sql`update customers set locked_at = null, lock_reason = null where shop_id = ${shop.id} and id = ${id}`)

/** Whether the NIP is another one than at the change which this transaction takes back. */
export const isOtherCompany = async ({ db, shop }: ShopAdminCtx, id: number) =>
  (
    await db.query(sql`
      select 1 from change_rows undone
      join customers customer on customer.shop_id = ${shop.id} and customer.id = ${id}
      where undone.shop_id = ${shop.id} and undone.change_set_id = (current_setting('app.change')::jsonb ->> 'undoes')::uuid
        and table_name = 'customers' and entity_key = ${String(id)} and undone.before ->> 'nip' is distinct from customer.nip`)
  ).length > 0

export interface PriceRow {
  variant_id: number
  product_id: number
  name: string | null
  symbol: string
  is_active: boolean
  list_net: number | null
  price_net: number
  changed_at: Date
}

/** Personal prices by the id of the variant, in grosz: one more than the limit, if there are. */
export const pricesOf = (ctx: ShopAdminCtx, id: number, { after, limit }: { after: number | null; limit: number }) =>
  ctx.db.query<PriceRow>(sql`
    select personal.variant_id, personal.product_id, ${text(ctx, sql`product.name`)} as name, case when product.has_variants then variant.symbol else product.symbol end as symbol, product.is_active,
      coalesce(tier.price_net, product.price_net) as list_net, personal.price_net, personal.changed_at
    from customer_prices personal
    join products product on product.shop_id = personal.shop_id and product.id = personal.product_id
    join variants variant on variant.shop_id = personal.shop_id and variant.id = personal.variant_id
    left join tiers tier on tier.shop_id = personal.shop_id and tier.variant_id = personal.variant_id and tier.quantity = 1
    where personal.shop_id = ${ctx.shop.id} and personal.customer_id = ${id} ${after === null ? sql`` : sql`and personal.variant_id > ${after}`}
    order by personal.variant_id limit ${limit + 1}`)

export interface NoteRow {
  id: string
  text: string
  author_kind: 'staff' | 'key'
  author_id: string
  author_name: string
  created_at: Date
  edited_at: Date | null
}

export const notesOf = ({ db, shop }: ShopAdminCtx, customerId: number) =>
  db.query<NoteRow>(sql`
    select id, text, author_kind, author_id, author_name, created_at, edited_at from customer_notes
    where shop_id = ${shop.id} and customer_id = ${customerId} order by created_at desc, id`)
