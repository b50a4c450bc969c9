import type { Language } from '@stragan/contract'
import { type Role, roleHas } from '@stragan/contract/admin'
import type { Office } from '../../platform/office.server.ts'
import { optional } from '../../platform/optional.server.ts'
import { neededNotices } from '../guarantee-notice/needed-notices.ts'
import { loadEntries } from '../settings/settings.server.ts'

/** The languages in which a shop shows the notice on the legal guarantee, for a person who may read its settings. */
export async function shownNotices(office: Office, { code: shop, role }: { code: string; role: Role }): Promise<readonly Language[]> {
  if (!roleHas(role, 'settings:read')) return []
  const [spoken, sale] = await Promise.all([
    optional(loadEntries(office, { shop, scope: 'languages' })),
    optional(loadEntries(office, { shop, scope: 'shop_configuration' })),
  ])
  return neededNotices(spoken?.entries ?? [], sale?.entries ?? [])
}
