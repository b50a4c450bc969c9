import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { test } from './customers.ts'
import { waitForEmail } from './emails.ts'
import { expect } from './fixtures.ts'
import { placeOrder } from './orders.ts'
import { publicScreens } from './screens.ts'
import { ways } from './ways.ts'

const words = {
  en: {
    link: 'Withdraw from contract here',
    number: 'Order number',
    email: 'E-mail address used for the order',
    submit: 'Continue',
    none: 'There is no order with this number and this e-mail address',
    missing: ['Enter the order number.', 'Enter the e-mail address used for the order.'],
    many: 'Too many attempts',
    name: 'Name',
    confirm: 'Confirm withdrawal',
    received: 'We have received your withdrawal',
    receipt: /We have received your withdrawal, order/,
    form: 'Model withdrawal form',
    statutory: [
      'You have the right to withdraw from this contract within 14 days without giving any reason.',
      '(complete and return this form only if you wish to withdraw from the contract)',
      'Signature of consumer(s) (only if this form is notified on paper),',
    ],
  },
  pl: {
    link: 'Odstąp od umowy tutaj',
    number: 'Numer zamówienia',
    email: 'Adres e-mail z zamówienia',
    submit: 'Dalej',
    none: 'Nie ma zamówienia o tym numerze i z tym adresem e-mail',
    missing: ['Podaj numer zamówienia.', 'Podaj adres e-mail z zamówienia.'],
    many: 'Zbyt wiele prób',
    name: 'Imię i nazwisko',
    confirm: 'Potwierdź odstąpienie',
    received: 'Otrzymaliśmy Twoje odstąpienie od umowy',
    receipt: /Otrzymaliśmy odstąpienie od umowy, zamówienie/,
    form: 'Wzór formularza odstąpienia od umowy',
    statutory: [
      'Mają Państwo prawo odstąpić od niniejszej umowy w terminie 14 dni bez podania jakiejkolwiek przyczyny.',
      '(formularz ten należy wypełnić i odesłać tylko w przypadku chęci odstąpienia od umowy)',
      'Podpis konsumenta(-ów) (tylko jeżeli formularz jest przesyłany w wersji papierowej)',
    ],
  },
} as const

const path = (language: Language) => hrefTo(language, 'withdrawFromContract')
const box = (page: Page, name: string) => page.getByRole('main').getByRole('textbox', { name })

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, expectedErrors: [/status of 4(04|22)/] })
    const w = words[language]

    test('a guest withdraws from the footer, by number and e-mail, and receives the statement with date and time', async ({
      page,
      request,
    }) => {
      const placed = await placeOrder(request, { language })
      await page.goto(hrefTo(language, 'home'))
      await page.getByRole('contentinfo').getByRole('link', { name: w.link, exact: true }).click()
      await page.waitForURL(`**${path(language)}`)
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page.getByRole('alert').getByRole('link')).toHaveText([...w.missing])

      await box(page, w.number).fill(placed.order.number)
      await box(page, w.email).fill('somebody.else@example.com')
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page.getByRole('alert')).toContainText(w.none)
      await expect(box(page, w.number)).toHaveValue(placed.order.number)

      await box(page, w.email).fill(placed.buyer.email)
      await page.getByRole('button', { name: w.submit }).click()
      await expect(page.getByRole('main')).toContainText(placed.order.items[0]?.name ?? '')
      expect(page.url()).not.toMatch(/@|%40/)
      // Knowing both shows neither address nor name.
      expect(await page.content()).not.toContain('Nowak')
      await expect(box(page, w.email)).toHaveValue(placed.buyer.email)
      await box(page, w.name).fill('Anna Nowak')
      await page.getByRole('button', { name: w.confirm, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: w.received })).toBeVisible()
      const mail = await waitForEmail(placed.buyer.email, new RegExp(`${w.receipt.source}.*${placed.order.number}`))
      for (const part of [placed.order.items[0]?.symbol ?? '', 'Anna Nowak', String(new Date().getFullYear())])
        expect(mail.text).toContain(part)
      expect(mail.text).toMatch(/\d{1,2}:\d{2}/)
    })
  })

for (const language of ['en', 'pl'] as const) {
  const w = words[language]

  test(`wrong pairs of number and e-mail have one answer, whether the order exists or not, and are limited: ${language}`, async ({
    request,
  }) => {
    const placed = await placeOrder(request)
    const answer = async (number: string, email: string) => {
      const response = await request.post(path(language), { form: { intent: 'find', number, email }, headers: { accept: 'text/html' } })
      // Nonces, and what was typed, differ.
      const text = (await response.text())
        .replaceAll(/nonce="[^"]*"/g, '')
        .replaceAll(number, '')
        .replaceAll(email, '')
        .replaceAll('\u00a0', ' ')
      return { status: response.status(), text: /<main[\s\S]*<\/main>/.exec(text)?.[0] ?? '' }
    }
    const known = await answer(placed.order.number, 'nobody@example.com')
    expect([known.status, known.text.includes(w.none)]).toEqual([404, true])
    expect(await answer('2026-999999', 'nobody@example.com')).toEqual(known)
    expect(await answer('2026-999999', placed.buyer.email)).toEqual(known)
    let last = known
    for (let i = 0; i < 12 && last.status !== 429; i++) last = await answer(`2026-99999${i}`, 'nobody@example.com')
    expect([last.status, last.text.includes(w.many)]).toEqual([429, true])
  })

  test(`the page has the statutory instructions and form, filled in with the shop's data, and is printed without its own form: ${language}`, async ({
    page,
  }) => {
    await page.goto(path(language))
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: w.form })).toBeVisible()
    for (const text of w.statutory) await expect(main).toContainText(text)
    await expect(main).toContainText(
      /Stragan Narzędzia sp\. z\so\.o\., ul\. Tokarzy 18, 93-254 Łódź, (phone|tel\.) \+48.*sklep@demo\.localhost/,
    )
    await expect(main).toContainText(new RegExp(`https?://[^ ]+${path(language)}`))
    await page.emulateMedia({ media: 'print' })
    await expect(main.getByRole('heading', { name: w.form })).toBeVisible()
    await expect(box(page, w.number)).toBeHidden()
  })
}

test('the footer of every page links to the withdrawal, which search engines may show', async ({ request }) => {
  const screens = publicScreens.filter(({ id, host }) => host === 'localhost' && !['test1', 'test2'].includes(id))
  for (const { language, path: screen } of screens) {
    const footer = /<footer[\s\S]*<\/footer>/.exec(await (await request.get(screen)).text())?.[0] ?? ''
    expect([screen, footer.includes(`href="${path(language)}"`)]).toEqual([screen, true])
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const language of ['en', 'pl'] as const) {
    expect(sitemap).toContain(path(language))
    expect(await (await request.get(path(language))).text()).not.toContain('content="noindex"')
  }
})
