import type { ChangeLog } from '@stragan/cache'
import { type ProductFlag, productFlags } from '@stragan/contract'
import { fromDecimal, parseRate } from '@stragan/pricing'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTables, referenceList } from '../../../../test/reference-list.ts'
import { openTestApi, silent, type TestApi } from '../../../../test/test-api.ts'
import type { MaybeVisitorCtx } from '../../../context.ts'
import { listenForChanges } from '../../../platform/change-listener.ts'
import { type Sql, sql } from '../../../platform/database.ts'
import { createSchedule } from '../../../platform/schedule.ts'
import { createLists, type Lists } from './lists.ts'

const shop = { id: 1, name: 'Tools', defaultLanguage: 'pl' } as const
const hourMs = 3_600_000
let api: TestApi
let changeLog: ChangeLog
let stop: () => Promise<void>
let lists: Lists
let customer = 0
/** Of EUR. */
let rate = ''
let now = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000)

beforeAll(async () => {
  api = await openTestApi()
  const listening = await listenForChanges(api.db)
  changeLog = listening.changeLog
  stop = listening.stop
  const deps = { changeLog, clock: () => now }
  lists = createLists(deps, createSchedule(deps))
  customer = (await api.db.asOwner(now).one<{ id: number }>(sql`select min(id) as id from customers where shop_id = ${shop.id}`)).id
  const euro = sql`select entry ->> 'rate' as rate from configuration where shop_id = ${shop.id} and scope = 'currency' and entry ->> 'code' = 'EUR'`
  rate = (await api.db.asOwner(now).one<{ rate: string }>(euro)).rate
  await api.db.asOwner(now).query(sql`insert into price_lists (shop_id, id, name) select 1, id, 'List' from generate_series(1, 3) id`)
})
afterAll(async () => {
  await stop()
  await api.close()
})

const contextOf = (customerId: number | null, language: 'en' | 'pl' = 'en'): MaybeVisitorCtx => ({
  shop,
  language,
  now,
  log: silent,
  address: '',
  db: api.db.withTenant(shop.id, now),
  visitor:
    customerId === null ? null : { sessionId: '', customer: { id: customerId, companyNumber: null, isDeferredPaymentApproved: false } },
})

/** Runs statements in one transaction, and waits until the change log has it. */
async function change(changes: readonly Sql[]) {
  await api.db.asOwner(now).transaction(async tx => {
    for (const statement of changes) await tx.query(statement)
  })
  const { number } = await api.db.asOwner(now).one<{ number: number }>(sql`select number::int from shop_changes where shop_id = ${shop.id}`)
  await expect.poll(() => changeLog.shopVersion(shop.id), { timeout: 20_000, interval: 2 }).toBe(number)
}

const productId = fc.integer({ min: 1, max: 43 })
const grosz = fc.integer({ min: 0, max: 30_000 })
/** Random changes of what lists sort, filter and count by. */
const changeOf: fc.Arbitrary<() => Sql> = fc.oneof(
  fc.tuple(productId, fc.option(grosz, { freq: 6 })).map(
    ([id, price]) =>
      () =>
        sql`update products set price_net = ${price} where shop_id = 1 and id = ${id}`,
  ),
  fc.tuple(productId, fc.integer({ min: 0, max: 3 })).map(
    ([id, stock]) =>
      () =>
        sql`update variants set stock_on_hand = ${stock} where shop_id = 1 and product_id = ${id}`,
  ),
  fc.tuple(productId, grosz, fc.integer({ min: -2, max: 3 }), fc.option(fc.integer({ min: 1, max: 30 }))).map(
    ([id, price, starts, hours]) =>
      () =>
        sql`
      insert into promotions (shop_id, id, product_id, price_net, starts_at, ends_at)
      select 1, max(id) + 1, ${id}, ${price}, ${new Date(now.getTime() + starts * hourMs)}::timestamptz,
        ${hours === null ? null : new Date(now.getTime() + (starts + hours) * hourMs)}::timestamptz from promotions where shop_id = 1`,
  ),
  fc.tuple(productId, grosz, fc.integer({ min: -2, max: 3 })).map(
    ([id, price, starts]) =>
      () =>
        sql`
      insert into promotions (shop_id, id, product_id, variant_id, quantity, price_net, starts_at)
      select 1, (select max(id) + 1 from promotions where shop_id = 1), ${id}, variant_id, quantity, ${price},
        ${new Date(now.getTime() + starts * hourMs)}::timestamptz
      from tiers where shop_id = 1 and product_id = ${id} order by quantity, variant_id limit 1`,
  ),
  fc.tuple(productId, fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 9 })).map(
    ([id, days, quantity]) =>
      () =>
        sql`
      insert into sales (shop_id, product_id, day, quantity) values (1, ${id}, (clock() - make_interval(days => ${days}))::date, ${quantity})
      on conflict (shop_id, product_id, day) do update set quantity = sales.quantity + excluded.quantity`,
  ),
  productId.map(id => () => sql`update products set is_active = not is_active where shop_id = 1 and id = ${id}`),
  fc.tuple(productId, fc.constantFrom(5, 8, 23)).map(
    ([id, vat]) =>
      () =>
        sql`update products set vat_percent = ${vat} where shop_id = 1 and id = ${id}`,
  ),
  productId.map(id => () => sql`update products set month_star = not month_star where shop_id = 1 and id = ${id}`),
  fc.tuple(productId, fc.nat(99)).map(
    ([id, pick]) =>
      () =>
        sql`
      update products set category_id = (select id from categories where shop_id = 1 order by id offset ${pick} % (select count(*) from categories where shop_id = 1) limit 1),
        brand_id = case when ${pick} % 7 > 0 then (select id from brands where shop_id = 1 order by id offset ${pick} % (select count(*) from brands where shop_id = 1) limit 1) end
      where shop_id = 1 and id = ${id}`,
  ),
  // All products at once: few changes are made one by one, many in one pass.
  fc.integer({ min: 2, max: 9 }).map(divisor => () => sql`update products set price_net = price_net + id % ${divisor} where shop_id = 1`),
  fc.integer({ min: 44, max: 60 }).map(id => () => added(id)),
  fc.integer({ min: 44, max: 60 }).map(id => () => sql`delete from products where shop_id = 1 and id = ${id}`),
  fc.tuple(fc.nat(99), fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 12 })).map(
    ([pick, ids]) =>
      () =>
        sql`
      update categories set first_products = ${ids}::int[] where shop_id = 1 and id =
        (select id from categories where shop_id = 1 order by id offset ${pick} % (select count(*) from categories where shop_id = 1) limit 1)`,
  ),
  productId.map(id => () => sql`delete from product_features where shop_id = 1 and product_id = ${id}`),
  fc.tuple(productId, fc.nat(99)).map(
    ([id, pick]) =>
      () =>
        sql`
      insert into product_features (shop_id, product_id, value_id)
      select 1, ${id}, id from feature_values where shop_id = 1 and (id + ${pick}) % 5 = 0 on conflict do nothing`,
  ),
  fc.tuple(productId, grosz).map(
    ([id, price]) =>
      () =>
        sql`
      insert into customer_prices (shop_id, customer_id, variant_id, product_id, price_net)
      select 1, ${customer}, id, product_id, ${price} from variants where shop_id = 1 and product_id = ${id} order by id limit 1
      on conflict (shop_id, customer_id, variant_id) do update set price_net = excluded.price_net`,
  ),
  fc.tuple(fc.integer({ min: 1, max: 3 }), productId, grosz).map(
    ([list, id, price]) =>
      () =>
        sql`
      insert into price_list_prices (shop_id, price_list_id, variant_id, product_id, price_net)
      select 1, ${list}, id, product_id, ${price} from variants where shop_id = 1 and product_id = ${id} order by id desc limit 1
      on conflict (shop_id, price_list_id, variant_id) do update set price_net = excluded.price_net`,
  ),
  fc.tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: -30, max: 30 }), fc.option(fc.integer({ min: 1, max: 60 }))).map(
    ([list, from, days]) =>
      () =>
        sql`
      update price_lists set valid_from = ${now.toISOString()}::timestamptz + ${from} * interval '1 hour',
        valid_to = ${now.toISOString()}::timestamptz + (${from} + ${days}::int) * interval '1 hour' where shop_id = 1 and id = ${list}`,
  ),
  fc.integer({ min: 1, max: 3 }).map(
    list => () =>
      sql`
      insert into price_list_customers (shop_id, price_list_id, customer_id) values (1, ${list}, ${customer}) on conflict do nothing`,
  ),
  fc.integer({ min: 1, max: 3 }).map(list => () => sql`delete from price_list_customers where shop_id = 1 and price_list_id = ${list}`),
  productId.map(
    id => () => sql`insert into favourites (shop_id, customer_id, product_id) values (1, ${customer}, ${id}) on conflict do nothing`,
  ),
)

/** Adds a product that resembles another one. */
const added = (id: number) => sql`
  with product as (
    insert into products (shop_id, id, symbol, name, slug, category_id, brand_id, vat_percent, price_net, has_variants, created_at)
    select 1, ${id}, ${`ADDED-${id}`}, name, ${JSON.stringify({ en: `added-${id}`, pl: `dodany-${id}` })}::jsonb, category_id, brand_id,
      vat_percent, price_net, false, clock()
    from products where shop_id = 1 and id = ${id - 43} on conflict do nothing returning shop_id, id
  )
  insert into variants (shop_id, id, product_id, position, symbol, weight, stock_on_hand)
  select shop_id, ${10_000 + id}, id, 1, ${`ADDED-${id}`}, 1, 2 from product`

/** Most lists have few filters. */
const rarely = <T>(value: fc.Arbitrary<T>, otherwise: T) =>
  fc.oneof({ weight: 3, arbitrary: fc.constant(otherwise) }, { weight: 1, arbitrary: value })
const sort = fc.constantFrom('relevance', 'bestselling', 'newest', 'price_asc', 'price_desc', 'name' as const)
const queryOf = fc.record({
  category: rarely<number | null>(fc.nat(99), null),
  flag: rarely<ProductFlag | undefined>(fc.constantFrom(...productFlags), undefined),
  brands: rarely<number[]>(fc.array(fc.nat(9), { maxLength: 2 }), []),
  priceFrom: rarely<number | undefined>(grosz, undefined),
  priceTo: rarely<number | undefined>(grosz, undefined),
  prices: fc.constantFrom('net', 'gross' as const),
  currency: rarely<'EUR' | undefined>(fc.constant('EUR'), undefined),
  features: rarely<number[]>(fc.array(fc.nat(99), { maxLength: 3 }), []),
  inStock: fc.boolean(),
  favorite: rarely<boolean>(fc.constant(true), false),
  sort,
  page: fc.integer({ min: 1, max: 3 }),
  perPage: fc.integer({ min: 1, max: 30 }),
  isCustomer: fc.boolean(),
  language: fc.constantFrom('en', 'pl' as const),
})

type Query = typeof queryOf extends fc.Arbitrary<infer Value> ? Value : never

/** Many more in `npm run test:scale`, which take longer. */
const numRuns = () => Number(process.env.LIST_RUNS ?? (api.db.kind === 'embedded' ? 20 : 80))

test(
  'lists equal a straightforward reference after random changes, for random filters, sorts, pages and times',
  async () => {
    const run = fc.record({
      changes: fc.array(changeOf, { minLength: 1, maxLength: 4 }),
      hours: fc.constantFrom(0, 0, 1, 5, 24, 24 * 40),
      queries: fc.array(queryOf, { minLength: 2, maxLength: 5 }),
    })
    const check = async ({ changes, hours, queries }: { changes: (() => Sql)[]; hours: number; queries: Query[] }) => {
      await compare(queries)
      now = new Date(now.getTime() + hours * hourMs)
      await change(changes.map(statement => statement()))
      await compare(queries)
    }
    await fc.assert(fc.asyncProperty(run, check), { numRuns: numRuns(), endOnFailure: true })
  },
  Number(process.env.LIST_RUNS ?? 80) * 1500,
)

const noFilters = {
  category: null,
  brands: [],
  priceFrom: undefined,
  priceTo: undefined,
  prices: 'net' as const,
  rate: parseRate('1'),
  features: [],
  inStock: false,
  favourites: undefined,
}

const stranger = { favourites: [], personal: new Map<number, number>() }

async function compare(queries: readonly Query[]) {
  const tables = await readTables(api.db, shop.id, now)
  const pick = <T>(all: readonly T[], at: number) => all[at % all.length] as T
  for (const { category, brands, features, favorite, isCustomer, language, ...query } of queries) {
    const ctx = contextOf(isCustomer ? customer : null, language)
    const categoryId = category === null ? null : pick(tables.categories, category).id
    const pairs = features.map(at => {
      const value = pick(tables.values, at)
      return { feature: tables.features.find(({ id }) => id === value.feature_id)?.code ?? '', value: value.code }
    })
    const { favourites, personal } = isCustomer ? await ofCustomer() : stranger
    const { value } = await lists.page(ctx, {
      page: query.page,
      per_page: query.perPage,
      sort: query.sort,
      category: categoryId === null ? undefined : String(categoryId),
      brand: brands.map(id => String(id + 1)),
      flag: query.flag,
      price_from: query.priceFrom === undefined ? undefined : query.priceFrom / 100,
      price_to: query.priceTo === undefined ? undefined : query.priceTo / 100,
      prices: query.prices,
      feature: Object.fromEntries(
        Map.groupBy(pairs, ({ feature }) => feature)
          .entries()
          .map(([code, all]) => [code, all.map(pair => pair.value)]),
      ),
      in_stock: query.inStock ? '1' : undefined,
      favorite: favorite ? '1' : undefined,
      q: undefined,
      details: undefined,
      currency: query.currency,
    })
    const expected = referenceList(tables, now.getTime(), {
      ...query,
      language,
      category: categoryId,
      brands: brands.map(id => id + 1),
      features: pairs,
      rate: parseRate(query.currency ? rate : '1'),
      favourites: favorite ? favourites : undefined,
      personalPrices: personal,
    })
    if (query.flag) {
      const { value: rail } = await lists.rail(ctx, { flag: query.flag, limit: query.perPage, currency: undefined })
      const plain = {
        ...noFilters,
        language,
        flag: query.flag,
        sort: query.flag === 'new' ? ('newest' as const) : ('bestselling' as const),
      }
      const all = (inStock: boolean) =>
        referenceList(tables, now.getTime(), { ...plain, inStock, page: 1, perPage: tables.products.length, personalPrices: personal }).ids
      expect(rail.map(({ id }) => id)).toEqual([...new Set([...all(true), ...all(false)])].slice(0, query.perPage))
    }
    const { from, to } = value.facets.price
    expect({
      ids: value.items.map(({ id }) => id),
      total: value.total,
      brands: Object.fromEntries(value.facets.brands.map(({ value: id, count }) => [id, count])),
      features: Object.fromEntries(
        value.facets.features.map(({ code, values }) => [code, Object.fromEntries(values.map(one => [one.value, one.count]))]),
      ),
      priceFrom: from === null ? null : fromDecimal(from),
      priceTo: to === null ? null : fromDecimal(to),
      inStock: value.facets.in_stock,
    }).toEqual(expected)
    for (const { id, is_favorite, custom_price_net } of value.items)
      expect([id, is_favorite, query.currency ? null : (custom_price_net ?? null)]).toEqual([
        id,
        favourites.includes(id),
        personal.has(id) && !query.currency ? (personal.get(id) ?? 0) / 100 : null,
      ])
  }
}

/** The customer's favourites, and the prices that are lower than the list's. */
async function ofCustomer() {
  const db = api.db.asOwner(now)
  const favourites = await db.query<{ product_id: number }>(
    sql`select product_id from favourites where shop_id = 1 and customer_id = ${customer}`,
  )
  const prices = await db.query<{ product_id: number; price_net: number }>(
    sql`
      select product.id as product_id, own.price_net from products product
      cross join lateral customer_product_price(1, ${customer}, product.id) own where product.shop_id = 1`,
  )
  return {
    favourites: favourites.map(row => row.product_id),
    personal: new Map(prices.map(row => [row.product_id, row.price_net])),
  }
}
