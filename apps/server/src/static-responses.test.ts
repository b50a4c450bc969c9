import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isForAdminApi, respondStarting, respondTooManyUploads } from './static-responses.ts'

const server = createServer((request, response) => (request.method === 'GET' ? respondStarting : respondTooManyUploads)(request, response))
let url = ''
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

async function seen(path: string, init: RequestInit = {}) {
  const { status, headers, ...answer } = await fetch(url + path, init).then(async one => ({
    status: one.status,
    headers: one.headers,
    text: await one.text(),
  }))
  expect([status, headers.get('retry-after')]).toEqual([503, '5'])
  return { type: headers.get('content-type'), policy: headers.get('content-security-policy'), ...answer }
}

const html = 'text/html; charset=utf-8'
const failure = { en: 'An error occured - we are working on it', pl: 'Wystąpił błąd, już nad nim pracujemy' } as const

function expectScreen(answer: Awaited<ReturnType<typeof seen>>, language: 'en' | 'pl', cause: string) {
  expect(answer.type).toBe(html)
  expect(answer.policy).toContain('img-src data:')
  for (const part of [`<html lang="${language}">`, `<h1>${failure[language]}</h1>`, '<img src="data:image/svg+xml,', cause])
    expect(answer.text).toContain(part)
}

test('during the start every path answers the error page of its language', async () => {
  for (const path of ['/', '/en', '/en/cart?x=/pl/']) expectScreen(await seen(path), 'en', 'The shop is just opening.')
  for (const path of ['/pl', '/pl?a=b', '/pl/koszyk']) expectScreen(await seen(path), 'pl', 'Sklep właśnie się otwiera.')
})

test('programs get plain text', async () => {
  for (const path of ['/healthz', '/readyz', '/api/my-shop/cart']) expect((await seen(path)).type).toBe('text/plain; charset=utf-8')
})

test('a form beyond the upload budget gets the error page, in the language of the page it was sent from', async () => {
  const form = { method: 'POST', body: new URLSearchParams({ a: 'b' }) }
  expectScreen(await seen('/cart-lines', { ...form, headers: { referer: `${url}/pl/koszyk` } }), 'pl', 'Zbyt wiele danych')
  expectScreen(await seen('/en/contact', { ...form, headers: { referer: `${url}/pl/koszyk` } }), 'en', 'Too much is being sent')
  const json = await seen('/cart-lines', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
  expect([json.type, JSON.parse(json.text).error.code]).toEqual(['application/json', 'unavailable'])
})

test.each(['/api/admin', '/api/admin/session', '/api/%61dmin/session', '/%61pi/adm%69n/session', '/api/%61dmin/invitations/%ff'])(
  '%s is an address of the admin API, as its router reads it',
  path => expect(isForAdminApi(path)).toBe(true),
)

test.each(['/api/my-shop/products', '/api/administration', '/en/api/admin', '/api/%2561dmin/session'])('%s is none', path =>
  expect(isForAdminApi(path)).toBe(false),
)
