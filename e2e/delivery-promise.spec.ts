import type { Page } from '@playwright/test'
import { isDayOff } from '@stragan/deadlines'
import { hrefTo, type Language } from '@stragan/routing'
import { addWashers, openCart, summary } from './filled-cart.ts'
import { expect, expectHydrated, kawa, shopUrl, test } from './fixtures.ts'

const dayMs = 86_400_000
const timeZone = 'Europe/Warsaw'

/** Reference: the demo’s couriers take one working day from the day of dispatch, which ends at `cutOff` o’clock, Monday to Friday. */
function expected(cutOff: number, now = new Date()) {
  const [date = '', hour = ''] = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' })
    .format(now)
    .split(' ')
  const isWorking = (day: string) => ![0, 6].includes(new Date(day).getUTCDay()) && !isDayOff(day)
  const working = Array.from({ length: 30 }, (_, i) => new Date(Date.parse(date) + i * dayMs).toISOString().slice(0, 10)).filter(isWorking)
  const isTooLate = working[0] === date && Number(hour.slice(0, 2)) >= cutOff
  const [dispatched = '', delivered = ''] = isTooLate ? working.slice(1) : working
  return { isToday: dispatched === date, dispatched, delivered }
}

const inEnglish = (day: string) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' })
    .format(new Date(day))
    .replace(',', '')
const inPolish = (day: string) => {
  const weekdays = ['w niedzielę', 'w poniedziałek', 'we wtorek', 'w środę', 'w czwartek', 'w piątek', 'w sobotę']
  return `${weekdays[new Date(day).getUTCDay()]} ${new Intl.DateTimeFormat('pl', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(new Date(day))}`
}

async function openProduct(page: Page, language: Language, query = 'in_stock=1&sort=name', origin = shopUrl) {
  const headers = { 'shop-origin': new URL(origin).hostname, 'accept-language': language }
  const list = await (await page.request.get(`/api/my-shop/products?${query}`, { headers })).json()
  await page.goto(origin + hrefTo(language, 'product', { id: list.items[0].slug }))
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the product page states the day, and until when one has to order', async ({ page }) => {
    await openProduct(page, 'en')
    const { isToday, dispatched, delivered } = expected(14)
    const main = page.getByRole('main')
    await expect(main).toContainText(`Delivery on ${inEnglish(delivered)}`)
    await expect(main).toContainText(`if you order by 14:00 ${isToday ? 'today' : `on ${inEnglish(dispatched)}`}`)
    await openProduct(page, 'pl')
    await expect(main).toContainText(`Dostawa ${inPolish(delivered)}`)
    await expect(main).toContainText(`jeśli zamówisz ${isToday ? 'dziś' : inPolish(dispatched)} do 14:00`)
  })

  test('each shop promises by its own configuration', async ({ page }) => {
    await openProduct(page, 'en', 'in_stock=1&sort=name', kawa)
    await expect(page.getByRole('main')).toContainText(`Delivery on ${inEnglish(expected(12).delivered)}`)
  })

  test('cart and checkout state the dates of each delivery, and of the chosen one beside the order button', async ({ page }) => {
    await addWashers(page, 1)
    await openCart(page)
    const day = inEnglish(expected(14).delivered)
    await expect(page.getByRole('radio', { name: /^Courier/ })).toHaveAccessibleName(
      new RegExp(`Delivery on ${day.replaceAll(' ', '\\s')}`),
    )
    await page.getByRole('radio', { name: /^Courier/ }).check()
    await page.getByRole('button', { name: 'Save the delivery method' }).click()
    await expect(summary(page)).toContainText(`Delivery on ${day}`)
    await page.goto(hrefTo('en', 'checkout'))
    await expect(page.getByRole('radio', { name: /^Collection/ })).toHaveAccessibleName(/Ready for collection on/)
    await expect(summary(page)).toContainText(`Delivery on ${day}`)
    await expect(summary(page)).toContainText('if you order by 14:00')
  })
})

test('goods that are not in stock are promised nothing', async ({ page }) => {
  await openProduct(page, 'en', 'q=5234C-10')
  await expect(page.getByText('Out of stock').first()).toBeVisible()
  await expect(page.getByRole('main').getByText(/^Delivery on/)).toHaveCount(0)
})

test('the time left counts down each minute, and at the cut-off the promise disappears without a shift', async ({ page }) => {
  await page.clock.install()
  await openProduct(page, 'en')
  const condition = page.locator('main p [data-order-by]').first()
  const orderBy = Date.parse((await condition.getAttribute('data-order-by')) ?? '')
  const isToday = (await condition.getAttribute('data-within')) !== null
  const box = await page
    .getByRole('button', { name: /^Add to cart/ })
    .first()
    .boundingBox()
  await page.clock.setFixedTime(orderBy - 130 * 60_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  if (isToday) await expect(condition).toHaveText('if you order within 2 h 10 min')
  await page.clock.setFixedTime(orderBy - 1000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(condition).toBeVisible()
  await page.clock.setFixedTime(orderBy)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(condition).toBeHidden()
  await expect(page.getByText(/^Delivery on/).first()).toBeHidden()
  expect(
    await page
      .getByRole('button', { name: /^Add to cart/ })
      .first()
      .boundingBox(),
  ).toEqual(box)
})

test('where the time left was shown, the condition follows the payment', async ({ page }) => {
  await addWashers(page, 1)
  await page.goto(hrefTo('en', 'checkout'))
  await expectHydrated(page)
  await page.getByRole('radio', { name: /^Courier/ }).check()
  await page.getByRole('radio', { name: /^Test payment/ }).check()
  const condition = summary(page).getByText(/^if you order (?:by|within) /)
  await expect(condition).toBeVisible()
  // As on a day whose cut-off is ahead.
  await condition.evaluate(element => {
    const now = Date.now()
    Object.assign((element as HTMLElement).dataset, {
      within: 'if you order within |{} h |{} min',
      orderBy: new Date(now + 90.5 * 60_000).toISOString(),
    })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(summary(page)).toContainText('if you order within 1 h 30 min')
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await expect(summary(page)).toContainText('if we receive your payment by 14:00')
})
