import { hrefTo } from '@stragan/routing'
import { test as base, createAccount, goodPassword } from './customers.ts'
import { addToCart, addWashers } from './filled-cart.ts'
import { expect } from './fixtures.ts'
import { addSessionCookies, type PlacedOrder, placeOrder } from './orders.ts'
import { ways } from './ways.ts'

const test = base.extend<{ customer: { email: string; password: string }; placed: PlacedOrder }>({
  /** A new customer with an account. */
  customer: async ({ request }, use) => {
    const customer = { email: `${crypto.randomUUID().slice(0, 13)}@example.com`, password: goodPassword }
    await createAccount({ request }, customer.email, 'en')
    await use(customer)
  },
  /** Their order, placed in this browser. */
  placed: async ({ context, request, customer, baseURL }, use) => {
    const placed = await placeOrder(request, { customer, query })
    await addSessionCookies(context, baseURL ?? '', placed)
    await use(placed)
  },
})

/** Products that no other test orders, so that their stock is stable. */
const query = 'q=SAND-DELTA93'

const words = {
  en: {
    again: 'Order again',
    order: 'Order',
    history: 'Order history',
    added: 'Added to your cart: 1 line',
    part: /^Delta sanding sheet.*, P60: 3 of 7 added; there are no more in stock\.$/,
    partAdded: 'Added to your cart: 1 line',
    none: 'Nothing was added to your cart',
    noneLeft: /: not added: there are no more in stock\.$/,
    question: (number: string) => `Order ${number} again?`,
    add: 'Add to cart',
    replace: 'Replace what is in the cart',
    keep: 'Keep the cart as it is',
  },
  pl: {
    again: 'Zamów ponownie',
    order: 'Zamówienie',
    history: 'Historia zamówień',
    added: 'Dodano do koszyka: 1 pozycja',
    part: /^Arkusz.*, P60: dodano 3 z\s7; więcej nie ma w\smagazynie\.$/,
    partAdded: 'Dodano do koszyka: 1 pozycja',
    none: 'Niczego nie dodano do koszyka',
    noneLeft: /: nie dodano: więcej nie ma w\smagazynie\.$/,
    question: (number: string) => `Ponowić zamówienie ${number}?`,
    add: 'Dodaj do koszyka',
    replace: 'Zastąp zawartość koszyka',
    keep: 'Zostaw koszyk bez zmian',
  },
} as const

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    test.slow()
    const w = words[language]

    test('opens an order from the history, and reorders it into the cart from both pages', async ({ page, placed: { order, buyer } }) => {
      const cart = hrefTo(language, 'cart')
      const notice = page.getByRole('main')
      await page.goto(hrefTo(language, 'orderHistory'))
      const row = page.getByRole('row', { name: order.number })
      await row.getByRole('button', { name: `${w.again}: ${order.number}` }).click()
      await expect(page).toHaveURL(cart)
      await expect(notice.getByText(w.added)).toBeVisible()
      await expect(page.getByRole('spinbutton')).toHaveValue('7')
      await page.goto(cart)
      await expect(notice.getByText(w.added)).toHaveCount(0)

      const { stock } = await addToCart(page, query, 1)
      await addToCart(page, query, stock - 11)
      await page.goto(hrefTo(language, 'orderHistory'))
      await row.getByRole('link', { name: order.number }).click()
      await expect(page).toHaveURL(hrefTo(language, 'accountOrder', { id: order.uid }))
      await expect(page.getByRole('heading', { level: 1, name: `${w.order} ${order.number}` })).toBeVisible()
      await expect(page.getByText(buyer.street)).toBeVisible()
      await page.getByRole('button', { name: w.again }).click()
      await expect(page).toHaveURL(cart)
      await expect(notice.getByText(w.question(order.number))).toBeVisible()
      await notice.getByRole('button', { name: w.add }).click()
      await expect(notice.getByRole('alert').getByText(w.partAdded)).toBeVisible()
      await expect(notice.getByRole('alert').getByRole('listitem')).toHaveText(w.part)
      await expect(page.getByRole('spinbutton')).toHaveValue(String(stock))

      await page.goto(hrefTo(language, 'order', { uid: order.uid }))
      await page.getByRole('button', { name: w.again }).click()
      await notice.getByRole('button', { name: w.add }).click()
      await expect(notice.getByRole('alert').getByText(w.none)).toBeVisible()
      await expect(notice.getByRole('alert').getByRole('listitem')).toHaveText(w.noneLeft)

      await page.goto(hrefTo(language, 'order', { uid: order.uid }))
      await page.getByRole('button', { name: w.again }).click()
      await notice.getByRole('link', { name: w.keep }).click()
      await expect(notice.getByText(w.question(order.number))).toHaveCount(0)
      await expect(page.getByRole('spinbutton')).toHaveValue(String(stock))

      await addWashers(page, 2)
      await page.goto(hrefTo(language, 'order', { uid: order.uid }))
      await page.getByRole('button', { name: w.again }).click()
      await expect(page.getByRole('spinbutton')).toHaveCount(2)
      await notice.getByRole('button', { name: w.replace }).click()
      await expect(notice.getByText(w.added)).toBeVisible()
      await expect(page.getByRole('spinbutton')).toHaveValue('7')
      await expect(page.getByRole('spinbutton')).toHaveCount(1)
    })
  })

test('a form submitted twice orders again once, and so does the question', async ({ page, placed: { order } }) => {
  const key = () => page.locator('form[action="/reorder"] [name=key]').first().inputValue()
  const add = async (key: string) => {
    const form = { uid: order.uid, to: hrefTo('en', 'cart'), mode: 'add', key }
    expect((await page.request.post('/reorder', { form, maxRedirects: 0 })).status()).toBe(303)
  }
  await page.goto(hrefTo('en', 'orderHistory'))
  const keyOfHistory = await key()
  for (const _ of [1, 2]) await add(keyOfHistory)
  await page.goto(hrefTo('en', 'cart'))
  await expect(page.getByRole('spinbutton')).toHaveValue('7')
  await page.goto(hrefTo('en', 'accountOrder', { id: order.uid }))
  await page.getByRole('button', { name: words.en.again }).click()
  await expect(page.getByText(words.en.question(order.number))).toBeVisible()
  const keyOfQuestion = await key()
  for (const _ of [1, 2]) await add(keyOfQuestion)
  await page.goto(hrefTo('en', 'cart'))
  await expect(page.getByRole('spinbutton')).toHaveValue('14')
  await page.goto(hrefTo('en', 'order', { uid: order.uid }))
  const keyOfOrder = await key()
  for (const _ of [1, 2]) await add(keyOfOrder)
  await page.goto(hrefTo('en', 'cart'))
  await expect(page.getByRole('spinbutton')).toHaveValue('21')
})

test('a form submitted twice with an empty cart shows the same twice, and does not ask', async ({ page, placed: { order } }) => {
  await page.goto(hrefTo('en', 'orderHistory'))
  const key = await page.locator('form[action="/reorder"] [name=key]').first().inputValue()
  const form = { uid: order.uid, to: hrefTo('en', 'orderHistory'), key }
  for (const _ of [1, 2]) expect((await page.request.post('/reorder', { form, maxRedirects: 0 })).status()).toBe(303)
  await page.goto(hrefTo('en', 'cart'))
  await expect(page.getByText(words.en.added)).toBeVisible()
  await expect(page.getByText(words.en.question(order.number))).toHaveCount(0)
  await expect(page.getByRole('spinbutton')).toHaveValue('7')
})

test('a visitor with the link can reorder once the order is unmasked', async ({ page, request }) => {
  const { order, buyer } = await placeOrder(request, { query })
  await page.goto(hrefTo('en', 'order', { uid: order.uid }))
  await expect(page.getByRole('heading', { name: 'Address and contact details are hidden' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Order again' })).toHaveCount(0)
  await page.getByRole('textbox', { name: 'E-mail address used for the order' }).fill(buyer.email)
  await page.getByRole('button', { name: 'Show the whole order' }).click()
  await page.getByRole('button', { name: 'Order again' }).click()
  await expect(page).toHaveURL(hrefTo('en', 'cart'))
  await expect(page.getByText(words.en.added)).toBeVisible()
})

test('an account shows its own orders only: orders of others and of guests and unknown ones are a 404', async ({
  page,
  request,
  placed,
}) => {
  const at = (uid: string) => page.request.get(hrefTo('en', 'accountOrder', { id: uid }))
  const guest = await placeOrder(request, { query })
  const other = { email: `${crypto.randomUUID().slice(0, 13)}@example.com`, password: goodPassword }
  await createAccount({ request }, other.email, 'en')
  const theirs = await placeOrder(request, { query, customer: other })
  expect((await at(placed.order.uid)).status()).toBe(200)
  for (const uid of [guest.order.uid, theirs.order.uid, '0'.repeat(32), 'x', placed.order.uid.toUpperCase()]) {
    const response = await at(uid)
    expect([uid, response.status()]).toEqual([uid, 404])
    for (const secret of [guest.buyer.email, theirs.buyer.email, guest.buyer.street, guest.order.number, theirs.order.number])
      expect((await response.text()).includes(secret)).toBe(false)
    const form = { intent: 'pay' }
    expect((await page.request.post(hrefTo('en', 'accountOrder', { id: uid }), { form })).status()).toBe(404)
  }
  for (const uid of ['0'.repeat(32), 'x'])
    expect([uid, (await page.request.post('/reorder', { form: { uid, to: '/en' } })).status()]).toEqual([uid, 404])
  const headers = (await at(placed.order.uid)).headers()
  expect(headers).toMatchObject({ 'referrer-policy': 'same-origin', 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' })
})
