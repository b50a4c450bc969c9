import type { Language } from '@stragan/contract'
import { sql, type Tx } from '../../platform/database.ts'

/** The account of an e-mail as an operator's; a new one has no password yet. */
export const upsertOperator = (tx: Tx, email: string) =>
  tx.one<{ id: string; has_password: boolean }>(sql`
    insert into staff (email, name, language, is_operator) values (${email}, ${email}, 'en', true)
    on conflict (email_key) do update set is_operator = true
    returning id, password_hash is not null as has_password`)

export async function deleteSecondFactor(tx: Tx, email: string): Promise<boolean> {
  const found = await tx.maybeOne(sql`select delete_second_factors(id) from staff where email_key = lower(${email})`)
  return found !== undefined
}

export const shopAt = (tx: Tx, host: string) =>
  tx.maybeOne<{ shop_id: number; default_language: Language }>(sql`
    select shop_id, default_language from hosts join shops using (shop_id) where host = ${host}`)

export async function isMember(tx: Tx, shopId: number, email: string): Promise<boolean> {
  const found = await tx.maybeOne(sql`
    select from memberships join staff on staff.id = staff_id where shop_id = ${shopId} and email_key = lower(${email})`)
  return found !== undefined
}
