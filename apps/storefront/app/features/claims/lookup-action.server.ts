import { orderCalls, ShopError } from '@stragan/contract'
import { defineForm, fieldsOf, hasProblems, resultOf, statusOf } from '@stragan/web/form.server'
import { data } from 'react-router'
import type { Fields, FormOutcome } from '../../platform/form.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import { claimData } from './claim-view.server.ts'
import { type LookupField, type LookupResult, lookupFields } from './lookup-fields.ts'

const { problemsOf, refusalOf } = defineForm(lookupFields)

/**
 * Finds an order by its number and e-mail, and answers with its form of withdrawal: neither is ever part of an address. Whichever of them is
 * wrong, the answer is the same.
 */
export const lookupAction = personalAction(async (ctx, visitor, form) => {
  const fields = fieldsOf(form)
  const body = { order: { number: fields.number ?? '', email: fields.email ?? '' } }
  const problems = problemsOf(orderCalls.findOrder.body, body, fields)
  if (hasProblems(problems)) return refused(fields, { problems, refused: null })
  try {
    const { reference } = await visitor.optionalSession(orderCalls.findOrder, { body })
    // Idempotency keys are scoped to a session: without one, a double submit would create two declarations.
    await visitor.ensureSession()
    const order = await visitor.optionalSession(orderCalls.referencedOrder, { params: { reference } })
    const found = claimData(ctx, 'withdrawal', { order, isReferenced: true })
    const result = resultOf<LookupField>(fields, { problems: {}, refused: null })
    return data<LookupResult>({ ...result, found: { ...found, order: { ...found.order, email: body.order.email } } })
  } catch (error) {
    if (error instanceof ShopError && error.code === 'order_not_found')
      return refused(fields, { problems: {}, refused: { code: 'order_not_found', minutes: 0 } })
    return refused(fields, refusalOf(error))
  }
})

/** Returns the form with errors and all submitted values. */
const refused = (fields: Fields, outcome: FormOutcome<LookupField>) =>
  data<LookupResult>({ ...resultOf(fields, outcome), found: null }, { status: statusOf(outcome.refused) })
