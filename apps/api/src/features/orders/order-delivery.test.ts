import { afterAll, beforeAll, expect, test } from 'vitest'
import { buyer } from '../../../test/buyer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper } from '../../../test/shopper.ts'
import { openTestApi, shopCtx, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'
import { saveEntries } from '../configuration/configuration.ts'
import { importPickupPoints } from '../pickup-points/pickup-points.ts'
import { orderConfirmation, orderNoticeWith } from './order-emails.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shop = { id: 822, host: 'order-delivery.test', first: 8_220_001 }
const product = shop.first + 1
const texts = { en: 'Name', pl: 'Nazwa' }
const berlin = { ...buyer.billing_address, street: 'Hauptstr. 1', postal_code: '10115', city: 'Berlin', country: 'DE' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ clock: () => start })
  await addOrderableShop(api, shop, start)
  await addProduct(api.db, { shopId: shop.id, id: product, priceNet: 1000, first: shop.first, items: 1000 }, start)
  await api.db.asOwner(start).transaction(async tx => {
    await tx.query(sql`delete from configuration where shop_id = ${shop.id} and scope in ('delivery', 'payment')`)
    const method = { description: texts, vat_tax_percent: 23, free_from_net: null }
    await saveEntries(tx, shop.id, 'delivery', [
      { ...method, name: { en: 'Courier', pl: 'Kurier' }, code: 'courier', price_net: 15.45, countries: ['PL', 'DE'], payments: [1, 2] },
      { ...method, name: { en: 'Locker', pl: 'Automat' }, code: 'locker', price_net: 10, countries: ['PL'], max_weight: 2 },
      { ...method, name: texts, code: 'points', price_net: 10, pickup_network: 'lockers' },
    ])
    await saveEntries(tx, shop.id, 'payment', [
      { code: 'bank_transfer', name: texts, description: texts },
      { code: 'cash_on_delivery', name: { en: 'In cash', pl: 'Gotówką' }, description: texts, fee_net: 4.07, countries: ['PL'] },
      { code: 'pay_on_collection', name: texts, description: texts },
    ])
  })
})
afterAll(() => api.close())

const refusal = async (answer: Promise<{ status: number; body: { error?: { code: string; details: object } } }>) => {
  const { status, body } = await answer
  return [status, body.error?.code, body.error?.details]
}
const stock = async () =>
  (await api.db.asOwner(start).query<{ stock_on_hand: number }>(sql`select stock_on_hand from variants where shop_id = ${shop.id}`))[0]
    ?.stock_on_hand

test('delivery and payment are checked for the country of the delivery address, else of the billing address', async () => {
  const shopper = await readyShopper(api, shop.host, [[product, 1]], { delivery: 2 })
  const before = await stock()
  expect(await refusal(shopper.order({ billing_address: berlin }))).toEqual([422, 'delivery_not_offered', { reason: 'country_not_served' }])
  expect(await refusal(shopper.order({ delivery_address: berlin }))).toEqual([
    422,
    'delivery_not_offered',
    { reason: 'country_not_served' },
  ])
  // The country set in the cart before has no effect.
  await shopper.put('/cart', { cart: { delivery_country: 'PL' } })
  expect((await shopper.order({ delivery_address: berlin })).status).toBe(422)
  expect(await stock()).toBe(before)
  expect((await shopper.order({ billing_address: berlin, delivery_address: buyer.billing_address })).status).toBe(200)

  const cash = await readyShopper(api, shop.host, [[product, 1]], { payment: 2 })
  expect(await refusal(cash.order({ billing_address: berlin }))).toEqual([422, 'payment_not_offered', { reason: 'country_not_served' }])
  expect((await cash.order()).status).toBe(200)
})

test('an order with an incompatible payment, or with a delivery whose conditions the cart exceeds, is refused', async () => {
  const shopper = await readyShopper(api, shop.host, [[product, 4]], { delivery: 2, payment: 3 })
  await shopper.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 1 } })
  expect(await refusal(shopper.order())).toEqual([422, 'payment_not_offered', { reason: 'not_with_delivery' }])
  await shopper.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 2 } })
  await shopper.post('/cart/cart_items', { cart_item: { product_id: product, items: 1 } })
  expect(await refusal(shopper.order())).toEqual([422, 'delivery_not_offered', { reason: 'too_heavy' }])
  await shopper.post('/cart/cart_items', { cart_item: { product_id: product, items: -1 } })
  expect((await shopper.order()).status).toBe(200)
})

test('the payment fee is in the total, and listed in the order and its mails', async () => {
  const shopper = await readyShopper(api, shop.host, [[product, 1]], { payment: 2 })
  // 10.00 + 15.45 + 4.07 = 29.52; 12.30 + 24.01 = 36.31
  const { body } = await shopper.order({ total_gross: 36.31 })
  expect(body).toMatchObject({ total_gross: 36.31, payment: { code: 'cash_on_delivery', fee_net: 4.07, fee_gross: 5.01 } })
  const order = (await shopper.get(`/orders/${body.uid}`)).body
  expect(order).toMatchObject({
    totals: { delivery_net: 19.52, delivery_gross: 24.01, total_net: 29.52 },
    payment: { fee_net: 4.07, fee_gross: 5.01 },
  })
  const { text } = await orderConfirmation(shopCtx(api, shop.id, start), body)
  const said = text.replaceAll(/\s+/g, ' ')
  expect(said).toContain('Delivery: Courier')
  expect(said).toMatch(/Delivery: Courier\D+15\.45\D+19\.00/)
  expect(said).toMatch(/Payment: In cash\D+4\.07\D+5\.01/)
})

test('the e-mails of an order to a pickup point have its code and address', async () => {
  const point = {
    network: 'lockers',
    code: 'LDZ03',
    name: 'Centrum',
    street: 'Polna 7',
    postal_code: '93-232',
    city: 'Łódź',
    country: 'PL',
    latitude: 51.73,
    longitude: 19.5,
    opening_hours: '24/7',
    description: 'by the entrance',
    takes_cash_on_delivery: true,
    is_sample: true,
  }
  await importPickupPoints(api.db, start, 'lockers', [point])
  for (const address of [{}, { delivery_address: { ...buyer.billing_address, last_name: 'Nowak' } }]) {
    const shopper = await readyShopper(api, shop.host, [[product, 1]], { delivery: 3 })
    await shopper.put('/cart/set_pickup_point', { cart: { pickup_point: { code: 'LDZ03' } } })
    const { uid } = (await shopper.order(address)).body
    for (const write of [orderConfirmation, orderNoticeWith('')]) {
      const { html, text } = await write(shopCtx(api, shop.id, start, 'pl'), { uid })
      for (const part of [html, text]) {
        for (const line of ['Automat paczkowy', 'LDZ03', 'Centrum', 'Polna 7', '93-232 Łódź', 'by the entrance', 'Dane przykładowe'])
          expect(part).toContain(line)
        expect(part).not.toContain('Adres dostawy')
      }
    }
  }
})
