import { ShopError } from '@stragan/contract'
import { staffCalls } from '@stragan/contract/admin'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { fieldErrorIn } from './field-errors.messages.ts'
import { createOffice, officeContext } from './office.server.ts'
import { done, pageAction, pageLoader, requireAccount, submit } from './page.server.ts'
import { refusalIn } from './refusals.messages.ts'

const page = 'http://admin.localhost:3000/tools/staff'
const account = {
  id: 'e1b6a1f0-94b6-4f0c-8b52-0c1f5a0c9d11',
  email: 'owner@example.com',
  name: 'Owner',
  language: 'en',
  is_operator: false,
  shops: [],
  has_authenticator: true,
  recovery_codes_left: 10,
  passkeys: 0,
  has_second_factor: true,
  confirmed_until: null,
}

type Answers = Record<string, (request: Request) => object | ShopError | Promise<object>>

/** The back office over an API that answers by method and path; records what it was sent. */
function officeOver(answers: Answers) {
  const sent: string[] = []
  const fetch = async (request: Request) => {
    const key = `${request.method} ${new URL(request.url).pathname.slice('/api/admin'.length)}`
    sent.push(key)
    const answer = (await answers[key]?.(request)) ?? new ShopError('not_found')
    return answer instanceof ShopError ? Response.json(answer.toBody(), { status: answer.status }) : Response.json(answer)
  }
  const log = { info() {}, warn() {}, error() {} }
  const argsOf = (request: Request) => {
    const office = createOffice(request, { address: '127.0.0.1', isForwarded: false }, { fetch, apiUrl: 'http://api', secret: 'x', log })
    const context = new RouterContextProvider()
    context.set(officeContext, office)
    return { office, args: { request, context, params: { shop: 'tools' }, url: new URL(request.url), pattern: '' } as never }
  }
  return { sent, argsOf }
}

const post = (fields: Record<string, string>) =>
  new Request(page, { method: 'POST', body: new URLSearchParams(fields), headers: { cookie: 'staff=token' } })

const table = { email: 'required', role: 'required', language: 'required' } as const
const invitation = { email: 'new@example.com', role: 'sales', language: 'en' }
const action = pageAction(async (office, form) => {
  const body = { email: form.text('email'), role: form.text('role') as 'sales', language: form.text('language') as 'en' }
  const args = { params: { shop: 'tools' }, body }
  return submit(office, { intent: 'invite', table, fields: { ...body }, call: staffCalls.invite, args })
})
const id = '6f1d6f0e-7d0c-4a57-9c42-3f6f0f8f2c11'

/** What the page shows in place of itself. */
const interruptionOf = async (args: never) => {
  const thrown = await action(args).then(
    () => undefined,
    error => error,
  )
  return thrown?.data?.interruption
}

test('a form that needs a confirmed identity is kept, and carried out with the password', async () => {
  let isConfirmed = false
  const { sent, argsOf } = officeOver({
    'GET /account': () => account,
    'POST /shops/tools/invitations': () => (isConfirmed ? { id } : new ShopError('step_up_required')),
    'PUT /session/identity': () => {
      isConfirmed = true
      return 'ok' as never
    },
  })
  expect(await interruptionOf(argsOf(post(invitation)).args)).toEqual({ kind: 'identity', fields: Object.entries(invitation) })
  expect(await action(argsOf(post({ ...invitation, '~identity': 'right' })).args)).toEqual({ response: { id } })
  expect(sent.slice(-2)).toEqual(['PUT /session/identity', 'POST /shops/tools/invitations'])
})

test('a form in parts is sent again in parts, in which it is no longer than before', async () => {
  const { argsOf } = officeOver({ 'POST /shops/tools/invitations': () => new ShopError('step_up_required') })
  const body = new FormData()
  for (const [name, value] of Object.entries(invitation)) body.set(name, value)
  const request = new Request(page, { method: 'POST', body, headers: { cookie: 'staff=token' } })
  expect(await interruptionOf(argsOf(request).args)).toEqual({
    kind: 'identity',
    fields: Object.entries(invitation),
    isMultipart: true,
  })
})

test('a passkey confirms the identity, or signs in again, in place of the password', async () => {
  const credential = { id: 'AA', rawId: 'AA', type: 'public-key', response: {} }
  const session = { token: 'new', expires_at: new Date(Date.now() + 60_000).toISOString(), needs_second_factor: false }
  const { sent, argsOf } = officeOver({
    'PUT /session/identity/passkey': () => 'ok' as never,
    'POST /session/passkey': () => session,
    'POST /shops/tools/invitations': () => ({ id }),
  })
  const answer = JSON.stringify(credential)
  for (const name of ['~passkey-identity', '~passkey'])
    expect(await action(argsOf(post({ ...invitation, [name]: answer })).args)).toEqual({ response: { id } })
  expect(sent).toEqual([
    'PUT /session/identity/passkey',
    'POST /shops/tools/invitations',
    'POST /session/passkey',
    'POST /shops/tools/invitations',
  ])
})

test.each(['{', ''])('a passkey’s answer that cannot be read, %j, asks again', async answer => {
  const { argsOf } = officeOver({ 'PUT /session/identity/passkey': () => new ShopError('invalid_body') })
  const interruption = await interruptionOf(argsOf(post({ ...invitation, '~passkey-identity': answer })).args)
  expect(interruption).toMatchObject({
    kind: 'identity',
    fields: Object.entries(invitation),
    refusal: refusalIn('en', { code: 'invalid_body', minutes: 0 }),
  })
})

test('a wrong password asks again, and nothing is carried out', async () => {
  const { sent, argsOf } = officeOver({
    'PUT /session/identity': () => new ShopError('login_failed', { fields: { password: 'The password is wrong' } }),
  })
  const interruption = await interruptionOf(argsOf(post({ ...invitation, '~identity': 'wrong' })).args)
  expect(interruption).toMatchObject({
    kind: 'identity',
    fields: Object.entries(invitation),
    refusal: { title: fieldErrorIn.en('password', 'wrong') },
  })
  expect(sent.filter(call => !call.startsWith('GET'))).toEqual(['PUT /session/identity'])
})

test('a form of a session that has ended is kept, without passwords, and carried out after signing in again', async () => {
  const { argsOf } = officeOver({
    'POST /shops/tools/invitations': ({ headers }) =>
      headers.get('authorization') === 'Bearer new' ? { id } : new ShopError('session_expired'),
    'POST /session': () => ({
      token: 'new',
      expires_at: new Date(Date.now() + 60_000).toISOString(),
      needs_second_factor: false,
      device_token: 'a.2.c',
    }),
    'GET /account': () => account,
  })
  const ended = argsOf(post({ ...invitation, password: 'secret' }))
  expect(await interruptionOf(ended.args)).toEqual({ kind: 'sign-in', fields: Object.entries(invitation) })
  expect(ended.office.setCookies()).toEqual([expect.stringMatching(/^__Host-staff=;.* Max-Age=0;/)])
  const again = argsOf(post({ ...invitation, '~email': account.email, '~password': 'right' }))
  expect(await action(again.args)).toEqual({ response: { id } })
  expect(again.office.setCookies()).toEqual([
    expect.stringMatching(/^__Host-staff=new; Path=\/;.* SameSite=Lax; Secure; HttpOnly$/),
    '__Host-staff_device=a.2.c; Path=/; Max-Age=31536000; SameSite=Lax; Secure; HttpOnly',
  ])
})

test.each([
  ['a.1.b', 'a.1.b'],
  ['a.1.b; staff_device=a.1.b', undefined],
  ['a'.repeat(201), undefined],
])('signing in again with the device cookie %j shows the API %j', async (cookie, known) => {
  const shown: unknown[] = []
  const { argsOf } = officeOver({
    'POST /session': async request => {
      shown.push((await request.json()).device_token)
      const expires_at = new Date(Date.now() + 60_000).toISOString()
      return { token: 'new', expires_at, needs_second_factor: false, device_token: 'a.2.c' }
    },
    'GET /account': () => account,
    'POST /shops/tools/invitations': () => ({ id }),
  })
  const body = new URLSearchParams({ ...invitation, '~email': account.email, '~password': 'right' })
  const headers = { cookie: `__Host-staff_device=${cookie.replace('; ', '; __Host-')}` }
  const { args } = argsOf(new Request(page.replace('http:', 'https:'), { method: 'POST', body, headers }))
  expect(await action(args)).toEqual({ response: { id } })
  expect(shown).toEqual([known])
})

test('the calls of a form that is sent twice have one idempotency key, also after an interruption; changed, it is another form', async () => {
  const keys: (string | null)[] = []
  let isConfirmed = false
  const { argsOf } = officeOver({
    'POST /shops/tools/invitations': ({ headers }) => {
      if (!isConfirmed) return new ShopError('step_up_required')
      keys.push(headers.get('idempotency-key'))
      return { id }
    },
    'PUT /session/identity': () => 'ok' as never,
  })
  const form = { ...invitation, '~key': 'of this page' }
  expect(await interruptionOf(argsOf(post(form)).args)).toEqual({ kind: 'identity', fields: Object.entries(form) })
  isConfirmed = true
  for (const sent of [form, { ...form, '~identity': 'right' }, { ...form, role: 'editor' }, { ...form, '~key': 'of another page' }])
    await action(argsOf(post(sent)).args)
  expect(keys[0]).toMatch(/^[\w-]{43}$/)
  expect(keys[1]).toBe(keys[0])
  expect(new Set(keys).size).toBe(3)
})

test('a page leads who is not signed in to the sign-in and back, and who lacks the code to the second factor', async () => {
  const load = pageLoader(async office => requireAccount(office))
  const locationOf = async (answers: Answers) => {
    const request = new Request(`${page}?page=2`, { headers: { cookie: 'staff=token' } })
    const thrown: Response = await load(officeOver(answers).argsOf(request).args).then(
      () => Promise.reject(new Error('no redirect')),
      error => error,
    )
    return [thrown.status, thrown.headers.get('location')]
  }
  const back = new URLSearchParams({ return_to: '/tools/staff?page=2' })
  expect(await locationOf({ 'GET /account': () => new ShopError('session_expired') })).toEqual([303, `/sign-in?${back}`])
  expect(await locationOf({ 'GET /account': () => ({ ...account, has_second_factor: false }) })).toEqual([
    303,
    `/sign-in/second-factor?${back}`,
  ])
})

test.each([
  ['/tools/orders?q=ą\n', '/tools/orders?q=%C4%85'],
  ['/account#passkeys', '/account#passkeys'],
  ['//evil.example/orders', '/'],
])('a form that leads to %j redirects to %s', (path, location) => {
  const { office } = officeOver({}).argsOf(new Request(page))
  expect(done(office, path).headers.get('location')).toBe(location)
})
