import { ShopError } from '@stragan/contract'
import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { failureIn } from '../../platform/failures.messages.ts'
import { createOffice, officeContext } from '../../platform/office.server.ts'
import { downloadLoader, passDownload } from './download.server.ts'

const account = {
  id: 'e1b6a1f0-94b6-4f0c-8b52-0c1f5a0c9d11',
  email: 'accountant@example.com',
  name: 'Accountant',
  language: 'en',
  is_operator: false,
  shops: [],
  has_authenticator: false,
  recovery_codes_left: 0,
  passkeys: 0,
  has_second_factor: false,
  confirmed_until: null,
}

/** A request for a file, with what the API answers for it; records the requests that the API received. */
function requested(file: string, answer: () => Response | ShopError, shop = 'tools') {
  const sent: Request[] = []
  const fetch = async (request: Request) => {
    if (new URL(request.url).pathname === '/api/admin/account') return Response.json(account)
    sent.push(request)
    const given = answer()
    return given instanceof ShopError ? Response.json(given.toBody(), { status: given.status }) : given
  }
  const log = { info() {}, warn() {}, error() {} }
  const request = new Request(`http://admin.localhost/${shop}/download/${file}`, { headers: { cookie: 'staff=token' } })
  const office = createOffice(request, { address: '127.0.0.1', isForwarded: false }, { fetch, apiUrl: 'http://api', secret: 'x', log })
  const context = new RouterContextProvider()
  context.set(officeContext, office)
  const params = { shop, '*': file.split('?')[0] }
  const args = { request, context, params, url: new URL(request.url), pattern: '' } as never
  const page = new Response('the page')
  return { sent, page, args, response: passDownload(args, async () => page) as Promise<Response> }
}
/** What the page throws in place of itself. */
const thrownBy = (args: never) =>
  downloadLoader(args).then(
    () => undefined,
    error => error,
  )

test('a download of the API is passed through with its filters and headers, before it has ended', async () => {
  const first = new TextEncoder().encode('first')
  // It never ends: who waited for it whole would wait for ever.
  const body = new ReadableStream<Uint8Array>({ start: controller => controller.enqueue(first) })
  const headers = { 'content-disposition': 'attachment; filename="orders-2026-11-25.csv"' }
  const { sent, response } = requested('orders.csv?status=new&status=paid&paid=true', () => new Response(body, { headers }))
  const passed = await response
  expect(passed.headers.get('content-disposition')).toBe(headers['content-disposition'])
  expect((await passed.body?.getReader().read())?.value).toEqual(first)
  expect(sent.map(request => request.url)).toEqual(['http://api/api/admin/shops/tools/orders.csv?status=new&status=paid&paid=true'])
  expect(sent[0]?.headers.get('authorization')).toBe('Bearer token')
})

test('a list of the installation is requested without a shop, and leads back to its page', async () => {
  const { sent, response } = requested('shops.csv?q=tools', () => new Response('code'), 'installation')
  expect(await (await response).text()).toBe('code')
  expect(sent.map(request => request.url)).toEqual(['http://api/api/admin/shops.csv?q=tools'])
  const { args, response: expired } = requested('shops.csv?q=tools', () => new ShopError('session_expired'), 'installation')
  await expired
  const back = new URLSearchParams({ return_to: '/installation?q=tools' })
  expect((await thrownBy(args)).headers.get('location')).toBe(`/sign-in?${back}`)
})

test('a file of chosen orders is requested with all of them', async () => {
  const { sent, response } = requested('pick_list.pdf?uid=1&uid=2&language=pl', () => new Response('%PDF'))
  expect(await (await response).text()).toBe('%PDF')
  expect(sent.map(request => request.url)).toEqual(['http://api/api/admin/shops/tools/pick_list.pdf?uid=1&uid=2&language=pl'])
})

test('where the password is needed first, the page asks for it', async () => {
  const { page, args, response } = requested('orders.csv', () => new ShopError('step_up_required'))
  expect(await response).toBe(page)
  expect((await thrownBy(args)).data).toEqual({ interruption: { kind: 'identity', fields: [] } })
})

test('who has to sign in comes back to the list, with its filters', async () => {
  const { page, args, response } = requested('api_keys.csv?status=new', () => new ShopError('session_expired'))
  expect(await response).toBe(page)
  const back = new URLSearchParams({ return_to: '/tools/api-keys?status=new' })
  expect((await thrownBy(args)).headers.get('location')).toBe(`/sign-in?${back}`)
})

test.each([
  ['orders.xlsx', new ShopError('too_many_rows'), 'too_many_rows', 413],
  ['orders.csv', new ShopError('permission_denied'), 'permission_denied', 403],
  ['orders.pdf', new ShopError('internal_error'), 'not_found', 404],
] as const)('a refusal of %s is an error page', async (file, answer, code, status) => {
  const { page, args, response } = requested(file, () => answer)
  expect(await response).toBe(page)
  const thrown = await thrownBy(args)
  expect([thrown.data, thrown.init.status]).toEqual([failureIn('en', code), status])
})
