import { sql, type Tx } from '../../platform/database.ts'

/** The account of an e-mail as an operator's; a new one has no password yet. */
export const upsertOperator = (tx: Tx, email: string) =>
  tx.one<{ id: string; has_password: boolean }>(sql`
    insert into staff (email, name, language, is_operator) values (${email}, ${email}, 'en', true)
    on conflict (email_key) do update set is_operator = true
    returning id, password_hash is not null as has_password`)

export async function deleteSecondFactor(tx: Tx, email: string): Promise<boolean> {
  const row = await tx.maybeOne<{ id: string }>(sql`
    update staff set totp_secret = null, totp_pending_secret = null, totp_last_step = null where email_key = lower(${email}) returning id`)
  if (!row) return false
  await tx.query(sql`delete from staff_recovery_codes where staff_id = ${row.id}`)
  await tx.query(sql`delete from staff_passkeys where staff_id = ${row.id}`)
  await tx.query(sql`delete from staff_sessions where staff_id = ${row.id}`)
  return true
}
