import { accountCalls } from '@stragan/contract'
import type { Fields } from '../../platform/form.ts'
import type { PublicContext } from '../../platform/public-context.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'
import { isFilledIn, savedId } from './address-choice.ts'
import type { Problems, Side } from './form-fields.ts'
import { addressIn } from './order-body.server.ts'

const sides: readonly Side[] = ['billing_address', 'delivery_address']

/** Errors of saved addresses chosen in a form that another customer opened: address ids are unique per customer only. */
export async function foreignAddresses({ customer }: VisitorContext, typed: Fields): Promise<Problems> {
  const chosen = sides.filter(side => savedId(typed, side) !== null)
  if (chosen.length === 0 || typed.customer === String((await customer())?.id)) return {}
  return Object.fromEntries(chosen.map(side => [`${side}.id`, 'wrong']))
}

/** Saves new addresses that are marked for it. The order is placed by then, so a failure is only logged. */
export async function saveAddresses(ctx: PublicContext, { api }: VisitorContext, typed: Fields) {
  const key = typed.key || crypto.randomUUID()
  for (const side of sides.filter(side => typed[`${side}.save`] === 'on' && isFilledIn(typed, side))) {
    const address = { ...addressIn(typed, side), is_default_billing: false, is_default_delivery: false }
    const saving = api(accountCalls.addAddress, { body: { address } }, { idempotencyKey: `${key}-${side}` })
    await withFallback(ctx, 'saved address', saving, null)
  }
}
