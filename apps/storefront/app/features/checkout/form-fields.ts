import type { Cart, ErrorCode } from '@stragan/contract'

/** The fields of the form as they were sent. */
export type Typed = Readonly<Record<string, string>>

export type Side = 'billing_address' | 'delivery_address'
type Method = 'delivery_id' | 'payment_id'

/** The longest that each field takes, as the contract has it. Fields are named as in the body of the call that orders. */
export const maxLengths = {
  email: 254,
  phone: 31,
  first_name: 100,
  last_name: 100,
  company: 200,
  nip: 20,
  street: 200,
  postal_code: 12,
  city: 100,
  country: 2,
  customer_order_number: 60,
  note: 2000,
} as const

const addressFields = ['id', 'company', 'nip', 'first_name', 'last_name', 'street', 'postal_code', 'city', 'country', 'phone'] as const

const ofSide = <S extends Side>(side: S) => addressFields.map(field => `${side}.${field}` as const)

/** Everything that may be wrong, in the order of the page; `id` is the choice among saved addresses. */
export const fieldNames = [
  'email',
  'phone',
  ...ofSide('billing_address'),
  ...ofSide('delivery_address'),
  'delivery_id',
  'payment_id',
  'customer_order_number',
  'note',
  'regulations_accepted',
  'privacy_accepted',
] as const
export type FieldName = (typeof fieldNames)[number]
/** A field that is typed into or chosen from a list. */
export type TypedName = Exclude<FieldName, Method | `${Side}.id` | 'regulations_accepted' | 'privacy_accepted'>

export type Wrong = 'missing' | 'wrong' | 'long'
export type Problems = Partial<Record<FieldName, Wrong>>

/** `city` of `delivery_address.city`. */
export const baseName = (name: TypedName) => name.slice(name.indexOf('.') + 1) as keyof typeof maxLengths

export const intents = {
  place: 'place',
  /** Sets delivery and payment as they are ticked, and no more. */
  choose: 'choose',
  enable: 'enable_delivery_address',
  disable: 'disable_delivery_address',
} as const

export interface Refused {
  code: ErrorCode
  problems: Problems
  /** What the stock, or a missing price, is the reason for. */
  product: string
  left: number
  /** Why a delivery or a payment is not offered. */
  reason: string | null
}

/** What the form came to, if not an order. */
export interface CheckoutAnswer {
  /** Absent where the document loads it, or where it could not be loaded. */
  cart: Cart | null
  refused: Refused | null
  typed: Typed
}

/** What the visitor is shown to pay, as the form sends it back: an order is placed for this and nothing else. */
export const shownTotal = ({ totals }: Cart) => `${totals.total_gross.toFixed(2)} ${totals.currency}`
