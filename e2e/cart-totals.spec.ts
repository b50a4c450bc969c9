import type { Cart, ConfigurationEntry, Currency, Order, Product } from '@stragan/contract'
import {
  type DeliveryMethod,
  type Discount,
  fromDecimal,
  fromKilograms,
  type LineInput,
  parseRate,
  plnRate,
  toDecimal,
} from '@stragan/pricing'
import { seededRandom } from '../apps/api/test/seeded-random.ts'
import { formatMoney } from '../apps/storefront/app/platform/format.ts'
import { exactCart } from '../packages/pricing/test/exact-cart.ts'
import { expect, test } from './fixtures.ts'
import { newAddress, newBuyer } from './orders.ts'
import { port } from './ports.ts'

/** More in `npm run test:scale`. */
const carts = Number(process.env.CART_COUNT ?? 300)
const workers = 4
/** Stock that no cart takes up: these orders and other tests reduce the stock meanwhile. */
const reserve = 200
const shop = `http://localhost:${port}`
const rates: Record<Currency, number> = { PLN: plnRate, EUR: parseRate('4.25'), USD: parseRate('3.64') }

/** A product or variant that can be added to a cart, with everything that its price depends on. */
interface Goods {
  product: number
  variant: number | null
  stock: number
  line: Omit<LineInput, 'quantity'>
}

test('cart page, API, order and a reference implementation compute the same totals for random carts in three currencies', async () => {
  test.setTimeout(carts * 2000)
  const goods = await readGoods()
  const deliveries = await json<ConfigurationEntry<'delivery'>[]>('/configuration/delivery')
  const spread = Array.from({ length: workers }, (_, worker) => compareCarts(worker + 1, goods, deliveries))
  await Promise.all(spread)
})

async function compareCarts(seed: number, goods: Goods[], deliveries: ConfigurationEntry<'delivery'>[]) {
  const random = seededRandom(seed)
  const pick = <T>(from: readonly T[]): T => from[Math.floor(random() * from.length)] as T
  const tokens = await json<Record<string, string>>('/session', { method: 'POST' })
  const bearer = { authorization: `Bearer ${tokens.access_token}` }
  const quantities = new Map<Goods, number>()
  let code: 'RABAT10' | 'MINUS50' | null = null
  let delivery: ConfigurationEntry<'delivery'> | null = null

  for (let i = 0; i < carts / workers; i++) {
    const changed = quantities.size > 5 || (quantities.size > 0 && random() < 0.4) ? pick([...quantities.keys()]) : pick(goods)
    // Mostly quantities around the boundaries of tiers.
    const edge = pick([0, 1, 2, 9, 10, 11, 49, 50, 99, 100, 101, Math.floor(random() * 600)])
    const items = Math.min(edge, changed.stock)
    await json(`/cart/cart_items/set_by_product/${changed.product}`, {
      method: 'PUT',
      headers: bearer,
      body: { cart_item: { items, product_variant_id: changed.variant } },
    })
    if (items > 0) quantities.set(changed, items)
    else quantities.delete(changed)
    if (i % 5 === 0) {
      code = pick([null, 'RABAT10', 'MINUS50'])
      // A code below its minimum does not replace an applied one.
      await json('/cart/remove_discount', { method: 'DELETE', headers: bearer })
      if (code) await json('/cart/check_discount_code', { method: 'POST', headers: bearer, body: { cart: { discount_code: code } } })
    }
    const currency = pick(['PLN', 'EUR', 'USD'] as const)
    let cart = await json<Cart>(`/cart?currency=${currency}`, { headers: bearer })
    if (i % 7 === 0) {
      const offered = pick(cart.deliveries.filter(one => one.offered))
      delivery = deliveries.find(({ id }) => id === offered.id) ?? null
      const chosen = { cart: { delivery_shop_configuration_id: offered.id } }
      cart = (await json<{ cart: Cart }>(`/cart/set_delivery?currency=${currency}`, { method: 'PUT', headers: bearer, body: chosen })).cart
    }
    const expected = computed(cart, quantities, delivery, code, currency)
    expect(cart.totals).toEqual(expected)
    await expectOnPage(cart, tokens, currency)
    if (i % 25 === 24 && quantities.size > 0) {
      const courier = deliveries[0] as ConfigurationEntry<'delivery'>
      if (await expectOrdered({ bearer, quantities, code, currency, courier })) {
        quantities.clear()
        code = null
        delivery = null
      }
    }
  }
}

interface OrderInput {
  bearer: { authorization: string }
  quantities: Map<Goods, number>
  code: string | null
  currency: Currency
  courier: ConfigurationEntry<'delivery'>
}

/** Above this stock, an order does not affect other tests. */
const plenty = 2000

/** Places an order with two of each line with ample stock and compares its totals to the cart's. Returns false where there is no such line. */
async function expectOrdered({ bearer, quantities, code, currency, courier }: OrderInput) {
  for (const [goods, items] of quantities) {
    const left = goods.stock > plenty ? Math.min(items, 2) : 0
    if (left > 0) quantities.set(goods, left)
    else quantities.delete(goods)
    const cart_item = { items: left, product_variant_id: goods.variant }
    await json(`/cart/cart_items/set_by_product/${goods.product}`, { method: 'PUT', headers: bearer, body: { cart_item } })
  }
  if (quantities.size === 0) return false
  const put = (path: string, cart: object) => json(path, { method: 'PUT', headers: bearer, body: { cart } })
  await put('/cart/set_delivery', { delivery_shop_configuration_id: courier.id })
  await put('/cart/set_payment', { component_payment_method_id: 1 })
  const cart = await json<Cart>(`/cart?currency=${currency}`, { headers: bearer })
  const expected = computed(cart, quantities, courier, code, currency)
  expect(cart.totals).toEqual(expected)
  const { email, phone, street } = newBuyer()
  const billing_address = { first_name: 'Anna', last_name: 'Nowak', street, postal_code: '61-123', city: 'Poznań', country: 'PL' }
  const { uid } = await json<{ uid: string }>(`/orders?currency=${currency}`, {
    method: 'POST',
    headers: { ...bearer, 'x-forwarded-for': newAddress() },
    body: { order: { email, phone, billing_address, regulations_accepted: true, privacy_accepted: true } },
  })
  expect((await json<Order>(`/orders/${uid}`, { headers: bearer })).totals).toEqual(expected)
  return true
}

const codes: Record<string, Discount> = {
  RABAT10: { type: 'percentage', value: 1000, minimum: 0 },
  MINUS50: { type: 'fixed', value: 5000, minimum: 30_000 },
}

/** Computes the cart's totals with the reference implementation, from public catalogue data alone. */
function computed(
  cart: Cart,
  quantities: Map<Goods, number>,
  method: ConfigurationEntry<'delivery'> | null,
  code: string | null,
  currency: Currency,
) {
  const lines = cart.cart_items.map(item => {
    const [goods, quantity] =
      [...quantities].find(([one]) => one.product === item.product_id && one.variant === item.product_variant_id) ?? []
    if (!goods || !quantity) throw new Error(`Nobody put ${item.name} into the cart`)
    return { ...goods.line, quantity }
  })
  const exact = exactCart({
    lines,
    method: method && methodOf(method),
    paymentFee: 0,
    discount: (code && codes[code]) || null,
    rate: rates[currency],
  })
  const [products_net, products_gross] = exact.products.map(toDecimal)
  const [delivery_net, delivery_gross] = exact.delivery.map(toDecimal)
  const [discount_net, discount_gross] = exact.discount.map(toDecimal)
  const [total_net, total_gross] = exact.total.map(toDecimal)
  const vat = Object.entries(exact.vat).map(([percent, [net, gross]]) => ({
    percent: Number(percent),
    net: toDecimal(net),
    gross: toDecimal(gross),
  }))
  return {
    ...{ products_net, products_gross, delivery_net, delivery_gross, discount_net, discount_gross, total_net, total_gross, currency },
    vat: vat.sort((one, other) => other.percent - one.percent),
  }
}

const weightOf = (kilograms: number | null | undefined) => (typeof kilograms === 'number' ? fromKilograms(kilograms) : null)
const amountOf = (net: number | null | undefined) => (typeof net === 'number' ? fromDecimal(net) : null)

const methodOf = (method: ConfigurationEntry<'delivery'>): DeliveryMethod => ({
  price: fromDecimal(method.price_net),
  vatPercent: method.vat_tax_percent,
  prices: (method.prices ?? []).map(step => ({
    fromWeight: fromKilograms(step.from_weight),
    fromNet: fromDecimal(step.from_net),
    price: fromDecimal(step.price_net),
  })),
  freeFrom: amountOf(method.free_from_net),
  parcelWeight: weightOf(method.parcel_weight),
  minWeight: weightOf(method.min_weight),
  maxWeight: weightOf(method.max_parcels && method.parcel_weight ? method.max_parcels * method.parcel_weight : method.max_weight),
  minNet: amountOf(method.min_net),
  maxNet: amountOf(method.max_net),
})

/** Expects the same amounts on the cart page of the same visitor. */
async function expectOnPage(cart: Cart, tokens: Record<string, string>, currency: Currency) {
  const session = {
    access_token: tokens.access_token,
    refresh_token: tokens.refresh_token,
    csrf_token: tokens.csrf_token,
    access_expires_at: tokens.accessExpiresAt,
    refresh_expires_at: tokens.refreshExpiresAt,
    display: `${currency.toLowerCase()}-gross`,
  }
  const cookie = Object.entries(session)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ')
  const response = await fetch(`${shop}/en/cart`, { headers: { cookie } })
  const html = (await response.text()).replaceAll('<!-- -->', '')
  if (cart.cart_items.length === 0) return
  const { totals } = cart
  const amounts = [totals.total_gross, totals.total_net, totals.products_net, ...cart.cart_items.map(item => item.line_gross)]
  for (const amount of amounts) expect(html).toContain(formatMoney('en', amount, currency))
}

/** Products of every kind: with and without variants, tiers and promotions. */
async function readGoods(): Promise<Goods[]> {
  const ids = new Set<number>()
  for (const query of ['flag=sale', 'flag=bestseller', 'category=1', 'sort=price_desc']) {
    const { items } = await json<{ items: { id: number }[] }>(`/products?per_page=12&in_stock=1&${query}`)
    for (const { id } of items) ids.add(id)
  }
  // Sequential: a burst would be shed by a busy machine.
  const products: Product[] = []
  for (const id of ids) products.push(await json<Product>(`/products/${id}`))
  return products.flatMap(goodsOf).filter(one => one.stock > 0)
}

function goodsOf(product: Product): Goods[] {
  const own = {
    price_net: product.price_net === null ? null : fromDecimal(product.price_net),
    price_net_promo: product.price_net_promo === null ? null : fromDecimal(product.price_net_promo),
    product_is_on_sale: product.product_is_on_sale,
  }
  const base = { vatPercent: product.vat_tax_percent, weight: 0 }
  return product.product_variants_table_data.map(variant => ({
    product: product.id,
    variant: variant.product_variant_id,
    stock: variant.items - reserve,
    line: {
      ...base,
      weight: fromKilograms(variant.weight),
      prices: {
        personal: null,
        product: own,
        tiers: variant.product_variant_prices.map(tier => ({
          quantity: tier.quantity,
          price_net: fromDecimal(tier.price_net),
          promo_price_net: tier.promo_price_net === null ? null : fromDecimal(tier.promo_price_net),
          sale: tier.sale,
        })),
      },
    },
  }))
}

async function json<T>(
  path: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: object; body?: object } = {},
): Promise<T> {
  const response = await fetch(`${shop}/api/my-shop${path}`, {
    method,
    headers: { 'shop-origin': 'localhost', ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const payload = await response.json()
  expect([path, response.status, payload.error]).toEqual([path, 200, undefined])
  return payload as T
}
