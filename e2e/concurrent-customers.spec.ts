import { fromDecimal, grossOf, toDecimal } from '@stragan/pricing'
import { hrefTo, type Language } from '@stragan/routing'
import { catalogueMessages } from '../apps/storefront/app/features/catalogue/catalogue.messages.ts'
import { formatMoney } from '../apps/storefront/app/platform/format.ts'
import { cartLinkName } from './cart-link-name.ts'
import { createAccount, goodPassword } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { cookiesIn, getJson, jan, logIn, type PersonalPrice, personalPrices, shop } from './personal-prices.ts'

/** More in `npm run test:scale`. */
const requestsPerClient = Number(process.env.CONCURRENT_REQUESTS ?? 500)
/** Enough concurrent requests to interleave, while the other worker's browser still gets CPU time. */
const concurrency = 6

interface Goods {
  id: number
  name: string
  symbol: string
  slugs: Record<Language, string>
}

interface Client {
  who: string
  /** Cookie header; empty without a session. */
  cookie: string
  firstName: string | null
  /** The product in the cart and its quantity. */
  goods: Goods | null
  quantity: number
  /** Whether the product looked at has a personal price for this customer. */
  hasOwn: boolean
}

interface Screen {
  path: string
  language: Language
  kind: 'page' | 'data' | 'answer'
  /** What the page must contain: the price of the product, or the lines of the cart. */
  shows: 'price' | 'cart' | 'name'
}

test('concurrent requests of two customers, a visitor and an anonymous client leak no prices, name or cart', async ({ page }) => {
  test.setTimeout(requestsPerClient * 600)
  const janCookie = await logIn(jan)
  const { simple } = await personalPrices(janCookie)
  const product = await goodsOf(simple)
  const [first, second] = (
    await getJson<{ items: (Goods & { has_variants: boolean; items: number })[] }>('/products?in_stock=1&sort=name&per_page=100')
  ).items.filter(one => !one.has_variants && one.items >= 53 && one.id !== product.id)
  if (!first || !second) throw new Error('The demo has too few products without variants')
  const email = `${crypto.randomUUID()}@example.com`
  await createAccount(page, email, 'en')
  const zofia = await logIn(email, goodPassword)
  const clients: Client[] = [
    { who: 'jan', cookie: await fillCart(janCookie, product, 3), firstName: 'Jan', goods: product, quantity: 3, hasOwn: true },
    { who: 'a visitor', cookie: await fillCart('', first, 37), firstName: null, goods: first, quantity: 37, hasOwn: false },
    { who: 'zofia', cookie: await fillCart(zofia, second, 53), firstName: 'Zofia', goods: second, quantity: 53, hasOwn: false },
    { who: 'an anonymous client', cookie: '', firstName: null, goods: null, quantity: 0, hasOwn: false },
  ]
  const screenAt = await screensFor(product, simple)
  const requests = Array.from({ length: requestsPerClient }, (_, i) =>
    clients
      // Two clients with private data are always active, the others take turns.
      .filter(({ who }) => who === 'jan' || who === 'a visitor' || i % 10 === 0)
      .map(client => ({ client, screen: screenAt(i) })),
  ).flat()

  const problems: string[] = []
  const worker = async () => {
    for (let next = requests.shift(); next; next = requests.shift())
      problems.push(...(await problemsOf(next.client, next.screen, clients, simple)))
  }
  await Promise.all(Array.from({ length: concurrency }, worker))
  expect([...new Set(problems)]).toEqual([])
})

/** The i-th screen: each appears repeatedly, one in ten is an expensive one. */
async function screensFor(product: Goods, { list_price_net, price_net, vat_tax_percent }: PersonalPrice): Promise<(i: number) => Screen> {
  const { breadcrumbs } = await getJson<{ breadcrumbs: { slugs: Record<Language, string> }[] }>(`/products/${product.id}/full`)
  const category = breadcrumbs.at(-1)?.slugs ?? { en: '', pl: '' }
  // Includes the product for the personal price as well as for the list price; prices are displayed gross.
  const gross = (net: number) => toDecimal(grossOf(fromDecimal(net), vat_tax_percent))
  const range = `price_from=${Math.floor(gross(price_net))}&price_to=${Math.ceil(gross(list_price_net))}&sort=name&per_page=96`
  const search = `q=${encodeURIComponent(product.symbol)}`
  const screen = (language: Language, path: string, shows: Screen['shows'], kind: Screen['kind'] = 'page'): Screen => ({
    path,
    language,
    kind,
    shows,
  })
  const both = (of: (language: Language) => Screen[]) => (['en', 'pl'] as const).flatMap(of)
  const slow = both(language => [
    screen(language, hrefTo(language, 'home'), 'name'),
    screen(language, `${hrefTo(language, 'home')}.data`, 'name', 'data'),
    screen(language, `${hrefTo(language, 'allProducts')}?${search}`, 'price'),
    screen(language, `${hrefTo(language, 'allProducts')}?view=table&${search}`, 'price'),
    screen(language, `${hrefTo(language, 'allProducts')}.data?${search}`, 'price', 'data'),
    screen(language, `${hrefTo(language, 'category', { slug: category[language] })}?${range}`, 'price'),
  ])
  const quick = both(language => [
    screen(language, hrefTo(language, 'product', { id: product.slugs[language] }), 'price'),
    screen(language, `${hrefTo(language, 'product', { id: product.slugs[language] })}.data`, 'price', 'data'),
    screen(language, `/suggestions/${language}?${search}`, 'price', 'answer'),
    screen(language, hrefTo(language, 'cart'), 'cart'),
    screen(language, `${hrefTo(language, 'cart')}.data`, 'cart', 'data'),
    screen(language, `/cart-summary?language=${language}`, 'cart', 'answer'),
  ])
  return i => (i % 10 === 0 ? slow[(i / 10) % slow.length] : quick[i % quick.length]) as Screen
}

async function problemsOf(client: Client, screen: Screen, clients: Client[], price: PersonalPrice): Promise<string[]> {
  const cookie = [client.cookie, client.cookie && 'display=pln-gross'].filter(Boolean).join('; ')
  const get = () => fetch(shop + screen.path, { headers: cookie ? { cookie } : {}, redirect: 'manual' })
  // The server closed an idle connection: retried, as browsers do.
  const response = await get().catch(get)
  const text = (await response.text()).replaceAll('<!-- -->', '').replaceAll('\\u00a0', '\u00a0')
  const { headers } = response
  const others = clients.filter(one => one !== client)
  const checks: [string, boolean][] = [
    ['status', response.status === 200],
    ['set-cookie', headers.get('set-cookie') === null],
    ['cache-control', client.cookie === '' || headers.get('cache-control') === 'private, no-store'],
    ...others.map(({ firstName }): [string, boolean] => [`name of ${firstName}`, firstName === null || !names(text, firstName)]),
    ...priceChecks(client, screen, text, price),
    ...cartChecks(client, others, screen, text),
    ...nameChecks(client, screen, text),
  ]
  return checks.filter(([, isRight]) => !isRight).map(([what]) => `${client.who}, ${screen.path}: ${what}`)
}

/** Pages greet a customer; the data of a page is public but for prices and favourites. */
function nameChecks({ firstName }: Client, { kind }: Screen, text: string): [string, boolean][] {
  if (firstName === null || kind === 'answer') return []
  return kind === 'page' ? [['own name', names(text, firstName)]] : [['name in data', !names(text, firstName)]]
}

const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)

/** Pages show gross money; page data has plain net numbers. */
function priceChecks({ hasOwn }: Client, { kind, language, shows }: Screen, text: string, price: PersonalPrice): [string, boolean][] {
  const gross = (net: number) => formatMoney(language, toDecimal(grossOf(fromDecimal(net), price.vat_tax_percent)), 'PLN')
  const hasPrice = (net: number) => (kind === 'data' ? new RegExp(`[,[]${net}[,\\]]`).test(text) : text.includes(gross(net)))
  const isOwn = text.includes(catalogueMessages[language].yourPrice)
  if (shows === 'name') return [['own prices of jan', hasOwn || !isOwn]]
  if (shows === 'cart') return [['jan’s price in a cart', hasOwn || !hasPrice(price.price_net)]]
  if (hasOwn) return [['personal price', hasPrice(price.price_net) && (kind === 'data' || isOwn)]]
  const list = kind === 'answer' || hasPrice(price.list_price_net)
  return [
    ['list price', list],
    ['jan’s price', !hasPrice(price.price_net) && !isOwn],
  ]
}

/** The cart page lists the lines; every page has the quantity in its header. */
function cartChecks(
  { goods, quantity, hasOwn }: Client,
  others: Client[],
  { kind, language, shows }: Screen,
  text: string,
): [string, boolean][] {
  const names = (one: Goods | null) => one !== null && text.includes(one.symbol)
  const lines: [string, boolean][] =
    shows === 'cart'
      ? [['own cart', goods === null || names(goods)], ...others.map(one => [`cart of ${one.who}`, !names(one.goods)] as [string, boolean])]
      : []
  if (kind !== 'page') return lines
  const badge =
    /<a\s[^>]*aria-label="([^"]*)"[^>]*href="\/(?:en\/cart|pl\/koszyk)"|href="\/(?:en\/cart|pl\/koszyk)"[^>]*aria-label="([^"]*)"/.exec(
      text,
    )
  const badgeText = badge?.[1] ?? badge?.[2] ?? ''
  const isCartOf = (items: number) => badgeText.startsWith(cartLinkName(language, items))
  // Other tests add a few items to Jan's demo cart.
  const isRight = hasOwn
    ? badgeText !== cartLinkName(language, 0) && others.every(one => !one.goods || !isCartOf(one.quantity))
    : isCartOf(quantity)
  return [...lines, [`badge ‘${badgeText}’`, isRight]]
}

async function goodsOf({ product_id, symbol }: PersonalPrice): Promise<Goods> {
  const { id, name, slugs } = await getJson<Goods>(`/products/${product_id}`)
  return { id, name, symbol, slugs }
}

/** Adds a product to a cart; returns the cookies, with those of a created session. */
async function fillCart(cookie: string, { id }: Goods, items: number): Promise<string> {
  const response = await fetch(`${shop}/cart-lines`, {
    method: 'POST',
    headers: { accept: 'application/json', ...(cookie && { cookie }) },
    body: new URLSearchParams({ product_id: String(id), items: String(items), to: '/en' }),
  })
  expect(await response.json()).toMatchObject({ ok: true })
  return cookie || cookiesIn(response)
}
