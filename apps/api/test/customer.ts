import { expect } from 'vitest'
import { sql } from '../src/platform/database.ts'
import type { TestApi } from './test-api.ts'
import { type Answered, openVisitor, request, type TestVisitor } from './visitor.ts'

export const password = 'A long enough one 7'

const personOf = (email: string, more: object = {}) => ({
  customer: { email, password, first_name: 'Ewa', last_name: 'Nowak', regulations_accepted: true, privacy_accepted: true, ...more },
})

export async function logIn(
  api: TestApi,
  origin: string,
  email: string,
  given = password,
  headers: Record<string, string> = {},
): Promise<TestVisitor> {
  const visitor = await openVisitor(api, origin)
  const { status, body } = await visitor.post('/auth', { session: { email, password: given } }, { headers })
  expect(status).toBe(200)
  return visitor.as(body.access_token)
}

let addresses = 0
/** Each from an address of its own, since attempts are counted by it. */
export const fromElsewhere = () => {
  const n = ++addresses
  return { 'storefront-secret': 'test secret', 'visitor-address': `198.51.${Math.floor(n / 250)}.${(n % 250) + 1}` }
}

/** Registers an e-mail; it has no account before that is confirmed. */
export const register = (api: TestApi, origin: string, email: string, more: object = {}, headers = fromElsewhere()): Promise<Answered> =>
  request(api, origin, 'POST', '/customer/register', personOf(email, more), headers)

/** Reads the token of the last unsent mail of a kind to a recipient. */
export async function mailedToken(api: TestApi, recipient: string, kind: 'confirm_email' | 'reset_password'): Promise<string> {
  const mail = await api.db
    .asOwner(new Date())
    .maybeOne<{ token: string }>(
      sql`select data ->> 'token' as token from mails where recipient = ${recipient} and kind = ${kind} order by created_at desc, id limit 1`,
    )
  return mail?.token ?? ''
}

/** Confirms a registration by its link's token and logs in. */
export const confirm = (visitor: TestVisitor, token: string, given = password): Promise<Answered> =>
  visitor.put('/customer/email_confirmation', { customer: { token, password: given } }, { headers: fromElsewhere() })

/** An account whose e-mail is confirmed; the visitor who confirmed it is logged in. */
export async function openAccount(api: TestApi, origin: string, email: string, more: object = {}): Promise<TestVisitor> {
  expect((await register(api, origin, email, more)).status).toBe(200)
  const visitor = await openVisitor(api, origin)
  const { status, body } = await confirm(visitor, await mailedToken(api, email, 'confirm_email'))
  expect(status).toBe(200)
  return visitor.as(body.access_token)
}

let people = 0
/** Registers a customer and logs them in. */
export async function newCustomer(api: TestApi, origin: string): Promise<TestVisitor & { email: string; id: number }> {
  const email = `person${++people}@${origin}`
  const visitor = await openAccount(api, origin, email)
  return { ...visitor, email, id: (await visitor.get('/customer')).body.id }
}
