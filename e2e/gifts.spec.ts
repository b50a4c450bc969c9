import { hrefTo } from '@stragan/routing'
import { addWashers, openCart } from './filled-cart.ts'
import { expect, test } from './fixtures.ts'
import { ways } from './ways.ts'

const words = {
  en: {
    title: 'Gifts with orders',
    from: /^With products worth at least PLN\s200\.00 net$/,
    left: /^\d+ left$/,
    how: 'How to get it',
    cart: 'Go to the cart',
    all: 'All gifts',
    read: 'Read the gift terms',
    rule: /^One gift goes with one order/,
  },
  pl: {
    title: 'Prezenty do zamówień',
    from: /^Przy zakupie produktów za co najmniej 200,00\szł netto$/,
    left: /^Został[aoy] \d+\sszt\.$/,
    how: 'Jak dostać prezent',
    cart: 'Przejdź do koszyka',
    all: 'Wszystkie prezenty',
    read: 'Przeczytaj regulamin prezentów',
    rule: /^Do jednego zamówienia przysługuje jeden prezent/,
  },
} as const

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled })
    const t = words[language]

    test('gifts show their minimum, their stock and how to choose one', async ({ page }) => {
      await page.goto(hrefTo(language, 'gifts'))
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
      await expect(page.getByText(t.from)).toBeVisible()
      await expect(page.getByRole('heading', { name: t.how })).toBeVisible()
      const first = page.getByRole('main').getByRole('article').first().getByRole('link')
      const name = await first.innerText()
      await first.click()
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(page.getByText(t.from)).toBeVisible()
      await expect(page.getByText(t.left)).toBeVisible()
      await expect(page.getByRole('main').getByRole('img')).toHaveAttribute('alt', /.+/)
      await page.getByRole('link', { name: t.all }).click()
      await page.waitForURL(`**${hrefTo(language, 'gifts')}`)
      await page.getByRole('link', { name: t.cart }).click()
      await page.waitForURL(`**${hrefTo(language, 'cart')}`)
    })
  })

test('the minimum refers to the cart in the chosen currency', async ({ page }) => {
  await page.goto(hrefTo('en', 'gifts'))
  await page.context().addCookies([{ name: 'display', value: 'eur-net', url: page.url() }])
  const headers = { 'shop-origin': 'localhost', 'accept-language': 'en-US' }
  const [gift] = (await (await page.request.get('/api/my-shop/gifts?currency=EUR', { headers })).json()) as { min_order_value: number }[]
  await page.reload()
  await expect(page.getByText(`With products worth at least EUR ${gift?.min_order_value.toFixed(2)} net`)).toBeVisible()
})

for (const language of ['en', 'pl'] as const)
  test(`the gift terms are linked from a gift and from the cart, in ${language}`, async ({ page, context }) => {
    const read = words[language].read
    await page.goto(hrefTo(language, 'gift', { id: 1 }))
    await page.getByRole('link', { name: read }).click()
    await expect(page.locator('#regulations')).toBeInViewport()
    await expect(page.getByText(words[language].rule)).toBeVisible()
    await expect(page.getByText(/2026-09-01/)).toBeVisible()
    await addWashers(page, 1)
    await openCart(page, language)
    const [document] = await Promise.all([context.waitForEvent('page'), page.getByRole('link', { name: read }).click()])
    await expect(document.locator('#regulations')).toBeInViewport()
  })

test.describe('not found', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('an unknown gift is a 404', async ({ page }) => {
    for (const path of ['/en/gifts/99', '/pl/nagrody/0', '/pl/gifts/1'])
      expect([path, (await page.goto(path))?.status()]).toEqual([path, 404])
  })
})
