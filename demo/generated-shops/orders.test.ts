import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '../../apps/api/src/platform/database.ts'
import { readyShopper } from '../../apps/api/test/shopper.ts'
import { newStaff, type StaffMember } from '../../apps/api/test/staff.ts'
import { expectStockToBeLedger } from '../../apps/api/test/stock-ledger.ts'
import { openTestApi, type TestApi } from '../../apps/api/test/test-api.ts'
import { generateShops } from './index.ts'

const now = new Date()
const orders = 400
let api: TestApi
let host: string
let shopId: number
let seller: StaffMember
let path: string

beforeAll(async () => {
  api = await openTestApi()
  host = await generateShops({ db: api.db, fileFolder: api.fileFolder, now, products: 30, shops: 0, each: 1, orders, seed: 3 })
  const row = await api.db.asOwner(now).one<{ shop_id: number; code: string }>(sql`
    select shop_id, code from hosts join shops using (shop_id) where host = ${host}`)
  shopId = row.shop_id
  path = `/shops/${row.code}`
  seller = await newStaff(api, { [shopId]: 'owner' })
})
afterAll(() => api.close())

test('orders are spread over three years, worked off, and numbered without a gap in each', async () => {
  const rows = await api.db.asOwner(now).query<{ number: string; status: string; days: number }>(sql`
    select number, status, extract(day from clock() - created_at)::int as days from orders where shop_id = ${shopId} order by created_at`)
  expect(rows).toHaveLength(orders)
  expect(rows[0]?.days).toBeGreaterThan(1000)
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set([...rows.map(({ status }) => status), 'delivered', 'cancelled']))
  for (const numbers of Object.values(Object.groupBy(rows, ({ number }) => number.slice(0, 4))))
    expect(numbers?.map(({ number }) => number.slice(5))).toEqual(numbers?.map((_, i) => String(i + 1).padStart(6, '0')))
  for (const { status, days } of rows) if (days > 10) expect(['delivered', 'cancelled']).toContain(status)
})

test('staff find and read a generated order as one that was placed', async () => {
  const { items } = (await seller.get(`${path}/orders?limit=50&status=delivered`)).body
  expect(items).toHaveLength(50)
  for (const { uid, number, email } of items.slice(0, 5)) {
    const { status, body } = await seller.get(`${path}/orders/${uid}`)
    expect([number, status]).toEqual([number, 200])
    const cents = (amount: number) => Math.round(amount * 100)
    const lines = body.items.reduce((sum: number, line: { line_gross: number }) => sum + cents(line.line_gross), 0)
    expect(lines + cents(body.totals.delivery_gross)).toBe(cents(body.total_gross))
    expect(body.totals.vat.reduce((sum: number, row: { gross: number }) => sum + cents(row.gross), 0)).toBe(cents(body.total_gross))
    expect(body.history.map((event: { status: string }) => event.status)).toEqual(['new', expect.stringMatching(/paid|confirmed/), 'packed', 'sent', 'delivered'])
    expect(body.payment.paid && body.shipments.length === 1).toBe(true)
    for (const q of [number, email]) expect((await seller.get(`${path}/orders?q=${encodeURIComponent(q)}`)).body.items.map((one: { uid: string }) => one.uid)).toContain(uid)
  }
})

test('the next order gets the next number, and the stock is the sum of its movements', async () => {
  const year = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Warsaw' }).format(now).slice(0, 4)
  const { last } = await api.db.asOwner(now).one<{ last: number }>(sql`
    select coalesce(max(right(number, 6)::int), 0) as last from orders where shop_id = ${shopId} and number like ${`${year}-%`}`)
  const { items } = (await api.get('/products?in_stock=1', { origin: host })).body
  const [plain] = items.filter((item: { has_variants: boolean }) => !item.has_variants)
  const { body } = await (await readyShopper(api, host, [[plain.id, 1]])).order()
  expect(body.number).toBe(`${year}-${String(last + 1).padStart(6, '0')}`)
  await expectStockToBeLedger(api.db)
})
