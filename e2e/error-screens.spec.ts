import { request as httpRequest } from 'node:http'
import { hrefTo } from '@stragan/routing'
import { expect, test } from './fixtures.ts'
import { alteredPort } from './ports.ts'

const sentence = { en: 'An error occured - we are working on it', pl: 'Wystąpił błąd, już nad nim pracujemy' } as const

interface ErrorPage {
  status: number
  html: string
}

/** Requests a page of the storefront over the altered API, as a browser does. */
function open(
  host: string,
  path: string,
  { form, cookie = '' }: { form?: Record<string, string>; cookie?: string } = {},
): Promise<ErrorPage> {
  const { promise, resolve, reject } = Promise.withResolvers<ErrorPage>()
  const headers = {
    host: `${host}.localhost:${alteredPort}`,
    accept: 'text/html',
    cookie,
    ...(form && { 'content-type': 'application/x-www-form-urlencoded', referer: `http://${host}.localhost:${alteredPort}/pl/kontakt` }),
  }
  httpRequest({ host: '127.0.0.1', port: alteredPort, path, method: form ? 'POST' : 'GET', headers }, response => {
    const parts: Buffer[] = []
    response.on('data', part => parts.push(part))
    response.on('end', () => resolve({ status: response.statusCode ?? 0, html: Buffer.concat(parts).toString() }))
  })
    .on('error', reject)
    .end(form ? new URLSearchParams(form).toString() : undefined)
  return promise
}

const session = Object.entries({ access_token: 'a', refresh_token: 'b', csrf_token: 'c' })
  .concat(['access_expires_at', 'refresh_expires_at'].map(name => [name, new Date(Date.now() + 3_600_000).toISOString()]))
  .map(([name, value]) => `${name}=${value}`)
  .join('; ')

function expectScreen({ status, html }: ErrorPage, language: 'en' | 'pl', logo: RegExp) {
  expect(status).toBe(503)
  expect(html).toContain(`<html lang="${language}"`)
  expect(html).toContain(`>${sentence[language]}</h1>`)
  expect(html).toMatch(logo)
}

const inPage = /<img src="data:image\/svg\+xml,/
const byAddress = /<img src="\/logo\.svg(\?v=[0-9a-f]{8})?"/

test('when the shop cannot be loaded every path shows a logo and the error text in its language', async () => {
  for (const path of ['/', '/en', hrefTo('en', 'cart'), hrefTo('en', 'product', { id: 'no-such' }), '/logo.svg'])
    expectScreen(await open('mute', path), 'en', inPage)
  for (const path of ['/pl', hrefTo('pl', 'cart'), hrefTo('pl', 'orderHistory')]) expectScreen(await open('mute', path), 'pl', inPage)
})

test('a failed page and a failed form show the shop’s logo and the error text', async () => {
  expectScreen(await open('silent', hrefTo('en', 'allProducts')), 'en', byAddress)
  expectScreen(await open('silent', hrefTo('pl', 'allProducts')), 'pl', byAddress)
  // A form at an unknown address has the language of the referring page.
  expectScreen(await open('forgetful', '/logout', { form: {}, cookie: session }), 'pl', inPage)
  expectScreen(await open('forgetful', hrefTo('pl', 'addresses'), { form: { intent: 'save' }, cookie: session }), 'pl', byAddress)
})

test('an error page without shop data uses the shop’s logo', async ({ request }) => {
  const logo = await request.get('/logo.svg')
  expect([logo.status(), logo.headers()['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
})
