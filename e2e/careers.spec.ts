import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { test } from './customers.ts'
import { waitForEmail } from './emails.ts'
import { expect, kawa } from './fixtures.ts'
import { ways } from './ways.ts'

test.use({ expectedErrors: [/status of 4(04|22)/] })

const shopMail = 'sklep@demo.localhost'
const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n')
const cv = (buffer = pdf) => ({ name: 'CV Zofia Łąka.pdf', mimeType: 'application/pdf', buffer })

const words = {
  en: {
    title: 'Work with us',
    pay: /gross a\smonth/,
    apply: 'Apply for this job',
    onSpec: 'Apply without a job in mind',
    job: 'Job',
    name: /^First and last name/,
    email: /^E-mail/,
    phone: /^Phone/,
    message: /^A\sfew words/,
    cv: /^CV/,
    later: /^I\sagree that the shop may also use my application/,
    send: 'Send the application',
    sent: 'Your application has been sent',
    problems: 'Correct 3 fields to send your application',
    missing: ['Enter your name.', 'Enter your e-mail address.', 'Choose the file with your CV.'],
    noPdf: 'This file is not a PDF.',
    again: 'Choose your CV again: browsers do not keep files.',
    tooLarge: 'The CV is larger than 5 MB.',
    tooLargeHere: /^CV Zofia Łąka\.pdf is 5\.8\sMB/,
    closed: 'The job that you were looking at is no longer open',
  },
  pl: {
    title: 'Praca u nas',
    pay: /zł brutto miesięcznie/,
    apply: 'Aplikuj na to stanowisko',
    onSpec: 'Zgłoś się bez wskazania stanowiska',
    job: 'Stanowisko',
    name: /^Imię i\snazwisko/,
    email: /^E-mail/,
    phone: /^Telefon/,
    message: /^Kilka słów/,
    cv: /^CV/,
    later: /^Zgadzam się, aby sklep wykorzystał moje zgłoszenie/,
    send: 'Wyślij zgłoszenie',
    sent: 'Zgłoszenie zostało wysłane',
    problems: 'Aby wysłać zgłoszenie, popraw 3 pola',
    missing: ['Podaj imię i nazwisko.', 'Podaj adres e-mail.', 'Wybierz plik z CV.'],
    noPdf: 'Ten plik nie jest w formacie PDF.',
    again: 'Wybierz CV ponownie: przeglądarki nie pamiętają plików.',
    tooLarge: 'CV ma więcej niż 5 MB.',
    tooLargeHere: /^CV Zofia Łąka\.pdf ma 5,8\sMB/,
    closed: 'Wybrana oferta jest już nieaktualna',
  },
} as const

/** A unique name, so that the test finds its mail among others. */
const applicant = () => `Zofia Łąka ${crypto.randomUUID().slice(0, 8)}`

async function fill(page: Page, language: Language, name: string) {
  const t = words[language]
  await page.getByLabel(t.name).fill(name)
  await page.getByLabel(t.email).fill('zofia@example.com')
  await page.getByLabel(t.phone).fill('600 100 200')
  await page.getByLabel(t.message).fill('Ten years of bolts.\nFrom May on.')
  await page.getByLabel(t.later).check()
}

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    const t = words[language]

    test('sends an application with a CV from the list of open jobs to the shop', async ({ page }) => {
      const name = applicant()
      await page.goto(hrefTo(language, 'careers'))
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
      await expect(page.getByText(t.pay).first()).toBeVisible()
      const job = page.getByRole('main').getByRole('article').first().getByRole('link')
      const title = await job.innerText()
      await job.click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await page.getByRole('link', { name: t.apply }).first().click()
      await expect(page.getByRole('heading', { level: 1, name: t.apply })).toBeVisible()
      await expect(page.getByLabel(t.job, { exact: true }).locator('option:checked')).toHaveText(title)
      await fill(page, language, name)
      await page.getByLabel(t.cv).setInputFiles(cv())
      await page.getByRole('button', { name: t.send }).click()
      await page.waitForURL(`**${hrefTo(language, 'jobApplication')}?sent=1`)
      await expect(page.getByRole('heading', { level: 1, name: t.sent })).toBeVisible()
      const mail = await waitForEmail(shopMail, new RegExp(name))
      expect(mail.replyTo?.[0]?.address).toBe('zofia@example.com')
      expect(mail.text).toContain('From May on.')
      expect(mail.text).toMatch(/Zgoda na przyszłe rekrutacje[:\s]+wyrażona/)
      const [attached] = mail.attachments
      expect([attached?.mimeType, Buffer.from(attached?.content as ArrayBuffer).equals(pdf)]).toEqual(['application/pdf', true])
    })

    test('shows missing fields in the summary and beside the fields, and keeps the entered values', async ({ page }) => {
      const name = applicant()
      await page.goto(hrefTo(language, 'jobApplication'))
      await page.getByLabel(t.message).fill('One line.\nAnother one.')
      await page.getByLabel(t.job, { exact: true }).selectOption({ index: 2 })
      await page.getByRole('button', { name: t.send }).click()
      const summary = page.getByRole('alert')
      await expect(summary).toContainText(t.problems)
      for (const missing of t.missing) await expect(page.getByText(missing)).toHaveCount(2)
      await expect(page.getByLabel(t.message)).toHaveValue('One line.\nAnother one.')
      await expect(page.getByLabel(t.job, { exact: true }).locator('option').nth(2)).toHaveJSProperty('selected', true)
      await summary.getByRole('link', { name: t.missing[0] }).click()
      await expect(page.getByLabel(t.name)).toBeFocused()
      await fill(page, language, name)
      // The type is detected from the content, whatever the file name.
      await page.getByLabel(t.cv).setInputFiles(cv(Buffer.from('MZ this is a program')))
      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByText(t.noPdf)).toHaveCount(2)
      await expect(page.getByLabel(t.name)).toHaveValue(name)
      await expect(page.getByLabel(t.later)).toBeChecked()
      await page.getByLabel(t.email).fill('zofia')
      await page.getByLabel(t.cv).setInputFiles(cv())
      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByText(t.again)).toHaveCount(2)
      await page.getByLabel(t.email).fill('zofia@example.com')
      await page.getByLabel(t.cv).setInputFiles(cv())
      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByRole('heading', { level: 1, name: t.sent })).toBeVisible()
    })

    test('rejects a CV that is too large and keeps the entered values', async ({ page }) => {
      await page.goto(hrefTo(language, 'jobApplication'))
      await fill(page, language, 'Zofia')
      await page.getByLabel(t.cv).setInputFiles(cv(Buffer.concat([pdf, Buffer.alloc(6_000_000)])))
      if (javaScriptEnabled) {
        await expect(page.getByText(t.tooLargeHere)).toBeVisible()
        await expect(page.getByLabel(t.cv)).toHaveValue('')
        return
      }
      await page.getByRole('button', { name: t.send }).click()
      await expect(page.getByText(t.tooLarge)).toHaveCount(2)
      await expect(page.getByLabel(t.name)).toHaveValue('Zofia')
      await expect(page.getByLabel(t.message)).toHaveValue('Ten years of bolts.\nFrom May on.')
      await expect(page.getByLabel(t.later)).toBeChecked()
    })
  })

test('a form submitted twice creates one application', async ({ page }) => {
  const name = applicant()
  await page.goto(hrefTo('en', 'jobApplication'))
  const key = await page.locator('input[name=key]').getAttribute('value')
  const send = (message: string) =>
    page.request.post(hrefTo('en', 'jobApplication'), {
      multipart: { key: key ?? '', name, email: 'zofia@example.com', message, cv: cv() },
      headers: { accept: 'text/html' },
      maxRedirects: 0,
    })
  for (let i = 0; i < 2; i++) expect((await send('Once')).status()).toBe(303)
  const other = await send('Something else')
  expect(other.status()).toBe(422)
  expect(await other.text()).toContain('This form has already been sent')
})

test('rejects a form above the size limit', async ({ page }) => {
  const response = await page.request.post(hrefTo('en', 'customerLogin'), {
    form: { intent: 'login', email: 'x'.repeat(1_200_000) },
    headers: { accept: 'text/html' },
    maxRedirects: 0,
  })
  expect(response.status()).toBe(413)
})

for (const language of ['en', 'pl'] as const)
  test(`${language}: a closed job shows a notice and still has the form`, async ({ page }) => {
    const t = words[language]
    await page.goto(`${hrefTo(language, 'jobApplication')}?id=999`)
    await expect(page.getByText(t.closed)).toBeVisible()
    await expect(page.getByRole('button', { name: t.send })).toBeVisible()
    expect((await page.goto(hrefTo(language, 'career', { id: 999 })))?.status()).toBe(404)
  })

test('each shop lists its own jobs', async ({ page }) => {
  const titles = async (origin: string) => {
    await page.goto(`${origin}${hrefTo('en', 'careers')}`)
    return page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
  }
  const [tools, coffee] = [await titles(''), await titles(kawa)]
  expect(tools.length).toBeGreaterThan(1)
  expect(coffee).not.toEqual(tools)
})
