import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { addProduct, addShop } from '../../../test/fixtures.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openVisitor, type TestVisitor } from '../../../test/visitor.ts'
import { saveEntries } from '../configuration/configuration.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 812
const origin = 'delivery.test'
const first = 8_120_001
/** 10.00 net, 0.5 kg. */
const product = first + 1
const [courier, locker, pallet, pickup, abroad] = [1, 2, 3, 4, 5]
const [transfer, cash, collection, large] = [1, 2, 3, 4]

let api: TestApi
let visitor: TestVisitor

beforeAll(async () => {
  api = await openTestApi({ clock: () => start })
  await addShop(api.db, { id: shopId, host: origin, first }, start)
  await addProduct(api.db, { shopId, id: product, priceNet: 1000, first, items: 1000 }, start)
  await api.db.asOwner(start).transaction(async tx => {
    const texts = { en: 'x', pl: 'x' }
    const method = { name: texts, description: texts, vat_tax_percent: 23, free_from_net: null }
    await saveEntries(tx, shopId, 'delivery', [
      {
        ...method,
        code: 'courier',
        price_net: 15.45,
        countries: ['PL', 'DE'],
        parcel_weight: 30,
        max_parcels: 4,
        payments: ['bank_transfer', cash, large],
      },
      {
        ...method,
        code: 'locker',
        price_net: 10,
        to_address: false,
        countries: ['PL'],
        max_weight: 2,
        min_net: 20,
        max_net: 500,
        vat_tax_percent: 8,
      },
      { ...method, code: 'pallet', price_net: 89, min_weight: 30, countries: ['PL'] },
      { ...method, code: 'pickup', price_net: 0, to_address: false, payments: [collection] },
      { ...method, code: 'abroad', price_net: 50, countries: ['US'] },
    ])
    await saveEntries(tx, shopId, 'payment', [
      { code: 'bank_transfer', name: texts, description: texts },
      { code: 'cash_on_delivery', name: texts, description: texts, fee_net: 4.07, countries: ['PL'] },
      { code: 'pay_on_collection', name: texts, description: texts },
      { code: 'stripe', name: texts, description: texts, min_net: 100 },
    ])
    await saveEntries(tx, shopId, 'currency', [
      { code: 'PLN', name: texts, symbol: 'zł', rate: '1', is_default: true },
      { code: 'EUR', name: texts, symbol: '€', rate: '4.25', is_default: false },
    ])
  })
})
afterAll(() => api.close())
beforeEach(async () => {
  visitor = await openVisitor(api, origin)
})

const put = (items: number) => visitor.put(`/cart/cart_items/set_by_product/${product}`, { cart_item: { items } })
const deliver = (id: number, query = '') => visitor.put(`/cart/set_delivery${query}`, { cart: { delivery_shop_configuration_id: id } })
const pay = (id: number, query = '') => visitor.put(`/cart/set_payment${query}`, { cart: { component_payment_method_id: id } })
const send = (delivery_country: string | null) => visitor.put('/cart', { cart: { delivery_country } })
const cart = async (query = '') => (await visitor.get(`/cart${query}`)).body
const reasons = async () => {
  const { deliveries, payments } = await cart()
  const of = (choices: { code: string; reason: string | null }[]) => Object.fromEntries(choices.map(({ code, reason }) => [code, reason]))
  return { ...of(deliveries), ...of(payments) }
}

test('conditions of weight and value decide which methods are offered, with the reason and the missing amount', async () => {
  await put(1)
  expect(await reasons()).toMatchObject({ courier: null, locker: 'minimum_not_met', pallet: 'too_light', stripe: 'minimum_not_met' })
  const { deliveries, payments } = await cart()
  expect(deliveries[1]).toMatchObject({ offered: false, missing_net: 10, min_net: 20, max_net: 500, max_weight: 2, countries: ['PL'] })
  expect(payments[3]).toMatchObject({ offered: false, missing_net: 90 })
  await put(4)
  expect(await reasons()).toMatchObject({ courier: null, locker: null, pallet: 'too_light' })
  await put(5)
  expect(await reasons()).toMatchObject({ locker: 'too_heavy' })
  await put(60)
  expect(await reasons()).toMatchObject({ locker: 'too_heavy', pallet: null, stripe: null })
  expect((await deliver(locker)).body.error).toMatchObject({ code: 'delivery_not_offered', details: { reason: 'too_heavy' } })
})

test('conditions of value are converted at the exchange rate of the cart', async () => {
  await put(1)
  // 20.00 / 4.25 = 4.705... -> 4.71; 10.00 / 4.25 = 2.35
  expect((await cart('?currency=EUR')).deliveries[1]).toMatchObject({ min_net: 4.71, missing_net: 2.36 })
})

test('the delivery price is per parcel', async () => {
  await put(60)
  expect((await deliver(courier)).body).toMatchObject({ transport_fee_net: 15.45, cart: { deliveries: [{ parcels: 1 }, {}, {}, {}, {}] } })
  await put(61)
  expect(await cart()).toMatchObject({ transport_fee_net: 30.9, transport_fee_gross: 38.01, deliveries: [{ parcels: 2 }, {}, {}, {}, {}] })
  // 3 x 15.45 = 46.35; / 4.25 = 10.905... -> 10.91, converted once
  await put(150)
  expect(await cart('?currency=EUR')).toMatchObject({ transport_fee_net: 10.91, transport_fee_gross: 13.42 })
})

test('a delivery of parcels takes as much as its maximum of parcels holds', async () => {
  await put(240)
  expect((await cart()).deliveries[0]).toMatchObject({ offered: true, parcels: 4, max_weight: 120 })
  await put(241)
  expect((await cart()).deliveries[0]).toMatchObject({ offered: false, reason: 'too_heavy', max_weight: 120 })
  expect((await deliver(courier)).body.error).toMatchObject({ code: 'delivery_not_offered', details: { reason: 'too_heavy' } })
})

test('the cheapest delivery to the address is preselected on request, where none is chosen; nothing is stored', async () => {
  await put(2)
  await send('PL')
  const preselected = await cart('?preselect_delivery=1')
  expect(preselected).toMatchObject({
    delivery_shop_configuration_id: courier,
    delivery_effect: { state: 'applied' },
    transport_fee_net: 15.45,
    totals: { total_net: 35.45 },
  })
  expect(await reasons()).toMatchObject({ pay_on_collection: null })
  expect(preselected.payments[2]).toMatchObject({ code: 'pay_on_collection', reason: 'not_with_delivery' })
  expect(await cart()).toMatchObject({ delivery_shop_configuration_id: null, transport_fee_net: 0, revision: preselected.revision })
  expect(await cart('?preselect_delivery=1&currency=EUR')).toMatchObject({ transport_fee_net: 3.64, totals: { currency: 'EUR' } })
  // 241 x 0.5 kg: too many parcels for the courier.
  await put(241)
  expect(await cart('?preselect_delivery=1')).toMatchObject({ delivery_shop_configuration_id: pallet, transport_fee_net: 89 })
  await send('US')
  expect(await cart('?preselect_delivery=1')).toMatchObject({ delivery_shop_configuration_id: abroad })
  await put(1)
  await deliver(pickup)
  expect(await cart('?preselect_delivery=1')).toMatchObject({ delivery_shop_configuration_id: pickup, transport_fee_net: 0 })
  expect((await visitor.get('/cart?preselect_delivery=yes')).status).toBe(400)
})

test('no delivery is preselected where none brings the cart to its address', async () => {
  await put(2)
  await send('FR')
  expect(await cart('?preselect_delivery=1')).toMatchObject({ delivery_shop_configuration_id: null, totals: { delivery_net: 0 } })
})

test('a method that does not serve the country is refused when set, and inactive once the country is known', async () => {
  await put(2)
  expect((await cart()).delivery_country).toBeNull()
  expect(await reasons()).toMatchObject({ courier: null, locker: null, abroad: null, cash_on_delivery: null })
  expect((await deliver(locker)).status).toBe(200)
  expect((await send('DE')).body.cart).toMatchObject({
    delivery_country: 'DE',
    delivery_effect: { state: 'inactive', reason: 'country_not_served' },
    transport_fee_net: 0,
  })
  expect(await reasons()).toMatchObject({
    courier: null,
    locker: 'country_not_served',
    abroad: 'country_not_served',
    cash_on_delivery: 'country_not_served',
  })
  expect((await deliver(abroad)).body.error).toMatchObject({ code: 'delivery_not_offered', details: { reason: 'country_not_served' } })
  expect((await deliver(courier)).body.cart.delivery_effect.state).toBe('applied')
  expect((await send('PL')).body.cart.delivery_country).toBe('PL')
  expect(await reasons()).toMatchObject({ locker: null, cash_on_delivery: null })
  expect((await send('Poland')).status).toBe(422)
  expect((await send(null)).body.cart.delivery_country).toBeNull()
})

test('a delivery restricts payments by id or code; a mismatch refuses the payment', async () => {
  await put(2)
  expect(await reasons()).toMatchObject({ bank_transfer: null, pay_on_collection: null })
  await deliver(courier)
  expect(await reasons()).toMatchObject({ bank_transfer: null, cash_on_delivery: null, pay_on_collection: 'not_with_delivery' })
  expect((await pay(collection)).body.error).toMatchObject({
    code: 'payment_not_offered',
    fields: { 'cart.component_payment_method_id': expect.any(String) },
    details: { reason: 'not_with_delivery' },
  })
  await pay(transfer)
  expect((await deliver(pickup)).body.cart).toMatchObject({ payment_effect: { state: 'inactive', reason: 'not_with_delivery' } })
  expect((await pay(collection)).body.cart.payment_effect.state).toBe('applied')
  // A delivery without restrictions allows every payment.
  await deliver(locker)
  expect(await reasons()).toMatchObject({ bank_transfer: null, cash_on_delivery: null, pay_on_collection: null })
})

test('the payment fee is part of the transport fee, at the VAT rate of the delivery, and itemised', async () => {
  await put(2)
  // Without a delivery the fee is shown at 23 percent and not added.
  expect((await pay(cash)).body.cart).toMatchObject({ transport_fee_net: 0, transport_fee: { payment_net: 0, payment_gross: 0 } })
  expect((await cart()).payments[1]).toMatchObject({ fee_net: 4.07, fee_gross: 5.01 })
  await deliver(courier)
  // 15.45 + 4.07 = 19.52; x 1.23 = 24.0096 -> 24.01; 15.45 x 1.23 = 19.0035 -> 19.00
  expect(await cart()).toMatchObject({
    transport_fee_net: 19.52,
    transport_fee_gross: 24.01,
    transport_fee: { delivery_net: 15.45, delivery_gross: 19, payment_net: 4.07, payment_gross: 5.01 },
    totals: {
      delivery_net: 19.52,
      delivery_gross: 24.01,
      total_net: 39.52,
      total_gross: 48.61,
      vat: [{ percent: 23, net: 39.52, gross: 48.61 }],
    },
  })
  await deliver(locker)
  // 14.07 x 1.08 = 15.1956 -> 15.20; 10.00 x 1.08 = 10.80
  expect(await cart()).toMatchObject({
    transport_fee_gross: 15.2,
    transport_fee: { delivery_gross: 10.8, payment_net: 4.07, payment_gross: 4.4 },
    totals: { vat: [{ percent: 23 }, { percent: 8, net: 14.07, gross: 15.2 }] },
  })
  // 10.00 / 4.25 = 2.352... -> 2.35; 4.07 / 4.25 = 0.957... -> 0.96; 3.31 x 1.08 = 3.5748 -> 3.57
  await put(3)
  expect(await cart('?currency=EUR')).toMatchObject({ transport_fee_net: 3.31, transport_fee_gross: 3.57 })
  await send('DE')
  expect(await cart()).toMatchObject({ payment_effect: { reason: 'country_not_served' }, transport_fee_net: 0 })
})
