import { customerCalls } from '@stragan/contract'
import { data, redirect } from 'react-router'
import { fieldsOf, hasProblems } from '../../platform/form.server.ts'
import type { Refused } from '../../platform/form.ts'
import { personalAction } from '../../platform/personal.server.ts'
import type { Visitor } from '../../platform/visitor.ts'
import { problemsOf, refusalOf, sentBack, statusOf } from './form.server.ts'
import type { FormAnswer } from './form.ts'
import { returnTo } from './return-to.ts'

/** What the confirmation of an e-mail came to. */
export interface ConfirmAnswer {
  confirm: 'done' | Refused
}

/** Logs in, or confirms the e-mail of a link; opening the link alone does nothing, since mail scanners open links too. */
export const loginAction = personalAction(async (_visit, visitor, form) => {
  const fields = fieldsOf(form)
  return fields.intent === 'confirm'
    ? confirmed(visitor, fields.token ?? '')
    : signedIn(visitor, fields, returnTo(form.text('return_to')) ?? '/auth')
})

async function confirmed({ open }: Visitor, token: string) {
  try {
    await open(customerCalls.confirmEmail, { body: { customer: { token } } })
    return data({ confirm: 'done' } satisfies ConfirmAnswer)
  } catch (error) {
    const { refused } = refusalOf(error)
    // A token that can not even be one is no better than one that was used.
    const told: Refused = refused ?? { code: 'link_invalid', minutes: 0 }
    return data({ confirm: told } satisfies ConfirmAnswer, { status: statusOf(told) })
  }
}

async function signedIn(visitor: Visitor, fields: FormAnswer['typed'], to: string) {
  const credentials = { email: fields.email ?? '', password: fields.password ?? '' }
  const problems = problemsOf(customerCalls.login.body, { session: credentials }, fields)
  if (hasProblems(problems)) return sentBack(fields, { problems, refused: null })
  try {
    // Also notices a session that is no more, which nobody could log in with.
    if (!(await visitor.customer())) await visitor.signIn(credentials)
  } catch (error) {
    return sentBack(fields, refusalOf(error))
  }
  throw redirect(to, 303)
}
