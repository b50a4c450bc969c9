import { z } from 'zod'
import { call } from '../call.ts'
import { maxLengths } from '../constants.ts'
import { phone } from '../entities/address.ts'
import { isCompanyNumber, normaliseCompanyNumber } from '../entities/address-rules.ts'
import { customer } from '../entities/customer.ts'
import { email, flag, language } from '../entities/scalars.ts'
import { loggedIn } from '../entities/session.ts'
import { fieldProblems } from '../field-problems.ts'
import { visibleText } from '../visible-text.ts'

/** Argon2id takes each password in constant memory: its length is bounded all the same. */
export const password = z.string().min(1).max(maxLengths.password)
/** An attempt may be delayed for 5 s and queue for hashing. */
export const passwordTimeoutMs = 15_000
const ok = z.literal('ok')
const name = (max: number) => visibleText().min(1).max(max)

/** Token of the device cookie: shows that the device logged in before. */
export const deviceToken = z.string().max(200).nullish()

/** Country by prefix: `DE123456789` is German; without a prefix it is a Polish NIP. */
function countryOfNumber(written: string): string {
  const letters = /^[A-Za-z]{2}/.exec(written)?.[0].toUpperCase() ?? 'PL'
  return letters === 'EL' ? 'GR' : letters
}

/** VAT number of a Polish company, or with the prefix of its country; normalised. */
const companyNumber = z
  .string()
  .trim()
  .max(maxLengths.nip)
  .refine(written => written === '' || isCompanyNumber(countryOfNumber(written), written), { error: fieldProblems.not_a_vat_number })
  .transform(written => normaliseCompanyNumber(countryOfNumber(written), written))

/** Personal data of a customer. */
export const personFields = {
  first_name: name(maxLengths.first_name),
  last_name: name(maxLengths.last_name),
  company: z.string().trim().max(maxLengths.company).nullish(),
  nip: companyNumber.nullish(),
  phone: phone.nullish(),
}

export const authCalls = {
  login: call({
    from: 'spec',
    method: 'POST',
    path: '/auth',
    session: 'optional',
    isRepeatable: true,
    timeoutMs: passwordTimeoutMs,
    summary: 'Log a customer in; the visitor’s cart is merged into the customer’s',
    body: z.object({ session: z.object({ email, password, device_token: deviceToken }) }),
    response: loggedIn,
    errors: ['session_missing', 'login_failed', 'account_locked', 'too_many_requests'],
  }),
  customer: call({
    from: 'spec',
    method: 'GET',
    path: '/customer',
    session: 'required',
    transaction: 'statement',
    summary: 'Who is logged in; null for a visitor',
    response: customer.nullable(),
    errors: [],
  }),
  register: call({
    from: 'ours',
    method: 'POST',
    path: '/customer/register',
    session: 'optional',
    timeoutMs: passwordTimeoutMs,
    summary:
      'Register: an e-mail goes out with the link that opens the account; the response is the same whether the e-mail has one or not',
    body: z.object({
      customer: z.object({
        email,
        password,
        ...personFields,
        language: language.optional(),
        regulations_accepted: flag,
        /** Without effect: the privacy policy is information, not a consent (docs/decisions/060). */
        privacy_accepted: flag.optional(),
      }),
    }),
    limit: { attempts: 20, minutes: 15 },
    response: ok,
    errors: ['invalid_body', 'password_too_weak', 'regulations_required', 'too_many_requests', 'idempotency_key_reused'],
  }),
  confirmEmail: call({
    from: 'ours',
    method: 'PUT',
    path: '/customer/email_confirmation',
    session: 'optional',
    timeoutMs: passwordTimeoutMs,
    summary: 'Open the account of a registration by the link’s token and the password that was chosen, and log in',
    body: z.object({ customer: z.object({ token: z.string().max(200), password }) }),
    limit: { attempts: 20, minutes: 15, counts: 'link_invalid' },
    response: loggedIn,
    errors: ['session_missing', 'login_failed', 'invalid_body', 'link_invalid', 'too_many_requests'],
  }),
  askPasswordReset: call({
    from: 'ours',
    method: 'POST',
    path: '/customer/password_reset',
    session: 'optional',
    summary: 'Send a link to set a new password; the response is the same whether the e-mail is known or not',
    body: z.object({ customer: z.object({ email }) }),
    limit: { attempts: 10, minutes: 15 },
    response: ok,
    errors: ['invalid_body', 'too_many_requests', 'idempotency_key_reused'],
  }),
  resetPassword: call({
    from: 'ours',
    method: 'PUT',
    path: '/customer/password_reset',
    session: 'optional',
    timeoutMs: passwordTimeoutMs,
    summary: 'Set a new password by the link’s token',
    body: z.object({ customer: z.object({ token: z.string().max(200), password }) }),
    limit: { attempts: 20, minutes: 15, counts: 'link_invalid' },
    response: ok,
    errors: ['invalid_body', 'link_invalid', 'password_too_weak', 'too_many_requests'],
  }),
}
