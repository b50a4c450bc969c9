import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { logIn } from './customers.ts'
import { expect, kawa, test } from './fixtures.ts'
import { alteredPort } from './ports.ts'
import { ways } from './ways.ts'

test.use({ expectedErrors: [/status of (413|422|503)/] })

const words = {
  en: {
    list: 'Product codes and quantities',
    fromList: 'Order from a list of product codes',
    file: 'Or a file',
    read: 'Read the list',
    update: 'Update',
    found: 'Adjustable spanner ISO 6787, chrome plated',
    quantity: /^Quantity: /,
    unknown: (symbol: string) => `We do not know the product code ${symbol}.`,
    variants: (symbol: string) => `${symbol} comes in variants. Choose one.`,
    short: (left: number, unit = 'pieces') => `We have only ${left}\u00a0${unit} in stock and will add that many.`,
    meant: (symbol: string) => `Did you mean: ${symbol}`,
    variant: (symbol: string) => `Variant: ${symbol}`,
    check: (symbol: string) => `Check again: ${symbol}`,
    unread: 'Line 1',
    add: (n: number) => `Add ${n} ${n === 1 ? 'line' : 'lines'} to cart`,
    take: (name: string) => `Order ${name}`,
    notAdded: 'not added: we do not know this product code.',
    correct: 'Correct the lines that were not added',
    empty: 'The list is empty',
    tooMany: 'The list has 301 lines',
    tooLarge: 'The list is too large',
    noText: 'This is not a text file',
  },
  pl: {
    list: 'Symbole i ilości',
    fromList: /^Zamów\sz\slisty symboli$/,
    file: 'Albo plik',
    read: 'Odczytaj listę',
    update: 'Przelicz',
    found: 'Klucz nastawny ISO 6787, chromowany',
    quantity: /^Ilość: /,
    unknown: (symbol: string) => `Nie znamy symbolu ${symbol}.`,
    variants: (symbol: string) => `${symbol} ma warianty. Wybierz jeden z nich.`,
    short: (left: number, unit = 'szt.') => `W magazynie jest tylko ${left}\u00a0${unit} i tyle dodamy.`,
    meant: (symbol: string) => `Może chodzi o: ${symbol}`,
    variant: (symbol: string) => `Wariant: ${symbol}`,
    check: (symbol: string) => `Sprawdź ponownie: ${symbol}`,
    unread: 'Wiersz 1',
    add: (n: number) => `Dodaj ${n} ${n === 1 ? 'pozycję' : n < 5 ? 'pozycje' : 'pozycji'} do koszyka`,
    take: (name: string) => `Zamów: ${name}`,
    notAdded: 'nie dodano: nie znamy tego symbolu.',
    correct: 'Popraw pozycje, których nie dodano',
    empty: 'Na liście nie ma żadnej pozycji',
    tooMany: 'Na liście jest 301 pozycji',
    tooLarge: 'Lista jest za duża',
    noText: 'To nie jest plik tekstowy',
  },
} satisfies Record<Language, object>

async function paste(page: Page, language: Language, list: string) {
  const t = words[language]
  await page.goto(hrefTo(language, 'quickOrder'))
  await page.getByLabel(t.list).fill(list)
  await page.getByRole('button', { name: t.read }).click()
}

async function choose(page: Page, language: Language, name: string, bytes: Buffer) {
  const t = words[language]
  await page.goto(hrefTo(language, 'quickOrder'))
  await page.getByLabel(t.file).setInputFiles({ name, mimeType: 'text/csv', buffer: bytes })
  await page.getByRole('button', { name: t.read }).click()
}

/** Symbols and quantities in the cart. */
async function cartQuantities(page: Page, language: Language) {
  await expect(page).toHaveURL(new RegExp(hrefTo(language, 'cart')))
  const boxes = page.getByRole('main').getByRole('spinbutton', { name: words[language].quantity })
  await expect(boxes.first()).toBeVisible()
  return Promise.all((await boxes.all()).map(box => box.inputValue()))
}

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    const t = words[language]
    test.use({ javaScriptEnabled })

    test('checks a pasted list, offers corrections, adds it to the cart and reports what was not added', async ({ page }) => {
      await paste(page, language, 'Symbol;Qty\n6787 150;10 szt.\nHKT-5\t2\nBRAD-CV-33 4\nqwerty-zz;4\nHKT;3\nLUB-WLI 20\nADH-EP5;1,5')
      const quantities = page.getByRole('main').getByRole('spinbutton', { name: t.quantity })
      await expect(page.getByRole('link', { name: t.found })).toBeVisible()
      await expect(page.getByText(t.unknown('BRAD-CV-33'))).toBeVisible()
      await expect(page.getByText(t.unknown('qwerty-zz'))).toBeVisible()
      await expect(page.getByText(t.variants('HKT'))).toBeVisible()
      await expect(page.getByText(t.short(8, language === 'en' ? 'cans' : 'puszek'))).toBeVisible()
      await expect(page.getByRole('button', { name: t.add(3) })).toBeVisible()

      await page.getByLabel(t.meant('BRAD-CV-33'), { exact: true }).selectOption('BRAD-CV-3')
      await page.getByRole('button', { name: t.check('BRAD-CV-33') }).click()
      await expect(page.getByText(t.unknown('BRAD-CV-33'))).toHaveCount(0)
      await page.getByLabel(t.variant('HKT'), { exact: true }).selectOption('HKT-6')
      await page.getByLabel(t.unread).fill('ADH-EP5;2')
      await quantities.first().fill('12')
      await page.getByRole('button', { name: t.update }).click()
      await expect(page.getByRole('button', { name: t.add(6) })).toBeVisible()
      await expect(page.getByLabel(t.list)).toHaveValue(/^6787-150\t12\nHKT-5\t2\nBRAD-CV-3\t4\nqwerty-zz\t4\nHKT-6\t3\n/)

      await page
        .getByRole('checkbox', { name: t.take('') })
        .nth(1)
        .uncheck()
      await page.getByRole('button', { name: t.add(6) }).click()
      await expect(page.getByText(t.notAdded)).toBeVisible()
      expect(await cartQuantities(page, language)).toEqual(['12', '4', '3', '8', '2'])
      await page.getByRole('link', { name: t.correct }).click()
      await expect(page.getByLabel(t.list)).toHaveValue('qwerty-zz\t4')
    })

    test('reads a list that was pasted on the home page', async ({ page }) => {
      await page.goto(hrefTo(language, 'home'))
      await page.getByText(t.fromList).filter({ visible: true }).click()
      await page.getByLabel(t.list).fill('6787 150;10 szt.')
      await page.getByRole('button', { name: t.read }).click()
      await expect(page).toHaveURL(hrefTo(language, 'quickOrder'))
      await expect(page.getByRole('link', { name: t.found })).toBeVisible()
    })

    test('reads a file in any encoding that spreadsheets export', async ({ page }) => {
      const csv = 'Symbol;Ilość\r\n"6787-150";"1 000"\r\nhkt-5;3,0\r\nHKT 5;1\r\n2100000004911;2\r\n'
      const bytes = Buffer.from(csv.replace('ść', '\x9c\xe6'), 'latin1')
      await choose(page, language, 'zamówienie.csv', bytes)
      await expect(page.getByText(t.short(240))).toBeVisible()
      await page.getByRole('button', { name: t.add(3) }).click()
      expect(await cartQuantities(page, language)).toEqual(['240', '4', '2'])
    })

    test('returns rejected rows with the reason and the entered text', async ({ page }) => {
      await paste(page, language, ' \n;;\n')
      await expect(page.getByText(t.empty)).toBeVisible()
      const many = Array.from({ length: 301 }, (_, i) => `A-${i}`).join('\n')
      await paste(page, language, many)
      await expect(page.getByText(t.tooMany)).toBeVisible()
      await expect(page.getByLabel(t.list)).toHaveValue(many)
      await choose(page, language, 'a.csv', Buffer.alloc(256 * 1024 + 1, 'A;1\n'))
      await expect(page.getByText(t.tooLarge)).toBeVisible()
      await choose(page, language, 'a.csv', Buffer.alloc(5 * 1024 * 1024, 'A;1\n'))
      await expect(page.getByText(t.tooLarge)).toBeVisible()
      await choose(page, language, 'a.csv', Buffer.from('PK\u0003\u0004\u0000\u0000'))
      await expect(page.getByText(t.noText)).toBeVisible()
    })
  })

test('a form submitted twice adds once', async ({ page, request }) => {
  await paste(page, 'en', 'HKT-5 3')
  const form = { intent: 'add', symbol: 'HKT-5', 'items-0': '3', 'taken-0': 'on', key: await page.locator('[name=key]').inputValue() }
  const path = hrefTo('en', 'quickOrder')
  const post = () => request.post(path, { form, maxRedirects: 0 })
  await request.post('/cart-lines', { form: { product_id: 491, items: 1, to: '/en' } })
  for (const response of [await post(), await post()]) expect(response.status()).toBe(303)
  const html = await (await request.get(hrefTo('en', 'cart'))).text()
  expect([...html.matchAll(/<input[^>]*(?:type="number"|role="spinbutton")[^>]*value="(\d+)"/g)].map(([, value]) => value)).toEqual([
    '1',
    '3',
  ])
})

test('shows personal prices to their customer', async ({ page }) => {
  await logIn(page, 'jan@demo.localhost')
  await page.goto(hrefTo('en', 'myPrices'))
  const row = page.getByRole('main').getByRole('row').nth(1)
  const symbol = /^\S*\d\S*(?=\s·|$)/m.exec((await row.getByRole('rowheader').innerText()).split('\n').slice(1).join('\n'))?.[0] ?? ''
  const own = /PLN\s[\d,.]+/.exec(await row.getByRole('cell').first().innerText())?.[0] ?? ''
  expect([symbol, own]).not.toContain('')
  await paste(page, 'en', `${symbol} 1`)
  await expect(page.getByRole('main').getByText(own).first()).toBeVisible()
})

test('keeps the list when the API fails', async ({ page }) => {
  await page.goto(`http://broken.localhost:${alteredPort}/en/quick-order`)
  await page.getByLabel(words.en.list).fill('HKT-5;3')
  await page.getByRole('button', { name: words.en.read }).click()
  await expect(page.getByText('The shop cannot answer right now')).toBeVisible()
  await expect(page.getByLabel(words.en.list)).toHaveValue('HKT-5;3')
})

test('resolves symbols of the current shop only', async ({ page }) => {
  await page.goto(`${kawa}/en/quick-order`)
  await page.getByLabel(words.en.list).fill('6787-150 1\nCLN-MILK-1000 1')
  await page.getByRole('button', { name: words.en.read }).click()
  await expect(page.getByText(words.en.unknown('6787-150'))).toBeVisible()
  await expect(page.getByRole('button', { name: words.en.add(1) })).toBeVisible()
})

for (const [place, open] of Object.entries({
  'the empty cart': async (page: Page) => {
    await page.goto(hrefTo('pl', 'cart'))
    await page.getByRole('link', { name: 'Zamów według symboli' }).click()
  },
  'the footer of every page': async (page: Page) => {
    await page.goto(hrefTo('pl', 'home'))
    await page.getByRole('contentinfo').getByRole('link', { name: 'Szybkie zamówienie' }).click()
  },
}))
  test(`is linked from ${place}`, async ({ page }) => {
    await open(page)
    await expect(page.getByRole('heading', { level: 1, name: 'Szybkie zamówienie' })).toBeVisible()
  })
