import type { Locator, Page } from '@playwright/test'
import type { ProductListItem } from '@stragan/contract'
import { formatContained, hasContent } from '@stragan/contract/sales-units'
import { hrefTo, type Language } from '@stragan/routing'
import { createAccount, createCustomer, goodPassword, test } from './customers.ts'
import { expect, holdRequests, hydrate } from './fixtures.ts'
import { alteredPort } from './ports.ts'
import { findProduct, findProducts } from './products.ts'
import { ways } from './ways.ts'

test.use({ expectedErrors: [/status of 422/] })

const words = {
  en: {
    add: (name: string) => `Add to favourites: ${name}`,
    remove: (name: string) => `Remove from favourites: ${name}`,
    added: 'Added to favourites',
    removed: 'Removed from favourites',
    putBack: 'Put it back',
    addLogin: 'User must be logged in to add favorites',
    removeLogin: 'User must be logged in to remove favorites',
    addFailed: 'Failed to add to favorites',
    fetchFailed: 'Failed to fetch favorites',
    again: 'Try again',
    logIn: 'Log in',
    email: /^E-mail/,
    password: /^Password/,
    favourites: 'Favourites',
    favouritesOf: 'Favourites, 1',
    none: 'No favourites yet',
    categories: 'Browse categories',
    query: 'Product name or code',
    sort: 'Sort',
    show: 'Show',
    noneFits: 'No matching favourites',
    showAll: 'Show all favourites',
    chooseVariant: /^Choose variant/,
    soldOut: 'Out of stock',
    all: 'Add all to cart',
    allAdded: 'Added to your cart: 2 lines',
    leftVariants: 'not added: it comes in variants',
    leftNone: 'not added: there are no more in stock',
    leftSome: (wanted: number, left: number) => `${left} of ${wanted} added`,
    wrongQuantity: 'Enter a whole number',
    quantity: (name: string) => `Quantity: ${name}`,
    addToCart: (name: string) => `Add to cart: ${name}`,
    cartOf: (quantity: number) => new RegExp(`^Cart, ${quantity} items?,`),
    inCart: 'Added to cart',
    next: 'Next',
  },
  pl: {
    add: (name: string) => `Dodaj do ulubionych: ${name}`,
    remove: (name: string) => `Usuń z ulubionych: ${name}`,
    added: 'Dodano do ulubionych',
    removed: 'Usunięto z ulubionych',
    putBack: 'Przywróć',
    addLogin: 'Zaloguj się, aby dodawać produkty do ulubionych',
    removeLogin: 'Zaloguj się, aby usuwać produkty z ulubionych',
    addFailed: 'Nie udało się dodać do ulubionych',
    fetchFailed: 'Nie udało się wczytać ulubionych',
    again: 'Spróbuj ponownie',
    logIn: 'Zaloguj się',
    email: /^E-mail/,
    password: /^Hasło/,
    favourites: 'Ulubione',
    favouritesOf: 'Ulubione, 1',
    none: 'Nie masz jeszcze ulubionych',
    categories: 'Przejrzyj kategorie',
    query: 'Produkt lub symbol',
    sort: 'Sortowanie',
    show: 'Pokaż',
    noneFits: 'Brak pasujących ulubionych',
    showAll: 'Pokaż wszystkie ulubione',
    chooseVariant: /^Wybierz wariant/,
    soldOut: 'Brak w magazynie',
    all: 'Wszystkie do koszyka',
    allAdded: 'Dodano do koszyka: 2 pozycje',
    leftVariants: 'nie dodano: produkt ma warianty',
    leftNone: 'nie dodano: więcej nie ma w magazynie',
    leftSome: (wanted: number, left: number) => `dodano ${left} z ${wanted};`,
    wrongQuantity: 'Podaj liczbę całkowitą',
    quantity: (name: string) => `Ilość: ${name}`,
    addToCart: (name: string) => `Do koszyka: ${name}`,
    cartOf: (quantity: number) => new RegExp(`^Koszyk, ilość: ${quantity}`),
    inCart: 'Dodano do koszyka',
    next: 'Następna',
  },
} as const

const plenty = (product: ProductListItem) => !product.has_variants && product.items > 20 && product.price_net !== null
const varied = (product: ProductListItem) => product.has_variants && product.items > 0
const soldOut = (product: ProductListItem) => !product.has_variants && product.items === 0 && product.price_net !== null
const scarce = (product: ProductListItem) => !product.has_variants && product.items > 0 && product.items < 10 && product.price_net !== null

const main = (page: Page) => page.getByRole('main')
const heart = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).first()
const messageAlert = (page: Page) => page.getByRole('region', { name: /^(Messages|Komunikaty)$/ }).getByRole('alert')
const badge = (page: Page, name: string) => page.getByRole('banner').getByRole('link', { name, exact: true })
const rows = (page: Page) =>
  main(page)
    .getByRole('list', { name: /^(Your favourites|Twoje ulubione)$/ })
    .getByRole('listitem')
const row = (page: Page, { name }: ProductListItem) => rows(page).filter({ has: page.getByRole('heading', { name, exact: true }) })

const searchFor = (language: Language, { name }: ProductListItem, view = '') =>
  `${hrefTo(language, 'allProducts')}?q=${encodeURIComponent(name)}${view}`
const open = (page: Page, path: string) => page.goto(path)
const openProduct = (page: Page, language: Language, { slug }: ProductListItem) => open(page, hrefTo(language, 'product', { id: slug }))
const openFavourites = (page: Page, language: Language, query = '') => open(page, hrefTo(language, 'favouriteProducts') + query)

async function fillLogin(page: Page, language: Language, email: string) {
  const w = words[language]
  await page.getByRole('textbox', { name: w.email }).fill(email)
  await page.getByLabel(w.password).fill(goodPassword)
  await main(page).getByRole('button', { name: w.logIn, exact: true }).click()
}

/** Adds or removes a favourite as another window of the same visitor would. */
async function changeElsewhere(page: Page, change: 'add' | 'remove', product: ProductListItem) {
  const form = { [change]: String(product.id), to: '/en' }
  const answer = await page.request.post('/favourites', { form, headers: { accept: 'application/json' } })
  expect(await answer.json()).toMatchObject({ ok: true })
}

const favouriteIds = async (page: Page): Promise<number[] | null> => (await page.request.get('/favourites')).json()

for (const { language, javaScriptEnabled: script } of ways)
  test.describe(`${language}, ${script ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: script })
    const w = words[language]

    test('an anonymous visitor is sent to the login, returns to the page and adds the product', async ({ page }) => {
      const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
      await createAccount(page, email, language)
      const product = await findProduct(page.request, plenty, { language })
      await open(page, searchFor(language, product))
      await heart(main(page), w.add(product.name)).click()
      const refusal = script ? messageAlert(page) : main(page).getByRole('alert')
      await expect(refusal).toContainText(w.addLogin)
      await expect(heart(main(page), w.add(product.name))).toHaveAttribute('aria-pressed', 'false')
      await refusal.getByRole('link', { name: w.logIn }).click()
      await fillLogin(page, language, email)
      await expect(page).toHaveURL(url => url.pathname === hrefTo(language, 'allProducts') && url.searchParams.get('q') === product.name)
      await heart(main(page), w.add(product.name)).click()
      await expect(heart(main(page), w.remove(product.name))).toHaveAttribute('aria-pressed', 'true')
      if (!script) await expect(main(page)).toContainText(`${w.added}: ${product.name}`)
      await expect(badge(page, w.favouritesOf)).toBeVisible()
      await expect.poll(() => favouriteIds(page)).toEqual([product.id])
    })

    test('hearts on cards, rows and the product page add and remove favourites', async ({ page }) => {
      await createCustomer(page, language)
      const product = await findProduct(page.request, plenty, { language })
      await open(page, searchFor(language, product, '&view=table'))
      const inRow = page.getByRole('row').filter({ has: page.getByRole('link', { name: product.name, exact: true }) })
      const saved = page.waitForResponse(response => response.request().method() === 'POST')
      await heart(inRow, w.add(product.name)).click()
      await expect(heart(inRow, w.remove(product.name))).toHaveAttribute('aria-pressed', 'true')
      await expect(page).toHaveURL(/view=table/)
      await saved
      await openProduct(page, language, product)
      await expect(heart(main(page), w.remove(product.name))).toHaveAttribute('aria-pressed', 'true')
      await heart(main(page), w.remove(product.name)).click()
      await expect(heart(main(page), w.add(product.name))).toHaveAttribute('aria-pressed', 'false')
      if (!script) await expect(main(page)).toContainText(`${w.removed}: ${product.name}`)
      await expect(badge(page, w.favourites)).toBeVisible()
      await expect.poll(() => favouriteIds(page)).toEqual([])
    })

    test('the page shows an empty state, then favourites that can be searched and sorted; a removal can be undone', async ({ page }) => {
      await createCustomer(page, language)
      await openFavourites(page, language)
      await expect(page.getByRole('heading', { name: w.none })).toBeVisible()
      await expect(main(page).getByRole('link', { name: w.categories })).toBeVisible()
      const favourites = [
        await findProduct(page.request, plenty, { language }),
        await findProduct(page.request, varied, { language }),
        await findProduct(page.request, soldOut, { language }),
      ] as const
      for (const product of favourites) await changeElsewhere(page, 'add', product)
      await openFavourites(page, language)
      await expect(rows(page)).toHaveCount(3)
      const [simple, withVariants, gone] = favourites
      await expect(row(page, simple).getByRole('spinbutton', { name: w.quantity(simple.name) })).toHaveValue('1')
      await expect(row(page, withVariants).getByRole('link', { name: w.chooseVariant })).toBeVisible()
      await expect(row(page, withVariants).getByRole('spinbutton')).toHaveCount(0)
      await expect(row(page, gone)).toContainText(w.soldOut)
      await expect(row(page, gone).getByRole('spinbutton')).toHaveCount(0)

      await page.getByRole('combobox', { name: w.sort }).selectOption('name')
      await main(page).getByRole('button', { name: w.show, exact: true }).click()
      await expect(page).toHaveURL(/sort=name/)
      const byName = favourites.map(({ name }) => name).sort(new Intl.Collator(language).compare)
      await expect(rows(page).getByRole('heading')).toHaveText(byName)
      const query = main(page).getByRole('searchbox', { name: w.query })
      await query.fill(simple.name)
      await main(page).getByRole('button', { name: w.show, exact: true }).click()
      await expect(page).toHaveURL(/find=/)
      await expect(row(page, simple)).toBeVisible()
      await query.fill('qwertyzxcv')
      await main(page).getByRole('button', { name: w.show, exact: true }).click()
      await expect(page.getByRole('heading', { name: w.noneFits })).toBeVisible()
      await main(page).getByRole('link', { name: w.showAll }).click()
      await expect(rows(page)).toHaveCount(3)

      if (script) await hydrate(page)
      await heart(row(page, simple), w.remove(simple.name)).click()
      if (script) {
        await heart(row(page, simple), w.add(simple.name)).click()
      } else {
        await expect(rows(page)).toHaveCount(2)
        await expect(main(page)).toContainText(`${w.removed}: ${simple.name}`)
        await main(page).getByRole('button', { name: w.putBack }).click()
      }
      await expect(heart(row(page, simple), w.remove(simple.name))).toBeVisible()
      await expect(rows(page)).toHaveCount(3)
      await expect.poll(() => favouriteIds(page)).toContain(simple.id)
    })

    test('adds all favourites, in a quantity that is typed with the unit of its content', async ({ page }) => {
      await createCustomer(page, language)
      const packed = await findProduct(page.request, product => plenty(product) && hasContent(product.sales_unit), { language })
      await changeElsewhere(page, 'add', packed)
      await openFavourites(page, language)
      await row(page, packed)
        .getByRole('spinbutton')
        .fill(formatContained(language, 2, packed.sales_unit) ?? '')
      await main(page).getByRole('button', { name: w.all, exact: true }).click()
      await expect(page.getByRole('banner').getByRole('link', { name: w.cartOf(2) })).toBeVisible()
    })

    test('adds one favourite to the cart in the entered quantity and shows errors', async ({ page }) => {
      await createCustomer(page, language)
      const [first, second] = (await findProducts(page.request, 2, plenty, { language })) as [ProductListItem, ProductListItem]
      await changeElsewhere(page, 'add', first)
      await changeElsewhere(page, 'add', second)
      await openFavourites(page, language)
      await row(page, second).getByRole('spinbutton').fill('3')
      await row(page, second)
        .getByRole('button', { name: w.addToCart(second.name) })
        .click()
      await expect(script ? page.getByRole('dialog', { name: w.inCart }) : main(page)).toContainText(`3 × ${second.name}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('banner').getByRole('link', { name: w.cartOf(3) })).toBeVisible()
      await row(page, first).getByRole('spinbutton').fill('')
      await row(page, first)
        .getByRole('button', { name: w.addToCart(first.name) })
        .click()
      await expect((script ? row(page, first) : main(page)).getByRole('alert')).toContainText(/./)
      await expect(page.getByRole('banner').getByRole('link', { name: w.cartOf(3) })).toBeVisible()
    })

    test('adds all favourites to the cart and lists what was added and what was not, with reasons', async ({ page }) => {
      await createCustomer(page, language)
      const [simple, little] = [
        await findProduct(page.request, plenty, { language }),
        await findProduct(page.request, scarce, { language }),
      ]
      const [withVariants, gone] = [
        await findProduct(page.request, varied, { language }),
        await findProduct(page.request, soldOut, { language }),
      ]
      for (const product of [simple, little, withVariants, gone]) await changeElsewhere(page, 'add', product)
      await openFavourites(page, language)
      await row(page, simple).getByRole('spinbutton').fill('3')
      await main(page).getByRole('button', { name: w.all }).click()
      await expect(main(page).getByRole('alert')).toContainText(w.allAdded)
      await expect(main(page)).toContainText(`${withVariants.name}: ${w.leftVariants}`)
      await expect(main(page)).toContainText(`${gone.name}: ${w.leftNone}`)
      await expect(page.getByRole('banner').getByRole('link', { name: w.cartOf(4) })).toBeVisible()

      await row(page, simple).getByRole('spinbutton').fill('0')
      await row(page, little).getByRole('spinbutton').fill('57')
      await main(page).getByRole('button', { name: w.all }).click()
      await expect(main(page)).toContainText(`${little.name}: ${w.leftSome(57, little.items - 1)}`)
      await expect(page.getByRole('banner').getByRole('link', { name: w.cartOf(3 + little.items) })).toBeVisible()

      await row(page, simple).getByRole('spinbutton').fill('1234567')
      await row(page, little).getByRole('spinbutton').fill('2')
      await main(page).getByRole('button', { name: w.all }).click()
      await expect(main(page).getByRole('alert').first()).toContainText(w.wrongQuantity)
      await expect(row(page, simple).getByRole('spinbutton')).toHaveValue('1234567')
      await expect(row(page, simple).getByRole('spinbutton')).toHaveAttribute('aria-invalid', 'true')
      await expect(row(page, little).getByRole('spinbutton')).toHaveValue('2')
    })
  })

test('redirects an anonymous visitor to the login and back to the favourites', async ({ page }) => {
  await open(page, '/pl/bestsellery')
  await badge(page, 'Ulubione').click()
  await expect(page).toHaveURL(`${hrefTo('pl', 'customerLogin')}?return_to=${encodeURIComponent(hrefTo('pl', 'favouriteProducts'))}`)
  const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
  await createAccount(page, email, 'pl')
  await fillLogin(page, 'pl', email)
  await expect(page).toHaveURL(hrefTo('pl', 'favouriteProducts'))
  await expect(page.getByRole('heading', { name: words.pl.none })).toBeVisible()
})

test('a form submitted twice adds once, redirects within the shop, and rejects an unknown product', async ({ page }) => {
  await createCustomer(page, 'en')
  const product = await findProduct(page.request, plenty)
  const send = (form: Record<string, string>) => page.request.post('/favourites', { form, maxRedirects: 0 })
  for (let i = 0; i < 2; i++) {
    const answer = await send({ add: String(product.id), to: '//evil.example' })
    expect([answer.status(), answer.headers().location]).toEqual([303, '/'])
    expect(await favouriteIds(page)).toEqual([product.id])
  }
  for (let i = 0; i < 2; i++) {
    await send({ remove: String(product.id), to: '/en' })
    expect(await favouriteIds(page)).toEqual([])
  }
  for (const add of ['', 'x', '999999'])
    expect(
      await (await page.request.post('/favourites', { form: { add, to: '/en' }, headers: { accept: 'application/json' } })).json(),
    ).toEqual({ ok: false, code: expect.any(String) })
})

test('the form that adds all to the cart adds once if it is submitted twice', async ({ page }) => {
  await createCustomer(page, 'en')
  const product = await findProduct(page.request, plenty)
  await changeElsewhere(page, 'add', product)
  await openFavourites(page, 'en')
  const field = await row(page, product).getByRole('spinbutton').getAttribute('name')
  const form = { [field ?? '']: '3', key: await page.locator('[name=key]').inputValue() }
  const path = hrefTo('en', 'favouriteProducts')
  for (const _ of [1, 2]) expect((await page.request.post(path, { form, maxRedirects: 0 })).status()).toBe(303)
  await page.goto(hrefTo('en', 'cart'))
  await expect(page.getByRole('spinbutton')).toHaveValue('3')
})

test('a heart works by keyboard, keeps the focus, and treats a double click as one', async ({ page }) => {
  await createCustomer(page, 'en')
  const product = await findProduct(page.request, plenty)
  await open(page, searchFor('en', product))
  const button = main(page)
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: product.name, exact: true }) })
    .getByRole('button', { name: / favourites: / })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  await expect(button).toHaveAccessibleName(words.en.remove(product.name))
  await page.keyboard.press('Space')
  await expect(button).toHaveAttribute('aria-pressed', 'false')
  await expect(button).toBeFocused()
  await expect(badge(page, 'Favourites')).toBeVisible()
  await button.dblclick()
  await expect(badge(page, 'Favourites, 1')).toBeVisible()
  await expect(button).toHaveAttribute('aria-pressed', 'true')
  // The heart updates optimistically.
  await expect.poll(() => favouriteIds(page)).toEqual([product.id])
})

test('Enter in a quantity input adds its own product, before hydration too', async ({ page }) => {
  await createCustomer(page, 'en')
  const products = await findProducts(page.request, 2, plenty)
  for (const product of products) await changeElsewhere(page, 'add', product)
  const releaseScripts = await holdRequests(page, /\/assets\/shell-.*\.js/)
  await openFavourites(page, 'en')
  const box = rows(page).nth(1).getByRole('spinbutton')
  const name = await rows(page).nth(1).getByRole('heading').innerText()
  await box.fill('2')
  await box.press('Enter')
  releaseScripts()
  const added = page.getByRole('dialog', { name: 'Added to cart' })
  await expect(added).toContainText(`2 × ${name}`)
  await page.keyboard.press('Escape')
  await box.press('Enter')
  await expect(added).toContainText(`2 × ${name}`)
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 4 items,/ })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Enter in a quantity input submits no other form', async ({ page }) => {
    await createCustomer(page, 'en')
    const products = await findProducts(page.request, 2, plenty)
    for (const product of products) await changeElsewhere(page, 'add', product)
    await openFavourites(page, 'en')
    await rows(page).nth(1).getByRole('spinbutton').press('Enter')
    await page.reload()
    await expect(page.getByRole('banner').getByRole('link', { name: 'Cart, empty' })).toBeVisible()
  })
})

test('favourites are paginated, and all of them are added to the cart at once', async ({ page }) => {
  await createCustomer(page, 'en')
  const products = await findProducts(page.request, 26, plenty)
  for (const product of products) await changeElsewhere(page, 'add', product)
  await openFavourites(page, 'en')
  await expect(rows(page)).toHaveCount(24)
  await main(page).getByRole('link', { name: 'Next' }).click()
  await expect(rows(page)).toHaveCount(2)
  await rows(page).first().getByRole('spinbutton').fill('5')
  await main(page).getByRole('button', { name: 'Add all to cart' }).click()
  await expect(main(page)).toContainText('Added to your cart: 26 lines')
  await expect(page).toHaveURL(/page=2/)
})

test.describe('hearts are current after navigating back', () => {
  test('from a product page to the list, including changes of another window', async ({ page }) => {
    await createCustomer(page, 'en')
    const product = await findProduct(page.request, plenty)
    await open(page, searchFor('en', product))
    await main(page).getByRole('heading', { name: product.name, exact: true }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    await hydrate(page)
    await heart(main(page), words.en.add(product.name)).click()
    await expect(heart(main(page), words.en.remove(product.name))).toBeVisible()
    await expect(badge(page, 'Favourites, 1')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/products-all/)
    await expect(heart(main(page), words.en.remove(product.name))).toHaveAttribute('aria-pressed', 'true')
    await changeElsewhere(page, 'remove', product)
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(product.name)
    await expect(heart(main(page), words.en.add(product.name))).toHaveAttribute('aria-pressed', 'false')
  })

  test('to a document that the browser discarded', async ({ page }) => {
    await createCustomer(page, 'en')
    const product = await findProduct(page.request, plenty)
    await open(page, searchFor('en', product))
    await heart(main(page), words.en.add(product.name)).click()
    await expect(badge(page, 'Favourites, 1')).toBeVisible()
    await open(page, hrefTo('pl', 'bestsellers'))
    await changeElsewhere(page, 'remove', product)
    await page.goBack()
    await expect(heart(main(page), words.en.add(product.name))).toHaveAttribute('aria-pressed', 'false')
    await expect(badge(page, 'Favourites')).toBeVisible()
  })
})

test('pages made from a stranger’s page show the hearts of the customer, and keep them when scripts start', async ({ page }) => {
  await createCustomer(page, 'en')
  const product = await findProduct(page.request, plenty)
  await changeElsewhere(page, 'add', product)
  const list = searchFor('en', product)
  const pages = [list, `${list}&view=table`, hrefTo('en', 'product', { id: product.slug })]
  for (const path of pages) {
    // A page that is not cached yet, and changes while it is rendered, is not shared.
    await expect(async () => {
      await page.goto(path)
      const summary = JSON.parse((await page.locator('#visitor').textContent()) ?? '')
      expect([path, summary.favouriteIds]).toEqual([path, [product.id]])
    }).toPass()
    await expect(heart(main(page), words.en.remove(product.name))).toHaveAttribute('aria-pressed', 'true')
    await hydrate(page)
    await expect(heart(main(page), words.en.remove(product.name))).toHaveAttribute('aria-pressed', 'true')
  }
  await heart(main(page), words.en.remove(product.name)).click()
  await expect(badge(page, 'Favourites')).toBeVisible()
  await expect(heart(main(page), words.en.add(product.name))).toHaveAttribute('aria-pressed', 'false')
  // The data of the next page says it, not the document.
  await changeElsewhere(page, 'add', product)
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/category/)
  await page.goBack()
  await expect(heart(main(page), words.en.remove(product.name))).toHaveAttribute('aria-pressed', 'true')
})

test('an expired session rolls the heart back and shows the specified message', async ({ page, context }) => {
  await createCustomer(page, 'en')
  const product = await findProduct(page.request, plenty)
  await changeElsewhere(page, 'add', product)
  await openProduct(page, 'en', product)
  await context.clearCookies()
  await heart(main(page), words.en.remove(product.name)).click()
  await expect(messageAlert(page)).toContainText(words.en.removeLogin)
  await expect(heart(main(page), words.en.remove(product.name))).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect(messageAlert(page)).toHaveCount(0)
})

test.describe('offline', () => {
  test.use({ expectedErrors: [/./] })

  for (const language of ['en', 'pl'] as const)
    test(`a failed heart is rolled back with a message, and the next click succeeds, ${language}`, async ({ page, context }) => {
      const w = words[language]
      await createCustomer(page, language)
      const product = await findProduct(page.request, plenty, { language })
      await openProduct(page, language, product)
      await hydrate(page)
      await context.setOffline(true)
      await heart(main(page), w.add(product.name)).click()
      await expect(messageAlert(page)).toContainText(w.addFailed)
      await expect(heart(main(page), w.add(product.name))).toHaveAttribute('aria-pressed', 'false')
      await context.setOffline(false)
      await heart(main(page), w.add(product.name)).click()
      await expect(badge(page, w.favouritesOf)).toBeVisible()
      await expect(messageAlert(page)).toHaveCount(0)
    })
})

test('a heart updates before the server responds', async ({ page }) => {
  await createCustomer(page, 'en')
  const product = await findProduct(page.request, plenty)
  await openProduct(page, 'en', product)
  const release = await holdRequests(page, '**/favourites')
  await heart(main(page), words.en.add(product.name)).click()
  await expect(heart(main(page), words.en.remove(product.name))).toHaveAttribute('aria-pressed', 'true')
  expect(await favouriteIds(page)).toEqual([])
  release()
  await expect(badge(page, 'Favourites, 1')).toBeVisible()
})

for (const language of ['en', 'pl'] as const)
  test(`shows an error with a retry button when favourites cannot be loaded, ${language}`, async ({ page }) => {
    const w = words[language]
    const broken = `http://broken.localhost:${alteredPort}`
    const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
    await createAccount(page, email, language)
    await page.goto(broken + hrefTo(language, 'favouriteProducts'))
    await fillLogin(page, language, email)
    await expect(main(page).getByRole('alert')).toContainText(w.fetchFailed)
    await expect(main(page).getByRole('link', { name: w.again })).toHaveAttribute('href', hrefTo(language, 'favouriteProducts'))
  })
