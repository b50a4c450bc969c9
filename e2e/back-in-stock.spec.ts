import type { Page } from '@playwright/test'
import { formatDate } from '@stragan/contract/formats'
import { hrefTo, type Language } from '@stragan/routing'
import { createCustomer, test } from './customers.ts'
import { emailsTo, waitForEmail } from './emails.ts'
import { expect } from './fixtures.ts'
import { firstProduct } from './products.ts'
import { ways } from './ways.ts'

test.use({ expectedErrors: [/status of 4(04|22)/] })

const words = {
  en: {
    soldOut: 'Out of stock',
    expected: 'Expected',
    instead: 'Alternatives in stock',
    ask: 'Ask for the e-mail',
    askFor: /^E-mail me when CSH8X120 is back in\sstock/,
    wrong: 'Enter an e-mail address like anna@example.com.',
    title: /^E-mail when back in\sstock/,
    sent: 'Check your e-mail',
    subject: /^Confirm your request for a back-in-stock e-mail/,
    confirm: 'Confirm',
    confirmed: 'Your request is confirmed',
    invalid: 'This link does not work',
    end: 'Cancel all requests',
    ended: 'Your requests have been cancelled',
    active: 'We will let you know',
    variant: /^Variant/,
  },
  pl: {
    soldOut: 'Brak w magazynie',
    expected: 'Dostawa spodziewana',
    instead: 'Dostępne produkty zastępcze',
    ask: 'Poproś o wiadomość',
    askFor: /^Powiadom mnie, gdy wariant CSH8X120 znów będzie w\smagazynie/,
    wrong: 'Podaj adres e-mail w postaci anna@example.com.',
    title: /^Powiadomienie o\sdostępności/,
    sent: 'Sprawdź pocztę e-mail',
    subject: /^Potwierdź powiadomienie o dostępności/,
    confirm: 'Potwierdź',
    confirmed: 'Prośba potwierdzona',
    invalid: 'Ten link nie działa',
    end: 'Wycofaj wszystkie prośby',
    ended: 'Twoje prośby zostały wycofane',
    active: 'Damy Ci znać',
    variant: /^Wariant/,
  },
} as const

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
const emailBox = (page: Page) => main(page).getByRole('textbox', { name: /^E-mail/ })
const newEmail = () => `waiting-${crypto.randomUUID()}@example.com`

/** A product by the symbol of it or of a variant. */
const productOf = (page: Page, language: Language, symbol: string) => firstProduct(page.request, `q=${symbol}`, { language })

/** Path and query of the link in a text. */
function linkIn(text: string, path: string): string {
  const url = new URL(text.split(/\s+/).find(word => word.includes(`${path}?`)) ?? `http://no-link/${text}`)
  return url.pathname + url.search
}

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    test.slow()
    const w = words[language]

    test('a sold-out product says when it is expected and what is there instead, and a confirmed address waits for it until it ends that', async ({
      page,
    }) => {
      const { slug, expected_at } = await productOf(page, language, '5234C-10')
      await page.goto(hrefTo(language, 'product', { id: slug }))
      await expect(main(page).getByText(w.soldOut).first()).toBeVisible()
      await expect(main(page).getByText(`${w.expected} ${formatDate(language, expected_at ?? '')}`)).toBeVisible()
      await expect(main(page).getByRole('region', { name: w.instead }).getByRole('listitem')).not.toHaveCount(0)

      await emailBox(page).fill('zofia')
      await button(page, w.ask).click()
      await expect(page).toHaveTitle(w.title)
      await expect(emailBox(page)).toHaveValue('zofia')
      await expect(emailBox(page)).toHaveAccessibleDescription(w.wrong)
      const email = newEmail()
      await emailBox(page).fill(email)
      await button(page, w.ask).click()
      await expect(main(page).getByText(w.sent)).toBeVisible()

      const mail = await waitForEmail(email, w.subject)
      const link = linkIn(mail.text ?? '', hrefTo(language, 'confirmStockAlert'))
      // Programs that check e-mails open links, which confirms nothing.
      await page.request.get(link)
      await page.goto(link)
      await button(page, w.confirm).click()
      await expect(main(page).getByRole('heading', { name: w.confirmed })).toBeVisible()
      await page.goto(link)
      await button(page, w.confirm).click()
      await expect(main(page).getByText(w.invalid)).toBeVisible()

      await page.goto(linkIn(mail.text ?? '', hrefTo(language, 'endStockAlerts')))
      await button(page, w.end).click()
      await expect(main(page).getByRole('heading', { name: w.ended })).toBeVisible()
    })

    test('a sold-out variant is asked for on a screen with that variant chosen, and a customer’s address filled in', async ({ page }) => {
      const { slug } = await productOf(page, language, 'CSH8X120')
      await page.goto(hrefTo(language, 'product', { id: slug }))
      await main(page).getByRole('link', { name: w.askFor }).click()
      await expect(main(page).getByRole('combobox', { name: w.variant })).toHaveValue(/\d+/)
      await expect(main(page).getByRole('combobox', { name: w.variant }).locator('option:checked')).toHaveText(/^CSH8X120/)
      const screen = page.url()
      const email = await createCustomer(page, language)
      await page.goto(screen)
      await expect(emailBox(page)).toHaveValue(email)
      await button(page, w.ask).click()
      await expect(main(page).getByText(w.active)).toBeVisible()
      expect(await emailsTo(email, w.subject)).toEqual([])
    })

    test('a customer who leaves the form of a product empty finds their address filled in', async ({ page }) => {
      const email = await createCustomer(page, language)
      const { slug } = await productOf(page, language, '5234C-10')
      await page.goto(hrefTo(language, 'product', { id: slug }))
      await button(page, w.ask).click()
      await expect(page).toHaveTitle(w.title)
      await expect(emailBox(page)).toHaveValue(email)
    })
  })

test('a mail program ends the requests by one POST, as the headers of the e-mail say, without a redirect', async ({ page }) => {
  const { id } = await productOf(page, 'en', '5234C-10')
  const email = newEmail()
  await page.request.post('/api/my-shop/stock_alerts', {
    headers: { 'shop-origin': 'localhost', 'accept-language': 'en' },
    data: { stock_alert: { product_id: id, email } },
  })
  const mail = await waitForEmail(email)
  const header = (name: string) => mail.headers.find(({ key }) => key === name)?.value ?? ''
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  const url = new URL(/^<(.+)>$/.exec(header('list-unsubscribe'))?.[1] ?? '')
  const response = await page.request.post(url.pathname + url.search, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect([response.status(), response.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  expect(await response.text()).toContain('Your requests have been cancelled')
  await page.goto(linkIn(mail.text ?? '', hrefTo('en', 'confirmStockAlert')))
  await button(page, words.en.confirm).click()
  await expect(main(page).getByText(words.en.invalid)).toBeVisible()
})

test('pages whose address contains a token are neither cached nor sent as referrer, and no screen of alerts is indexed', async ({
  page,
}) => {
  for (const id of ['confirmStockAlert', 'endStockAlerts', 'stockAlert'] as const) {
    const response = await page.request.get(`${hrefTo('pl', id)}?token=secret`)
    expect(response.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
      ...(id !== 'stockAlert' && { 'referrer-policy': 'same-origin' }),
    })
  }
})
