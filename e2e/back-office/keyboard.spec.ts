import type { Page } from '@playwright/test'
import { handlingMessages } from '../../apps/back-office/app/features/orders/handling/handling.messages.ts'
import { orderMessages } from '../../apps/back-office/app/features/orders/orders.messages.ts'
import { deliveryTexts } from '../../apps/back-office/app/features/settings/fields/delivery.messages.ts'
import { settingsMessages } from '../../apps/back-office/app/features/settings/settings.messages.ts'
import { staffMessages } from '../../apps/back-office/app/features/staff/staff.messages.ts'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { widths } from '../accessibility.ts'
import { goodPassword } from '../customers.ts'
import { expect, test } from '../fixtures.ts'
import { main, press, reach, type } from '../keyboard.ts'
import { placeOrder } from '../orders.ts'
import { ways } from '../ways.ts'
import { adminUrl, newEmail, newMember, shop, withSession } from './staff.ts'

for (const { language, javaScriptEnabled } of ways)
  for (const width of widths)
    test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
      test.use({ javaScriptEnabled, locale: language, viewport: { width, height: 700 } })
      test.slow()
      const isPhone = width === widths[0]
      const frame = frameMessages[language]
      const form = formMessages[language]
      const notice = noticeMessages[language]
      const screens = (page: Page) => page.getByRole('navigation', { name: frame.navigation })
      const menu = (page: Page) => page.getByRole('button', { name: frame.menu, exact: true })

      async function openScreen(page: Page, name: string) {
        if (isPhone) await press(page, menu(page))
        await press(page, screens(page).getByRole('link', { name, exact: true }))
        await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      }

      test('keyboard: signs in, saves a setting, invites somebody and revokes the invitation', async ({ page }) => {
        const email = newEmail()
        await newMember(language, 'owner', shop, email)
        await page.goto(`${adminUrl}/sign-in`)
        await type(page, form.email, email)
        await type(page, form.password, goodPassword)
        await page.keyboard.press('Enter')
        await expect(page).toHaveURL(`${adminUrl}/${shop}`)

        if (isPhone) {
          await press(page, menu(page))
          await reach(page, screens(page).getByRole('link', { name: frame.orders, exact: true }))
          await page.keyboard.press('Escape')
          await expect(screens(page)).toBeHidden()
          await expect(menu(page)).toBeFocused()
        }
        await openScreen(page, frame.settings)
        await press(page, main(page).getByRole('link', { name: settingsMessages[language].scope('delivery').title }))
        const courier = { en: 'Courier', pl: 'Kurier' }[language]
        await press(page, main(page).getByRole('link', { name: courier, exact: true }))
        const price = page.getByRole('textbox', { name: deliveryTexts.price_net?.[language][0] ?? '', exact: true }).first()
        const save = page.getByRole('button', { name: form.save })
        await reach(page, save)
        await reach(page, price, 'Shift+Tab')
        // The price stays: other tests order by this delivery.
        await page.keyboard.type(await price.inputValue())
        await press(page, save)
        await expect(page.getByText(notice.settings_saved(courier))).toBeVisible()

        await openScreen(page, frame.staff)
        const invited = newEmail()
        const { sendInvitation, revoke, revokeNamed, revokeQuestion } = staffMessages[language]
        await type(page, form.email, invited)
        await press(page, page.getByRole('button', { name: sendInvitation }))
        await expect(page.getByText(notice.invited(invited))).toBeVisible()
        const asks = page.getByRole('button', { name: revokeNamed(invited) })
        const question = page.getByRole('dialog', { name: revokeQuestion(invited) })
        await press(page, asks)
        await reach(page, question.getByRole('button', { name: revoke }))
        await page.keyboard.press('Escape')
        await expect(question).toBeHidden()
        await expect(asks).toBeFocused()
        await press(page, asks)
        await press(page, question.getByRole('button', { name: form.cancel }))
        await expect(question).toBeHidden()
        await expect(asks).toBeFocused()
        await press(page, asks, 'Space')
        await press(page, question.getByRole('button', { name: revoke }))
        await expect(page.getByText(notice.invitation_revoked(invited))).toBeVisible()
      })

      test('keyboard: finds an order and confirms it, past the e-mail that the buyer gets', async ({ page, request }) => {
        const t = orderMessages[language]
        const { order } = await placeOrder(request, { language })
        await withSession(page.context(), await newMember(language, 'sales', shop))
        await page.goto(`${adminUrl}/${shop}`)
        await openScreen(page, frame.orders)
        await type(page, t.query, order.number)
        await page.keyboard.press('Enter')
        await press(page, page.getByRole('link', { name: order.number, exact: true }))
        await expect(page.getByRole('heading', { level: 1, name: t.named(order.number) })).toBeVisible()
        await press(page, page.getByRole('link', { name: t.moves.confirmed }))
        await reach(page, page.getByRole('button', { name: handlingMessages[language].showEmail }))
        await page.keyboard.press('Tab')
        await expect(page.frameLocator('iframe').locator('body')).toBeFocused()
        await press(page, page.getByRole('button', { name: t.moves.confirmed }))
        await expect(page.getByText(notice.order_moved())).toBeVisible()
      })

      test('keyboard: the first stop is a link past the navigation', async ({ page }) => {
        await withSession(page.context(), await newMember(language, 'owner', shop))
        await page.goto(`${adminUrl}/${shop}`)
        await reach(page, page.getByRole('link', { name: frame.skip }))
        await page.keyboard.press('Enter')
        await expect(main(page)).toBeFocused()
        await page.keyboard.press('Tab')
        expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
      })
    })
