import { type Arguments, type Cart, orderCalls } from '@stragan/contract'
import type { Fields, Wrong } from '../../platform/form.ts'
import { goesElsewhere, savedId } from './address-choice.ts'
import { type FieldName, fieldNames, type Problems, type Side } from './form-fields.ts'
import { neededNetwork } from './pickup-network.ts'

type Body = Arguments<typeof orderCalls.placeOrder>['body']

/** Normalises white space of a single-line field. */
const line = (typed: Fields, name: string) => (typed[name] ?? '').replace(/\s+/g, ' ').trim()

/** The fields of an address. */
export function addressIn(typed: Fields, side: Side) {
  const of = (field: string) => line(typed, `${side}.${field}`)
  return {
    first_name: of('first_name'),
    last_name: of('last_name'),
    company: of('company') || null,
    nip: of('nip') || null,
    street: of('street'),
    postal_code: of('postal_code'),
    city: of('city'),
    country: of('country'),
    phone: of('phone') || null,
  }
}

function chosenAddress(typed: Fields, side: Side) {
  const id = savedId(typed, side)
  return id === null ? addressIn(typed, side) : { id }
}

/** Order of the form, from its fields only: a repeated submit with the same idempotency key has to have the same body. */
export const orderBody = (typed: Fields): Body => ({
  order: {
    email: line(typed, 'email'),
    phone: line(typed, 'phone'),
    billing_address: chosenAddress(typed, 'billing_address'),
    delivery_address: goesElsewhere(typed) ? chosenAddress(typed, 'delivery_address') : null,
    customer_order_number: line(typed, 'customer_order_number') || null,
    note: (typed.note ?? '').replace(/\r\n/g, '\n').trim() || null,
    regulations_accepted: typed.regulations_accepted === 'on',
    total_gross: Number.parseFloat(typed.total ?? ''),
  },
})

type Issue = NonNullable<ReturnType<typeof orderCalls.placeOrder.body.safeParse>['error']>['issues'][number]

/** Validates the whole form, so that all errors are shown together; the API would report them one after the other. */
export function problemsOf(typed: Fields, cart: Cart): Problems {
  const { deliveries, payments, pickup_point } = cart
  const { error } = orderCalls.placeOrder.body.safeParse(orderBody(typed))
  const wrong = new Map(issuesIn(error?.issues ?? [], []))
  const isChosen = (methods: readonly { id: number; offered: boolean }[], id: string | undefined) =>
    methods.some(method => method.offered && String(method.id) === id)
  const isCompany = typed.kind === 'company' && savedId(typed, 'billing_address') === null
  const requiredByForm = new Map<FieldName, boolean>([
    ['billing_address.company', isCompany],
    ['billing_address.nip', isCompany && typed['billing_address.country'] === 'PL'],
    ['delivery_id', !isChosen(deliveries, typed.delivery_id)],
    ['pickup_point', neededNetwork(cart, typed.delivery_id) !== null && !typed.pickup_point && !pickup_point],
    ['payment_id', !isChosen(payments, typed.payment_id)],
    ['regulations_accepted', true],
  ])
  const problemOf = (name: FieldName): Wrong | undefined => {
    if (name.endsWith('_id') || name === 'pickup_point') return requiredByForm.get(name) ? 'missing' : undefined
    if (line(typed, name) !== '') return wrong.get(name)
    return requiredByForm.get(name) || wrong.has(name) ? 'missing' : undefined
  }
  return Object.fromEntries(fieldNames.map(name => [name, problemOf(name)] as const).filter(([, problem]) => problem))
}

function issuesIn(issues: readonly Issue[], above: readonly PropertyKey[]): [name: string, problem: Wrong][] {
  return issues.flatMap(issue => {
    const path = [...above, ...issue.path]
    if (issue.code === 'invalid_union') return issuesIn(issue.errors[0] ?? [], path)
    return [[path.slice(1).join('.'), issue.code === 'too_big' ? 'long' : 'wrong']]
  })
}

/** Field errors reported by the API: `order.billing_address.nip` is the form's `billing_address.nip`. */
export const problemsFromApi = (fields: Record<string, string>): Problems =>
  Object.fromEntries(
    Object.keys(fields).flatMap(path => {
      const name = fieldNames.find(field => `order.${field}` === path) as FieldName | undefined
      return name ? [[name, 'wrong']] : []
    }),
  )
