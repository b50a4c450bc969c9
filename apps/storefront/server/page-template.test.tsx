import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FavouriteButton, FavouriteTextButton } from '../app/features/favourites/favourite-button.tsx'
import { dataChangesElement } from '../app/platform/data-changes.ts'
import { PricePart, PricePartsContext } from '../app/platform/price-part.tsx'
import { visitorSlots } from '../app/shell/visitor-slots.server.tsx'
import type { PersonalProducts, Visitor } from '../app/shell/visitor-summary.server.ts'
import { strangerSummary, type VisitorSummary } from '../app/shell/visitor-summary.tsx'
import { packText } from './packed-text.ts'
import { createPageTemplate, type SharedPage } from './page-template.ts'
import { recordPriceParts } from './price-parts.tsx'

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
  createPageTemplate(packText(Buffer.from(html)), type, {
    view,
    path: '/en',
    products: new Map(),
    hasList: false,
    prices: { loaderData: {}, parts: [] },
    ...shown,
  })

const visitor = (summary: Partial<VisitorSummary>, personal: Partial<PersonalProducts> = {}): Visitor => ({
  summary: { ...strangerSummary, ...summary },
  personal: { customer: 1, favourites: new Set(), prices: new Set(), ...personal },
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
  expect(html).toContain('Cart, 7 items')
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

test('a page that may show a personal price is left to rendering without the prices', () => {
  const shown = {
    products: new Map([
      [1, 'M8'],
      [2, 'M10'],
    ]),
  }
  const shows = (personal: Partial<PersonalProducts>, more: Partial<SharedPage> = {}) =>
    templateOf(page(), { ...shown, ...more }).pageFor(visitor({}, personal)) === undefined
  expect(shows({ favourites: new Set([3]), prices: new Set([4]) })).toBe(false)
  expect(shows({ prices: new Set([1]) })).toBe(true)
  expect(shows({ prices: new Set([4]) }, { hasList: true })).toBe(true)
  expect(shows({ favourites: new Set([3]) }, { hasList: true })).toBe(false)
})

const product = (id: number, more: object = {}) => ({
  id,
  name: 'M8',
  price_net: 10,
  custom_price_net: null as number | null,
  sale: true,
  is_favorite: false,
  ...more,
})
type Product = ReturnType<typeof product>

/** A page whose products are a list, each with its name, and the price in a part. */
function pricedPage(products: Product[], more: object = {}) {
  const loaderData = { root: {}, page: { products, ...more } }
  const recorder = recordPriceParts()
  recorder.loaderData = loaderData
  const list = renderToString(
    <PricePartsContext value={recorder}>
      {products.map(one => (
        <li key={one.id}>
          {one.name} ł{' '}
          <PricePart data={{ product: one }}>
            {({ product: { custom_price_net, price_net } }) => <b>{custom_price_net ?? price_net}</b>}
          </PricePart>
        </li>
      ))}
    </PricePartsContext>,
  )
  const html = recorder.locate(page(`${controls}${list}`, `${dataChangesElement(null)}${data}`))
  const template = templateOf(html, { products: new Map(products.map(({ id, name }) => [id, name])), prices: recorder.page() })
  return { html, template }
}

const trader = visitor({ customer: { first_name: 'Jan' } }, { prices: new Set([1, 2]) })

test('the price parts of a customer are in their page, and the changes of its data in the summary', async () => {
  const { html, template } = pricedPage([product(1), product(2), product(3)])
  expect(html).not.toContain('price-part')
  const own = { products: [product(1, { custom_price_net: 7.5, sale: false }), product(2, { is_favorite: true }), product(3)] }
  const made = template.pageFor(trader, template.pricesIn?.({ page: own }) ?? undefined)
  const text = String(await made?.body('').bytes)
  const strangers = String(template.pageFor(visitor({ customer: { first_name: 'Jan' } }))?.body('').bytes)
  const changes = { page: { products: { 0: { custom_price_net: 7.5, sale: false } } } }
  expect(text).toBe(strangers.replace('<b>10</b>', '<b>7.5</b>').replace(dataChangesElement(null), dataChangesElement(changes)))
  expect(brotliDecompressSync((await made?.body('br').bytes) ?? '').toString()).toBe(text)
  // A price above the list's is shown nowhere.
  const same = template.pricesIn?.({ page: { products: [product(1), product(2), product(3)] } }) ?? undefined
  expect(String(template.pageFor(trader, same)?.body('').bytes)).toBe(strangers)
})

test.each<[string, object]>([
  ['another order', { products: [product(2), product(1)] }],
  ['fewer products', { products: [product(1)] }],
  ['another name', { products: [product(1), product(2, { name: 'M10' })] }],
  ['a price of something without one', { products: [product(1, { price_net: null }), product(2)] }],
  ['a price that no part shows', { products: [product(1), product(2)], other: product(3, { custom_price_net: 7 }) }],
  ['another unit of prices', { products: [product(1, { per: 100 }), product(2)] }],
])('a page with %s for the customer is left to rendering', (_, own) => {
  const { template } = pricedPage([product(1), product(2)], 'other' in own ? { other: product(3) } : {})
  expect(template.pricesIn?.({ page: own })).toBeNull()
})

test('the favourites on a page are pressed, and named for hydration; one that is not found is left to rendering', async () => {
  const button = (id: number, name: string, isFavourite: boolean, Button = FavouriteButton) =>
    renderToString(<Button product={id} name={name} isFavourite={isFavourite} language="en" to="/en?q=1" />)
  const products = new Map([
    [1, 'M8 $& "<b>"'],
    [2, 'M10'],
  ])
  const shown = { products, path: '/en?q=1' }
  const [m8, m10] = [...products].map(([id, name]) => button(id, name, false))
  const labelled = (isFavourite: boolean) => button(1, 'M8 $& "<b>"', isFavourite, FavouriteTextButton)
  const favourite = visitor({ customer: { first_name: 'Jan' } }, { favourites: new Set([1, 7]) })
  const made = templateOf(page(`${controls}${m8}${m10}${labelled(false)}${m8}`), shown).pageFor(favourite)
  const html = String(await made?.body(undefined).bytes)
  const on = button(1, 'M8 $& "<b>"', true)
  expect(html).toContain(`${on}${m10}${labelled(true)}${on}`)
  expect(summaryIn(html)).toMatchObject({ customer: { first_name: 'Jan' }, favouriteIds: [1] })
  expect(brotliDecompressSync((await made?.body('br').bytes) ?? '').toString()).toBe(html)
  expect([made?.etag, made?.headers['cache-control']]).toEqual([null, 'private, no-store'])
  const unknown = [button(1, 'another name', false), m8?.replace('aria-pressed', 'data-pressed')]
  for (const form of unknown) expect(templateOf(page(`${controls}${form}`), shown).pageFor(favourite)).toBeUndefined()
  expect(templateOf('[1]', shown, new Headers({ 'content-type': 'text/x-script' })).pageFor(favourite)).toBeUndefined()
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
