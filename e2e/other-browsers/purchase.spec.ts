import type { Language } from '@stragan/routing'
import { refusalMessages } from '../../apps/storefront/app/features/checkout/refusal.messages.ts'
import { desktop, hrefTo, phone, test } from './fixtures.ts'
import {
  addButton,
  alert,
  cartOf,
  choose,
  collection,
  expectOrdered,
  expectTotal,
  fillCart,
  fillCheckout,
  linkTo,
  miniCart,
  orderButton,
  product,
} from './shopping.ts'

for (const [size, language] of [
  [desktop, 'en'],
  [phone, 'pl'],
] as [typeof desktop, Language][])
  test.describe(`at ${size.width} px`, () => {
    test.use({ size })

    test('a guest buys a product, from its page to the confirmation', async ({ user }) => {
      await user.open(product)
      await user.click(addButton())
      await user.expectVisible(miniCart)
      await user.click(linkTo(hrefTo('en', 'cart'), '#mini-cart'))
      await user.expectPath(hrefTo('en', 'cart'))
      await user.open(hrefTo(language, 'cart'))
      await user.click(linkTo(hrefTo(language, 'guest')))
      await user.click(linkTo(hrefTo(language, 'checkout')))
      await user.expectPath(hrefTo(language, 'checkout'))
      await fillCheckout(user)
      await choose(user, 'delivery')
      await choose(user, 'payment')
      await expectTotal(user, language)
      await user.click(orderButton)
      await expectOrdered(user, language)
      await user.expectVisible(cartOf(language, 0))
    })

    test('an order pressed while a choice is pending waits for it, shows the new total, and is placed by the next press', async ({
      user,
      shop,
    }) => {
      await fillCart(user, language)
      await fillCheckout(user)
      const release = shop.hold(new RegExp(`^POST ${hrefTo(language, 'checkout')}`))
      await choose(user, 'delivery', collection)
      await choose(user, 'payment')
      await user.click(orderButton)
      const changed = { code: 'cart_changed', problems: {}, product: '', left: 0, reason: null } as const
      const [title = ''] = refusalMessages[language].refusal(changed, '\0').title.split('\0')
      release()
      await user.expectText(alert, title.trim())
      await user.click(orderButton)
      await expectOrdered(user, language)
    })
  })

test('an order pressed right after a choice that leaves the total as it is, is placed by that press', async ({ user }) => {
  await fillCart(user)
  await fillCheckout(user)
  await choose(user, 'delivery')
  await expectTotal(user, 'en')
  await choose(user, 'payment')
  await user.click(orderButton)
  await expectOrdered(user, 'en')
})
