import { fromDecimal, grossOf, toDecimal } from '@stragan/pricing'
import { hrefTo, type Language } from '@stragan/routing'
import { addToCartMessages } from '../apps/storefront/app/features/cart/add-to-cart.messages.ts'
import { catalogueMessages } from '../apps/storefront/app/features/catalogue/catalogue.messages.ts'
import { formatMoney } from '../apps/storefront/app/platform/format.ts'
import { goodPassword, openAccount } from './customers.ts'
import { expect, test } from './fixtures.ts'
import { asked, cookiesIn, jan, logIn, type OwnPrice, ownPrices, shop } from './personal-prices.ts'

const times = 500
/** Enough concurrent requests to interleave, while the other worker's browser still gets CPU time. */
const atOnce = 6

interface Goods {
  id: number
  name: string
  symbol: string
  slugs: Record<Language, string>
}

interface Person {
  who: string
  /** Cookie header; empty without a session. */
  cookie: string
  firstName: string | null
  /** The product in the cart and its quantity. */
  goods: Goods | null
  pieces: number
  /** Whether the product looked at has an own price for this customer. */
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
  test.setTimeout(300_000)
  const janCookie = await logIn(jan)
  const { simple } = await ownPrices(janCookie)
  const product = await goodsOf(simple)
  const [first, second] = (
    await asked<{ items: (Goods & { has_variants: boolean; items: number })[] }>('/products?in_stock=1&sort=name&per_page=100')
  ).items.filter(one => !one.has_variants && one.items >= 11 && one.id !== product.id)
  if (!first || !second) throw new Error('The demo has too few products without variants')
  const email = `${crypto.randomUUID()}@example.com`
  await openAccount(page, email, 'en')
  const zofia = await logIn(email, goodPassword)
  const people: Person[] = [
    { who: 'jan', cookie: await filled(janCookie, product, 3), firstName: 'Jan', goods: product, pieces: 3, hasOwn: true },
    { who: 'a visitor', cookie: await filled('', first, 7), firstName: null, goods: first, pieces: 7, hasOwn: false },
    { who: 'zofia', cookie: await filled(zofia, second, 11), firstName: 'Zofia', goods: second, pieces: 11, hasOwn: false },
    { who: 'nobody', cookie: '', firstName: null, goods: null, pieces: 0, hasOwn: false },
  ]
  const screenAt = await screensFor(product, simple)
  const asks = Array.from({ length: times }, (_, i) =>
    people
      // Two clients with private data are always active, the others take turns.
      .filter(({ who }) => who === 'jan' || who === 'a visitor' || i % 10 === 0)
      .map(person => ({ person, screen: screenAt(i) })),
  ).flat()

  const problems: string[] = []
  const lane = async () => {
    for (let ask = asks.shift(); ask; ask = asks.shift()) problems.push(...(await problemsOf(ask.person, ask.screen, people, simple)))
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  expect([...new Set(problems)]).toEqual([])
})

/** The i-th screen of the 500: each appears repeatedly, one in ten is an expensive one. */
async function screensFor(product: Goods, { list_price_net, price_net }: OwnPrice): Promise<(i: number) => Screen> {
  const { breadcrumbs } = await asked<{ breadcrumbs: { slugs: Record<Language, string> }[] }>(`/products/${product.id}/full`)
  const category = breadcrumbs.at(-1)?.slugs ?? { en: '', pl: '' }
  // Includes the product for the own price as well as for the list price.
  const range = `price_from=${Math.floor(price_net)}&price_to=${Math.ceil(list_price_net)}&sort=name&per_page=96`
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

async function problemsOf(person: Person, screen: Screen, people: Person[], price: OwnPrice): Promise<string[]> {
  const cookie = [person.cookie, person.cookie && 'display=pln-gross'].filter(Boolean).join('; ')
  const ask = () => fetch(shop + screen.path, { headers: cookie ? { cookie } : {}, redirect: 'manual' })
  // The server closed an idle connection: retried, as browsers do.
  const answer = await ask().catch(ask)
  const text = (await answer.text()).replaceAll('<!-- -->', '').replaceAll('\\u00a0', '\u00a0')
  const { headers } = answer
  const others = people.filter(one => one !== person)
  const checks: [string, boolean][] = [
    ['status', answer.status === 200],
    ['set-cookie', headers.get('set-cookie') === null],
    ['cache-control', person.cookie === '' || headers.get('cache-control') === 'private, no-store'],
    ...others.map(({ firstName }): [string, boolean] => [`name of ${firstName}`, firstName === null || !names(text, firstName)]),
    ...priceChecks(person, screen, text, price),
    ...cartChecks(person, others, screen, text),
    ...(screen.kind === 'answer'
      ? []
      : ([['own name', person.firstName === null || names(text, person.firstName)]] as [string, boolean][])),
  ]
  return checks.filter(([, isRight]) => !isRight).map(([what]) => `${person.who}, ${screen.path}: ${what}`)
}

const names = (text: string, name: string) => new RegExp(`\\b${name}\\b`).test(text)

/** Pages show gross money; page data has plain net numbers. */
function priceChecks({ hasOwn }: Person, { kind, language, shows }: Screen, text: string, price: OwnPrice): [string, boolean][] {
  const gross = (net: number) => formatMoney(language, toDecimal(grossOf(fromDecimal(net), price.vat_tax_percent)), 'PLN')
  const told = (net: number) => (kind === 'data' ? new RegExp(`[,[]${net}[,\\]]`).test(text) : text.includes(gross(net)))
  const isOwn = text.includes(catalogueMessages[language].yourPrice)
  if (shows === 'name') return [['own prices of jan', hasOwn || !isOwn]]
  if (shows === 'cart') return [['jan’s price in a cart', hasOwn || !told(price.price_net)]]
  if (hasOwn) return [['own price', told(price.price_net) && (kind === 'data' || isOwn)]]
  const list = kind === 'answer' || told(price.list_price_net)
  return [
    ['list price', list],
    ['jan’s price', !told(price.price_net) && !isOwn],
  ]
}

/** The cart page lists the lines; every page has the quantity in its header. */
function cartChecks(
  { goods, pieces, hasOwn }: Person,
  others: Person[],
  { kind, language, shows }: Screen,
  text: string,
): [string, boolean][] {
  const names = (one: Goods | null) => one !== null && text.includes(one.symbol)
  const lines: [string, boolean][] =
    shows === 'cart'
      ? [['own cart', goods === null || names(goods)], ...others.map(one => [`cart of ${one.who}`, !names(one.goods)] as [string, boolean])]
      : []
  if (kind !== 'page') return lines
  const t = addToCartMessages[language]
  const badge =
    /<a [^>]*aria-label="([^"]*)"[^>]*href="\/(?:en\/cart|pl\/koszyk)"|href="\/(?:en\/cart|pl\/koszyk)"[^>]*aria-label="([^"]*)"/.exec(text)
  const told = badge?.[1] ?? badge?.[2] ?? ''
  const begins = goods ? t.cartOf(pieces, '').replace(/, $/, '') : t.cartEmpty
  // Jan's demo cart may be changed by other tests.
  const isRight = hasOwn
    ? told !== t.cartEmpty && others.every(one => !one.goods || !told.includes(`${one.pieces} `))
    : told.startsWith(begins)
  return [...lines, [`badge ‘${told}’`, isRight]]
}

async function goodsOf({ product_id, symbol }: OwnPrice): Promise<Goods> {
  const { id, name, slugs } = await asked<Goods>(`/products/${product_id}`)
  return { id, name, symbol, slugs }
}

/** Adds a product to a cart; returns the cookies, with those of a created session. */
async function filled(cookie: string, { id }: Goods, items: number): Promise<string> {
  const answer = await fetch(`${shop}/cart-lines`, {
    method: 'POST',
    headers: { accept: 'application/json', ...(cookie && { cookie }) },
    body: new URLSearchParams({ product_id: String(id), items: String(items), to: '/en' }),
  })
  expect(await answer.json()).toMatchObject({ ok: true })
  return cookie || cookiesIn(answer)
}
