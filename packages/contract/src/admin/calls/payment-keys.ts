import { z } from 'zod'
import { adminCall } from '../admin-call.ts'
import { inShop, ok } from '../entities.ts'

const maxKeyLength = 300

/** A key that is stored, never read out. */
const storedKey = z.object({ is_set: z.boolean(), ending: z.string().nullable() })
const key = (form: RegExp) => z.string().trim().max(maxKeyLength).regex(form).nullish()

export const paymentKeyCalls = {
  paymentKeys: adminCall({
    method: 'GET',
    path: '/shops/{shop}/payment_keys',
    permission: 'money-settings:read',
    summary: 'Which keys of payment providers the shop has, with their last four characters; no call returns a key',
    params: inShop,
    response: z.object({
      stripe_secret_key: storedKey,
      stripe_webhook_secret: storedKey,
      /** Where the provider reports payments. */
      stripe_notification_url: z.string(),
    }),
    errors: [],
  }),
  savePaymentKeys: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/payment_keys',
    permission: 'money-settings:write',
    stepUp: true,
    isRepeatable: true,
    summary: 'Replace keys of payment providers; null deletes one, an absent one stays',
    params: inShop,
    body: z.object({
      stripe_secret_key: key(/^(?:sk|rk)_(?:live|test)_[A-Za-z0-9]{10,250}$/),
      stripe_webhook_secret: key(/^whsec_[A-Za-z0-9+/=]{10,250}$/),
    }),
    response: ok,
    errors: [],
  }),
}
