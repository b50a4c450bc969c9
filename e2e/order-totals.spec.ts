import type { APIRequestContext } from '@playwright/test'
import type { Cart, Currency, Order } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { formatMoney } from '../apps/storefront/app/platform/format.ts'
import { typeBuyer } from './checkout-form.ts'
import { waitForEmail } from './emails.ts'
import { expect, test } from './fixtures.ts'

const shopHeaders = { 'shop-origin': 'localhost', 'accept-language': 'en-US' }

/** Finds products of two VAT rates, without variants and with ample stock. */
async function findProducts(request: APIRequestContext) {
  const responses = await Promise.all(
    [1, 2, 3].map(page => request.get(`/api/my-shop/products?per_page=100&in_stock=1&page=${page}`, { headers: shopHeaders })),
  )
  const pages = (await Promise.all(responses.map(response => response.json()))) as {
    items: { id: number; items: number; has_variants: boolean; vat_tax_percent: number; price_net: number }[]
  }[]
  const simple = pages.flatMap(page => page.items).filter(item => !item.has_variants && item.items > 60 && item.price_net > 20)
  const at = (percent: number) => simple.find(item => item.vat_tax_percent === percent)?.id
  return [at(23), at(8)].filter(id => id !== undefined)
}

for (const currency of ['PLN', 'EUR', 'USD'] as const satisfies Currency[])
  test(`cart, checkout, order, e-mail and API show one total in ${currency}: two VAT rates, a discount, a gift`, async ({
    page,
    context,
  }) => {
    test.slow()
    await context.addCookies([{ name: 'display', value: `${currency.toLowerCase()}-gross`, url: 'http://localhost' }])
    const products = await findProducts(page.request)
    expect(products).toHaveLength(2)
    for (const product_id of products) await page.request.post('/cart-lines', { form: { product_id, items: 7, to: '/en' } })
    const token = (await context.cookies()).find(({ name }) => name === 'access_token')?.value
    const headers = { ...shopHeaders, authorization: `Bearer ${token}` }
    const api = (path: string) => `/api/my-shop${path}${path.includes('?') ? '&' : '?'}currency=${currency}`
    for (const [path, cart] of [
      ['/cart/set_reward_regulations_accepted', { reward_regulations_accepted: true }],
      ['/cart/select_gift', { gift_id: 1 }],
      ['/cart/set_delivery', { delivery_shop_configuration_id: 1 }],
      ['/cart/set_payment', { component_payment_method_id: 1 }],
    ] as const)
      expect((await page.request.put(api(path), { headers, data: { cart } })).status()).toBe(200)
    await page.request.post(api('/cart/check_discount_code'), { headers, data: { cart: { discount_code: 'RABAT10' } } })
    const { totals } = (await (await page.request.get(api('/cart'), { headers })).json()) as Cart
    expect(totals.vat.map(row => row.percent)).toEqual([23, 8])
    expect(totals.discount_net).toBeGreaterThan(0)
    const money = (amount: number) => formatMoney('en', amount, currency)
    const everywhere = [totals.total_gross, totals.total_net, totals.delivery_gross].map(money)
    const expectAll = (text: string | null, where: string) => {
      for (const amount of everywhere)
        expect(text?.replaceAll('\u00a0', ' '), `${amount} on ${where}`).toContain(amount.replaceAll('\u00a0', ' '))
    }

    await page.goto(hrefTo('en', 'cart'))
    expectAll(await page.getByRole('main').textContent(), 'the cart')
    await page.goto(hrefTo('en', 'checkout'))
    expectAll(await page.getByRole('main').textContent(), 'the checkout')
    const email = `total-${currency.toLowerCase()}@example.com`
    await typeBuyer(page, 'en', { email })
    await page.getByRole('checkbox', { name: /terms|regulations/i }).check()
    await page.getByRole('button', { name: 'Order with obligation to pay', exact: true }).click()
    await page.waitForURL(/\/en\/order\/[0-9a-f]{32}$/)

    expectAll(await page.getByRole('main').textContent(), 'the order')
    const uid = page.url().split('/').at(-1)
    const order = (await (await page.request.get(`/api/my-shop/orders/${uid}`, { headers })).json()) as Order
    expect(order.totals).toEqual(totals)
    const mail = await waitForEmail(email)
    expect(mail.subject).toContain(order.number)
    expectAll(mail.text ?? null, 'the mail as text')
    expectAll((mail.html ?? '').replaceAll('&nbsp;', ' '), 'the mail as HTML')
  })
