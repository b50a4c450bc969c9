import { saveEntries } from '../src/features/configuration/configuration.ts'
import { sql } from '../src/platform/database.ts'
import { buyer } from './buyer.ts'
import { addShop } from './fixtures.ts'
import type { TestApi } from './test-api.ts'
import { type Answered, openVisitor, type TestVisitor } from './visitor.ts'

const texts = { en: 'Name', pl: 'Nazwa' }
const colour = '#000000'
const colours = { ground: '#ffffff', raised: '#ffffff', plate: '#ffffff', rule: colour, 'accent-quiet': '#ffffff', 'on-accent': '#ffffff' }
const scheme = {
  ...colours,
  ink: colour,
  quiet: colour,
  accent: colour,
  danger: colour,
  success: colour,
  warning: colour,
  focus: colour,
}

/** Room for as many orders of one buyer as a test places. */
export const shopConfiguration = {
  mode: 'production',
  new_days: 30,
  max_open_orders_per_email: 100_000,
  max_open_orders_per_address: 100_000,
}

/** A shop that can be ordered from: deliveries 1 (15.45) and 2 (free), payments 1 (transfer), 2 (cash), 3 (deferred) and 4 (Stripe). */
export async function addOrderableShop(api: TestApi, shop: { id: number; host: string; first: number }, at: Date) {
  await addShop(api.db, shop, at)
  await api.db.asOwner(at).transaction(async tx => {
    const theme = { light: scheme, dark: scheme, radius: '4px', font_text: 'sans-serif', font_display: 'sans-serif' }
    await saveEntries(tx, shop.id, 'shop', [
      {
        name: `Shop ${shop.id}`,
        tagline: texts,
        description: texts,
        origin: `https://${shop.host}`,
        time_zone: 'Europe/Warsaw',
        theme,
        logo: '',
      },
    ])
    await saveEntries(tx, shop.id, 'shop_configuration', [shopConfiguration])
    await saveEntries(tx, shop.id, 'local_business', [
      {
        name: 'Shop',
        street: 's',
        postal_code: '00-001',
        city: 'c',
        country: 'PL',
        phone: '1',
        email: `shop@${shop.host}`,
        opening_hours: texts,
      },
    ])
    const method = { name: texts, description: texts, vat_tax_percent: 23, free_from_net: null, max_weight: null }
    await saveEntries(tx, shop.id, 'delivery', [
      { ...method, code: 'courier', price_net: 15.45 },
      { ...method, code: 'pickup', price_net: 0 },
    ])
    const account = { account: 'PL61109010140000071219812874', recipient: `Shop ${shop.id}` }
    await saveEntries(tx, shop.id, 'payment', [
      { code: 'bank_transfer', name: texts, description: texts, ...account },
      { code: 'cash_on_delivery', name: texts, description: texts },
      { code: 'deferred_invoice', name: texts, description: texts, ...account, days: 14 },
      { code: 'stripe', name: texts, description: texts },
    ])
    await saveEntries(tx, shop.id, 'currency', [
      { code: 'PLN', name: texts, symbol: 'zł', rate: '1', is_default: true },
      { code: 'EUR', name: texts, symbol: '€', rate: '4.25', is_default: false },
    ])
    for (const key of ['regulations', 'privacy-policy', 'reward-regulations'])
      await tx.query(sql`
        insert into content_pages (shop_id, key, version, valid_from, title, body)
        values (${shop.id}, ${key}, '2026-09-01', '2026-09-01', '{"en": "T"}', '{"en": "## One\\n\\ntext"}')`)
  })
}

/** A visitor with these lines in the cart, delivery and payment chosen: ready to order. */
export async function readyShopper(
  api: TestApi,
  origin: string,
  lines: readonly (readonly [product: number, items: number])[],
  { delivery = 1, payment = 1, as }: { delivery?: number; payment?: number; as?: TestVisitor | undefined } = {},
): Promise<TestVisitor & { order: (more?: object, key?: string) => Promise<Answered> }> {
  const visitor = as ?? (await openVisitor(api, origin))
  for (const [product_id, items] of lines) await visitor.post('/cart/cart_items', { cart_item: { product_id, items } })
  await visitor.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: delivery } })
  await visitor.put('/cart/set_payment', { cart: { component_payment_method_id: payment } })
  return { ...visitor, order: (more = {}, key) => visitor.post('/orders', { order: { ...buyer, ...more } }, key ? { key } : {}) }
}
