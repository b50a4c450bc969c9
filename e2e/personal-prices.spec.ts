import type { Locator, Page } from '@playwright/test'
import type { SalesUnit } from '@stragan/contract'
import { fromDecimal, grossOf, measurePrice, toDecimal } from '@stragan/pricing'
import { hrefTo, type Language } from '@stragan/routing'
import { formatMoney } from '../apps/storefront/app/platform/format.ts'
import { expect, holdRequests, hydrate, test } from './fixtures.ts'
import { getJson, jan, logIn, type PersonalPrice, personalPrices, shop, tokenIn } from './personal-prices.ts'
import { alteredPort } from './ports.ts'
import { ways } from './ways.ts'

const words = {
  en: {
    yours: 'Your price',
    list: 'list price',
    suggestions: 'Suggestions',
    search: 'Search',
    why: 'How this price is calculated',
    source: /^Your agreed price per \w+/,
    inMiniCart: 'your price',
    addAll: 'Add entered quantities to cart',
    added: 'Added to cart: 2 products',
    nothing: /^You have not entered a\squantity yet/,
    notAll: 'One product could not be added as entered',
    onlySome: (quantity: number) => `Only ${quantity} of 99,999 could be added: there are no more in stock.`,
    unavailable: 'The products could not be added to the cart',
    recent: 'Recently changed',
    show: 'Show',
    sort: 'Sort',
    query: 'Product name or code',
  },
  pl: {
    yours: 'Twoja cena',
    list: 'cena katalogowa',
    suggestions: 'Podpowiedzi',
    search: 'Szukaj',
    why: 'Skąd ta cena',
    source: /^Twoja cena indywidualna za \S+/,
    inMiniCart: 'Twoja cena',
    addAll: 'Dodaj wpisane ilości do koszyka',
    added: 'Dodano do koszyka: 2 produkty',
    nothing: /^Nie wpisano jeszcze żadnej ilości/,
    notAll: 'Jednego produktu nie udało się dodać tak, jak wpisano',
    onlySome: (quantity: number) => new RegExp(`^Dodaliśmy tylko ${quantity} z\\s99\\s999: więcej nie ma w\\smagazynie\\.$`),
    unavailable: 'Nie udało się dodać produktów do koszyka',
    recent: 'Ostatnio zmieniona',
    show: 'Pokaż',
    sort: 'Sortowanie',
    query: 'Produkt lub symbol',
  },
} as const

// Responses to a form that was applied in part, or not at all.
test.use({ expectedErrors: [/status of (422|503)/] })

/** Logs this browser in as a customer, with prices shown as in `display`. */
async function logInAs(page: Page, cookie: string, display = 'pln-net', url = shop) {
  const pairs = [...cookie.split('; ').filter(Boolean), `display=${display}`].map(pair => pair.split('=') as [string, string])
  await page.context().addCookies(pairs.map(([name, value]) => ({ name, value, url })))
}

const main = (page: Page) => page.getByRole('main')
const money = (language: Language, net: number) => formatMoney(language, net, 'PLN')
const gross = (net: number, { vat_tax_percent }: PersonalPrice) => toDecimal(grossOf(fromDecimal(net), vat_tax_percent))

/** Path of a product by id and language, since slugs differ. */
async function productPath(language: Language, { product_id }: PersonalPrice): Promise<string> {
  const { slugs } = await getJson<{ slugs: Record<Language, string> }>(`/products/${product_id}`)
  return hrefTo(language, 'product', { id: slugs[language] })
}

/** Finds three products on the first page of personal prices that no other test adds to the cart: Jan is shared by all tests. */
async function findUnusedPrices(cookie: string, language: Language, script: boolean) {
  const { items } = await getJson<{ items: PersonalPrice[] }>('/customer/prices?sort=name', cookie, language)
  const free = items.filter(one => one.items >= 20 && one.items < 1000 && !['ADH-CON120', '3113-12'].includes(one.symbol))
  const place = (language === 'en' ? 0 : 6) + (script ? 0 : 3)
  const [one, two, three] = free.slice(place, place + 3)
  if (!one || !two || !three) throw new Error('The demo has too few own prices of products in stock')
  for (const goods of [one, two, three]) await removeFromCart(cookie, goods)
  return [one, two, three] as const
}

/** Removes the product from the cart. */
async function removeFromCart(cookie: string, { product_id, product_variant_id }: PersonalPrice) {
  const response = await fetch(`${shop}/api/my-shop/cart/cart_items/set_by_product/${product_id}`, {
    method: 'PUT',
    headers: { 'shop-origin': 'localhost', 'content-type': 'application/json', authorization: `Bearer ${tokenIn(cookie)}` },
    body: JSON.stringify({ cart_item: { items: 0, product_variant_id } }),
  })
  expect(response.status).toBe(200)
}

const listOf = (language: Language, { symbol }: PersonalPrice, view = '') =>
  `${hrefTo(language, 'allProducts')}?${new URLSearchParams({ ...(view && { view }), q: symbol })}`

for (const { language, javaScriptEnabled: script } of ways)
  test.describe(`${language}, ${script ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled: script })
    test.slow()
    const w = words[language]
    const expectPersonalPrice = async (place: Locator, { price_net, list_price_net }: PersonalPrice) => {
      await expect(place).toContainText(w.yours)
      await expect(place).toContainText(money(language, price_net))
      await expect(place).toContainText(w.list)
      await expect(place).toContainText(money(language, list_price_net))
      await expect(place.locator('s')).toHaveCount(0)
    }

    test('list, table and product page show personal prices, with and without variants; after logout list prices', async ({ page }) => {
      const cookie = await logIn(jan)
      const { simple, varied } = await personalPrices(cookie)
      await logInAs(page, cookie)
      await page.goto(listOf(language, simple))
      const card = main(page)
        .getByRole('listitem')
        .filter({ has: page.getByText(simple.symbol, { exact: true }) })
      await expectPersonalPrice(card, simple)
      await expect(card).toContainText(money(language, gross(simple.price_net, simple)))
      await page.goto(listOf(language, simple, 'table'))
      const row = main(page).getByRole('row').filter({ hasText: simple.symbol })
      await expectPersonalPrice(row, simple)

      await page.goto(await productPath(language, simple))
      await expectPersonalPrice(page.getByRole('heading', { level: 1 }).locator('..'), simple)
      await page.goto(await productPath(language, varied))
      const variant = main(page).getByRole('row').filter({ hasText: varied.symbol }).first()
      await expectPersonalPrice(variant, varied)
      await expect(main(page)).toContainText(w.yours)

      await page.getByRole('banner').locator('summary').filter({ hasText: 'Jan' }).click()
      await page
        .getByRole('banner')
        .getByRole('button', { name: /^(Log out|Wyloguj)/ })
        .first()
        .click()
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: /^(Log in|Zaloguj)/ })
          .first(),
      ).toBeAttached()
      // The net prices of a company end with its log-out.
      await page.context().addCookies([{ name: 'display', value: 'pln-net', url: shop }])
      await page.goto(await productPath(language, varied))
      await expect(variant).toContainText(money(language, varied.list_price_net))
      await expect(main(page)).not.toContainText(w.yours)
      const [, tier] = varied.list_prices
      await expect(main(page)).toContainText(money(language, tier?.promo_price_net ?? tier?.price_net ?? 0))
      await page.goto(listOf(language, simple))
      await expect(card).toContainText(money(language, simple.list_price_net))
      await expect(main(page)).not.toContainText(w.yours)
      await expect(main(page)).not.toContainText(money(language, simple.price_net))
    })

    test('a personal price is named as the source of a line’s price in the cart', async ({ page }) => {
      const cookie = await logIn(jan)
      const { simple } = await personalPrices(cookie)
      await logInAs(page, cookie)
      await page.goto(await productPath(language, simple))
      await main(page).locator('form#add-to-cart').getByRole('button').last().click()
      if (script)
        await expect(page.getByRole('dialog').getByRole('listitem').filter({ hasText: simple.symbol })).toContainText(w.inMiniCart)
      else await expect(page).toHaveURL(await productPath(language, simple))
      await page.goto(hrefTo(language, 'cart'))
      const line = main(page).getByRole('listitem').filter({ hasText: simple.symbol })
      await line.getByText(w.why).click()
      await expect(line.getByText(w.source)).toBeVisible()
    })

    test('adds products in bulk from personal prices and reports unavailable quantities at their lines', async ({ page }) => {
      const cookie = await logIn(jan)
      const [one, two, three] = await findUnusedPrices(cookie, language, script)
      await logInAs(page, cookie)
      await page.goto(`${hrefTo(language, 'myPrices')}?sort=name`)
      const box = ({ symbol }: PersonalPrice) => main(page).getByRole('spinbutton', { name: new RegExp(`, ${symbol}$`) })
      const addAll = main(page).getByRole('button', { name: w.addAll }).last()
      await addAll.click()
      await expect(main(page).getByRole('alert').getByText(w.nothing)).toBeVisible()
      await box(one).fill('1')
      await box(two).fill('2')
      await addAll.click()
      if (script) {
        await expect(page.getByRole('dialog').getByText(/^2 × /).first()).toBeVisible()
        await page.keyboard.press('Escape')
      } else {
        await expect(page).toHaveURL(`${hrefTo(language, 'myPrices')}?sort=name&added=2`)
        await expect(main(page).getByText(w.added)).toBeVisible()
      }
      await expect(box(one)).toHaveValue('')
      await box(two).fill('1')
      await box(three).fill('99999')
      await addAll.click()
      await expect(main(page).getByRole('alert').getByText(w.notAll)).toBeAttached()
      if (script) await page.keyboard.press('Escape')
      await expect(box(three)).toHaveAttribute('aria-invalid', 'true')
      await expect(box(three)).toHaveAccessibleDescription(w.onlySome(three.items))
      await expect(box(two)).toHaveValue('')
      await removeFromCart(cookie, three)
    })

    test('the button of a line adds it alone and keeps other inputs', async ({ page }) => {
      const cookie = await logIn(jan)
      const [one, two] = await findUnusedPrices(cookie, language, script)
      await logInAs(page, cookie)
      await page.goto(`${hrefTo(language, 'myPrices')}?sort=name`)
      const row = ({ symbol }: PersonalPrice) =>
        main(page)
          .getByRole('row')
          .filter({ has: page.getByRole('spinbutton', { name: new RegExp(`, ${symbol}$`) }) })
      await row(two).getByRole('spinbutton').fill('7')
      await row(one).getByRole('button').last().click()
      if (script) await expect(page.getByRole('dialog').getByText(/^1 × /).first()).toBeVisible()
      else await expect(page).toHaveURL(/added=1/)
      await expect(row(two).getByRole('spinbutton')).toHaveValue('7')
      await expect(row(one).getByRole('spinbutton')).toHaveValue('')
    })

    test('keeps the quantities when the shop cannot add them', async ({ page }) => {
      const broken = `http://broken.localhost:${alteredPort}`
      const cookie = await logIn(jan)
      const [one, two] = await findUnusedPrices(cookie, language, script)
      await logInAs(page, cookie, 'pln-net', broken)
      await page.goto(`${broken}${hrefTo(language, 'myPrices')}?sort=name`)
      const box = ({ symbol }: PersonalPrice) => main(page).getByRole('spinbutton', { name: new RegExp(`, ${symbol}$`) })
      await box(one).fill('3')
      await box(two).fill('4')
      await main(page).getByRole('button', { name: w.addAll }).last().click()
      await expect(main(page).getByRole('alert').getByText(w.unavailable)).toBeVisible()
      await expect(box(one)).toHaveValue('3')
      await expect(box(two)).toHaveValue('4')
    })

    test('personal prices show list price tiers and recent changes, and can be filtered and sorted', async ({ page }) => {
      const cookie = await logIn(jan)
      const { varied } = await personalPrices(cookie)
      await logInAs(page, cookie)
      await page.goto(hrefTo(language, 'myPrices'))
      await main(page).getByLabel(w.query).fill(varied.symbol)
      await main(page).getByLabel(w.sort).selectOption('name')
      await main(page).getByRole('button', { name: w.search, exact: true }).click()
      await expect(page).toHaveURL(/sort=name/)
      await expect(main(page).getByLabel(w.query)).toHaveValue(varied.symbol)
      await expect(main(page).getByLabel(w.sort)).toHaveValue('name')
      const row = main(page).getByRole('row').filter({ hasText: varied.symbol }).first()
      const [, second] = varied.list_prices as { quantity: number; price_net: number }[]
      await expect(row).toContainText(money(language, second?.price_net ?? 0))
      const { total } = await getJson<{ total: number }>(`/customer/prices?recent=1`, cookie)
      await main(page).getByLabel(w.query).fill('')
      await main(page).getByLabel(w.show, { exact: true }).selectOption('1')
      await main(page).getByRole('button', { name: w.search, exact: true }).click()
      await expect(page).toHaveURL(/recent=1/)
      await expect(main(page).getByText(w.recent, { exact: true })).toHaveCount(Math.min(total, 24))
    })
  })

test.describe('without a connection', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] })

  test('personal prices keep the quantities, which can be added later', async ({ page, context }) => {
    const cookie = await logIn(jan)
    const [one] = await findUnusedPrices(cookie, 'en', true)
    await logInAs(page, cookie)
    await page.goto(`${hrefTo('en', 'myPrices')}?sort=name`)
    await hydrate(page)
    const box = main(page).getByRole('spinbutton', { name: new RegExp(`, ${one.symbol}$`) })
    const addAll = main(page).getByRole('button', { name: words.en.addAll }).last()
    await box.fill('2')
    await context.setOffline(true)
    await addAll.click()
    await expect(main(page).getByRole('alert').getByText(words.en.unavailable)).toBeVisible()
    await expect(box).toHaveValue('2')
    await context.setOffline(false)
    await addAll.click()
    await expect(page.getByRole('dialog').getByText(/^2 × /).first()).toBeVisible()
    await expect(box).toHaveValue('')
    await removeFromCart(cookie, one)
  })
})

for (const language of ['en', 'pl'] as const)
  test(`search suggestions show personal prices to their owner only: ${language}`, async ({ page }) => {
    const w = words[language]
    const cookie = await logIn(jan)
    const { simple } = await personalPrices(cookie)
    const suggested = async () => {
      await page.goto(hrefTo(language, 'home'))
      await page.getByRole('combobox', { name: w.search }).pressSequentially(simple.symbol)
      const option = page
        .getByRole('listbox', { name: w.suggestions })
        .getByRole('option')
        .filter({ has: page.getByText(simple.symbol, { exact: true }) })
      await expect(option).toBeVisible()
      return option
    }
    await expect(await suggested()).not.toContainText(w.yours)
    await logInAs(page, cookie)
    const option = await suggested()
    await expect(option).toContainText(`${w.yours} ${money(language, simple.price_net)}`)
    await expect(option).toContainText(`${w.list} ${money(language, simple.list_price_net)}`)
  })

test('pages made from cached ones have personal prices, and hydrate with them', async ({ page }) => {
  const cookie = await logIn(jan)
  const { simple, varied } = await personalPrices(cookie)
  await logInAs(page, cookie)
  for (const path of [
    listOf('en', simple),
    listOf('en', simple, 'table'),
    await productPath('en', simple),
    await productPath('en', varied),
  ]) {
    // While the change log is not connected pages are rendered.
    await expect(async () => {
      await page.goto(path)
      expect(await page.locator('script#data-changes').textContent()).toContain('custom_price_net')
    }).toPass()
    await expect(main(page)).toContainText(words.en.yours)
    const shown = await main(page).innerText()
    await hydrate(page)
    expect(await main(page).innerText()).toBe(shown)
  }
})

test('a suggestion shows the price per unit of measure of a personal price', async () => {
  const cookie = await logIn(jan)
  type Own = { symbol: string; custom_price_net: number; sales_unit: SalesUnit }
  const { items } = await getJson<{ items: PersonalPrice[] }>('/customer/prices?per_page=100', cookie)
  for (const { product_id } of items) {
    const { symbol, custom_price_net, sales_unit } = await getJson<Own>(`/products/${product_id}`, cookie)
    const { content } = sales_unit
    const ofMeasure = content?.unit === 'piece' ? measurePrice(fromDecimal(custom_price_net), content) : null
    if (ofMeasure === null) continue
    const response = await fetch(`${shop}/suggestions/pl?q=${symbol}`, { headers: { cookie: `${cookie}; display=pln-net` } })
    const suggestions = (await response.json()) as { symbol?: string; own?: string }[]
    expect(suggestions.find(suggestion => suggestion.symbol === symbol)?.own).toContain(
      `${formatMoney('pl', toDecimal(ofMeasure.price), 'PLN')}/${ofMeasure.quantity === 1 ? '' : '100\u00a0'}szt.`,
    )
    return
  }
  throw new Error('The demo has no personal price of a product sold in packs')
})

test('personal prices are converted to the currency and shown with VAT, on the page and in the file', async ({ page }) => {
  const cookie = await logIn(jan)
  const { simple } = await personalPrices(cookie)
  const { custom_price_net } = await getJson<{ custom_price_net: number }>(`/products/${simple.product_id}?currency=EUR`, cookie)
  await logInAs(page, cookie, 'eur-gross')
  for (const language of ['en', 'pl'] as const) {
    const shown = formatMoney(language, gross(custom_price_net, simple), 'EUR')
    await page.goto(await productPath(language, simple))
    await expect(main(page)).toContainText(`${words[language].yours} ${shown}`)
    await page.goto(`${hrefTo(language, 'myPrices')}?q=${simple.symbol}`)
    await expect(main(page).getByRole('row').filter({ hasText: simple.symbol })).toContainText(shown)
  }
  const file = await page.request.get(`/my-prices.csv?language=en&q=${simple.symbol}`)
  expect(await file.text()).toContain(`,${custom_price_net.toFixed(2)},`)
  expect(await file.text()).toContain(',EUR,')
})

test('what is typed while results load is not lost, and a step back resets the search', async ({ page }) => {
  const cookie = await logIn(jan)
  const { varied, simple } = await personalPrices(cookie)
  await logInAs(page, cookie)
  await page.goto(hrefTo('en', 'myPrices'))
  const release = await holdRequests(page, '**/*.data?*')
  const query = main(page).getByLabel(words.en.query)
  await query.fill(varied.symbol)
  await main(page).getByRole('button', { name: words.en.search, exact: true }).click()
  await query.fill(simple.symbol)
  release()
  await expect(main(page).getByRole('row').filter({ hasNotText: varied.symbol })).toHaveCount(1)
  await expect(query).toHaveValue(simple.symbol)
  await main(page).getByRole('button', { name: words.en.search, exact: true }).click()
  await expect(main(page).getByRole('row').filter({ hasNotText: simple.symbol })).toHaveCount(1)
  await page.goBack()
  await expect(query).toHaveValue(varied.symbol)
})
