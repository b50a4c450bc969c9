import { apiPrefix, type Call, calls } from '@stragan/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { saveRecords } from '../src/features/content/record-kinds.ts'
import { appRole, raw, sql } from '../src/platform/database.ts'
import { assertRoleIsBound } from '../src/platform/migrate.ts'
import { exampleBody, exampleId } from './call-examples.ts'
import { addProduct, addShop } from './fixtures.ts'
import { newStaff } from './staff.ts'
import { openTestApi, type TestApi } from './test-api.ts'
import { openVisitor, request, type TestVisitor } from './visitor.ts'

let api: TestApi

/** Two shops with disjoint ids, so that an id of one exists in it only. */
const a = { id: 701, host: 'a.test', first: 7_010_001 }
const b = { id: 702, host: 'b.test', first: 7_020_001 }

beforeAll(async () => {
  api = await openTestApi()
  for (const shop of [a, b]) {
    await addShop(api.db, shop)
    for (const id of [shop.first, shop.first + 1]) await addProduct(api.db, { shopId: shop.id, id, priceNet: 1000, first: shop.first })
  }
  await asOwner(sql`
    insert into content_pages (shop_id, key, version, valid_from, title, body)
    values (${a.id}, 'only-a', '1', '2020-01-01', '{"en": "Of 701"}', '{"en": "Text of 701"}')`)
  await asOwner(
    sql`insert into gifts (shop_id, id, position, name, min_order_value, stock_on_hand) values (${a.id}, ${a.first}, 1, '{"en": "Gift of 701"}', 0, 5)`,
  )
  const texts = { title: 'Of 701', summary: '701', body: '701', place: '701', employment: '701', salary_from: null, salary_to: null }
  await api.db.asOwner(new Date()).transaction(async tx => {
    const record = { id: a.first, slug: { en: 'only-a', pl: 'only-a' }, published_at: new Date(0), record: texts }
    await saveRecords(tx, a.id, 'article', [record])
    await saveRecords(tx, a.id, 'career', [record])
  })
})
afterAll(() => api.close())

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(new Date()).query<Row>(statement)

test('every table with a shop has forced row-level security, and its primary key begins with the shop', async () => {
  const tables = await asOwner<{ name: string; forced: boolean; has_shop: boolean; key: string | null }>(sql`
    select c.relname as name, c.relrowsecurity and c.relforcerowsecurity as forced,
      exists (select from pg_attribute where attrelid = c.oid and attname = 'shop_id') as has_shop,
      (select attname from pg_index join pg_attribute on attrelid = indrelid and attnum = indkey[0] where indrelid = c.oid and indisprimary) as key
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`)
  const shops = tables.filter(table => table.has_shop)
  expect(shops.length).toBeGreaterThan(15)
  expect(shops.filter(table => !table.forced || table.key !== 'shop_id')).toEqual([])
  expect(
    tables
      .filter(table => !table.has_shop)
      .map(table => table.name)
      .sort(),
  ).toEqual(['migrations', 'pickup_points', 'rate_limits', 'repeatable_migrations', 'request_role', ...ofStaff])
})

/** People work in several shops: their tables have policies of their own. */
const ofStaff = ['staff', 'staff_challenges', 'staff_links', 'staff_passkeys', 'staff_recovery_codes', 'staff_sessions']

test('the tables of people have forced row-level security, and show a person nothing of another', async () => {
  const tables = await asOwner<{ name: string }>(sql`
    select relname as name from pg_class where relrowsecurity and relforcerowsecurity and relname = any (${ofStaff}) order by relname`)
  expect(tables.map(table => table.name)).toEqual(ofStaff)
  const [one, another] = [await newStaff(api, { [a.id]: 'owner' }), await newStaff(api, { [a.id]: 'owner' })]
  const asOne = api.db.withStaff(one.id, new Date())
  expect(await asOne.query(sql`select id from staff`)).toEqual([{ id: one.id }])
  expect(await asOne.query(sql`select distinct staff_id from staff_sessions`)).toEqual([{ staff_id: one.id }])
  expect(await asOne.query(sql`update staff set name = 'x' where id = ${another.id} returning id`)).toEqual([])
  await expect(asOne.query(sql`update staff set is_operator = true`)).rejects.toThrow(/permission denied/)
  for (const tenant of [api.db.withTenant(a.id, new Date()), api.db.withoutTenant(new Date())])
    for (const name of ofStaff.filter(table => table !== 'staff_links'))
      expect(await tenant.query(sql`select from ${raw(name)}`)).toEqual([])
})

test('foreign keys include the shop', async () => {
  const crossing = await asOwner<{ name: string }>(sql`
    select conname as name from pg_constraint
    where contype = 'f' and connamespace = 'public'::regnamespace
      and (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) <> 'shop_id'
      and confrelid <> 'staff'::regclass`)
  expect(crossing).toEqual([])
})

test('no sequence is shared between shops', async () => {
  expect(await asOwner(sql`select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`)).toEqual([])
})

test('views have the rights of their reader, and security definer functions are the known few', async () => {
  const views = await asOwner(sql`
    select relname from pg_class where relkind = 'v' and relnamespace = 'public'::regnamespace
      and not coalesce('security_invoker=true' = any (reloptions), false)`)
  expect(views).toEqual([])
  const definers = await asOwner<{ proname: string }>(sql`
    select proname from pg_proc where prosecdef and pronamespace = 'public'::regnamespace order by proname`)
  const callable = [
    'similar_symbols',
    'search_products',
    'search_products_by_synonyms',
    'code_matches',
    'find_shop_by_host',
    'find_host_claims',
    'is_near_host_of_another',
  ]
  const signingIn = ['find_staff_by_email', 'find_staff_session', 'find_api_key', 'find_staff_link', 'consume_staff_link']
  const byPasskey = ['open_sign_in_challenge', 'find_staff_passkey']
  const ofPeople = ['shops_of_staff', 'staff_of_shop', 'reset_second_factor', 'find_staff_invitation', 'accept_staff_invitation']
  const recorded = [
    'customer_change',
    'list_price_change',
    'listed_products',
    'price_list_change',
    'product_change',
    'search_change',
    'shop_change',
    'updated_gifts',
    'updated_products',
  ]
  const ofStock = ['apply_stock_movements', 'record_imported_stock', 'record_initial_stock']
  const ofHistory = ['record_history', 'record_change_set', 'record_partial_undo', 'erase_history', 'record_erasure']
  const ofSlugs = ['record_former_slug', 'free_taken_slugs', 'delete_former_slugs']
  const reindexed = [
    'assigned_values',
    'inserted_products',
    'products_of_brands',
    'products_of_categories',
    'reassigned_values',
    'renamed_values',
    'updated_products',
  ]
  const ofChanges = [...recorded.map(name => `record_${name}`), ...reindexed.map(name => `reindex_${name}`), 'notify_changes']
  const triggers = [...ofChanges, ...ofStock, ...ofHistory, ...ofSlugs, 'delete_search_words']
  expect(definers.map(row => row.proname)).toEqual([...callable, ...signingIn, ...byPasskey, ...ofPeople, ...triggers].sort())
})

test('requests run as a role that owns nothing, is no superuser and cannot bypass policies', async () => {
  await api.db.withTenant(a.id, new Date()).transaction(async tx => {
    const role = await tx.maybeOne(sql`
      select current_user::text as name, rolsuper, rolbypassrls, rolcreatedb, rolcreaterole,
        exists (select from pg_class where relowner = pg_roles.oid) as owns
      from pg_roles where rolname = current_user`)
    const name = api.db.kind === 'embedded' ? appRole : expect.stringMatching(/^stragan_request_\d+$/)
    expect(role).toEqual({ name, rolsuper: false, rolbypassrls: false, rolcreatedb: false, rolcreaterole: false, owns: false })
  })
})

test.each([
  ['bypassrls', 'may bypass row-level security'],
  ['superuser', 'is a superuser'],
])('migrate refuses a role with %s', async (right, reason) => {
  // Roles belong to the whole server: after the rollback other tests on it are not affected.
  const attempt = api.db.asOwner(new Date()).transaction(async tx => {
    await tx.run(`alter role ${appRole} ${right}`)
    await assertRoleIsBound(tx)
  })
  await expect(attempt).rejects.toThrow(reason)
})

test('without a tenant no row of any table is visible, and none can be written', async () => {
  const tables = await asOwner<{ name: string }>(sql`
    select table_name as name from information_schema.columns
    where table_schema = 'public' and column_name = 'shop_id'`)
  for (const { name } of tables) {
    const count = await api.db.withoutTenant(new Date()).maybeOne<{ n: number }>(sql`select count(*)::int as n from ${raw(name)}`)
    expect([name, count?.n]).toEqual([name, 0])
  }
  await expect(
    api.db.withoutTenant(new Date()).query(sql`insert into brands (shop_id, id, name, slug) values (701, 1, 'x', 'x')`),
  ).rejects.toThrow(/row-level security/)
})

test('a tenant can neither see nor write the rows of another', async () => {
  await api.db.withTenant(a.id, new Date()).transaction(async tx => {
    expect(await tx.query(sql`select distinct shop_id from products`)).toEqual([{ shop_id: a.id }])
    expect(await tx.query(sql`update products set price_net = 1 where shop_id = ${b.id} returning id`)).toEqual([])
  })
  await expect(
    api.db.withTenant(a.id, new Date()).query(sql`insert into brands (shop_id, id, name, slug) values (${b.id}, 9, 'x', 'x')`),
  ).rejects.toThrow(/row-level security/)
})

test('a view with parameters shows a tenant nothing of another, whichever shop it is given', async () => {
  const counted = (shop: number) =>
    api.db.withTenant(a.id, new Date()).one(sql`
      select (select count(*)::int from product_cards(${shop}, null, 'en', 'en')) as cards,
        (select count(*)::int from sold_variants(${shop}, null, 'en', 'en')) as variants`)
  expect(await counted(a.id)).toEqual({ cards: 2, variants: 2 })
  expect(await counted(b.id)).toEqual({ cards: 0, variants: 0 })
})

test('role, shop and clock are reset after a transaction', async () => {
  await api.db.withTenant(a.id, new Date()).query(sql`select 1`)
  await api.db
    .withTenant(a.id, new Date())
    .transaction(() => Promise.reject(new Error('broken')))
    .catch(() => {})
  const left = await api.db
    .withoutTenant(new Date())
    .maybeOne(sql`select current_setting('app.shop_id', true) as shop, pg_has_role(${appRole}, 'usage') as is_request,
    (select count(*)::int from products) as products`)
  expect(left).toEqual({ shop: '', is_request: true, products: 0 })
})

/** Every call with a path parameter, once for each id of shop A that fits it. */
const keysOfA: Record<string, (string | number)[]> = {
  '/categories/{id}': [a.first, 'category-701'],
  '/brands/{id}': [a.first, 'brand-701'],
  '/pages/{key}': ['only-a'],
  '/news/{slug}': ['only-a'],
  '/careers/{id}': [a.first],
  '/gifts/{id}': [a.first],
}
const productKeys = [a.first, a.first + 1, `product-${a.first}-of-701`]
const withParameters = Object.values(calls)
  .flatMap((feature): Call[] => Object.values(feature))
  .filter(call => call.params && (!call.session || call.session === 'personalised') && !call.path.startsWith('/configuration/'))

test.each(withParameters.map(call => [call.method, call.path] as const))(
  '%s %s never returns data of shop A under the origin of shop B',
  async (method, path) => {
    for (const key of keysOfA[path] ?? productKeys) {
      const ask = (origin: string) =>
        api.app.request(apiPrefix + path.replace(/\{\w+\}/, String(key)), {
          method,
          headers: { 'shop-origin': origin, 'accept-language': 'en-US' },
        })
      expect((await ask('a.test')).status).toBe(200)
      const answer = await ask('b.test')
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toMatch(/701/)
    }
  },
)

test.each(['/products', '/category_tree', '/brands', '/products?q=product', '/search/suggestions?q=product'])(
  '%s lists the data of its shop only',
  async path => {
    const { body } = await api.get(path, { origin: 'b.test' })
    const text = JSON.stringify(body)
    expect(text).toContain('702')
    expect(text).not.toContain('701')
  },
)

test('symbols of shop A mean nothing in shop B, and are not suggested there', async () => {
  const ask = (origin: string, symbol: string) => request(api, origin, 'POST', '/products/by_symbols', { lines: [{ symbol, items: 1 }] })
  for (const symbol of [`P${a.first}`, `P${a.first}X`]) {
    expect(JSON.stringify((await ask(a.host, symbol)).body)).toContain(`Product ${a.first}`)
    const answer = JSON.stringify((await ask(b.host, symbol)).body.lines[0])
    expect(answer).toContain('symbol_unknown')
    expect(answer).not.toMatch(/Product 701/)
  }
})

test('a filter by an id of another shop finds nothing', async () => {
  expect((await api.get(`/products?brand=${a.first}`, { origin: 'b.test' })).body.total).toBe(0)
  expect((await api.get(`/products?category=${a.first}`, { origin: 'b.test' })).status).toBe(404)
})

test('a session of shop A is nobody’s in shop B, whatever it asks', async () => {
  const { tokens } = await openVisitor(api, a.host)
  const otherVisitor = (await openVisitor(api, b.host)).as(tokens.access_token)
  const personal = Object.values(calls)
    .flatMap((feature): Call[] => Object.values(feature))
    .filter(call => call.session === 'required' || call.session === 'customer')
  expect(personal.length).toBeGreaterThan(20)
  for (const { method, path, body } of personal) {
    const answer = await api.app.request(apiPrefix + path.replace(/\{\w+\}/g, exampleId[path] ?? '1'), {
      method,
      headers: { 'shop-origin': b.host, authorization: `Bearer ${tokens.access_token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(exampleBody[path]) }),
    })
    expect([method, path, answer.status]).toEqual([method, path, 401])
  }
  expect((await otherVisitor.get('/cart')).status).toBe(401)
})

test('products, codes, gifts and methods of shop A cannot be put into a cart of shop B', async () => {
  await asOwner(
    sql`insert into discount_codes (shop_id, id, code, discount_type, value) values (${a.id}, ${a.first}, 'ONLYA', 'fixed', 100)`,
  )
  await asOwner(sql`
    insert into configuration (shop_id, scope, id, position, entry)
    select ${a.id}, scope, ${a.first}, 1, '{"code": "x", "name": "Only 701", "description": "", "price_net": 1, "vat_tax_percent": 23, "free_from_net": null, "max_weight": null}'
    from unnest(array['delivery', 'payment']) scope`)
  const tries = [
    (v: TestVisitor) => v.post('/cart/cart_items', { cart_item: { product_id: a.first, items: 1 } }),
    (v: TestVisitor) => v.put(`/cart/cart_items/set_by_product/${a.first}`, { cart_item: { items: 1 } }),
    (v: TestVisitor) => v.delete(`/cart/cart_items/remove_by_product/${a.first}`),
    (v: TestVisitor) => v.post('/cart/check_discount_code', { cart: { discount_code: 'ONLYA' } }),
    (v: TestVisitor) => v.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: a.first } }),
    (v: TestVisitor) => v.put('/cart/set_payment', { cart: { component_payment_method_id: a.first } }),
    (v: TestVisitor) => v.put('/cart/set_reward_regulations_accepted', { cart: { reward_regulations_accepted: true } }),
    (v: TestVisitor) => v.put('/cart/select_gift', { cart: { gift_id: a.first } }),
  ]
  const [own, otherVisitor] = [await openVisitor(api, a.host), await openVisitor(api, b.host)]
  for (const attempt of tries) expect((await attempt(own)).status).toBe(200)
  for (const attempt of tries.filter((_, i) => i !== 6)) {
    const { status, body } = await attempt(otherVisitor)
    expect([404, 422]).toContain(status)
    expect(JSON.stringify(body)).not.toContain('701')
  }
  expect(JSON.stringify((await otherVisitor.get('/cart')).body)).not.toContain('701')
})
