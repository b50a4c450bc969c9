import { type ClientActionFunctionArgs, data } from 'react-router'
import { isUnreachable } from '../../platform/is-unreachable.ts'
import type { OrderResult } from './order-action.server.ts'

/** Network failures of the order page's forms are a regular response: the page stays and shows the error at the form. */
export async function orderClientAction({
  request,
  serverAction,
}: Pick<ClientActionFunctionArgs, 'request'> & { serverAction: () => Promise<OrderResult> }) {
  const form = await request.clone().formData()
  return serverAction().catch(error => {
    if (!isUnreachable(error)) throw error
    const refusal: OrderResult =
      form.get('intent') === 'pay'
        ? { payRefused: 'unavailable' }
        : { refusedEmail: { email: String(form.get('email')), code: 'unavailable' } }
    // An error status reloads no loader.
    return data(refusal, { status: 503 })
  })
}
