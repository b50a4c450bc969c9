import { type Arguments, customerCalls } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { redirect } from 'react-router'
import { fieldsOf, hasProblems, idempotencyKeyFor } from '../../platform/form.server.ts'
import { passwordProblem } from '../../platform/password-strength.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import { formWithErrors, problemsOf, refusalOf } from './form.server.ts'
import type { FormAnswer } from './form.ts'
import { returnTo } from './return-to.ts'

type Fields = FormAnswer['typed']

const bodyOf = (fields: Fields, language: Language): Arguments<typeof customerCalls.register>['body'] => ({
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
    privacy_accepted: fields.privacy_accepted === 'on',
  },
})

const isCompany = ({ kind }: Fields) => kind === 'company'

/** What the form asks for beyond its call. */
const alsoMissing = (fields: Fields): FormAnswer['problems'] => ({
  ...(isCompany(fields) && !fields.company && { company: 'missing' }),
  ...(isCompany(fields) && !fields.nip && { nip: 'missing' }),
  ...(fields.regulations_accepted !== 'on' && { regulations_accepted: 'missing' }),
  ...(fields.privacy_accepted !== 'on' && { privacy_accepted: 'missing' }),
})

/**
 * Registers. The answer is the same for an e-mail that has an account: the mail tells whose it is. The visitor goes on as a guest, with a
 * session by which orders find the account later.
 */
export const registerAction = personalAction(async ({ language }, { api }, form) => {
  const fields = fieldsOf(form)
  const body = bodyOf(fields, language)
  const problems = {
    ...(await passwordProblem(fields.password, body.customer)),
    ...problemsOf(customerCalls.register.body, body, fields),
    ...alsoMissing(fields),
  }
  if (hasProblems(problems)) return formWithErrors(fields, { problems, refused: null })
  try {
    await api(customerCalls.register, { body }, idempotencyKeyFor(fields.key))
  } catch (error) {
    return formWithErrors(fields, refusalOf(error))
  }
  throw redirect(afterwards(language, returnTo(fields.return_to)), 303)
})

/** Who was on the way to the checkout goes on there, as a guest until the e-mail is confirmed; anybody else to the log-in. */
function afterwards(language: Language, to: string | null): string {
  const checkout = hrefTo(language, 'checkout')
  if (to === checkout) return `${checkout}?registered=1`
  return `${hrefTo(language, 'customerLogin')}?${new URLSearchParams({ registered: '1', ...(to && { return_to: to }) })}`
}
