import { hashOf } from '../apps/api/src/features/auth/passwords.ts'
import { sql, type Tx } from '../apps/api/src/platform/database.ts'
import { demoPassword } from './logins.ts'
import type { DemoCustomer, DemoShop } from './types.ts'

/** Accounts; their ids are their places, those of the buyers of the last weeks follow, then those that are locked. One hash serves for all: it hides nothing. */
export async function insertCustomers(tx: Tx, { id: shopId, customers, activity }: DemoShop) {
  const hash = await hashOf(demoPassword)
  const locked = (activity?.locks ?? []).map(({ customer }) => customer)
  const buyers = [...(activity?.buyers ?? []), ...locked].filter(({ account }) => account !== undefined)
  const accounts = [...customers, ...buyers.map(({ email, address, account, language = 'pl' }) => ({ ...address, email, language, isDeferredPaymentApproved: account === 'deferred' }))]
  for (const [i, one] of accounts.entries()) {
    const { email, first_name, last_name, company, nip, phone = null, isDeferredPaymentApproved = false } = one
    await tx.query(sql`
      insert into customers (shop_id, id, email, password_hash, first_name, last_name, company, nip, phone, language, email_confirmed_at,
        deferred_payment_approved_at)
      values (${shopId}, ${i + 1}, ${email}, ${hash}, ${first_name}, ${last_name}, ${company}, ${nip}, ${phone}, ${'language' in one ? one.language : 'pl'}, clock(),
        case when ${isDeferredPaymentApproved}::boolean then clock() end)`)
  }
  // So that nobody gets the id of one who is erased.
  await tx.query(sql`select next_ids(${shopId}, 'customers', 0, ${accounts.length})`)
}

/** In so many rounds after the first, each for one part of the products, personal prices came to what they are now. */
const rounds = 5

/**
 * Prices as they were agreed in a round: products whose turn has come get the whole discount, the others two percent less. A price
 * that stays the same keeps the day on which it changed last.
 */
export const agreePrices = (tx: Tx, shop: DemoShop, customerId: number, personalDiscount: NonNullable<DemoCustomer['personalDiscount']>, round: number) =>
  tx.query(sql`
    insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net)
    select ${shop.id}, ${customerId}, v.id, v.product_id,
      round(coalesce(t.price_net, p.price_net) * (100 - ${personalDiscount}::int + case when v.product_id / 40 % ${rounds}::int < ${round}::int then 0 else 2 end) / 100.0)
    from variants v
    join products p on p.shop_id = v.shop_id and p.id = v.product_id
    left join tiers t on t.shop_id = v.shop_id and t.variant_id = v.id and t.quantity = 1
    where v.shop_id = ${shop.id} and v.product_id % 40 = 1 and coalesce(t.price_net, p.price_net) is not null
    on conflict (shop_id, customer_id, variant_id) do update set price_net = excluded.price_net, changed_at = clock()
      where customer_prices.price_net <> excluded.price_net`)
