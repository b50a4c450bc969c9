import { demoPassword } from '@stragan/demo/logins'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { documentedCalls, hostileInputsOf } from './hostile-calls.ts'
import { hostilePostsOf } from './hostile-forms.ts'
import { inTurn, textsInTurn } from './hostile-values.ts'
import { type Input, newAddress, problemsOf } from './input-scaling.ts'
import { type Form, kindOf, Visitor } from './shop-pages.ts'
import { type RunningShop, startShop } from './start-shop.ts'
import { embedded, type TestDatabase } from './test-databases.ts'

const email = 'jan@demo.localhost'

let database: TestDatabase
let shop: RunningShop
beforeAll(async () => {
  database = await embedded()
  shop = await startShop({ ...database.env, LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback' })
}, 600_000)
afterAll(async () => {
  await shop?.kill()
  await database?.remove()
})

async function problemsOfAll(inputs: readonly Input[]) {
  const problems: string[] = []
  for (const input of inputs) problems.push(...(await problemsOf(shop, input)))
  return problems
}

async function call(path: string, body?: object, token?: string) {
  const response = await fetch(`${shop.url}/api/my-shop${path}`, {
    method: 'POST',
    headers: {
      'shop-origin': 'localhost',
      'content-type': 'application/json',
      'x-forwarded-for': newAddress(),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return (await response.json()) as { access_token: string }
}

/** A new session: a call may end it. */
async function headersFor(session: string | undefined): Promise<Record<string, string>> {
  if (session === undefined || session === 'created') return { 'shop-origin': 'localhost' }
  const { access_token } =
    session === 'customer' ? await call('/auth', { session: { email, password: demoPassword } }) : await call('/session')
  return { 'shop-origin': 'localhost', authorization: `Bearer ${access_token}` }
}

describe('a call takes linear time, and blocks no other request', () => {
  test.each(documentedCalls.map(one => [one.id, one] as const))('%s', { timeout: 1_200_000 }, async (_, documented) => {
    const headers = await headersFor(documented.call.session)
    const inputs = hostileInputsOf(documented, textsInTurn())
    expect(await problemsOfAll(inputs.map(({ name, sent }) => ({ name, sent: share => ({ ...sent(share), headers }) })))).toEqual([])
  })
})

/** A new visitor per form: a form may end its session. */
async function problemsOfForms(forms: readonly Form[], enter: () => Promise<Visitor>) {
  const problems: string[] = []
  for (const form of forms) {
    const { cookie } = await enter()
    const inputs = inTurn(hostilePostsOf(form, textsInTurn()), 2).map(({ name, sent }) => ({
      name,
      sent: (share: number) => ({ ...sent(share), headers: { cookie } }),
    }))
    problems.push(...(await problemsOfAll(inputs)))
  }
  return problems
}

async function guest() {
  const visitor = new Visitor(shop.url)
  await visitor.request('/cart-lines', new URLSearchParams({ product_id: '491', items: '1', to: '/en' }))
  return visitor
}

async function customer() {
  const visitor = await guest()
  await visitor.request('/en/customer/login', new URLSearchParams({ email, password: demoPassword }))
  return visitor
}

describe('a form takes linear time, and blocks no other request', () => {
  test('as a guest', { timeout: 3_600_000 }, async () => {
    const forms = await (await guest()).forms()
    expect(forms.length).toBeGreaterThan(20)
    expect(await problemsOfForms(forms, guest)).toEqual([])
  })

  test('as a customer, forms that a guest does not have', { timeout: 3_600_000 }, async () => {
    const guests = new Set((await (await guest()).forms()).map(kindOf))
    const forms = (await (await customer()).forms()).filter(form => !guests.has(kindOf(form)))
    expect(forms.length).toBeGreaterThan(10)
    expect(await problemsOfForms(forms, customer)).toEqual([])
  })
})
