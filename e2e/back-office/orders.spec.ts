import { handlingMessages } from '../../apps/back-office/app/features/orders/handling/handling.messages.ts'
import { orderMessages } from '../../apps/back-office/app/features/orders/orders.messages.ts'
import { frameMessages } from '../../apps/back-office/app/frame/frame.messages.ts'
import { emailKindMessages } from '../../apps/back-office/app/platform/email-kinds.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { waitForEmail } from '../emails.ts'
import { expect, expectHydrated, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { waysByWidth } from '../ways.ts'
import { adminUrl, call, newMember, openScreen, shop, signIn, withSession } from './staff.ts'

for (const { language, javaScriptEnabled, width } of waysByWidth)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
    test.use({ javaScriptEnabled, locale: language, viewport: { width, height: 900 }, expectedErrors: [/status of 422/] })

    test('a seller finds an order by its number, confirms it, and cancels it after a look at what that does', async ({ page, request }) => {
      const t = orderMessages[language]
      const { order, buyer } = await placeOrder(request)
      const token = await signIn('sales@demo.localhost')
      await call(token, 'PUT', 'account', { name: 'Piotr Nowak', language })
      await withSession(page.context(), token)
      await page.goto(`${adminUrl}/${shop}`)
      await openScreen(page, language, frameMessages[language].orders)
      await page.getByRole('searchbox', { name: t.query }).fill(order.number)
      await page.getByRole('button', { name: t.submit, exact: true }).click()
      await page.getByRole('link', { name: order.number, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: t.named(order.number) })).toBeVisible()
      await expect(page.getByRole('link', { name: buyer.email })).toBeVisible()
      await page.getByRole('link', { name: t.moves.confirmed }).click()
      await page.getByRole('button', { name: t.moves.confirmed }).click()
      await expect(page.getByText(noticeMessages[language].order_moved())).toBeVisible()
      await waitForEmail(buyer.email, /confirm|accept/i)
      await page.getByRole('link', { name: t.moves.cancelled }).click()
      await expect(page.getByText(handlingMessages[language].final)).toBeVisible()
      await page.getByRole('button', { name: t.moves.cancelled }).click()
      await expect(page.getByText(t.nothingNext)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.named(order.number))
    })

    test('a seller confirms several orders at once, after a look at what would happen', async ({ page, request }) => {
      const t = orderMessages[language]
      const handling = handlingMessages[language]
      const placed = [await placeOrder(request), await placeOrder(request), await placeOrder(request)]
      const [first, second, last] = placed.map(({ order }) => order)
      const token = await newMember(language, 'sales', shop)
      await withSession(page.context(), token)
      await call(token, 'PUT', `shops/${shop}/orders/${last?.uid}/status`, { status: 'cancelled' })
      const list = `${adminUrl}/${shop}/orders`
      const rowOf = (number = '') => page.getByRole('row').filter({ hasText: number })
      const box = (number = '') => page.getByRole('checkbox', { name: t.choose(number) })
      await page.goto(list)
      await page.getByRole('button', { name: t.preview }).click()
      await expect(page.getByText(t.noneChosen)).toBeVisible()
      await page.getByRole('link', { name: t.toList }).click()
      if (javaScriptEnabled) {
        await expectHydrated(page)
        // Others may have ordered in between: the range has at least these.
        await box(last?.number).click()
        await box(first?.number).click({ modifiers: ['Shift'] })
        for (const { order } of placed) await expect(box(order.number)).toBeChecked()
        await page.getByRole('button', { name: t.chooseNone }).click()
      }
      for (const { order } of placed) await box(order.number).check()
      await page.getByRole('combobox', { name: t.withChosen }).selectOption(t.moves.confirmed)
      await page.getByRole('button', { name: t.preview }).click()
      await expect(page.getByText(t.wouldMove(2, 3))).toBeVisible()
      await expect(page.getByText(t.emails(2))).toBeVisible()
      await expect(rowOf(last?.number)).toContainText(t.staysAsItIs)
      await expect(rowOf(first?.number)).toContainText(emailKindMessages[language].order_confirmed ?? '')
      const email = page.frameLocator('iframe')
      // The list has the newest first.
      await expect(email.getByText(second?.number ?? '').first()).toBeVisible()
      await page.getByRole('textbox', { name: handling.message }).fill('We are closed on Friday.')
      await page.getByRole('button', { name: t.readEmailOf(first?.number ?? '') }).click()
      await expect(email.getByText('We are closed on Friday.')).toBeInViewport()
      await expect(email.getByText(first?.number ?? '').first()).toBeVisible()
      await expect(page.getByRole('textbox', { name: handling.message })).toHaveValue('We are closed on Friday.')
      await page.getByRole('button', { name: t.moveMany(2) }).click()
      await expect(page.getByText(noticeMessages[language].orders_moved('2/2'))).toBeVisible()
      await expect(page).toHaveURL(list)
      await expect(rowOf(first?.number)).toContainText(t.statuses.confirmed)
      const sent = await waitForEmail(placed[0]?.buyer.email ?? '', /confirm|accept/i)
      expect(sent.text).toContain('We are closed on Friday.')

      // Nobody has paid them: the step before packing says so, as it does for one order.
      for (const { order } of placed) await box(order.number).check()
      await page.getByRole('combobox', { name: t.withChosen }).selectOption(t.moves.packed)
      await page.getByRole('button', { name: t.preview }).click()
      await expect(page.getByText(t.unpaidAmong(2, 2))).toBeVisible()
      await expect(rowOf(first?.number)).toContainText(t.unpaid)
      await expect(rowOf(last?.number)).not.toContainText(t.unpaid)
    })
  })
