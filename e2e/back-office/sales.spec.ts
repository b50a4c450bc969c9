import type { ResponseOutput } from '@stragan/contract'
import type { orderAdminCalls } from '@stragan/contract/admin'
import { formatDate, formatMoney } from '@stragan/contract/formats'
import { startMessages } from '../../apps/back-office/app/features/start/start.messages.ts'
import { expect, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { ways } from '../ways.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

type Figures = ResponseOutput<typeof orderAdminCalls.orderFigures>

const withSales = (days: Figures['days']) => days.filter(({ net }) => net > 0).length

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language })
    const t = startMessages[language]
    const date = (day: string) => formatDate(language, day)
    const money = (net: number) => formatMoney(language, net, 'PLN')

    test('a seller sees the sales by day beside the 30 days before, as a chart and as a table', async ({ page, request }) => {
      // Today has sales, so that an order of another test adds no bar.
      await placeOrder(request)
      const token = await newMember(language, 'sales', shop)
      const { days, before } = await call<Figures>(token, 'GET', `shops/${shop}/order_figures`)
      expect(withSales(before.days)).toBeGreaterThan(0)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}`)
      const sales = page.getByRole('region', { name: t.sales })
      const chart = sales.getByRole('img', { name: t.chart(date(days[0]?.day ?? ''), date(days.at(-1)?.day ?? '')) })
      await expect(chart).toBeVisible()
      await expect(sales.getByRole('listitem')).toHaveText([t.current, t.previous])
      const bars = await chart.locator('rect').evaluateAll(rects => {
        const shown = rects.filter(rect => rect.getBoundingClientRect().height > 0).map(rect => getComputedStyle(rect))
        const outlined = shown.filter(({ fill, stroke }) => fill === 'none' && stroke !== 'none')
        return { filled: shown.filter(({ fill }) => fill !== 'none').length, outlined: outlined.length }
      })
      expect(bars).toEqual({ filled: withSales(days), outlined: withSales(before.days) })

      await page.setViewportSize({ width: 390, height: 844 })
      await sales.getByText(t.asTable).click()
      const table = sales.getByRole('table', { name: t.sales })
      await expect(table.getByRole('columnheader')).toHaveText([t.day, t.net, t.netBefore, t.ordersColumn])
      const rows = days.map(({ day, orders, net }, i) => date(day) + money(net) + money(before.days[i]?.net ?? -1) + orders)
      // Other tests place orders today.
      await expect(table.locator('tbody tr')).toHaveText([/./, ...rows.toReversed().slice(1)])
      await expect(table).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    })
  })
