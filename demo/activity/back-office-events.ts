import type { ChangingCall } from '@stragan/contract/admin'
import { toDecimal } from '@stragan/pricing'
import type { ShopAdminCtx } from '../../apps/api/src/admin-context.ts'
import { lockCustomer } from '../../apps/api/src/features/customers/customer-lock.ts'
import { addCustomerNote } from '../../apps/api/src/features/customers/customer-notes.ts'
import { undoChangeSet } from '../../apps/api/src/features/history/undo.ts'
import { type MailRow, markFailed } from '../../apps/api/src/features/mail/mail.queries.ts'
import { addPriceList, savePriceListCustomers, savePriceListPrices } from '../../apps/api/src/features/prices/price-lists.ts'
import { createView } from '../../apps/api/src/features/saved-views/saved-views.ts'
import { saveSettings, settings } from '../../apps/api/src/features/settings/settings.ts'
import { setMinimumStock, stockItem } from '../../apps/api/src/features/stock/admin-stock.ts'
import { correctStock } from '../../apps/api/src/features/stock/correct-stock.ts'
import { sql } from '../../apps/api/src/platform/database.ts'
import { actingAsStaff } from '../acting.ts'
import { type TimedEvent, variantOf } from '../timed-events.ts'
import type { SeedContext } from './seed-context.ts'
import type { DemoCorrection, DemoCustomerNote, DemoLock, DemoPriceList, DemoView } from './types.ts'
import { webhookEvents } from './webhook-events.ts'
import { momentBefore } from './working-time.ts'

/** Work of the staff besides orders: stock, price lists, a locked customer, trials of the settings and of a webhook, saved views. */
export function backOfficeEvents(context: SeedContext): TimedEvent[] {
  const { shop, db, rows, colleagues, activity, now } = context
  const act = actingAsStaff(shop, db, colleagues)
  const idOf = (symbol: string) => variantOf(rows, symbol).id
  const minimums = activity.minimums.map(([symbol, minimum], i) => {
    const at = momentBefore(now, 5, `08:${String(10 + i)}`)
    const variantId = idOf(symbol)
    return { at, run: () => act(at, 'warehouse', 'stock.setMinimumStock', { variantId: String(variantId) }, ctx => setMinimumStock(ctx, variantId, { minimum_stock: minimum })) }
  })
  return [
    ...activity.corrections.map(one => correction(context, one)),
    ...minimums,
    ...activity.priceLists.flatMap(one => priceList(context, one)),
    ...activity.locks.map(one => lock(context, one)),
    ...activity.customerNotes.map(one => customerNote(context, one)),
    ...activity.webhooks.flatMap(one => webhookEvents(context, one)),
    ...activity.views.map((one, i) => view(context, one, i)),
    ...trialOfSettings(context),
    failedEmail(context),
  ]
}

function correction({ shop, db, rows, colleagues, now }: SeedContext, { daysAgo, time, note, moved, isCount }: DemoCorrection): TimedEvent {
  const at = momentBefore(now, daysAgo, time)
  const run = () =>
    actingAsStaff(shop, db, colleagues)(at, 'warehouse', 'stock.moveStock', {}, async ctx => {
      const movements = []
      for (const [symbol, quantity] of moved) {
        const variant_id = variantOf(rows, symbol).id
        const seen = isCount ? (await stockItem(ctx, variant_id)).items : 0
        movements.push(isCount ? { variant_id, counted: seen + quantity, seen } : { variant_id, quantity })
      }
      return correctStock(ctx, { movements, note })
    })
  return { at, run }
}

/** The list is added, filled and given to its customers in three calls, as by its forms. */
function priceList({ shop, db, rows, colleagues, now }: SeedContext, { name, daysAgo, customers, prices }: DemoPriceList): TimedEvent[] {
  const act = actingAsStaff(shop, db, colleagues)
  const change = (minute: number, call: ChangingCall, work: (ctx: ShopAdminCtx, id: number) => Promise<unknown>): TimedEvent => {
    const at = momentBefore(now, daysAgo, `11:${minute}`)
    const run = async () => {
      const id = await db.asOwner(at).maybeOne<{ id: number }>(sql`select id from price_lists where shop_id = ${shop.id} and name = ${name}`)
      await act(at, 'manager', call, id ? { id: String(id.id) } : {}, ctx => work(ctx, id?.id ?? 0))
    }
    return { at, run }
  }
  return [
    change(40, 'priceLists.addPriceList', ctx => addPriceList(ctx, { name, valid_from: null, valid_to: null })),
    change(46, 'priceLists.savePriceListPrices', (ctx, id) =>
      savePriceListPrices(ctx, id, { prices: prices.map(([symbol, net]) => ({ variant_id: variantOf(rows, symbol).id, price_net: toDecimal(net), from: null })) }),
    ),
    change(51, 'priceLists.savePriceListCustomers', async (ctx, id) => {
      const found = await ctx.db.query<{ id: number }>(sql`select id from customers where shop_id = ${shop.id} and email = any (${[...customers]}::text[])`)
      if (found.length < customers.length) throw new Error(`Not all of ${customers.join(', ')} are customers`)
      await savePriceListCustomers(ctx, id, { add: found.map(customer => customer.id), remove: [] })
    }),
  ]
}

const customerOf = async ({ shop, db }: SeedContext, email: string, at: Date) =>
  (await db.asOwner(at).one<{ id: number }>(sql`select id from customers where shop_id = ${shop.id} and email = ${email}`)).id

function customerNote(context: SeedContext, { email, daysAgo, time, by, text }: DemoCustomerNote): TimedEvent {
  const { shop, db, colleagues, now } = context
  const at = momentBefore(now, daysAgo, time)
  const run = async () => {
    const id = await customerOf(context, email, at)
    await actingAsStaff(shop, db, colleagues)(at, by, 'customerHandling.addCustomerNote', { id: String(id) }, ctx => addCustomerNote(ctx, id, text))
  }
  return { at, run }
}

function lock(context: SeedContext, { customer, daysAgo, reason }: DemoLock): TimedEvent {
  const { shop, db, colleagues, now } = context
  const at = momentBefore(now, daysAgo, '07:50')
  const run = async () => {
    const id = await customerOf(context, customer.email, at)
    await actingAsStaff(shop, db, colleagues)(at, 'manager', 'customerHandling.lockCustomer', { id: String(id) }, ctx => lockCustomer(ctx, id, { reason }))
  }
  return { at, run }
}

function view({ shop, db, colleagues, now }: SeedContext, { list, name, query, isShared, by }: DemoView, place: number): TimedEvent {
  const at = momentBefore(now, 9, `09:${String(20 + place)}`)
  const run = () => actingAsStaff(shop, db, colleagues)(at, by, null, {}, ctx => createView(ctx, list, { name, query, is_shared: isShared === true }))
  return { at, run }
}

/** The owner tries another value for free delivery, and takes it back on the next day. */
function trialOfSettings({ shop, db, colleagues, activity, now }: SeedContext): TimedEvent[] {
  const act = actingAsStaff(shop, db, colleagues)
  const [tried, undone] = [momentBefore(now, 8, '10:05'), momentBefore(now, 7, '09:40')]
  const change = async () =>
    act(tried, 'owner', 'settings.saveSettings', { scope: 'delivery' }, async ctx => {
      const { revision, entries } = await settings(ctx, 'delivery')
      const changed = entries.map(entry => (entry.code === 'parcel_locker' ? { ...entry, free_from_net: activity.triedFreeFrom } : entry))
      await saveSettings(ctx, 'delivery', { revision, entries: changed })
    })
  const takeBack = async () =>
    act(undone, 'owner', 'history.undoChangeSet', {}, async ctx => {
      const { id } = await ctx.db.one<{ id: string }>(sql`select id from change_sets where shop_id = ${shop.id} and call = 'settings.saveSettings' order by created_at desc limit 1`)
      await undoChangeSet(ctx, id)
    })
  return [
    { at: tried, run: change },
    { at: undone, run: takeBack },
  ]
}

/** An e-mail that the receiving server has refused for a day and a half. */
function failedEmail({ shop, db, now }: SeedContext): TimedEvent {
  const at = momentBefore(now, 1, '05:12')
  const run = async () => {
    const mail = await db.asOwner(at).maybeOne<MailRow>(sql`
      update mails set attempts = 10 where shop_id = ${shop.id} and id = (
        select id from mails where shop_id = ${shop.id} and kind = 'order_confirmation' and created_at < clock() - interval '36 hours' order by created_at desc, id limit 1)
      returning *`)
    if (mail) {
      const error = `452 4.2.2 <${mail.recipient}>: Recipient address rejected: mailbox full`
      await markFailed(db, at, mail, { error, givenUp: true, pause: 0 })
    }
  }
  return { at, run }
}
