import { createHash, randomBytes } from 'node:crypto'
import { openPostgres, sql } from '@stragan/api'
import { hrefTo } from '@stragan/routing'
import { buyer } from '../apps/api/test/buyer.ts'
import { fetchJson, sendRequest } from './request.ts'

export const host = 'shop-001.localhost'
const api = '/api/my-shop'
const language = { 'accept-language': 'pl-PL' }
export const asShop = (origin = host) => ({ 'shop-origin': origin, ...language })

/** A new client address: sessions and unpaid orders are limited per address. */
const fromNewAddress = () => ({ 'storefront-secret': 'bench', 'visitor-address': [10, ...randomBytes(3)].join('.') })

/** Starts a session; returns a function that sends requests with it. */
async function visitor(port: number) {
  const headers = { ...asShop(), ...fromNewAddress() }
  const { access_token } = await fetchJson<{ access_token: string }>(port, `${api}/session`, { method: 'POST', headers })
  const authorized = { ...headers, authorization: `Bearer ${access_token}` }
  return (method: string, path: string, body: object) => fetchJson<{ uid: string }>(port, api + path, { method, headers: authorized, body })
}

/** Products for a cart. */
export interface Goods {
  first: number
  second: number
}

/** Two products without variants, of different kinds. */
export async function goodsOf(port: number): Promise<Goods> {
  const { items } = await fetchJson<{ items: { id: number; has_variants: boolean }[] }>(port, `${api}/products?per_page=48&in_stock=1`, {
    headers: asShop(),
  })
  const [first, second] = items.filter(item => !item.has_variants)
  if (!first || !second) throw new Error('The generated shop has nothing to buy')
  return { first: first.id, second: second.id }
}

/** Fills a cart: two lines, and a changed quantity. */
export const fillCart = async (port: number, { first, second }: Goods) => {
  const send = await visitor(port)
  await send('POST', '/cart/cart_items', { cart_item: { product_id: first, items: 1 } })
  await send('POST', '/cart/cart_items', { cart_item: { product_id: second, items: 2 } })
  await send('PUT', `/cart/cart_items/set_by_product/${first}`, { cart_item: { items: 3, product_variant_id: null } })
  return send
}

/** Requests of `fillCart`: the session and three steps. */
export const cartSteps = 4

/** Fills a cart and orders it; awaits `before` ahead of the order itself. */
export async function buy(port: number, goods: Goods, before = async () => {}) {
  const send = await fillCart(port, goods)
  await send('PUT', '/cart/set_delivery', { cart: { delivery_shop_configuration_id: 1 } })
  await send('PUT', '/cart/set_payment', { cart: { component_payment_method_id: 1 } })
  await before()
  // Each order has another buyer: those of one are counted one after the other.
  await send('POST', '/orders', { order: { ...buyer, email: `${randomBytes(8).toString('hex')}@example.com` } })
}

export interface BenchCustomer {
  email: string
  /** Number of products for which the customer has a price. */
  personalPrices: number
}

/** Logs a new customer in and fills the cart; returns the cookies. */
export async function customerCookies(
  port: number,
  database: string,
  { first, second }: Goods,
  { email, personalPrices }: BenchCustomer,
): Promise<string> {
  const headers = { Host: `${host}:${port}`, ...language }
  const password = 'łąka-kotwica-parasol'
  const person = {
    email,
    password,
    first_name: 'Zofia',
    last_name: 'Nowak',
    language: 'pl',
    regulations_accepted: true,
    privacy_accepted: true,
  }
  await fetchJson(port, `${api}/customer/register`, { method: 'POST', headers: { ...headers, ...asShop() }, body: { customer: person } })
  const cookies = new Map<string, string>()
  const send = async (path: string, form: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await sendRequest(port, path, {
      method: 'POST',
      headers: { ...headers, accept: 'text/html', cookie },
      body: new URLSearchParams(form),
    })
    if (answer.status !== 303) throw new Error(`${path} was answered ${answer.status}`)
    for (const set of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(set) ?? []
      if (name && value !== undefined) cookies.set(name, value)
    }
  }
  await send(hrefTo('pl', 'customerLogin'), { intent: 'confirm', token: await linkFor(database, email), password })
  if (personalPrices > 0) await addPersonalPrices(database, email, personalPrices)
  for (const id of [first, second]) await send('/cart-lines', { product_id: String(id), items: '2', to: '/pl' })
  // A browser forgets it after two seconds (docs/decisions/055).
  cookies.delete('changed')
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** Prices a tenth below the product's, for the products with the lowest ids. */
async function addPersonalPrices(database: string, email: string, count: number) {
  const db = openPostgres(database)
  await db.asOwner(new Date()).query(sql`
    insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net)
    select customer.shop_id, customer.id, variant.id, variant.product_id, product.price_net * 9 / 10
    from customers customer
    cross join lateral (
      select * from products where products.shop_id = customer.shop_id and is_active and price_net is not null order by id limit ${count}::int) product
    join lateral (
      select * from variants where variants.shop_id = product.shop_id and product_id = product.id order by position limit 1) variant on true
    where customer.email = ${email}`)
  await db.close()
}

/** Replaces the token of a registration's link by a known one, and returns it. */
async function linkFor(database: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('base64url')
  const db = openPostgres(database)
  await db.asOwner(new Date()).query(sql`update registrations set hash = ${hash} where email = ${email}`)
  await db.close()
  return token
}
