import { checkoutMessages } from '../../apps/storefront/app/features/checkout/checkout.messages.ts'
import { contactMessages } from '../../apps/storefront/app/features/contact/contact.messages.ts'
import { shellMessages } from '../../apps/storefront/app/shell/shell.messages.ts'
import { createAccount, goodPassword } from '../customers.ts'
import { desktop, hrefTo, phone, test } from './fixtures.ts'
import { alert, choose, expectOrdered, expectTotal, field, fillCart, fillCheckout, linkTo, orderButton } from './shopping.ts'

for (const size of [desktop, phone])
  test.describe(`at ${size.width} px`, () => {
    test.use({ size })

    test('a form with errors names them, keeps what was typed, and is sent once they are corrected', async ({ user }) => {
      const t = contactMessages.pl
      await user.open(hrefTo('pl', 'contact'))
      await user.fill(field('email'), 'zofia')
      await user.fill(field('text'), 'Zażółć gęślą jaźń')
      const send = { css: 'main form button[type=submit]', name: t.send }
      await user.click(send)
      await user.expectText(alert, t.problems(2))
      await user.expectValue(field('email'), 'zofia')
      await user.expectValue(field('text'), 'Zażółć gęślą jaźń')
      await user.click({ css: 'main [role=alert] a', name: t.fieldError('name', 'missing') })
      await user.expectFocused(field('name'))
      await user.fill(field('name'), `Zofia ${crypto.randomUUID().slice(0, 8)}`)
      await user.fill(field('email'), 'zofia@example.com')
      await user.click(send)
      await user.expectText(alert, t.sent)
    })
  })

test('the checkout names all errors, keeps what was typed and chosen, and orders once they are corrected', async ({ user }) => {
  await fillCart(user)
  await fillCheckout(user)
  await choose(user, 'delivery')
  await user.fill(field('billing_address.postal_code'), '9056')
  await user.click(orderButton)
  await user.expectVisible({ css: 'main [role=alert] a' })
  await user.expectValue(field('billing_address.postal_code'), '9056')
  await user.expectValue(field('billing_address.city'), 'Poznań')
  await user.expectChecked(field('regulations_accepted'), true)
  await user.expectChecked({ css: 'main [name=delivery_id]:not(:disabled)' }, true)
  await user.fill(field('billing_address.postal_code'), '61-123')
  await choose(user, 'payment')
  await expectTotal(user, 'en')
  await user.click(orderButton)
  await expectOrdered(user, 'en')
})

test('a reload keeps what was typed into the checkout', async ({ user }) => {
  await fillCart(user)
  await fillCheckout(user)
  await user.open(hrefTo('en', 'checkout'))
  await user.expectVisible({ css: 'h1', name: checkoutMessages.en.checkout })
  await user.expectValue(field('billing_address.city'), 'Poznań')
  await user.expectChecked(field('regulations_accepted'), false)
})

test('a customer logs in, is refused with a wrong password before, and logs out', async ({ user, request }) => {
  const t = shellMessages.en
  const email = `${crypto.randomUUID().slice(0, 13)}@example.com`
  await createAccount({ request }, email, 'en')
  const logIn = linkTo(hrefTo('en', 'customerLogin'), 'header')
  await user.open(hrefTo('en', 'home'))
  await user.click(logIn)
  const submit = { css: 'main form button[type=submit]' }
  await user.fill(field('email'), email)
  await user.fill(field('password'), 'not this one')
  await user.click(submit)
  await user.expectVisible(alert)
  await user.expectValue(field('email'), email)
  await user.expectValue(field('password'), '')
  await user.fill(field('password'), goodPassword)
  await user.click(submit)
  await user.expectPath(hrefTo('en', 'orderHistory'))
  const menu = { css: 'header summary', name: new RegExp(`^${t.account}`) }
  await user.click(menu)
  await user.click({ css: 'header form[action="/logout"] button', name: t.logout })
  await user.expectVisible(logIn)
  await user.expectHidden(menu)
  await user.open(hrefTo('en', 'orderHistory'))
  await user.expectPath(new RegExp(`^${hrefTo('en', 'customerLogin')}\\?`))
})
