import type { Address, claimRemedies, Language, OrderStatus, StaffCancelReason } from '@stragan/contract'
import type { InboxState, Role, ViewedList, WebhookEvent } from '@stragan/contract/admin'

/** Somebody who buys: a guest, or a customer with an account. */
export interface DemoBuyer {
  email: string
  address: Address
  /** Of a customer; `deferred`: the shop lets the company pay by deferred invoice. */
  account?: 'plain' | 'deferred'
  /** Pages are read in, else Polish. */
  language?: Language
  /** Code of the parcel locker that is chosen. */
  locker?: string
}

/** Quantities by the symbol of a variant, or of a product without variants. */
export type DemoBasket = readonly (readonly [symbol: string, quantity: number])[]

/** An order that was left where it is: its work has stopped at a status. */
interface DemoPinnedOrder {
  daysAgo: number
  buyer: number
  basket: number
  delivery: string
  payment: string
  stopsAt: OrderStatus
  reason?: StaffCancelReason
  note?: string
  /** A note for the buyer, by e-mail. */
  message?: string
}

/** What happened to an entry of the inbox after it came: days after it, by whom. */
export interface DemoHandling {
  afterDays: number
  by: Role
  state?: InboxState
  isTaken?: true
  reply?: { subject: string; text: string }
}

interface DemoLetter {
  daysAgo: number
  time: string
  handled: readonly DemoHandling[]
}

export interface DemoMessage extends DemoLetter {
  name: string
  email: string
  phone?: string
  language?: Language
  subject?: string
  text: string
  /** The place of a vending machine that it is about, from 1. */
  machine?: number
}

/** About an order that a person, no company, got at least as many days ago as it was written after the delivery. */
export interface DemoClaim extends DemoLetter {
  kind: 'withdrawal' | 'complaint'
  text: string
  remedy?: (typeof claimRemedies)[number]
}

export interface DemoApplication extends DemoLetter {
  /** The place of a job offer, from 1; else on the person's own initiative. */
  career?: number
  name: string
  email: string
  phone: string
  message: string
  /** Lines of the CV. */
  cv: readonly string[]
}

export interface DemoCorrection {
  daysAgo: number
  time: string
  note: string
  /** Differences by symbol; a count says by how much the shelf differs from the shown stock. */
  moved: readonly (readonly [symbol: string, difference: number])[]
  isCount?: true
}

/** A price list that holds without a limit in time. */
export interface DemoPriceList {
  name: string
  daysAgo: number
  /** E-mails of customers. */
  customers: readonly string[]
  /** Net prices in grosz, by symbol. */
  prices: readonly (readonly [symbol: string, priceNet: number])[]
}

/** A customer with an account who was locked out, and has ordered nothing in the last weeks. */
export interface DemoLock {
  customer: DemoBuyer
  daysAgo: number
  reason: string
}

/** A note of staff about a customer with an account. */
export interface DemoCustomerNote {
  /** Of the customer. */
  email: string
  daysAgo: number
  time: string
  by: Role
  text: string
}

/** An endpoint that was added for a trial of some days, did not answer, and was switched off. */
export interface DemoWebhook {
  url: string
  description: string
  events: readonly WebhookEvent[]
  daysAgo: number
}

export interface DemoView {
  list: ViewedList
  name: string
  query: string
  isShared?: true
  by: Role
}

/** Activity of the last weeks of a shop: orders, entries of the inbox, and work of the staff. */
export interface DemoActivity {
  /** The first of them are companies. */
  buyers: readonly DemoBuyer[]
  /** Of companies and of persons. */
  baskets: { companies: readonly DemoBasket[]; persons: readonly DemoBasket[] }
  /** Orders of each day of the week, from Sunday on, in the last three weeks. */
  ordersByWeekday: readonly [number, number, number, number, number, number, number]
  /** In the weeks before, an order every so many days. */
  daysBetweenEarlier: number
  pinned: readonly DemoPinnedOrder[]
  /** Words of buyers, and notes of the staff, for every few orders in turn. */
  buyersNotes: readonly string[]
  staffNotes: readonly string[]
  messages: readonly DemoMessage[]
  claims: readonly DemoClaim[]
  applications: readonly DemoApplication[]
  corrections: readonly DemoCorrection[]
  /** Minimum stock by symbol. */
  minimums: readonly (readonly [symbol: string, minimum: number])[]
  priceLists: readonly DemoPriceList[]
  locks: readonly DemoLock[]
  customerNotes: readonly DemoCustomerNote[]
  webhooks: readonly DemoWebhook[]
  views: readonly DemoView[]
  /** Free delivery to parcel lockers from this value, in PLN net: tried by the owner for a day and taken back. */
  triedFreeFrom: number
}
