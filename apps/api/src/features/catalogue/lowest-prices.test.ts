import { type PriceSources, unitPriceFor } from '@stragan/pricing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newCustomer } from '../../../test/customer.ts'
import { addProduct, addPromotion } from '../../../test/fixtures.ts'
import { seededRandom } from '../../../test/seeded-random.ts'
import { addOrderableShop } from '../../../test/shopper.ts'
import { openTestApi, type TestApi } from '../../../test/test-api.ts'
import { openVisitor, type TestVisitor } from '../../../test/visitor.ts'
import { sql } from '../../platform/database.ts'

const now = new Date('2027-03-01T12:00:00Z')
const shopId = 881
const first = 8_810_001
const productCount = 60

/** Pseudo-random integers from 0 up to a limit. */
function numbersFrom(seed: number) {
  const random = seededRandom(seed)
  return (below: number) => Math.floor(random() * below)
}

interface Variant {
  id: number
  sources: PriceSources
}
interface Product {
  id: number
  hasVariants: boolean
  variants: Variant[]
}

/** Products whose list prices, promotions, tiers and personal prices are close together, so that each is the lowest sometimes. */
function generated(): Product[] {
  const next = numbersFrom(20_270_301)
  const price = () => 100 * (5 + next(6))
  const maybe = (of: () => number) => (next(2) ? of() : null)
  return Array.from({ length: productCount }, (_, i) => {
    const id = first + i
    const hasVariants = next(3) > 0
    const product = { price_net: price(), price_net_promo: maybe(price) }
    const variants = Array.from({ length: hasVariants ? 1 + next(3) : 1 }, (_, v) => ({
      id: hasVariants ? id * 10 + v : id,
      sources: {
        personal: maybe(price),
        product,
        tiers: (hasVariants ? [1, 10].filter(() => next(3) > 0) : []).map(quantity => {
          const promo_price_net = quantity === 1 ? maybe(price) : null
          return { quantity, price_net: price(), promo_price_net, sale: false }
        }),
      },
    }))
    return { id, hasVariants, variants }
  })
}

const products = generated()
let api: TestApi
let owner: TestVisitor
let other: TestVisitor

beforeAll(async () => {
  api = await openTestApi({ clock: () => now })
  const origin = 'lowest.test'
  await addOrderableShop(api, { id: shopId, host: origin, first }, now)
  const customer = await newCustomer(api, origin)
  owner = customer
  other = await openVisitor(api, origin)
  let promotionId = 0
  const promote = (productId: number, variantId: number | undefined, priceNet: number | null) =>
    priceNet === null
      ? undefined
      : addPromotion(api.db, { shopId, id: ++promotionId, productId, ...(variantId && { variantId }), priceNet, startsAt: now }, now)
  for (const { id, hasVariants, variants } of products) {
    const { product } = (variants[0] as Variant).sources
    const withTiers = variants.map(({ id: variant, sources }) => ({
      id: variant,
      tiers: sources.tiers.map(({ quantity, price_net }): [number, number] => [quantity, price_net]),
    }))
    await addProduct(api.db, { shopId, id, priceNet: product.price_net, first, ...(hasVariants && { variants: withTiers }) }, now)
    await promote(id, undefined, product.price_net_promo ?? null)
    for (const { id: variant, sources } of variants) {
      await promote(id, variant, sources.tiers.find(({ quantity }) => quantity === 1)?.promo_price_net ?? null)
      if (sources.personal !== null)
        await api.db.asOwner(now).query(sql`
          insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net)
          values (${shopId}, ${customer.id}, ${variant}, ${id}, ${sources.personal})`)
    }
  }
}, 120_000)
afterAll(() => api.close())

/** A promotion that is not below the regular price does not count. */
const asShown = ({ personal, product, tiers }: PriceSources): PriceSources => ({
  personal,
  product: { ...product, sale: (product.price_net_promo ?? Infinity) < (product.price_net ?? Infinity) },
  tiers: tiers.map(tier => ({ ...tier, sale: (tier.promo_price_net ?? Infinity) < tier.price_net })),
})

const netOf = ({ sources }: Variant, isCustomer: boolean) =>
  unitPriceFor(asShown(isCustomer ? sources : { ...sources, personal: null }), 1)?.net ?? Number.POSITIVE_INFINITY
const lowest = ({ variants }: Product, isCustomer: boolean) => Math.min(...variants.map(variant => netOf(variant, isCustomer)))
const grosz = (amount: number) => Math.round(amount * 100)

type Item = { id: number; price_net: number; price_net_promo: number | null; custom_price_net: number | null }
const listOf = async (who: TestVisitor): Promise<Item[]> => (await who.get('/products?per_page=100&sort=price_asc')).body.items

test('SQL and the pricing package compute the same lowest price of every product, with and without personal prices', async () => {
  const [theirs, others] = [await listOf(owner), await listOf(other)]
  expect([theirs.length, others.length]).toEqual([productCount, productCount])
  const customs = new Map(theirs.map(({ id, custom_price_net }) => [id, custom_price_net && grosz(custom_price_net)]))
  expect(products.map(({ id }) => [id, customs.get(id)])).toEqual(
    products.map(product => [product.id, lowest(product, true) < lowest(product, false) ? lowest(product, true) : null]),
  )
  expect([...customs.values()].filter(custom => custom !== null).length).toBeGreaterThan(10)
  expect(others.every(({ custom_price_net }) => custom_price_net === null)).toBe(true)
  const shown = theirs.map(({ price_net, price_net_promo, custom_price_net }) => custom_price_net ?? price_net_promo ?? price_net)
  expect(shown).toEqual(shown.toSorted((a, b) => a - b))
})

test('the cart has the same price for each variant, and a customer never pays more than others', async () => {
  const variants = products.flatMap(({ id, hasVariants, variants: all }) =>
    all.map(variant => ({
      variant,
      line: { product_id: id, ...(hasVariants && { product_variant_id: variant.id }), items: 1 },
    })),
  )
  const pricesFor = async (who: TestVisitor) => {
    const { body } = await who.post('/cart/cart_items/bulk', { cart_items: variants.map(({ line }) => line) })
    return new Map<number, number>(
      body.cart.cart_items.map((item: { product_id: number; product_variant_id: number | null; unit_price_net: number }) => [
        item.product_variant_id ?? item.product_id,
        grosz(item.unit_price_net),
      ]),
    )
  }
  const [theirs, others] = [await pricesFor(owner), await pricesFor(other)]
  for (const { variant } of variants) {
    expect([variant.id, theirs.get(variant.id)]).toEqual([variant.id, netOf(variant, true)])
    expect([variant.id, others.get(variant.id)]).toEqual([variant.id, netOf(variant, false)])
    expect(theirs.get(variant.id)).toBeLessThanOrEqual(others.get(variant.id) as number)
  }
})
