import { handlingMessages } from '../../apps/back-office/app/features/orders/handling/handling.messages.ts'
import { timelineMessages } from '../../apps/back-office/app/features/orders/handling/timeline.messages.ts'
import { orderMessages } from '../../apps/back-office/app/features/orders/orders.messages.ts'
import { refundMessages } from '../../apps/back-office/app/features/refunds/refunds.messages.ts'
import { startMessages } from '../../apps/back-office/app/features/start/start.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { expect, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { waysByWidth } from '../ways.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

for (const { language, javaScriptEnabled, width } of waysByWidth)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
    test.use({ javaScriptEnabled, locale: language, viewport: { width, height: 900 } })
    const t = refundMessages[language]
    const done = noticeMessages[language]

    test('a paid order that is cancelled is to be paid back, until that is noted', async ({ page, request }) => {
      const { order } = await placeOrder(request, { language })
      const token = await newMember(language, 'manager', shop)
      const at = `shops/${shop}/orders/${order.uid}`
      await call(token, 'POST', `${at}/payments`, { amount: order.total_gross, email: { send: false } })
      await call(token, 'PUT', `${at}/status`, { status: 'cancelled' })
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}`)
      await page.getByRole('link', { name: startMessages[language].refunds, exact: true }).last().click()
      await expect(page.getByRole('row').filter({ hasText: order.number })).toBeVisible()

      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}`)
      await page.getByRole('link', { name: timelineMessages[language].toRefunds }).click()
      await page.getByRole('button', { name: t.markNamed(order.number) }).click()
      await page.getByRole('dialog').getByRole('button', { name: t.yes }).click()
      await expect(page.getByText(done.refund_made(order.number))).toBeVisible()
      await expect(page.getByRole('row').filter({ hasText: order.number })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

      await page.getByRole('combobox', { name: t.state }).selectOption('done')
      await page.getByRole('button', { name: t.submit, exact: true }).click()
      await page.getByRole('button', { name: t.takeBackNamed(order.number) }).click()
      await page.getByRole('dialog').getByRole('button', { name: t.takeBackYes }).click()
      await expect(page.getByText(done.refund_not_made(order.number))).toBeVisible()
    })

    test('packing an order that should have been paid in advance warns, and cash of a delivered one is outstanding', async ({
      page,
      request,
    }) => {
      const ahead = (await placeOrder(request, { language })).order
      const cash = (await placeOrder(request, { language, payment: 'cash_on_delivery' })).order
      const token = await newMember(language, 'manager', shop)
      await withSession(page.context(), token)
      const move = (uid: string, status: string) => call(token, 'PUT', `shops/${shop}/orders/${uid}/status`, { status })
      for (const { uid } of [ahead, cash]) await move(uid, 'confirmed')
      const warning = page.getByText(handlingMessages[language].unpaid)
      await page.goto(`${adminUrl}/${shop}/orders/${cash.uid}/move/packed`)
      await expect(page.getByRole('button', { name: orderMessages[language].moves.packed })).toBeVisible()
      await expect(warning).toHaveCount(0)
      await page.goto(`${adminUrl}/${shop}/orders/${ahead.uid}/move/packed`)
      await expect(warning).toBeVisible()

      for (const status of ['packed', 'sent', 'delivered']) await move(cash.uid, status)
      await page.goto(`${adminUrl}/${shop}`)
      await page.getByRole('link', { name: startMessages[language].cashOutstanding }).click()
      await page.getByRole('link', { name: cash.number, exact: true }).click()
      await page.getByRole('link', { name: handlingMessages[language].recordPayment }).click()
      await page.getByRole('button', { name: handlingMessages[language].recordPayment }).click()
      await expect(page.getByText(done.payment_recorded())).toBeVisible()
      await page.goto(`${adminUrl}/${shop}/orders?waiting_for=cash`)
      await expect(page.getByRole('link', { name: cash.number, exact: true })).toHaveCount(0)
    })
  })
