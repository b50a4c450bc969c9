import { type Arguments, accountCalls, languages, ShopError } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { fieldsOf, hasProblems } from '@stragan/web/form.server'
import { data, redirect, redirectDocument } from 'react-router'
import { displayAtLogout } from '../../platform/company-display.server.ts'
import type { Fields } from '../../platform/form.ts'
import { passwordProblem } from '../../platform/password-strength.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { formWithErrors, problemsOf, refusalOf } from './account-form.server.ts'

const personOf = (fields: Fields, language: Language): Arguments<typeof accountCalls.updateCustomer>['body'] => ({
  customer: {
    first_name: fields.first_name ?? '',
    last_name: fields.last_name ?? '',
    company: fields.company || null,
    nip: fields.nip || null,
    phone: fields.phone || null,
    language: languages.find(one => one === fields.language) ?? language,
  },
})

type Act = (
  visitor: VisitorContext,
  fields: Fields,
  language: Language,
  request: Request,
) => Promise<Response | ReturnType<typeof formWithErrors>>

const done = (language: Language, flag: string) => redirect(`${hrefTo(language, 'profile')}?${flag}=1`, 303)

const saveData: Act = async ({ api }, fields, language) => {
  const body = personOf(fields, language)
  const problems = problemsOf(accountCalls.updateCustomer.body, body, fields)
  if (hasProblems(problems)) return formWithErrors('data', fields, { problems, refused: null })
  await api(accountCalls.updateCustomer, { body })
  return done(language, 'saved')
}

const changePassword: Act = async ({ api, customer }, fields, language) => {
  const body = { customer: { current_password: fields.current_password ?? '', password: fields.password ?? '' } }
  const weak = await passwordProblem(fields.password, (await customer()) ?? { email: '' })
  const problems = { ...weak, ...problemsOf(accountCalls.changePassword.body, body, fields) }
  // The API verifies the current password and reports it together with the weaknesses of the new one.
  if (problems.current_password || problems.password !== weak.password)
    return formWithErrors('password', fields, { problems, refused: null })
  await api(accountCalls.changePassword, { body })
  return done(language, 'password')
}

/** Idempotent: ending a session that is already gone succeeds. */
const endSession: Act = async ({ api }, { id = '' }, language) => {
  await api(accountCalls.endCustomerSession, { params: { id } }).catch(error => {
    if (!(error instanceof ShopError && error.status === 404)) throw error
  })
  return done(language, 'ended')
}

const closeAccount: Act = async (visitor, fields, _language, request) => {
  const body = { customer: { current_password: fields.current_password ?? '' } }
  const problems = problemsOf(accountCalls.closeAccount.body, body, fields)
  if (hasProblems(problems)) return formWithErrors('close', fields, { problems, refused: null })
  const display = await displayAtLogout(visitor, request)
  await visitor.api(accountCalls.closeAccount, { body })
  // The account's session no longer exists: the visitor gets a new one.
  await visitor.signOut()
  return redirectDocument('/', { status: 303, headers: display ? { 'set-cookie': display } : {} })
}

const acts: Record<string, Act> = { data: saveData, password: changePassword, session: endSession, close: closeAccount }

/** Handles every form of the profile. */
export const profileAction = personalAction(async ({ language }, visitor, form, request) => {
  const fields = fieldsOf(form)
  const { intent = '' } = fields
  const act = Object.hasOwn(acts, intent) ? acts[intent] : undefined
  if (!act) throw data(null, { status: 400 })
  const outcome = await act(visitor, fields, language, request).catch(error => formWithErrors(intent, fields, refusalOf(error)))
  if (outcome instanceof Response) throw outcome
  return outcome
})
