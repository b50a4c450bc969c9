import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import type { Email } from 'postal-mime'
import { createAccount, demoPassword, goodPassword, test } from './customers.ts'
import { emailsTo, waitForEmail } from './emails.ts'
import { addToCart, addWashers } from './filled-cart.ts'
import { expect } from './fixtures.ts'
import { ways } from './ways.ts'

test.use({ expectedErrors: [/status of 4(01|22|29)/] })

const words = {
  en: {
    email: /^E-mail/,
    password: /^Password/,
    newPassword: /^New password/,
    logIn: 'Log in',
    logOut: 'Log out',
    wrong: 'The e-mail address or password is wrong',
    first: /^First name/,
    last: /^Last name/,
    company: 'A company',
    companyName: /^Company name/,
    nip: /^NIP/,
    phone: /^Phone/,
    terms: /^I\saccept the terms/,
    privacy: 'privacy policy (opens in a new tab)',
    open: 'Open the account',
    problems: 'Correct 7 fields to open an account',
    missing: [
      'Enter the name of the company.',
      'Enter your e-mail address.',
      'Enter the password.',
      'Accept the terms of sale to open an account.',
    ],
    badNip: /^A\sNIP has 10 digits/,
    badPhone: /^Enter a\sphone number of at least 6 digits/,
    short: /at least 10 characters\. Three/,
    common: /one of the most frequently guessed/,
    personal: /little more than your name or e-mail/,
    registered: 'Check your e-mail',
    confirmMail: /^Confirm your e-mail/,
    confirm: 'Confirm and log in',
    wrongPassword: 'This is not the password that you registered with',
    confirmed: 'Your e-mail address is confirmed',
    used: 'This link has already been used or has expired',
    emptyCart: 'Cart, empty',
    none: 'No orders yet',
    forgotten: 'Forgotten your password?',
    sendLink: 'Send the link',
    sent: /^If there is an account for .+, we have sent a\slink there\. It works once, within one hour\.$/,
    resetMail: /^Set a\snew password/,
    save: 'Save the password',
    changed: 'Your password has been changed',
    linkInvalid: 'This link no longer works',
    history: 'Order history',
    guest: 'How would you like to order?',
    cartEmpty: 'Cart, empty',
    cartOf: /^Cart, 3/,
    query: 'Order number or product',
    search: 'Search',
    noneFits: 'No matching orders',
    capped: 'We have merged this cart with the one in your account',
    cappedLine: (had: number, wanted: number) => new RegExp(`^Hook-and-loop sanding sheet.*, P60: ${had}\\spacks? instead of ${wanted}$`),
  },
  pl: {
    email: /^E-mail/,
    password: /^Hasło/,
    newPassword: /^Nowe hasło/,
    logIn: 'Zaloguj się',
    logOut: 'Wyloguj się',
    wrong: 'Nieprawidłowy e-mail lub hasło',
    first: /^Imię/,
    last: /^Nazwisko/,
    company: 'Firma',
    companyName: /^Nazwa firmy/,
    nip: /^NIP/,
    phone: /^Telefon/,
    terms: /^Akceptuję regulamin/,
    privacy: 'polityka prywatności (otwiera się w nowej karcie)',
    open: 'Załóż konto',
    problems: 'Aby założyć konto, popraw 7 pól',
    missing: ['Podaj nazwę firmy.', 'Podaj adres e-mail.', 'Podaj hasło.', 'Aby założyć konto, zaakceptuj regulamin.'],
    badNip: /^NIP to 10 cyfr/,
    badPhone: /^Podaj numer telefonu \(co najmniej 6 cyfr\)/,
    short: /co najmniej 10 znaków\. Łatwo/,
    common: /najczęściej odgadywanych/,
    personal: /niewiele więcej niż Twoje imię/,
    registered: 'Sprawdź pocztę e-mail',
    confirmMail: /^Potwierdź adres e-mail/,
    confirm: 'Potwierdź i zaloguj się',
    wrongPassword: 'To nie jest hasło podane przy tej rejestracji',
    confirmed: 'Twój adres e-mail został potwierdzony',
    used: 'Ten link został już wykorzystany albo wygasł',
    emptyCart: 'Koszyk, pusty',
    none: 'Nie ma jeszcze zamówień',
    forgotten: 'Nie pamiętasz hasła?',
    sendLink: 'Wyślij link',
    sent: /^Jeśli istnieje konto z\sadresem .+, wysłaliśmy na niego link\. Link działa tylko raz, przez godzinę\.$/,
    resetMail: /^Ustaw nowe hasło/,
    save: 'Zapisz hasło',
    changed: 'Hasło zostało zmienione',
    linkInvalid: 'Ten link już nie działa',
    history: 'Historia zamówień',
    guest: 'Jak chcesz zamówić?',
    cartEmpty: 'Koszyk, pusty',
    cartOf: /^Koszyk, ilość: 3,/,
    query: 'Numer zamówienia lub produkt',
    search: 'Szukaj',
    noneFits: 'Brak pasujących zamówień',
    capped: 'Połączyliśmy ten koszyk z koszykiem z Twojego konta',
    cappedLine: (had: number, wanted: number) =>
      new RegExp(`^Arkusz ścierny.*, P60: ${had}\\s(opakowanie|opakowania|opakowań) zamiast ${wanted}$`),
  },
} as const

const anna = 'anna@demo.localhost'

const main = (page: Page) => page.getByRole('main')
const problems = (page: Page) => main(page).getByRole('alert')
const box = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name })
const button = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true })
/** The account menu in the header. */
const account = (page: Page, name: string) => page.getByRole('banner').getByRole('group').filter({ hasText: name })
const newEmail = () => `${crypto.randomUUID().slice(0, 13)}@example.com`
const login = (language: Language, query = '') => hrefTo(language, 'customerLogin') + query

async function logIn(page: Page, language: Language, email = anna, password = demoPassword) {
  const w = words[language]
  await box(page, w.email).fill(email)
  await main(page).getByLabel(w.password).fill(password)
  await button(page, w.logIn).click()
}

/** Path and query of the link in an e-mail. */
const linkTo = async (address: string, subject: RegExp, path: string) => linkIn(await waitForEmail(address, subject), path)

function linkIn({ text = '' }: Email, path: string): string {
  const link = text.split(/\s+/).find(word => word.includes(`${path}?`))
  const url = new URL(link ?? `http://no-link-in-the-mail/${text}`)
  return url.pathname + url.search
}

const accessToken = async (page: Page) => (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value

for (const { language, javaScriptEnabled: script } of ways)
  test.describe(`${language}, ${script ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: script })
    test.slow()
    const w = words[language]

    test('registers with field errors in place; the link and a password confirm the e-mail and log in', async ({ page }) => {
      const email = newEmail()
      await page.goto(hrefTo(language, 'register'))
      await page.getByRole('radio', { name: w.company }).check()
      await button(page, w.open).click()
      await expect(problems(page)).toContainText(w.problems)
      for (const text of w.missing) await expect(problems(page).getByRole('link', { name: text, exact: true })).toBeVisible()
      await expect(box(page, w.companyName)).toHaveAccessibleDescription(w.missing[0])
      await expect(page.getByRole('checkbox', { name: w.terms })).toHaveAccessibleDescription(w.missing[3])
      // The privacy policy is information: there is nothing to accept.
      await expect(main(page).getByRole('checkbox')).toHaveCount(1)
      await expect(main(page).getByRole('link', { name: w.privacy })).toHaveAttribute('href', hrefTo(language, 'privacyPolicy'))

      await box(page, w.companyName).fill('Śruby i Wkręty sp. z o.o.')
      await box(page, w.nip).fill('5260250275')
      await box(page, w.first).fill('Bogumiła')
      await box(page, w.last).fill('Wiśniewska')
      await box(page, w.email).fill(email)
      await box(page, w.phone).fill('12')
      const password = main(page).getByLabel(w.password)
      await password.fill('short')
      await page.getByRole('checkbox', { name: w.terms }).check()
      await button(page, w.open).click()
      await expect(box(page, w.nip)).toHaveAccessibleDescription(w.badNip)
      await expect(box(page, w.phone)).toHaveAccessibleDescription(w.badPhone)
      await expect(box(page, w.companyName)).toHaveValue('Śruby i Wkręty sp. z o.o.')
      await expect(page.getByRole('radio', { name: w.company })).toBeChecked()
      await expect(page.getByRole('checkbox', { name: w.terms })).toBeChecked()
      await expect(password).toHaveValue('')

      await box(page, w.nip).fill('526-025-02-74')
      await box(page, w.phone).fill('')
      for (const [typed, message] of [
        ['short', w.short],
        ['password123', w.common],
        ['Wiśniewska1', w.personal],
      ] as const) {
        await password.fill(typed)
        await button(page, w.open).click()
        await expect(password).toHaveAccessibleDescription(message)
        await expect(password).toHaveValue('')
      }
      await password.fill(goodPassword)
      await button(page, w.open).click()
      await expect(page).toHaveURL(login(language, '?registered=1'))
      await expect(main(page).getByText(w.registered, { exact: true })).toBeVisible()
      await logIn(page, language, email, goodPassword)
      await expect(problems(page)).toContainText(w.wrong)

      const link = await linkTo(email, w.confirmMail, hrefTo(language, 'customerLogin'))
      await page.request.get(link)
      await page.goto(link)
      await main(page).getByLabel(w.password).fill('not the password')
      await button(page, w.confirm).click()
      await expect(problems(page)).toContainText(w.wrongPassword)
      await main(page).getByLabel(w.password).fill(goodPassword)
      await button(page, w.confirm).click()
      await expect(page).toHaveURL(`${hrefTo(language, 'orderHistory')}?confirmed=1`)
      await expect(main(page).getByText(w.confirmed)).toBeVisible()
      await expect(main(page).getByText('Bogumiła Wiśniewska, Śruby i Wkręty sp. z o.o.')).toBeVisible()
      await expect(page.getByRole('heading', { name: w.none })).toBeVisible()
      await button(page, w.logOut).click()
      await expect(button(page, w.logOut)).toHaveCount(0)
      await page.goto(link)
      await main(page).getByLabel(w.password).fill(goodPassword)
      await button(page, w.confirm).click()
      await expect(problems(page)).toContainText(w.used)
      await main(page).getByRole('link', { name: w.logIn }).click()
      await logIn(page, language, email, goodPassword)
      await expect(page.getByRole('heading', { name: w.history })).toBeVisible()
    })

    test('an unknown e-mail and a wrong password show the same error; only the e-mail stays', async ({ page }) => {
      await page.goto(hrefTo(language, 'signin'))
      await button(page, w.logIn).click()
      await expect(box(page, w.email)).toHaveAccessibleDescription(w.missing[1])
      await expect(main(page).getByLabel(w.password)).toHaveAccessibleDescription(w.missing[2])
      const messages: string[] = []
      for (const email of [newEmail(), anna]) {
        await logIn(page, language, email, 'not the password')
        await expect(problems(page)).toContainText(w.wrong)
        messages.push(await problems(page).innerText())
        await expect(box(page, w.email)).toHaveValue(email)
        await expect(main(page).getByLabel(w.password)).toHaveValue('')
        await expect(page).toHaveURL(hrefTo(language, 'signin'))
      }
      expect(messages[0]).toBe(messages[1])
    })

    test('logging in on the guest page continues to the checkout with the cart; logging out empties it', async ({ page }) => {
      const email = newEmail()
      await createAccount(page, email, language)
      await addWashers(page, 3)
      const asVisitor = await accessToken(page)
      await page.goto(hrefTo(language, 'guest'))
      await expect(page.getByRole('heading', { name: w.guest })).toBeVisible()
      await main(page).getByRole('link', { name: w.logIn }).click()
      await expect(page).toHaveURL(login(language, `?return_to=${encodeURIComponent(hrefTo(language, 'checkout'))}`))
      await logIn(page, language, email, 'not the password')
      await expect(problems(page)).toContainText(w.wrong)
      await logIn(page, language, email, goodPassword)
      await expect(page).toHaveURL(hrefTo(language, 'checkout'))
      const asCustomer = await accessToken(page)
      expect(asCustomer).not.toBe(asVisitor)

      await page.goto(hrefTo(language, 'guest'))
      await expect(page).toHaveURL(hrefTo(language, 'orderHistory'))
      const header = page.getByRole('banner')
      await expect(header.getByRole('link', { name: w.cartOf })).toBeVisible()
      await account(page, 'Zofia').click()
      await header.getByRole('button', { name: w.logOut }).click()
      await expect(page).toHaveURL(language === 'pl' ? '/pl' : '/')
      await expect(header.getByRole('link', { name: w.emptyCart })).toBeVisible()
      await expect(header.getByRole('link', { name: w.logIn })).toBeVisible()
      expect(await accessToken(page)).not.toBe(asCustomer)

      await page.goto(login(language))
      await logIn(page, language, email, goodPassword)
      await expect(header.getByRole('link', { name: w.cartOf })).toBeVisible()
    })

    test('resets a forgotten password by an e-mailed link, once', async ({ page }) => {
      const email = newEmail()
      await createAccount(page, email, language)
      await page.goto(login(language))
      await page.getByRole('link', { name: w.forgotten }).click()
      await expect(page).toHaveURL(hrefTo(language, 'resetPassword'))
      await button(page, w.sendLink).click()
      await expect(box(page, w.email)).toHaveAccessibleDescription(w.missing[1])
      for (const address of [newEmail(), email]) {
        await box(page, w.email).fill(address)
        await button(page, w.sendLink).click()
        await expect(main(page).getByText(w.sent)).toContainText(address)
      }
      const link = await linkTo(email, w.resetMail, hrefTo(language, 'resetPassword'))
      await page.request.get(link)
      await page.goto(link)
      const password = main(page).getByLabel(w.newPassword)
      await password.fill('short')
      await button(page, w.save).click()
      await expect(password).toHaveAccessibleDescription(w.short)
      await password.fill(`${goodPassword}-2`)
      await button(page, w.save).click()
      await expect(page).toHaveURL(login(language, '?changed=1'))
      await expect(main(page).getByText(w.changed)).toBeVisible()
      await logIn(page, language, email, goodPassword)
      await expect(problems(page)).toContainText(w.wrong)
      await logIn(page, language, email, `${goodPassword}-2`)
      await expect(page.getByRole('heading', { name: w.history })).toBeVisible()

      await page.goto(link)
      await password.fill(`${goodPassword}-3`)
      await button(page, w.save).click()
      await expect(problems(page)).toContainText(w.linkInvalid)
      await expect(button(page, w.sendLink)).toBeVisible()
    })

    test('a page for customers redirects to the login and back', async ({ page }) => {
      const history = `${hrefTo(language, 'orderHistory')}?find=nothing`
      await page.goto(history)
      await expect(page).toHaveURL(login(language, `?${new URLSearchParams({ return_to: history })}`))
      await logIn(page, language)
      await expect(page).toHaveURL(history)
      await expect(page.getByRole('heading', { name: w.noneFits })).toBeVisible()
      await expect(page.getByRole('textbox', { name: w.query }).or(page.getByRole('searchbox', { name: w.query }))).toHaveValue('nothing')
      await page.goto(login(language))
      await expect(page).toHaveURL(hrefTo(language, 'orderHistory'))
      await page.goto(hrefTo(language, 'customerRegister'))
      await expect(page).toHaveURL(hrefTo(language, 'orderHistory'))
    })
  })

for (const { language, javaScriptEnabled: script } of ways)
  test.describe(`${language}, ${script ? 'with' : 'without'} JavaScript, edge cases`, () => {
    test.use({ javaScriptEnabled: script })
    const w = words[language]

    test('a password reset before confirmation sends a second link; either link confirms the account and invalidates the other', async ({
      page,
    }) => {
      const email = newEmail()
      await page.goto(hrefTo(language, 'register'))
      await box(page, w.first).fill('Zofia')
      await box(page, w.last).fill('Wiśniewska')
      await box(page, w.email).fill(email)
      await main(page).getByLabel(w.password).fill(goodPassword)
      await page.getByRole('checkbox', { name: w.terms }).check()
      await button(page, w.open).click()
      const first = await linkTo(email, w.confirmMail, hrefTo(language, 'customerLogin'))
      await page.goto(hrefTo(language, 'resetPassword'))
      await box(page, w.email).fill(email)
      await button(page, w.sendLink).click()
      await expect(main(page).getByText(w.sent)).toContainText(email)
      await expect.poll(async () => (await emailsTo(email, w.confirmMail)).length, { timeout: 20_000 }).toBe(2)
      const links = (await emailsTo(email, w.confirmMail)).map(mail => linkIn(mail, hrefTo(language, 'customerLogin')))
      const second = links.find(link => link !== first) ?? ''
      const confirm = async (link: string) => {
        await page.goto(link)
        await main(page).getByLabel(w.password).fill(goodPassword)
        await button(page, w.confirm).click()
      }
      await confirm(first)
      await expect(page).toHaveURL(`${hrefTo(language, 'orderHistory')}?confirmed=1`)
      await page.context().clearCookies()
      await confirm(second)
      await expect(problems(page)).toContainText(w.used)
    })

    test('an order placed as a guest appears in the account once the e-mail is confirmed', async ({ page }) => {
      const email = newEmail()
      const person = { email, password: goodPassword, first_name: 'Zofia', last_name: 'Wiśniewska' }
      await addWashers(page, 2)
      const consents = { regulations_accepted: 'on' }
      const form = { intent: 'register', kind: 'person', ...person, ...consents }
      const response = await page.request.post(hrefTo(language, 'customerRegister'), {
        form,
        headers: { accept: 'text/html' },
        maxRedirects: 0,
      })
      expect(response.status()).toBe(303)
      const { number } = await place(page, email)
      const link = await linkTo(email, w.confirmMail, hrefTo(language, 'customerLogin'))
      await page.goto(link)
      await main(page).getByLabel(w.password).fill(goodPassword)
      await button(page, w.confirm).click()
      await expect(main(page).getByRole('link', { name: number })).toBeVisible()
    })

    test('merging two carts limits a line to the stock and shows a notice', async ({ page }) => {
      const email = newEmail()
      await createAccount(page, email, language)
      await page.goto(login(language))
      await logIn(page, language, email, goodPassword)
      await expect(page.getByRole('heading', { name: w.history })).toBeVisible()
      const { stock } = await addToCart(page, 'q=SAND-SHEET93', 1)
      await addToCart(page, 'q=SAND-SHEET93', stock - 1)
      await page.request.post('/logout', { form: {} })
      await addToCart(page, 'q=SAND-SHEET93', 2)
      await page.goto(login(language))
      await logIn(page, language, email, goodPassword)
      await expect(page.getByRole('heading', { name: w.history })).toBeVisible()
      await page.goto(hrefTo(language, 'cart'))
      await expect(main(page).getByText(w.capped)).toBeVisible()
      await expect(main(page).getByText(w.cappedLine(stock, stock + 2))).toBeVisible()
      await expect(page.getByRole('spinbutton')).toHaveValue(String(stock))
    })
  })

test('login redirects to pages of this shop only', async ({ page }) => {
  for (const [returnTo, location] of [
    ['/en/cart?x=1', '/en/cart?x=1'],
    ['//evil.example', '/auth'],
    ['/\\evil.example', '/auth'],
    ['/\t/evil.example', '/auth'],
    ['/.//evil.example', '/auth'],
    ['https://evil.example/en', '/auth'],
    ['javascript:alert(1)', '/auth'],
    ['', '/auth'],
  ] as const) {
    await page.context().clearCookies()
    const form = { intent: 'login', email: anna, password: demoPassword, return_to: returnTo }
    const response = await page.request.post(login('en'), { form, headers: { accept: 'text/html' }, maxRedirects: 0 })
    expect([returnTo, response.status(), response.headers().location]).toEqual([returnTo, 303, location])
  }
  await page.context().clearCookies()
  await page.goto(login('en', `?return_to=${encodeURIComponent('//evil.example')}`))
  await logIn(page, 'en')
  await expect(page).toHaveURL('/en/account/order-history')
})

test('a known device can log in after too many wrong passwords; its cookie is HttpOnly and lasts a year', async ({ page }) => {
  const email = newEmail()
  await createAccount(page, email, 'en')
  const send = (password: string) =>
    page.request.post(login('en'), { form: { intent: 'login', email, password }, headers: { accept: 'text/html' }, maxRedirects: 0 })
  expect((await send(goodPassword)).status()).toBe(303)
  const device = (await page.context().cookies()).find(({ name }) => name === 'device')
  expect(device).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' })
  expect((device?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(360 * 86_400_000)
  await page.context().clearCookies()
  for (let i = 0; i < 10; i++) expect((await send('not the password')).status()).toBe(401)
  expect((await send(goodPassword)).status()).toBe(429)
  await page.context().clearCookies()
  await page.context().addCookies([device as NonNullable<typeof device>])
  expect((await send(goodPassword)).status()).toBe(303)
})

test('too many attempts show how long to wait', async ({ page }) => {
  const email = newEmail()
  const form = { intent: 'login', email, password: 'not the password' }
  for (let i = 0; i < 10; i++) await page.request.post(login('en'), { form, headers: { accept: 'text/html' } })
  await page.goto(login('en'))
  await logIn(page, 'en', email)
  await expect(problems(page)).toContainText(/Too many attempts\s*Try again in (\d+ minutes|a\sminute)\./)
  await expect(box(page, words.en.email)).toHaveValue(email)
})

test('guards apply to data requests too', async ({ page }) => {
  for (const language of ['en', 'pl'] as const) {
    const response = await page.request.get(`${hrefTo(language, 'orderHistory')}.data`, { maxRedirects: 0 })
    const text = await response.text()
    expect(text).toContain(`${hrefTo(language, 'customerLogin')}?return_to=${encodeURIComponent(hrefTo(language, 'orderHistory'))}`)
    expect(text).not.toContain('"orders"')
  }
})

test('/auth redirects a customer to the orders and anybody else to the login, in the chosen language', async ({
  page,
  context,
  baseURL,
}) => {
  await page.goto('/auth')
  await expect(page).toHaveURL(hrefTo('en', 'customerLogin'))
  await context.addCookies([{ name: 'locale', value: 'pl', url: baseURL ?? '' }])
  await page.goto('/auth')
  await expect(page).toHaveURL(hrefTo('pl', 'customerLogin'))
  await logIn(page, 'pl')
  await expect(page).toHaveURL(hrefTo('pl', 'orderHistory'))
  await page.goto('/auth')
  await expect(page).toHaveURL(hrefTo('pl', 'orderHistory'))
})

test('pages whose address may contain a token are neither cached nor sent as referrer', async ({ page }) => {
  for (const path of [login('en', '?confirm=secret'), `${hrefTo('pl', 'resetPassword')}?token=secret`]) {
    const response = await page.request.get(path)
    expect(response.headers()).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'same-origin',
      'x-robots-tag': 'noindex',
    })
  }
})

test('the three login addresses show one screen', async ({ page }) => {
  for (const path of ['/pl/login', '/pl/signin', '/pl/customer/login']) {
    const html = await (await page.request.get(path)).text()
    expect([path, html.includes('rel="canonical" href="http'), /rel="canonical" href="[^"]+\/pl\/customer\/login"/.test(html)]).toEqual([
      path,
      true,
      true,
    ])
  }
})

test('the password can be revealed, and the error summary links to the fields by keyboard', async ({ page }) => {
  await page.goto(login('en'))
  const password = main(page).getByLabel(words.en.password)
  await password.fill('what I typed')
  await expect(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: 'Show password' }).click()
  await expect(password).toHaveAttribute('type', 'text')
  await expect(password).toHaveValue('what I typed')
  await page.getByRole('button', { name: 'Hide password' }).click()
  await expect(password).toHaveAttribute('type', 'password')
  await password.press('Enter')
  await expect(problems(page)).toBeVisible()
  await problems(page).getByRole('link', { name: words.en.missing[1] }).press('Enter')
  await expect(box(page, words.en.email)).toBeFocused()
  await expect(problems(page)).toBeVisible()
})

test('orders placed while logged in are in the history and can be found by number, product and status', async ({ page }) => {
  await page.goto(login('en'))
  await logIn(page, 'en')
  await expect(page.getByRole('heading', { name: 'Order history' })).toBeVisible()
  const { number, uid } = await placeAsCustomer(page)
  await page.goto(hrefTo('en', 'orderHistory'))
  const row = page.getByRole('table', { name: 'Your orders' }).getByRole('row', { name: new RegExp(number) })
  await expect(row).toContainText('Placed')
  await expect(row).toContainText(/PLN\s?[\d,]+\.\d\d/)
  const field = page.getByRole('searchbox', { name: 'Order number or product' })
  for (const [q, status, fits] of [
    [number, '', true],
    ['7089-300-ZF', 'Placed', true],
    ['7089-300-ZF', 'Cancelled', false],
    ['qwertyzxcv', '', false],
  ] as const) {
    await page.goto(hrefTo('en', 'orderHistory'))
    await field.fill(q)
    if (status) await page.getByRole('combobox', { name: 'Status' }).selectOption(status)
    await main(page).getByRole('search').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\?find=/)
    await expect(row).toHaveCount(fits ? 1 : 0)
    if (!fits) await expect(page.getByRole('heading', { name: 'No matching orders' })).toBeVisible()
    await expect(field).toHaveValue(q)
  }
  await main(page).getByRole('link', { name: 'Show all orders' }).click()
  await row.getByRole('link', { name: number }).click()
  await expect(page).toHaveURL(hrefTo('en', 'accountOrder', { id: uid }))
  await expect(page.getByText('Łąkowa 5/7')).toBeVisible()
})

/** Orders washers as the customer who is logged in on the page. */
async function placeAsCustomer(page: Page): Promise<{ number: string; uid: string }> {
  await addWashers(page, 2)
  return place(page, anna)
}

/** Orders what is in the cart of the page. */
async function place(page: Page, email: string): Promise<{ number: string; uid: string }> {
  const headers = { 'shop-origin': 'localhost', 'accept-language': 'en', authorization: `Bearer ${await accessToken(page)}` }
  const cart = await (await page.request.get('/api/my-shop/cart', { headers })).json()
  const idOf = (choices: { id: number; code: string }[], code: string) => choices.find(choice => choice.code === code)?.id
  const set = (path: string, cart: object) => page.request.put(`/api/my-shop/cart/${path}`, { headers, data: { cart } })
  await set('set_delivery', { delivery_shop_configuration_id: idOf(cart.deliveries, 'courier') })
  await set('set_payment', { component_payment_method_id: idOf(cart.payments, 'bank_transfer') })
  const billing_address = {
    first_name: 'Anna',
    last_name: 'Nowak',
    street: 'Łąkowa 5/7',
    postal_code: '90-562',
    city: 'Łódź',
    country: 'PL',
  }
  const order = { email, phone: '600 100 200', billing_address, regulations_accepted: true, privacy_accepted: true }
  const response = await page.request.post('/api/my-shop/orders', { headers, data: { order } })
  expect(response.status()).toBe(200)
  return response.json()
}

test.describe('at 320 px', () => {
  test.use({ viewport: { width: 320, height: 700 } })

  test('the header fits the account link of a visitor and of a customer', async ({ page }) => {
    const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)
    await page.goto(login('pl'))
    expect(await fits()).toBe(true)
    await logIn(page, 'pl')
    await expect(page.getByRole('heading', { name: 'Historia zamówień' })).toBeVisible()
    await account(page, 'Anna').click()
    await expect(page.getByRole('banner').getByRole('button', { name: 'Wyloguj się' })).toBeInViewport({ ratio: 1 })
    expect(await fits()).toBe(true)
  })
})
