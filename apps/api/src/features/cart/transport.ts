import type { Cart, ConfigurationEntry, cartCalls, ResponseInput } from '@stragan/contract'
import {
  type Conditions,
  convert,
  type DeliveryMethod,
  deliveryFor,
  fromDecimal,
  fromKilograms,
  type Load,
  type TransportFee,
  toDecimal,
  transportFee,
  unmetCondition,
} from '@stragan/pricing'
import type { VisitorCtx } from '../../context.ts'
import { entryIn } from '../configuration/configuration.ts'
import type { CartRow } from './cart.queries.ts'

type Computed = ResponseInput<typeof cartCalls.cart>
type Delivery = Computed['deliveries'][number]
type Payment = Computed['payments'][number]
export type Reason = Cart['delivery_effect']['reason']

/** Who gets the goods and the invoice; null: not known yet, and then nothing is refused for it. */
export interface Destination {
  country: string | null
  hasCompanyNumber: boolean | null
}

/** What a choice of delivery or payment is judged by. */
export interface Judged {
  load: Load
  /** Of the cart's currency, in millionths of PLN. */
  rate: number
  destination: Destination
}

export interface Transport {
  deliveries: Delivery[]
  payments: Payment[]
  delivery: Delivery | undefined
  payment: Payment | undefined
  /** null while no delivery works; a payment's fee comes with it. */
  fee: TransportFee | null
}

/** Deliveries and payments for a cart, each with its cost or the reason why it is not offered, and what the chosen ones cost together. */
export function transportOf(ctx: VisitorCtx, row: CartRow, judged: Judged): Transport {
  const entries = row.deliveries.map(entry => entryIn(ctx, 'delivery', entry))
  const chosen = entries.find(({ id }) => id === row.delivery_id)
  const deliveries = entries.map(entry => deliveryIn(entry, judged))
  const delivery = deliveries.find(({ id }) => id === row.delivery_id)
  const base = { net: delivery?.offered ? fromDecimal(delivery.price_net) : 0, vatPercent: chosen?.vat_tax_percent ?? standardVat }
  const payments = row.payments.map(entry => paymentIn(ctx, entryIn(ctx, 'payment', entry), { ...judged, chosen, base }))
  const payment = payments.find(({ id }) => id === row.payment_id)
  const paymentNet = payment?.offered ? fromDecimal(payment.fee_net) : 0
  return { deliveries, payments, delivery, payment, fee: delivery?.offered ? transportFee(base, paymentNet) : null }
}

/** Of a payment's fee while no delivery is chosen that says another. */
const standardVat = 23

type Bounds = Pick<ConfigurationEntry<'payment'>, 'countries' | 'min_weight' | 'max_weight' | 'min_net' | 'max_net'>

const inUnits = <T>(value: number | null | undefined, unit: (value: number) => T) => (typeof value === 'number' ? unit(value) : null)

/** An entry that was saved before there was a condition does not name it. */
const conditionsOf = (entry: Bounds): Conditions => ({
  minWeight: inUnits(entry.min_weight, fromKilograms),
  maxWeight: inUnits(entry.max_weight, fromKilograms),
  minNet: inUnits(entry.min_net, fromDecimal),
  maxNet: inUnits(entry.max_net, fromDecimal),
})

/** The conditions of an entry as they are told, and how this cart meets them; `refusal` goes before them. */
function judge(entry: Bounds, { load, rate, destination: { country } }: Judged, refusal: Reason = null) {
  const conditions = conditionsOf(entry)
  const countries = entry.countries ?? null
  const isServed = country === null || countries === null || countries.includes(country)
  const unmet = unmetCondition(conditions, load, rate)
  const reason = refusal ?? (isServed ? (unmet?.reason ?? null) : 'country_not_served')
  const inCurrency = (grosz: number) => toDecimal(convert(grosz, rate))
  return {
    countries,
    min_weight: entry.min_weight ?? null,
    max_weight: entry.max_weight ?? null,
    min_net: inUnits(conditions.minNet, inCurrency),
    max_net: inUnits(conditions.maxNet, inCurrency),
    offered: reason === null,
    reason,
    missing_net: reason === unmet?.reason ? inUnits(unmet?.missingNet, toDecimal) : null,
  }
}

const methodOf = (entry: ConfigurationEntry<'delivery'>): DeliveryMethod => ({
  ...conditionsOf(entry),
  price: fromDecimal(entry.price_net),
  vatPercent: entry.vat_tax_percent,
  prices: (entry.prices ?? []).map(step => ({
    fromWeight: fromKilograms(step.from_weight),
    fromNet: fromDecimal(step.from_net),
    price: fromDecimal(step.price_net),
  })),
  freeFrom: inUnits(entry.free_from_net, fromDecimal),
  parcelWeight: inUnits(entry.parcel_weight, fromKilograms),
})

function deliveryIn(entry: ConfigurationEntry<'delivery'>, judged: Judged): Delivery {
  const { id, code, name, description, vat_tax_percent } = entry
  const offer = deliveryFor(methodOf(entry), judged.load, judged.rate)
  return {
    id,
    code,
    name,
    description,
    ...judge(entry, judged),
    price_net: toDecimal(offer.net),
    price_gross: toDecimal(offer.gross),
    parcels: offer.parcels,
    vat_tax_percent,
    free_from_net: inUnits(offer.freeFrom, toDecimal),
    missing_to_free_net: inUnits(offer.missingToFree, toDecimal),
  }
}

interface PaymentJudged extends Judged {
  /** The delivery that is chosen, offered or not. */
  chosen: ConfigurationEntry<'delivery'> | undefined
  /** What a fee comes on top of. */
  base: { net: number; vatPercent: number }
}

function paymentIn({ visitor }: VisitorCtx, entry: ConfigurationEntry<'payment'>, judged: PaymentJudged): Payment {
  const { id, code, name, description } = entry
  const fee = transportFee(judged.base, convert(fromDecimal(entry.fee_net ?? 0), judged.rate)).payment
  const refusal =
    (code === 'deferred_invoice' ? whyNotDeferred(visitor.customer, judged.destination) : null) ?? whyNotWith(judged.chosen, entry)
  return { id, code, name, description, ...judge(entry, judged, refusal), fee_net: toDecimal(fee.net), fee_gross: toDecimal(fee.gross) }
}

/** The delivery is chosen first: what it does not go with is refused on the payment's side alone, so that either can be changed. */
const whyNotWith = (delivery: ConfigurationEntry<'delivery'> | undefined, { id, code }: { id: number; code: string }): Reason =>
  delivery?.payments?.some(named => named === id || named === code) === false ? 'not_with_delivery' : null

/** A deferred invoice is for companies that the shop approved for it, and is made out to one: a valid NIP alone proves nothing. */
function whyNotDeferred(customer: VisitorCtx['visitor']['customer'], { hasCompanyNumber }: Destination): Reason {
  if (!customer?.isCompany) return 'company_needed'
  if (!customer.isDeferredPaymentApproved) return 'approval_needed'
  return hasCompanyNumber === false ? 'nip_needed' : null
}

/** What the transport fee is made of. */
export function feeParts(fee: TransportFee | null): Computed['transport_fee'] {
  const { total, payment } = fee ?? { total: { net: 0, gross: 0 }, payment: { net: 0, gross: 0 } }
  return {
    delivery_net: toDecimal(total.net - payment.net),
    delivery_gross: toDecimal(total.gross - payment.gross),
    payment_net: toDecimal(payment.net),
    payment_gross: toDecimal(payment.gross),
  }
}
