import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { test } from './customers.ts'
import { emailsTo, waitForEmail } from './emails.ts'
import { expect } from './fixtures.ts'
import { ways } from './ways.ts'

test.use({ expectedErrors: [/status of 4(22|29)/] })

const shop = 'sklep@demo.localhost'

const words = {
  en: {
    name: /^Name/,
    email: /^E-mail/,
    phone: /^Phone/,
    subject: /^Subject/,
    text: /^Message/,
    send: 'Send the message',
    sent: 'Your message has been sent',
    another: 'Write another message',
    problems: 'Correct 3 fields to send the message',
    wrong: ['Enter your name.', 'Enter an e-mail address like anna@example.com.', /Enter a\sphone number of at least 6 digits/],
    tooMany: 'Too many messages in a short time',
    wait: /What you typed has been kept\. Send it in (a\sminute|\d+ minutes), or contact us in another way\./,
    machine: 'Machine',
    ask: /^Ask about this machine/,
  },
  pl: {
    name: /^Imię i\snazwisko/,
    email: /^E-mail/,
    phone: /^Telefon/,
    subject: /^Temat/,
    text: /^Wiadomość/,
    send: 'Wyślij wiadomość',
    sent: 'Wiadomość została wysłana',
    another: 'Napisz kolejną wiadomość',
    problems: 'Popraw 3 pola, aby wysłać wiadomość',
    wrong: ['Podaj imię i nazwisko.', 'Podaj adres e-mail w postaci anna@example.com.', /Podaj numer telefonu \(co najmniej 6 cyfr\)/],
    tooMany: 'Za dużo wiadomości w krótkim czasie',
    wait: /Wpisaną treść zachowaliśmy\. Wyślij ją za (minutę|\d+ minuty?) albo skontaktuj się z\snami inaczej\./,
    machine: 'Automat',
    ask: /^Zapytaj o\sten automat/,
  },
} as const

const main = (page: Page) => page.getByRole('main')
const box = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name })
/** A unique sender name. */
const newName = () => `Zofia ${crypto.randomUUID().slice(0, 8)}`

async function fill(page: Page, language: Language, name: string) {
  const t = words[language]
  await box(page, t.name).fill(name)
  await box(page, t.email).fill('zofia@example.com')
  await box(page, t.phone).fill('600 100 200')
  await box(page, t.subject).fill('Śruby na wymiar')
  await box(page, t.text).fill('Dzień dobry,\n\nczy mają Państwo M8?')
}

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    const t = words[language]

    test('sends a message to the shop once and confirms it', async ({ page }) => {
      const name = newName()
      await page.goto(hrefTo(language, 'contact'))
      await fill(page, language, name)
      await main(page).getByRole('button', { name: t.send }).click()
      await expect(main(page).getByRole('alert')).toContainText(t.sent)
      await expect(page).toHaveURL(`${hrefTo(language, 'contact')}?sent=1#message`)
      await page.reload()
      await expect(main(page).getByRole('alert')).toContainText(t.sent)
      const mail = await waitForEmail(shop, new RegExp(name))
      expect(mail.replyTo?.[0]?.address).toBe('zofia@example.com')
      expect(mail.text).toContain('czy mają Państwo M8?')
      expect(mail.text).toContain('Śruby na wymiar')
      await main(page).getByRole('link', { name: t.another }).click()
      await expect(box(page, t.text)).toHaveValue('')
      expect(await emailsTo(shop, new RegExp(name))).toHaveLength(1)
    })

    test('shows errors in the summary and beside the field, and keeps the entered values', async ({ page }) => {
      await page.goto(hrefTo(language, 'contact'))
      await box(page, t.email).fill('zofia')
      await box(page, t.phone).fill('12')
      await box(page, t.text).fill('Pierwsza linia\n\nTrzecia linia')
      await main(page).getByRole('button', { name: t.send }).click()
      const summary = main(page).getByRole('alert')
      await expect(summary).toContainText(t.problems)
      for (const wrong of t.wrong) await expect(summary.getByRole('link', { name: wrong })).toBeVisible()
      for (const [field, wrong] of [
        [t.name, t.wrong[0]],
        [t.email, t.wrong[1]],
        [t.phone, t.wrong[2]],
      ] as const)
        await expect(box(page, field)).toHaveAccessibleDescription(wrong)
      await expect(box(page, t.email)).toHaveValue('zofia')
      await expect(box(page, t.text)).toHaveValue('Pierwsza linia\n\nTrzecia linia')
      await summary.getByRole('link', { name: t.wrong[0] }).click()
      if (javaScriptEnabled) await expect(box(page, t.name)).toBeFocused()
    })

    test('the button of a machine opens an enquiry about it', async ({ page }) => {
      const name = newName()
      await page.goto(hrefTo(language, 'vendingMachines'))
      const last = main(page).getByRole('article').last()
      const machine = String(await last.getByRole('heading').textContent()).replaceAll('\u00a0', ' ')
      await last.getByRole('link', { name: t.ask }).click()
      const chosen = main(page).getByRole('combobox', { name: t.machine }).locator('option:checked')
      await expect(chosen).toHaveText(machine)
      await box(page, t.name).fill(name)
      await box(page, t.email).fill('zofia@')
      await box(page, t.text).fill('Ile kosztuje najem?')
      await main(page).getByRole('button', { name: t.send }).click()
      await expect(main(page).getByRole('alert').getByRole('link', { name: t.wrong[1] })).toBeVisible()
      await expect(box(page, t.name)).toHaveValue(name)
      await expect(chosen).toHaveText(machine)
      await box(page, t.email).fill('zofia@example.com')
      await main(page).getByRole('button', { name: t.send }).click()
      await expect(main(page).getByRole('alert')).toContainText(t.sent)
      expect((await waitForEmail(shop, new RegExp(name))).subject).toContain(machine)
    })
  })

const form = (name: string, more: object = {}) => ({
  name,
  email: 'zofia@example.com',
  phone: '',
  subject: '',
  text: 'Dzień dobry',
  ...more,
})

test('a message submitted twice is sent once', async ({ page }) => {
  const name = newName()
  const send = async (more?: object) =>
    (await page.request.post(hrefTo('pl', 'contact'), { form: form(name, more), maxRedirects: 0 })).status()
  expect([await send(), await send(), await send({ subject: 'Inna' })]).toEqual([303, 303, 303])
  await waitForEmail(shop, new RegExp(`${name}.*Inna`))
  expect(await emailsTo(shop, new RegExp(name))).toHaveLength(2)
})

test('rejects an unknown machine', async ({ page }) => {
  for (const machine of ['999', 'x', '-1']) {
    const response = await page.request.post(hrefTo('en', 'vendingMachines'), { form: form(newName(), { vending_machine_id: machine }) })
    expect([machine, response.status()]).toEqual([machine, 422])
    expect(await response.text()).toContain('Choose one of the machines on the list.')
  }
})

for (const language of ['en', 'pl'] as const)
  test(`${language}: too many messages show a rate limit message and keep the entered values`, async ({ page }) => {
    const t = words[language]
    const path = hrefTo(language, 'contact')
    for (let i = 0; i < 10; i++) expect((await page.request.post(path, { form: form(newName()), maxRedirects: 0 })).status()).toBe(303)
    await page.goto(path)
    await fill(page, language, newName())
    await main(page).getByRole('button', { name: t.send }).click()
    await expect(main(page).getByRole('alert')).toContainText(t.tooMany)
    await expect(main(page).getByRole('alert')).toContainText(t.wait)
    await expect(box(page, t.text)).toHaveValue('Dzień dobry,\n\nczy mają Państwo M8?')
  })
