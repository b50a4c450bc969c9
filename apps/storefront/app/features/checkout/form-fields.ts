import type { Cart, ErrorCode, FoundPickupPoint } from '@stragan/contract'
import type { Fields, FormFieldTable, Wrong } from '../../platform/form.ts'

export type Side = 'billing_address' | 'delivery_address'

const addressFields = {
  /** The choice of a saved address. */
  id: 'required',
  company: 'optional',
  nip: 'optional',
  first_name: 'required',
  last_name: 'required',
  street: 'required',
  postal_code: 'required',
  city: 'required',
  country: 'required',
  phone: 'optional',
} as const satisfies FormFieldTable

type AddressFields<S extends Side> = {
  readonly [Field in keyof typeof addressFields as `${S}.${Field}`]: (typeof addressFields)[Field]
}
const ofSide = <S extends Side>(side: S) =>
  Object.fromEntries(Object.entries(addressFields).map(([field, presence]) => [`${side}.${field}`, presence])) as AddressFields<S>

/** All fields that may have errors, in the order of the page, named as in the body of the order call. */
export const checkoutFields = {
  email: 'required',
  phone: 'required',
  ...ofSide('billing_address'),
  ...ofSide('delivery_address'),
  delivery_id: 'required',
  pickup_point: 'required',
  payment_id: 'required',
  customer_order_number: 'optional',
  note: 'optional',
  regulations_accepted: 'required',
} as const satisfies FormFieldTable
export type FieldName = keyof typeof checkoutFields
export const fieldNames = Object.keys(checkoutFields) as FieldName[]

export type Problems = Partial<Record<FieldName, Wrong>>

export const intents = {
  place: 'place',
  /** Saves delivery and payment method without placing an order. */
  choose: 'choose',
  /** Searches for points of the chosen delivery. */
  find: 'find_points',
  /** Shows the search again, though a point is chosen. */
  change: 'change_point',
  enable: 'enable_delivery_address',
  disable: 'disable_delivery_address',
} as const

export interface Refused {
  code: ErrorCode
  problems: Problems
  /** Name of the product whose stock or missing price is the reason. */
  product: string
  left: number
  /** Why a delivery or payment method is unavailable, or whose open orders are too many. */
  reason: string | null
}

/** Points near a place that was searched for. */
export interface FoundPoints {
  query: string
  points: FoundPickupPoint[]
}

/** Response to a form that placed no order. */
export interface CheckoutResult {
  /** Null if the document loads it, or if it could not be loaded. */
  cart: Cart | null
  refused: Refused | null
  found: FoundPoints | null
  typed: Fields
}

/** The displayed total, as sent back by the form: the order is refused if the total has changed. */
export const shownTotal = ({ totals }: Cart) => `${totals.total_gross.toFixed(2)} ${totals.currency}`
