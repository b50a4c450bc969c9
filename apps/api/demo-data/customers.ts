import { hashOf } from '../src/features/customer/passwords.ts'
import { sql, type Tx } from '../src/platform/database.ts'
import { demoPassword } from './logins.ts'
import type { DemoCustomer, DemoShop } from './types.ts'

export const toolCustomers: DemoCustomer[] = [
  {
    email: 'jan@demo.localhost',
    first_name: 'Jan',
    last_name: 'Kowalski',
    company: 'Kowalski Konstrukcje',
    nip: '5260250274',
    phone: '+48 600 100 200',
    personalDiscount: 12,
  },
  { email: 'anna@demo.localhost', first_name: 'Anna', last_name: 'Nowak', company: null, nip: null, phone: null, personalDiscount: null },
]

export const coffeeCustomers: DemoCustomer[] = [{ email: 'ewa@kawa.localhost', first_name: 'Ewa', last_name: 'Zielińska', company: null, nip: null, phone: null, personalDiscount: null }]

/** Accounts, and the prices of their own that some have. */
export async function insertCustomers(tx: Tx, shop: DemoShop) {
  for (const [i, { personalDiscount, ...customer }] of shop.customers.entries()) {
    const row = { ...customer, id: i + 1, password_hash: await hashOf(demoPassword), language: 'pl', consents: [] }
    await tx.query(sql`
      insert into customers (shop_id, id, email, password_hash, first_name, last_name, company, nip, phone, language, consents, email_confirmed_at)
      select ${shop.id}, id, email, password_hash, first_name, last_name, company, nip, phone, language, consents, clock()
      from jsonb_populate_record(null::customers, ${JSON.stringify(row)}::jsonb)`)
    if (personalDiscount !== null)
      await tx.query(sql`
        insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net)
        select ${shop.id}, ${i + 1}, v.id, v.product_id, round(coalesce(t.price_net, p.price_net) * (100 - ${personalDiscount}::int) / 100.0)
        from variants v
        join products p on p.shop_id = v.shop_id and p.id = v.product_id
        left join tiers t on t.shop_id = v.shop_id and t.variant_id = v.id and t.quantity = 1
        where v.shop_id = ${shop.id} and v.product_id % 40 = 1 and coalesce(t.price_net, p.price_net) is not null`)
  }
}
