import { hashOf } from '../src/features/auth/passwords.ts'
import { sql, type Tx } from '../src/platform/database.ts'
import { demoPassword, demoStaff } from './logins.ts'

/** Writes the staff of the demo shops. */
export async function insertStaff(tx: Tx) {
  for (const { email, name, roles, isOperator = false } of demoStaff) {
    const { id } = await tx.one<{ id: string }>(sql`
      insert into staff (email, name, language, password_hash, is_operator)
      values (${email}, ${name}, 'pl', ${await hashOf(demoPassword)}, ${isOperator}) returning id`)
    await tx.query(sql`
      insert into memberships (shop_id, staff_id, role)
      select shop_id, ${id}, role from jsonb_each_text(${JSON.stringify(roles)}::jsonb) as given (code, role) join shops using (code)`)
  }
}
