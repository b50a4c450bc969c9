import { historyCalls, type Role, roleHas } from '@stragan/contract/admin'
import type { Office } from './office.server.ts'
import { optional } from './optional.server.ts'

/** Whether staff have changed a thing and the person may see how; its page links to that (`HistoryLink`). */
export async function hasHistory(office: Office, shop: { code: string; role: Role }, entity: string, id: string): Promise<boolean> {
  if (!roleHas(shop.role, 'history:read')) return false
  const query = { entity, entity_key: id, limit: 1 }
  const changes = await optional(office.api(historyCalls.changeSets, { params: { shop: shop.code }, query }))
  return (changes?.items ?? []).length > 0
}
