import { demoPassword } from './customers.ts'
import { expect } from './fixtures.ts'
import { port } from './ports.ts'

export const shop = `http://localhost:${port}`
export const jan = 'jan@demo.localhost'

export interface PersonalPrice {
  product_id: number
  product_variant_id: number | null
  name: string
  slug: string
  symbol: string
  vat_tax_percent: number
  list_price_net: number
  list_prices: { quantity: number; price_net: number; promo_price_net: number | null }[]
  price_net: number
  items: number
}

/** Logs in on the page and returns the session cookies; each from its own address, since attempts are limited by it. */
export async function logIn(email: string, password = demoPassword): Promise<string> {
  const part = () => Math.floor(Math.random() * 250) + 1
  const response = await fetch(`${shop}/en/customer/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { accept: 'text/html', 'x-forwarded-for': `10.${part()}.${part()}.${part()}` },
    body: new URLSearchParams({ intent: 'login', email, password, return_to: '/en' }),
  })
  expect([email, response.status]).toEqual([email, 303])
  return cookiesIn(response)
}

/** The cookies of a response, as a Cookie header a while later: `changed` is for two seconds. Tests choose the display themselves. */
export const cookiesIn = (response: Response) =>
  response.headers
    .getSetCookie()
    .filter(cookie => !/^(changed|display)=/.test(cookie))
    .map(cookie => cookie.split(';')[0])
    .join('; ')

export const tokenIn = (cookie: string) => /(?:^|; )access_token=([^;]+)/.exec(cookie)?.[1]

/** Reads from the API with these cookies and language. */
export async function getJson<T>(path: string, cookie = '', language = 'en'): Promise<T> {
  const token = tokenIn(cookie)
  const headers = { 'shop-origin': 'localhost', 'accept-language': language, ...(token && { authorization: `Bearer ${token}` }) }
  const response = await fetch(`${shop}/api/my-shop${path}`, { headers })
  expect([path, response.status]).toEqual([path, 200])
  return (await response.json()) as T
}

const listNet = ({ list_prices: [first] }: PersonalPrice) => first && (first.promo_price_net ?? first.price_net)

/** Finds personal prices below the list price, of products in stock: the first without variants, and the first with variants and tiers. */
export async function personalPrices(cookie: string): Promise<{ simple: PersonalPrice; varied: PersonalPrice }> {
  const { items } = await getJson<{ items: PersonalPrice[] }>('/customer/prices?per_page=100', cookie)
  const differing = items.filter(one => one.items >= 20 && one.price_net < (listNet(one) ?? Number.POSITIVE_INFINITY))
  const simple = differing.find(one => one.product_variant_id === null)
  const varied = differing.find(one => one.product_variant_id !== null && one.list_prices.length > 1)
  if (!simple || !varied) throw new Error('The demo has no customer with personal prices of both kinds')
  return { simple, varied }
}
