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
  toKilograms,
  transportFee,
  unmetCondition,
} from '@stragan/pricing'
import type { VisitorCtx } from '../../context.ts'
import type { CartRow } from './cart.queries.ts'
import { promisesOf } from './delivery-promise.ts'

type Computed = ResponseInput<typeof cartCalls.cart>
type Delivery = Computed['deliveries'][number]
type Payment = Computed['payments'][number]
export type Reason = Cart['delivery_effect']['reason']

/** Recipient of goods and invoice; null is unknown and fulfils every condition. */
export interface Destination {
  country: string | null
  /** NIP or VAT number of the billing address; empty for a person. */
  companyNumber: string | null
}

/** What the conditions of deliveries and payments are evaluated against. */
export interface ConditionContext {
  load: Load
  /** Exchange rate of the cart's currency, in millionths of PLN. */
  rate: number
  destination: Destination
  /** Whether everything in the cart is in stock. */
  isInStock: boolean
}

export interface DeliveryAndPayment {
  deliveries: Delivery[]
  payments: Payment[]
  delivery: Delivery | undefined
  payment: Payment | undefined
  /** Delivery price plus the payment's fee; null while no offered delivery is chosen. */
  fee: TransportFee | null
}

/** Computes the deliveries and payments of a cart, each with its cost and the reason if it is not offered, and the transport fee. */
export function deliveryAndPaymentOf(ctx: VisitorCtx, row: CartRow, context: ConditionContext): DeliveryAndPayment {
  const chosen = row.deliveries.find(({ id }) => id === row.delivery_id)
  const promiseOf = context.isInStock ? promisesOf(ctx.now, row) : () => null
  const deliveries = row.deliveries.map(entry => ({
    ...deliveryView(entry, context),
    promise: promiseOf(entry, context.destination.country),
  }))
  const delivery = deliveries.find(({ id }) => id === row.delivery_id)
  const base = { net: delivery?.offered ? fromDecimal(delivery.price_net) : 0, vatPercent: chosen?.vat_tax_percent ?? standardVat }
  const payments = row.payments.map(entry => paymentView(ctx, entry, { ...context, chosen, base }))
  const payment = payments.find(({ id }) => id === row.payment_id)
  const paymentNet = payment?.offered ? fromDecimal(payment.fee_net) : 0
  return { deliveries, payments, delivery, payment, fee: delivery?.offered ? transportFee(base, paymentNet) : null }
}

/** VAT percent of a payment's fee while no delivery is chosen. */
const standardVat = 23

/** The delivery that a checkout begins with: of those that bring this cart to its address the cheapest; of equal ones the first. */
export const cheapestToAddress = (deliveries: readonly Delivery[]): Delivery | undefined =>
  deliveries
    .filter(({ offered, to_address }) => offered && to_address)
    .reduce<Delivery | undefined>((best, one) => (best && best.price_gross <= one.price_gross ? best : one), undefined)

type Bounds = Pick<ConfigurationEntry<'payment'>, 'countries' | 'min_weight' | 'max_weight' | 'min_net' | 'max_net'> &
  Partial<Pick<ConfigurationEntry<'delivery'>, 'parcel_weight' | 'max_parcels'>>

const inUnits = <T>(value: number | null | undefined, unit: (value: number) => T) => (typeof value === 'number' ? unit(value) : null)

/** Older stored entries lack conditions that were added later. */
const conditionsOf = (entry: Bounds): Conditions => ({
  minWeight: inUnits(entry.min_weight, fromKilograms),
  maxWeight: maxWeightOf(entry),
  minNet: inUnits(entry.min_net, fromDecimal),
  maxNet: inUnits(entry.max_net, fromDecimal),
})

/** The lower of the stated maximum and what the maximum of parcels holds. */
function maxWeightOf({ max_weight, parcel_weight, max_parcels }: Bounds): number | null {
  const stated = inUnits(max_weight, fromKilograms)
  const held = max_parcels ? inUnits(parcel_weight, kg => max_parcels * fromKilograms(kg)) : null
  return stated === null || held === null ? (stated ?? held) : Math.min(stated, held)
}

/** Evaluates the conditions of an entry for a cart; `refusal` takes precedence over them. */
function evaluateConditions(entry: Bounds, { load, rate, destination: { country } }: ConditionContext, refusal: Reason = null) {
  const conditions = conditionsOf(entry)
  const countries = entry.countries ?? null
  const isServed = country === null || countries === null || countries.includes(country)
  const unmet = unmetCondition(conditions, load, rate)
  const reason = refusal ?? (isServed ? (unmet?.reason ?? null) : 'country_not_served')
  const inCurrency = (grosz: number) => toDecimal(convert(grosz, rate))
  return {
    countries,
    min_weight: entry.min_weight ?? null,
    max_weight: inUnits(conditions.maxWeight, toKilograms),
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

function deliveryView(entry: ConfigurationEntry<'delivery'>, context: ConditionContext): Omit<Delivery, 'promise'> {
  const { id, code, name, description, vat_tax_percent } = entry
  const offer = deliveryFor(methodOf(entry), context.load, context.rate)
  return {
    id,
    code,
    name,
    description,
    ...evaluateConditions(entry, context),
    price_net: toDecimal(offer.net),
    price_gross: toDecimal(offer.gross),
    parcels: offer.parcels,
    to_address: entry.to_address ?? true,
    vat_tax_percent,
    free_from_net: inUnits(offer.freeFrom, toDecimal),
    missing_to_free_net: inUnits(offer.missingToFree, toDecimal),
    pickup_network: entry.pickup_network ?? null,
  }
}

interface PaymentContext extends ConditionContext {
  /** The chosen delivery, offered or not. */
  chosen: ConfigurationEntry<'delivery'> | undefined
  /** The delivery price that the fee is added to. */
  base: { net: number; vatPercent: number }
}

function paymentView({ visitor }: VisitorCtx, entry: ConfigurationEntry<'payment'>, context: PaymentContext): Payment {
  const { id, code, name, description } = entry
  const fee = transportFee(context.base, convert(fromDecimal(entry.fee_net ?? 0), context.rate)).payment
  const refusal =
    (code === 'deferred_invoice' ? deferredInvoiceRefusal(visitor.customer, context.destination) : null) ??
    deliveryMismatch(context.chosen, entry)
  return {
    id,
    code,
    name,
    description,
    ...evaluateConditions(entry, context, refusal),
    fee_net: toDecimal(fee.net),
    fee_gross: toDecimal(fee.gross),
  }
}

/** A mismatch of delivery and payment refuses the payment only, so that either can be changed. */
const deliveryMismatch = (delivery: ConfigurationEntry<'delivery'> | undefined, { id, code }: { id: number; code: string }): Reason =>
  delivery?.payments?.some(named => named === id || named === code) === false ? 'not_with_delivery' : null

/** A deferred invoice is for the company that the shop approved, and names its number; another valid number proves nothing. */
function deferredInvoiceRefusal(customer: VisitorCtx['visitor']['customer'], { companyNumber }: Destination): Reason {
  if (!customer?.companyNumber) return 'company_needed'
  if (!customer.isDeferredPaymentApproved) return 'approval_needed'
  return companyNumber === null || companyNumber === customer.companyNumber ? null : 'nip_needed'
}

/** Splits the transport fee into delivery and payment. */
export function feeParts(fee: TransportFee | null): Computed['transport_fee'] {
  const { total, payment } = fee ?? { total: { net: 0, gross: 0 }, payment: { net: 0, gross: 0 } }
  return {
    delivery_net: toDecimal(total.net - payment.net),
    delivery_gross: toDecimal(total.gross - payment.gross),
    payment_net: toDecimal(payment.net),
    payment_gross: toDecimal(payment.gross),
  }
}
