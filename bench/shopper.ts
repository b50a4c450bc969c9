import { randomBytes } from 'node:crypto'
import { buyer } from '../apps/api/test/buyer.ts'
import { fetchJson, storefrontSecret } from './request.ts'

export const host = 'shop-001.localhost'
export const api = '/api/my-shop'
export const language = { 'accept-language': 'pl-PL' }
export const asShop = (origin = host) => ({ 'shop-origin': origin, ...language })

/** Headers with which a browser requests a page. */
export const pageHeaders = (port: number, cookie?: string) => ({
  Host: `${host}:${port}`,
  ...language,
  'accept-encoding': 'br',
  ...(cookie && { cookie }),
})

/** A new client address: sessions, registrations and unpaid orders are limited per address. */
export const fromNewAddress = () => ({ 'storefront-secret': storefrontSecret, 'visitor-address': [10, ...randomBytes(3)].join('.') })

/** Sends a request of one session. */
type Send = (method: string, path: string, body: object) => Promise<{ uid: string }>

export function sendAs(port: number, accessToken: string): Send {
  const headers = { ...asShop(), ...fromNewAddress(), authorization: `Bearer ${accessToken}` }
  return (method, path, body) => fetchJson(port, api + path, { method, headers, body })
}

async function openSession(port: number): Promise<Send> {
  const headers = { ...asShop(), ...fromNewAddress() }
  const { access_token } = await fetchJson<{ access_token: string }>(port, `${api}/session`, { method: 'POST', headers })
  return sendAs(port, access_token)
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

/** Fills a new visitor's cart. */
export async function fillCart(port: number, goods: Goods): Promise<Send> {
  const send = await openSession(port)
  await addLines(send, goods)
  return send
}

/** Two lines, and a changed quantity. */
async function addLines(send: Send, { first, second }: Goods) {
  await send('POST', '/cart/cart_items', { cart_item: { product_id: first, items: 1 } })
  await send('POST', '/cart/cart_items', { cart_item: { product_id: second, items: 2 } })
  await send('PUT', `/cart/cart_items/set_by_product/${first}`, { cart_item: { items: 3, product_variant_id: null } })
}

/** Requests of `fillCart`: the session and three steps. */
export const cartSteps = 4

/** Orders as a new visitor; awaits `before` ahead of the order itself. */
export async function buy(port: number, goods: Goods, before = async () => {}) {
  await checkOut(await fillCart(port, goods), before)
}

/** Orders in a session. */
export async function order(send: Send, goods: Goods) {
  await addLines(send, goods)
  await checkOut(send)
}

async function checkOut(send: Send, before = async () => {}) {
  await send('PUT', '/cart/set_delivery', { cart: { delivery_shop_configuration_id: 1 } })
  await send('PUT', '/cart/set_payment', { cart: { component_payment_method_id: 1 } })
  await before()
  // Each order has another buyer: those of one are counted one after the other.
  await send('POST', '/orders', { order: { ...buyer, email: `${randomBytes(8).toString('hex')}@example.com` } })
}
