import type { ShopError } from '@stragan/contract'
import type { Refused } from './form-fields.ts'
import { problemsFromApi } from './order-body.server.ts'

/** A refusal without details. */
export const refused: Refused = { code: 'internal_error', problems: {}, product: '', left: 0, reason: null }

/** The refusal of an order or a choice, for the form. */
export function refusalOf({ code, fields, details }: ShopError): Refused {
  const problems = {
    ...(code === 'invalid_body' && problemsFromApi(fields ?? {})),
    ...(code === 'delivery_not_offered' && { delivery_id: 'wrong' as const }),
    ...(code === 'pickup_point_required' && { pickup_point: 'missing' as const }),
    ...(code === 'pickup_point_not_found' && { pickup_point: 'wrong' as const }),
    ...(code === 'payment_not_offered' && { payment_id: 'wrong' as const }),
  }
  return {
    code,
    problems,
    product: String(details?.name ?? ''),
    left: Number(details?.items_left ?? 0),
    reason: textOf(details?.reason) ?? textOf(details?.by),
  }
}

const textOf = (detail: unknown) => (typeof detail === 'string' ? detail : null)
