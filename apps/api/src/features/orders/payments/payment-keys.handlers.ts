import type { paymentKeyCalls } from '@stragan/contract/admin'
import type { AdminHandlers } from '../../../platform/serve-admin-calls.ts'
import { paymentKeys, savePaymentKeys } from './payment-keys.ts'

export const paymentKeyHandlers = {
  paymentKeys: ctx => paymentKeys(ctx),
  savePaymentKeys: (ctx, { body }) => savePaymentKeys(ctx, body),
} satisfies AdminHandlers<typeof paymentKeyCalls>
