import { contactMessages } from '../../apps/storefront/app/features/contact/contact.messages.ts'
import { desktop, expect, hrefTo, phone, test } from './fixtures.ts'
import { addButton, alert, cartOf, field, linkTo, miniCart, product } from './shopping.ts'

const scripts = /^GET \/assets\/shell-.*\.js/
const additions = /^POST \/cart-lines/

for (const size of [desktop, phone])
  test.describe(`at ${size.width} px`, () => {
    test.use({ size })

    test('a press before the scripts are there adds once', async ({ user, shop }) => {
      const release = shop.hold(scripts)
      await user.open(product)
      await user.click(addButton())
      await user.expectVisible({ css: 'main form[action="/cart-lines"] button[aria-busy=true]' })
      release()
      await user.expectVisible(miniCart)
      await user.expectVisible(cartOf('en', 1))
      expect(shop.requests(additions)).toBe(1)
      await user.expectPath(product)
    })
  })

test('presses before the scripts are there each count once', async ({ user, shop }) => {
  const release = shop.hold(scripts)
  await user.open(product)
  for (let presses = 0; presses < 3; presses++) await user.click(addButton())
  release()
  await user.expectVisible(cartOf('en', 3))
  expect(shop.requests(additions)).toBe(3)
})

test('a press while the response is slow adds once per press', async ({ user, shop }) => {
  const release = shop.hold(additions)
  await user.open(product)
  await user.click(addButton())
  await user.click(addButton())
  release()
  await user.expectVisible(cartOf('en', 2))
  expect(shop.requests(additions)).toBe(2)
})

test('a press before the scripts are there happens before the link that is followed next', async ({ user, shop }) => {
  const release = shop.hold(scripts)
  await user.open(product)
  await user.click(addButton())
  await user.click(linkTo(hrefTo('en', 'bestsellers'), 'footer'))
  release()
  await user.expectPath(hrefTo('en', 'bestsellers'))
  await user.expectVisible(cartOf('en', 1))
  expect(shop.requests(additions)).toBe(1)
})

test('a filter ticked before the scripts are there is applied', async ({ user, shop }) => {
  const release = shop.hold(scripts)
  await user.open(hrefTo('en', 'allProducts'))
  await user.click({ css: '[name=in_stock]' })
  release()
  await user.expectPath(/in_stock=1/)
  await user.expectChecked({ css: '[name=in_stock]' }, true)
})

test('a price typed and left before the scripts are there is applied', async ({ user, shop }) => {
  const release = shop.hold(scripts)
  await user.open(hrefTo('en', 'allProducts'))
  await user.fill({ css: '[name=price_from]' }, '50')
  await user.press('Tab')
  release()
  await user.expectPath(/price_from=50/)
})

test('a form sent twice before the scripts are there is sent once, with what was typed', async ({ user, shop }) => {
  const t = contactMessages.en
  const release = shop.hold(scripts)
  await user.open(hrefTo('en', 'contact'))
  await user.fill(field('email'), 'zofia')
  const send = { css: 'main form button[type=submit]', name: t.send }
  await user.click(send)
  await user.click(send)
  release()
  await user.expectText(alert, t.problems(3))
  await user.expectValue(field('email'), 'zofia')
  expect(shop.requests(/^POST \/en\/contact/)).toBe(1)
})

test('a link pressed before the first script is there leads on', async ({ user, shop }) => {
  const release = shop.hold(/^GET \/assets\/entry.*\.js/)
  await user.visit(product)
  await user.click(linkTo(hrefTo('en', 'bestsellers'), 'footer'))
  await user.expectPath(hrefTo('en', 'bestsellers'))
  release()
})

test('a link pressed while the scripts are loaded leads on, and Back leads back', async ({ user, shop }) => {
  const release = shop.hold(scripts)
  await user.open(product)
  // Scripts are loaded when the pointer is on a button.
  await user.hover(addButton())
  await user.click(linkTo(hrefTo('en', 'bestsellers'), 'footer'))
  await user.expectPath(hrefTo('en', 'bestsellers'))
  await user.hover({ css: 'header search button' })
  await user.back()
  await user.expectPath(product)
  release()
  await user.click(addButton())
  await user.expectVisible(cartOf('en', 1))
  expect(shop.requests(additions)).toBe(1)
})
