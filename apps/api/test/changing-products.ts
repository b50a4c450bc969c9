import { expect } from 'vitest'
import { sql } from '../src/platform/database.ts'
import type { World } from './changing-world.ts'
import { exampleProduct } from './staff.ts'

let made = 0

/** A product that can be stored as it is, with one variant. */
export function newProduct(more: Partial<typeof exampleProduct> = {}): typeof exampleProduct {
  const symbol = `MADE-${++made}-${crypto.randomUUID().slice(0, 8)}`
  return { ...exampleProduct, symbol, variants: exampleProduct.variants.map(variant => ({ ...variant, symbol })), ...more }
}

/** A product with two variants, features, a related product and a picture; with prices, if wanted. Returns its address. */
export async function addedProduct({ api, owner, path, shopId, first, now }: World, { priced = false } = {}): Promise<string> {
  const asOwner = api.db.asOwner(now())
  // Ids that are given elsewhere follow the highest one.
  const feature = 1_000_000 + ++made * 1000
  await asOwner.query(sql`
    insert into features (shop_id, id, code, position, name)
    values (${shopId}, ${feature}, ${`length-${feature}`}, 1, '{"en": "Length", "pl": "Długość"}')`)
  await asOwner.query(sql`
    insert into feature_values (shop_id, id, feature_id, code, position, name)
    select ${shopId}, ${feature} * 10 + n, ${feature}, 'value-' || n, n, jsonb_build_object('en', n || ' cm', 'pl', n || ' cm') from generate_series(1, 3) n`)
  const { symbol } = await asOwner.one<{ symbol: string }>(sql`select symbol from products where shop_id = ${shopId} and id = ${first}`)
  const base = newProduct({ brand_id: first, category_id: first, features: [feature * 10 + 3], related: [symbol] })
  const variants = [1, 2].flatMap(n =>
    base.variants.map(variant => ({ ...variant, symbol: `${base.symbol}-${n}`, features: [feature * 10 + n] })),
  )
  const { status, body } = await owner.post(`${path}/products`, { product: { ...base, variants } })
  expect([status, body.error]).toEqual([200, undefined])
  await asOwner.query(sql`
    insert into pictures (shop_id, id, hash, width, height, placeholder, alt)
    values (${shopId}, ${feature}, ${crypto.randomUUID().replaceAll('-', '')}, 10, 10, '#000000', '{"en": "A hammer", "pl": "Młotek"}')`)
  await asOwner.query(
    sql`insert into product_pictures (shop_id, product_id, position, picture_id) values (${shopId}, ${body.id}, 1, ${feature})`,
  )
  if (priced) {
    await asOwner.query(sql`update products set price_net = 1000 where shop_id = ${shopId} and id = ${body.id}`)
    await asOwner.query(sql`
      insert into tiers (shop_id, product_id, variant_id, quantity, price_net)
      select shop_id, product_id, id, 1, 900 from variants where shop_id = ${shopId} and product_id = ${body.id}`)
    await asOwner.query(sql`
      insert into promotions (shop_id, id, product_id, price_net, starts_at)
      values (${shopId}, ${feature}, ${body.id}, 800, ${now().toISOString()}::timestamptz)`)
  }
  return `${path}/products/${body.id}`
}
