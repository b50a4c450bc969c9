import { listMessages } from '../../apps/storefront/app/features/catalogue/list.messages.ts'
import { desktop, expect, hrefTo, phone, test } from './fixtures.ts'
import { heading, linkTo } from './shopping.ts'

const screws = hrefTo('en', 'category', { slug: 'screws-and-bolts' })
const products = { css: '#products ~ * article, section[aria-labelledby=products] tbody tr' }

test('a facet narrows the list, and taking it off restores it', async ({ user }) => {
  await user.open(screws)
  const count = { css: 'section[aria-labelledby=products] [aria-live=polite]' }
  const all = await user.text(count)
  const inStock = { css: '[name=in_stock]' }
  await user.click(inStock)
  await user.expectPath(/in_stock=1/)
  await user.expectChecked(inStock, true)
  const brand = { css: '[name=brand]:not(:checked)' }
  await user.click(brand)
  await user.expectPath(/brand=\d+/)
  await expect.poll(() => user.text(count)).not.toBe(all)
  await user.expectVisible(products)
  await user.click({ css: 'main a', name: listMessages.en.clear })
  await user.expectPath(screws)
  await expect.poll(() => user.text(count)).toBe(all)
  await user.expectChecked(inStock, false)
})

for (const size of [desktop, phone])
  test.describe(`at ${size.width} px`, () => {
    test.use({ size })

    test('search suggests while typing; arrow and Enter open a suggestion', async ({ user }) => {
      await user.open(hrefTo('en', 'home'))
      const search = { css: 'header [role=combobox]' }
      await user.click(search)
      await user.type('hexagon')
      const option = { css: 'header [role=option]' }
      await user.expectVisible(option)
      await user.expectValue(search, 'hexagon')
      await user.press('ArrowDown')
      const chosen = { css: 'header [role=option][aria-selected=true]' }
      await user.expectVisible(chosen)
      const href = await user.evaluate(css => document.querySelector(css)?.getAttribute('href') ?? '', chosen.css)
      await user.press('Enter')
      await user.expectPath(href)
    })

    test('a search without a choice lists its results', async ({ user }) => {
      await user.open(hrefTo('en', 'home'))
      await user.fill({ css: 'header [role=combobox]' }, 'hexagon bolt')
      await user.press('Enter')
      await user.expectPath(`${hrefTo('en', 'allProducts')}?q=hexagon+bolt`)
      await user.expectText(heading, listMessages.en.results('hexagon bolt'))
      await user.expectVisible(products)
    })
  })

test('the category menu opens and closes by keyboard, and its links lead on', async ({ user }) => {
  await user.open(hrefTo('en', 'home'))
  const summary = { css: '[data-static=menu] summary' }
  const link = { css: '[data-static=menu] details[open] li li a' }
  await user.tabTo(summary)
  await user.press('Enter')
  await user.tabTo(link)
  await user.press('Escape')
  await user.expectHidden(link)
  await user.expectFocused(summary)
  await user.press('Space')
  await user.tabTo(link)
  const href = await user.evaluate(() => document.activeElement?.getAttribute('href') ?? '')
  await user.press('Enter')
  await user.expectPath(href)
  await user.expectHidden(link)
})

test.describe('on a phone', () => {
  test.use({ size: phone })

  test('the menu opens as a drawer, Escape closes it, and its links lead on', async ({ user }) => {
    await user.open(hrefTo('en', 'home'))
    const button = linkTo(hrefTo('en', 'categories'), 'header')
    const drawer = { css: '#menu[open]' }
    await user.click(button)
    await user.expectVisible(drawer)
    await user.press('Escape')
    await user.expectHidden(drawer)
    await user.expectFocused(button)
    await user.press('Enter')
    await user.expectVisible(drawer)
    await user.click(linkTo(hrefTo('en', 'contact'), '#menu'))
    await user.expectPath(hrefTo('en', 'contact'))
    await user.expectHidden(drawer)
  })
})
