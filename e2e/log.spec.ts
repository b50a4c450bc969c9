import { randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { hrefTo, languages } from '@stragan/routing'
import { type RunningShop, startShop } from '../apps/server/test/start-shop.ts'
import { expect, shopUrl, test } from './fixtures.ts'

const uid = randomBytes(16).toString('hex')
const token = randomBytes(32).toString('base64url')
const email = 'jan.secret@example.com'

/**
 * Proxy between a storefront and the API of the shop under test: responses about orders and links violate the contract, at
 * `broken.localhost` all responses do, and requests with `x-break` are disconnected.
 */
const api = createServer(async (incoming, outgoing) => {
  const { method = '', url = '', headers } = incoming
  if (headers['x-break']) return incoming.socket.destroy()
  const json = (status: number, body: string) => outgoing.writeHead(status, { 'content-type': 'application/json' }).end(body)
  if (headers['shop-origin'] === 'broken.localhost') return json(400, '{}')
  if (/orders\/|password_reset|email_confirmation/.test(url)) return json(200, '{}')
  const body = method === 'GET' ? undefined : await text(incoming)
  const sent = Object.entries(headers).flatMap(([name, value]) =>
    /^(host|connection|content-length)$/.test(name) ? [] : [[name, String(value)]],
  )
  const response = await fetch(shopUrl + url, { method, headers: Object.fromEntries(sent), ...(body && { body }) })
  json(response.status, await response.text())
})
let shop: RunningShop

test.beforeAll(async () => {
  await new Promise<void>(resolve => api.listen(0, '127.0.0.1', resolve))
  shop = await startShop({
    STRAGAN_ROLE: 'storefront',
    API_URL: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
    STOREFRONT_SECRET: 'a secret of these tests',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'debug',
  })
})
test.afterAll(async () => {
  await shop.kill()
  api.closeAllConnections()
  api.close()
})

test('the log has the route of a request, but no order, link or person from its address', async () => {
  const host = (name: string) => ({ 'x-forwarded-host': name, 'x-forwarded-proto': 'http' })
  const send = (path: string, headers: Record<string, string> = host('localhost'), form?: Record<string, string>) =>
    fetch(shop.url + path, {
      redirect: 'manual',
      headers: { accept: 'text/html', ...headers },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    }).then(({ status }) => status)
  const secret = (language: 'en' | 'pl') => [
    hrefTo(language, 'order', { uid }),
    hrefTo(language, 'withdrawal', { uid }),
    hrefTo(language, 'complaint', { uid }),
    `${hrefTo(language, 'resetPassword')}?token=${token}`,
    `${hrefTo(language, 'customerLogin')}?confirm=${token}`,
    `${hrefTo(language, 'confirmStockAlert')}?token=${token}`,
    `${hrefTo(language, 'endStockAlerts')}?token=${token}`,
  ]
  const passwords = { token, password: 'Some-password-7', intent: 'set', email }
  for (const language of languages)
    for (const path of secret(language)) {
      await send(path)
      await send(path.replace(/(?=\?|$)/, '.data'))
      await send(path, host('localhost'), { ...passwords, intent: path.includes('confirm') ? 'confirm' : 'set' })
      expect(await send(path, host('broken.localhost'))).toBe(503)
    }
  for (const path of [`/en/order/${uid}/nothing`, `/api/my-shop/orders/${uid}`, `/api/my-shop/none/${email}?email=${email}`])
    await send(path, { ...host('localhost'), 'x-break': '1' })

  // Compared as booleans: a failure would print the whole log otherwise.
  const isLogged = (what: string) => shop.output().includes(what)
  const routes = [
    '/en/order/{uid}',
    '/pl/zamowienie/{uid}/odstapienie',
    '/en/customer/reset-password',
    '/pl/customer/login',
    '/api/my-shop/orders/{}',
  ]
  for (const route of routes) await expect.poll(() => isLogged(`"path":"${route}"`), route).toBe(true)
  for (const message of ['a page failed before it was rendered', 'a page failed"', 'the API cannot be reached'])
    expect([message, isLogged(message)]).toEqual([message, true])
  for (const one of [uid, token, email, encodeURIComponent(email)]) expect([one, isLogged(one)]).toEqual([one, false])
})
