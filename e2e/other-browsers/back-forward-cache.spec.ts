import { expect, hrefTo, test } from './fixtures.ts'
import { addButton, cartOf, expectLoaded, field, isMarked, linkTo, mark, miniCart, product } from './shopping.ts'

const bestsellers = hrefTo('en', 'bestsellers')

test('the back/forward cache keeps a page, before and after something was added to the cart there', async ({ user, shop }) => {
  // A browser that has just started may still be busy with itself.
  await expect(async () => {
    await user.open(product)
    await mark(user)
    await expectLoaded(user, shop)
    await user.open(bestsellers)
    await user.back()
    await user.expectPath(product)
    expect(await isMarked(user)).toBe(true)
  }).toPass()
  await user.click(addButton())
  await user.expectVisible(miniCart)
  await user.expectVisible(cartOf('en', 1))
  await expectLoaded(user, shop)
  await user.open(bestsellers)
  await user.back()
  await user.expectPath(product)
  expect(await isMarked(user)).toBe(true)
  await user.expectVisible(cartOf('en', 1))
})

test('Back to a form of a page shows what was typed', async ({ user }) => {
  await user.open(hrefTo('en', 'contact'))
  const subject = field('subject')
  await user.fill(subject, 'Bolts to measure')
  await user.click(linkTo(hrefTo('en', 'privacyPolicy')))
  await user.expectPath(hrefTo('en', 'privacyPolicy'))
  await user.back()
  await user.expectPath(hrefTo('en', 'contact'))
  await user.expectValue(subject, 'Bolts to measure')
})
