import { fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import type { operatorCalls } from '@stragan/contract/admin'
import type { StaffCtx } from '../../admin-context.ts'
import type { Database } from '../../platform/database.ts'
import { hostName, isBelow, isDomainName, isOfBackOffice, originAt } from '../../platform/host-name.ts'
import { decodeCursor, partOf } from '../../platform/keyset.ts'
import { countOperatedShops, operatedShops } from './operator.queries.ts'
import { createShop, HostTakenError } from './shops.ts'

type Calls = typeof operatorCalls

/** PLN net; the owner changes it. */
const courierNet = 15.45

export interface OperatorDependencies {
  /** An operator sees every shop, and of each its figures alone. */
  db: Database
  /** Host of the back office, which no shop may have. */
  adminHost?: string | undefined
}

export async function shops(
  ctx: StaffCtx,
  { q, after, limit }: Input<Calls['shops']>['query'],
  { db }: OperatorDependencies,
): Promise<ResponseInput<Calls['shops']>> {
  const rows = await operatedShops(db.asOwner(ctx.now, 'sheddable'), {
    q,
    after: decodeCursor(after, [/^[^\0]{1,200}$/, /^[a-z0-9-]{1,40}$/]),
    limit,
  })
  return partOf(
    rows,
    limit,
    row => [row.name, row.code],
    ({ created_at, ...row }) => ({ ...row, created_at: created_at.toISOString() }),
  )
}

export const countShops = (
  ctx: StaffCtx,
  { q }: Pick<Input<Calls['shops']>['query'], 'q'>,
  max: number,
  { db }: OperatorDependencies,
): Promise<number> => countOperatedShops(db.asOwner(ctx.now, 'sheddable'), q, max)

export async function addShop(
  ctx: StaffCtx,
  { name, language, host: written, owner, email, company }: Input<Calls['createShop']>['body'],
  { db, adminHost }: OperatorDependencies,
): Promise<ResponseInput<Calls['createShop']>> {
  const host = hostName(written)
  if (host === null || !isDomainName(host)) throw new ShopError('invalid_body', { fields: { host: fieldProblems.wrong_format } })
  // Whoever has a name below the back office's could ask for its passkeys.
  if (isOfBackOffice(host, adminHost) || (adminHost && isBelow(host, adminHost))) throw new ShopError('host_taken')
  const business = { name: company ?? name, street: '', postal_code: '', city: '', country: 'PL', phone: '', email: email ?? owner }
  const origin = originAt(host, ctx.origin)
  try {
    const shop = { name, language, hosts: [host], origin, business, account: null, courierNet, rates: {}, owner, confirmsOwner: false }
    const { code, ownerToken } = await createShop(db, ctx.now, shop)
    return { code, owner_token: ownerToken ?? '' }
  } catch (error) {
    if (error instanceof HostTakenError) throw new ShopError('host_taken', { cause: error })
    throw error
  }
}
