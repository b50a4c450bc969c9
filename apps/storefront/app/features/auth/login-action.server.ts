import { authCalls } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { defineForm, fieldsOf, formWithErrors, hasProblems, statusOf } from '@stragan/web/form.server'
import { data, redirect } from 'react-router'
import { displayAtLogin } from '../../platform/company-display.server.ts'
import type { FormOutcome } from '../../platform/form.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { type AuthResult, authFields, type FieldName } from './form.ts'
import { returnTo } from './return-to.ts'

const { problemsOf, refusalOf } = defineForm(authFields)

/** The response to an e-mail confirmation that did not redirect. */
interface ConfirmResult {
  confirm: AuthResult
}

/** Logs in, or confirms a registration. Confirmation needs a submitted form, since mail scanners open links. */
export const loginAction = personalAction(async ({ language }, visitor, form, request) => {
  const fields = fieldsOf(form)
  return fields.intent === 'confirm'
    ? confirmed(visitor, fields, language, request)
    : signedIn(visitor, fields, returnTo(form.text('return_to')) ?? '/auth', request)
})

async function confirmed(visitor: VisitorContext, fields: AuthResult['typed'], language: Language, request: Request) {
  const registration = { token: fields.token ?? '', password: fields.password ?? '' }
  const problems = problemsOf(authCalls.confirmEmail.body, { customer: registration }, fields)
  if (hasProblems(problems)) return confirmAgain({ problems, refused: null })
  try {
    await visitor.confirmEmail(registration)
  } catch (error) {
    const outcome = refusalOf(error)
    // A malformed token gets the same answer as a used one.
    return confirmAgain(
      outcome.refused || hasProblems(outcome.problems) ? outcome : { ...outcome, refused: { code: 'link_invalid', minutes: 0 } },
    )
  }
  throw await redirectOfCustomer(visitor, `${hrefTo(language, 'orderHistory')}?confirmed=1`, request)
}

const confirmAgain = ({ problems, refused }: FormOutcome<FieldName>) =>
  data({ confirm: { typed: {}, problems, refused } } satisfies ConfirmResult, { status: statusOf(refused) })

async function signedIn(visitor: VisitorContext, fields: AuthResult['typed'], to: string, request: Request) {
  const credentials = { email: fields.email ?? '', password: fields.password ?? '' }
  const problems = problemsOf(authCalls.login.body, { session: credentials }, fields)
  if (hasProblems(problems)) return formWithErrors(fields, { problems, refused: null })
  try {
    await visitor.signIn(credentials)
  } catch (error) {
    return formWithErrors(fields, refusalOf(error))
  }
  throw await redirectOfCustomer(visitor, to, request)
}

async function redirectOfCustomer(visitor: VisitorContext, to: string, request: Request): Promise<Response> {
  const display = await displayAtLogin(visitor, request)
  return redirect(to, { status: 303, ...(display && { headers: { 'set-cookie': display } }) })
}
