import type { Role } from '@stragan/contract/admin'
import { hashOf } from '../apps/api/src/features/auth/passwords.ts'
import { sql, type Tx } from '../apps/api/src/platform/database.ts'
import type { Colleagues } from './acting.ts'
import { demoPassword, demoStaff } from './logins.ts'
import type { DemoShop } from './types.ts'

/** Ids of the demo staff by e-mail. */
export type StaffIds = ReadonlyMap<string, string>

/** Writes the people of the demo staff, who join their shops as these open. */
export async function insertStaff(tx: Tx): Promise<StaffIds> {
  const ids = new Map<string, string>()
  const hash = await hashOf(demoPassword)
  for (const { email, name, isOperator = false } of demoStaff) {
    const { id } = await tx.one<{ id: string }>(sql`
      insert into staff (email, name, language, password_hash, is_operator, email_confirmed_at)
      values (${email}, ${name}, 'pl', ${hash}, ${isOperator}, clock()) returning id`)
    ids.set(email, id)
  }
  return ids
}

/** The people who work in a shop, by their roles. */
export const colleaguesIn = ({ code }: DemoShop, ids: StaffIds): Colleagues =>
  Object.fromEntries(
    demoStaff.flatMap(({ email, name, roles }) => {
      const [role, id] = [roles[code], ids.get(email)]
      return role && id ? [[role, { id, name, email }]] : []
    }),
  )

export async function insertMemberships(tx: Tx, shopId: number, colleagues: Colleagues) {
  for (const [role, { id }] of Object.entries(colleagues) as [Role, { id: string }][]) await tx.query(sql`insert into memberships (shop_id, staff_id, role) values (${shopId}, ${id}, ${role})`)
}
