import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { createCustomer, goodPassword, logIn, test } from './customers.ts'
import { expect } from './fixtures.ts'
import { openSession } from './shop-api.ts'
import { ways } from './ways.ts'

test.use({ expectedErrors: [/status of 4(01|09|22|29)/] })

const words = {
  en: {
    none: 'No saved addresses yet',
    save: 'Save the address',
    first: /^First name/,
    last: /^Last name/,
    street: /^Street and number/,
    code: /^Postal code/,
    city: /^City/,
    nip: /^NIP/,
    badCode: 'A postal code in Poland looks like 00-000.',
    badNip: /^A\sNIP has 10 digits/,
    noStreet: 'Enter the street and number.',
    saved: 'The address has been saved',
    isBilling: 'Default for billing',
    isDelivery: 'Default for delivery',
    add: 'Add an address',
    makeDelivery: /^Make default for delivery/,
    change: /^Change:/,
    remove: /^Remove:/,
    removeYes: /^Yes, remove it/,
    removed: 'The address has been removed',
    saveData: 'Save',
    dataSaved: 'Your details have been saved',
    noFirst: 'Enter your first name.',
    phone: /^Phone/,
    badPhone: /^Enter a\sphone number of at least 6 digits/,
    current: /^Current password/,
    newPassword: /^New password/,
    changePassword: 'Change the password',
    wrongCurrent: 'This is not your current password. Type it again.',
    short: /at least 10 characters\. Three/,
    passwordChanged: /Your password has been changed/,
    here: 'This browser',
    end: /^Log out there/,
    ended: 'The session has ended',
    download: 'Download my data',
    close: 'Close my account for good',
    invoices: 'We keep the data on invoices for five years from the end of the year in which the tax was due, because tax law requires it.',
    noCurrent: 'Enter your current password.',
    query: 'Product name or code',
    search: 'Search',
    noneFits: 'No matching prices',
    noPrices: 'No agreed prices yet',
    all: 'Show all prices',
    csv: 'Download as CSV',
    addToCart: /^Add to cart/,
    nav: 'Your account',
    myPrices: 'My prices',
    next: 'Next',
    head: 'Product code,Product,',
  },
  pl: {
    none: 'Nie ma jeszcze zapisanych adresów',
    save: 'Zapisz adres',
    first: /^Imię/,
    last: /^Nazwisko/,
    street: /^Ulica i\snumer/,
    code: /^Kod pocztowy/,
    city: /^Miejscowość/,
    nip: /^NIP/,
    badCode: 'Kod pocztowy w Polsce ma postać 00-000.',
    badNip: /^NIP to 10 cyfr/,
    noStreet: 'Podaj ulicę i numer.',
    saved: 'Adres został zapisany',
    isBilling: 'Domyślny adres rozliczeniowy',
    isDelivery: 'Domyślny adres dostawy',
    add: 'Dodaj adres',
    makeDelivery: /^Ustaw jako domyślny adres dostawy/,
    change: /^Zmień:/,
    remove: /^Usuń:/,
    removeYes: /^Tak, usuń/,
    removed: 'Adres został usunięty',
    saveData: 'Zapisz',
    dataSaved: 'Dane zostały zapisane',
    noFirst: 'Podaj imię.',
    phone: /^Telefon/,
    badPhone: /^Podaj numer telefonu \(co najmniej 6 cyfr\)/,
    current: /^Obecne hasło/,
    newPassword: /^Nowe hasło/,
    changePassword: 'Zmień hasło',
    wrongCurrent: 'To nie jest Twoje obecne hasło. Wpisz je jeszcze raz.',
    short: /co najmniej 10 znaków\. Łatwo/,
    passwordChanged: /Hasło zostało zmienione/,
    here: 'Ta przeglądarka',
    end: /^Zakończ sesję/,
    ended: 'Sesja została zakończona',
    download: 'Pobierz moje dane',
    close: 'Zamknij moje konto na zawsze',
    invoices:
      'Dane na fakturach przechowujemy przez 5 lat od końca roku, w którym upłynął termin płatności podatku, bo wymaga tego prawo podatkowe.',
    noCurrent: 'Podaj obecne hasło.',
    query: 'Produkt lub symbol',
    search: 'Szukaj',
    noneFits: 'Brak pasujących cen',
    noPrices: 'Nie ma jeszcze cen indywidualnych',
    all: 'Pokaż wszystkie ceny',
    csv: 'Pobierz jako CSV',
    addToCart: /^Do koszyka|^Dodaj do koszyka/,
    nav: 'Twoje konto',
    myPrices: 'Moje ceny',
    next: 'Następna',
    head: 'Symbol;Produkt;',
  },
} as const

const anna = 'anna@demo.localhost'
const jan = 'jan@demo.localhost'

const main = (page: Page) => page.getByRole('main')
const box = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name })
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true })
const section = (page: Page, buttonName: string) =>
  main(page)
    .getByRole('region')
    .filter({ has: page.getByRole('button', { name: buttonName, exact: true }) })
const flagged = (language: Language, page: 'addresses' | 'profile', flag: string) => `${hrefTo(language, page)}?${flag}=1`

/** Opens a second session of the same customer, outside this browser. */
async function logInElsewhere(page: Page, email: string) {
  const headers = await openSession(page.request)
  const response = await page.request.post('/api/my-shop/auth', { headers, data: { session: { email, password: goodPassword } } })
  expect(response.status()).toBe(200)
}

test('a new address that is sent twice is added once; a changed form is another address', async ({ page }) => {
  await createCustomer(page, 'en')
  const path = hrefTo('en', 'addresses')
  await page.goto(path)
  const key = await main(page).locator('form [name=key]').inputValue()
  const address = { first_name: 'Jan', last_name: 'Nowak', postal_code: '00-950', city: 'Warszawa', country: 'PL', phone: '' }
  const send = async (street: string) => {
    const form = { intent: 'save', key, ...address, street }
    expect((await page.request.post(path, { form, maxRedirects: 0 })).status()).toBe(303)
  }
  for (const street of ['ul. Prosta 1', 'ul. Prosta 1', 'ul. Prosta 2']) await send(street)
  await page.goto(path)
  await expect(main(page).getByRole('article')).toHaveCount(2)
})

for (const { language, javaScriptEnabled: script } of ways)
  test.describe(`${language}, ${script ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: script })
    test.slow()
    const w = words[language]

    test('adds, edits, sets as default and removes addresses', async ({ page }) => {
      await createCustomer(page, language)
      await page.goto(hrefTo(language, 'addresses'))
      await expect(page.getByRole('heading', { name: w.none })).toBeVisible()
      await box(page, w.first).fill('Zofia')
      await box(page, w.last).fill('Wiśniewska')
      await box(page, w.code).fill('61-12')
      await box(page, w.city).fill('Poznań')
      await button(page, w.save).click()
      await expect(main(page).getByRole('alert').getByRole('link', { name: w.noStreet })).toBeVisible()
      await expect(box(page, w.street)).toHaveAccessibleDescription(w.noStreet)
      await expect(box(page, w.city)).toHaveValue('Poznań')
      await box(page, w.street).fill('ul. Żółkiewskiego 12/4')
      await box(page, w.nip).fill('5260250275')
      await button(page, w.save).click()
      await expect(box(page, w.code)).toHaveAccessibleDescription(w.badCode)
      await expect(box(page, w.nip)).toHaveAccessibleDescription(w.badNip)
      await box(page, w.code).fill('61123')
      await box(page, w.nip).fill('')
      await button(page, w.save).click()
      await expect(page).toHaveURL(flagged(language, 'addresses', 'saved'))
      await expect(main(page).getByText(w.saved)).toBeVisible()
      const cards = main(page).getByRole('article')
      await expect(cards).toHaveCount(1)
      await expect(cards.first()).toContainText('61-123 Poznań')
      await expect(cards.first()).toContainText(w.isBilling)
      await expect(cards.first()).toContainText(w.isDelivery)

      await main(page).getByRole('link', { name: w.add }).click()
      await box(page, w.first).fill('Jan')
      await box(page, w.last).fill('Nowak')
      await box(page, w.street).fill('ul. Prosta 1')
      await box(page, w.code).fill('00-950')
      await box(page, w.city).fill('Warszawa')
      await button(page, w.save).click()
      await expect(cards).toHaveCount(2)
      const second = cards.filter({ hasText: 'ul. Prosta' })
      const first = cards.filter({ hasText: 'Żółkiewskiego' })
      await second.getByRole('button', { name: w.makeDelivery }).click()
      await expect(page).toHaveURL(flagged(language, 'addresses', 'changed'))
      await expect(second.getByText(w.isDelivery, { exact: true })).toBeVisible()
      await expect(first.getByText(w.isDelivery, { exact: true })).toHaveCount(0)
      await expect(first.getByText(w.isBilling, { exact: true })).toBeVisible()

      await second.getByRole('link', { name: w.change }).click()
      await expect(page).toHaveURL(/\?edit=\d+/)
      await expect(box(page, w.street)).toHaveValue('ul. Prosta 1')
      await expect(main(page).getByRole('checkbox', { name: w.isDelivery })).toBeChecked()
      await box(page, w.street).fill('')
      await button(page, w.save).click()
      await expect(box(page, w.street)).toHaveAccessibleDescription(w.noStreet)
      await box(page, w.street).fill('ul. Prosta 2')
      await button(page, w.save).click()
      await expect(page).toHaveURL(flagged(language, 'addresses', 'saved'))
      await expect(second).toContainText('ul. Prosta 2')
      await expect(second).toContainText(w.isDelivery)

      await second.locator('summary').click()
      await second.getByRole('button', { name: w.removeYes }).click()
      await expect(page).toHaveURL(flagged(language, 'addresses', 'removed'))
      await expect(main(page).getByText(w.removed)).toBeVisible()
      await expect(cards).toHaveCount(1)
    })

    test('edits personal data and shows validation errors beside the fields', async ({ page }) => {
      await createCustomer(page, language)
      await page.goto(hrefTo(language, 'profile'))
      await box(page, w.first).fill('')
      await box(page, w.phone).fill('12')
      await button(page, w.saveData).click()
      await expect(box(page, w.first)).toHaveAccessibleDescription(w.noFirst)
      await expect(box(page, w.phone)).toHaveAccessibleDescription(w.badPhone)
      await expect(box(page, w.phone)).toHaveValue('12')
      await box(page, w.first).fill('Zosia')
      await box(page, w.phone).fill('+48 600 100 200')
      await button(page, w.saveData).click()
      await expect(page).toHaveURL(flagged(language, 'profile', 'saved'))
      await expect(main(page).getByText(w.dataSaved)).toBeVisible()
      await expect(box(page, w.first)).toHaveValue('Zosia')
      await expect(page.getByRole('banner').getByText('Zosia').first()).toBeAttached()
    })

    test('changes the password and ends the other sessions', async ({ page }) => {
      const email = await createCustomer(page, language)
      await logInElsewhere(page, email)
      await logInElsewhere(page, email)
      await page.goto(hrefTo(language, 'profile'))
      await expect(main(page).getByText(w.here)).toHaveCount(1)
      await expect(button(page, w.end)).toHaveCount(2)
      await expect(main(page).getByText('Chrome, Linux', { exact: true })).toHaveCount(3)
      await button(page, w.end).first().click()
      await expect(page).toHaveURL(flagged(language, 'profile', 'ended'))
      await expect(main(page).getByText(w.ended)).toBeVisible()
      await expect(button(page, w.end)).toHaveCount(1)

      const form = section(page, w.changePassword)
      const current = form.getByLabel(w.current)
      const fresh = form.getByLabel(w.newPassword)
      await current.fill('not the password')
      await fresh.fill(`${goodPassword}-2`)
      await button(page, w.changePassword).click()
      await expect(current).toHaveAccessibleDescription(w.wrongCurrent)
      await expect(current).toHaveValue('')
      await expect(fresh).toHaveValue('')
      await current.fill(goodPassword)
      await fresh.fill('short')
      await button(page, w.changePassword).click()
      await expect(fresh).toHaveAccessibleDescription(w.short)
      await current.fill(goodPassword)
      await fresh.fill(`${goodPassword}-2`)
      await button(page, w.changePassword).click()
      await expect(page).toHaveURL(flagged(language, 'profile', 'password'))
      await expect(main(page).getByText(w.passwordChanged)).toBeVisible()
      await expect(button(page, w.end)).toHaveCount(0)
      await page.context().clearCookies()
      await logIn(page, email, `${goodPassword}-2`)
    })

    test('closes the account after the password is confirmed', async ({ page }) => {
      const email = await createCustomer(page, language)
      await page.goto(hrefTo(language, 'profile'))
      const form = section(page, w.close)
      await expect(form).toContainText(w.invoices)
      await button(page, w.close).click()
      await expect(form.getByLabel(w.current)).toHaveAccessibleDescription(w.noCurrent)
      await form.getByLabel(w.current).fill('not the password')
      await button(page, w.close).click()
      await expect(form.getByLabel(w.current)).toHaveAccessibleDescription(w.wrongCurrent)
      await form.getByLabel(w.current).fill(goodPassword)
      await button(page, w.close).click()
      await expect(page).toHaveURL(language === 'pl' ? '/pl' : '/')
      await expect(page.getByRole('banner').getByRole('link', { name: /^(Log in|Zaloguj)/ })).toBeVisible()
      const again = { intent: 'login', email, password: goodPassword }
      const response = await page.request.post(hrefTo('en', 'customerLogin'), { form: again, headers: { accept: 'text/html' } })
      expect(response.status()).toBe(401)
      await page.goto(hrefTo(language, 'profile'))
      await expect(page).toHaveURL(/customer\/login\?return_to=/)
    })

    test('personal prices can be searched, paged, downloaded and added to the cart', async ({ page }) => {
      await logIn(page, jan)
      await page.goto(hrefTo(language, 'profile'))
      const nav = main(page).getByRole('navigation', { name: w.nav })
      await nav.getByRole('link', { name: w.myPrices }).click()
      await expect(page).toHaveURL(hrefTo(language, 'myPrices'))
      await expect(nav.getByRole('link', { name: w.myPrices })).toHaveAttribute('aria-current', 'page')
      const rows = main(page).getByRole('table').locator('tbody tr')
      await expect(rows).toHaveCount(24)
      await main(page).getByRole('link', { name: w.next }).click()
      await expect(page).toHaveURL(`${hrefTo(language, 'myPrices')}?page=2`)
      const query = main(page).getByRole('searchbox', { name: w.query })
      await query.fill('22568-SET14')
      await button(page, w.search).click()
      await expect(page).toHaveURL(new RegExp(`${hrefTo(language, 'myPrices')}\\?q=22568-SET14&`))
      await expect(rows).toHaveCount(1)
      await expect(rows.first()).toContainText('−12%')
      const csv = main(page).getByRole('link', { name: w.csv })
      const file = await page.request.get((await csv.getAttribute('href')) ?? '')
      expect(file.headers()['content-disposition']).toContain('.csv"')
      const bytes = await file.body()
      expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
      const lines = bytes.toString('utf8').slice(1).trim().split('\r\n')
      expect(lines[0]?.startsWith(w.head)).toBe(true)
      expect(lines).toHaveLength(2)
      expect(lines[1]).toContain(language === 'pl' ? '14 szt.;289,00;254,32;sztuka;12;PLN;' : ',289.00,254.32,piece,12,PLN,')

      await rows.first().getByRole('link').click()
      await expect(page).toHaveURL(new RegExp(`${hrefTo(language, 'product', { id: '' })}`))
      await page.goto(`${hrefTo(language, 'myPrices')}?q=zzzz`)
      await expect(page.getByRole('heading', { name: w.noneFits })).toBeVisible()
      await main(page).getByRole('link', { name: w.all }).click()
      await expect(rows).toHaveCount(24)
    })

    test('adds a simple product and a variant to the cart from personal prices', async ({ page }) => {
      await logIn(page, jan)
      for (const symbol of ['ADH-CON120', '3113-12']) {
        await page.goto(`${hrefTo(language, 'myPrices')}?q=${symbol}`)
        await page.getByRole('spinbutton').first().fill('2')
        await button(page, w.addToCart).first().click()
        if (script) await expect(page.getByText(/(Added to cart|koszyka|koszyku).*2 × /).first()).toBeVisible()
        else await expect(page).toHaveURL(`${hrefTo(language, 'myPrices')}?q=${symbol}&added=1`)
      }
    })
  })

test('shows an empty state to a customer without personal prices', async ({ page }) => {
  await logIn(page, anna)
  for (const language of ['en', 'pl'] as const) {
    await page.goto(hrefTo(language, 'myPrices'))
    await expect(page.getByRole('heading', { name: words[language].noPrices })).toBeVisible()
  }
})

test('downloads the account data for its customer and redirects anybody else to the login', async ({ page }) => {
  for (const [path, screen] of [
    ['/account-data', 'profile'],
    ['/my-prices.csv', 'myPrices'],
  ] as const) {
    const response = await page.request.get(path, { maxRedirects: 0 })
    const login = `${hrefTo('en', 'customerLogin')}?${new URLSearchParams({ return_to: hrefTo('en', screen) })}`
    expect([path, response.status(), response.headers().location]).toEqual([path, 302, login])
  }
  const email = await createCustomer(page, 'en')
  await page.goto(hrefTo('en', 'profile'))
  const started = page.waitForEvent('download')
  await main(page).getByRole('link', { name: words.en.download }).click()
  const download = await started
  expect(download.suggestedFilename()).toBe('account-data.json')
  const data = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({ customer: { email }, claims: [], mails: [{ kind: 'confirm_email', recipient: email }] })
  expect((await page.request.get('/account-data')).headers()).toMatchObject({ 'cache-control': 'private, no-store' })
})

test('closing the account of a company ends its net prices', async ({ page, context, baseURL }) => {
  await createCustomer(page, 'en')
  await page.goto(hrefTo('en', 'profile'))
  await box(page, words.en.nip).fill('5260250274')
  await button(page, words.en.saveData).click()
  await expect(page).toHaveURL(flagged('en', 'profile', 'saved'))
  await context.addCookies([{ name: 'display', value: 'pln-net', url: baseURL ?? '' }])
  await section(page, words.en.close).getByLabel(words.en.current).fill(goodPassword)
  await button(page, words.en.close).click()
  await expect(page).toHaveURL('/')
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('display')
})

test('refuses to close an account with an open order', async ({ page }) => {
  const email = await createCustomer(page, 'en')
  const token = (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value
  const call = async (method: string, path: string, data?: object) => {
    const headers = { 'shop-origin': 'localhost', authorization: `Bearer ${token}`, 'idempotency-key': crypto.randomUUID() }
    const response = await page.request.fetch(`/api/my-shop${path}`, { method, headers, ...(data && { data }) })
    if (!response.ok()) throw new Error(`${method} ${path}: ${response.status()} ${await response.text()}`)
    return response.json()
  }
  const { items } = await call('GET', '/products?q=ADH-CON120')
  await call('POST', '/cart/cart_items', { cart_item: { product_id: items[0].id, items: 1 } })
  const { deliveries, payments } = await call('GET', '/cart')
  const idOf = (choices: { id: number; code: string }[], code: string) => choices.find(choice => choice.code === code)?.id
  await call('PUT', '/cart/set_delivery', { cart: { delivery_shop_configuration_id: idOf(deliveries, 'courier') } })
  await call('PUT', '/cart/set_payment', { cart: { component_payment_method_id: idOf(payments, 'bank_transfer') } })
  const person = {
    first_name: 'Zofia',
    last_name: 'Wiśniewska',
    street: 'ul. Prosta 1',
    postal_code: '61-123',
    city: 'Poznań',
    country: 'PL',
  }
  const order = { email, phone: '+48 600 100 200', billing_address: person, regulations_accepted: true, privacy_accepted: true }
  await call('POST', '/orders', { order })
  await page.goto(hrefTo('en', 'profile'))
  await section(page, words.en.close).getByLabel(words.en.current).fill(goodPassword)
  await button(page, words.en.close).click()
  await expect(main(page).getByRole('alert')).toContainText('An order is under way')
})
