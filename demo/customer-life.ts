import type { Address, OrderStatus } from '@stragan/contract'
import type { CustomerCtx } from '../apps/api/src/context.ts'
import { addAddress } from '../apps/api/src/features/addresses/addresses.ts'
import { acceptRewardRegulations, addQuantity, applyDiscountCode, cartOf, selectGift, setDelivery, setPayment, setPickupPoint } from '../apps/api/src/features/cart/cart.ts'
import { addFavourite } from '../apps/api/src/features/favourites/favourites.ts'
import { authorOf, systemAuthor } from '../apps/api/src/features/orders/order-author.ts'
import { markPaid } from '../apps/api/src/features/orders/orders.queries.ts'
import { changeOrderStatus, placeOrder } from '../apps/api/src/features/orders/orders.ts'
import type { Database } from '../apps/api/src/platform/database.ts'
import { actingAs, actorIn, type Colleagues, digitsOf } from './acting.ts'
import type { CatalogueRows } from './catalogue-rows.ts'
import { agreePrices } from './customers.ts'
import { goodsOf, idOf, productOf, type TimedEvent } from './timed-events.ts'
import type { DemoCustomer, DemoOrder, DemoShop, Moment } from './types.ts'

const dayMs = 86_400_000
export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * dayMs)
const at = (now: Date, [days, time]: Moment) => new Date(`${daysBefore(now, days).toISOString().slice(0, 10)}T${time}:00Z`)

const joined: Moment = [110, '08:05']
const pricesAgreed: Moment[] = [
  [110, '08:30'],
  [80, '09:15'],
  [52, '10:40'],
  [31, '12:20'],
  [11, '09:05'],
  [3, '07:50'],
]

/** Orders, addresses and favourites of a shop's customers, through the functions of the application. */
export function customerEvents(shop: DemoShop, db: Database, rows: CatalogueRows, now: Date, colleagues: Colleagues = {}): TimedEvent[] {
  const authorOfMove = (status: OrderStatus) => (colleagues.owner ? authorOf(actorIn(colleagues, status === 'packed' || status === 'sent' ? 'warehouse' : 'sales', now)) : systemAuthor)
  return shop.customers.flatMap((customer, i) => {
    const { nip, isDeferredPaymentApproved = false } = customer
    const visitor = { id: i + 1, companyNumber: nip, isDeferredPaymentApproved }
    const act = actingAs(shop, db, visitor, `demo ${customer.email}`)
    const event = (moment: Moment, work: (ctx: CustomerCtx) => Promise<unknown>, language: DemoOrder['language'] = 'pl'): TimedEvent => {
      const when = at(now, moment)
      return { at: when, run: () => act(when, language, ctx => work({ ...ctx, visitor: { ...ctx.visitor, customer: visitor } })) }
    }
    return [
      event(joined, ctx => saveAddresses(ctx, customer.addresses)),
      ...pricesOf(shop, db, i + 1, customer, now),
      ...customer.favourites.map(([symbol, ...moment]) => event(moment, ctx => addFavourite(ctx, productOf(rows, symbol)))),
      ...customer.orders.flatMap((order, nth) => {
        const uid = uidOf(shop, i + 1, nth)
        return [
          event(order.placed, ctx => place(ctx, rows, customer, order, uid), order.language),
          ...order.moves.map(([days, time, status]) => event([days, time], ctx => changeOrderStatus(ctx, uid, status, { author: authorOfMove(status) }))),
          ...(order.moneyCame ? [event(order.moneyCame, ctx => markPaid(ctx, uid))] : []),
        ]
      }),
    ]
  })
}

const uidOf = (shop: DemoShop, customerId: number, place: number) => digitsOf(`shop ${shop.id}, customer ${customerId}, order ${place + 1}`)

function pricesOf(shop: DemoShop, db: Database, customerId: number, { personalDiscount }: DemoCustomer, now: Date): TimedEvent[] {
  if (personalDiscount === null) return []
  return pricesAgreed.map((moment, round) => {
    const when = at(now, moment)
    return { at: when, run: () => db.asOwner(when).transaction(tx => agreePrices(tx, shop, customerId, personalDiscount, round)) }
  })
}

async function saveAddresses(ctx: CustomerCtx, addresses: Address[]) {
  for (const [i, address] of addresses.entries()) await addAddress(ctx, { ...address, is_default_billing: i === 0, is_default_delivery: i === addresses.length - 1 })
}

async function place(ctx: CustomerCtx, rows: CatalogueRows, { email, phone }: DemoCustomer, order: DemoOrder, uid: string) {
  for (const [symbol, quantity] of order.lines) await addQuantity(ctx, { ...goodsOf(rows, symbol), items: quantity })
  const { deliveries, payments } = await cartOf(ctx)
  await setDelivery(ctx, idOf(deliveries, order.delivery))
  if (order.pickupPoint) await setPickupPoint(ctx, { code: order.pickupPoint })
  await setPayment(ctx, idOf(payments, order.payment))
  if (order.discountCode) await applyDiscountCode(ctx, order.discountCode)
  if (order.gift) {
    await acceptRewardRegulations(ctx, true)
    await selectGift(ctx, order.gift)
  }
  const given = {
    email,
    phone: phone ?? '',
    billing_address: chosen(order.billing),
    delivery_address: order.deliverTo ? chosen(order.deliverTo) : null,
    customer_order_number: order.customerOrderNumber ?? null,
    note: order.note ?? null,
    regulations_accepted: true,
    privacy_accepted: true,
  }
  await placeOrder(ctx, given, order.currency, uid)
}

const chosen = (address: number | Address) => (typeof address === 'number' ? { id: address } : address)
