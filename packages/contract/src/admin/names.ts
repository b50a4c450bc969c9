import type { OrderStatus } from '../constants.ts'
import type { DeliveryState, ImportState, InboxKind, InboxState } from './constants.ts'
import type { Texts } from './list-columns.ts'
import type { Role } from './permissions.ts'

export const orderStatusNames: Readonly<Record<OrderStatus, Texts>> = {
  new: { en: 'New', pl: 'Nowe' },
  confirmed: { en: 'Confirmed', pl: 'Potwierdzone' },
  paid: { en: 'Paid', pl: 'Opłacone' },
  packed: { en: 'Packed', pl: 'Spakowane' },
  sent: { en: 'Sent', pl: 'Wysłane' },
  delivered: { en: 'Delivered', pl: 'Dostarczone' },
  cancelled: { en: 'Cancelled', pl: 'Anulowane' },
}

/** Why the stock of a variant changed. */
export const stockReasons = ['order', 'cancellation', 'correction', 'count', 'import', 'initial'] as const
export type StockReason = (typeof stockReasons)[number]

export const stockReasonNames: Readonly<Record<StockReason, Texts>> = {
  order: { en: 'Order', pl: 'Zamówienie' },
  cancellation: { en: 'Cancelled order', pl: 'Anulowane zamówienie' },
  correction: { en: 'Correction', pl: 'Korekta' },
  count: { en: 'Stock count', pl: 'Inwentaryzacja' },
  import: { en: 'Import', pl: 'Import' },
  initial: { en: 'Opening stock', pl: 'Stan początkowy' },
}

export const deliveryStateNames: Readonly<Record<DeliveryState, Texts>> = {
  waiting: { en: 'Waiting', pl: 'Czeka' },
  delivered: { en: 'Delivered', pl: 'Dostarczone' },
  given_up: { en: 'Failed', pl: 'Niedostarczone' },
}

export const importStateNames: Readonly<Record<ImportState, Texts>> = {
  reading: { en: 'Reading the file', pl: 'Czytanie pliku' },
  ready: { en: 'Check the columns', pl: 'Sprawdź kolumny' },
  checking: { en: 'Checking', pl: 'Sprawdzanie' },
  checked: { en: 'Checked', pl: 'Sprawdzony' },
  importing: { en: 'Importing', pl: 'Importowanie' },
  imported: { en: 'Imported', pl: 'Zaimportowany' },
  undoing: { en: 'Being undone', pl: 'Cofanie' },
  undone: { en: 'Undone', pl: 'Cofnięty' },
  stopped: { en: 'Stopped', pl: 'Zatrzymany' },
  failed: { en: 'Failed', pl: 'Nieudany' },
}

export const priceListStates = ['current', 'upcoming', 'over'] as const

export const priceListStateNames: Readonly<Record<(typeof priceListStates)[number], Texts>> = {
  current: { en: 'Current', pl: 'Obowiązuje' },
  upcoming: { en: 'Upcoming', pl: 'Zaplanowany' },
  over: { en: 'Over', pl: 'Zakończony' },
}

export const hostStates = ['serving', 'waiting'] as const

export const hostStateNames: Readonly<Record<(typeof hostStates)[number], Texts>> = {
  serving: { en: 'Active', pl: 'Działa' },
  waiting: { en: 'Waiting to be checked', pl: 'Czeka na sprawdzenie' },
}

/** Why something is to be paid back. */
export const refundReasons = ['cancellation', 'withdrawal', 'payment'] as const
export type RefundReason = (typeof refundReasons)[number]

export const refundReasonNames: Readonly<Record<RefundReason, Texts>> = {
  cancellation: { en: 'Cancelled order', pl: 'Anulowane zamówienie' },
  withdrawal: { en: 'Withdrawal', pl: 'Odstąpienie od umowy' },
  payment: { en: 'Payment not applied to the order', pl: 'Wpłata, której nie można zaliczyć' },
}

export const roleNames: Readonly<Record<Role, Texts>> = {
  owner: { en: 'Owner', pl: 'Właściciel' },
  manager: { en: 'Manager', pl: 'Kierownik' },
  sales: { en: 'Sales', pl: 'Sprzedaż' },
  warehouse: { en: 'Warehouse', pl: 'Magazyn' },
  editor: { en: 'Editor', pl: 'Redakcja' },
  accountant: { en: 'Accountant', pl: 'Księgowość' },
}

export const inboxKindNames: Readonly<Record<InboxKind, Texts>> = {
  withdrawal: { en: 'Withdrawal', pl: 'Odstąpienie od umowy' },
  complaint: { en: 'Complaint', pl: 'Reklamacja' },
  message: { en: 'Message', pl: 'Wiadomość' },
  vending: { en: 'Enquiry about a machine', pl: 'Zapytanie o automat' },
  application: { en: 'Job application', pl: 'Zgłoszenie do pracy' },
}

export const inboxStateNames: Readonly<Record<InboxState, Texts>> = {
  new: { en: 'New', pl: 'Nowe' },
  in_progress: { en: 'In progress', pl: 'W toku' },
  done: { en: 'Done', pl: 'Załatwione' },
}
