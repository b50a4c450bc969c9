import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { visitorSlots } from '../app/shell/visitor-slots.server.tsx'
import type { PersonalProducts, Visitor } from '../app/shell/visitor-summary.server.ts'
import { strangerSummary, type VisitorSummary } from '../app/shell/visitor-summary.tsx'
import { createPageTemplate, type SharedPage } from './page-template.ts'

const view = { language: 'en', prices: 'gross' } as const
const [controls = '', data = ''] = visitorSlots(view).map(({ ofStranger }) => ofStranger)
const page = (header = controls, end = data) => `<!doctype html><header>${header}</header><main>${'Śruba M8. '.repeat(500)}</main>${end}`

const headers = new Headers({
  'content-type': 'text/html; charset=utf-8',
  etag: 'W/"a"',
  'cache-control': 'public, no-cache',
  vary: 'cookie',
})

const templateOf = (html: string, shown: Partial<SharedPage> = {}, type = headers) =>
  createPageTemplate(Buffer.from(html), type, { view, products: new Set(), hasList: false, ...shown })

const visitor = (summary: Partial<VisitorSummary>, personal: Partial<PersonalProducts> = {}): Visitor => ({
  summary: { ...strangerSummary, ...summary },
  personal: { favourites: new Set(), prices: new Set(), ...personal },
})
const cart = { revision: 3, quantity: 7, products_net: 10, products_gross: 12.3, currency: 'PLN' } as const
const jan = visitor({ customer: { first_name: 'Jan' }, cart, favourites: 2 })

const summaryIn = (html: string): VisitorSummary =>
  JSON.parse(/<script id="visitor" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? '')

test('a visitor’s page has their summary, in every encoding, and the headers of a personal page', async () => {
  const made = templateOf(page()).pageFor(jan)
  const html = String(await made?.body('identity').bytes)
  expect(summaryIn(html)).toEqual(jan.summary)
  expect(html).toContain('>Jan</span>')
  expect(html).toContain('Cart, 7 pieces')
  expect(html.match(/Śruba M8\./g)).toHaveLength(500)
  const br = made?.body('br, gzip')
  const gzip = made?.body('gzip')
  expect([br?.encoding, gzip?.encoding]).toEqual(['br', 'gzip'])
  expect(brotliDecompressSync((await br?.bytes) ?? '').toString()).toBe(html)
  expect(gunzipSync((await gzip?.bytes) ?? '').toString()).toBe(html)
  expect([made?.etag, made?.headers]).toEqual([
    null,
    { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'private, no-store', vary: 'accept-encoding' },
  ])
})

test('a name is escaped, and one that does not fit is left to rendering', () => {
  const first_name = '</script><script>$&'
  const html = String(
    templateOf(page())
      .pageFor(visitor({ customer: { first_name } }))
      ?.body('').bytes,
  )
  expect(summaryIn(html).customer).toEqual({ first_name })
  expect(html.split('<script')).toHaveLength(2)
  expect(templateOf(page()).pageFor(visitor({ customer: { first_name: 'W'.repeat(300) } }))).toBeUndefined()
})

test('what shows a favourite or a personal price is left to rendering', () => {
  const shown = { products: new Set([1, 2]) }
  const isMade = (personal: Partial<PersonalProducts>, more: Partial<SharedPage> = {}) =>
    templateOf(page(), { ...shown, ...more }).pageFor(visitor({}, personal)) !== undefined
  expect(isMade({ favourites: new Set([3]), prices: new Set([4]) })).toBe(true)
  expect(isMade({ favourites: new Set([2]) })).toBe(false)
  expect(isMade({ prices: new Set([1]) })).toBe(false)
  expect(isMade({ prices: new Set([4]) }, { hasList: true })).toBe(false)
  expect(isMade({ favourites: new Set([3]) }, { hasList: true })).toBe(true)
})

test('a page without one of the parts, or with two of them, is no template', () => {
  for (const html of [page(''), page(controls, ''), page(controls + controls), page(controls, data + data), data + controls])
    expect(templateOf(html).pageFor(jan)).toBeUndefined()
})

test('data of a page is the same for every visitor', () => {
  const made = templateOf('[1]', {}, new Headers({ 'content-type': 'text/x-script' })).pageFor(jan)
  expect(String(made?.body(undefined).bytes)).toBe('[1]')
  expect(made?.headers['cache-control']).toBe('private, no-store')
})
