import type { Locator } from '@playwright/test'
import type { ResponseOutput } from '@stragan/contract'
import type { figureCalls, inboxCalls, orderAdminCalls, ProductDocument, refundCalls, stockCalls } from '@stragan/contract/admin'
import { startMessages } from '../../apps/back-office/app/features/start/start.messages.ts'
import { expect, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { waysByWidth } from '../ways.ts'
import { adminUrl, call, newMember, newShop, shop, withSession } from './staff.ts'

const none = { en: '', pl: '' }
/** A product without a price. */
const productOf = (symbol: string): ProductDocument => ({
  symbol,
  ean: null,
  name: { en: `Bolt ${symbol}`, pl: `Śruba ${symbol}` },
  slugs: none,
  short_description: none,
  description: none,
  warnings: none,
  keywords: none,
  seo_title: none,
  seo_description: none,
  brand_id: null,
  category_id: null,
  vat_percent: 23,
  youtube_link: null,
  is_product_of_the_month: false,
  features: [],
  variants: [{ symbol, ean: null, weight: 1, sales_unit: { code: 'piece', content: null }, expected_at: null, features: [] }],
  related: [],
})

for (const { language, javaScriptEnabled, width } of waysByWidth)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
    test.use({ javaScriptEnabled, locale: language, viewport: { width, height: 900 } })
    const t = startMessages[language]

    test('the start page shows the figures of what waits, and leads to each', async ({ page, request }) => {
      const { order } = await placeOrder(request)
      await placeOrder(request)
      const token = await newMember(language, 'owner', shop)
      for (const status of ['confirmed', 'paid']) await call(token, 'PUT', `shops/${shop}/orders/${order.uid}/status`, { status })
      const figuresOf = <T>(list: string) => call<T>(token, 'GET', `shops/${shop}/${list}_figures`)
      const figures = async () => {
        const orders = await figuresOf<ResponseOutput<typeof orderAdminCalls.orderFigures>>('order')
        const inbox = await figuresOf<ResponseOutput<typeof inboxCalls.inboxFigures>>('inbox')
        const stock = await figuresOf<ResponseOutput<typeof stockCalls.stockFigures>>('stock')
        return [
          [t.toConfirm, orders.to_confirm],
          [t.unpaid, orders.unpaid],
          [t.toPack, orders.to_pack],
          [t.cashOutstanding, orders.cash_outstanding],
          [t.refunds, (await figuresOf<ResponseOutput<typeof refundCalls.refundFigures>>('refund')).due],
          [t.inboxNew, inbox.new],
          [t.inboxOverdue, inbox.overdue],
          [t.withoutPrice, (await figuresOf<ResponseOutput<typeof figureCalls.catalogueFigures>>('catalogue')).without_price],
          [t.soldOutVariants, stock.sold_out],
          [t.belowMinimum, stock.below_minimum],
          [t.failedMails, (await figuresOf<ResponseOutput<typeof figureCalls.mailFigures>>('mail')).given_up],
        ] as const
      }
      const start = `${adminUrl}/${shop}`
      await withSession(page.context(), token)
      // Pages break no line after a short word.
      const textsOf = async (found: Locator) => (await found.allTextContents()).map(text => text.replaceAll('\u00a0', ' '))
      const waiting = page.getByRole('region', { name: t.waiting })
      // Other tests place orders meanwhile.
      await expect(async () => {
        await page.goto(start)
        const [labels, values] = [await textsOf(waiting.locator('dt')), await textsOf(waiting.locator('dd'))]
        expect(labels.map((label, i) => [label, Number(values[i])])).toEqual(await figures())
      }).toPass()

      const links = await textsOf(waiting.getByRole('link'))
      for (const label of [t.toConfirm, t.unpaid, t.toPack, t.soldOutVariants, t.failedMails]) expect(links).toContain(label)
      for (const label of links) {
        await page.goto(start)
        await waiting.getByRole('link', { name: label, exact: true }).click()
        await expect(page).not.toHaveURL(start)
        await expect(page.getByRole('main').getByRole('table').getByRole('row').nth(1), label).toBeVisible()
      }
    })

    test('the start page leads to the active products without a price', async ({ page }) => {
      const { code, token } = await newShop(language)
      for (const symbol of ['SHOWN-1', 'HIDDEN-1']) {
        const { id } = await call<{ id: number }>(token, 'POST', `shops/${code}/products`, { product: productOf(symbol) })
        if (symbol === 'SHOWN-1') await call(token, 'PUT', `shops/${code}/products/${id}/state`, { active: true })
      }
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${code}`)
      const tile = page.getByRole('region', { name: t.waiting }).locator('dl > div').filter({ hasText: t.withoutPrice })
      await expect(tile.locator('dd')).toHaveText('1')
      await tile.getByRole('link').click()
      const rows = page.getByRole('main').getByRole('table').locator('tbody').getByRole('row')
      await expect(rows).toHaveCount(1)
      await expect(rows).toContainText('SHOWN-1')
    })
  })
