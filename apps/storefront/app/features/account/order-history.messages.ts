import type { OrderStatus } from '@stragan/contract'
import { polishOf } from '../../platform/format.ts'
import { messages, plural } from '../../platform/messages.ts'

type ByStatus = Record<OrderStatus, string>

export const orderHistoryMessages = messages(
  {
    title: 'Order history',
    about: (shop: string) => `See your orders at ${shop} and their status.`,
    home: 'Home',
    breadcrumbs: 'Breadcrumb',
    logout: 'Log out',
    confirmed: 'Your e-mail address is confirmed',
    confirmedHint: 'Welcome! Your account is ready and contains the orders that you have placed since you registered.',
    find: 'Find an order',
    query: 'Order number or product',
    queryHint: '2026-000123, a product code or a name',
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
    noneHint: 'Orders that you place while logged in will appear here, with their status and how to pay.',
    noneFits: 'No matching orders',
    noneFitsHint: (q: string, status: string) =>
      q && status
        ? `No order contains “${q}” and has the status “${status}”. Try without one of the two.`
        : q
          ? `No order has “${q}” in its number or its products.`
          : `No order has the status “${status}”.`,
    pages: 'Pages of orders',
    previous: 'Newer',
    next: 'Older',
    page: (n: number) => `Page ${n}`,
    pageOf: (n: number, of: number) => `Page ${n} of ${of}`,
  },
  {
    title: 'Historia zamówień',
    about: (shop: string) => `Twoje zamówienia w sklepie ${shop} i ich status.`,
    home: 'Strona główna',
    breadcrumbs: 'Ścieżka nawigacji',
    logout: 'Wyloguj się',
    confirmed: 'Twój adres e-mail został potwierdzony',
    confirmedHint: 'Witamy! Konto jest gotowe, a w nim zamówienia złożone od czasu rejestracji.',
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
    noneHint: 'Tu znajdziesz zamówienia złożone po zalogowaniu, ich status i sposób płatności.',
    noneFits: 'Brak pasujących zamówień',
    noneFitsHint: (q: string, status: string) =>
      q && status
        ? `Nie ma zamówień, które zawierają „${q}” i mają status „${status}”. Spróbuj bez jednego z tych warunków.`
        : q
          ? `Żadne zamówienie nie ma „${q}” w numerze ani w nazwach lub symbolach produktów.`
          : `Żadne zamówienie nie ma statusu „${status}”.`,
    pages: 'Strony zamówień',
    previous: 'Nowsze',
    next: 'Starsze',
    page: (n: number) => `Strona ${n}`,
    pageOf: (n: number, of: number) => `Strona ${n} ${polishOf(of)}`,
  },
)
