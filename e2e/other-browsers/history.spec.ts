import { shellMessages } from '../../apps/storefront/app/shell/shell.messages.ts'
import { createAccount, goodPassword } from '../customers.ts'
import { expect, hrefTo, test } from './fixtures.ts'
import { addButton, cartOf, expectLoaded, field, heading, isMarked, linkTo, mark, miniCart, product } from './shopping.ts'
import type { User } from './user.ts'

const bestsellers = hrefTo('en', 'bestsellers')
/** What has the focus on a page that a client-side navigation shows. */
const content = { css: 'main#content' }
const scrolled = (user: User) => user.evaluate(() => Math.round(window.scrollY))

test('Back and Forward return to pages of client-side navigations with their focus and position', async ({ user }) => {
  await user.open(bestsellers)
  const title = await user.text(heading)
  // Out of sight at first.
  const link = { css: 'main li:nth-child(12) a[href*="/product/"]' }
  await user.click({ css: 'header [role=combobox]' })
  await user.expectVisible({ css: 'html[data-hydrated] h1' })
  await mark(user)
  await user.hover(link)
  const position = await scrolled(user)
  expect(position).toBeGreaterThan(0)
  await user.click(link)
  await user.expectPath(/^\/en\/product\//)
  const path = await user.path()
  await expect.poll(() => user.text(heading)).not.toBe(title)
  await user.expectFocused(content)
  await expect.poll(() => scrolled(user)).toBe(0)
  await user.back()
  await user.expectPath(bestsellers)
  await user.expectText(heading, title)
  await user.expectFocused(content)
  await expect.poll(() => scrolled(user)).toBe(position)
  await user.forward()
  await user.expectPath(path)
  await user.expectFocused(content)
  await expect.poll(() => scrolled(user)).toBe(0)
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

test('after a logout Back shows nothing of the customer', async ({ user, shop, request }) => {
  const t = shellMessages.en
  const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
  await createAccount({ request }, email, 'en')
  await user.open(hrefTo('en', 'customerLogin'))
  await user.fill(field('email'), email)
  await user.fill(field('password'), goodPassword)
  await user.click({ css: 'main form button[type=submit]' })
  await user.expectPath(hrefTo('en', 'orderHistory'))
  await user.open(hrefTo('en', 'profile'))
  await user.expectText({ css: 'main' }, email)
  await expectLoaded(user, shop)
  await user.open(hrefTo('en', 'contact'))
  await user.click({ css: 'header summary', name: new RegExp(`^${t.account}`) })
  await user.click({ css: 'header form[action="/logout"] button', name: t.logout })
  await user.expectVisible(linkTo(hrefTo('en', 'customerLogin'), 'header'))
  await expectLoaded(user, shop)
  for (let page = 0; page < 3; page++) {
    await user.back()
    await expectLoaded(user, shop)
    await expect.poll(() => user.text({ css: 'body' })).not.toContain(email)
    await expect.poll(() => user.text({ css: 'header' })).not.toContain(t.logout)
  }
})
