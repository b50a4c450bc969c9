import { nameOf } from '../../apps/storefront/app/features/finder/choice.ts'
import { storageKey } from '../../apps/storefront/app/features/recently-viewed/viewed-products.ts'
import { expect, hrefTo, test } from './fixtures.ts'
import { addButton, choose, collection, fillCart, heading, linkTo, product } from './shopping.ts'
import type { User } from './user.ts'

interface Response {
  of: string
  request: RegExp
  /** Opens a page, hydrated. */
  open: (user: User) => Promise<void>
  /** Does what sends the request. */
  begin: (user: User) => Promise<void>
}

const header = { search: { css: 'header [role=combobox]' }, cart: linkTo(hrefTo('en', 'cart'), 'header') }

async function openHydrated(user: User, path: string) {
  await user.open(path)
  await user.click(header.search)
  await user.expectVisible({ css: 'html[data-hydrated]' })
}
/** The home page leaves its finder out where the first lists of a new process take too long. */
const openWithFinder = (user: User) =>
  expect(async () => {
    await openHydrated(user, hrefTo('en', 'home'))
    expect(await user.text({ css: '#finder' })).not.toBe('')
  }).toPass()
const openProduct = (user: User) => openHydrated(user, product)
const followLink = (user: User) => user.click(linkTo(hrefTo('en', 'bestsellers'), 'footer'))

const responses: Response[] = [
  { of: 'a client-side navigation', request: /^GET \/en\/bestsellers\.data/, open: openProduct, begin: followLink },
  { of: 'the check for a new build', request: /^GET \/build\.txt/, open: openProduct, begin: followLink },
  { of: 'suggestions', request: /^GET \/suggestions/, open: openProduct, begin: user => user.type('hexagon') },
  { of: 'the cart', request: /^GET \/cart-summary/, open: openProduct, begin: user => user.click(header.cart) },
  { of: 'an addition to the cart', request: /^POST \/cart-lines/, open: openProduct, begin: user => user.click(addButton()) },
  {
    of: 'a favourite',
    request: /^POST \/favourites/,
    open: openProduct,
    begin: user => user.click({ css: 'main form[action="/favourites"] button' }),
  },
  {
    of: 'the products viewed before',
    request: /^GET \/viewed-products/,
    open: async user => {
      await user.open(product)
      await user.evaluate(key => localStorage.setItem(key, '[1,2]'), storageKey)
    },
    begin: openProduct,
  },
  {
    of: 'a choice of the finder',
    request: /^GET \/finder\/en/,
    open: openWithFinder,
    begin: async user => {
      await user.evaluate(name => document.querySelector<HTMLSelectElement>(`main [name="${name}"]`)?.focus(), nameOf('thread'))
      await user.press('ArrowDown')
    },
  },
  {
    of: 'a choice in the checkout',
    request: /^POST \/en\/checkout\.data/,
    open: user => fillCart(user),
    begin: user => choose(user, 'delivery', collection),
  },
]

for (const { of, request, open, begin } of responses)
  test.describe(`the response to ${of}`, () => {
    test('is cut by another page without an error', async ({ user, shop }) => {
      await open(user)
      const begun = shop.holdEnd(request)
      await begin(user)
      await begun
      await leave(user)
    })

    test('is not waited for by another page, without an error', async ({ user, shop }) => {
      await open(user)
      const release = shop.hold(request)
      await begin(user)
      await expect.poll(() => shop.requests(request)).toBeGreaterThan(0)
      await leave(user)
      release()
    })
  })

test('a link pressed while the page before it arrives interrupts that without an error', async ({ user, shop }) => {
  await openProduct(user)
  const release = shop.hold(/^GET \/assets\/bestsellers-page/)
  const begun = shop.holdEnd(/^GET \/en\/bestsellers\.data/)
  await followLink(user)
  await begun
  await tenFrames(user)
  await user.click(linkTo(hrefTo('en', 'newProducts'), 'footer'))
  await user.expectPath(hrefTo('en', 'newProducts'))
  release()
  await tenFrames(user)
})

test('Back leads to a page that was left while a link was followed, and its links lead on', async ({ user, shop }) => {
  await openProduct(user)
  const request = /^GET \/en\/bestsellers\.data/
  const release = shop.hold(request)
  await followLink(user)
  await expect.poll(() => shop.requests(request)).toBe(1)
  await leave(user)
  release()
  await user.back()
  await user.expectPath(product)
  await user.expectVisible(addButton())
  await followLink(user)
  await user.expectPath(hrefTo('en', 'bestsellers'))
})

/** Opens another page once the browser has read what has arrived, and waits until it has reported what went wrong. */
async function leave(user: User) {
  await tenFrames(user)
  await user.open(hrefTo('en', 'contact'))
  await user.expectVisible(heading)
  await tenFrames(user)
}

const tenFrames = (user: User) =>
  user.evaluate(async () => {
    for (let count = 0; count < 10; count++) await new Promise(requestAnimationFrame)
  })
