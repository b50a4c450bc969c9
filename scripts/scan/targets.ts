import { demoPassword } from '@stragan/demo/logins'
import { documentedCalls, smallExampleOf } from '../../apps/server/test/hostile-calls.ts'
import { filledIn, Visitor } from '../../apps/server/test/shop-pages.ts'
import type { Target } from './sqlmap.ts'

const login = { email: 'jan@demo.localhost', password: demoPassword }

/** Calls that end the session. */
const excluded = new Set(['logout'])

export async function customerOf(url: string): Promise<Visitor> {
  const visitor = await guestOf(url)
  await visitor.request('/en/customer/login', new URLSearchParams(login))
  return visitor
}

/** With a filled cart. */
async function guestOf(url: string): Promise<Visitor> {
  const visitor = new Visitor(url)
  await visitor.request('/cart-lines', new URLSearchParams({ product_id: '491', items: '1', to: '/en' }))
  return visitor
}

/** Calls with input, each with a session of its own if it needs one. */
export async function targetsOfCalls(url: string): Promise<Target[]> {
  const targets: Target[] = []
  for (const documented of documentedCalls) {
    const { id: name, method, call } = documented
    const { session } = call
    const { path, body } = smallExampleOf(documented)
    if (excluded.has(name) || (!body && !path.includes('?') && !documented.path.includes('{'))) continue
    const token = session && session !== 'created' ? await tokenFor(url, session) : undefined
    const headers = {
      'shop-origin': 'localhost',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    }
    targets.push({ name, method, path, headers, ...(body && { body }) })
  }
  return targets
}

async function tokenFor(url: string, session: string): Promise<string> {
  const response = await fetch(`${url}/api/my-shop${session === 'customer' ? '/auth' : '/session'}`, {
    method: 'POST',
    headers: { 'shop-origin': 'localhost', 'content-type': 'application/json' },
    ...(session === 'customer' && { body: JSON.stringify({ session: login }) }),
  })
  return ((await response.json()) as { access_token: string }).access_token
}

/** All forms that a logged-in customer sees, except logout. */
export async function targetsOfForms(url: string): Promise<Target[]> {
  const visitor = await customerOf(url)
  const forms = await visitor.forms()
  return forms
    .filter(({ path, fields }) => path !== '/logout' && fields.length > 0)
    .map(({ path, method, fields }) => {
      const pairs = new URLSearchParams(filledIn(fields)).toString()
      const form = { name: `${path} ${fields.map(({ name }) => name).join(' ')}`.slice(0, 80), method, headers: { cookie: visitor.cookie } }
      return method === 'GET'
        ? { ...form, path: `${path.split('?')[0]}?${pairs}` }
        : { ...form, path, headers: { ...form.headers, 'content-type': 'application/x-www-form-urlencoded' }, body: pairs }
    })
}
