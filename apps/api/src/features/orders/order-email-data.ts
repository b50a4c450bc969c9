import { ShopError } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import type { Ctx } from '../../context.ts'
import { loadSender, maxQuotedField, maxQuotedName, quotedLine, quotedText } from '../mail/mail.ts'
import { orderView } from './order-view.ts'
import { orderByUid } from './orders.queries.ts'

export type OrderEmailData = Awaited<ReturnType<typeof loadOrderEmailData>>

/** Loads the data of an email about an order. */
export async function loadOrderEmailData(ctx: Ctx, uid: string) {
  const row = await orderByUid(ctx, uid)
  if (!row) throw new ShopError('order_not_found')
  const sender = await loadSender(ctx)
  const { shop } = sender
  const order = quoted(orderView(row, false, ctx.now))
  return {
    ...sender,
    order,
    /** The order's page in the order's language. */
    link: shop.origin + hrefTo(row.language, 'order', { uid }),
    /** URL of the withdrawal form; null if no withdrawal is possible, or the shop sells to companies. */
    withdrawal: order.rights.withdrawal && !row.is_for_companies ? shop.origin + hrefTo(row.language, 'withdrawal', { uid }) : null,
    /** URL of the regulations. */
    terms: shop.origin + hrefTo(row.language, 'regulations'),
  }
}

type Viewed = ReturnType<typeof orderView>
type Address = NonNullable<Viewed['billing_address']>

const name = (typed: string) => quotedLine(typed, maxQuotedName)
const field = (typed: string) => quotedLine(typed, maxQuotedField)

/** Neutralises links in the buyer's input, since the buyer also chooses the recipient, and in the carrier, which staff may type. */
const quoted = (order: Viewed): Viewed => ({
  ...order,
  billing_address: quotedAddress(order.billing_address),
  delivery_address: quotedAddress(order.delivery_address),
  customer_order_number: order.customer_order_number && field(order.customer_order_number),
  note: order.note && quotedText(order.note),
  shipments: order.shipments.map(shipment => ({ ...shipment, carrier: field(shipment.carrier) })),
})

const quotedAddress = (address: Viewed['billing_address']): Viewed['billing_address'] =>
  address && {
    ...address,
    ...map(address, name, ['first_name', 'last_name']),
    ...map(address, field, ['company', 'nip', 'street', 'postal_code', 'city', 'phone']),
  }

const map = (address: Address, quote: (typed: string) => string, names: readonly (keyof Address)[]): Partial<Address> =>
  Object.fromEntries(names.flatMap(key => (address[key] ? [[key, quote(address[key])]] : [])))
