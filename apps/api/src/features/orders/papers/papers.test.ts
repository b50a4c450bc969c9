import { isPdf } from '@stragan/contract'
import { adminPrefix, type Paper } from '@stragan/contract/admin'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { buyer } from '../../../../test/buyer.ts'
import { fromElsewhere } from '../../../../test/customer.ts'
import { addProduct } from '../../../../test/fixtures.ts'
import { textsOfPdf } from '../../../../test/pdf-text.ts'
import { addOrderableShop, readyShopper } from '../../../../test/shopper.ts'
import { newStaff, type StaffMember } from '../../../../test/staff.ts'
import { openTestApi, type TestApi } from '../../../../test/test-api.ts'
import { failure } from '../../../../test/visitor.ts'
import { sql } from '../../../platform/database.ts'

const start = new Date('2027-03-01T12:00:00Z')
const shopId = 958
const origin = 'papers.test'
const first = 9_580_001
const path = `/shops/shop-${shopId}`

let api: TestApi
let packer: StaffMember
beforeAll(async () => {
  api = await openTestApi({ clock: () => start })
  await addOrderableShop(api, { id: shopId, host: origin, first }, start)
  await addProduct(api.db, { shopId, id: first, priceNet: 1000, first, items: 10_000 }, start)
  await addProduct(api.db, { shopId, id: first + 1, priceNet: 250, first, items: 10_000 }, start)
  await asOwner(sql`update variants set ean = '5900000000015' where shop_id = ${shopId} and id = ${first + 1}`)
  packer = await newStaff(api, { [shopId]: 'warehouse' })
})
afterAll(() => api.close())
beforeEach(() => asOwner(sql`delete from orders where shop_id = ${shopId}`))

const asOwner = <Row>(statement: ReturnType<typeof sql>) => api.db.asOwner(start).query<Row>(statement)
async function placed(lines: readonly (readonly [number, number])[], more: object = {}): Promise<{ uid: string; number: string }> {
  const shopper = await readyShopper(api, origin, lines)
  const { status, body } = await shopper.order({ ...buyer, ...more })
  expect(status).toBe(200)
  return body
}
const read = async (of: string): Promise<Paper> => (await packer.get(`${path}/${of}`)).body

/** The texts of a PDF, with the headers of its response. */
async function pdf(of: string) {
  const headers = { ...fromElsewhere(), authorization: `Bearer ${packer.token}` }
  const response = await api.app.request(`${adminPrefix}${path}/${of}`, { headers })
  expect(response.status).toBe(200)
  const bytes = Buffer.from(await response.arrayBuffer())
  expect(isPdf(bytes)).toBe(true)
  return { headers: response.headers, texts: textsOfPdf(bytes).map(text => text.replaceAll('\u00a0', ' ').trim()) }
}
const after = (texts: string[], text: string, count: number) => texts.slice(texts.indexOf(text) + 1, texts.indexOf(text) + 1 + count)

const delivery_address = {
  ...{ first_name: 'Zażółć', last_name: 'Gęślą', street: 'Jaźń 7', postal_code: '30-001', city: 'Łódź', country: 'PL' },
}

test('a packing slip has lines with EAN, address and note in the language of the order, and no price', async () => {
  const { uid, number } = await placed(
    [
      [first, 2],
      [first + 1, 7],
    ],
    { delivery_address, note: 'Leave it\nat the gate', customer_order_number: 'PO-7' },
  )
  const { texts, headers } = await pdf(`orders/${uid}/packing_slip.pdf`)
  expect(
    Object.fromEntries(['content-type', 'content-disposition', 'x-content-type-options', 'cache-control'].map(h => [h, headers.get(h)])),
  ).toEqual({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="packing-slip-${number}.pdf"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, no-store',
  })
  expect(texts).toContain(`Packing slip ${number}`)
  expect(after(texts, `P${first + 1}`, 3)).toEqual(['5900000000015', `Product ${first + 1}`, '7 pcs'])
  for (const part of ['Zażółć Gęślą', 'Jaźń 7', '30-001 Łódź', 'Phone +48 600 100 200', 'PO-7', 'Leave it', 'at the gate', '1 / 1'])
    expect(texts).toContain(part)
  expect(texts.join(' ')).not.toMatch(/10\.00|2\.50|VAT|PLN|Kowalski/)
  const polish = await pdf(`orders/${uid}/packing_slip.pdf?language=pl`)
  expect(polish.headers.get('content-disposition')).toContain(`lista-pakowa-${number}.pdf`)
  for (const part of [`Lista pakowa ${number}`, `Produkt ${first}`, '2 szt.', 'Adres dostawy', 'Uwagi kupującego'])
    expect(polish.texts).toContain(part)
})

test('a confirmation has prices and totals that add up, seller and payment; before the order is confirmed it does not call itself one', async () => {
  const { uid, number } = await placed([[first, 3]], { language: 'pl' })
  expect(await read(`orders/${uid}/confirmation?language=en`)).toMatchObject({
    title: `Order ${number}`,
    warnings: ['This order is not confirmed yet: no contract has been concluded.'],
  })
  await asOwner(sql`insert into order_events (shop_id, order_uid, position, status) values (${shopId}, ${uid}, 2, 'confirmed')`)
  const { texts } = await pdf(`orders/${uid}/confirmation.pdf?language=en`)
  expect(texts).toContain(`Order confirmation ${number}`)
  expect(after(texts, `Product ${first}`, 6)).toEqual([`P${first}`, '3 pcs', '10.00', '23%', '30.00', '36.90'])
  expect(after(texts, 'Delivery: Name', 2)).toEqual(['15.45', '19.00'])
  expect(after(texts, 'Total in PLN', 2)).toEqual(['45.45', '55.90'])
  expect(after(texts, 'VAT by rate', 8)).toEqual(['Rate', 'Net', 'VAT', 'Incl. VAT', '23%', '45.45', '10.45', '55.90'])
  for (const part of [`shop@${origin}`, 'Jan Kowalski', `Payment reference ${number}`, 'Not paid yet']) expect(texts).toContain(part)
  await asOwner(sql`update orders set status = 'cancelled', is_test = true, is_paid = true where uid = ${uid}`)
  const cancelled = await read(`orders/${uid}/confirmation?language=pl`)
  expect(cancelled.warnings).toEqual(['Zamówienie testowe: nie należy go realizować.', 'To zamówienie zostało anulowane.'])
  const payment = ({ facts }: Paper) => facts.find(({ name }) => name === 'Płatność')?.lines
  expect(payment(cancelled)).toEqual(['Nazwa', 'Opłacone'])
  for (const isPaid of [true, false]) {
    await asOwner(sql`update orders set total_gross = 0, is_paid = ${isPaid} where uid = ${uid}`)
    expect(payment(await read(`orders/${uid}/confirmation?language=pl`))).toEqual(['Nazwa', 'Nic do zapłaty'])
  }
})

test('an order in cash is paid once it was delivered, on its confirmation and for its buyer, and has nothing to collect', async () => {
  const { uid } = await placed([[first, 3]], {})
  const linesOf = async (paper: string, name: string) =>
    (await read(`orders/${uid}/${paper}?language=en`)).facts.find((fact: { name: string }) => fact.name === name)?.lines
  for (const [status, collected] of [
    ['sent', false],
    ['delivered', true],
  ] as const) {
    await asOwner(sql`update orders set status = ${status}, payment = payment || '{"code": "cash_on_delivery"}' where uid = ${uid}`)
    expect((await packer.get(`${path}/orders/${uid}`)).body.payment).toMatchObject({ paid: false, collected })
    expect((await linesOf('confirmation', 'Payment'))?.[1]).toBe(collected ? 'Paid' : 'Not paid yet')
    expect(await linesOf('packing_slip', 'To be collected from the recipient')).toEqual(collected ? undefined : [expect.any(String)])
  }
})

test('a pick list sums each variant, says which order needs how many, and leaves out what has left', async () => {
  const [one, two, gone] = [
    await placed([[first, 2]]),
    await placed([
      [first, 1],
      [first + 1, 5],
    ]),
    await placed([[first, 9]]),
  ]
  await asOwner(sql`update orders set status = 'sent' where uid = ${gone.uid}`)
  await asOwner(sql`
    insert into gifts (shop_id, id, position, name, min_order_value, stock_on_hand, is_active)
    values (${shopId}, 1, 1, '{"en": "Mug", "pl": "Kubek"}', 0, 3, true) on conflict do nothing`)
  await asOwner(sql`update orders set gift_id = 1, gift = '{"name": "Mug"}' where uid = ${two.uid}`)
  const query = [two, one, gone, two].map(({ uid }) => `uid=${uid}`).join('&')
  const paper = await read(`pick_list?${query}`)
  expect(paper.warnings).toEqual([`Not picked because already sent, delivered or cancelled: ${gone.number}`])
  const cells = (table: number) => paper.tables[table]?.rows.map(row => row.cells.map(cell => cell.join(' | ').replaceAll('\u00a0', ' ')))
  expect(cells(0)).toEqual([
    ['', `P${first}`, `Product ${first}`, '3 pcs', `${one.number}: 2 pcs, ${two.number}: 1 pc`],
    ['', `P${first + 1} | 5900000000015`, `Product ${first + 1}`, '5 pcs', `${two.number}: 5 pcs`],
    ['', 'Gift', 'Mug', '1 pc', `${two.number}: 1 pc`],
  ])
  expect(cells(1)).toEqual([
    ['', one.number, 'Jan Kowalski', 'Name', '1'],
    ['', two.number, 'Jan Kowalski', 'Name', '2'],
  ])
  const { texts, headers } = await pdf(`pick_list.pdf?language=pl&${query}`)
  expect(headers.get('content-disposition')).toContain('lista-kompletacji-2027-03-01.pdf')
  expect(after(texts, `P${first}`, 2)).toEqual([`Produkt ${first}`, '3 szt.'])
  expect(texts).toContain('Kubek')
  expect(after(texts, 'Jan Kowalski', 1)).toEqual(['Nazwa'])
  expect(paper.orders).toEqual(expect.arrayContaining([one, two, gone].map(({ uid, number }) => ({ uid, number }))))
  expect((await read(`pick_list?uid=${gone.uid}`)).tables).toEqual([])
})

test('what was sold under a symbol comes in the order of its numbers', async () => {
  await addProduct(api.db, { shopId, id: first + 50, priceNet: 100, first, items: 100 }, start)
  for (const [id, symbol] of [
    [first, 'M10'],
    [first + 1, 'A'],
    [first + 50, 'M8'],
  ] as const)
    await asOwner(sql`update products set symbol = ${symbol} where shop_id = ${shopId} and id = ${id}`)
  const { uid } = await placed([
    [first, 1],
    [first + 1, 1],
    [first + 50, 1],
  ])
  const paper = await read(`pick_list?uid=${uid}`)
  expect(paper.tables[0]?.rows.map(({ cells }) => cells[1]?.[0])).toEqual(['A', 'M8', 'M10'])
  for (const id of [first, first + 1]) await asOwner(sql`update products set symbol = ${`P${id}`} where shop_id = ${shopId} and id = ${id}`)
})

test('in the PDF a name has the room that the orders beside it do not need', async () => {
  const name = 'Hexagon head screw, full thread, zinc'
  await addProduct(api.db, { shopId, id: first + 60, priceNet: 100, first, items: 100 }, start)
  await asOwner(sql`update products set name = ${JSON.stringify({ en: name })}::jsonb where shop_id = ${shopId} and id = ${first + 60}`)
  const { uid } = await placed([[first + 60, 1]])
  expect((await pdf(`pick_list.pdf?uid=${uid}`)).texts).toContain(name)
})

test('200 lines with long names break between rows, repeat the head and count the pages, while others are served', async () => {
  const product = first + 100
  const variants = Array.from({ length: 200 }, (_, i) => ({ id: product + i, tiers: [], items: 10 }))
  await addProduct(api.db, { shopId, id: product, priceNet: 100, first, variants }, start)
  const name = `${'Śruba z łbem sześciokątnym '.repeat(7)}koniec`
  await asOwner(
    sql`update products set name = ${JSON.stringify({ en: name, pl: name })}::jsonb where shop_id = ${shopId} and id = ${product}`,
  )
  const shopper = await readyShopper(api, origin, [])
  const cart_items = variants.map(({ id }) => ({ product_id: product, product_variant_id: id, items: 1 }))
  await shopper.post('/cart/cart_items/bulk', { cart_items })
  await shopper.put('/cart/set_delivery', { cart: { delivery_shop_configuration_id: 1 } })
  await shopper.put('/cart/set_payment', { cart: { component_payment_method_id: 1 } })
  const { uid } = (await shopper.order({ note: `${'W'.repeat(120)}\n`.repeat(6) })).body
  for (const paper of ['confirmation', 'packing_slip'] as const) {
    let turns = 0
    const timer = setInterval(() => turns++, 5)
    const { texts } = await pdf(`orders/${uid}/${paper}.pdf?language=pl`)
    clearInterval(timer)
    expect(variants.map(({ id }) => `V${id}`).filter(symbol => !texts.includes(symbol))).toEqual([])
    expect(texts.filter(text => text.endsWith('koniec'))).toHaveLength(200)
    const pages = texts.filter(text => /^\d+ \/ \d+$/.test(text))
    expect(pages.length).toBeGreaterThan(5)
    expect(pages.at(-1)).toBe(`${pages.length} / ${pages.length}`)
    // The last page may have nothing but the VAT.
    expect([pages.length, pages.length - 1]).toContain(texts.filter(text => text === 'Produkt').length)
    // The event loop went on: in a blocked one the timer does not tick.
    expect(turns).toBeGreaterThan(5)
  }
})

test.each([
  ['orders/00000000000000000000000000000000/confirmation.pdf', 404, 'order_not_found'],
  ['orders/00000000000000000000000000000000/packing_slip', 404, 'order_not_found'],
  ['orders/x/packing_slip.pdf', 404, 'order_not_found'],
  [`pick_list?uid=${'0'.repeat(32)}`, 404, 'order_not_found'],
  ['pick_list', 400, 'invalid_query'],
  ['pick_list?uid=x', 400, 'invalid_query'],
  [`pick_list.pdf?${`uid=${'0'.repeat(32)}&`.repeat(101)}`, 400, 'invalid_query'],
  [`orders/${'0'.repeat(32)}/confirmation?language=de`, 400, 'invalid_query'],
])('%s is refused', async (of, status, code) => {
  expect(failure(await packer.get(`${path}/${of}`))).toEqual([status, code])
})
