import { messages } from '@stragan/contract/messages'

export const paymentMessages = messages(
  {
    lead: (total: string) => `The order total is ${total}.`,
    paid: 'This order has been paid already: a further payment is recorded as due for refund.',
    cancelled: 'This order was cancelled: a payment is recorded as due for refund.',
    amount: 'Amount',
    receivedOn: 'Received on',
    note: 'Note',
    noteHint: 'For staff, for example the statement number.',
    returnIt: 'Do not count the payment: it is to be refunded',
    returnItHint: 'For an amount other than the total, and for orders that were paid or cancelled. The order stays as it is.',
  },
  {
    lead: (total: string) => `Wartość zamówienia to ${total}.`,
    paid: 'To zamówienie jest już opłacone: kolejna wpłata zostanie zapisana jako pieniądze do zwrotu.',
    cancelled: 'To zamówienie zostało anulowane: wpłata zostanie zapisana jako pieniądze do zwrotu.',
    amount: 'Kwota',
    receivedOn: 'Data wpływu',
    note: 'Notatka',
    noteHint: 'Dla pracowników, np. numer wyciągu.',
    returnIt: 'Nie zaliczaj wpłaty: pieniądze są do zwrotu',
    returnItHint: 'Gdy kwota jest inna niż wartość zamówienia albo zamówienie jest już opłacone lub anulowane. Zamówienie się nie zmieni.',
  },
)
