import { hrefTo, languages } from '@stragan/routing'
import { createAccount, goodPassword, test } from './customers.ts'
import { addToCart, quantity, summary } from './filled-cart.ts'
import { expect, hydrate } from './fixtures.ts'
import { choose, main, press, reach, type } from './keyboard.ts'

for (const script of [true, false])
  test.describe(script ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled: script, expectedErrors: [/status of 409/] })
    test.slow()

    test('keyboard: logs in, saves an address, adds a favourite, adds all favourites to the cart and opens personal prices', async ({
      page,
    }) => {
      const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
      await createAccount(page, email, 'en')
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
      await expect(main(page).getByText('The address has been saved')).toBeVisible()

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
      await expect(page.getByText('Added to your cart: 1 line').first()).toBeVisible()

      await page.goto(hrefTo('en', 'quickOrder'))
      await type(page, /^Product codes and quantities/, 'ADH-CON120 2')
      await press(page, main(page).getByRole('button', { name: 'Read the list' }))
      await press(page, main(page).getByRole('button', { name: /^Add 1 line/ }))
      await expect(page).toHaveURL(new RegExp(`${hrefTo('en', 'cart')}$`))
      await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 3 items/ })).toBeVisible()
    })

    test('keyboard: places an order, from a product list through cart and checkout to the order number', async ({ page }) => {
      await page.goto(`${hrefTo('en', 'allProducts')}?q=SEA-MS`)
      await press(page, main(page).getByRole('link', { name: /MS/ }).first())
      await expect(page).toHaveURL(/\/en\/product\//)
      if (script) await hydrate(page)
      await press(
        page,
        main(page)
          .getByRole('button', { name: /^Add to cart/ })
          .first(),
      )
      await press(page, (script ? page.getByRole('dialog') : main(page)).getByRole('link', { name: 'Go to cart' }))
      await expect(page).toHaveURL(new RegExp(`${hrefTo('en', 'cart')}$`))
      await press(page, summary(page).getByRole('link', { name: 'Checkout' }))
      await press(page, main(page).getByRole('link', { name: 'Continue as guest' }))
      await expect(page).toHaveURL(new RegExp(`${hrefTo('en', 'checkout')}$`))
      await type(page, /^E-mail/, 'anna@example.com')
      await type(page, /^Phone\b/, '+48 600 100 200')
      await type(page, /^First name/, 'Anna')
      await type(page, /^Last name/, 'Nowak')
      await type(page, /^Street/, 'Łąkowa 5/7')
      await type(page, /^Postal code/, '90-562')
      await type(page, /^City/, 'Łódź')
      await choose(page, main(page).getByRole('radio', { name: /^Courier/ }))
      await choose(page, main(page).getByRole('radio', { name: /^Bank transfer/ }))
      await press(page, main(page).getByRole('checkbox', { name: /^I\saccept the terms of sale/ }), 'Space')
      const order = page.getByRole('button', { name: 'Order with obligation to pay', exact: true })
      if (script) await expect(summary(page)).not.toContainText('not chosen yet')
      await press(page, order)
      await expect(page).toHaveURL(/\/en\/order\/[0-9a-f]{32}$/)
      await expect(main(page)).toContainText(/\d{4}-\d{6}/)
    })
  })

test('the first tab stop is a skip link past the layout', async ({ page }) => {
  for (const language of languages) {
    await page.goto(hrefTo(language, 'contact'))
    await page.keyboard.press('Tab')
    const skip = page.getByRole('link', { name: /^Skip to content$|^Przejdź do treści$/ })
    await expect(skip).toBeFocused()
    await expect(skip).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Enter')
    await expect(main(page)).toBeFocused()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  }
})

test('the category menu opens, can be navigated and closes; focus returns to its button', async ({ page }) => {
  await page.goto(hrefTo('en', 'home'))
  await hydrate(page)
  const menu = page.getByRole('navigation', { name: 'Categories' }).first()
  const fasteners = menu.locator('summary', { hasText: 'Fasteners' })
  await press(page, fasteners)
  await reach(page, menu.getByRole('link', { name: 'Hexagon bolts' }))
  await page.keyboard.press('Escape')
  await expect(menu.getByRole('link', { name: 'Hexagon bolts' })).toBeHidden()
  await expect(fasteners).toBeFocused()
  await press(page, fasteners, 'Space')
  await press(page, menu.getByRole('link', { name: 'Hexagon bolts' }))
  await expect(page).toHaveURL(new RegExp(`${hrefTo('en', 'category', { slug: 'hexagon-bolts' })}$`))
})

test('ticking a facet announces the number of results and keeps the focus', async ({ page }) => {
  await page.goto(hrefTo('en', 'category', { slug: 'screws-and-bolts' }))
  const count = main(page).locator('[aria-live=polite]', { hasText: 'products' })
  const all = await count.innerText()
  const box = main(page).getByRole('checkbox', { name: 'Inoxar' })
  await press(page, box, 'Space')
  await expect(page).toHaveURL(/brand=\d+/)
  await expect(count).not.toHaveText(all)
  await expect(box).toBeFocused()
  await press(page, main(page).getByRole('link', { name: 'Brand: Inoxar' }))
  await expect(page).not.toHaveURL(/brand=/)
  await expect(count).toHaveText(all)
})

test('on a phone each focused filter checkbox is visible, and the list updates', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 700 })
  await page.goto(hrefTo('en', 'category', { slug: 'screws-and-bolts' }))
  await press(page, main(page).locator('summary', { hasText: /^Filters/ }))
  await press(page, main(page).getByRole('checkbox', { name: 'Inoxar' }), 'Space')
  await expect(page).toHaveURL(/brand=\d+/)
  await expect(main(page).getByRole('checkbox', { name: 'Inoxar' })).toBeFocused()
  await press(page, main(page).getByRole('button', { name: /^Show \d+ products$/ }))
  await expect(main(page).getByRole('checkbox', { name: 'Inoxar' })).toBeHidden()
})

test('changing a quantity and applying and removing a code in the cart keep the focus', async ({ page }) => {
  await addToCart(page, 'q=SEA-MS', 2)
  await page.goto(hrefTo('en', 'cart'))
  await type(page, /^Quantity: /, '5')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('banner').getByRole('link', { name: /^Cart, 5 items/ })).toBeVisible()
  await expect(quantity(page)).toBeFocused()
  await type(page, /^Discount code/, 'RABAT10')
  await page.keyboard.press('Enter')
  const remove = main(page).getByRole('button', { name: 'Remove the code RABAT10' })
  await expect(remove).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(remove).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(main(page).getByLabel(/^Discount code/)).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(main(page).getByLabel(/^Discount code/)).toBeFocused()
})
