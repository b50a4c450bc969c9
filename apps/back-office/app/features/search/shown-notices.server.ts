import type { Language } from '@stragan/contract'
import { type Role, roleHas, settingsCalls } from '@stragan/contract/admin'
import type { Office } from '../../platform/office.server.ts'
import { optional } from '../../platform/optional.server.ts'
import { neededNotices } from '../guarantee-notice/needed-notices.ts'

/** The languages in which a shop shows the notice on the legal guarantee, for a person who may read its settings. */
export async function shownNotices(office: Office, { code: shop, role }: { code: string; role: Role }): Promise<readonly Language[]> {
  if (!roleHas(role, 'settings:read')) return []
  const entriesOf = async (scope: 'languages' | 'shop_configuration') =>
    (await optional(office.api(settingsCalls.settings, { params: { shop, scope }, query: {} })))?.entries ?? []
  return neededNotices(...(await Promise.all([entriesOf('languages'), entriesOf('shop_configuration')])))
}
