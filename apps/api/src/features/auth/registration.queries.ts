import type { Language } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'

export interface RegistrationRow {
  email: string
  password_hash: string
  first_name: string
  last_name: string
  company: string | null
  nip: string | null
  phone: string | null
  language: Language
  consents: object
  session_id: string | null
  created_at: Date
}

const columns = sql`email, password_hash, first_name, last_name, company, nip, phone, language, consents, session_id, created_at`

type NewRegistration = Omit<RegistrationRow, 'created_at'> & { hash: string; expires_at: string }

/** Inserts a registration; false if the e-mail has an account. */
export const insertRegistration = async (ctx: Ctx, registration: NewRegistration) => {
  const rows = await ctx.db.query(sql`
    insert into registrations (shop_id, hash, email, password_hash, first_name, last_name, company, nip, phone, language, consents, session_id, expires_at)
    select ${ctx.shop.id}, hash, email, password_hash, first_name, last_name, company, nip, phone, language, consents,
      (select id from sessions where shop_id = ${ctx.shop.id} and id = input.session_id), expires_at
    from jsonb_populate_record(null::registrations, ${JSON.stringify(registration)}::jsonb) input
    where not exists (select from customers where shop_id = ${ctx.shop.id} and customers.email_key = lower(input.email))
    returning hash`)
  return rows.length > 0
}

export const registrationByHash = (ctx: Ctx, hash: string) =>
  ctx.db.maybeOne<RegistrationRow>(
    sql`select ${columns} from registrations where shop_id = ${ctx.shop.id} and hash = ${hash} and expires_at > clock()`,
  )

/** Consumes a registration and deletes the others of its e-mail; undefined if it no longer exists. */
export const consumeRegistration = (ctx: Ctx, hash: string) =>
  ctx.db.transaction(async tx => {
    const row = await tx.maybeOne<RegistrationRow>(sql`
      delete from registrations where shop_id = ${ctx.shop.id} and hash = ${hash} and expires_at > clock() returning ${columns}`)
    if (row) await tx.query(sql`delete from registrations where shop_id = ${ctx.shop.id} and email_key = lower(${row.email})`)
    return row
  })

/** Inserts another link for the latest registration of an e-mail; the previous one stays valid. Both end at once: anybody can request a link. */
export const repeatRegistration = (ctx: Ctx, email: string, hash: string) =>
  ctx.db.maybeOne<Pick<RegistrationRow, 'email' | 'language'>>(sql`
      insert into registrations (shop_id, hash, expires_at, ${columns})
      select shop_id, ${hash}, expires_at, ${columns} from registrations
      where shop_id = ${ctx.shop.id} and email_key = lower(${email}) and expires_at > clock()
      order by created_at desc limit 1
      returning email, language`)
