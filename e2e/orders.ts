import type { APIRequestContext, BrowserContext } from '@playwright/test'
import type { Cart, Order, orderCalls, ResponseOutput, sessionCalls } from '@stragan/contract'
import { untilAvailable } from './shop-api.ts'

type Session = ResponseOutput<typeof sessionCalls.createSession>

/** An order as the API returns it to its buyer, with session and buyer. */
export interface PlacedOrder {
  session: Session
  order: Order
  buyer: { email: string; phone: string; street: string }
}

interface OrderOptions {
  currency?: 'PLN' | 'EUR' | 'USD'
  language?: 'en' | 'pl'
  payment?: string
  /** Session of the customer; a guest without it. */
  customer?: { email: string; password: string }
  /** Search for the product whose first variant is ordered. */
  query?: string
}

/** A new buyer at a new address: unpaid orders are limited by both. */
export const newBuyer = () => ({
  email: `anna.nowak.${crypto.randomUUID().slice(0, 8)}@example.com`,
  phone: '+48 600 100 200',
  street: 'ul. Żółkiewskiego 12/4',
})
const part = () => Math.floor(Math.random() * 250) + 1
export const newAddress = () => `10.${part()}.${part()}.${part()}`

/** Places an order of seven items with a discount code through the API, by default of screws with ample stock. */
export async function placeOrder(request: APIRequestContext, options: OrderOptions = {}): Promise<PlacedOrder> {
  const { currency = 'PLN', language = 'en', payment = 'bank_transfer', customer, query = 'flag=sale&q=RS-4.8X20' } = options
  const buyer = newBuyer()
  const address = newAddress()
  let token = ''
  const call = async <T>(method: string, path: string, data?: object): Promise<T> => {
    const headers = {
      'shop-origin': 'localhost',
      'accept-language': language,
      'idempotency-key': crypto.randomUUID(),
      'x-forwarded-for': address,
      ...(token && { authorization: `Bearer ${token}` }),
    }
    const response = await untilAvailable(() => request.fetch(`/api/my-shop${path}`, { method, headers, ...(data && { data }) }))
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    return response.json()
  }
  let session = await call<Session>('POST', '/session')
  token = session.access_token
  if (customer) session = await call<Session>('POST', '/auth', { session: customer })
  token = session.access_token
  const { items } = await call<{ items: { id: number }[] }>('GET', `/products?${query}`)
  const [variant] = (await call<{ product_variants_table_data: { product_variant_id: number }[] }>('GET', `/products/${items[0]?.id}/full`))
    .product_variants_table_data
  const item = { product_id: items[0]?.id, product_variant_id: variant?.product_variant_id, items: 7 }
  await call('POST', '/cart/cart_items', { cart_item: item })
  await call('POST', '/cart/check_discount_code', { cart: { discount_code: 'RABAT10' } })
  const { deliveries, payments } = await call<Cart>('GET', '/cart')
  const idOf = (choices: readonly { id: number; code: string }[], code: string) => choices.find(choice => choice.code === code)?.id
  await call('PUT', '/cart/set_delivery', { cart: { delivery_shop_configuration_id: idOf(deliveries, 'courier') } })
  await call('PUT', '/cart/set_payment', { cart: { component_payment_method_id: idOf(payments, payment) } })
  const { email, phone, street } = buyer
  const billing_address = { first_name: 'Anna', last_name: 'Nowak', street, postal_code: '61-123', city: 'Poznań', country: 'PL' }
  const { uid } = await call<ResponseOutput<typeof orderCalls.placeOrder>>('POST', `/orders?currency=${currency}`, {
    order: { email, phone, billing_address, note: 'Ring twice.', regulations_accepted: true, privacy_accepted: true },
  })
  return { session, buyer, order: await call<Order>('GET', `/orders/${uid}`) }
}

/** Starts the payment of an order that the test provider is to pay; returns the path of the provider's page. */
export async function startPayment(request: APIRequestContext, { session, order }: PlacedOrder): Promise<string> {
  const headers = { 'shop-origin': 'localhost', authorization: `Bearer ${session.access_token}` }
  const response = await request.post(`/api/my-shop/orders/${order.uid}/payment`, { headers, data: {} })
  return ((await response.json()) as ResponseOutput<typeof orderCalls.payOrder>).redirect_url
}

/** Gives a browser the session of the order. */
export const addSessionCookies = (context: BrowserContext, url: string, { session }: PlacedOrder) =>
  context.addCookies(
    Object.entries({
      access_token: session.access_token,
      refresh_token: session.refresh_token,
      csrf_token: session.csrf_token,
      access_expires_at: session.accessExpiresAt,
      refresh_expires_at: session.refreshExpiresAt,
    }).map(([name, value]) => ({ name, value, url })),
  )
