import type { PaymentOutcome } from '@stragan/contract'

/** URL of an order's page for a buyer who returns without a confirmed payment. */
export const returnUrlAfter = (returnUrl: string, outcome: PaymentOutcome) => `${returnUrl}?payment=${outcome}`
