import type { OrderStatus } from '@stragan/contract'
import { messages, plural } from '../../platform/messages.ts'

type ByStatus = Record<OrderStatus, string>

export const orderHistoryMessages = messages(
  {
    title: 'Order history',
    about: (shop: string) => `Your orders at ${shop}.`,
    home: 'Home',
    breadcrumbs: 'Where you are',
    logout: 'Log out',
    confirmed: 'Your e-mail is confirmed',
    confirmedHint: 'Welcome: your account is ready, with what you have ordered since you registered.',
    find: 'Find an order',
    query: 'Order number or product',
    queryHint: '2026-000123, a symbol or a name',
    status: 'Status',
    anyStatus: 'any',
    search: 'Search',
    count: (n: number) => plural('en', n, { one: '1 order', other: `${n} orders` }),
    showAll: 'Show all orders',
    orders: 'Your orders',
    number: 'Order',
    date: 'Date',
    net: 'Net',
    gross: 'Incl. VAT',
    isTest: 'Test',
    statuses: {
      new: 'Placed',
      confirmed: 'Confirmed',
      paid: 'Paid',
      packed: 'Packed',
      sent: 'Sent',
      delivered: 'Delivered',
      cancelled: 'Cancelled',
    } as ByStatus,
    none: 'No orders yet',
    noneHint: 'What you order while logged in stands here: how it is doing, and how to pay.',
    noneFits: 'No order fits',
    noneFitsHint: (q: string, status: string) =>
      q && status
        ? `Nothing with “${q}” and the status “${status}”. Try without one of the two.`
        : q
          ? `Nothing with “${q}” in its number or its products.`
          : `None has the status “${status}”.`,
    pages: 'Pages of orders',
    previous: 'Newer',
    next: 'Older',
    page: (n: number) => `Page ${n}`,
    pageOf: (n: number, of: number) => `Page ${n} of ${of}`,
  },
  {
    title: 'Historia zamówień',
    about: (shop: string) => `Twoje zamówienia w sklepie ${shop}.`,
    home: 'Strona główna',
    breadcrumbs: 'Gdzie jesteś',
    logout: 'Wyloguj się',
    confirmed: 'Twój e-mail jest potwierdzony',
    confirmedHint: 'Witamy: konto jest gotowe, razem z zamówieniami złożonymi od rejestracji.',
    find: 'Znajdź zamówienie',
    query: 'Numer zamówienia lub produkt',
    queryHint: '2026-000123, symbol lub nazwa',
    status: 'Status',
    anyStatus: 'dowolny',
    search: 'Szukaj',
    count: (n: number) => plural('pl', n, { one: '1 zamówienie', few: `${n} zamówienia`, many: `${n} zamówień`, other: `${n} zamówienia` }),
    showAll: 'Pokaż wszystkie zamówienia',
    orders: 'Twoje zamówienia',
    number: 'Zamówienie',
    date: 'Data',
    net: 'Netto',
    gross: 'Brutto',
    isTest: 'Testowe',
    statuses: {
      new: 'Złożone',
      confirmed: 'Potwierdzone',
      paid: 'Opłacone',
      packed: 'Spakowane',
      sent: 'Wysłane',
      delivered: 'Dostarczone',
      cancelled: 'Anulowane',
    },
    none: 'Nie ma jeszcze zamówień',
    noneHint: 'Tu znajdziesz wszystko, co zamówisz po zalogowaniu: jak idzie realizacja i jak zapłacić.',
    noneFits: 'Żadne zamówienie nie pasuje',
    noneFitsHint: (q: string, status: string) =>
      q && status
        ? `Nic nie pasuje do „${q}” i statusu „${status}”. Spróbuj bez jednego z nich.`
        : q
          ? `Ani numer, ani produkty żadnego zamówienia nie zawierają „${q}”.`
          : `Żadne nie ma statusu „${status}”.`,
    pages: 'Strony zamówień',
    previous: 'Nowsze',
    next: 'Starsze',
    page: (n: number) => `Strona ${n}`,
    pageOf: (n: number, of: number) => `Strona ${n} z ${of}`,
  },
)
