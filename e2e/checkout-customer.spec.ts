import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { createCustomer, test } from './customers.ts'
import { addWashers } from './filled-cart.ts'
import { expect, expectHydrated } from './fixtures.ts'
import { alteredPort } from './ports.ts'
import { ways } from './ways.ts'

const words = {
  en: {
    orderingAs: 'Ordering as Zofia Wiśniewska, ',
    billing: 'Billing address',
    delivery: 'Delivery address',
    same: 'The same as the billing address',
    other: 'Another address',
    save: 'Save this address in my account',
    country: 'Poland',
    companyName: /^Company name/,
    email: /^E-mail/,
    phone: /^Phone(?! of)/,
    first: /^First name/,
    last: /^Last name/,
    street: /^Street/,
    postal: /^Postal code/,
    city: /^City/,
    saved: 'Your saved addresses',
    gone: 'This address is not saved any more. Choose another one, or type one in.',
    enterStreet: 'Enter the street and number.',
    courier: /^Courier/,
    transfer: /^Bank transfer/,
    invoice: /^Invoice with deferred payment \(14 days\)/,
    forCompanies: 'This option is for companies: your account has no NIP.',
    forApproved: 'This option is for companies that we have approved for it: write to us.',
    terms: /^I\saccept the terms of sale/,
    recalculate: 'Update the total',
    order: 'Order with obligation to pay',
    notChosen: 'not chosen yet',
  },
  pl: {
    orderingAs: 'Zamawiasz jako Zofia Wiśniewska, ',
    billing: 'Adres rozliczeniowy',
    delivery: 'Adres dostawy',
    same: 'Taki sam jak rozliczeniowy',
    other: 'Inny adres',
    save: 'Zapisz ten adres na moim koncie',
    country: 'Polska',
    companyName: /^Nazwa firmy/,
    email: /^E-mail/,
    phone: /^Telefon(?! odbiorcy)/,
    first: /^Imię/,
    last: /^Nazwisko/,
    street: /^Ulica/,
    postal: /^Kod pocztowy/,
    city: /^Miejscowość/,
    saved: 'Twoje zapisane adresy',
    gone: 'Tego adresu nie ma już wśród zapisanych. Wybierz inny albo wpisz nowy.',
    enterStreet: 'Podaj ulicę i numer.',
    courier: /^Kurier/,
    transfer: /^Przelew/,
    invoice: /^Faktura z\sodroczonym terminem płatności \(14 dni\)/,
    forCompanies: 'Dostępne dla firm: na Twoim koncie nie ma NIP-u.',
    forApproved: 'Dostępne dla firm, którym przyznaliśmy odroczony termin płatności: napisz do nas.',
    terms: /^Akceptuję regulamin/,
    recalculate: 'Przelicz zamówienie',
    order: 'Zamówienie z obowiązkiem zapłaty',
    notChosen: 'jeszcze nie wybrano',
  },
} as const
type Words = (typeof words)[Language]

const main = (page: Page) => page.getByRole('main')
const billing = (page: Page, w: Words) => main(page).getByRole('group', { name: w.billing, exact: true })
const delivery = (page: Page, w: Words) => main(page).getByRole('group', { name: w.delivery, exact: true })
const open = (page: Page, language: Language) => page.goto(hrefTo(language, 'checkout'))

const office = {
  first_name: 'Zofia',
  last_name: 'Wiśniewska',
  company: 'Wiśniewska i Córki',
  nip: '5260250274',
  street: 'ul. Żółkiewskiego 12/4',
  postal_code: '61-123',
  city: 'Poznań',
  country: 'PL',
  is_default_billing: true,
  is_default_delivery: false,
}
const warehouse = {
  ...office,
  company: null,
  nip: null,
  street: 'ul. Magazynowa 3',
  postal_code: '90-562',
  city: 'Łódź',
  is_default_billing: false,
  is_default_delivery: true,
}

/** Calls the API with the session of the page. */
async function call(page: Page, method: string, path: string, data?: object) {
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value
  const headers = { 'shop-origin': 'localhost', authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
  const response = await page.request.fetch(`/api/my-shop${path}`, { method, headers, ...(data && { data }) })
  if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
  return response.json()
}

const save = (page: Page, address: object): Promise<{ id: number }> => call(page, 'POST', '/customer/addresses', { address })
const savedAddresses = (page: Page): Promise<object[]> => call(page, 'GET', '/customer/addresses')

async function type(page: Page, w: Words, side: typeof billing, street: string) {
  const box = (name: RegExp) => side(page, w).getByRole('textbox', { name })
  await box(w.first).fill('Jan')
  await box(w.last).fill('Nowak')
  await box(w.street).fill(street)
  await box(w.postal).fill('31-042')
  await box(w.city).fill('Kraków')
}

/** Fills in everything but contact and address. */
async function choose(page: Page, w: Words, script: boolean) {
  await page.getByRole('radio', { name: w.courier }).check()
  await page.getByRole('radio', { name: w.transfer }).check()
  await page.getByRole('checkbox', { name: w.terms }).check()
  if (!script) await page.getByRole('button', { name: w.recalculate }).click()
  await expect(main(page)).not.toContainText(w.notChosen)
}

const press = (page: Page, w: Words) => page.getByRole('button', { name: w.order, exact: true }).click()

/** Reads from the API the order that the page shows. */
async function readOrder(page: Page) {
  await expect(page).toHaveURL(/\/[0-9a-f]{32}$/, { timeout: 15_000 })
  return call(page, 'GET', `/orders/${page.url().slice(-32)}`)
}

for (const { language, javaScriptEnabled: script } of ways)
  test.describe(`${script ? 'with' : 'without'} JavaScript, in ${language}`, () => {
    test.use({ javaScriptEnabled: script, expectedErrors: [/422/] })
    const w = words[language]

    test('prefills the account data and orders to the default addresses', async ({ page }) => {
      const email = await createCustomer(page, language)
      await call(page, 'PUT', '/customer', { customer: { first_name: 'Zofia', last_name: 'Wiśniewska', phone: '+48 600 200 300' } })
      await save(page, office)
      await save(page, warehouse)
      await addWashers(page, 1)
      await open(page, language)
      await expect(main(page)).toContainText(w.orderingAs + email)
      await expect(main(page).getByRole('textbox', { name: w.email })).toHaveValue(email)
      await expect(main(page).getByRole('textbox', { name: w.phone })).toHaveValue('+48 600 200 300')
      await expect(billing(page, w).getByRole('radio', { name: /^Wiśniewska i\sCórki/ })).toBeChecked()
      await expect(billing(page, w)).toContainText(`Zofia Wiśniewska, ul. Żółkiewskiego 12/4, 61-123 Poznań, ${w.country}, NIP 5260250274`)
      await expect(delivery(page, w).getByRole('radio', { name: /ul. Magazynowa 3/ })).toBeChecked()
      await expect(billing(page, w).getByRole('textbox')).toHaveCount(0)
      await expect(delivery(page, w).getByRole('textbox')).toHaveCount(0)
      await choose(page, w, script)
      await press(page, w)
      const order = await readOrder(page)
      expect(order).toMatchObject({
        email,
        phone: '+48 600 200 300',
        billing_address: { company: 'Wiśniewska i Córki', nip: '5260250274', street: 'ul. Żółkiewskiego 12/4' },
        delivery_address: { company: null, street: 'ul. Magazynowa 3', city: 'Łódź' },
      })
      expect(await savedAddresses(page)).toHaveLength(2)
    })

    test('a new address survives a validation error and is saved if ticked', async ({ page }) => {
      await createCustomer(page, language)
      await save(page, { ...office, is_default_delivery: true })
      await addWashers(page, 1)
      await open(page, language)
      await main(page).getByRole('textbox', { name: w.phone }).fill('600 100 200')
      await expect(delivery(page, w).getByRole('radio', { name: w.same })).toBeChecked()
      await billing(page, w).getByRole('radio', { name: w.other }).check()
      await expect(billing(page, w).getByRole('textbox', { name: w.first })).toHaveValue('Zofia')
      await expect(billing(page, w).getByRole('checkbox', { name: w.save })).not.toBeChecked()
      await type(page, w, billing, '')
      await billing(page, w).getByRole('checkbox', { name: w.save }).check()
      await delivery(page, w).getByRole('radio', { name: w.other }).check()
      await type(page, w, delivery, 'ul. Długa 2')
      await choose(page, w, script)
      await press(page, w)
      await expect(main(page).getByRole('alert')).toContainText(w.enterStreet)
      await expect(billing(page, w).getByRole('radio', { name: w.other })).toBeChecked()
      await expect(billing(page, w).getByRole('textbox', { name: w.city })).toHaveValue('Kraków')
      await expect(billing(page, w).getByRole('checkbox', { name: w.save })).toBeChecked()
      await billing(page, w).getByRole('textbox', { name: w.street }).fill('Rynek 1')
      await press(page, w)
      expect(await readOrder(page)).toMatchObject({ billing_address: { street: 'Rynek 1' }, delivery_address: { street: 'ul. Długa 2' } })
      expect(await savedAddresses(page)).toMatchObject([
        { street: office.street, is_default_billing: true, is_default_delivery: true },
        { street: 'Rynek 1', first_name: 'Jan', company: null, is_default_billing: false, is_default_delivery: false },
      ])
    })

    test('without saved addresses shows fields prefilled with the account name, and saves nothing unless ticked', async ({ page }) => {
      await createCustomer(page, language)
      await addWashers(page, 1)
      await open(page, language)
      await expect(billing(page, w).getByRole('textbox', { name: w.last })).toHaveValue('Wiśniewska')
      await expect(billing(page, w).getByRole('radio', { name: w.other })).toHaveCount(0)
      await main(page).getByRole('textbox', { name: w.phone }).fill('600 100 200')
      await type(page, w, billing, 'Rynek 1')
      await choose(page, w, script)
      await press(page, w)
      expect(await readOrder(page)).toMatchObject({ billing_address: { street: 'Rynek 1' }, delivery_address: null })
      expect(await savedAddresses(page)).toEqual([])
    })

    test('reports a selected address that was removed meanwhile and orders to another one', async ({ page }) => {
      await createCustomer(page, language)
      const { id } = await save(page, office)
      await save(page, { ...warehouse, phone: '600 100 200' })
      await addWashers(page, 1)
      await open(page, language)
      await main(page).getByRole('textbox', { name: w.phone }).fill('600 100 200')
      await delivery(page, w).getByRole('radio', { name: w.same }).check()
      await choose(page, w, script)
      await call(page, 'DELETE', `/customer/addresses/${id}`)
      await press(page, w)
      await expect(main(page).getByRole('alert')).toContainText(w.gone)
      await expect(delivery(page, w).getByRole('radio', { name: w.same })).toBeChecked()
      await billing(page, w)
        .getByRole('radio', { name: /ul. Magazynowa 3/ })
        .check()
      await press(page, w)
      expect(await readOrder(page)).toMatchObject({ billing_address: { street: 'ul. Magazynowa 3' }, delivery_address: null })
    })

    test('a form opened by another customer does not use the addresses of this one', async ({ page }) => {
      await createCustomer(page, language)
      await save(page, office)
      await addWashers(page, 1)
      await open(page, language)
      await main(page).getByRole('textbox', { name: w.phone }).fill('600 100 200')
      await choose(page, w, script)
      await page.context().clearCookies()
      await createCustomer(page, language)
      await save(page, { ...warehouse, is_default_billing: true })
      await addWashers(page, 1)
      await press(page, w)
      await expect(main(page).getByRole('alert')).toContainText(w.gone)
    })

    test('shows many saved addresses as one select followed by the fields', async ({ page }) => {
      await createCustomer(page, language)
      for (const number of [1, 2, 3, 4, 5, 6, 7]) await save(page, { ...warehouse, street: `ul. Magazynowa ${number}` })
      await addWashers(page, 1)
      await open(page, language)
      const list = billing(page, w).getByRole('combobox', { name: w.saved })
      await expect(list.locator('option:checked')).toContainText('ul. Magazynowa 1')
      await expect(billing(page, w).getByRole('textbox')).toHaveCount(0)
      await list.selectOption(w.other)
      await expect(billing(page, w).getByRole('textbox', { name: w.street })).toBeVisible()
      await list.selectOption({ label: `Zofia Wiśniewska, ul. Magazynowa 4, 90-562 Łódź, ${w.country}` })
      await expect(billing(page, w).getByRole('textbox')).toHaveCount(0)
      await main(page).getByRole('textbox', { name: w.phone }).fill('600 100 200')
      await delivery(page, w).getByRole('combobox', { name: w.saved }).selectOption(w.same)
      await choose(page, w, script)
      await press(page, w)
      expect(await readOrder(page)).toMatchObject({ billing_address: { street: 'ul. Magazynowa 4' }, delivery_address: null })
    })

    test('offers the deferred invoice to approved companies, and shows what the account lacks', async ({ page }) => {
      await createCustomer(page, language)
      await addWashers(page, 1)
      await open(page, language)
      const invoice = page.getByRole('radio', { name: w.invoice })
      await expect(invoice).toBeDisabled()
      await expect(main(page).getByText(w.forCompanies)).toBeVisible()
      const { company, nip } = office
      await call(page, 'PUT', '/customer', { customer: { first_name: 'Zofia', last_name: 'Wiśniewska', company, nip } })
      await open(page, language)
      await expect(invoice).toBeDisabled()
      await expect(main(page).getByText(w.forCompanies)).toHaveCount(0)
      await expect(main(page).getByText(w.forApproved)).toBeVisible()
      await expect(billing(page, w).getByRole('textbox', { name: w.companyName })).toHaveValue(company)
    })
  })

test.describe('the checkout draft', () => {
  const w = words.en

  test('of a guest has precedence over the account data after login', async ({ page }) => {
    await addWashers(page, 1)
    await open(page, 'en')
    await expectHydrated(page)
    await type(page, w, billing, 'Rynek 1')
    const email = await createCustomer(page, 'en')
    await save(page, office)
    await open(page, 'en')
    await expect(billing(page, w).getByRole('radio', { name: w.other })).toBeChecked()
    await expect(billing(page, w).getByRole('textbox', { name: w.street })).toHaveValue('Rynek 1')
    await expect(main(page).getByRole('textbox', { name: w.email })).toHaveValue(email)
  })

  test('of a customer survives a reload and is not shown to anybody else', async ({ page }) => {
    await createCustomer(page, 'en')
    await save(page, office)
    await addWashers(page, 1)
    await open(page, 'en')
    await expectHydrated(page)
    await main(page).getByRole('textbox', { name: w.email }).fill('buyer@example.com')
    await delivery(page, w).getByRole('radio', { name: w.other }).check()
    await type(page, w, delivery, 'ul. Długa 2')
    await page.reload()
    await expect(main(page).getByRole('textbox', { name: w.email })).toHaveValue('buyer@example.com')
    await expect(delivery(page, w).getByRole('textbox', { name: w.street })).toHaveValue('ul. Długa 2')
    await page.context().clearCookies()
    const email = await createCustomer(page, 'en')
    await addWashers(page, 1)
    await open(page, 'en')
    await expect(main(page).getByRole('textbox', { name: w.email })).toHaveValue(email)
    await page.context().clearCookies()
    await addWashers(page, 1)
    await open(page, 'en')
    await expect(main(page).getByRole('textbox', { name: w.email })).toHaveValue('')
  })
})

test('falls back to address fields when saved addresses cannot be loaded', async ({ page }) => {
  const shop = `http://broken.localhost:${alteredPort}`
  const email = await createCustomer(page, 'en')
  await save(page, office)
  await addWashers(page, 1)
  const cookies = await page.context().cookies()
  await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url: shop })))
  await page.goto(shop + hrefTo('en', 'checkout'))
  await expect(main(page)).toContainText(words.en.orderingAs + email)
  await expect(billing(page, words.en).getByRole('textbox', { name: words.en.last })).toHaveValue('Wiśniewska')
})

test('an address that cannot be saved does not fail the order', async ({ page }) => {
  const w = words.en
  await createCustomer(page, 'en')
  await addWashers(page, 1)
  await open(page, 'en')
  await main(page).getByRole('textbox', { name: w.phone }).fill('600 100 200')
  await type(page, w, billing, 'Rynek 1')
  await billing(page, w).getByRole('checkbox', { name: w.save }).check()
  await choose(page, w, true)
  await page.context().clearCookies()
  await addWashers(page, 1)
  // The buyer is a guest by now, without an account to save the address to.
  await press(page, w)
  expect(await readOrder(page)).toMatchObject({ billing_address: { street: 'Rynek 1' } })
})
