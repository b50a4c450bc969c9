import { expect, hrefTo, test } from './fixtures.ts'
import { addButton, cartOf, expectLoaded, heading, isMarked, linkTo, mark, miniCart, product } from './shopping.ts'

const bestsellers = hrefTo('en', 'bestsellers')

test('Back and Forward return to pages of client-side navigations with their focus and position', async ({ user }) => {
  await user.open(bestsellers)
  const title = await user.text(heading)
  const link = { css: 'main article a[href*="/product/"]' }
  await user.click({ css: 'header [role=combobox]' })
  await user.expectVisible({ css: 'html[data-hydrated] h1' })
  await mark(user)
  await user.click(link)
  await user.expectPath(/^\/en\/product\//)
  const path = await user.path()
  await expect.poll(() => user.text(heading)).not.toBe(title)
  await user.back()
  await user.expectPath(bestsellers)
  await user.expectText(heading, title)
  await user.forward()
  await user.expectPath(path)
  expect(await isMarked(user)).toBe(true)
})

test('Back shows the cart as it is now, after something was added', async ({ user, shop }) => {
  await user.open(bestsellers)
  await expectLoaded(user, shop)
  await user.open(product)
  await user.click(addButton())
  await user.expectVisible(miniCart)
  await user.expectVisible(cartOf('en', 1))
  await user.back()
  await user.expectPath(bestsellers)
  await user.expectVisible(cartOf('en', 1))
  await user.forward()
  await user.expectPath(product)
  await user.expectVisible(cartOf('en', 1))
  await user.press('Escape')
  await user.expectHidden(miniCart)
  await user.click(addButton())
  await user.expectVisible(cartOf('en', 2))
})

test('Back to a form of a page shows what was typed', async ({ user }) => {
  await user.open(hrefTo('en', 'contact'))
  await user.fill({ css: 'main [name=subject]' }, 'Bolts to measure')
  await user.click(linkTo(hrefTo('en', 'privacyPolicy')))
  await user.expectPath(hrefTo('en', 'privacyPolicy'))
  await user.back()
  await user.expectPath(hrefTo('en', 'contact'))
})
