import {
  accountCalls,
  type Customer,
  type Order,
  orderCalls,
  type PickupPoint,
  pickupPointCalls,
  type ResponseOutput,
} from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { countries } from '../../platform/countries.server.ts'
import type { Fields } from '../../platform/form.ts'
import type { PublicContext } from '../../platform/public-context.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'
import type { SavedAddress } from './address-choice.ts'
import { checkoutMessages } from './checkout.messages.ts'
import type { Side } from './form-fields.ts'

type Saved = ResponseOutput<typeof accountCalls.addAddress>

/** Customer of the checkout with saved addresses and prefilled fields. */
export interface CheckoutCustomer {
  id: string
  name: string
  email: string
  saved: SavedAddress[]
  /** The points used last, of each network. */
  points: PickupPoint[]
  prefill: Fields
}

/** Loads the customer; null for a guest. The checkout works without it: parts that fail to load are left out. */
export async function loadCheckoutCustomer(ctx: PublicContext, { customer, ifSession }: VisitorContext): Promise<CheckoutCustomer | null> {
  const known = await withFallback(ctx, 'customer', customer(), null)
  if (!known) return null
  const [saved, points] = await Promise.all([
    withFallback(ctx, 'saved addresses', ifSession(accountCalls.addresses, {}), null),
    withFallback(ctx, 'pickup points', ifSession(pickupPointCalls.customerPickupPoints, {}), null),
  ])
  const addresses = saved ?? []
  const lastOrder = addresses.length === 0 || !known.phone ? await withFallback(ctx, 'last order', loadLastOrder(ifSession), null) : null
  return {
    id: String(known.id),
    name: fullName(known),
    email: known.email,
    saved: addresses.map(address => choiceOf(address, ctx.language)),
    points: points ?? [],
    prefill: prefillOf(known, addresses, lastOrder),
  }
}

async function loadLastOrder(ifSession: VisitorContext['ifSession']): Promise<Order | null> {
  const orders = await ifSession(orderCalls.orders, { query: { page: 1, per_page: 1 } })
  const [last] = orders?.items ?? []
  return last ? ifSession(orderCalls.ownOrder, { params: { uid: last.uid } }) : null
}

const fullName = ({ first_name, last_name }: Pick<Saved, 'first_name' | 'last_name'>) => `${first_name} ${last_name}`

function choiceOf(address: Saved, language: Language): SavedAddress {
  const { id, company, nip, street, postal_code, city } = address
  const country = countries[language].find(({ value }) => value === address.country)?.label ?? address.country
  const text = [company && fullName(address), street, `${postal_code} ${city}`, country, nip && checkoutMessages[language].nipOf(nip)]
  return { id: String(id), name: company ?? fullName(address), text: text.filter(Boolean).join(', '), country: address.country }
}

/** Prefilled fields from the account: its default addresses, or the first one; without saved addresses those of the last order. */
function prefillOf(customer: Customer, addresses: readonly Saved[], lastOrder: Order | null): Fields {
  const billing = addresses.find(address => address.is_default_billing) ?? addresses[0]
  const delivery = addresses.find(address => address.is_default_delivery && address !== billing)
  return {
    email: customer.email,
    phone: customer.phone ?? billing?.phone ?? lastOrder?.phone ?? '',
    kind: customer.company ? 'company' : 'person',
    'billing_address.first_name': customer.first_name,
    'billing_address.last_name': customer.last_name,
    'billing_address.company': customer.company ?? '',
    'billing_address.nip': customer.nip ?? '',
    ...(addresses.length === 0 && lastOrder && addressesOf(lastOrder)),
    ...(billing && { 'billing_address.id': String(billing.id), 'billing_address.country': billing.country }),
    ...(delivery && { 'delivery_address.id': String(delivery.id) }),
  }
}

/** The addresses of an order as fields of the form. */
function addressesOf({ billing_address, delivery_address }: Order): Fields {
  return {
    kind: billing_address?.company ? 'company' : 'person',
    ...fieldsOf('billing_address', billing_address),
    ...(delivery_address && { elsewhere: '1', ...fieldsOf('delivery_address', delivery_address) }),
  }
}

const fieldsOf = (side: Side, address: Order['billing_address']): Fields =>
  Object.fromEntries(Object.entries(address ?? {}).map(([name, value]) => [`${side}.${name}`, value ?? '']))
