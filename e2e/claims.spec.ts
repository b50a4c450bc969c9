import type { APIRequestContext, Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { accessibilityProblems } from './accessibility.ts'
import { createAccount, goodPassword, logIn, test } from './customers.ts'
import { emailsTo, waitForEmail } from './emails.ts'
import { expect } from './fixtures.ts'
import { addSessionCookies, type PlacedOrder, placeOrder } from './orders.ts'
import { alteredPort } from './ports.ts'

const shop = 'sklep@demo.localhost'

const at = ({ order }: PlacedOrder, id: 'order' | 'withdrawal' | 'complaint', language: Language = 'en') =>
  hrefTo(language, id, { uid: order.uid })

/** Waits for the receipt and the notification; expects exactly one of each. */
async function expectReceipt(placed: PlacedOrder, email: string, receipt: RegExp, notice: RegExp, parts: readonly string[]) {
  const about = new RegExp(placed.order.number)
  const withNumber = (subject: RegExp) => new RegExp(`${subject.source}.*${about.source}`)
  const toBuyer = await waitForEmail(email, withNumber(receipt))
  const toShop = await waitForEmail(shop, withNumber(notice))
  for (const part of parts) {
    expect(toBuyer.text).toContain(part)
    expect(toShop.text).toContain(part)
  }
  expect(await emailsTo(email, withNumber(receipt))).toHaveLength(1)
  expect(await emailsTo(shop, withNumber(notice))).toHaveLength(1)
}

const summary = (page: Page) => page.getByRole('alert')

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 422/] })

    test('the buyer withdraws from a part of the order and receives a receipt with time and items', async ({
      page,
      context,
      request,
      baseURL,
    }) => {
      const placed = await placeOrder(request)
      await addSessionCookies(context, baseURL ?? '', placed)
      await page.goto(at(placed, 'order'))
      await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).click()
      await page.waitForURL(`**${at(placed, 'withdrawal')}`)
      await expect(page.getByRole('heading', { level: 1, name: 'Withdraw from the contract' })).toBeVisible()
      await expect(page.getByRole('main')).toContainText(placed.order.number)
      await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Anna Nowak')
      await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(placed.buyer.email)
      const [line] = placed.order.items
      await expect(page.getByRole('checkbox', { name: line?.name ?? '' })).toBeChecked()
      const quantity = page.getByRole('spinbutton', { name: `Quantity: ${line?.name}` })
      await expect(quantity).toHaveValue('7')

      await quantity.fill('8')
      await page.getByRole('textbox', { name: 'Name' }).fill('')
      await page.getByRole('textbox', { name: 'Your note' }).fill('Two words,\nin two lines.')
      await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
      await expect(summary(page)).toContainText('Correct 2 fields')
      await expect(page.locator(':focus')).toContainText('Correct 2 fields')
      await expect(summary(page).getByRole('link')).toHaveText(['Enter a whole number, no more than you ordered.', 'Enter your name.'])
      await expect(quantity).toHaveAttribute('aria-invalid', 'true')
      await expect(quantity).toHaveValue('8')
      await expect(page.getByRole('textbox', { name: 'Your note' })).toHaveValue('Two words,\nin two lines.')

      await quantity.fill('3')
      await page.getByRole('textbox', { name: 'Name' }).fill('Anna Nowak')
      await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'We have received your withdrawal' })).toBeVisible()
      await expect(page.getByText(/^Received .*20\d\d, \d+:\d\d$/)).toBeVisible()
      await expect(page.getByText('The receipt is on its way to the e-mail address used for the order.')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Confirm withdrawal' })).toHaveCount(0)
      expect(page.url()).not.toMatch(/@|%40/)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'We have received your withdrawal' })).toBeVisible()
      await expectReceipt(placed, placed.buyer.email, /We have received your withdrawal, order/, /Odstąpienie od umowy, zamówienie/, [
        line?.symbol ?? '',
        'Two words,',
        'Anna Nowak',
        String(new Date().getFullYear()),
      ])

      await page.goto(at(placed, 'order'))
      const main = page.getByRole('main')
      await expect(main).toContainText('You have withdrawn from part of the contract')
      await expect(main).toContainText(/send them back within 14 days to:\s*Stragan Narzędzia.*\d{2}-\d{3}/s)
      await expect(main.getByText('To pay', { exact: true })).toHaveCount(0)
      await expect(main).not.toContainText('Please transfer')
      await page.goto(at(placed, 'order', 'pl'))
      await expect(main).toContainText('Odstąpiono od części umowy')

      await page.goto(at(placed, 'withdrawal'))
      await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'We have received your withdrawal' })).toBeVisible()
      await page.goto(at(placed, 'order'))
      await expect(main).toContainText('You have withdrawn from the contract')
      await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' })).toHaveCount(0)
      await expect(page.getByRole('link', { name: 'Make a complaint' })).toBeVisible()
    })

    test('a complaint without the session, in Polish, needs the e-mail of the order and keeps the entered values', async ({
      page,
      request,
    }) => {
      const placed = await placeOrder(request, { language: 'pl' })
      await page.goto(at(placed, 'order', 'pl'))
      await page.getByRole('link', { name: 'Złóż reklamację' }).click()
      await page.waitForURL(`**${at(placed, 'complaint', 'pl')}`)
      expect(await page.content()).not.toContain(placed.buyer.email)
      expect(await page.content()).not.toContain('Nowak')
      const [line] = placed.order.items
      const box = page.getByRole('checkbox', { name: line?.name ?? '' })
      const email = page.getByRole('textbox', { name: 'Adres e-mail z zamówienia' })

      await box.uncheck()
      await expect(page.getByRole('spinbutton')).toHaveCount(0)
      await page.getByRole('button', { name: 'Wyślij reklamację' }).click()
      await expect(summary(page).getByRole('link')).toHaveText([
        'Wybierz przynajmniej jeden towar.',
        'Napisz, co jest nie tak.',
        'Wybierz, czego oczekujesz.',
        'Podaj imię i nazwisko.',
        'Podaj adres e-mail.',
      ])
      await expect(box).not.toBeChecked()

      await box.check()
      await page.getByRole('textbox', { name: 'Co jest nie tak' }).fill('Podkładki zardzewiały.')
      await page.getByRole('radio', { name: 'Wymiany' }).check()
      await page.getByRole('textbox', { name: 'Imię i nazwisko' }).fill('Jan Żak')
      await email.fill('ktos.inny@example.com')
      await page.getByRole('button', { name: 'Wyślij reklamację' }).click()
      await expect(summary(page)).toContainText('To nie jest adres e-mail z tego zamówienia.')
      await expect(email).toHaveValue('ktos.inny@example.com')
      await expect(email).toHaveAttribute('aria-invalid', 'true')
      await expect(page.getByRole('textbox', { name: 'Co jest nie tak' })).toHaveValue('Podkładki zardzewiały.')
      await expect(page.getByRole('radio', { name: 'Wymiany' })).toBeChecked()

      await email.fill(placed.buyer.email)
      await page.getByRole('button', { name: 'Wyślij reklamację' }).click()
      await expect(page.getByRole('heading', { level: 1, name: 'Otrzymaliśmy Twoją reklamację' })).toBeVisible()
      await expect(page.getByText(/^Otrzymana .*20\d\d, \d+:\d\d$/)).toBeVisible()
      await expectReceipt(placed, placed.buyer.email, /Otrzymaliśmy reklamację, zamówienie/, /Reklamacja, zamówienie/, [
        line?.symbol ?? '',
        'Podkładki zardzewiały.',
        'wymiana',
        'Jan Żak',
        String(new Date().getFullYear()),
      ])
    })
  })

/** Reads the form of a page as a browser without JavaScript would submit it. */
async function formOf(request: APIRequestContext, path: string, email: string) {
  const page = await (await request.get(path)).text()
  return { key: /name="key" value="([^"]+)"/.exec(page)?.[1] ?? '', name: 'Jan Żak', email, 'line-1': 'on', 'quantity-1': '7' }
}

test('a form submitted twice at once without a session creates one withdrawal', async ({ request, playwright, baseURL }) => {
  const placed = await placeOrder(request)
  const visitor = await playwright.request.newContext({ ...(baseURL && { baseURL }) })
  const path = at(placed, 'withdrawal')
  const form = await formOf(visitor, path, placed.buyer.email)
  const send = () => visitor.post(path, { form, headers: { accept: 'text/html' }, maxRedirects: 0 })
  const responses = await Promise.all([send(), send()])
  expect(responses.map(response => response.status())).toEqual([303, 303])
  expect(new Set(responses.map(response => response.headers().location)).size).toBe(1)
  await expectReceipt(placed, placed.buyer.email, /We have received your withdrawal, order/, /Odstąpienie od umowy, zamówienie/, [
    'Jan Żak',
  ])
  const changed = await visitor.post(path, { form: { ...form, 'quantity-1': '6' }, headers: { accept: 'text/html' }, maxRedirects: 0 })
  expect([changed.status(), (await changed.text()).includes('This form has already been sent')]).toEqual([422, true])
  await visitor.dispose()
})

test('too many wrong e-mails show a rate limit message and keep the entered values', async ({ request, page }) => {
  const placed = await placeOrder(request)
  await page.goto(at(placed, 'withdrawal'))
  const form = await formOf(page.request, at(placed, 'withdrawal'), placed.buyer.email)
  let status = 0
  for (let i = 0; i < 12 && status !== 429; i++) {
    const response = await page.request.post(at(placed, 'withdrawal'), { form: { ...form, email: `no${i}@example.com` }, maxRedirects: 0 })
    status = response.status()
    if (status === 429) {
      const text = await response.text()
      for (const part of ['Too many e-mail addresses were tried', `no${i}@example.com`]) expect(text).toContain(part)
    }
  }
  expect(status).toBe(429)
})

test('the order confirmation e-mail and the account link to the withdrawal', async ({ page, context, request, baseURL }) => {
  const customer = { email: `${crypto.randomUUID().slice(0, 13)}@example.com`, password: goodPassword }
  await createAccount({ request }, customer.email, 'en')
  const placed = await placeOrder(request, { customer })
  const mail = await waitForEmail(placed.buyer.email, new RegExp(`Order ${placed.order.number} received`))
  expect(mail.text).toContain('Withdraw from contract here')
  expect(mail.text).toContain(at(placed, 'withdrawal'))
  await addSessionCookies(context, baseURL ?? '', placed)
  await page.goto(hrefTo('en', 'accountOrder', { id: placed.order.uid }))
  await page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' }).click()
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(placed.buyer.email)
})

test('after the withdrawal period shows a notice with contact data; a form opened before keeps its values', async ({ page }) => {
  await logIn(page, 'jan@demo.localhost')
  const uidOf = async (status: string) => {
    await page.goto(hrefTo('en', 'orderHistory'))
    const link = page.getByRole('row').filter({ hasText: status }).last().getByRole('link').first()
    return (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  }
  const long = await uidOf('Delivered')
  await page.goto(hrefTo('en', 'order', { uid: long }))
  await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw from contract here' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Make a complaint' })).toBeVisible()
  const path = hrefTo('en', 'withdrawal', { uid: long })
  await page.goto(path)
  await expect(page.getByText(/^The withdrawal period ended on \d+\s\w+\s20\d\d\.$/)).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: shop })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm withdrawal' })).toHaveCount(0)
  const form = { name: 'Jan', email: 'jan@demo.localhost', note: 'Typed before', 'line-1': 'on', 'quantity-1': '1' }
  const late = await page.request.post(path, { form, headers: { accept: 'text/html' } })
  expect(late.status()).toBe(422)
  for (const part of ['It is not possible to withdraw any more', 'Typed before']) expect(await late.text()).toContain(part)

  const uid = await uidOf('Cancelled')
  await page.goto(hrefTo('pl', 'order', { uid }))
  await expect(page.getByRole('heading', { name: 'Zwroty i reklamacje' })).toHaveCount(0)
  await page.goto(hrefTo('pl', 'withdrawal', { uid }))
  await expect(page.getByText('To zamówienie anulowano, nie ma więc od czego odstępować.')).toBeVisible()
  await page.goto(hrefTo('pl', 'complaint', { uid }))
  await expect(page.getByText('To zamówienie anulowano, nie ma więc towaru do reklamacji.')).toBeVisible()
  const refused = { ...form, text: 'Opisane wcześniej', remedy: 'repair' }
  const complaint = await page.request.post(hrefTo('pl', 'complaint', { uid }), { form: refused, headers: { accept: 'text/html' } })
  expect(complaint.status()).toBe(422)
  for (const part of ['Nie możemy przyjąć tu tej reklamacji', 'Opisane wcześniej']) expect(await complaint.text()).toContain(part)
})

test('claim pages are neither cached nor sent as referrer, and an unknown order is a 404', async ({ request }) => {
  const placed = await placeOrder(request)
  for (const id of ['withdrawal', 'complaint'] as const)
    for (const language of ['en', 'pl'] as const) {
      const response = await request.get(at(placed, id, language))
      expect(response.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      })
      expect(await response.text()).toContain('<meta name="robots" content="noindex"/>')
      const none = hrefTo(language, id, { uid: '0'.repeat(32) })
      for (const path of [none, none.replace('0'.repeat(32), '2026-000001')]) {
        expect([path, (await request.get(path)).status()]).toEqual([path, 404])
        expect([path, (await request.post(path, { form: { name: 'x' } })).status()]).toEqual([path, 404])
      }
    }
})

for (const [language, words] of [
  [
    'en',
    {
      declaration: /^I\sam a\snatural person, and this purchase is directly related to my business/,
      meaning: /activities in your entry in the CEIDG register \(articles 7aa and 38a/,
      missing: 'The order was placed for a business. Tick the box if the statement beside it is true; otherwise contact us.',
      submit: { withdrawal: 'Confirm withdrawal', complaint: 'Send the complaint' },
      received: { withdrawal: 'We have received your withdrawal', complaint: 'We have received your complaint' },
    },
  ],
  [
    'pl',
    {
      declaration: /^Jestem osobą fizyczną, a\sten zakup jest bezpośrednio związany z\smoją działalnością gospodarczą/,
      meaning: /wpisie w\sCEIDG \(art\. 7aa i\s38a ustawy o\sprawach konsumenta\)/,
      missing:
        'Zamówienie złożono na firmę. Zaznacz to pole, jeśli oświadczenie obok jest prawdziwe; w przeciwnym razie skontaktuj się z nami.',
      submit: { withdrawal: 'Potwierdź odstąpienie', complaint: 'Wyślij reklamację' },
      received: { withdrawal: 'Otrzymaliśmy Twoje odstąpienie od umowy', complaint: 'Otrzymaliśmy Twoją reklamację' },
    },
  ],
] as const)
  test.describe(() => {
    test.use({ expectedErrors: [/status of 422/] })

    test(`a shop for companies only takes claims of a buyer who declares that the purchase is not professional: ${language}`, async ({
      page,
      context,
      request,
    }) => {
      const companies = `http://companies.localhost:${alteredPort}`
      const placed = await placeOrder(request, { language })
      await addSessionCookies(context, companies, placed)
      for (const id of ['withdrawal', 'complaint'] as const) {
        await page.goto(companies + at(placed, 'order', language))
        await page.locator(`main a[href="${at(placed, id, language)}"]`).click()
        const declaration = page.getByRole('checkbox', { name: words.declaration })
        await expect(declaration).toHaveAccessibleDescription(words.meaning)
        expect(await accessibilityProblems(page)).toEqual([])
        if (id === 'complaint') {
          await page.locator('textarea[name=text]').fill('Rdza.')
          await page.getByRole('radio').first().check()
        }
        await page.getByRole('button', { name: words.submit[id] }).click()
        await expect(summary(page).getByRole('link', { name: words.missing })).toHaveAttribute('href', '#as_consumer')
        await expect(declaration).toHaveAttribute('aria-invalid', 'true')
        await declaration.check()
        await page.getByRole('button', { name: words.submit[id] }).click()
        await expect(page.getByRole('heading', { level: 1, name: words.received[id] })).toBeVisible()
      }
    })
  })
