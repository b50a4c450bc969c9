import { roleHas, staffCalls } from '@stragan/contract/admin'
import type { Account, Office } from '../../platform/office.server.ts'

/** Names of the shop's people by id; none without the right to see them. */
export async function peopleOf(office: Office, { code, role }: Account['shops'][number]): Promise<Map<string, string>> {
  if (!roleHas(role, 'staff:read')) return new Map()
  const { members } = await office.api(staffCalls.staff, { params: { shop: code } })
  return new Map(members.map(({ id, name }) => [id, name]))
}
