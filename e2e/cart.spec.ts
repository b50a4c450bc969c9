import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { addToCart, addWashers, openCart, quantity, summary } from './filled-cart.ts'
import { expect, test } from './fixtures.ts'

/** Clicks a button that only exists without JavaScript. */
async function press(page: Page, name: string, javaScriptEnabled: boolean) {
  if (!javaScriptEnabled) await page.getByRole('button', { name }).click()
}

/** Waits for the response to a form whose outcome is shown optimistically, and that has this field. */
async function waitForResponse(page: Page, send: () => Promise<void>, field = '') {
  const response = page.waitForResponse(answer => answer.request().method() === 'POST' && !!answer.request().postData()?.includes(field))
  await send()
  await response
}

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('changes quantities by button and by input, and updates the totals', async ({ page }) => {
      await addWashers(page, 2)
      await openCart(page)
      await page.getByRole('button', { name: /^Increase quantity: / }).click()
      await expect(quantity(page)).toHaveValue('3')
      await expect(summary(page)).toContainText('PLN 50.76')
      await page.getByRole('button', { name: /^Decrease quantity: / }).click()
      await expect(quantity(page)).toHaveValue('2')
      await expect(summary(page)).toContainText('PLN 33.84')
      await quantity(page).fill('4')
      await quantity(page).press('Enter')
      await expect(summary(page)).toContainText('PLN 67.68')
      await openCart(page)
      await expect(quantity(page)).toHaveValue('4')
      await page.getByRole('button', { name: /^Add 1 more: 5\sboxes or more cost PLN\s20\.18\s\/\sbox$/ }).click()
      await expect(quantity(page)).toHaveValue('5')
      await expect(page.getByText(/^PLN\s20\.18\s\/\sbox/)).toBeVisible()
    })

    test('a removed line can be restored', async ({ page }) => {
      const { name } = await addWashers(page, 3)
      await openCart(page)
      await page.getByRole('button', { name: `Remove ${name}` }).click()
      await expect(page.getByText(`Removed from the cart: ${name}`)).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
      await page.getByRole('button', { name: `Undo: put ${name}` }).click()
      await expect(quantity(page)).toHaveValue('3')
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeHidden()
      await openCart(page)
      await expect(quantity(page)).toHaveValue('3')
    })

    for (const items of ['0', '-3'])
      test(`a quantity of ${items} removes the line`, async ({ page }) => {
        await addWashers(page, 3)
        await openCart(page)
        await quantity(page).fill(items)
        await quantity(page).press('Enter')
        await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
        await openCart(page)
        await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
      })

    test('a discount code applies its percentage and can be removed', async ({ page }) => {
      await addWashers(page, 2)
      await openCart(page)
      await page.getByRole('textbox', { name: 'Discount code' }).fill('rabat10')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(summary(page).getByRole('row', { name: /^Discount/ })).toContainText('−PLN 3.38')
      await expect(page.getByText(/^You save PLN\s4\.16 incl\. VAT/)).toBeVisible()
      await page.getByRole('button', { name: 'Remove the code RABAT10' }).click()
      await expect(page.getByRole('textbox', { name: 'Discount code' })).toBeVisible()
      await expect(summary(page).getByRole('row', { name: /^Discount/ })).toBeHidden()
    })

    test('a code below its minimum is inactive, shows the missing amount, and applies once the minimum is reached', async ({ page }) => {
      await addWashers(page, 2)
      await openCart(page)
      await page.getByRole('textbox', { name: 'Discount code' }).fill('MINUS50')
      await page.getByRole('button', { name: 'Apply' }).click()
      await expect(page.getByText(/add products worth another PLN\s266\.16 net/)).toBeVisible()
      await quantity(page).fill('40')
      await quantity(page).press('Enter')
      await expect(summary(page).getByRole('row', { name: /^Discount/ })).toContainText('−PLN 50.00')
      await expect(page.getByText(/^This code does not apply yet/)).toBeHidden()
    })

    test('a gift needs accepted regulations, and becomes inactive when the cart falls below its minimum', async ({ page }) => {
      await addWashers(page, 20)
      await openCart(page)
      const consent = page.getByRole('checkbox', { name: 'I accept the gift terms' })
      const gifts = page.getByRole('group', { name: 'A gift with your order' }).getByRole('radio')
      await expect(page.getByRole('link', { name: 'Read the gift terms' })).toHaveAttribute('href', '/en/gifts#regulations')
      await expect(gifts).toHaveCount(3)
      await expect(gifts.nth(1)).toBeDisabled()
      await expect(page.getByText(/net to go$/)).toBeVisible()
      await consent.check()
      await waitForResponse(
        page,
        async () => {
          await gifts.first().check()
          await press(page, 'Save the gift', javaScriptEnabled)
        },
        'id=1',
      )
      await expect(gifts.first()).toBeChecked()
      await expect(page.getByRole('progressbar', { name: /you may choose a\sgift/ })).toBeHidden()
      await openCart(page)
      await expect(consent).toBeChecked()
      await expect(gifts.first()).toBeChecked()
      await quantity(page).fill('2')
      await quantity(page).press('Enter')
      await expect(page.getByText(/will not be sent: add products worth another PLN\s166\.16 net/)).toBeVisible()
      await gifts.last().check()
      await press(page, 'Save the gift', javaScriptEnabled)
      await expect(page.getByText(/will not be sent/)).toBeHidden()
    })

    test('delivery and payment methods show prices; an unavailable one shows the reason', async ({ page }) => {
      await addWashers(page, 2)
      await openCart(page)
      await expect(summary(page).getByText('not chosen yet')).toBeVisible()
      await page.getByRole('radio', { name: /^Courier/ }).check()
      await press(page, 'Save the delivery method', javaScriptEnabled)
      await expect(summary(page).getByRole('row', { name: /^Delivery/ })).toContainText('PLN 19.00')
      await waitForResponse(page, async () => {
        await page.getByRole('radio', { name: /^Bank transfer/ }).check()
        await press(page, 'Save the payment method', javaScriptEnabled)
      })
      const invoice = page.getByRole('radio', {
        name: /^Invoice with deferred payment \(14 days\) This option is for companies that are logged in/,
      })
      await expect(invoice).toBeDisabled()
      await expect(page.getByRole('progressbar', { name: /net for free delivery: Parcel locker/ })).toBeVisible()
      if (javaScriptEnabled) await expect(page.getByRole('status').filter({ hasText: /^Total/ })).toHaveText(/PLN\s60\.62/)
      await openCart(page)
      await expect(page.getByRole('radio', { name: /^Courier/ })).toBeChecked()
      await expect(page.getByRole('radio', { name: /^Bank transfer/ })).toBeChecked()
    })

    test('a line shows how its price is computed', async ({ page }) => {
      await addWashers(page, 2)
      await openCart(page)
      await page.getByText('How this price is calculated').click()
      await expect(page.getByRole('term').filter({ visible: true })).toContainText([
        'Promotional price per box of 100 from 1 box',
        'Instead of the regular price',
        'Times 2 boxes',
        'Including 23% VAT, before rounding',
        'Rounded to two decimal places',
      ])
      await expect(page.getByRole('definition').filter({ visible: true })).toContainText([
        /^PLN\s16\.92 net$/,
        /^PLN\s19\.90 net$/,
        /^PLN\s33\.84 net$/,
        /^PLN\s41\.6232$/,
        /^PLN\s41\.62 incl\. VAT$/,
      ])
    })

    test('shows the cart in Polish with net prices in euro', async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'display', value: 'eur-net', url: baseURL ?? '' }])
      await addWashers(page, 2)
      await openCart(page, 'pl')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Koszyk')
      await expect(page.getByText('3,98 € / pudełko')).toBeVisible()
      await expect(page.getByRole('region', { name: 'Podsumowanie' })).toContainText('7,96 € netto')
      await page.getByText('Skąd ta cena').click()
      await expect(page.getByText('1 € = 4,25 zł')).toBeVisible()
    })

    test('an empty cart links to the shop, and reading it creates no session', async ({ page, context }) => {
      await openCart(page)
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible()
      expect(await context.cookies()).toEqual([])
      await page.getByRole('main').getByRole('link', { name: 'Bestsellers' }).click()
      await expect(page).toHaveURL(hrefTo('en', 'bestsellers'))
    })

    test.describe('validation', () => {
      test.use({ expectedErrors: [/422/] })

      test('rejects a quantity above the stock at the line and keeps the previous one', async ({ page }) => {
        // Uses a product that no other test orders.
        const { stock } = await addToCart(page, 'q=DIA-RC', 2)
        await openCart(page)
        await quantity(page).fill(String(stock + 1))
        await quantity(page).press('Enter')
        const left = stock.toLocaleString('en')
        await expect(page.getByRole('alert').filter({ hasText: 'left' })).toHaveText(
          `We have only ${left} pieces left; the quantity stays at 2.`,
        )
        await expect(quantity(page)).toHaveValue('2')
        await expect(quantity(page)).toHaveAttribute('aria-invalid', 'true')
        await expect(quantity(page)).toHaveAccessibleDescription(/^We have only/)
        await quantity(page).fill('3')
        await quantity(page).press('Enter')
        await expect(page.getByRole('alert').filter({ hasText: 'left' })).toHaveCount(0)
        await expect(quantity(page)).not.toHaveAttribute('aria-invalid')
        await expect(quantity(page)).toHaveAccessibleDescription('')
        await expect(quantity(page)).toHaveValue('3')
      })

      test('rejects an unknown code and keeps it in the input', async ({ page }) => {
        await addWashers(page, 2)
        await openCart(page)
        const code = page.getByRole('textbox', { name: 'Discount code' })
        await code.fill('RABAT1O')
        await page.getByRole('button', { name: 'Apply' }).click()
        await expect(page.getByText('We do not know this code. Check its spelling.')).toBeVisible()
        await expect(code).toHaveValue('RABAT1O')
      })

      test('keeps a selected gift until its regulations are accepted', async ({ page }) => {
        await addWashers(page, 20)
        await openCart(page)
        const gift = page.getByRole('group', { name: 'A gift with your order' }).getByRole('radio').first()
        await gift.check()
        await press(page, 'Save the gift', javaScriptEnabled)
        await expect(page.getByText('Tick this box to receive the gift.')).toBeVisible()
        await expect(gift).toBeChecked()
        await waitForResponse(page, async () => {
          await page.getByRole('checkbox', { name: 'I accept the gift terms' }).check()
          await press(page, 'Save the gift', javaScriptEnabled)
        })
        await expect(page.getByText('Tick this box to receive the gift.')).toBeHidden()
        await openCart(page)
        await expect(gift).toBeChecked()
      })
    })
  })
