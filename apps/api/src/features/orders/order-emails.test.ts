import type { Language } from '@stragan/contract'
import { formatAccountNumber } from '@stragan/contract/formats'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { toolTheme } from '../../../../../demo/themes.ts'
import { buyer } from '../../../test/buyer.ts'
import { addProduct } from '../../../test/fixtures.ts'
import { addOrderableShop, readyShopper, shopConfiguration } from '../../../test/shopper.ts'
import { openTestApi, shopCtx, type TestApi } from '../../../test/test-api.ts'
import { sql } from '../../platform/database.ts'
import { saveEntries } from '../configuration/configuration.ts'
import { orderConfirmation, orderConfirmed, orderNoticeWith } from './order-emails.ts'
import { orderCancelledEmail } from './unpaid-order-emails.ts'

const start = new Date('2027-03-01T22:30:00Z')
const shop = { id: 830, host: 'emails.test', first: 8_300_001 }
const product = shop.first + 1
const account = { account: 'PL61109010140000071219812874', recipient: 'Sklep Testowy' }

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ clock: () => start })
  await addOrderableShop(api, shop, start)
  await addProduct(api.db, { shopId: shop.id, id: product, priceNet: 123_456, first: shop.first, items: 1000 }, start)
  await asOwner(sql`
    update configuration set entry = jsonb_set(entry, '{theme}', ${JSON.stringify(toolTheme)}::jsonb)
    where shop_id = ${shop.id} and scope = 'shop'`)
  await asOwner(sql`insert into discount_codes (shop_id, id, code, discount_type, value) values (${shop.id}, 1, 'TEN', 'percentage', 1000)`)
})
afterAll(() => api.close())

const asOwner = (statement: ReturnType<typeof sql>) => api.db.asOwner(start).query(statement)

const ctxIn = (language: Language) => shopCtx(api, shop.id, start, language)

/** Places an order of quantity 2 and renders its emails; `change` updates its row before. */
async function ordered(language: Language, given: { more?: object; code?: string; change?: ReturnType<typeof sql> } = {}) {
  const visitor = await readyShopper(api, shop.host, [[product, 2]])
  if (given.code) await visitor.post('/cart/check_discount_code', { cart: { discount_code: given.code } })
  const order = { ...buyer, ...given.more }
  const { status, body } = await visitor.post('/orders', { order }, { headers: { 'accept-language': language } })
  expect([status, body.error]).toEqual([200, undefined])
  if (given.change) await asOwner(sql`update orders set ${given.change} where shop_id = ${shop.id} and uid = ${body.uid}`)
  const [confirmation, notice] = [
    await orderConfirmation(ctxIn(language), body),
    await orderNoticeWith('https://office.test')(ctxIn('en'), body),
  ]
  return { body, confirmation, notice }
}

/** As it is read: without markup, entities and non-breaking spaces. */
const read = (html: string) =>
  html
    .replace(/^.*<\/head>|<[^>]*>/gs, ' ')
    .replace(/&#39;|&quot;/g, '"')
    .replace(/\s+/g, ' ')
const plain = (text: string) => text.replace(/\s+/g, ' ')

test.each([
  [
    'pl',
    'Otrzymaliśmy zamówienie %',
    '/pl/zamowienie/',
    'Dziękujemy za zamówienie',
    '2 sztuki × 1 234,56 zł netto',
    '1 marca 2027 o godz. 23:30',
    '2 752,32 zł',
  ],
  [
    'en',
    'Order % received',
    '/en/order/',
    'Thank you for your order',
    '2 pieces × PLN 1,234.56 net',
    '1 March 2027 at 23:30',
    'PLN 2,752.32',
  ],
] as const)('a confirmation in %s has lines, amounts, dates and links in its language', async (language, subject, path, ...words) => {
  const { body, confirmation } = await ordered(language, { more: { customer_order_number: 'PO/7' }, code: 'TEN' })
  expect(body.total_gross).toBe(2752.32)
  expect(confirmation).toMatchObject({ from: { name: 'Shop 830', address: 'shop@emails.test' }, host: 'emails.test' })
  expect(confirmation.subject).toBe(`${subject.replace('%', body.number)} | Shop 830`)
  const link = `https://emails.test${path}${body.uid}`
  expect(confirmation.html).toContain(`href="${link}"`)
  expect(confirmation.text).toContain(`\n${link}\n`)
  const same = [
    'PL61 1090 1014 0000 0712 1981 2874',
    `P${product}`,
    'TEN',
    'PO/7',
    'Prosta 1',
    buyer.email,
    '2026-09-01',
    'shop@emails.test',
  ]
  for (const word of [...words, ...same, body.number])
    for (const said of [read(confirmation.html), plain(confirmation.text)]) expect(said).toContain(word)
  if (language === 'pl') expect(confirmation.text).toContain('2\u00a0752,32\u00a0zł')
})

test('the totals of an email are those of the order', async () => {
  const { body, confirmation } = await ordered('en', { code: 'TEN' })
  const { totals } = (await api.get(`/orders/${body.uid}`, { origin: shop.host })).body
  const figures = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2 })
  const row = (name: string, ...amounts: number[]) =>
    `${name} ${amounts.map(amount => `PLN ${figures.format(amount)}`).join(' ')}`.replaceAll('PLN -', '−PLN ')
  const text = plain(confirmation.text)
  expect(text).toContain(row('Products', totals.products_net, totals.products_gross))
  expect(text).toContain(row('Discount, code TEN', -totals.discount_net, -totals.discount_gross))
  expect(text).toContain(row('Delivery: Name', totals.delivery_net, totals.delivery_gross))
  expect(text).toContain(row('Total', totals.total_net, totals.total_gross))
  const [vat] = totals.vat
  expect(text).toContain(
    `23% ${[vat.net, vat.gross - vat.net, vat.gross].map(amount => figures.format(Math.round(amount * 100) / 100)).join(' ')}`,
  )
})

test('input of a buyer is never markup, a header or a terminal escape sequence', async () => {
  const evil = '<script>alert(1)</script>'
  const more = {
    billing_address: { ...buyer.billing_address, first_name: evil, company: '"><img src=x onerror=y>' },
    note: `${evil}\r\nBcc: a@b.example\u001b[31m\u202e`,
    customer_order_number: evil,
  }
  const { confirmation, notice } = await ordered('en', { more })
  for (const { html, text, subject } of [confirmation, notice]) {
    expect(html).not.toMatch(/<script|<img/)
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(text).toContain(evil)
    expect(text).toContain('> Bcc: a@b. example')
    expect(html + text).not.toMatch(/(?!\n)\p{Cc}|\u202e/u)
    expect(subject).not.toMatch(/[\r\n]/)
  }
})

const paidBy = (code: string, more: object = {}) =>
  sql`payment = ${JSON.stringify({ code, name: 'Way', account: null, recipient: null, days: null, ...more })}::jsonb`

test.each([
  ['by transfer', paidBy('bank_transfer', account), true, ['Zrób przelew', 'Tytuł przelewu', 'Sklep Testowy']],
  ['on delivery', paidBy('cash_on_delivery'), false, ['Zapłacisz przy odbiorze']],
  ['by deferred invoice', paidBy('deferred_invoice', { days: 14 }), false, ['Opłać fakturę', '15 marca 2027']],
  ['online', paidBy('stripe'), false, ['Zamówienie możesz opłacić na jego stronie', 'Przejdź do płatności']],
  ['in a way of its own', paidBy('barter'), false, ['Dane do płatności prześlemy']],
  ['already', sql`is_paid = true`, false, ['Zamówienie jest opłacone']],
  ['never, being a test', sql`is_test = true`, true, ['To jest zamówienie testowe']],
  ['no more, being cancelled', sql`status = 'cancelled'`, false, ['Zamówienie zostało w międzyczasie anulowane']],
])('the confirmation of an order paid %s has its payment instructions', async (_, change, namesAccount, words) => {
  const { confirmation } = await ordered('pl', { change })
  for (const said of [read(confirmation.html), plain(confirmation.text)]) {
    for (const word of words) expect(said).toContain(word)
    expect(said.includes('Numer konta')).toBe(namesAccount)
  }
})

test('an invoice is due so many days after the day of the order, also where summer time begins meanwhile', async () => {
  // Half past eleven in the evening in Warsaw, eight days before the clocks change.
  const change = sql`created_at = '2027-03-20T22:30:00Z', ${paidBy('deferred_invoice', { days: 14 })}`
  const { body, confirmation } = await ordered('pl', { change })
  expect(plain(confirmation.text)).toContain('Termin płatności 3 kwietnia 2027')
  const { payment } = (await api.get(`/orders/${body.uid}`, { origin: shop.host })).body
  expect(payment.due_at).toBe('2027-04-03T21:30:00.000Z')
})

const promise = { order_by_day: '2027-03-02', order_by_time: '14:00', from: '2027-03-03', to: '2027-03-04', collected: false }
const promisedBy = (order_by: string) => sql`delivery = delivery || ${JSON.stringify({ promise: { ...promise, order_by } })}::jsonb`
const [ahead, past] = [promisedBy('2027-03-02T13:00:00.000Z'), promisedBy('2027-03-01T13:00:00.000Z')]

test.each([
  ['whose transfer is awaited', ahead, 'od środy 3 do czwartku 4 marca, jeśli otrzymamy wpłatę we wtorek 2 marca do 14:00'],
  ['paid on delivery', sql`${ahead}, ${paidBy('cash_on_delivery')}, payment_expires_at = null`, 'od środy 3 do czwartku 4 marca'],
  ['whose transfer is late', past, null],
  ['cancelled meanwhile', sql`${ahead}, status = 'cancelled'`, null],
])('the emails about an order %s promise the delivery', async (_, change, dates) => {
  const { body, confirmation } = await ordered('pl', { change })
  for (const { html, text } of [confirmation, await orderConfirmed(ctxIn('pl'), body)])
    for (const said of [read(html), plain(text)]) {
      if (dates) expect(said).toContain(`Dostawa ${dates}`)
      else expect(said).not.toContain('czwartku 4')
    }
})

test('what a buyer copies into a bank form has ordinary spaces', async () => {
  const firm = { ...account, recipient: 'Firma sp. z o.o.' }
  const { confirmation } = await ordered('pl', { change: paidBy('bank_transfer', firm) })
  for (const text of [firm.recipient, formatAccountNumber(firm.account)]) expect(confirmation.html).toContain(`>${text}<`)
})

test('a notice to the shop has buyer and lines, in the shop’s language', async () => {
  const { body, notice } = await ordered('pl', { more: { note: 'Ring twice' } })
  expect(notice.subject).toMatch(new RegExp(`^New order ${body.number}, PLN 3,\\d{3}\\.\\d\\d \\| Shop 830$`))
  for (const word of [
    'Jan Kowalski',
    buyer.email,
    buyer.phone,
    'Prosta 1',
    '> Ring twice',
    `P${product}`,
    'Polish',
    `https://office.test/shop-830/orders/${body.uid}`,
  ])
    expect(notice.text).toContain(word)
  const withoutOffice = await orderNoticeWith('')(ctxIn('en'), body)
  expect(withoutOffice.text).toContain(`https://emails.test/pl/zamowienie/${body.uid}`)
})

test('plain text has lines of 72 characters at most, except links', async () => {
  const url = `https://example.com/${'a'.repeat(80)}`
  const more = { note: `${'word '.repeat(40)}\n${'x'.repeat(150)}\n${url}`, customer_order_number: 'y'.repeat(60) }
  const { confirmation, notice } = await ordered('pl', { more })
  for (const { text } of [confirmation, notice])
    expect(text.split('\n').filter(line => line.length > 72 && !/https?:\/\/\S+$/.test(line))).toEqual([])
})

test('input of a buyer is never a link in any email about the order, and names are shortened', async () => {
  const link = 'https://evil.example/x www.evil.example evil.example thief@evil.example'
  const more = {
    billing_address: {
      ...buyer.billing_address,
      first_name: `evil.example ${'n'.repeat(80)}`,
      last_name: 'https://evil.example',
      company: link,
      street: link,
      city: 'www.evil.example',
    },
    delivery_address: { ...buyer.billing_address, first_name: 'evil.example', street: link },
    note: `${link}\n${'w'.repeat(1900)}`,
    customer_order_number: 'www.evil.example',
  }
  const { body, confirmation, notice } = await ordered('en', { more })
  const emails = [confirmation, notice, await orderConfirmed(ctxIn('en'), body), await orderCancelledEmail(ctxIn('en'), body)]
  for (const { html, text, subject } of emails)
    for (const said of [html, text, subject]) expect(said).not.toMatch(/evil\.example|:\/\/evil|n{50}/)
  const longest = (text: string) => text.replace(/\s|>/g, '').match(/w{400,}/)?.[0].length ?? 0
  expect([longest(confirmation.text) < 500, longest(notice.text)]).toEqual([true, 1900])
})

test('HTML loads nothing external and has dark colours', async () => {
  const { html } = (await ordered('pl')).confirmation
  expect(html).not.toMatch(/<(img|link|script|iframe)|url\(|@import/)
  expect(html).toContain('<meta name="color-scheme" content="light dark">')
  for (const colour of [toolTheme.light.accent, toolTheme.dark.accent]) expect(html).toContain(colour)
})

test.each([
  ['pl', 'Potwierdzamy zamówienie', 'umowa sprzedaży została zawarta', '/pl/regulamin'],
  ['en', 'Order', 'the contract of sale is concluded', '/en/regulations'],
] as const)('the email about a confirmed order in %s concludes the contract, with its terms', async (language, subject, words, terms) => {
  const { body } = await ordered(language)
  const email = await orderConfirmed(ctxIn(language), body)
  expect(email.subject).toContain(subject)
  expect(plain(email.text)).toContain(words)
  for (const part of [email.text, email.html]) expect(part).toContain(`https://emails.test${terms}`)
})

test('replies to a notice go to the buyer, replies to a confirmation to the shop', async () => {
  const { confirmation, notice } = await ordered('en')
  expect([confirmation.replyTo, notice.replyTo]).toEqual([undefined, buyer.email])
})

test('an email links to the withdrawal form unless the order is cancelled', async () => {
  const { body, confirmation } = await ordered('pl')
  const link = `/pl/zamowienie/${body.uid}/odstapienie`
  for (const text of [confirmation.text, (await orderConfirmed(ctxIn('pl'), body)).text]) {
    expect(text).toContain('Odstąp od umowy tutaj')
    expect(text).toContain(link)
  }
  const cancelled = await ordered('pl', { change: sql`status = 'cancelled'` })
  expect(cancelled.confirmation.text).not.toContain('/odstapienie')
})

test('the email of a shop that sells only to companies has no right of withdrawal', async () => {
  const sellTo = (sells_to: string) =>
    api.db.asOwner(start).transaction(async tx => {
      await tx.query(sql`delete from configuration where shop_id = ${shop.id} and scope = 'shop_configuration'`)
      await saveEntries(tx, shop.id, 'shop_configuration', [{ ...shopConfiguration, sells_to }])
    })
  for (const [buyers, isInformed] of [
    ['everyone', true],
    ['companies', false],
  ] as const) {
    await sellTo(buyers)
    const { confirmation } = await ordered('pl')
    for (const said of [read(confirmation.html), plain(confirmation.text)])
      expect([buyers, /odstąp/i.test(said)]).toEqual([buyers, isInformed])
  }
  await sellTo('everyone')
})
