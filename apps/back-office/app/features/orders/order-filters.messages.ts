import type { orderWaits } from '@stragan/contract/admin'
import { messages } from '@stragan/contract/messages'

type Waits = Record<(typeof orderWaits)[number], string>
const waitsEn: Waits = { confirmation: 'Confirmation', payment: 'Payment', packing: 'Packing', cash: 'Payment on delivery' }
const waitsPl: Waits = { confirmation: 'Potwierdzenie', payment: 'Płatność', packing: 'Spakowanie', cash: 'Zapłata przy odbiorze' }

/** Filters of the list of orders. */
export const orderFilterMessages = messages(
  {
    waitingFor: 'Waiting for',
    anyWait: 'Any',
    waits: waitsEn,
    more: 'More filters',
    paid: 'Paid or unpaid',
    payment: 'Payment method',
    delivery: 'Delivery method',
    anyMethod: 'Any method',
    placedFrom: 'Placed from',
    placedTo: 'Placed until',
    amountFrom: 'Total from',
    amountTo: 'Total up to',
    amountHint: 'Incl. VAT, in the currency of each order.',
    amountWrong: 'Enter an amount such as 1234.50.',
    test: 'Test orders',
    withTest: 'Real and test orders',
    realOnly: 'Real orders only',
    testOnly: 'Test orders only',
    active: 'Active filters',
    remove: 'Remove filter',
    reset: 'Reset filters',
    search: (q: string) => `“${q}”`,
    chip: (name: string, value: string) => `${name}: ${value}`,
  },
  {
    waitingFor: 'Czeka na',
    anyWait: 'Bez znaczenia',
    waits: waitsPl,
    more: 'Więcej filtrów',
    paid: 'Płatność',
    payment: 'Sposób płatności',
    delivery: 'Sposób dostawy',
    anyMethod: 'Dowolny',
    placedFrom: 'Złożone od dnia',
    placedTo: 'Złożone do dnia',
    amountFrom: 'Wartość od',
    amountTo: 'Wartość do',
    amountHint: 'Brutto, w walucie zamówienia.',
    amountWrong: 'Podaj kwotę, np. 1234,50.',
    test: 'Zamówienia testowe',
    withTest: 'Prawdziwe i testowe',
    realOnly: 'Tylko prawdziwe',
    testOnly: 'Tylko testowe',
    active: 'Aktywne filtry',
    remove: 'Usuń filtr',
    reset: 'Wyczyść filtry',
    search: (q: string) => `„${q}”`,
    chip: (name: string, value: string) => `${name}: ${value}`,
  },
)
