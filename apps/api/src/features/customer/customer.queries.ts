import type { Language } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { sql, type Tx } from '../../platform/database.ts'

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

const columns = sql`id, email, password_hash, first_name, last_name, company, nip, phone, language, email_confirmed_at, created_at`

export const customerByEmail = (ctx: Ctx, email: string) =>
  ctx.db.maybeOne<CustomerRow>(sql`
    select ${columns} from customers where shop_id = ${ctx.shop.id} and email_key = lower(${email})`)

/** Who may log in with an e-mail: of an account whose e-mail was never confirmed nobody. `device_hash` is null of a strange device. */
export const customerForLogin = (ctx: Ctx, email: string, deviceHash: string | null) =>
  ctx.db.maybeOne<CustomerRow & { device_hash: string | null }>(sql`
    select ${columns}, (
      select hash from customer_devices device
      where device.shop_id = customers.shop_id and device.customer_id = customers.id and hash = ${deviceHash} and expires_at > clock()) as device_hash
    from customers where shop_id = ${ctx.shop.id} and email_key = lower(${email}) and email_confirmed_at is not null`)

export const customerById = (ctx: Ctx, id: number) =>
  ctx.db.maybeOne<CustomerRow>(sql`select ${columns} from customers where shop_id = ${ctx.shop.id} and id = ${id}`)

type NewCustomer = Omit<CustomerRow, 'id' | 'email_confirmed_at' | 'created_at'> & { consents: object }

/** The id of a new account, whose e-mail is confirmed; undefined where the e-mail has one. Ids count per shop, one account after the other. */
export async function insertCustomer(ctx: Ctx, tx: Tx, customer: NewCustomer): Promise<number | undefined> {
  await tx.query(sql`select pg_advisory_xact_lock(hashtext('customers'), ${ctx.shop.id})`)
  const row = await tx.maybeOne<{ id: number }>(sql`
    insert into customers (shop_id, id, email, password_hash, first_name, last_name, company, nip, phone, language, consents, email_confirmed_at)
    select ${ctx.shop.id}, (select coalesce(max(id), 0) + 1 from customers where shop_id = ${ctx.shop.id}), email, password_hash, first_name, last_name,
      company, nip, phone, language, consents, clock()
    from jsonb_populate_record(null::customers, ${JSON.stringify(customer)}::jsonb)
    on conflict (shop_id, email_key) do nothing
    returning id`)
  return row?.id
}

/** Another link to set a new password, beside those that were mailed before: whoever asks for one takes none away. */
export const insertResetLink = (ctx: Ctx, tx: Tx, customerId: number, hash: string, expiresAt: Date) =>
  tx.query(sql`
    insert into customer_links (shop_id, hash, customer_id, purpose, expires_at)
    values (${ctx.shop.id}, ${hash}, ${customerId}, 'reset', ${expiresAt.toISOString()})`)

/** Uses a link up, and with it the customer's others; whose it was, or undefined where it is nobody's, was used or has expired. */
export async function takeResetLink(ctx: Ctx, tx: Tx, hash: string): Promise<number | undefined> {
  const row = await tx.maybeOne<{ customer_id: number }>(sql`
    delete from customer_links where shop_id = ${ctx.shop.id} and hash = ${hash} and purpose = 'reset' and expires_at > clock()
    returning customer_id`)
  if (row)
    await tx.query(
      sql`delete from customer_links where shop_id = ${ctx.shop.id} and customer_id = ${row.customer_id} and purpose = 'reset'`,
    )
  return row?.customer_id
}

/** Whose link it is, without using it. */
export const resetLinkOwner = (ctx: Ctx, hash: string) =>
  ctx.db.maybeOne<CustomerRow>(sql`
    select ${columns} from customers where shop_id = ${ctx.shop.id} and id = (
      select customer_id from customer_links
      where shop_id = ${ctx.shop.id} and hash = ${hash} and purpose = 'reset' and expires_at > clock())`)

/** Sets a new password for whoever opened a mailed link, which also confirms the e-mail. */
export const resetPassword = (ctx: Ctx, tx: Tx, customerId: number, passwordHash: string) =>
  tx.query(sql`
    update customers set password_hash = ${passwordHash}, email_confirmed_at = coalesce(email_confirmed_at, clock())
    where shop_id = ${ctx.shop.id} and id = ${customerId}`)

/** Replaces a password that was just verified; false where it was replaced meanwhile. */
export async function replacePassword(ctx: Ctx, tx: Tx, { id, password_hash }: CustomerRow, passwordHash: string): Promise<boolean> {
  const rows = await tx.query(sql`
    update customers set password_hash = ${passwordHash}
    where shop_id = ${ctx.shop.id} and id = ${id} and password_hash = ${password_hash} returning id`)
  return rows.length > 0
}

/** So many devices of a customer are remembered, those that logged in last. */
const maxDevices = 20

/** Remembers a device until a time, or for longer. */
export const keepDevice = (ctx: Ctx, tx: Tx, customerId: number, hash: string, expiresAt: Date) =>
  tx.query(sql`
    with kept as (
      insert into customer_devices (shop_id, hash, customer_id, expires_at) values (${ctx.shop.id}, ${hash}, ${customerId}, ${expiresAt.toISOString()})
      on conflict (shop_id, hash) do update set expires_at = excluded.expires_at
    )
    delete from customer_devices where shop_id = ${ctx.shop.id} and hash in (
      select hash from customer_devices where shop_id = ${ctx.shop.id} and customer_id = ${customerId} and hash <> ${hash}
      order by expires_at desc offset ${maxDevices - 1})`)

export const forgetDevices = (ctx: Ctx, tx: Tx, customerId: number) =>
  tx.query(sql`delete from customer_devices where shop_id = ${ctx.shop.id} and customer_id = ${customerId}`)

type Person = Pick<CustomerRow, 'first_name' | 'last_name' | 'company' | 'nip' | 'phone' | 'language'>

/** An approval for deferred payment is of the company: with another NIP it ends. */
export const writePerson = (ctx: Ctx, customerId: number, person: Person) =>
  ctx.db.query(sql`
    update customers set first_name = ${person.first_name}, last_name = ${person.last_name}, company = ${person.company}, nip = ${person.nip},
      phone = ${person.phone}, language = ${person.language},
      deferred_payment_approved_at = case when nip is not distinct from ${person.nip}::text then deferred_payment_approved_at end
    where shop_id = ${ctx.shop.id} and id = ${customerId}`)

interface Consent {
  key: string
  version: string
  language: Language
  accepted_at: string
}

export const consentsOf = async (ctx: Ctx, customerId: number) => {
  const row = await ctx.db.maybeOne<{ consents: Consent[] }>(
    sql`select consents from customers where shop_id = ${ctx.shop.id} and id = ${customerId}`,
  )
  return row?.consents ?? []
}

/** With everything that is theirs alone; orders lose their customer only. */
export const deleteCustomer = (ctx: Ctx, customerId: number) =>
  ctx.db.query(sql`delete from customers where shop_id = ${ctx.shop.id} and id = ${customerId}`)
