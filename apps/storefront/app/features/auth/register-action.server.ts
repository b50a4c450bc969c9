import { type Arguments, authCalls } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { defineForm, fieldsOf, formWithErrors, hasProblems, idempotencyKeyFor } from '@stragan/web/form.server'
import { redirect } from 'react-router'
import { passwordProblem } from '../../platform/password-strength.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import { type AuthResult, authFields } from './form.ts'
import { returnTo } from './return-to.ts'

const { problemsOf, refusalOf } = defineForm(authFields)

type Fields = AuthResult['typed']

const bodyOf = (fields: Fields, language: Language): Arguments<typeof authCalls.register>['body'] => ({
  customer: {
    email: fields.email ?? '',
    password: fields.password ?? '',
    first_name: fields.first_name ?? '',
    last_name: fields.last_name ?? '',
    company: (isCompany(fields) && fields.company) || null,
    nip: (isCompany(fields) && fields.nip) || null,
    phone: fields.phone || null,
    language,
    regulations_accepted: fields.regulations_accepted === 'on',
  },
})

const isCompany = ({ kind }: Fields) => kind === 'company'

/** Fields that the form requires in addition to its call. */
const missingByForm = (fields: Fields): AuthResult['problems'] => ({
  ...(isCompany(fields) && !fields.company && { company: 'missing' }),
  ...(isCompany(fields) && !fields.nip && { nip: 'missing' }),
  ...(fields.regulations_accepted !== 'on' && { regulations_accepted: 'missing' }),
})

/**
 * Registers an account. The response is the same when the e-mail has an account already: only the mail says so. The visitor continues as a
 * guest; orders of that session are linked to the account on confirmation.
 */
export const registerAction = personalAction(async ({ language }, { api }, form) => {
  const fields = fieldsOf(form)
  const body = bodyOf(fields, language)
  const problems = {
    ...(await passwordProblem(fields.password, body.customer)),
    ...problemsOf(authCalls.register.body, body, fields),
    ...missingByForm(fields),
  }
  if (hasProblems(problems)) return formWithErrors(fields, { problems, refused: null })
  try {
    await api(authCalls.register, { body }, idempotencyKeyFor(fields.key))
  } catch (error) {
    return formWithErrors(fields, refusalOf(error))
  }
  throw redirect(pathAfterRegistration(language, returnTo(fields.return_to)), 303)
})

/** Redirects to the checkout if registration started there, as a guest until the e-mail is confirmed; otherwise to the login page. */
function pathAfterRegistration(language: Language, to: string | null): string {
  const checkout = hrefTo(language, 'checkout')
  if (to === checkout) return `${checkout}?registered=1`
  return `${hrefTo(language, 'customerLogin')}?${new URLSearchParams({ registered: '1', ...(to && { return_to: to }) })}`
}
