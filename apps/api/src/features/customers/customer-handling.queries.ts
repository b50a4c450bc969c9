import type { ShopAdminCtx } from '../../admin-context.ts'
import { sql } from '../../platform/database.ts'

interface LockedRow {
  id: number
  email: string
  email_confirmed_at: Date | null
  nip: string | null
  /** Null where the customer can log in. */
  lock_reason: string | null
}

/** Locks a customer's row until the transaction ends; undefined if there is no such customer. */
export const lockRow = ({ db, shop }: ShopAdminCtx, id: number) =>
  db.maybeOne<LockedRow>(sql`
    select id, email, email_confirmed_at, nip, lock_reason from customers where shop_id = ${shop.id} and id = ${id} for no key update`)

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
