import type { Locator, Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { checkoutWords, typeBuyer } from './checkout-form.ts'
import { createAccount, goodPassword } from './customers.ts'
import { expect, hydrate, kawa, test } from './fixtures.ts'
import { placeOrder } from './orders.ts'

/** A visitor who solves a task; each click, entry and key counts as one interaction. */
class Visitor {
  interactions = 0
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  async click(target: Locator) {
    this.interactions++
    await target.click()
  }

  async check(target: Locator) {
    this.interactions++
    await target.check()
  }

  async fill(target: Locator, text: string) {
    this.interactions++
    await target.fill(text)
  }

  async press(key: string) {
    this.interactions++
    await this.#page.keyboard.press(key)
  }

  /** Clicks what the thumb of the hand that holds the phone reaches: in the lower half of the screen. */
  async tapInReach(target: Locator) {
    await expect(target).toBeInViewport()
    const { y, height } = (await target.boundingBox()) ?? { y: 0, height: 0 }
    expect(y + height / 2, `${target}`).toBeGreaterThan((this.#page.viewportSize()?.height ?? 0) / 2)
    await this.click(target)
  }
}

const main = (page: Page) => page.getByRole('main')
const searchField = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: 'Search' })
const fieldOf = (page: Page, name: RegExp) => main(page).getByRole('textbox', { name }).first()
const order = (page: Page) => page.getByRole('button', { name: checkoutWords.en.order, exact: true })
const terms = (page: Page) => page.getByRole('checkbox', { name: checkoutWords.en.terms })
const expectOrdered = (page: Page) => expect(page).toHaveURL(/\/[0-9a-f]{32}$/)
const newEmail = () => `${crypto.randomUUID().slice(0, 13)}@example.com`

test('a newcomer puts 200 hexagon bolts M8x40 A2 into the cart', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto('/en')
  await visitor.fill(searchField(page), 'hexagon bolt M8x40 A2')
  await visitor.press('Enter')
  const card = main(page).getByRole('article').filter({ hasText: '933A2-M8X40' })
  await hydrate(page)
  await visitor.fill(card.getByRole('spinbutton'), '200 pcs')
  await visitor.click(card.getByRole('button', { name: /to cart/ }))
  await visitor.click(page.getByRole('dialog').getByRole('link', { name: /cart/i }).first())
  await expect(page).toHaveURL(hrefTo('en', 'cart'))
  expect(visitor.interactions).toBeLessThanOrEqual(6)
  const line = main(page).getByRole('listitem').filter({ hasText: '933A2-M8X40' })
  await expect(line.getByRole('spinbutton')).toHaveValue('2')
  await expect(line).toContainText('200 pcs')
  const [, each] = /\(PLN\s([\d.]+) net\)/.exec(await line.innerText()) ?? []
  await expect(line).toContainText(`PLN\u00a0${(2 * Number(each)).toFixed(2)} net`)
})

test('3 kg of coffee are sent to a parcel locker and paid by BLIK', async ({ page }) => {
  const visitor = new Visitor(page)
  await page.goto(`${kawa}/en`)
  await visitor.fill(searchField(page), 'Rynek 1 kg')
  await visitor.press('Enter')
  await visitor.click(
    main(page)
      .getByRole('article')
      .getByRole('link', { name: /2 matching variants/i }),
  )
  const row = main(page).getByRole('row').filter({ hasText: 'ESP-RYNEK-1000B' })
  await hydrate(page)
  await visitor.fill(row.getByRole('spinbutton'), '3')
  await visitor.click(row.getByRole('button', { name: /to cart/ }))
  await visitor.click(page.getByRole('dialog').getByRole('link', { name: /cart/i }))
  await visitor.click(main(page).getByRole('link', { name: /checkout/i }))
  await visitor.click(main(page).getByRole('link', { name: /guest/i }))
  await typeBuyer(page, 'en')
  visitor.interactions += 7
  await visitor.check(page.getByRole('radio', { name: checkoutWords.en.locker }))
  await visitor.check(page.getByRole('radio', { name: /^Test payment/ }))
  await visitor.fill(page.getByRole('textbox', { name: /^Find a parcel locker/ }), '90-562')
  await visitor.press('Enter')
  await visitor.check(main(page).getByRole('radio', { name: /^LOD/ }).first())
  await visitor.check(terms(page))
  await visitor.click(order(page))
  await expectOrdered(page)
  await visitor.click(page.getByRole('button', { name: /^Pay PLN/ }))
  await visitor.fill(page.getByRole('textbox', { name: 'BLIK code, six digits' }), '777 123')
  await visitor.click(page.getByRole('button', { name: /^Pay PLN/ }))
  await visitor.click(page.getByRole('button', { name: 'Confirm' }))
  await expect(page.getByRole('heading', { name: 'Thank you, we have received your payment' })).toBeVisible()
  await expect(main(page)).toContainText(/LOD\d/)
  expect(visitor.interactions).toBeLessThanOrEqual(26)
})

test('a customer orders the last order again with another quantity', async ({ page, request }) => {
  const email = newEmail()
  await createAccount({ request }, email, 'en')
  const placed = await placeOrder(request, { customer: { email, password: goodPassword } })
  const visitor = new Visitor(page)
  await page.goto('/en')
  await visitor.click(page.getByRole('banner').getByRole('link', { name: 'Log in' }))
  await visitor.fill(fieldOf(page, /^E-mail/), email)
  await visitor.fill(main(page).getByLabel(/^Password/), goodPassword)
  await visitor.press('Enter')
  await visitor.click(page.getByRole('button', { name: `Order again: ${placed.order.number}` }))
  await hydrate(page)
  await visitor.fill(main(page).getByRole('spinbutton').first(), '9')
  await visitor.press('Tab')
  await visitor.click(
    main(page)
      .getByRole('link', { name: /checkout/i })
      .first(),
  )
  await expect(fieldOf(page, checkoutWords.en.street)).toHaveValue(placed.buyer.street)
  await visitor.check(page.getByRole('radio', { name: checkoutWords.en.transfer }))
  await visitor.check(terms(page))
  await visitor.click(order(page))
  await expectOrdered(page)
  await expect(
    main(page)
      .getByRole('listitem')
      .filter({ hasText: placed.order.items[0]?.symbol ?? '' }),
  ).toContainText(/Quantity\s?9\s(boxes|packs|pieces)/)
  expect(visitor.interactions).toBeLessThanOrEqual(11)
})

test('a customer withdraws from an order and reads what happens next', async ({ page, request }) => {
  const email = newEmail()
  await createAccount({ request }, email, 'en')
  const placed = await placeOrder(request, { customer: { email, password: goodPassword } })
  const visitor = new Visitor(page)
  await page.goto(hrefTo('en', 'customerLogin'))
  await visitor.fill(fieldOf(page, /^E-mail/), email)
  await visitor.fill(main(page).getByLabel(/^Password/), goodPassword)
  await visitor.press('Enter')
  await visitor.click(main(page).getByRole('link', { name: placed.order.number }))
  await visitor.click(main(page).getByRole('link', { name: 'Withdraw from contract here' }))
  await visitor.click(page.getByRole('button', { name: 'Confirm withdrawal', exact: true }))
  await expect(page.getByRole('heading', { level: 1, name: 'We have received your withdrawal' })).toBeVisible()
  for (const next of [/send them back by/, /refund what you paid/, /within 14 days/]) await expect(main(page)).toContainText(next)
  expect(visitor.interactions).toBeLessThanOrEqual(6)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('search, filter and purchase are within reach of the thumb', async ({ page }) => {
    const visitor = new Visitor(page)
    await page.goto('/en')
    await visitor.tapInReach(page.getByRole('banner').getByRole('link', { name: 'Search' }))
    await expect(searchField(page)).toBeFocused()
    await visitor.fill(searchField(page), 'hammer')
    await visitor.press('Enter')
    await visitor.click(page.locator('summary').filter({ hasText: 'Filters' }))
    await visitor.check(page.getByRole('checkbox', { name: 'In stock' }))
    await expect(page).toHaveURL(/in_stock=1/)
    await visitor.tapInReach(page.getByRole('button', { name: /^Show \d+ products?$/ }))
    await visitor.click(main(page).getByRole('article').first().getByRole('link').first())
    const buy = page.locator('.buy-bar')
    await expect(buy).toBeVisible()
    await hydrate(page)
    await visitor.tapInReach(buy.getByRole('button').or(buy.getByRole('link')))
    await expect(page.getByRole('dialog').or(page.locator('#variants')).first()).toBeVisible()
    expect(visitor.interactions).toBeLessThanOrEqual(8)
  })
})
