import { saveEntries } from '../src/features/configuration/configuration.ts'
import { saveRecords } from '../src/features/content/record-kinds.ts'
import { vatRates } from '../src/features/shops/default-configuration.ts'
import { type Database, sql } from '../src/platform/database.ts'

/** A shop of a test's own, with a category and a brand whose ids start at `first`. */
export async function addShop(db: Database, shop: { id: number; host: string; first: number }, at = new Date()) {
  const { id, host, first } = shop
  const texts = (word: string) => JSON.stringify({ en: `${word} ${id}`, pl: `${word} ${id} pl` })
  const slugs = (word: string) => JSON.stringify({ en: `${word}-${id}`, pl: `${word}-${id}-pl` })
  await db.asOwner(at).transaction(async tx => {
    await tx.query(sql`insert into shops (shop_id, name, default_language) values (${id}, ${`Shop ${id}`}, 'en')`)
    await tx.query(sql`insert into hosts (shop_id, host) values (${id}, ${host})`)
    await saveEntries(tx, id, 'vat_tax', vatRates)
    await tx.query(
      sql`insert into categories (shop_id, id, position, name, slug) values (${id}, ${first}, 1, ${texts('category')}::jsonb, ${slugs('category')}::jsonb)`,
    )
    await tx.query(sql`insert into brands (shop_id, id, name, slug) values (${id}, ${first}, ${`Brand ${id}`}, ${`brand-${id}`})`)
  })
}

export interface ProductFixture {
  shopId: number
  id: number
  priceNet: number | null
  /** Of the shop's first category and brand. */
  first?: number
  /** Tiers by variant id; without any the product is its own single variant. */
  variants?: { id: number; tiers: [quantity: number, priceNet: number][]; items?: number }[]
  /** Pieces of a product without variants. */
  items?: number
}

export async function addProduct(db: Database, { shopId, id, priceNet, first, variants, items = 10 }: ProductFixture, at = new Date()) {
  await db.asOwner(at).transaction(async tx => {
    const name = JSON.stringify({ en: `Product ${id}`, pl: `Produkt ${id}` })
    const slug = JSON.stringify({ en: `product-${id}-of-${shopId}`, pl: `produkt-${id}-z-${shopId}` })
    await tx.query(sql`
      insert into products (shop_id, id, symbol, name, slug, category_id, brand_id, vat_percent, price_net, has_variants)
      values (${shopId}, ${id}, ${`P${id}`}, ${name}::jsonb, ${slug}::jsonb, ${first ?? null}, ${first ?? null}, 23, ${priceNet}, ${variants !== undefined})`)
    for (const variant of variants ?? [{ id, tiers: [], items }]) {
      await tx.query(sql`
        insert into variants (shop_id, id, product_id, position, symbol, weight, stock_on_hand)
        values (${shopId}, ${variant.id}, ${id}, ${variant.id}, ${`V${variant.id}`}, 0.5, ${variant.items ?? items})`)
      for (const [quantity, price] of variant.tiers)
        await tx.query(sql`
          insert into tiers (shop_id, product_id, variant_id, quantity, price_net)
          values (${shopId}, ${id}, ${variant.id}, ${quantity}, ${price})`)
    }
  })
}

export interface PromotionFixture {
  shopId: number
  id: number
  productId: number
  variantId?: number
  priceNet: number
  startsAt: Date
  endsAt?: Date
}

/** A promotion of a product, or of a variant's price for one piece. */
export const addPromotion = (db: Database, promotion: PromotionFixture, at: Date) =>
  db.asOwner(at).query(sql`
    insert into promotions (shop_id, id, product_id, variant_id, quantity, price_net, starts_at, ends_at)
    values (${promotion.shopId}, ${promotion.id}, ${promotion.productId}, ${promotion.variantId ?? null}, ${promotion.variantId ? 1 : null},
      ${promotion.priceNet}, ${promotion.startsAt.toISOString()}, ${promotion.endsAt?.toISOString() ?? null})`)

export async function addVendingMachine(db: Database, { shopId, id, name }: { shopId: number; id: number; name: string }, at: Date) {
  const record = { name: { en: name, pl: name }, description: { en: 'Tall', pl: 'Wysoki' }, features: [] }
  await db.asOwner(at).transaction(tx => saveRecords(tx, shopId, 'vending_machine', [{ id, published_at: at, record }]))
}
