import { createHash, randomBytes } from 'node:crypto'
import { openPostgres, sql } from '@stragan/api'
import { hrefTo } from '@stragan/routing'
import { buyer } from '../apps/api/test/buyer.ts'
import { ask, told } from './ask.ts'

export const host = 'shop-001.localhost'
const api = '/api/my-shop'
const language = { 'accept-language': 'pl-PL' }
export const asShop = (origin = host) => ({ 'shop-origin': origin, ...language })

/** Each visitor of the API comes from an address of their own, since sessions are limited by it. */
const fromElsewhere = () => ({ 'storefront-secret': 'bench', 'visitor-address': [10, ...randomBytes(3)].join('.') })

/** A visitor of the API with a session of their own. */
async function visitor(port: number) {
  const headers = { ...asShop(), ...fromElsewhere() }
  const { access_token } = await told<{ access_token: string }>(port, `${api}/session`, { method: 'POST', headers })
  const authorized = { ...asShop(), authorization: `Bearer ${access_token}` }
  return (method: string, path: string, body: object) => told<{ uid: string }>(port, api + path, { method, headers: authorized, body })
}

/** Products that a cart is filled with. */
export interface Goods {
  first: number
  second: number
}

/** Two products without variants, of different kinds. */
export async function goodsOf(port: number): Promise<Goods> {
  const { items } = await told<{ items: { id: number; has_variants: boolean }[] }>(port, `${api}/products?per_page=48&in_stock=1`, {
    headers: asShop(),
  })
  const [first, second] = items.filter(item => !item.has_variants)
  if (!first || !second) throw new Error('The generated shop has nothing to buy')
  return { first: first.id, second: second.id }
}

/** A cart: made by its first line, then one more line, then another quantity. */
export const fillCart = async (port: number, { first, second }: Goods) => {
  const send = await visitor(port)
  await send('POST', '/cart/cart_items', { cart_item: { product_id: first, items: 1 } })
  await send('POST', '/cart/cart_items', { cart_item: { product_id: second, items: 2 } })
  await send('PUT', `/cart/cart_items/set_by_product/${first}`, { cart_item: { items: 3, product_variant_id: null } })
  return send
}

/** Requests of `fillCart`: the session and three steps. */
export const cartSteps = 4

/** From nothing to an order; `before` is awaited when only the order itself is left. */
export async function buy(port: number, goods: Goods, before = async () => {}) {
  const send = await fillCart(port, goods)
  await send('PUT', '/cart/set_delivery', { cart: { delivery_shop_configuration_id: 1 } })
  await send('PUT', '/cart/set_payment', { cart: { component_payment_method_id: 1 } })
  await before()
  await send('POST', '/orders', { order: buyer })
}

/** A customer of the storefront, logged in and with a filled cart: the cookies that make a page personal. */
export async function customerCookies(port: number, database: string, { first, second }: Goods): Promise<string> {
  const headers = { Host: `${host}:${port}`, ...language }
  const [email, password] = ['bench@example.com', 'łąka-kotwica-parasol']
  const person = {
    email,
    password,
    first_name: 'Zofia',
    last_name: 'Nowak',
    language: 'pl',
    regulations_accepted: true,
    privacy_accepted: true,
  }
  await told(port, `${api}/customer/register`, { method: 'POST', headers: { ...headers, ...asShop() }, body: { customer: person } })
  const cookies = new Map<string, string>()
  const send = async (path: string, form: Record<string, string>) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await ask(port, path, {
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
  for (const id of [first, second]) await send('/cart-lines', { product_id: String(id), items: '2', to: '/pl' })
  return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
}

/** Gives a registration a link whose token is known, as nobody here reads its mail; returns the token. */
async function linkFor(database: string, email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('base64url')
  const db = openPostgres(database)
  await db.asOwner(new Date(), tx => tx.query(sql`update registrations set hash = ${hash} where email = ${email}`))
  await db.close()
  return token
}
