import type { Language } from '@stragan/contract'
import type { Ctx, TokenCtx } from '../../context.ts'
import { sql, type Tx } from '../../platform/database.ts'
import { type VisitorRow, visitorByToken } from '../session/session.ts'

export interface CustomerRow {
  id: number
  email: string
  password_hash: string
  first_name: string
  last_name: string
  company: string | null
  nip: string | null
  phone: string | null
  language: Language
  email_confirmed_at: Date | null
  created_at: Date
}

/** Of `CustomerRow`. */
export const customerColumns = sql`id, email, password_hash, first_name, last_name, company, nip, phone, language, email_confirmed_at, created_at`

export const customerByEmail = (ctx: Ctx, email: string) =>
  ctx.db.maybeOne<CustomerRow>(sql`
    select ${customerColumns} from customers where shop_id = ${ctx.shop.id} and email_key = lower(${email})`)

/** The account to log in to by e-mail, which has to be confirmed. `device_hash` is null for an unknown device. */
export const customerForLogin = (ctx: Ctx, email: string, deviceHash: string | null) =>
  ctx.db.maybeOne<CustomerRow & { device_hash: string | null }>(sql`
    select ${customerColumns}, (
      select hash from customer_devices device
      where device.shop_id = customers.shop_id and device.customer_id = customers.id and hash = ${deviceHash} and expires_at > clock()) as device_hash
    from customers where shop_id = ${ctx.shop.id} and email_key = lower(${email}) and email_confirmed_at is not null`)

/** Whether staff have locked a customer; undefined if they were erased. None is locked, unlocked or erased until the transaction ends. */
export const isLocked = async (ctx: Ctx, tx: Tx, id: number): Promise<boolean | undefined> => {
  const row = await tx.maybeOne<{ locked_at: Date | null }>(sql`
    select locked_at from customers where shop_id = ${ctx.shop.id} and id = ${id} for share`)
  return row && row.locked_at !== null
}

export const customerById = (ctx: Ctx, id: number) =>
  ctx.db.maybeOne<CustomerRow>(sql`select ${customerColumns} from customers where shop_id = ${ctx.shop.id} and id = ${id}`)

/** Finds the session and reads its customer, in one statement; undefined without a session, and columns are null without a customer. */
export const customerByToken = (ctx: TokenCtx) =>
  ctx.db.maybeOne<{ visitor: VisitorRow } & CustomerRow>(sql`
    with visitor as (${visitorByToken(ctx)})
    select to_json(visitor) as visitor, ${customerColumns}
    from visitor left join customers on customers.shop_id = ${ctx.shop.id} and customers.id = visitor.customer_id`)

type NewCustomer = Omit<CustomerRow, 'id' | 'email_confirmed_at' | 'created_at'> & { consents: object }

/** Inserts an account with a confirmed e-mail and an id that erased ones did not have; undefined if the e-mail has an account. */
export async function insertCustomer(ctx: Ctx, tx: Tx, customer: NewCustomer): Promise<number | undefined> {
  const row = await tx.maybeOne<{ id: number }>(sql`
    insert into customers (shop_id, id, email, password_hash, first_name, last_name, company, nip, phone, language, consents, email_confirmed_at)
    select ${ctx.shop.id}, (
        select next_ids(${ctx.shop.id}, 'customers', coalesce(max(id), 0), 1) from customers where shop_id = ${ctx.shop.id}
      ), email, password_hash, first_name, last_name, company, nip, phone, language, consents, clock()
    from jsonb_populate_record(null::customers, ${JSON.stringify(customer)}::jsonb)
    on conflict (shop_id, email_key) do nothing
    returning id`)
  return row?.id
}

/** Inserts a link to set a new password. Earlier links stay valid: anybody can request one for any e-mail. */
export const insertResetLink = (ctx: Ctx, tx: Tx, customerId: number, hash: string, expiresAt: Date) =>
  tx.query(sql`
    insert into customer_links (shop_id, hash, customer_id, purpose, expires_at)
    values (${ctx.shop.id}, ${hash}, ${customerId}, 'reset', ${expiresAt.toISOString()})`)

/** Consumes a link and deletes the customer's others; undefined if it is unknown, used or expired. */
export async function consumeResetLink(ctx: Ctx, tx: Tx, hash: string): Promise<number | undefined> {
  const row = await tx.maybeOne<{ customer_id: number }>(sql`
    delete from customer_links where shop_id = ${ctx.shop.id} and hash = ${hash} and purpose = 'reset' and expires_at > clock()
    returning customer_id`)
  if (row)
    await tx.query(
      sql`delete from customer_links where shop_id = ${ctx.shop.id} and customer_id = ${row.customer_id} and purpose = 'reset'`,
    )
  return row?.customer_id
}

/** The customer of a link, without consuming it. */
export const resetLinkOwner = (ctx: Ctx, hash: string) =>
  ctx.db.maybeOne<CustomerRow>(sql`
    select ${customerColumns} from customers where shop_id = ${ctx.shop.id} and id = (
      select customer_id from customer_links
      where shop_id = ${ctx.shop.id} and hash = ${hash} and purpose = 'reset' and expires_at > clock())`)

/** Sets a new password by a mailed link, which also confirms the e-mail. */
export const resetPassword = (ctx: Ctx, tx: Tx, customerId: number, passwordHash: string) =>
  tx.query(sql`
    update customers set password_hash = ${passwordHash}, email_confirmed_at = coalesce(email_confirmed_at, clock())
    where shop_id = ${ctx.shop.id} and id = ${customerId}`)

/** Compare-and-set of the password hash; false if it was replaced since it was verified. */
export async function replacePassword(ctx: Ctx, tx: Tx, { id, password_hash }: CustomerRow, passwordHash: string): Promise<boolean> {
  const rows = await tx.query(sql`
    update customers set password_hash = ${passwordHash}
    where shop_id = ${ctx.shop.id} and id = ${id} and password_hash = ${password_hash} returning id`)
  return rows.length > 0
}

/** Devices stored per customer, the most recent ones. */
const maxDevices = 20

/** Stores a device, or extends its expiry, and deletes the oldest ones over the limit. */
export const saveDevice = (ctx: Ctx, tx: Tx, customerId: number, hash: string, expiresAt: Date) =>
  tx.query(sql`
    with saved as (
      insert into customer_devices (shop_id, hash, customer_id, expires_at) values (${ctx.shop.id}, ${hash}, ${customerId}, ${expiresAt.toISOString()})
      on conflict (shop_id, hash) do update set expires_at = excluded.expires_at
    )
    delete from customer_devices where shop_id = ${ctx.shop.id} and hash in (
      select hash from customer_devices where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and hash <> ${hash}
      order by expires_at desc offset ${maxDevices - 1})`)

export const deleteDevices = (ctx: Ctx, tx: Tx, customerId: number) =>
  tx.query(sql`delete from customer_devices where shop_id = ${ctx.shop.id} and customer_id = ${customerId}`)
