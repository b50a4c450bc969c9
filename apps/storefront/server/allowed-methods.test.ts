import { findPage } from '@stragan/routing'
import type { ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { asGet, createAllowedMethods, isWellFormed } from './allowed-methods.ts'

const page = { default: () => null }
const loader = () => null
const action = () => null

/** Routes as a build has them. */
const routes = Object.fromEntries(
  Object.entries({
    'aboutUs.en': ['/en/about-us', { ...page, loader }],
    'cart.en': ['/en/cart', { ...page, loader, action }],
    logout: ['/logout', { action }],
    settings: ['/settings/:name', { action }],
    favourites: ['/favourites', { loader, action }],
    'not-found': ['*', { ...page, loader }],
  } as const).map(([id, [path, module]]) => [id, { id, path, module }]),
) as unknown as ServerBuild['routes']

const allowedMethods = createAllowedMethods(routes)
const methods = (path: string) => allowedMethods(findPage(path), path)

test.each([
  ['/en/about-us', ['GET', 'HEAD']],
  ['/en/cart', ['GET', 'HEAD', 'POST']],
  ['/logout', ['POST']],
  ['/settings/locale', ['POST']],
  ['/favourites', ['GET', 'HEAD', 'POST']],
  ['/nothing', null],
  ['/en/nothing', null],
  ['/en/product/NO', null],
])('the allowed methods of %s follow from the exports of its route', (path, expected) => {
  expect(methods(path)).toEqual(expected)
})

test.each([
  ['/en/contact?x=%', true],
  ['/en/%C5%82', true],
  ['/%', false],
  ['/en/%ff', false],
  ['/en/%E0%A4%A', false],
  ['/en/%00', false],
  ['/en?q=a%00', false],
])('whether %s is well-formed', (path, expected) => {
  expect(isWellFormed(new URL(path, 'http://shop.test'))).toBe(expected)
})

test('asGet drops method and body, and keeps address and headers', () => {
  const read = asGet(new Request('http://shop.test/x?y=1', { method: 'POST', body: 'z', headers: { cookie: 'locale=pl' } }))
  expect([read.method, read.url, read.headers.get('cookie'), read.body]).toEqual(['GET', 'http://shop.test/x?y=1', 'locale=pl', null])
})
