import type { Locator, Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { goodPassword, openAccount, test } from './customers.ts'
import { expect } from './shop-test.ts'

const main = (page: Page) => page.getByRole('main')

/** Goes on with Tab until something has the focus; more stops than a page can have mean that it has none. */
async function reach(page: Page, target: Locator) {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 200; stops++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab never comes to ${target}`)
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await reach(page, target)
  await page.keyboard.press(key)
}

async function type(page: Page, name: RegExp, text: string) {
  await reach(page, main(page).getByLabel(name).first())
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

for (const script of [true, false])
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script })
    test.slow()

    test('an account is used by keyboard alone: log-in, an address, a favourite, all of them to the cart, an own list', async ({
      page,
    }) => {
      const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
      await openAccount(page, email, 'en')
      await page.goto(hrefTo('en', 'customerLogin'))
      await type(page, /^E-mail/, email)
      await type(page, /^Password/, goodPassword)
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(hrefTo('en', 'orderHistory'))

      await press(page, main(page).getByRole('link', { name: 'Addresses' }))
      await expect(page).toHaveURL(hrefTo('en', 'addresses'))
      await type(page, /^First name/, 'Zofia')
      await type(page, /^Last name/, 'Wiśniewska')
      await type(page, /^Street and number/, 'ul. Prosta 1')
      await type(page, /^Postal code/, '61-123')
      await type(page, /^City/, 'Poznań')
      await press(page, main(page).getByRole('button', { name: 'Save the address' }))
      await expect(main(page).getByText('The address is saved')).toBeVisible()

      await page.goto(`${hrefTo('en', 'allProducts')}?q=ADH-CON120`)
      await press(
        page,
        main(page)
          .getByRole('button', { name: /^Add to favourites: / })
          .first(),
        'Space',
      )
      await expect(page.getByRole('banner').getByRole('link', { name: 'Favourites, 1' })).toBeVisible()
      await page.goto(hrefTo('en', 'favouriteProducts'))
      await press(page, main(page).getByRole('button', { name: 'Add all to cart' }))
      await expect(page.getByText('Added to your cart: 1 line, 1 piece').first()).toBeVisible()

      await page.goto(hrefTo('en', 'quickOrder'))
      await type(page, /^Symbols and quantities/, 'ADH-CON120 2')
      await press(page, main(page).getByRole('button', { name: 'Read the list' }))
      await press(page, main(page).getByRole('button', { name: /^Add 1 line/ }))
      await expect(page).toHaveURL(new RegExp(`${hrefTo('en', 'cart')}$`))
      await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 3 pieces/ })).toBeVisible()
    })
  })
