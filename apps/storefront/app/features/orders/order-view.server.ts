import { type Address, formatLocaleOf, type Order } from '@stragan/contract'
import { describeDeadline, describeDelivery } from '@stragan/contract/delivery-dates'
import type { Language } from '@stragan/routing'
import { qrCode } from '@stragan/web/qr-code.server'
import { formatDay, formatLastDay, formatMoment } from '../../platform/format.ts'
import { promiseMessages } from '../delivery-promise/promise.messages.ts'
import { paymentKind, stepsOf } from './order-steps.ts'

export type OrderView = ReturnType<typeof orderView>

/** View model of an order: dates in the shop's time zone and the reader's language, and the QR code as a path. */
export function orderView(order: Order, language: Language, timeZone: string) {
  const moment = momentIn(language, timeZone)
  const {
    is_test,
    created_at,
    total_net: _net,
    total_gross,
    history: _history,
    consents,
    payment,
    items,
    rights,
    delivery,
    shipments,
    ...rest
  } = order
  const isFree = total_gross === 0
  const kind = paymentKind(payment)
  const isPaid = (payment.paid || payment.collected) && !isFree
  const isOwed = !isPaid && !isFree && order.status !== 'cancelled' && order.withdrawal === null
  return {
    ...rest,
    isTest: is_test,
    delivery: { name: delivery.name, nameLanguage: delivery.name_language, promise: promiseOf(order, language) },
    placed: moment(created_at),
    shipments: shipments.map(({ sent_at: _, ...shipment }) => shipment),
    items: items.map(({ explanation: _why, price_source: _source, weight: _kg, slug: _slug, ...line }) => line),
    billing_address: addressLines(order.billing_address, language),
    delivery_address: addressLines(order.delivery_address, language),
    consents: consents.map(({ key, version, accepted_at }) => ({ key, version, accepted: moment(accepted_at) })),
    rights: {
      ...rights,
      withdrawal_until: rights.withdrawal_until === null ? null : formatDay(language, rights.withdrawal_until),
    },
    withdrawal: order.withdrawal && { full: order.withdrawal.full, received: moment(order.withdrawal.received_at) },
    steps: stepsOf(order).map(({ status, at }) => ({ status, at: at === null ? null : moment(at) })),
    payment: {
      kind,
      name: payment.name,
      nameLanguage: payment.name_language,
      fee_net: payment.fee_net,
      fee_gross: payment.fee_gross,
      isFree,
      isPaid,
      isOwed,
      due: dueBy(payment, language, timeZone),
      transfer:
        !isOwed || payment.account === null ? null : { account: payment.account, title: payment.title, recipient: payment.recipient },
      qr: !isOwed || payment.transfer_code === null ? null : qrCode(payment.transfer_code),
    },
  }
}

/** What was promised when the order was placed, and by when an awaited payment has to arrive for that; null if nothing is to be delivered. */
function promiseOf({ status, delivery: { promise }, payment, withdrawal }: Order, language: Language) {
  if (!promise || status === 'delivered' || status === 'cancelled' || withdrawal?.full) return null
  return {
    dates: describeDelivery(language, promise),
    condition: payment.awaited_until === null ? null : promiseMessages[language].ifPaid(describeDeadline(language, promise)),
  }
}

/** Payment deadline: a day for invoices and transfers, a minute for online payments. */
function dueBy({ due_at, awaited_until, is_online }: Order['payment'], language: Language, timeZone: string): string | null {
  if (awaited_until === null) return due_at === null ? null : nonBreaking(formatMoment(language, due_at, timeZone))
  return is_online
    ? nonBreaking(formatMoment(language, awaited_until, timeZone, 'with time'))
    : formatLastDay(language, awaited_until, timeZone)
}

/** Non-breaking date for use in a sentence. */
const nonBreaking = (day: string) => day.replaceAll(' ', '\u00a0')

const momentIn = (language: Language, timeZone: string) => (iso: string) => ({
  iso,
  text: formatMoment(language, iso, timeZone, 'with time'),
})

function addressLines(address: Address | null, language: Language): string[] | null {
  if (address === null) return null
  const { first_name, last_name, company, nip, street, postal_code, city, country, phone } = address
  const countryName = new Intl.DisplayNames(formatLocaleOf[language], { type: 'region' }).of(country) ?? country
  const lines = [
    company,
    `${first_name} ${last_name}`,
    street,
    `${postal_code} ${city}`,
    countryName,
    nip && `${country === 'PL' ? 'NIP' : 'VAT'} ${nip}`,
    phone,
  ]
  return lines.filter(line => typeof line === 'string').filter(Boolean)
}
