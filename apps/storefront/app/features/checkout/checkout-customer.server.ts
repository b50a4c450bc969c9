import { type Customer, orderCalls, type PickupPoint, type ResponseOutput } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { countries } from '@stragan/web/countries.server'
import type { Fields } from '../../platform/form.ts'
import type { PublicContext } from '../../platform/public-context.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'
import type { SavedAddress } from './address-choice.ts'
import { checkoutMessages } from './checkout.messages.ts'

type Defaults = ResponseOutput<typeof orderCalls.checkoutDefaults>
type Saved = Defaults['addresses'][number]

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
  const defaults = await withFallback(ctx, 'checkout defaults', ifSession(orderCalls.checkoutDefaults, {}), null)
  const { addresses, pickup_points: points, last_order: lastOrder } = defaults ?? noDefaults
  return {
    id: String(known.id),
    name: fullName(known),
    email: known.email,
    saved: addresses.map(address => choiceOf(address, ctx.language)),
    points,
    prefill: prefillOf(known, addresses, lastOrder),
  }
}

const noDefaults: Defaults = { addresses: [], pickup_points: [], last_order: null }

const fullName = ({ first_name, last_name }: Pick<Saved, 'first_name' | 'last_name'>) => `${first_name} ${last_name}`

function choiceOf(address: Saved, language: Language): SavedAddress {
  const { id, company, nip, street, postal_code, city } = address
  const country = countries[language].find(({ value }) => value === address.country)?.label ?? address.country
  const text = [company && fullName(address), street, `${postal_code} ${city}`, country, nip && checkoutMessages[language].nipOf(nip)]
  return { id: String(id), name: company ?? fullName(address), text: text.filter(Boolean).join(', '), country: address.country }
}

/**
 * Prefilled fields from the account: its default addresses, or the first one; without saved addresses the billing address of the last order,
 * under the name, company and NIP that the account has now.
 */
function prefillOf(customer: Customer, addresses: readonly Saved[], lastOrder: Defaults['last_order']): Fields {
  const billing = addresses.find(address => address.is_default_billing) ?? addresses[0]
  const delivery = addresses.find(address => address.is_default_delivery && address !== billing)
  const last = addresses.length === 0 ? lastOrder?.billing_address : null
  const { company, nip } = customer.company === null && last ? last : customer
  return {
    email: customer.email,
    phone: customer.phone ?? billing?.phone ?? lastOrder?.phone ?? '',
    kind: company ? 'company' : 'person',
    'billing_address.first_name': customer.first_name,
    'billing_address.last_name': customer.last_name,
    'billing_address.company': company ?? '',
    'billing_address.nip': nip ?? '',
    ...(last && {
      'billing_address.street': last.street,
      'billing_address.postal_code': last.postal_code,
      'billing_address.city': last.city,
      'billing_address.country': last.country,
    }),
    ...(billing && { 'billing_address.id': String(billing.id), 'billing_address.country': billing.country }),
    ...(delivery && { 'delivery_address.id': String(delivery.id) }),
  }
}
