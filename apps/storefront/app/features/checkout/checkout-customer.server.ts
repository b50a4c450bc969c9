import { accountCalls, type Customer, type PickupPoint, pickupPointCalls, type ResponseOutput } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { countries } from '../../platform/countries.server.ts'
import type { Fields } from '../../platform/form.ts'
import type { PublicContext } from '../../platform/public-context.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'
import type { SavedAddress } from './address-choice.ts'
import { checkoutMessages } from './checkout.messages.ts'

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
  return {
    id: String(known.id),
    name: fullName(known),
    email: known.email,
    saved: addresses.map(address => choiceOf(address, ctx.language)),
    points: points ?? [],
    prefill: prefillOf(known, addresses),
  }
}

const fullName = ({ first_name, last_name }: Pick<Saved, 'first_name' | 'last_name'>) => `${first_name} ${last_name}`

function choiceOf(address: Saved, language: Language): SavedAddress {
  const { id, company, nip, street, postal_code, city } = address
  const country = countries[language].find(({ value }) => value === address.country)?.label ?? address.country
  const text = [company && fullName(address), street, `${postal_code} ${city}`, country, nip && checkoutMessages[language].nipOf(nip)]
  return { id: String(id), name: company ?? fullName(address), text: text.filter(Boolean).join(', '), country: address.country }
}

/** Prefilled fields from the account: its default addresses, or the first one. */
function prefillOf(customer: Customer, addresses: readonly Saved[]): Fields {
  const billing = addresses.find(address => address.is_default_billing) ?? addresses[0]
  const delivery = addresses.find(address => address.is_default_delivery && address !== billing)
  return {
    email: customer.email,
    phone: customer.phone ?? billing?.phone ?? '',
    kind: customer.company ? 'company' : 'person',
    'billing_address.first_name': customer.first_name,
    'billing_address.last_name': customer.last_name,
    'billing_address.company': customer.company ?? '',
    'billing_address.nip': customer.nip ?? '',
    ...(billing && { 'billing_address.id': String(billing.id), 'billing_address.country': billing.country }),
    ...(delivery && { 'delivery_address.id': String(delivery.id) }),
  }
}
