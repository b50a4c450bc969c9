import { z } from 'zod'
import { call } from '../call.ts'
import { email, id } from '../entities/scalars.ts'

const token = z.object({ stock_alert: z.object({ token: z.string().max(200) }) })

/** E-mails about what is back in stock (docs/decisions/069). */
export const stockAlertCalls = {
  requestStockAlert: call({
    from: 'ours',
    method: 'POST',
    path: '/stock_alerts',
    session: 'optional',
    summary:
      'Ask for one e-mail when a sold-out product or variant is back in stock; a link in a first e-mail confirms the address. ' +
      'The response is the same for every address, but a customer’s own confirmed one needs no link',
    body: z.object({ stock_alert: z.object({ product_id: id, product_variant_id: id.nullish(), email }) }),
    limit: { attempts: 20, minutes: 15 },
    response: z.object({ status: z.enum(['confirmation_sent', 'active']) }),
    errors: [
      'product_not_found',
      'variant_not_found',
      'variant_required',
      'already_in_stock',
      'invalid_body',
      'too_many_requests',
      'idempotency_key_reused',
    ],
  }),
  confirmStockAlert: call({
    from: 'ours',
    method: 'PUT',
    path: '/stock_alerts/confirmation',
    session: 'optional',
    summary: 'Confirm a request by the link’s token, which works once; returns the product',
    body: token,
    limit: { attempts: 20, minutes: 15, counts: 'link_invalid' },
    response: z.object({ product: z.object({ name: z.string(), slug: z.string() }) }),
    errors: ['link_invalid', 'invalid_body', 'too_many_requests'],
  }),
  endStockAlerts: call({
    from: 'ours',
    method: 'PUT',
    path: '/stock_alerts/unsubscription',
    session: 'optional',
    summary: 'End all requests of the e-mail address whose token it is; the response is the same for every token',
    body: token,
    limit: { attempts: 600, minutes: 15 },
    response: z.literal('ok'),
    errors: ['invalid_body', 'too_many_requests'],
  }),
}
