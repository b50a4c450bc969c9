import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { recentlyViewedMessages } from '../apps/storefront/app/features/recently-viewed/recently-viewed.messages.ts'
import { storageKey } from '../apps/storefront/app/features/recently-viewed/viewed-products.ts'
import { expect, test } from './fixtures.ts'

const t = recentlyViewedMessages.en
const section = (page: Page) => page.locator('[data-recently-viewed]')
const shown = (page: Page) => section(page).getByRole('listitem').getByRole('link')
const stored = (page: Page) => page.evaluate(key => localStorage.getItem(key), storageKey)
const product = (id: number) => hrefTo('en', 'product', { id })
/** Scrolls to the rail, which needs scripts only then. */
async function scrollToRail(page: Page) {
  await expect(page.locator('html[data-hydrated]')).not.toBeAttached()
  await section(page).scrollIntoViewIfNeeded()
}

test('nothing is remembered until the visitor switches it on; then the rail shows the last products, until it is switched off', async ({
  page,
}) => {
  await page.goto(product(3))
  expect(await stored(page)).toBeNull()
  await section(page).getByRole('button', { name: t.switchOn }).click()
  await expect(section(page).getByText(t.empty)).toBeVisible()
  await expect(section(page).getByRole('button', { name: t.switchOff })).toBeFocused()

  const names: string[] = []
  for (const id of [2, 1]) {
    await page.goto(product(id))
    names.unshift(await page.getByRole('heading', { level: 1 }).innerText())
  }
  expect(await stored(page)).toBe('[1,2,3]')
  await scrollToRail(page)
  await expect(shown(page)).toHaveCount(2)
  await expect(shown(page).first()).toHaveText(names[1] ?? '')

  await page.goto(hrefTo('en', 'home'))
  await scrollToRail(page)
  await expect(shown(page)).toHaveCount(3)
  await expect(shown(page).first()).toHaveText(names[0] ?? '')
  await section(page).getByRole('button', { name: t.switchOff }).click()
  await expect(section(page)).toBeHidden()
  expect(await stored(page)).toBeNull()
})

test('without JavaScript nothing offers to remember products', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}${product(3)}`)
  await expect(section(page)).toBeHidden()
  await context.close()
})

test('more ids than are remembered, and what is none, are ignored', async ({ request }) => {
  const ids = async (query: string) =>
    ((await (await request.get(`/viewed-products/en?${query}`)).json()) as { id: number }[]).map(({ id }) => id)
  expect(await ids('id=3&id=x&id=99999999&id=1')).toEqual([3, 1])
  expect(await ids('')).toEqual([])
  expect(await ids(Array.from({ length: 30 }, (_, index) => `id=${index + 1}`).join('&'))).toHaveLength(12)
  expect((await request.get('/viewed-products/de?id=1')).status()).toBe(404)
})
