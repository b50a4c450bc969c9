import type { Page } from '@playwright/test'
import type { SalesUnit } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { typeBuyer } from './checkout-form.ts'
import { waitForEmail } from './emails.ts'
import { expect, test } from './fixtures.ts'
import { newBuyer } from './orders.ts'
import { ways } from './ways.ts'

const bolt = '933A2-M8X40'
const words = {
  en: {
    box: 'box of 100',
    one: '100 pcs',
    two: '200 pcs',
    stock: /\d\sboxes/,
    typed: '200 pcs',
    hint: /^= 20,000\spcsFor 200\spcs, enter 2\.$/,
    notWhole: '150 pcs',
    nearest: 'The sales unit is a box of 100. Enter 1 box (100 pcs) or 2 boxes (200 pcs).',
    quantity: /^Quantity: /,
    add: /^Add to cart/,
    addOne: 'Add 1 line to cart',
    ordered: /2\sboxes/,
    read: 'Read the list',
    list: 'Product codes and quantities',
    ask: 'The sales unit is a box of 100. Choose how many you need.',
    choice: '2 boxes = 200 pcs',
    other: '200 boxes = 20,000 pcs',
    update: 'Update',
    nothing: 'Nothing can be added yet',
  },
  pl: {
    box: 'pudełko 100 szt.',
    one: '100 szt.',
    two: '200 szt.',
    stock: /\d\spude/,
    typed: '200 sztuk',
    hint: /^= 20\s000\sszt\.Aby zamówić 200\sszt\., wpisz 2\.$/,
    notWhole: '150 szt.',
    nearest: 'Jednostka sprzedaży to pudełko 100 szt. Wpisz 1 pudełko (100 szt.) albo 2 pudełka (200 szt.).',
    quantity: /^Ilość: /,
    add: /^Do koszyka/,
    addOne: 'Dodaj 1 pozycję do koszyka',
    ordered: /2\spudełka/,
    read: 'Odczytaj listę',
    list: 'Symbole i ilości',
    ask: 'Jednostka sprzedaży to pudełko 100 szt. Wybierz, ile potrzebujesz.',
    choice: '2 pudełka = 200 szt.',
    other: '200 pudełek = 20 000 szt.',
    update: 'Przelicz',
    nothing: 'Na razie nie ma czego dodać',
  },
} satisfies Record<Language, object>

interface BoltProduct {
  slugs: Record<Language, string>
  product_variants_table_data: { symbol: string; product_variant_prices: { price_net: number }[]; sales_unit: SalesUnit }[]
}

async function bolts(page: Page): Promise<BoltProduct> {
  const get = async (path: string) => (await page.request.get(`/api/my-shop${path}`, { headers: { 'shop-origin': 'localhost' } })).json()
  const { items } = await get('/products?q=933A2-M8')
  return get(`/products/${items.find((item: { symbol: string }) => item.symbol === '933A2-M8').id}`)
}

const rowOf = (page: Page) => page.getByRole('row').filter({ hasText: bolt })
const cartLine = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: bolt })

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    const t = words[language]
    test.use({ javaScriptEnabled, expectedErrors: [/422/] })

    test('a newcomer who needs 200 bolts orders 2 boxes of 100', async ({ page }) => {
      const { slugs, product_variants_table_data: variants } = await bolts(page)
      const [tier] = variants.find(({ symbol }) => symbol === bolt)?.product_variant_prices ?? []
      await page.goto(hrefTo(language, 'product', { id: slugs[language] }))
      await expect(page.getByRole('main').getByText(`/ ${t.box}`).first()).toBeVisible()
      const row = rowOf(page)
      await expect(row).toContainText(t.stock)
      const field = row.getByRole('spinbutton')
      if (javaScriptEnabled) {
        await field.fill('200')
        await expect(row.getByRole('status')).toHaveText(t.hint)
      }
      await field.fill(t.typed)
      await field.press('Tab')
      if (javaScriptEnabled) {
        await expect(field).toHaveValue('2')
        await expect(row).toContainText(`= ${t.two}`)
      }
      await row.getByRole('button', { name: t.add }).click()
      if (javaScriptEnabled) await expect(page.getByRole('dialog')).toContainText(t.ordered)
      await page.goto(hrefTo(language, 'cart'))
      const line = cartLine(page)
      await expect(line.getByRole('spinbutton')).toHaveValue('2')
      await expect(line).toContainText(`= ${t.two}`)
      const net = 2 * (tier?.price_net ?? 0)
      await expect(line).toContainText(net.toFixed(2).replace('.', language === 'pl' ? ',' : '.'))
    })

    test('pieces that are not whole boxes are refused with the nearest quantities, and the typed text stays', async ({ page }) => {
      const { slugs } = await bolts(page)
      await page.goto(hrefTo(language, 'product', { id: slugs[language] }))
      const field = rowOf(page).getByRole('spinbutton')
      await field.fill(t.notWhole)
      await rowOf(page).getByRole('button', { name: t.add }).click()
      await expect(page.getByRole('main').getByRole('alert').filter({ hasText: t.nearest })).toBeVisible()
      await expect(field).toHaveValue(t.notWhole)
    })

    test('a line of the cart takes pieces', async ({ page }) => {
      const { slugs } = await bolts(page)
      await page.goto(hrefTo(language, 'product', { id: slugs[language] }))
      await rowOf(page).getByRole('button', { name: t.add }).click()
      if (javaScriptEnabled) await expect(page.getByRole('dialog')).toContainText(bolt)
      await page.goto(hrefTo(language, 'cart'))
      const field = cartLine(page).getByRole('spinbutton')
      await field.fill(t.two)
      await field.press('Enter')
      await expect(cartLine(page)).toContainText(`= ${t.two}`)
      await expect(cartLine(page).getByRole('spinbutton')).toHaveValue('2')
    })

    test('quick order asks whether a number means boxes or pieces', async ({ page }) => {
      await page.goto(hrefTo(language, 'quickOrder'))
      await page.getByLabel(t.list).fill(`${bolt} 200`)
      await page.getByRole('button', { name: t.read }).click()
      await expect(page.getByText(t.ask)).toBeVisible()
      await expect(page.getByRole('button', { name: t.nothing })).toBeDisabled()
      await expect(page.getByRole('radio', { name: t.other })).toBeVisible()
      await page.getByRole('radio', { name: t.choice }).check()
      await page.getByRole('button', { name: t.update }).click()
      await expect(page.getByText(t.ask)).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('2')
      await page.getByRole('button', { name: t.addOne }).click()
      await expect(cartLine(page)).toContainText(`= ${t.two}`)
    })
  })

test('quick order understands pieces and boxes, and adds them up', async ({ page }) => {
  await page.goto(hrefTo('en', 'quickOrder'))
  await page.getByLabel(words.en.list).fill(`${bolt} 200 pcs\n${bolt}; 3 boxes`)
  await page.getByRole('button', { name: words.en.read }).click()
  await expect(page.getByRole('main').getByRole('spinbutton')).toHaveValue('5')
  await expect(page.getByRole('main').getByText('= 500 pcs')).toBeVisible()
})

test('the order, its e-mail and its withdrawal name the sales unit', async ({ page }) => {
  const { slugs } = await bolts(page)
  const buyer = newBuyer()
  await page.goto(hrefTo('en', 'product', { id: slugs.en }))
  await rowOf(page).getByRole('spinbutton').fill('200 pcs')
  await rowOf(page).getByRole('button', { name: words.en.add }).click()
  await expect(page.getByRole('dialog')).toContainText(words.en.ordered)
  await page.goto(hrefTo('en', 'checkout'))
  await expect(page.getByRole('group', { name: 'In the order' })).toContainText('= 200 pcs')
  await typeBuyer(page, 'en', buyer)
  await page
    .getByRole('radio', { name: /^Courier/ })
    .first()
    .check()
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByRole('checkbox', { name: /^I\saccept the terms of sale/ }).check()
  await page.getByRole('button', { name: /^Order with obligation to pay/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^Order \d{4}-\d+/)
  await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText(/2\sboxes= 200\spcs/)
  const { text } = await waitForEmail(buyer.email)
  expect(text).toMatch(/2\sboxes × PLN\s[\d.]+ net \(200\spcs\)/)
})
