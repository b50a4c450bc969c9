import { type ErrorCode, orderCalls, ShopError } from '@stragan/contract'
import { data, redirect, redirectDocument } from 'react-router'
import { isDocumentRequest, personalAction } from '../../platform/personal-loader.server.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { type OrderView, orderView } from './order-view.server.ts'

/** Response to the forms of the order page. */
export interface OrderResult {
  /** The full order, unmasked by its e-mail. */
  order?: OrderView
  /** The e-mail that unmasked the order; authorises paying it. */
  email?: string
  /** An e-mail that did not unmask the order, as entered, and why. */
  refusedEmail?: { email: string; code: ErrorCode }
  /** Payment address: the policy forbids form redirects to other sites, so without scripts the next page links to it, and has it as `Refresh`. */
  payAt?: string
  payRefused?: ErrorCode
}

const maxEmailLength = 254

/** Unmasks an order by its e-mail, which is never part of an address, or starts its payment with that e-mail or as the customer. */
export const orderAction = personalAction(async (ctx, visitor, form, request) => {
  const { page, language, bootstrap } = ctx
  const uid = page?.params.uid
  if (!uid) throw notFound()
  const email = form.text('email').slice(0, maxEmailLength).toWellFormed()
  if (form.text('intent') === 'pay') return pay(visitor, uid, email, request)
  const order = await refusalAsValue(
    visitor.optionalSession(orderCalls.unmaskOrder, { params: { uid }, body: { order: { email } } }),
    emailRefusals,
  )
  if (order instanceof ShopError) return respond({ refusedEmail: { email, code: order.code } }, { status: order.status })
  return respond({ order: orderView(order, language, bootstrap.shop.time_zone), email })
})

/** Starts the payment of one of the customer's own orders. */
export const ownOrderAction = personalAction(async ({ page }, visitor, form, request) => {
  const uid = page?.params.id
  if (!uid || form.text('intent') !== 'pay') throw notFound()
  const order = await refusalAsValue(visitor.ifSession(orderCalls.ownOrder, { params: { uid } }), [])
  if (!order) throw redirect('/auth')
  return pay(visitor, uid, '', request)
})

async function pay({ optionalSession }: VisitorContext, uid: string, email: string, request: Request) {
  const params = { uid }
  const paying = email
    ? optionalSession(orderCalls.payOrderByEmail, { params, body: { order: { email } } })
    : optionalSession(orderCalls.payOrder, { params })
  const begun = await refusalAsValue(paying, payRefusals)
  if (begun instanceof ShopError) return respond({ payRefused: begun.code }, { status: begun.status })
  const isDocument = isDocumentRequest(request)
  if (isDocument)
    return respond({ payAt: begun.redirect_url }, { headers: { refresh: `0;url=${new URL(begun.redirect_url, request.url).href}` } })
  throw redirectDocument(begun.redirect_url, 303)
}

const respond = (body: OrderResult, init?: ResponseInit) => data(body, init)
const notFound = () => data(null, { status: 404 })

const emailRefusals: readonly ErrorCode[] = ['order_email_wrong', 'invalid_body', 'too_many_requests', 'unavailable']
const payRefusals: readonly ErrorCode[] = [
  ...emailRefusals,
  'not_allowed',
  'payment_unavailable',
  'payment_not_offered',
  'order_move_refused',
]

/** Returns a refusal with one of these codes as a value; a missing order is "not found". */
const refusalAsValue = <T>(call: Promise<T>, codes: readonly ErrorCode[]): Promise<T | ShopError> =>
  call.catch(error => {
    if (error instanceof ShopError && codes.includes(error.code)) return error
    throw error instanceof ShopError && error.code === 'order_not_found' ? notFound() : error
  })
