import { formatLocaleOf, type Language, type ResponseInput } from '@stragan/contract'
import type { orderAdminCalls, Paper } from '@stragan/contract/admin'
import { formatMoment } from '@stragan/contract/formats'
import type { loadSender } from '../../mail/mail.ts'
import type { PaperTexts } from './paper.messages.ts'

export type PaperOrder = Omit<
  ResponseInput<typeof orderAdminCalls.order>,
  'customer_id' | 'next_statuses' | 'revision' | 'is_due_in_advance' | 'shipments'
>
type Item = PaperOrder['items'][number]
type Address = NonNullable<PaperOrder['billing_address']>

/** The shop and its business. */
export type Seller = Awaited<ReturnType<typeof loadSender>>

/** What a paper about one order is made of. */
export interface PaperContext {
  t: PaperTexts
  language: Language
  order: PaperOrder
  sender: Seller
  now: Date
}

type Fact = Paper['facts'][number]

const given = (lines: readonly (string | false | null | undefined)[]) => lines.filter((line): line is string => Boolean(line))

export const fact = (name: string, lines: readonly (string | false | null | undefined)[]): Fact[] => {
  const texts = given(lines)
  return texts.length > 0 ? [{ name, lines: texts }] : []
}

/** The head that all papers have. */
export const headOf = (language: Language, { shop }: Seller, now: Date) => ({
  language,
  shop: shop.name,
  written: formatMoment(language, now.toISOString(), shop.time_zone, 'with time'),
})

export const sellerFact = ({ t, sender: { business, identity } }: PaperContext): Fact[] =>
  fact(t.seller, [
    business.name,
    business.street,
    `${business.postal_code} ${business.city}`,
    ...identity.numbers,
    ...identity.company,
    business.phone,
    business.email,
  ])

/** The country is named where it is not the shop's. */
function addressLines({ t, language, sender: { business } }: PaperContext, address: Address, withNumber: boolean): string[] {
  const { company, nip, first_name, last_name, street, postal_code, city, country, phone } = address
  const countryName = new Intl.DisplayNames(formatLocaleOf[language], { type: 'region' }).of(country)
  return given([
    company,
    `${first_name} ${last_name}`,
    street,
    `${postal_code} ${city}`,
    country !== business.country && countryName,
    withNumber && nip && t.vatNumber(nip),
    phone && t.phone(phone),
  ])
}

export const billingFact = (context: PaperContext): Fact[] =>
  fact(context.t.billing, context.order.billing_address ? addressLines(context, context.order.billing_address, true) : [])

/** Where the goods go: a parcel locker with who collects them, or an address; nowhere if they are collected from the shop. */
export function destinationFacts(context: PaperContext): Fact[] {
  const { t, order } = context
  const { pickup_point: point, billing_address, delivery_address, phone } = order
  const address = delivery_address ?? billing_address
  const to = address ? addressLines(context, { ...address, phone: address.phone || phone }, false) : []
  if (!point) return fact(isCollected(order) ? t.collectedBy : t.deliverTo, to)
  const { code, name, street, postal_code, city, description, is_sample } = point
  return [
    ...fact(t.locker, [code, name !== code && name, street, `${postal_code} ${city}`, description, is_sample && t.sample]),
    ...fact(t.collectedBy, to),
  ]
}

const isCollected = ({ delivery }: PaperOrder) => delivery.code === 'pickup' || delivery.promise?.collected === true

export const nameOf = ({ name, combination_features }: Pick<Item, 'name' | 'combination_features'>) =>
  [name, ...combination_features.map(({ feature_value }) => feature_value)].join(', ')

export const warningsOf = ({ t, order }: PaperContext): string[] =>
  given([Boolean(order.is_test) && t.test, order.status === 'cancelled' && t.cancelled])

export const noteOf = ({ t, order }: PaperContext): Paper['notes'] => (order.note ? [{ name: t.note, text: order.note }] : [])
