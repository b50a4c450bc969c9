import { readFile } from 'node:fs/promises'
import { paperMessages as written } from '../../apps/api/src/features/orders/papers/paper.messages.ts'
import { textsOfPdf } from '../../apps/api/test/pdf-text.ts'
import { orderMessages } from '../../apps/back-office/app/features/orders/orders.messages.ts'
import { paperMessages } from '../../apps/back-office/app/features/papers/papers.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { expect, test } from '../fixtures.ts'
import { placeOrder } from '../orders.ts'
import { waysByWidth } from '../ways.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

for (const { language, javaScriptEnabled, width } of waysByWidth)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript, ${width} px`, () => {
    test.use({ javaScriptEnabled, locale: language, viewport: { width, height: 900 } })

    test('somebody in the warehouse opens the packing slip of an order in the buyer’s language and in the other, and saves its PDF', async ({
      page,
      request,
    }) => {
      const other = language === 'en' ? 'pl' : 'en'
      const { order, buyer } = await placeOrder(request, { language: other })
      const [t, theirs] = [paperMessages[language], written[other]]
      await withSession(page.context(), await newMember(language, 'warehouse', shop))
      await page.goto(`${adminUrl}/${shop}/orders/${order.uid}`)
      await page.getByRole('link', { name: t.openToPrint(t.packingSlip) }).click()
      const sheet = page.getByRole('article')
      await expect(sheet.getByRole('heading', { level: 1, name: theirs.packingSlip(order.number) })).toBeVisible()
      await expect(sheet).toHaveAttribute('lang', other)
      await expect(sheet).toContainText(buyer.street)
      // A box is ticked with a pen: none on the screen, one for each line on paper.
      await expect(sheet.getByText(t.boxesOnPaper)).toBeVisible()
      await expect(sheet.getByRole('columnheader', { name: theirs.packed })).toHaveCount(0)
      await page.emulateMedia({ media: 'print' })
      await expect(sheet.getByRole('columnheader', { name: theirs.packed })).toBeVisible()
      await expect(sheet.getByText(t.boxesOnPaper)).toBeHidden()
      await page.emulateMedia({ media: 'screen' })
      await expect(sheet.getByRole('checkbox')).toHaveCount(0)
      await expect(sheet).not.toContainText(/zł|PLN/)
      await page.locator(`a[href="?language=${language}"]`).click()
      await expect(sheet.getByRole('heading', { level: 1, name: written[language].packingSlip(order.number) })).toBeVisible()
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: t.pdf, exact: true }).click()])
      expect(download.suggestedFilename()).toContain(order.number)
      expect(textsOfPdf(await readFile(await download.path()))).toContain(written[language].packingSlip(order.number))
    })

    test('somebody in the warehouse makes a pick list of chosen orders, goes back to the list, and marks them as packed', async ({
      page,
      request,
    }) => {
      const [one, two] = [(await placeOrder(request)).order, (await placeOrder(request)).order]
      const [t, o] = [written[language], orderMessages[language]]
      await withSession(page.context(), await newMember(language, 'warehouse', shop))
      const seller = await newMember(language, 'sales', shop)
      for (const { uid } of [one, two]) await call(seller, 'PUT', `shops/${shop}/orders/${uid}/status`, { status: 'confirmed' })
      const list = `${adminUrl}/${shop}/orders?status=confirmed`
      await page.goto(list)
      await expect(page.getByRole('combobox', { name: o.withChosen }).getByRole('option')).toHaveText([o.moves.packed, o.moves.sent])
      for (const { number } of [one, two]) await page.getByRole('checkbox', { name: o.choose(number) }).check()
      await page.getByRole('button', { name: o.pickList }).click()
      const sheet = page.getByRole('article')
      await expect(sheet.getByRole('heading', { level: 1, name: t.pickList })).toBeVisible()
      // Both orders have seven of the same.
      await expect(sheet.getByRole('row').filter({ hasText: one.items[0]?.symbol ?? '' })).toContainText(/14\s/)
      const orders = sheet.getByRole('table', { name: t.ordersOfList })
      for (const { uid, number } of [one, two])
        await expect(orders.getByRole('link', { name: number, exact: true })).toHaveAttribute('href', `/${shop}/orders/${uid}`)
      await page.getByRole('link', { name: paperMessages[language].backToList }).click()
      await expect(page).toHaveURL(list)
      await page.goBack()
      await page.getByRole('link', { name: o.moves.packed }).click()
      await expect(page.getByText(o.wouldMove(2, 2))).toBeVisible()
      await page.getByRole('button', { name: o.moveMany(2) }).click()
      await expect(page.getByText(noticeMessages[language].orders_moved('2/2'))).toBeVisible()
      await expect(page).toHaveURL(list)
    })
  })

test('on a phone a document shows no boxes to tick either', async ({ page, request }) => {
  const { order } = await placeOrder(request)
  await withSession(page.context(), await newMember('en', 'warehouse', shop))
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(`${adminUrl}/${shop}/orders/${order.uid}/packing-slip`)
  const box = page.getByRole('article').locator('td:not([data-label])').first()
  await expect(box).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(box).toBeVisible()
})

test('a printed document has neither navigation nor colours of the dark theme', async ({ page, request }) => {
  const { order } = await placeOrder(request)
  await withSession(page.context(), await newMember('en', 'warehouse', shop))
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  await page.goto(`${adminUrl}/${shop}/orders/${order.uid}/confirmation`)
  const sheet = page.getByRole('article')
  await expect(sheet).toBeVisible()
  await expect(page.getByRole('navigation')).toHaveCount(0)
  const colours = await sheet.evaluate(element => {
    const { color } = getComputedStyle(element)
    return {
      color,
      ground: getComputedStyle(document.documentElement).backgroundColor,
      body: getComputedStyle(document.body).backgroundColor,
    }
  })
  expect(colours.color).toBe('rgb(0, 0, 0)')
  for (const ground of [colours.ground, colours.body]) expect(['rgb(255, 255, 255)', 'rgba(0, 0, 0, 0)']).toContain(ground)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
})
