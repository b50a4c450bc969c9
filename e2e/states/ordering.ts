import type { Page } from '@playwright/test'
import { hrefTo, type Language } from '@stragan/routing'
import { checkoutWords } from '../checkout-form.ts'
import { createAccount, createCustomer, goodPassword, logIn } from '../customers.ts'
import { addToCart, addWashers } from '../filled-cart.ts'
import { expect, shopUrl } from '../fixtures.ts'
import { addSessionCookies, placeOrder, startPayment } from '../orders.ts'
import { openDetails, press, type State, type States, waitForAlert } from './state.ts'

/** From cart to order and after. */
export const ordering: States = language => [...cart(language), ...checkout(language), ...payments(language), ...orders(language)]

const cart: States = language => {
  const path = hrefTo(language, 'cart')
  return [
    {
      name: 'cart with code, gift and price explanations',
      open: async page => {
        await addToCart(page, 'q=933-8.8-M8', 5)
        await withCodeAndGift(page, path)
        await openDetails(page, /^How this price is calculated$|^Skąd ta cena$/)
      },
    },
    {
      name: 'cart with an inactive code and gift',
      open: async page => {
        await withCodeAndGift(page, path)
        const line = (name: string) => page.getByRole('main').locator(`[name=${name}]`).first().inputValue()
        const [product_id, product_variant_id] = [await line('product_id'), await line('product_variant_id')]
        await change(page, path, { intent: 'set', product_id, product_variant_id, items: '1' })
        await page.goto(path)
        await page.getByRole('progressbar').first().waitFor()
      },
    },
    {
      name: 'cart with an unknown code',
      open: async page => {
        await addWashers(page, 1)
        await page.goto(path)
        await page.getByRole('textbox', { name: /^Discount code|^Kod rabatowy/ }).fill('NOTHING')
        await press(page, /^Apply$|^Zastosuj$/)
        await page.locator('[aria-invalid=true]').waitFor()
      },
    },
    {
      name: 'cart after the removal of a line',
      open: async page => {
        await addWashers(page, 1)
        await page.goto(path)
        await press(page, /^Remove |^Usuń/)
        await page.getByRole('heading', { name: /^Your cart is empty|^Twój koszyk jest pusty/ }).waitFor()
      },
    },
  ]
}

const checkout: States = language => {
  const path = hrefTo(language, 'checkout')
  const withAddresses = async (page: Page) => {
    await createCustomer(page, language)
    for (const street of ['ul. Długa 1', 'ul. Prosta 2']) await saveAddress(page, language, street)
    await addWashers(page, 1)
    await page.goto(path)
  }
  return [
    {
      name: 'guest or login page with a cart',
      open: async page => {
        await addWashers(page, 1)
        await page.goto(hrefTo(language, 'guest'))
      },
    },
    {
      name: 'guest checkout with delivery and payment',
      open: async page => {
        await addWashers(page, 1)
        await page.goto(path)
        for (const name of [/^Courier|^Kurier/, /^Bank transfer|^Przelew/]) await page.getByRole('radio', { name }).check()
        const hasScripts = await page.evaluate(() => matchMedia('(scripting: enabled)').matches)
        const { summary, notChosen } = checkoutWords[language]
        if (!hasScripts) return
        await expect(page.getByRole('region', { name: summary })).not.toContainText(notChosen)
        await expect(page.locator('main [aria-busy=true]')).toHaveCount(0)
      },
    },
    {
      name: 'company checkout with a delivery address and all errors',
      open: async page => {
        await addWashers(page, 1)
        await page.goto(path)
        await page.getByRole('radio', { name: /^A\scompany$|^Firma$/ }).check()
        await press(page, /^Deliver to another address|^Dostawa pod inny adres/)
        await page.getByRole('button', { name: /^Deliver to the billing address|^Dostawa pod adres rozliczeniowy/ }).waitFor()
        await press(page, /^Order with obligation to pay$|^Zamówienie z\sobowiązkiem zapłaty$/)
        await waitForAlert(page)
      },
    },
    { name: 'customer checkout with saved addresses', open: withAddresses },
    {
      name: 'customer checkout with two new addresses',
      open: async page => {
        await withAddresses(page)
        for (const other of await page.getByRole('radio', { name: /^Another address|^Inny adres/ }).all()) await other.check()
      },
    },
  ]
}

/** The pages of the test provider, and the order after them. */
const payments: States = language => {
  const provider = (name: string, more: (page: Page) => Promise<unknown> = async () => {}): State => ({
    name,
    open: async page => {
      const placed = await placeOrder(page.request, { language, payment: 'test' })
      await page.context().clearCookies()
      await page.goto(await startPayment(page.request, placed))
      await more(page)
    },
  })
  const pay = (page: Page) => press(page, /^Pay PLN|^Zapłać/)
  const payWithCode = async (page: Page, code: string) => {
    await page.getByRole('textbox', { name: /BLIK/ }).fill(code)
    await pay(page)
  }
  const payBy = async (page: Page, method: RegExp) => {
    await page.getByRole('radio', { name: method }).check()
    await pay(page)
  }
  const returned = (['pending', 'refused'] as const).map(
    (outcome): State => ({
      name: `order after a payment page: ${outcome}`,
      open: async page => {
        const placed = await placeOrder(page.request, { language, payment: 'test' })
        await addSessionCookies(page.context(), shopUrl, placed)
        await page.goto(`${hrefTo(language, 'order', { uid: placed.order.uid })}?payment=${outcome}`)
      },
    }),
  )
  return [
    provider('payment page of the test provider'),
    provider('payment page after an unknown BLIK code', async page => {
      await payWithCode(page, '123456')
      await waitForAlert(page)
    }),
    provider('payment page without card', async page => {
      await payBy(page, /^Card|^Karta/)
      await waitForAlert(page)
    }),
    provider('payment page without bank', async page => {
      await payBy(page, /^Transfer|^Przelew/)
      await waitForAlert(page)
    }),
    provider('confirmation in the app', async page => {
      await payWithCode(page, '777123')
      await page.getByRole('button', { name: /^Confirm$|^Potwierdź$/ }).waitFor()
    }),
    provider('payment page of an altered address', page => page.goto(`${page.url()}x`)),
    ...returned,
  ]
}

const orders: States = language => {
  const of = (name: string, open: (page: Page, uid: string) => Promise<unknown>, { buyer = false } = {}): State => ({
    name,
    open: async page => {
      const placed = await placeOrder(page.request, { language })
      await page.context().clearCookies()
      if (buyer) await addSessionCookies(page.context(), shopUrl, placed)
      await open(page, placed.order.uid)
    },
  })
  const send = async (page: Page, path: string) => {
    await page.goto(path)
    await page.locator('main form button[type=submit]').last().click()
    await waitForAlert(page)
  }
  const claims = (['withdrawal', 'complaint'] as const).flatMap(id => [
    of(`${id} form`, (page, uid) => page.goto(hrefTo(language, id, { uid })), { buyer: true }),
    of(`empty ${id} without the session, submitted`, (page, uid) => send(page, hrefTo(language, id, { uid }))),
    of(`received ${id}`, (page, uid) => page.goto(`${hrefTo(language, id, { uid })}?received=${new Date().toISOString()}`)),
  ])
  return [
    of('order of the buyer', (page, uid) => page.goto(hrefTo(language, 'order', { uid })), { buyer: true }),
    of('masked order after a wrong e-mail', async (page, uid) => {
      await page.goto(hrefTo(language, 'order', { uid }))
      await page
        .getByRole('main')
        .getByRole('textbox', { name: /e-mail/i })
        .fill('somebody.else@example.com')
      await press(page, /^Show the whole order|^Pokaż całe zamówienie/)
      await page.locator('[aria-invalid=true]').waitFor()
    }),
    {
      name: 'order in the account',
      open: async page => {
        const placed = await placeOrder(page.request, { customer: await createCustomerOn(page, language), language })
        await addSessionCookies(page.context(), shopUrl, placed)
        await page.goto(hrefTo(language, 'accountOrder', { id: placed.order.uid }))
      },
    },
    {
      name: 'reorder with a filled cart',
      open: async page => {
        const placed = await placeOrder(page.request, { customer: await createCustomerOn(page, language), language })
        await addSessionCookies(page.context(), shopUrl, placed)
        await addToCart(page, 'q=SAND-DELTA93', 1)
        await page.goto(hrefTo(language, 'orderHistory'))
        await press(page, /^Order again|^Zamów ponownie/)
        await page.getByText(/^Your cart already|^W\skoszyku masz/).waitFor()
      },
    },
    {
      name: 'reorder without stock',
      open: async page => {
        // No other test orders it, which would change the stock in between.
        const query = language === 'en' ? 'q=SAND-225' : 'q=SAND-150'
        const placed = await placeOrder(page.request, { customer: await createCustomerOn(page, language), language, query })
        await addSessionCookies(page.context(), shopUrl, placed)
        const { stock } = await addToCart(page, query, 1)
        await addToCart(page, query, stock - 1)
        await page.goto(hrefTo(language, 'orderHistory'))
        await press(page, /^Order again|^Zamów ponownie/)
        await press(page, /^Add to cart|^Dodaj do koszyka/)
        await page.getByText(/^Nothing was added|^Niczego nie dodano/).waitFor()
      },
    },
    ...claims,
    {
      name: 'withdrawal by number and e-mail, with errors',
      open: page => send(page, hrefTo(language, 'withdrawFromContract')),
    },
    {
      name: 'withdrawal found by number and e-mail',
      open: async page => {
        const placed = await placeOrder(page.request, { language })
        await page.context().clearCookies()
        await page.goto(hrefTo(language, 'withdrawFromContract'))
        const main = page.getByRole('main')
        await main.getByRole('textbox', { name: /^Order number|^Numer zamówienia/ }).fill(placed.order.number)
        await main.getByRole('textbox', { name: /^E-mail|^Adres e-mail/ }).fill(placed.buyer.email)
        await press(page, /^Continue$|^Dalej$/)
        await page.getByRole('button', { name: /^Confirm withdrawal$|^Potwierdź odstąpienie$/ }).waitFor()
      },
    },
    {
      name: 'withdrawal after its period',
      open: async page => {
        await logIn(page, 'jan@demo.localhost')
        await page.goto(hrefTo(language, 'orderHistory'))
        const old = page.getByRole('row').filter({ hasText: /Delivered|Dostarczone/ })
        const href = await old.last().getByRole('link').first().getAttribute('href')
        await page.goto(hrefTo(language, 'withdrawal', { uid: href?.split('/').at(-1) ?? '' }))
      },
    },
  ]
}

/** Changes the cart as another window of the same visitor would. */
async function change(page: Page, path: string, form: Record<string, string>) {
  const response = await page.request.post(path, { form, headers: { accept: 'text/html' } })
  expect([form, response.ok()]).toEqual([form, true])
}

/** Creates a customer with an account. */
async function createCustomerOn(page: Page, language: Language) {
  const customer = { email: `${crypto.randomUUID().slice(0, 13)}@example.com`, password: goodPassword }
  await createAccount(page, customer.email, language)
  return customer
}

/** Opens a cart that meets the minimum of code and gift: 50 zł off from 300 zł net. */
async function withCodeAndGift(page: Page, path: string) {
  await addWashers(page, 20)
  const headers = { 'shop-origin': 'localhost', 'accept-language': 'en-US' }
  const gifts: { id: number; min_order_value: number; items: number }[] = await (
    await page.request.get('/api/my-shop/gifts', { headers })
  ).json()
  const gift = gifts.find(({ min_order_value, items }) => min_order_value <= 300 && items > 0)
  await change(page, path, { intent: 'code-apply', code: 'MINUS50' })
  await change(page, path, { intent: 'gift', id: String(gift?.id), regulations: 'on' })
  await page.goto(path)
}

export async function saveAddress(page: Page, language: Language, street: string) {
  const form = {
    intent: 'save',
    first_name: 'Zofia',
    last_name: 'Wiśniewska',
    street,
    postal_code: '61-123',
    city: 'Poznań',
    country: 'PL',
  }
  await change(page, hrefTo(language, 'addresses'), form)
}
