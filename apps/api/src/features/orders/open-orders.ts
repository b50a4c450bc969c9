import { createHmac } from 'node:crypto'
import { type ConfigurationEntry, configurationScopes, ShopError } from '@stragan/contract'
import type { Ctx, VisitorCtx } from '../../context.ts'
import { type Sql, sql } from '../../platform/database.ts'
import { shopSecret } from '../../platform/shop-secrets.ts'
import { type EntryRow, entryIn } from '../configuration/configuration.ts'
import type { OrderRow } from './orders.queries.ts'
import { isOnline } from './payments/provider.ts'
import * as queries from './unpaid-orders.queries.ts'

type Settings = ConfigurationEntry<'shop_configuration'>

/** Parses the shop's order settings, with defaults for missing fields or a missing entry. */
export const orderSettings = (ctx: Ctx, row: EntryRow | null): Settings =>
  configurationScopes.shop_configuration.parse(
    row ? entryIn(ctx, 'shop_configuration', row) : { id: 1, enabled: true, mode: 'production', new_days: 30 },
  )

/** Pseudonymises the visitor's network address within a shop (HMAC); creates the secret with the shop's first order. */
export async function networkKeyOf(ctx: VisitorCtx, secret: string | null): Promise<string> {
  const key = secret ?? (await shopSecret(ctx, queries.networkSecret))
  return createHmac('sha256', key).update(ctx.address).digest('base64url')
}

/**
 * Limits open unpaid orders per buyer and network, so that stock cannot be held without paying. Concurrent orders are counted
 * sequentially. A customer's orders count by account, so that guests with the same e-mail do not exhaust its limit.
 */
export async function assertOpenOrderLimits(ctx: VisitorCtx, email: string, networkKey: string, settings: Settings): Promise<void> {
  const customerId = ctx.visitor.customer?.id ?? null
  const { buyer_count, network_count } = await queries.countOpen(ctx, { customerId, email, networkKey })
  const { max_open_orders_per_email: perBuyer, max_open_orders_per_address: perNetwork } = settings
  if (buyer_count >= perBuyer) throw tooMany(customerId === null ? 'email' : 'customer', perBuyer)
  if (network_count >= perNetwork) throw tooMany('address', perNetwork)
}

const tooMany = (by: 'email' | 'customer' | 'address', limit: number) => new ShopError('too_many_open_orders', { details: { by, limit } })

/** Deferred invoices, for approved companies, neither count as open orders nor expire. */
export const isDeferred = ({ code }: Pick<OrderRow['payment'], 'code'>): boolean => code === 'deferred_invoice'

/** Whether an order has nothing to pay: it is paid when it is placed (docs/decisions/041). */
export const isFree = ({ total_gross }: Pick<OrderRow, 'total_gross'>): boolean => total_gross === 0

/** Expiry of an unpaid order: a transfer at the end of a day in the shop's time zone, online after some hours; otherwise none. */
export function paymentExpiry(order: Pick<OrderRow, 'payment' | 'total_gross'>, settings: Settings, timeZone: string): Sql {
  const { payment } = order
  if (isFree(order)) return sql`null::timestamptz`
  if (isOnline(payment.code)) return queries.inHours(settings.unpaid_online_order_hours)
  if (payment.code === 'bank_transfer') return queries.endOfDayIn(timeZone, settings.unpaid_order_days)
  return sql`null::timestamptz`
}
