import type { ConfigurationEntry } from '@stragan/contract'
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
}

const entriesJson = (ctx: Ctx, scope: 'delivery' | 'payment') => sql`
  coalesce((
    select json_agg(json_build_object('id', id, 'enabled', enabled, 'entry', entry) order by position)
    from configuration where shop_id = ${ctx.shop.id} and scope = ${scope} and enabled), '[]')`

/** Reads what is offered now: for an order. */
export async function currentOffers(ctx: Ctx): Promise<Offers> {
  const { deliveries, payments, ...rest } = await ctx.db.one<
    Pick<Offers, 'rates' | 'gifts'> & Record<'deliveries' | 'payments', EntryRow[]>
  >(sql`
    select ${entriesJson(ctx, 'delivery')} as deliveries, ${entriesJson(ctx, 'payment')} as payments,
      coalesce((select json_object_agg(entry ->> 'code', entry ->> 'rate')
        from configuration where shop_id = ${ctx.shop.id} and scope = 'currency' and enabled), '{}') as rates,
      ${giftsJson(ctx)} as gifts`)
  return {
    ...rest,
    deliveries: deliveries.map(entry => entryIn(ctx, 'delivery', entry)),
    payments: payments.map(entry => entryIn(ctx, 'payment', entry)),
  }
}

/** The same, cached until the shop's configuration or a gift changes: for a cart that is shown. */
export const cachedOffers = (ctx: Ctx): Promise<Offers> =>
  ctx.cached ? ctx.cached(`offers ${ctx.language}`, () => currentOffers(ctx)) : currentOffers(ctx)
