import { ShopError } from '@stragan/contract'
import { type Permission, roleHas } from '@stragan/contract/admin'
import { type Times, timesIn } from './moments.ts'
import type { Account, Office } from './office.server.ts'
import { requireAccount } from './page.server.ts'

interface ShopOfPage {
  account: Account
  shop: Account['shops'][number]
  /** Times of the shop, in its time zone. */
  times: Times
}

/** The shop of a page, in which the person works. Throws `shop_not_found`, for any other shop too. */
export async function requireShop(office: Office, code: string | undefined): Promise<ShopOfPage> {
  const account = await requireAccount(office)
  const shop = account.shops.find(one => one.code === code)
  if (!shop) throw new ShopError('shop_not_found')
  return { account, shop, times: timesIn(account.language, shop.time_zone) }
}

/** The same for a page that needs a right. The API decides about each call; this refuses a page that would make none. */
export async function requirePermission(office: Office, code: string | undefined, permission: Permission) {
  const found = await requireShop(office, code)
  if (!roleHas(found.shop.role, permission)) throw new ShopError('permission_denied')
  return found
}
