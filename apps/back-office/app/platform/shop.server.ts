import { ShopError } from '@stragan/contract'
import { type Permission, roleHas } from '@stragan/contract/admin'
import type { Account, Office } from './office.server.ts'
import { requireAccount } from './page.server.ts'

/** The shop of a page, in which the person works. Throws `shop_not_found`, for any other shop too. */
export async function requireShop(office: Office, code: string | undefined): Promise<{ account: Account; shop: Account['shops'][number] }> {
  const account = await requireAccount(office)
  const shop = account.shops.find(one => one.code === code)
  if (!shop) throw new ShopError('shop_not_found')
  return { account, shop }
}

/** The same for a page that needs a right. The API decides about each call; this refuses a page that would make none. */
export async function requirePermission(office: Office, code: string | undefined, permission: Permission) {
  const found = await requireShop(office, code)
  if (!roleHas(found.shop.role, permission)) throw new ShopError('permission_denied')
  return found
}
