import type { Page } from '@playwright/test'
import type { ProductListItem } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { textsOfPdf } from '../apps/api/test/pdf-text.ts'
import { createAccount, createCustomer, goodPassword, logIn, test } from './customers.ts'
import { expect } from './fixtures.ts'
import { addSessionCookies, placeOrder } from './orders.ts'
import { findProducts } from './products.ts'
import { fillCart, saveCart } from './saved-list.ts'
import { ways } from './ways.ts'

test.use({ expectedErrors: [/status of 4(04|22)/] })

const words = {
  en: {
    keep: 'Save the cart as a list',
    logIn: 'Log in to save the cart as a list',
    name: /^Name of the list/,
    into: 'Save to',
    saveAndShare: 'Save and get a link',
    save: 'Save the list',
    link: 'Link to this list',
    unshare: 'Stop sharing',
    shared: 'The list has been shared.',
    unshared: 'The list is no longer shared.',
    sharedWithYou: 'This list was shared with you.',
    gone: 'This list is not shared any more',
    toCart: 'Add all to cart',
    added: 'Added to your cart: 2 lines',
    quantity: (name: string) => `Quantity: ${name}`,
    saveQuantities: 'Save the quantities',
    remove: (name: string) => `Remove ${name}`,
    rename: 'Rename',
    symbol: /^Product code or EAN/,
    items: /^Quantity\*?$|^Quantity /,
    add: 'Add to the list',
    unknown: 'We do not know the product code NO-SUCH-1',
    wrong: 'enter a whole number up to 100,000',
    delete: 'Delete the list',
    deleteYes: 'Yes, delete it',
    deleted: 'The list has been deleted.',
    noName: 'Give the list a name.',
    fromOrder: 'Save as a list',
    order: 'Order',
    quote: 'Save as a quote (PDF)',
    total: 'Total',
    lists: 'Saved lists',
  },
  pl: {
    keep: 'Zapisz koszyk jako listę',
    logIn: 'Zaloguj się, aby zapisać koszyk jako listę',
    name: /^Nazwa listy/,
    into: 'Zapisz na liście',
    saveAndShare: /^Zapisz i\sutwórz link$/,
    save: 'Zapisz listę',
    link: 'Link do tej listy',
    unshare: 'Zakończ udostępnianie',
    shared: 'Lista została udostępniona.',
    unshared: 'Lista nie jest już udostępniona.',
    sharedWithYou: 'Ktoś udostępnił Ci tę listę.',
    gone: 'Ta lista nie jest już udostępniona',
    toCart: 'Dodaj wszystko do koszyka',
    added: 'Dodano do koszyka: 2 pozycje',
    quantity: (name: string) => `Ilość: ${name}`,
    saveQuantities: 'Zapisz ilości',
    remove: (name: string) => `Usuń z listy: ${name}`,
    rename: 'Zmień nazwę',
    symbol: /^Symbol lub EAN/,
    items: /^Ilość\*?$|^Ilość /,
    add: 'Dodaj do listy',
    unknown: 'Nie znamy symbolu NO-SUCH-1',
    wrong: /podaj liczbę całkowitą, najwyżej 100\s000/,
    delete: 'Usuń listę',
    deleteYes: 'Tak, usuń',
    deleted: 'Lista została usunięta.',
    noName: 'Nazwij listę.',
    fromOrder: 'Zapisz jako listę',
    order: 'Zamówienie',
    quote: 'Zapisz kalkulację (PDF)',
    total: 'Razem',
    lists: 'Zapisane listy',
  },
} as const

const plenty = ({ has_variants, items, price_net, sales_unit }: ProductListItem) =>
  !has_variants && items > 50 && price_net !== null && sales_unit.code === 'piece'

const main = (page: Page) => page.getByRole('main')
const row = (page: Page, { name }: ProductListItem) => main(page).getByRole('row').filter({ hasText: name })
/** Text without no-break spaces. */
const textOf = async (page: Page) => (await main(page).innerText()).replaceAll('\u00a0', ' ')

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    const w = words[language]
    const cart = hrefTo(language, 'cart')

    test('a cart becomes a list, whose link fills the cart of somebody else until it is withdrawn', async ({ page, browser, baseURL }) => {
      const email = await createCustomer(page, language)
      const [one, other] = (await findProducts(page.request, 2, plenty, { language })) as [ProductListItem, ProductListItem]
      await fillCart(page, [
        { product: one, items: 3 },
        { product: other, items: 2 },
      ])
      await page.goto(cart)
      await main(page).locator('summary', { hasText: w.keep }).click()
      await main(page).getByLabel(w.name).fill('Warsztat, co miesiąc')
      await main(page).getByRole('button', { name: w.saveAndShare }).click()
      await expect(main(page).getByText(w.shared)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Warsztat, co miesiąc')
      const link = await main(page).getByRole('textbox', { name: w.link }).inputValue()
      const { pathname } = new URL(link)

      const context = await browser.newContext({ javaScriptEnabled, ...(baseURL && { baseURL }) })
      const guest = await context.newPage()
      const response = await guest.goto(pathname)
      expect(response?.headers()).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex',
      })
      await expect(main(guest).getByText(w.sharedWithYou)).toBeVisible()
      await expect(row(guest, one)).toBeVisible()
      const html = await guest.content()
      for (const personal of [email, 'Zofia', 'Wiśniewska']) expect(html).not.toContain(personal)
      await main(guest).getByRole('button', { name: w.toCart }).click()
      await guest.waitForURL(cart)
      await expect(guest.getByText(w.added).first()).toBeVisible()
      await expect(main(guest).getByRole('spinbutton', { name: w.quantity(one.name) })).toHaveValue('3')
      await expect(main(guest).getByRole('spinbutton', { name: w.quantity(other.name) })).toHaveValue('2')

      await main(page).getByRole('button', { name: w.unshare }).click()
      await expect(main(page).getByText(w.unshared)).toBeVisible()
      expect((await guest.goto(pathname))?.status()).toBe(404)
      await expect(main(guest).getByText(w.gone)).toBeVisible()
      await context.close()
    })

    test('lines are added by symbol, changed and removed; the list is renamed, added to the cart and deleted', async ({ page }) => {
      await createCustomer(page, language)
      const [one, other] = (await findProducts(page.request, 2, plenty, { language })) as [ProductListItem, ProductListItem]
      const field = (product: ProductListItem) => main(page).getByRole('spinbutton', { name: w.quantity(product.name) })
      await page.goto(hrefTo(language, 'savedLists'))
      const form = main(page).locator('form', { has: page.getByLabel(w.name) })
      await form.getByRole('button').click()
      await expect(main(page).getByRole('alert')).toContainText(w.noName)
      await form.getByLabel(w.name).fill('A')
      await form.getByRole('button').click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('A')

      const add = async (symbol: string, items: string) => {
        await main(page).getByLabel(w.symbol).fill(symbol)
        await main(page).getByRole('textbox', { name: w.items }).fill(items)
        await main(page).getByRole('button', { name: w.add }).click()
      }
      await add('NO-SUCH-1', '2')
      await expect(main(page).getByRole('alert')).toContainText(w.unknown)
      await add(one.symbol, '2')
      await expect(field(one)).toHaveValue('2')
      await add(other.symbol, '4')
      await expect(field(other)).toHaveValue('4')

      await field(one).fill('1.5')
      await main(page).getByRole('button', { name: w.saveQuantities }).last().click()
      await expect(main(page).getByRole('alert')).toContainText(w.wrong)
      await field(one).fill('7')
      await main(page).getByRole('button', { name: w.saveQuantities }).last().click()
      await expect(main(page).getByRole('alert')).toHaveCount(0)
      await page.goto(page.url())
      await expect(field(one)).toHaveValue('7')

      await main(page).getByLabel(w.name).fill('B')
      await main(page).getByRole('button', { name: w.rename }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('B')
      const list = page.url()
      await field(other).fill('0')
      await main(page).getByRole('button', { name: w.toCart }).click()
      await page.waitForURL(cart)
      await expect(field(one)).toHaveValue('7')
      await expect(field(other)).toHaveCount(0)

      await page.goto(list)
      await expect(field(other)).toHaveValue('4')
      await row(page, other)
        .getByRole('button', { name: w.remove(other.name) })
        .click()
      await expect(field(other)).toHaveCount(0)
      await main(page).locator('summary', { hasText: w.delete }).click()
      await main(page).getByRole('button', { name: w.deleteYes }).click()
      await expect(main(page).getByText(w.deleted)).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'B', exact: true })).toHaveCount(0)
    })

    test('the quote of a cart has its lines and totals', async ({ page }) => {
      const [one, other] = (await findProducts(page.request, 2, plenty, { language })) as [ProductListItem, ProductListItem]
      await fillCart(page, [
        { product: one, items: 3 },
        { product: other, items: 2 },
      ])
      await page.goto(cart)
      const [download] = await Promise.all([page.waitForEvent('download'), main(page).getByRole('link', { name: w.quote }).click()])
      expect(download.suggestedFilename()).toMatch(language === 'en' ? /^quote-[\d-]{10}\.pdf$/ : /^kalkulacja-[\d-]{10}\.pdf$/)
      const stream = await download.createReadStream()
      const bytes = Buffer.concat(await stream.toArray())
      const texts = textsOfPdf(bytes).map(text => text.replaceAll('\u00a0', ' ').trim())
      const document = texts.join(' ')
      for (const { symbol } of [one, other]) expect(texts).toContain(symbol)
      const [net = '', , gross = ''] = texts.slice(texts.indexOf(w.total) + 1)
      const shown = await textOf(page)
      for (const amount of [net, gross]) expect(shown).toContain(language === 'en' ? `PLN ${amount}` : `${amount} zł`)
      expect(document).toMatch(language === 'en' ? /Article 66 of the Polish Civil Code/ : /art\. 66 Kodeksu cywilnego/)
      await expect(main(page).getByRole('link', { name: w.logIn })).toBeVisible()
    })
  })

test('a cart is added to an existing list, and an order becomes one', async ({ page, context, request, baseURL }) => {
  const w = words.en
  const customer = { email: `${crypto.randomUUID().slice(0, 13)}@example.com`, password: goodPassword }
  await createAccount({ request }, customer.email, 'en')
  const placed = await placeOrder(request, { customer })
  await addSessionCookies(context, baseURL ?? '', placed)
  await page.goto(hrefTo('en', 'accountOrder', { id: placed.order.uid }))
  await main(page).getByRole('button', { name: w.fromOrder }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Order ${placed.order.number}`)
  await expect(main(page).getByRole('spinbutton', { name: /^Quantity: / })).toHaveValue('7')

  const [product] = (await findProducts(page.request, 1, plenty)) as [ProductListItem]
  await fillCart(page, [{ product, items: 1 }])
  await page.goto(hrefTo('en', 'cart'))
  await main(page).locator('summary', { hasText: w.keep }).click()
  await main(page)
    .getByLabel(w.into)
    .selectOption({ label: `Order ${placed.order.number}` })
  await main(page).getByRole('button', { name: w.save }).click()
  await expect(row(page, product)).toBeVisible()
  await expect(main(page).getByRole('spinbutton', { name: /^Quantity: / })).toHaveCount(2)
})

test('an empty cart, and a list that is none of the customer’s, are refused', async ({ page }) => {
  await createCustomer(page, 'en')
  const [product] = (await findProducts(page.request, 1, plenty)) as [ProductListItem]
  const save = async (form: Record<string, string>) => {
    const all = { intent: 'create', source: 'cart', name: '', list: '', ...form }
    const response = await page.request.post(hrefTo('en', 'savedLists'), { form: all, headers: { accept: 'text/html' }, maxRedirects: 0 })
    return [response.status(), await response.text()] as const
  }
  const [status, text] = await save({ name: 'Nothing' })
  expect(status).toBe(422)
  expect(text).toContain('Your cart is empty, so nothing was saved')
  await fillCart(page, [{ product, items: 1 }])
  for (const list of ['../../x', crypto.randomUUID()]) {
    const [status, text] = await save({ list })
    expect(status).toBe(404)
    expect(text).toContain('This list no longer exists')
  }
})

test('a form submitted twice acts once', async ({ page }) => {
  await createCustomer(page, 'en')
  const [product] = (await findProducts(page.request, 1, plenty)) as [ProductListItem]
  await fillCart(page, [{ product, items: 2 }])
  const keyIn = (text: string) => /name="key" value="([\w-]+)"/.exec(text)?.[1] ?? ''
  const post = async (path: string, form: Record<string, string | number>) => {
    const response = await page.request.post(path, { form, headers: { accept: 'text/html' }, maxRedirects: 0 })
    expect(response.status()).toBe(303)
    return response.headers().location ?? ''
  }
  const cartPage = await (await page.request.get(hrefTo('en', 'cart'))).text()
  const save = { intent: 'create', source: 'cart', name: 'Once', key: keyIn(cartPage) }
  expect(save.key).not.toBe('')
  const path = await post(hrefTo('en', 'savedLists'), save)
  expect(await post(hrefTo('en', 'savedLists'), save)).toBe(path)
  await page.goto(path.replace('created', 'deleted'))
  await expect(main(page).getByText(words.en.deleted)).toHaveCount(0)
  const key = keyIn(await page.content())
  expect(key).not.toBe('')
  const add = { intent: 'add', symbol: product.symbol, items: 5, key }
  const list = new URL(page.url()).pathname
  for (const _ of [1, 2]) await post(list, add)
  await page.goto(list)
  await expect(main(page).getByRole('spinbutton', { name: words.en.quantity(product.name) })).toHaveValue('7')
})

test('lines of a list are added to the cart once by a form submitted twice, from the own and the shared page', async ({ page }) => {
  await createCustomer(page, 'en')
  const [product] = (await findProducts(page.request, 1, plenty)) as [ProductListItem]
  await fillCart(page, [{ product, items: 2 }])
  await page.goto(await saveCart(page, 'en', { share: true }))
  const quantity = main(page).getByRole('spinbutton', { name: words.en.quantity(product.name) })
  const own = new URL(page.url()).pathname
  const { pathname: shared } = new URL(await main(page).getByRole('textbox', { name: words.en.link }).inputValue())
  const line = { [(await quantity.getAttribute('name')) ?? '']: '3' }
  for (const [path, sent, total] of [
    [own, { intent: 'cart', ...line }, '5'],
    [shared, {}, '7'],
  ] as const) {
    await page.goto(path)
    const key = await page.locator('[name=key]').first().inputValue()
    for (const _ of [1, 2])
      expect((await page.request.post(path, { form: { ...sent, key }, maxRedirects: 0 })).headers().location).toBe(hrefTo('en', 'cart'))
    await page.goto(hrefTo('en', 'cart'))
    await expect(quantity).toHaveValue(total)
  }
})

test('a quantity that is not whole sales units is answered with the nearest ones', async ({ page }) => {
  await createCustomer(page, 'en')
  const isBox = ({ has_variants, items, price_net, sales_unit: { code, content } }: ProductListItem) =>
    !has_variants && items > 5 && price_net !== null && code !== 'piece' && content?.unit === 'piece' && content.amount > 1
  const [product] = (await findProducts(page.request, 1, isBox)) as [ProductListItem]
  await fillCart(page, [{ product, items: 1 }])
  await page.goto(await saveCart(page, 'en'))
  const pieces = `${1.5 * (product.sales_unit.content?.amount ?? 0)} pcs`
  await main(page)
    .getByRole('spinbutton', { name: words.en.quantity(product.name) })
    .fill(pieces)
  await main(page).getByRole('button', { name: words.en.saveQuantities }).last().click()
  await expect(main(page).getByRole('alert')).toContainText(/Enter 1\s.+ or 2\s/)
  await main(page).getByLabel(words.en.symbol).fill(product.symbol)
  await main(page).getByRole('textbox', { name: words.en.items, exact: true }).last().fill(pieces)
  await main(page).getByRole('button', { name: words.en.add }).click()
  await expect(main(page).getByRole('alert')).toContainText(/Enter 1\s.+ or 2\s/)
})

test('after too many quotes the cart says so', async ({ page }) => {
  const [product] = (await findProducts(page.request, 1, plenty)) as [ProductListItem]
  await fillCart(page, [{ product, items: 1 }])
  for (let i = 0; i < 20; i++)
    expect((await page.request.get('/cart-quote.pdf?language=en')).headers()['content-type']).toBe('application/pdf')
  await page.goto(hrefTo('en', 'cart'))
  await main(page).getByRole('link', { name: words.en.quote }).click()
  await expect(main(page).getByRole('alert').first()).toContainText('try again in a quarter of an hour')
  await expect(page).toHaveURL(hrefTo('en', 'cart'))
})

test('pages of lists are the customer’s own', async ({ page, browser, baseURL }) => {
  await createCustomer(page, 'en')
  const [product] = (await findProducts(page.request, 1, plenty)) as [ProductListItem]
  await fillCart(page, [{ product, items: 1 }])
  const path = await saveCart(page, 'en')
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const stranger = await context.newPage()
  await stranger.goto(path)
  await expect(stranger).toHaveURL(/customer\/login\?return_to=/)
  const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
  await createAccount(stranger, email, 'en')
  await logIn(stranger, email, goodPassword)
  expect((await stranger.goto(path))?.status()).toBe(404)
  await context.close()
})
