import type { Cart, ErrorCode } from '@stragan/contract'

/** Submitted fields of the form. */
export type Typed = Readonly<Record<string, string>>

export type Side = 'billing_address' | 'delivery_address'
type Method = 'delivery_id' | 'payment_id'

/** Maximum length of each field, as in the contract. Fields are named as in the body of the order call. */
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

/** All fields that may have errors, in the order of the page; `id` is the choice of a saved address. */
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
/** Text fields and selects. */
export type TypedName = Exclude<FieldName, Method | `${Side}.id` | 'regulations_accepted' | 'privacy_accepted'>

export type Wrong = 'missing' | 'wrong' | 'long'
export type Problems = Partial<Record<FieldName, Wrong>>

/** `city` for `delivery_address.city`. */
export const baseName = (name: TypedName) => name.slice(name.indexOf('.') + 1) as keyof typeof maxLengths

export const intents = {
  place: 'place',
  /** Saves delivery and payment method without placing an order. */
  choose: 'choose',
  enable: 'enable_delivery_address',
  disable: 'disable_delivery_address',
} as const

export interface Refused {
  code: ErrorCode
  problems: Problems
  /** Name of the product whose stock or missing price is the reason. */
  product: string
  left: number
  /** Why a delivery or payment method is unavailable. */
  reason: string | null
}

/** Response to a form that placed no order. */
export interface CheckoutAnswer {
  /** Null if the document loads it, or if it could not be loaded. */
  cart: Cart | null
  refused: Refused | null
  typed: Typed
}

/** The displayed total, as sent back by the form: the order is refused if the total has changed. */
export const shownTotal = ({ totals }: Cart) => `${totals.total_gross.toFixed(2)} ${totals.currency}`
