import { type ConfigurationEntry, configurationScopes } from '@stragan/contract'
import type { Ctx } from '../../context.ts'
import { sql } from '../../platform/database.ts'
import { type EntryRow, entryIn } from '../configuration/configuration.ts'
import { type GiftRow, giftsJson } from './gifts.queries.ts'

/** What a shop offers every cart, in the language of the request. */
export interface Offers {
  deliveries: ConfigurationEntry<'delivery'>[]
  payments: ConfigurationEntry<'payment'>[]
  /** PLN for one unit, decimal strings by currency. */
  rates: Readonly<Record<string, string>>
  gifts: GiftRow[]
  /** null: the shop is not configured yet. */
  timeZone: string | null
  dispatch: ConfigurationEntry<'shop_configuration'>['dispatch']
}

const entriesJson = (ctx: Ctx, scope: 'delivery' | 'payment') => sql`
  coalesce((
    select json_agg(json_build_object('id', id, 'enabled', enabled, 'entry', entry) order by position)
    from configuration where shop_id = ${ctx.shop.id} and scope = ${scope} and enabled), '[]')`

// Stored entries lack the fields that have defaults.
const { dispatch: dispatchOf } = configurationScopes.shop_configuration.shape
const { duration: durationOf } = configurationScopes.delivery.shape

/** Reads what is offered now: for an order. */
export async function currentOffers(ctx: Ctx): Promise<Offers> {
  const { deliveries, payments, dispatch, ...rest } = await ctx.db.one<
    Omit<Offers, 'deliveries' | 'payments'> & Record<'deliveries' | 'payments', EntryRow[]>
  >(sql`
    select ${entriesJson(ctx, 'delivery')} as deliveries, ${entriesJson(ctx, 'payment')} as payments,
      coalesce((select json_object_agg(entry ->> 'code', entry ->> 'rate')
        from configuration where shop_id = ${ctx.shop.id} and scope = 'currency' and enabled), '{}') as rates,
      (select entry ->> 'time_zone' from first_entries where shop_id = ${ctx.shop.id} and scope = 'shop') as "timeZone",
      (select entry -> 'dispatch' from first_entries where shop_id = ${ctx.shop.id} and scope = 'shop_configuration') as dispatch,
      ${giftsJson(ctx)} as gifts`)
  return {
    ...rest,
    dispatch: dispatchOf.parse(dispatch),
    deliveries: deliveries.map(row => {
      const entry = entryIn(ctx, 'delivery', row)
      return { ...entry, duration: durationOf.parse(entry.duration) }
    }),
    payments: payments.map(entry => entryIn(ctx, 'payment', entry)),
  }
}

/** The same, cached until the shop's configuration or a gift changes: for a cart that is shown. */
export const cachedOffers = (ctx: Ctx): Promise<Offers> =>
  ctx.cached ? ctx.cached(`offers ${ctx.language}`, () => currentOffers(ctx)) : currentOffers(ctx)
