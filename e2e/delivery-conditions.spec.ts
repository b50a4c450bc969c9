import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { typeBuyer } from './checkout-form.ts'
import { addWashers } from './filled-cart.ts'
import { expect, hydrate, test } from './fixtures.ts'

const summary = (page: Page) => page.getByRole('region', { name: 'Summary' })
const country = (page: Page) => page.getByRole('combobox', { name: /^Country/ })
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })
const order = (page: Page) => page.getByRole('button', { name: 'Order with obligation to pay', exact: true })

async function openCheckout(page: Page) {
  await addWashers(page, 2)
  await page.goto(hrefTo('en', 'checkout'))
}

async function typeAddress(page: Page, { postal, city }: { postal: string; city: string }) {
  await typeBuyer(page, 'en', { street: 'Hauptstr. 5', postal, city })
  await page.getByRole('checkbox', { name: /^I\saccept the terms of sale/ }).check()
}

for (const script of [true, false])
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script, expectedErrors: [/4(09|22)/] })

    /** With JavaScript a choice is submitted when it is made. */
    const settle = async (page: Page) => {
      if (!script) await page.getByRole('button', { name: 'Update the total' }).click()
    }

    test('the country filters the deliveries, and an order is limited to the country of its delivery', async ({ page }) => {
      await openCheckout(page)
      if (script) await hydrate(page)
      await expect(country(page).getByRole('option', { name: 'Germany' })).toHaveCount(1)
      await expect(country(page).getByRole('option', { name: 'United States' })).toHaveCount(0)
      await typeAddress(page, { postal: '10115', city: 'Berlin' })
      await radio(page, /^Parcel locker/).check()
      await radio(page, /^Bank transfer/).check()
      await settle(page)
      await expect(summary(page)).not.toContainText('not chosen yet')
      await country(page).selectOption({ label: 'Germany' })
      await settle(page)
      await expect(radio(page, /^Parcel locker This option is not offered in the country of delivery/)).toBeDisabled()
      await expect(
        page.getByText(/Parcel locker is not available now\. This option is not offered in the country of delivery/),
      ).toBeVisible()
      await order(page).click()
      await expect(page.getByRole('main').getByRole('alert')).toContainText('Choose how the order should be delivered.')
      await radio(page, /^Courier/).check()
      await settle(page)
      await expect(summary(page)).toContainText(/Delivery\s*PLN\s19\.00/)
      await expect(radio(page, /^Cash on delivery This option is not offered in the country of delivery/)).toBeDisabled()
      await page.getByRole('checkbox', { name: /^I\saccept the terms of sale/ }).check()
      await order(page).click()
      await expect(page).toHaveURL(/\/en\/order\/[0-9a-f]{32}$/, { timeout: 15_000 })
      await expect(page.getByRole('main')).toContainText('10115 Berlin')
    })

    test('the delivery filters the payments, and the payment fee is shown from checkout to order', async ({ page }) => {
      await openCheckout(page)
      await typeAddress(page, { postal: '90-562', city: 'Łódź' })
      await radio(page, /^Collection/).check()
      await settle(page)
      await expect(radio(page, /^Cash on delivery This option is not offered with the chosen delivery/)).toBeDisabled()
      await radio(page, /^Payment on collection/).check()
      await settle(page)
      await expect(summary(page)).toContainText(/Delivery\s*Free/)
      await radio(page, /^Courier/).check()
      await settle(page)
      await expect(page.getByText(/Payment on collection is not available now/)).toBeVisible()
      await radio(page, /^Cash on delivery You pay the courier/).check()
      await settle(page)
      await expect(summary(page)).toContainText(/Delivery\s*PLN\s19\.00/)
      await expect(summary(page)).toContainText(/Fee: Cash on delivery\s*PLN\s5\.01/)
      await page.goto(hrefTo('en', 'cart'))
      await expect(summary(page).getByRole('row', { name: /^Fee: Cash on delivery/ })).toContainText('PLN 5.01')
      await page.goto(hrefTo('en', 'checkout'))
      await typeAddress(page, { postal: '90-562', city: 'Łódź' })
      await order(page).click()
      await expect(page).toHaveURL(/\/en\/order\/[0-9a-f]{32}$/, { timeout: 15_000 })
      await expect(page.getByRole('row', { name: /^Delivery: Courier/ })).toContainText('PLN 19.00')
      await expect(page.getByRole('row', { name: /^Payment: Cash on delivery/ })).toContainText('PLN 5.01')
    })
  })
