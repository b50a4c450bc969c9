import { authCalls } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { defineForm, fieldsOf, formWithErrors, hasProblems } from '@stragan/web/form.server'
import { data, redirect } from 'react-router'
import { personalAction } from '../../platform/personal-loader.server.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { type AuthResult, authFields } from './form.ts'

const { problemsOf, refusalOf } = defineForm(authFields)

/** Requests a password reset link, or sets the password with its token. */
export const resetAction = personalAction(async ({ language }, visitor, form) => {
  const fields = fieldsOf(form)
  if (fields.intent !== 'set') return requestReset(visitor, fields)
  const { token = '', password = '' } = fields
  const body = { customer: { token, password } }
  const problems = problemsOf(authCalls.resetPassword.body, body, fields)
  if (hasProblems(problems)) return formWithErrors(fields, { problems, refused: null })
  try {
    await visitor.optionalSession(authCalls.resetPassword, { body })
  } catch (error) {
    const outcome = refusalOf(error)
    // A malformed token gets the same answer as a used one.
    return formWithErrors(
      fields,
      outcome.refused || hasProblems(outcome.problems) ? outcome : { ...outcome, refused: { code: 'link_invalid', minutes: 0 } },
    )
  }
  throw redirect(`${hrefTo(language, 'customerLogin')}?changed=1`, 303)
})

/** The response is the same whether the account exists or not. */
async function requestReset({ optionalSession }: VisitorContext, fields: AuthResult['typed']) {
  const body = { customer: { email: fields.email ?? '' } }
  const problems = problemsOf(authCalls.askPasswordReset.body, body, fields)
  if (hasProblems(problems)) return formWithErrors(fields, { problems, refused: null })
  try {
    await optionalSession(authCalls.askPasswordReset, { body })
  } catch (error) {
    return formWithErrors(fields, refusalOf(error))
  }
  return data({ sentTo: body.customer.email })
}
