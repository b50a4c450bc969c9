import type { Page } from '@playwright/test'
import { formatNumber } from '@stragan/contract/formats'
import { orderMessages } from '../../apps/back-office/app/features/orders/orders.messages.ts'
import { startMessages } from '../../apps/back-office/app/features/start/start.messages.ts'
import { stockMessages } from '../../apps/back-office/app/features/stock/stock.messages.ts'
import { authorName } from '../../apps/back-office/app/platform/author.messages.ts'
import { differencesMessages } from '../../apps/back-office/app/platform/differences.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { refusalIn } from '../../apps/back-office/app/platform/refusals.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { ways } from '../ways.ts'
import { expectItFits } from './buyers-order.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

interface Item {
  variant_id: number
  name: string
  variant: string
  symbol: string
  items: number
}

const widths = { desk: 1280, phone: 390 }
const nameOf = ({ name, variant }: Item) => [name, variant].filter(Boolean).join(', ')

/** Variants in stock of products that no other test counts on, others for each test. */
async function variantsFor(token: string, n: number): Promise<[Item, Item]> {
  const { items } = await call<{ items: Item[] }>(token, 'GET', `shops/${shop}/stock?limit=100&active=true`)
  const [one, another] = items.filter(item => item.items > 5 && item.items < 10_000).slice(2 * n)
  if (!one || !another) throw new Error('The demo has too few variants in stock')
  return [one, another]
}

const movementsOn = (page: Page) => page.getByRole('row')

for (const [way, { language, javaScriptEnabled }] of ways.entries())
  for (const [place, [device, width]] of Object.entries(widths).entries())
    test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${device}`, () => {
      test.use({ javaScriptEnabled, locale: language, viewport: { width, height: 900 }, expectedErrors: [/status of 4(09|22)/] })
      const t = stockMessages[language]
      const { save } = formMessages[language]
      const notices = noticeMessages[language]

      test('somebody in the warehouse counts a variant, takes goods in, and is refused to take more than there is', async ({ page }) => {
        const token = await newMember(language, 'warehouse', shop)
        const [one, another] = await variantsFor(token, 2 * way + place)
        await withSession(page.context(), token)
        await page.goto(`${adminUrl}/${shop}`)
        await page.getByRole('link', { name: startMessages[language].stockText }).click()
        await page.getByRole('searchbox', { name: t.query }).fill(one.symbol)
        await page.getByRole('button', { name: t.submit, exact: true }).click()
        const field = (item: Item) => page.getByRole('textbox', { name: t.numberOf(nameOf(item)), exact: true })
        await expect(page.getByRole('textbox', { name: t.numberOf('') })).toHaveCount(1)
        // On a phone a cell shows the name of its column.
        await expect(page.getByRole('cell').filter({ has: field(one) })).toHaveAttribute('data-label', t.number)
        await page.getByRole('button', { name: save }).click()
        await expect(page.getByRole('alert')).toContainText(t.emptyTitle)
        await field(one).fill('-3')
        await page.getByRole('button', { name: save }).click()
        await expect(page.getByRole('alert')).toContainText(t.wrongNumber)
        await expect(field(one)).toHaveValue('-3')
        if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
        await field(one).fill(String(one.items + 4))
        await page.getByLabel(t.note).fill('Regał 7')
        await page.getByRole('button', { name: save }).click()
        await expect(page.getByText(notices.stock_moved('1'))).toBeVisible()
        await expect(page.getByRole('row').filter({ hasText: one.symbol })).toContainText(formatNumber(language, one.items + 4))

        await page.goto(`${adminUrl}/${shop}/stock?q=${encodeURIComponent(another.symbol)}`)
        await page.getByLabel(t.kind).selectOption(t.kinds.removed)
        await field(another).fill('999999')
        await page.getByRole('button', { name: save }).click()
        await expect(page.getByRole('alert')).toBeVisible()
        await expect(page.getByRole('row').filter({ hasText: another.symbol })).toContainText(
          t.outOfRange(formatNumber(language, another.items), true),
        )
        await page.getByLabel(t.kind).selectOption(t.kinds.added)
        await field(another).fill('5')
        await page.getByRole('button', { name: save }).click()
        await expect(page.getByText(notices.stock_moved('1'))).toBeVisible()

        await page.goto(`${adminUrl}/${shop}/stock?q=${encodeURIComponent(one.symbol)}`)
        await page.getByRole('link', { name: nameOf(one), exact: true }).click()
        await expect(page.getByRole('heading', { level: 1, name: nameOf(one), exact: true })).toBeVisible()
        const newest = movementsOn(page).nth(1)
        for (const text of ['+4', formatNumber(language, one.items + 4), t.reasons.count, 'Regał 7', 'Zofia Wiśniewska'])
          await expect(newest).toContainText(text)
      })

      test('who counts after a colleague is told the stock of now, and keeps their own count by saving again', async ({ page }) => {
        const token = await newMember(language, 'warehouse', shop)
        const [item] = await variantsFor(token, 12 + 2 * way + place)
        await withSession(page.context(), token)
        await page.goto(`${adminUrl}/${shop}/stock/${item.variant_id}`)
        const number = page.getByRole('textbox', { name: t.number, exact: true })
        const saveCount = page.locator('form:has([value="move"])').getByRole('button', { name: save })
        const movements = [{ variant_id: item.variant_id, counted: item.items + 2, seen: item.items }]
        await call(token, 'POST', `shops/${shop}/stock_movements`, { movements })
        await number.fill(String(item.items + 3))
        await saveCount.click()
        await expect(page.getByRole('alert')).toContainText(t.countedMeanwhile(formatNumber(language, item.items + 2)))
        await expect(number).toHaveValue(String(item.items + 3))
        await saveCount.click()
        await expect(page.getByText(notices.stock_moved('1'))).toBeVisible()
        await expect(movementsOn(page).nth(1)).toContainText('+1')
      })

      test('a minimum puts a variant on the list of what is to be ordered, to which the start page leads', async ({ page }) => {
        const token = await newMember(language, 'owner', shop)
        const [, item] = await variantsFor(token, 4 + 2 * way + place)
        await withSession(page.context(), token)
        await page.goto(`${adminUrl}/${shop}/stock/${item.variant_id}`)
        const minimum = page.getByRole('textbox', { name: t.setMinimum })
        const saveMinimum = page.locator('form:has([value="minimum"])').getByRole('button', { name: save })
        for (const wrong of ['many', '1e3', '0x10']) {
          await minimum.fill(wrong)
          await saveMinimum.click()
          await expect(page.getByRole('alert')).toBeVisible()
          await expect(minimum).toHaveValue(wrong)
        }
        await minimum.fill(String(item.items + 1000))
        await saveMinimum.click()
        await expect(page.getByText(notices.minimum_stock_saved())).toBeVisible()
        await expect(page.getByText(t.levels.below_minimum, { exact: true })).toBeVisible()
        await page.goto(`${adminUrl}/${shop}`)
        await page.getByRole('link', { name: startMessages[language].belowMinimum }).click()
        await page.getByRole('searchbox', { name: t.query }).fill(item.symbol)
        await page.getByRole('button', { name: t.submit, exact: true }).click()
        await expect(page).toHaveURL(/level=below_minimum/)
        await expect(page.getByRole('link', { name: nameOf(item), exact: true })).toBeVisible()
        await call(token, 'PUT', `shops/${shop}/stock/${item.variant_id}/minimum_stock`, { minimum_stock: null })
      })

      test('who sets a minimum after a colleague sees theirs first, and then keeps their own', async ({ page }) => {
        const token = await newMember(language, 'warehouse', shop)
        const [, item] = await variantsFor(token, 8 + 2 * way + place)
        const of = `shops/${shop}/stock/${item.variant_id}`
        await withSession(page.context(), token)
        await page.goto(`${adminUrl}/${shop}/stock/${item.variant_id}`)
        const minimum = page.getByRole('textbox', { name: t.setMinimum })
        const saveMinimum = page.locator('form:has([value="minimum"])').getByRole('button', { name: save })
        await minimum.fill('31')
        await call(token, 'PUT', `${of}/minimum_stock`, { minimum_stock: 42 })
        await saveMinimum.click()
        await expect(page.getByRole('alert')).toContainText(refusalIn(language, { code: 'minimum_stock_changed', minutes: 0 }).title)
        await expect(page.getByRole('alert').getByRole('cell')).toHaveText([differencesMessages[language].empty, '42', '31'])
        await expect(minimum).toHaveValue('31')
        await expectItFits(page)
        await saveMinimum.click()
        await expect(page.getByText(notices.minimum_stock_saved())).toBeVisible()
        expect(await call(token, 'GET', of)).toMatchObject({ minimum_stock: 31 })
        await call(token, 'PUT', `${of}/minimum_stock`, { minimum_stock: null })
      })

      test('the movements of a variant lead to the order that took it, and the product’s page to the movements', async ({
        page,
        request,
      }) => {
        const { order } = await placeOrder(request)
        const token = await newMember(language, 'owner', shop)
        const bought = order.items[0]
        await withSession(page.context(), token)
        await page.goto(`${adminUrl}/${shop}/products/${bought?.product_id}`)
        const row = page.getByRole('row').filter({ hasText: bought?.symbol ?? '' })
        await row.getByRole('link').click()
        // Others order the same.
        const taken = page.getByRole('row').filter({ hasText: order.number })
        await expect(taken).toContainText('−7')
        await expect(taken).toContainText(authorName({ kind: 'buyer', name: null }, language))
        await page.getByRole('link', { name: order.number }).click()
        await expect(page.getByRole('heading', { level: 1, name: orderMessages[language].named(order.number) })).toBeVisible()
      })
    })
