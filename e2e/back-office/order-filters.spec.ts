import { orderFilterMessages } from '../../apps/back-office/app/features/orders/order-filters.messages.ts'
import { orderMessages } from '../../apps/back-office/app/features/orders/orders.messages.ts'
import { startMessages } from '../../apps/back-office/app/features/start/start.messages.ts'
import { expect, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { waysByWidth } from '../ways.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

for (const { language, javaScriptEnabled, width } of waysByWidth)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
    test.use({ javaScriptEnabled, locale: language, viewport: { width, height: 900 } })
    const t = orderMessages[language]
    const f = orderFilterMessages[language]

    test('a seller narrows the orders by several filters, and removes them one by one', async ({ page, request }) => {
      const { order, buyer } = await placeOrder(request)
      const token = await newMember(language, 'sales', shop)
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}/orders`)
      const found = page.getByRole('link', { name: order.number })
      await page.getByRole('searchbox', { name: t.query }).fill(buyer.email)
      for (const status of ['new', 'cancelled'] as const)
        await page.getByRole('checkbox', { name: t.statuses[status], exact: true }).check()
      await page.getByText(f.more).click()
      await page.getByLabel(f.amountFrom).fill('much')
      await page.getByRole('button', { name: t.submit, exact: true }).click()
      await expect(page.getByText(f.amountWrong)).toBeVisible()
      await expect(page.getByLabel(f.amountFrom)).toHaveValue('much')
      await page.getByLabel(f.amountFrom).fill('1 000 000,50')
      await page.getByRole('button', { name: t.submit, exact: true }).click()
      await expect(page.getByText(t.noneFound)).toBeVisible()
      const chips = page.getByRole('list', { name: f.active })
      await expect(chips.getByRole('listitem')).toHaveCount(5)
      await chips.getByRole('link', { name: f.amountFrom }).click()
      await expect(found).toBeVisible()
      await call(token, 'PUT', `shops/${shop}/orders/${order.uid}/status`, { status: 'confirmed' })
      await page.reload()
      await expect(page.getByText(t.noneFound)).toBeVisible()
      for (const status of ['new', 'cancelled'] as const) await chips.getByRole('link', { name: t.statuses[status], exact: false }).click()
      await expect(found).toBeVisible()
      await expect(page).toHaveURL(`${adminUrl}/${shop}/orders?${new URLSearchParams({ q: buyer.email })}`)
    })

    test('a customer whom the shop does not have is no filter', async ({ page, request }) => {
      const { order } = await placeOrder(request)
      await withSession(page.context(), await newMember(language, 'sales', shop))
      await page.goto(`${adminUrl}/${shop}/orders?customer=999999999`)
      await expect(page.getByRole('link', { name: order.number })).toBeVisible()
      await expect(page.getByRole('list', { name: f.active })).toHaveCount(0)
    })

    test('the orders to pack that the start page counts are those that it leads to', async ({ page, request }) => {
      const { order } = await placeOrder(request)
      const token = await newMember(language, 'sales', shop)
      for (const status of ['confirmed', 'paid']) await call(token, 'PUT', `shops/${shop}/orders/${order.uid}/status`, { status })
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}`)
      await page.getByRole('link', { name: startMessages[language].toPack }).click()
      await expect(page.getByRole('link', { name: order.number })).toBeVisible()
      await expect(page.getByLabel(f.waitingFor)).toHaveValue('packing')
    })
  })
