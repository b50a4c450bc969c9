import type { Page } from '@playwright/test'
import type { OrderStatus } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { orderHistoryMessages } from '../../apps/storefront/app/features/account/order-history.messages.ts'
import { orderMessages } from '../../apps/storefront/app/features/orders/orders.messages.ts'
import { expect, shopUrl } from '../fixtures.ts'
import { addSessionCookies, type PlacedOrder } from '../orders.ts'

/** Nothing of the page is wider than the window. */
export const expectItFits = (page: Page) =>
  expect.poll(() => page.locator('html').evaluate(({ scrollWidth }) => scrollWidth - innerWidth)).toBeLessThanOrEqual(0)

/** An order in the browser of its buyer. */
export async function buyersOrder(staff: Page, placed: PlacedOrder, language: Language) {
  const context = await staff.context().browser()?.newContext({ locale: language })
  if (!context) throw new Error('There is no browser')
  await addSessionCookies(context, shopUrl, placed)
  const page = await context.newPage()
  const { uid, number } = placed.order
  const expectHeading = async (status: OrderStatus) => {
    await expect(page.getByRole('heading', { name: orderMessages[language].heading[status] })).toBeVisible()
    await expect(page.locator('li[aria-current="step"]')).toContainText(orderMessages[language].status[status])
    await expectItFits(page)
  }
  return {
    page,
    close: () => context.close(),
    /** Opens the page of the order, which says how far it is. */
    async expectStatus(status: OrderStatus) {
      await page.goto(shopUrl + hrefTo(language, 'order', { uid }))
      await expectHeading(status)
    },
    /** Opens the orders of the account, and this one from there. */
    async expectInAccount(status: OrderStatus) {
      await page.goto(shopUrl + hrefTo(language, 'orderHistory'))
      const row = page.getByRole('row').filter({ hasText: number })
      await expect(row).toContainText(orderHistoryMessages[language].statuses[status])
      await row.getByRole('link', { name: number }).click()
      await expect(page).toHaveURL(shopUrl + hrefTo(language, 'accountOrder', { id: uid }))
      await expectHeading(status)
    },
  }
}
