import { expect } from 'vitest'
import type { TestApi } from './test-api.ts'
import { openVisitor, request, type TestVisitor } from './visitor.ts'

export const password = 'A long enough one 7'

export async function logIn(api: TestApi, origin: string, email: string, given = password): Promise<TestVisitor> {
  const visitor = await openVisitor(api, origin)
  const { status, body } = await visitor.post('/auth', { session: { email, password: given } })
  expect(status).toBe(200)
  return visitor.as(body.access_token)
}

let people = 0
/** Somebody who has just opened an account, logged in; each comes from an address of their own. */
export async function newCustomer(api: TestApi, origin: string): Promise<TestVisitor & { email: string; id: number }> {
  const email = `person${++people}@${origin}`
  const person = { email, password, first_name: 'Ewa', last_name: 'Nowak', regulations_accepted: true, privacy_accepted: true }
  const headers = { 'storefront-secret': 'test secret', 'visitor-address': `203.0.113.${people}` }
  expect((await request(api, origin, 'POST', '/customer/register', { customer: person }, headers)).status).toBe(200)
  const visitor = await logIn(api, origin, email)
  return { ...visitor, email, id: (await visitor.get('/customer')).body.id }
}
