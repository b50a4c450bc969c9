import type { Page } from '@playwright/test'
import type { ProductListItem } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { createCustomer, logIn } from '../customers.ts'
import { alteredPort } from '../ports.ts'
import { findProduct } from '../products.ts'
import { createList, fillCart, saveCart } from '../saved-list.ts'
import { saveAddress } from './ordering.ts'
import { openDetails, press, type State, type States, waitForAlert } from './state.ts'

const jan = 'jan@demo.localhost'

/** Account screens: empty, filled, searched without results, and with errors. */
export const account: States = language => [...lists(language), ...favourites(language), ...savedLists(language), ...settings(language)]

const lists: States = language => {
  const [orders, prices] = [hrefTo(language, 'orderHistory'), hrefTo(language, 'myPrices')]
  return [
    { name: 'order history without orders, with an unconfirmed e-mail', open: own(language, orders) },
    { name: 'order search without results', open: own(language, `${orders}?find=qwertyzxcv`, jan) },
    { name: 'no personal prices', open: own(language, prices) },
    { name: 'personal price search without results', open: own(language, `${prices}?q=qwertyzxcv`, jan) },
  ]
}

const favourites: States = language => {
  const path = hrefTo(language, 'favouriteProducts')
  return [
    { name: 'no favourites', open: own(language, path) },
    { name: 'favourites of every kind', open: withFavourites(language, path) },
    { name: 'favourite search without results', open: withFavourites(language, `${path}?find=qwertyzxcv`) },
    {
      name: 'favourites added to the cart in part',
      open: async page => {
        await withFavourites(language, path)(page)
        await press(page, /^Add all to cart|^Wszystkie do koszyka/)
        await page
          .getByText(/it comes in variants|produkt ma warianty/)
          .first()
          .waitFor()
      },
    },
    {
      name: 'favourites with an invalid quantity',
      open: async page => {
        await withFavourites(language, path)(page)
        await page.getByRole('main').getByRole('spinbutton').first().fill('1.5')
        await press(page, /^Add all to cart|^Wszystkie do koszyka/)
        await waitForAlert(page)
      },
    },
    {
      name: 'a removed favourite with undo',
      script: true,
      open: async page => {
        await withFavourites(language, path)(page)
        await page.context().clearCookies()
        await press(page, /^Remove from favourites|^Usuń z\sulubionych/)
        await page
          .getByRole('region', { name: /^Messages|^Komunikaty/ })
          .getByRole('alert')
          .waitFor()
      },
    },
    {
      name: 'favourites that cannot be loaded',
      open: async page => {
        await createCustomer(page, language)
        const broken = `http://broken.localhost:${alteredPort}`
        const cookies = await page.context().cookies()
        await page.context().addCookies(cookies.map(({ name, value }) => ({ name, value, url: broken })))
        await page.goto(broken + path)
        await waitForAlert(page)
      },
    },
  ]
}

const savedLists: States = language => {
  const path = hrefTo(language, 'savedLists')
  /** A list of one product to order at once, and one that is nearly sold out. */
  const filled = async (page: Page, share = false) => {
    await createCustomer(page, language)
    const kinds: ((product: ProductListItem) => boolean)[] = [
      product => !product.has_variants && product.items > 20 && product.price_net !== null,
      product => !product.has_variants && product.items > 0 && product.items < 10 && product.price_net !== null,
    ]
    const lines = await Promise.all(kinds.map(async isOfKind => ({ product: await findProduct(page.request, isOfKind), items: 1 })))
    await fillCart(page, lines)
    return saveCart(page, language, { share })
  }
  const refused = (name: string, button: RegExp, fill: (page: Page) => Promise<void>): State => ({
    name,
    open: async page => {
      await page.goto(await filled(page))
      await fill(page)
      await press(page, button)
      await waitForAlert(page)
    },
  })
  const quantity = (page: Page) => page.getByRole('main').getByRole('spinbutton').last()
  return [
    { name: 'no saved lists', open: own(language, path) },
    {
      name: 'saved lists',
      open: async page => {
        await filled(page, true)
        await page.goto(path)
      },
    },
    {
      name: 'a shared list of the customer with a deletion to confirm',
      open: async page => {
        await page.goto(`${await filled(page, true)}?done=shared`)
        await openDetails(page, /^Delete the list|^Usuń listę/)
      },
    },
    refused('a list with an invalid quantity', /^Save the quantities|^Zapisz ilości/, page => quantity(page).fill('1.5')),
    refused('a list and an unknown symbol', /^Add to the list|^Dodaj do listy/, page =>
      page.getByLabel(/^Product code or EAN|^Symbol lub EAN/).fill('NO-SUCH-1'),
    ),
    {
      name: 'an empty list',
      open: async page => {
        await createCustomer(page, language)
        await page.goto(await createList(page, language))
      },
    },
    {
      name: 'a list shared by somebody',
      open: async page => {
        await page.goto(await filled(page, true))
        const link = await page.getByRole('textbox', { name: /^Link to this list|^Link do tej listy/ }).inputValue()
        await page.context().clearCookies()
        await page.goto(new URL(link).pathname)
      },
    },
    {
      name: 'a list that is not shared any more',
      open: async page => {
        await page.goto(hrefTo(language, 'sharedList', { token: 'x'.repeat(43) }))
      },
    },
  ]
}

const settings: States = language => {
  const [addresses, profile] = [hrefTo(language, 'addresses'), hrefTo(language, 'profile')]
  const refused = (name: string, path: string, button: RegExp): State => ({
    name,
    open: async page => {
      await own(language, path)(page)
      await press(page, button)
      await waitForAlert(page)
    },
  })
  return [
    { name: 'no saved addresses', open: own(language, addresses) },
    { name: 'profile of a private customer', open: own(language, profile) },
    refused('empty address form, submitted', addresses, /^Save the address|^Zapisz adres/),
    {
      name: 'saved addresses with a removal to confirm',
      open: async page => {
        await createCustomer(page, language)
        for (const street of ['ul. Długa 1', 'ul. Prosta 2']) await saveAddress(page, language, street)
        await page.goto(addresses)
        await openDetails(page, /^Remove|^Usuń/)
      },
    },
    refused('password form with errors', profile, /^Change the password|^Zmień hasło/),
    refused('account closing form with errors', profile, /^Close my account|^Zamknij moje konto/),
    {
      name: 'account menu',
      open: async page => {
        await own(language, hrefTo(language, 'home'))(page)
        await page.getByRole('banner').locator('summary', { hasText: 'Zofia' }).click()
      },
    },
  ]
}

/** Opens a screen as a customer: a new one, or the demo customer with the given e-mail. */
const own = (language: Language, path: string, email?: string) => async (page: Page) => {
  if (email) await logIn(page, email)
  else await createCustomer(page, language)
  await page.goto(path)
}

/** One product to order at once, one with variants and one that is sold out. */
const withFavourites = (language: Language, path: string) => async (page: Page) => {
  await createCustomer(page, language)
  const kinds: ((product: ProductListItem) => boolean)[] = [
    product => !product.has_variants && product.items > 20,
    product => product.has_variants && product.items > 0,
    product => !product.has_variants && product.items === 0,
  ]
  for (const isOfKind of kinds) {
    const product = await findProduct(page.request, isOfKind)
    await page.request.post('/favourites', {
      form: { add: String(product.id), to: '/en' },
      headers: { accept: 'application/json' },
    })
  }
  await page.goto(path)
}
