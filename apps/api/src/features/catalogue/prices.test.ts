import { announcedReduction } from '@stragan/pricing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addProduct, addPromotion, addShop } from '../../../test/fixtures.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'

let api: TestApi
let now = new Date()
const shopId = 801
const today = new Date('2026-11-20T12:00:00Z')
const day = (offset: number) => new Date(today.getTime() + offset * 86_400_000)

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  await addShop(api.db, { id: shopId, host: 'prices.test', first: 1 }, day(-400))
})
afterAll(() => api.close())

const readProduct = async (id: number, at = today) => {
  now = at
  return (await api.get(`/products/${id}`, { origin: 'prices.test' })).body
}
const setPrice = (id: number, priceNet: number | null, at: Date) =>
  api.db.asOwner(at).query(sql`update products set price_net = ${priceNet} where shop_id = ${shopId} and id = ${id}`)
const intervals = (id: number) =>
  api.db.asOwner(today).query<{ price_net: number; valid_from: Date; valid_to: Date | null }>(sql`
    select price_net, valid_from, valid_to from price_intervals
    where shop_id = ${shopId} and product_id = ${id} order by valid_from, price_net`)

test('a trigger records a price interval for every change, and none without one', async () => {
  await addProduct(api.db, { shopId, id: 1, priceNet: 1000 }, day(-100))
  await setPrice(1, 900, day(-50))
  await setPrice(1, 900, day(-40))
  await setPrice(1, null, day(-30))
  await setPrice(1, 1100, day(-10))
  expect(await intervals(1)).toEqual([
    { price_net: 1000, valid_from: day(-100), valid_to: day(-50) },
    { price_net: 900, valid_from: day(-50), valid_to: day(-30) },
    { price_net: 1100, valid_from: day(-10), valid_to: null },
  ])
})

test('requests see only the prices of the clock’s time', async () => {
  expect((await readProduct(1)).price_net).toBe(11)
})

test('a promotion that begins today shows the lowest price of the 30 days before', async () => {
  await addProduct(api.db, { shopId, id: 2, priceNet: 1000 }, day(-100))
  await setPrice(2, 950, day(-20))
  await setPrice(2, 1000, day(-10))
  expect(await readProduct(2)).toMatchObject({ price_net_promo: null, best_price_from_history: null, sale: false })
  await addPromotion(api.db, { shopId, id: 2, productId: 2, priceNet: 800, startsAt: today }, today)
  expect(await readProduct(2)).toMatchObject({
    price_net: 10,
    price_net_promo: 8,
    price_promo_netto: 8,
    best_price_from_history: 9.5,
    sale: true,
    product_is_on_sale: true,
  })
})

test('a price set long before the window and still in force counts', async () => {
  await addProduct(api.db, { shopId, id: 3, priceNet: 1000 }, day(-300))
  await setPrice(3, 700, day(-90))
  await addPromotion(api.db, { shopId, id: 3, productId: 3, priceNet: 600, startsAt: day(-5) }, day(-5))
  expect((await readProduct(3)).best_price_from_history).toBe(7)
})

test('a price that ended before the window does not count, nor does a change after the start', async () => {
  await addProduct(api.db, { shopId, id: 4, priceNet: 500 }, day(-300))
  await setPrice(4, 1000, day(-40))
  await addPromotion(api.db, { shopId, id: 4, productId: 4, priceNet: 900, startsAt: day(-5) }, day(-5))
  await setPrice(4, 950, day(-2))
  expect(await readProduct(4)).toMatchObject({ price_net: 9.5, price_net_promo: 9, best_price_from_history: 10 })
})

const setActive = (id: number, isActive: boolean, at: Date) =>
  api.db.asOwner(at).query(sql`update products set is_active = ${isActive} where shop_id = ${shopId} and id = ${id}`)

test('a price at which the product was not sold does not count', async () => {
  await addProduct(api.db, { shopId, id: 40, priceNet: 1000 }, day(-300))
  await setActive(40, false, day(-25))
  await setPrice(40, 100, day(-24))
  await setPrice(40, 1000, day(-23))
  await setActive(40, true, day(-20))
  await addPromotion(api.db, { shopId, id: 40, productId: 40, priceNet: 800, startsAt: today }, today)
  expect(await readProduct(40)).toMatchObject({ price_net_promo: 8, best_price_from_history: 10, product_is_on_sale: true })
})

test('a product that was not sold in the 30 days before a promotion has no reduction', async () => {
  await addProduct(api.db, { shopId, id: 41, priceNet: 1000 }, day(-300))
  await setActive(41, false, day(-60))
  await setActive(41, true, today)
  await addPromotion(api.db, { shopId, id: 41, productId: 41, priceNet: 800, startsAt: today }, today)
  expect(await readProduct(41)).toMatchObject({
    price_net: 8,
    price_net_promo: null,
    best_price_from_history: null,
    product_is_on_sale: false,
  })
})

test('an announced promotion is announced again when its product is sold again', async () => {
  await addProduct(api.db, { shopId, id: 42, priceNet: 1000 }, day(-300))
  await addPromotion(api.db, { shopId, id: 42, productId: 42, priceNet: 800, startsAt: day(-5) }, day(-5))
  await setActive(42, false, day(-4))
  await setActive(42, true, day(-1))
  expect(await readProduct(42)).toMatchObject({ best_price_from_history: 10, product_is_on_sale: true })
})

test('a promotion begins when its product is first sold at it', async () => {
  await addProduct(api.db, { shopId, id: 43, priceNet: 1000 }, day(-300))
  await setActive(43, false, day(-45))
  await addPromotion(api.db, { shopId, id: 43, productId: 43, priceNet: 800, startsAt: day(-20) }, day(-20))
  await setActive(43, true, day(-1))
  expect(await readProduct(43)).toMatchObject({ price_net: 8, price_net_promo: null, product_is_on_sale: false })
})

test('a promotion is not undercut by a price at which its product was not sold', async () => {
  await addProduct(api.db, { shopId, id: 44, priceNet: 1000 }, day(-300))
  await addPromotion(api.db, { shopId, id: 441, productId: 44, priceNet: 800, startsAt: day(-10) }, day(-10))
  await setActive(44, false, day(-6))
  await addPromotion(api.db, { shopId, id: 442, productId: 44, priceNet: 600, startsAt: day(-5), endsAt: day(-4) }, day(-5))
  await setActive(44, true, day(-3))
  expect(await readProduct(44)).toMatchObject({ price_net_promo: 8, best_price_from_history: 10, product_is_on_sale: true })
})

test('of two consecutive promotions the first one’s price counts for the second, its own does not', async () => {
  await addProduct(api.db, { shopId, id: 5, priceNet: 1000 }, day(-100))
  await addPromotion(api.db, { shopId, id: 51, productId: 5, priceNet: 800, startsAt: day(-20), endsAt: day(-10) }, day(-20))
  await addPromotion(api.db, { shopId, id: 52, productId: 5, priceNet: 700, startsAt: day(-10) }, day(-10))
  expect(await readProduct(5, day(-15))).toMatchObject({ price_net_promo: 8, best_price_from_history: 10 })
  expect(await readProduct(5)).toMatchObject({ price_net_promo: 7, best_price_from_history: 8 })
})

const changePromotion = (id: number, change: ReturnType<typeof sql>, at: Date) =>
  api.db.asOwner(at).query(sql`update promotions set ${change} where shop_id = ${shopId} and id = ${id}`)
/** What the page and the list of reductions say of a product. */
const announced = async (id: number, at: Date) => {
  const { price_net, price_net_promo, best_price_from_history, sale } = await readProduct(id, at)
  const { items } = (await api.get('/products?flag=sale&per_page=100', { origin: 'prices.test' })).body
  expect([id, items.some((item: { id: number }) => item.id === id)]).toEqual([id, sale])
  return sale ? { promotional: price_net_promo, struck: best_price_from_history } : { plain: price_net_promo ?? price_net }
}

test('each price of a promotion is a reduction of its own; a later end changes nothing', async () => {
  await addProduct(api.db, { shopId, id: 6, priceNet: 1000 }, day(-100))
  await addPromotion(api.db, { shopId, id: 6, productId: 6, priceNet: 800, startsAt: day(-10), endsAt: day(5) }, day(-10))
  await changePromotion(6, sql`ends_at = ${day(8).toISOString()}`, day(-8))
  expect(await announced(6, day(-7))).toEqual({ promotional: 8, struck: 10 })
  await changePromotion(6, sql`price_net = 700`, day(-6))
  expect(await announced(6, day(-5))).toEqual({ promotional: 7, struck: 8 })
  await changePromotion(6, sql`price_net = 750`, day(-4))
  expect(await announced(6, today)).toEqual({ plain: 7.5 })
})

test('a promotion that is resumed after a break is not announced against the price before its first begin', async () => {
  await addProduct(api.db, { shopId, id: 17, priceNet: 1000 }, day(-100))
  await addPromotion(api.db, { shopId, id: 17, productId: 17, priceNet: 800, startsAt: day(-10) }, day(-10))
  await changePromotion(17, sql`ends_at = ${day(-5).toISOString()}`, day(-5))
  expect(await announced(17, day(-4))).toEqual({ plain: 10 })
  await changePromotion(17, sql`ends_at = null`, day(-3))
  expect(await announced(17, today)).toEqual({ plain: 8 })
})

test('a promotion that was undercut by another one is not announced any more', async () => {
  await addProduct(api.db, { shopId, id: 18, priceNet: 1000 }, day(-100))
  await addPromotion(api.db, { shopId, id: 181, productId: 18, priceNet: 850, startsAt: day(-10) }, day(-20))
  await addPromotion(api.db, { shopId, id: 182, productId: 18, priceNet: 700, startsAt: day(-5), endsAt: day(-3) }, day(-20))
  await addPromotion(api.db, { shopId, id: 183, productId: 18, priceNet: 800, startsAt: day(-10), endsAt: day(-8) }, day(-20))
  expect(await announced(18, day(-9))).toEqual({ promotional: 8, struck: 10 })
  expect(await announced(18, day(-7))).toEqual({ plain: 8.5 })
  expect(await announced(18, day(-4))).toEqual({ promotional: 7, struck: 8 })
  expect(await announced(18, today)).toEqual({ plain: 8.5 })
})

test('a planned promotion that will undercut another one leaves it announced until then', async () => {
  await addProduct(api.db, { shopId, id: 19, priceNet: 1000 }, day(-100))
  await addPromotion(api.db, { shopId, id: 191, productId: 19, priceNet: 800, startsAt: day(-10) }, day(-20))
  await addPromotion(api.db, { shopId, id: 192, productId: 19, priceNet: 700, startsAt: day(-5), endsAt: day(-3) }, day(-20))
  expect(await announced(19, day(-6))).toEqual({ promotional: 8, struck: 10 })
  expect(await announced(19, day(-4))).toEqual({ promotional: 7, struck: 8 })
  expect(await announced(19, today)).toEqual({ plain: 8 })
})

test('a promotion lowers a price: one above the regular price does not count', async () => {
  await addProduct(api.db, { shopId, id: 20, priceNet: 1000 }, day(-100))
  await addPromotion(api.db, { shopId, id: 20, productId: 20, priceNet: 800, startsAt: day(-10) }, day(-10))
  await setPrice(20, 600, day(-5))
  expect(await announced(20, day(-4))).toEqual({ plain: 6 })
  await setPrice(20, 1000, day(-2))
  expect(await announced(20, today)).toEqual({ plain: 8 })
})

test('a promotion begins and ends by the clock, without a write', async () => {
  await addProduct(api.db, { shopId, id: 7, priceNet: 1000 }, day(-100))
  await addPromotion(api.db, { shopId, id: 7, productId: 7, priceNet: 800, startsAt: day(1), endsAt: day(3) }, today)
  await setPrice(7, 980, day(0.5))
  expect(await readProduct(7)).toMatchObject({ price_net_promo: null, sale: false })
  expect(await readProduct(7, day(1))).toMatchObject({ price_net: 9.8, price_net_promo: 8, best_price_from_history: 9.8, sale: true })
  expect(await readProduct(7, day(3))).toMatchObject({ price_net_promo: null, best_price_from_history: null, sale: false })
})

test('a promotion cancelled before it began does not count; one cancelled later counts until then', async () => {
  await addProduct(api.db, { shopId, id: 8, priceNet: 1000 }, day(-100))
  await addPromotion(api.db, { shopId, id: 81, productId: 8, priceNet: 500, startsAt: day(-5) }, day(-10))
  await api.db.asOwner(day(-8)).query(sql`delete from promotions where shop_id = ${shopId} and id = 81`)
  expect((await intervals(8)).map(row => row.price_net)).toEqual([1000])
  await addPromotion(api.db, { shopId, id: 82, productId: 8, priceNet: 600, startsAt: day(-7) }, day(-7))
  await api.db.asOwner(day(-6)).query(sql`delete from promotions where shop_id = ${shopId} and id = 82`)
  await addPromotion(api.db, { shopId, id: 83, productId: 8, priceNet: 550, startsAt: day(-1) }, day(-1))
  expect((await readProduct(8)).best_price_from_history).toBe(6)
})

test('for a variant its price at quantity 1 counts, not its other tiers or the product’s price', async () => {
  const variants = [
    {
      id: 91,
      tiers: [
        [1, 5000],
        [10, 3000],
      ] as [number, number][],
    },
    { id: 92, tiers: [[10, 900]] as [number, number][] },
  ]
  await addProduct(api.db, { shopId, id: 9, priceNet: 1000, variants }, day(-100))
  await addPromotion(api.db, { shopId, id: 9, productId: 9, variantId: 91, priceNet: 4000, startsAt: day(-3) }, day(-3))
  const answer = await readProduct(9)
  expect(answer).toMatchObject({ sale: true, product_is_on_sale: false, price_net_promo: null, best_price_from_history: null })
  const [own, plain] = answer.product_variants_table_data
  expect(own.product_variant_prices).toEqual([
    { quantity: 1, price_net: 50, promo_price_net: 40, sale: true, per_100: null },
    { quantity: 10, price_net: 30, promo_price_net: null, sale: false, per_100: null },
  ])
  expect([own.best_price_from_history, plain.best_price_from_history]).toEqual([50, null])
})

test('a product without variants has its own weight and price list', async () => {
  await addProduct(api.db, { shopId, id: 14, priceNet: 1000 }, day(-100))
  await api.db.asOwner(day(-50)).transaction(async tx => {
    await tx.query(sql`update variants set weight = 0.00235 where shop_id = ${shopId} and product_id = 14`)
    await tx.query(sql`
      insert into tiers (shop_id, product_id, variant_id, quantity, price_net) values (${shopId}, 14, 14, 10, 900), (${shopId}, 14, 14, 100, 750)`)
  })
  expect(await readProduct(14)).toMatchObject({
    weight: 0.00235,
    price_tiers: [
      { quantity: 10, price_net: 9, promo_price_net: null, sale: false },
      { quantity: 100, price_net: 7.5, promo_price_net: null, sale: false },
    ],
    product_variants_table_data: [],
  })
  expect(await readProduct(9)).toMatchObject({ weight: null, price_tiers: [] })
})

test('a variant without its own price is promoted with its product; before it had one the product’s price counts', async () => {
  await addProduct(api.db, { shopId, id: 10, priceNet: 1000, variants: [{ id: 101, tiers: [] }] }, day(-100))
  await setPrice(10, 900, day(-15))
  await api.db
    .asOwner(day(-10))
    .query(sql`insert into tiers (shop_id, product_id, variant_id, quantity, price_net) values (${shopId}, 10, 101, 1, 1200)`)
  await setPrice(10, 500, day(-9))
  await addPromotion(api.db, { shopId, id: 10, productId: 10, variantId: 101, priceNet: 850, startsAt: day(-1) }, day(-1))
  expect((await readProduct(10)).product_variants_table_data[0].best_price_from_history).toBe(9)
  await addPromotion(api.db, { shopId, id: 11, productId: 10, priceNet: 400, startsAt: day(-1) }, day(-1))
  expect((await readProduct(10)).best_price_from_history).toBe(5)
})

test('of two concurrent promotions the lower price applies', async () => {
  await addProduct(api.db, { shopId, id: 12, priceNet: 1000 }, day(-100))
  await addPromotion(api.db, { shopId, id: 121, productId: 12, priceNet: 900, startsAt: day(-3) }, day(-3))
  await addPromotion(api.db, { shopId, id: 122, productId: 12, priceNet: 850, startsAt: day(-2) }, day(-2))
  expect(await readProduct(12)).toMatchObject({ price_net_promo: 8.5, best_price_from_history: 9 })
})

test('a promotion that is not below the lowest price of the 30 days changes the price alone: nothing is struck through, nothing on sale', async () => {
  await addProduct(api.db, { shopId, id: 15, priceNet: 1000 }, day(-100))
  await setPrice(15, 800, day(-20))
  await setPrice(15, 1200, day(-10))
  await addPromotion(api.db, { shopId, id: 15, productId: 15, priceNet: 800, startsAt: day(-1) }, day(-1))
  const plain = { price_net: 8, price_net_promo: null, best_price_from_history: null, sale: false, product_is_on_sale: false }
  expect(await readProduct(15)).toMatchObject(plain)
  const onSale = async () => (await api.get('/products?flag=sale&per_page=100', { origin: 'prices.test' })).body.items
  expect((await onSale()).map(({ id }: { id: number }) => id)).not.toContain(15)
  await api.db.asOwner(today).query(sql`update promotions set price_net = 799 where shop_id = ${shopId} and id = 15`)
  expect(await readProduct(15)).toMatchObject({ price_net: 12, price_net_promo: 7.99, best_price_from_history: 8, sale: true })
  expect((await onSale()).map(({ id }: { id: number }) => id)).toContain(15)
})

test('a price without a history, and one of a larger quantity, is announced as no reduction', async () => {
  const variants = [
    {
      id: 161,
      tiers: [
        [1, 1000],
        [10, 800],
      ] as [number, number][],
    },
  ]
  await addProduct(api.db, { shopId, id: 16, priceNet: null, variants }, day(-1))
  await addPromotion(api.db, { shopId, id: 161, productId: 16, variantId: 161, priceNet: 900, startsAt: day(-1) }, day(-1))
  await api.db.asOwner(day(-1)).query(sql`
    insert into promotions (shop_id, id, product_id, variant_id, quantity, price_net, starts_at)
    values (${shopId}, 162, 16, 161, 10, 700, ${day(-1).toISOString()})`)
  const { sale, product_variants_table_data } = await readProduct(16)
  expect(sale).toBe(false)
  expect(product_variants_table_data[0]).toMatchObject({
    best_price_from_history: null,
    product_variant_prices: [
      { quantity: 1, price_net: 9, promo_price_net: null, sale: false },
      { quantity: 10, price_net: 7, promo_price_net: null, sale: false },
    ],
  })
})

test('the database and the pricing package decide the same about any two prices', async () => {
  const price = fc.integer({ min: 0, max: 20 })
  await fc.assert(
    fc.asyncProperty(price, fc.option(price), async (promotional, lowest) => {
      const { announced } = await api.db
        .asOwner(today)
        .one<{ announced: boolean }>(sql`select announces_reduction(${promotional}::int, ${lowest}::int) as announced`)
      expect(announced).toBe(announcedReduction(promotional, lowest) !== null)
    }),
    { numRuns: 60 },
  )
})

test('deleting a product deletes its price history', async () => {
  await addProduct(api.db, { shopId, id: 13, priceNet: 1000, variants: [{ id: 131, tiers: [[1, 1500]] }] }, day(-100))
  await addPromotion(api.db, { shopId, id: 13, productId: 13, priceNet: 900, startsAt: day(-3) }, day(-3))
  await api.db.asOwner(today).query(sql`delete from products where shop_id = ${shopId} and id = 13`)
  expect(await intervals(13)).toEqual([])
})
