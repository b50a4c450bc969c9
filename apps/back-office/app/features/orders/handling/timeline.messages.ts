import type { Language, Order } from '@stragan/contract'
import type { OrderChange } from '@stragan/contract/admin'
import { messages } from '@stragan/contract/messages'
import { handlingMessages } from './handling.messages.ts'

type Cancellations = Record<NonNullable<Order['cancel_reason']>, string>
type Changes = Record<OrderChange, string>
/** By kind of the mail; any other is an e-mail without a name. */
type Emails = Readonly<Record<string, string>>
type States = Record<'waiting' | 'sent' | 'given_up', string>
type Refunds = Record<'none' | 'due' | 'made', string>

/** The reasons that staff choose from, within a sentence. */
const reasonsIn = (language: Language) => {
  const { buyer_request, out_of_stock, undeliverable } = handlingMessages[language].reasons
  const within = (text: string) => text.charAt(0).toLowerCase() + text.slice(1)
  return { buyer_request: within(buyer_request), out_of_stock: within(out_of_stock), undeliverable: within(undeliverable) }
}

/** Texts of the timeline of an order, and of the notes in it. */
export const timelineMessages = messages(
  {
    title: 'Timeline',
    lead: 'Newest first. Only staff see names, notes for staff and this list.',
    payment: (amount: string) => `Payment of ${amount}`,
    receivedOn: (day: string) => `received on ${day}`,
    refund: { none: '', due: 'To be refunded', made: 'Refunded' } as Refunds,
    refundedOn: (at: string) => `Recorded as refunded on ${at}`,
    shipment: (carrier: string) => `Given to ${carrier}`,
    because: (reason: string) => `Reason: ${reason}`,
    reasons: { unpaid: 'not paid in time', ...reasonsIn('en') } as Cancellations,
    changed: (what: string) => `Changed: ${what}`,
    before: 'before:',
    now: 'now:',
    empty: '(empty)',
    changes: {
      contact: 'contact',
      billing_address: 'billing address',
      delivery_address: 'delivery address',
      tracking: 'shipment tracking',
    } as Changes,
    emails: {
      order_confirmation: 'E-mail: order received',
      order_notice: 'E-mail to the shop: new order',
      order_confirmed: 'E-mail: order confirmed, with the contract',
      order_paid: 'E-mail: payment received',
      order_sent: 'E-mail: order sent',
      order_cancelled: 'E-mail: order cancelled',
      order_cancelled_unpaid: 'E-mail: cancelled, not paid in time',
      order_note: 'E-mail: message to the buyer',
      refund_notice: 'E-mail to the shop: payment to be refunded',
    } as Emails,
    otherEmail: 'E-mail',
    states: { waiting: 'waiting to be sent', sent: 'sent', given_up: 'could not be delivered' } as States,
    note: 'Note',
    noteHint: 'Buyers can ask for a copy.',
    audience: 'For whom',
    forStaff: 'For staff only',
    forBuyer: 'For the buyer, by e-mail',
    forBuyerHint: (email: string, language: string) =>
      `The message goes to ${email} at once, and cannot be changed or deleted afterwards. Write it in ${language}.`,
    sendNote: 'Send to the buyer',
    sentTo: (email: string) => `To the buyer, by e-mail: ${email}`,
    toReturn: 'A payment is to be refunded',
    payBackBy: (amount: string, day: string) => `${amount} by ${day}.`,
    overdue: (amount: string, day: string) => `${amount} was due by ${day}.`,
    toRefunds: 'Record the refund',
    toReturnText: (amount: string) => `${amount} is to be refunded to the buyer.`,
  },
  {
    title: 'Przebieg zamówienia',
    lead: 'Od najnowszych. Nazwiska, notatki dla pracowników i tę listę widzą tylko pracownicy.',
    payment: (amount: string) => `Wpłata: ${amount}`,
    receivedOn: (day: string) => `wpłynęła ${day}`,
    refund: { none: '', due: 'Do zwrotu kupującemu', made: 'Zwrócona' } as Refunds,
    refundedOn: (at: string) => `Zwrot odnotowano ${at}`,
    shipment: (carrier: string) => `Nadano: ${carrier}`,
    because: (reason: string) => `Powód: ${reason}`,
    reasons: { unpaid: 'brak wpłaty w terminie', ...reasonsIn('pl') },
    changed: (what: string) => `Zmieniono: ${what}`,
    before: 'przedtem:',
    now: 'teraz:',
    empty: '(puste)',
    changes: {
      contact: 'kontakt',
      billing_address: 'adres rozliczeniowy',
      delivery_address: 'adres dostawy',
      tracking: 'dane przesyłki',
    },
    emails: {
      order_confirmation: 'E-mail: otrzymaliśmy zamówienie',
      order_notice: 'E-mail do sklepu: nowe zamówienie',
      order_confirmed: 'E-mail: zamówienie potwierdzone, z umową',
      order_paid: 'E-mail: otrzymaliśmy wpłatę',
      order_sent: 'E-mail: zamówienie wysłane',
      order_cancelled: 'E-mail: zamówienie anulowane',
      order_cancelled_unpaid: 'E-mail: anulowane z powodu braku wpłaty',
      order_note: 'E-mail: wiadomość do kupującego',
      refund_notice: 'E-mail do sklepu: pieniądze do zwrotu',
    },
    otherEmail: 'E-mail',
    states: { waiting: 'czeka na wysłanie', sent: 'wysłany', given_up: 'nie udało się dostarczyć' },
    note: 'Notatka',
    noteHint: 'Kupujący może żądać kopii.',
    audience: 'Dla kogo',
    forStaff: 'Tylko dla pracowników',
    forBuyer: 'Dla kupującego, e-mailem',
    forBuyerHint: (email: string, language: string) =>
      `Wiadomość trafi od razu na adres ${email} i nie można jej potem zmienić ani usunąć. Napisz ją ${language}.`,
    sendNote: 'Wyślij do kupującego',
    sentTo: (email: string) => `Do kupującego, e-mailem: ${email}`,
    toReturn: 'Są pieniądze do zwrotu',
    payBackBy: (amount: string, day: string) => `${amount} najpóźniej ${day}.`,
    overdue: (amount: string, day: string) => `${amount}, termin minął ${day}.`,
    toRefunds: 'Odnotuj zwrot',
    toReturnText: (amount: string) => `Kupującemu trzeba zwrócić: ${amount}.`,
  },
)
