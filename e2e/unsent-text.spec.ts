import type { Locator, Page } from '@playwright/test'
import { hasContent } from '@stragan/contract/sales-units'
import { hrefTo } from '@stragan/routing'
import { createCustomer, logIn, test } from './customers.ts'
import { expect, expectHydrated, hydrate } from './fixtures.ts'
import { findProduct } from './products.ts'
import { fillCart, saveCart } from './saved-list.ts'

const main = (page: Page) => page.getByRole('main')
const footerLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Bestsellers' })
const list = (page: Page) => main(page).getByLabel('Product codes and quantities')

const findGoods = (page: Page) =>
  findProduct(page.request, one => !one.has_variants && one.items > 20 && one.price_net !== null && !hasContent(one.sales_unit))

async function openQuickOrder(page: Page) {
  await page.goto(hrefTo('en', 'quickOrder'))
  return list(page)
}

/** Forms by what is typed into them: each opens its page and returns a field. */
const forms: Record<string, (page: Page) => Promise<Locator>> = {
  'a list of product codes': openQuickOrder,
  'a list on the home page': async page => {
    await page.goto(hrefTo('en', 'home'))
    await main(page).getByText('Order from a list of product codes').filter({ visible: true }).click()
    return list(page)
  },
  'a quantity of a saved list': async page => {
    await createCustomer(page, 'en')
    await fillCart(page, [{ product: await findGoods(page), items: 2 }])
    await page.goto(await saveCart(page, 'en'))
    return main(page).getByRole('spinbutton').first()
  },
  'a quantity of a favourite': async page => {
    await createCustomer(page, 'en')
    const form = { add: String((await findGoods(page)).id), to: '/en' }
    expect((await page.request.post('/favourites', { form, headers: { accept: 'application/json' } })).ok()).toBe(true)
    await page.goto(hrefTo('en', 'favouriteProducts'))
    return main(page).getByRole('spinbutton')
  },
  'a quantity beside an own price': async page => {
    await logIn(page, 'jan@demo.localhost')
    await page.goto(hrefTo('en', 'myPrices'))
    return main(page).locator('input[type=number]').first()
  },
}

for (const [name, open] of Object.entries(forms))
  test(`${name} is there after a link and Back`, async ({ page }) => {
    const field = await open(page)
    const path = new URL(page.url()).pathname
    await hydrate(page)
    await field.fill('7')
    await footerLink(page).click()
    await expect(page).toHaveURL(hrefTo('en', 'bestsellers'))
    await page.goBack()
    await expect(page).toHaveURL(path)
    await expect(field).toHaveValue('7')
  })

test('a list of product codes is there after a search of the header and Back', async ({ page }) => {
  const field = await openQuickOrder(page)
  await hydrate(page)
  await field.fill('HKT-5 3')
  await page.getByRole('combobox', { name: 'Search' }).fill('hexagon bolt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/products-all\?q=hexagon/)
  await page.goBack()
  await expect(page).toHaveURL(hrefTo('en', 'quickOrder'))
  await expect(field).toHaveValue('HKT-5 3')
})

test('a link loads a document where a line of a list was changed, and none where nothing was typed', async ({ page }) => {
  const documents: string[] = []
  page.on('request', request => request.isNavigationRequest() && documents.push(request.url()))
  const open = async () => {
    await (await openQuickOrder(page)).fill('HKT-5 3')
    await main(page).getByRole('button', { name: 'Read the list' }).click()
    await expect(main(page).getByRole('spinbutton')).toHaveValue('3')
    await hydrate(page)
    documents.length = 0
  }
  const leave = async () => {
    await footerLink(page).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestsellers')
  }
  await open()
  await leave()
  expect(documents).toHaveLength(0)
  await open()
  await main(page).getByRole('spinbutton').fill('4')
  await leave()
  expect(documents).toHaveLength(1)
})

test('a search of the page that is left with nothing else typed loads no document', async ({ page }) => {
  await page.goto(hrefTo('en', 'contact'))
  await hydrate(page)
  const documents: string[] = []
  page.on('request', request => request.isNavigationRequest() && documents.push(request.url()))
  await page.getByRole('combobox', { name: 'Search' }).fill('hexagon bolt')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/products-all\?q=hexagon/)
  expect(documents).toEqual([])
})

test.describe('a refused form', () => {
  test.use({ expectedErrors: [/status of 422/] })
  const field = (page: Page, name: string) => main(page).locator(`[name="${name}"]`)
  const leaveAndReturn = async (page: Page) => {
    const path = new URL(page.url()).pathname
    await footerLink(page).click()
    await expect(page).toHaveURL(hrefTo('en', 'bestsellers'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bestsellers')
    await page.goBack()
    await expect(page).toHaveURL(path)
  }

  test('of a message has what was typed before and after, each time after a link and Back', async ({ page }) => {
    await page.goto(hrefTo('en', 'contact'))
    await field(page, 'email').fill('zofia')
    await field(page, 'text').fill('Do these bolts fit?')
    await main(page).getByRole('button', { name: 'Send' }).click()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expectHydrated(page)
    await leaveAndReturn(page)
    await expect(field(page, 'email')).toHaveValue('zofia')
    await expect(field(page, 'text')).toHaveValue('Do these bolts fit?')
    await field(page, 'email').fill('zofia@example.com')
    await leaveAndReturn(page)
    await expect(field(page, 'email')).toHaveValue('zofia@example.com')
    await expect(field(page, 'text')).toHaveValue('Do these bolts fit?')
  })

  test('of a registration has its texts and ticks after a link and Back, and no password, shown or not', async ({ page }) => {
    await page.goto(hrefTo('en', 'register'))
    await field(page, 'email').fill('zofia')
    await field(page, 'first_name').fill('Zofia')
    await field(page, 'password').fill('tree-lamp-river-9')
    await field(page, 'regulations_accepted').check()
    await main(page).locator('form button[type=submit]').click()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expectHydrated(page)
    await field(page, 'password').fill('tree-lamp-river-9')
    await main(page).getByRole('button', { name: 'Show password' }).click()
    await expect(field(page, 'password')).toHaveAttribute('type', 'text')
    await leaveAndReturn(page)
    await expect(field(page, 'email')).toHaveValue('zofia')
    await expect(field(page, 'first_name')).toHaveValue('Zofia')
    await expect(field(page, 'regulations_accepted')).toBeChecked()
    await expect(field(page, 'password')).toHaveValue('')
  })

  test('of a customer is not filled in for another one', async ({ page }) => {
    await createCustomer(page, 'en')
    await page.goto(hrefTo('en', 'profile'))
    await field(page, 'first_name').fill('Maria')
    await field(page, 'last_name').fill('')
    await main(page).getByRole('button', { name: 'Save' }).click()
    await expect(main(page).getByRole('alert')).toBeVisible()
    await expectHydrated(page)
    await footerLink(page).click()
    await expect(page).toHaveURL(hrefTo('en', 'bestsellers'))
    await page.context().clearCookies()
    await createCustomer(page, 'en')
    await page.goBack()
    await expect(field(page, 'last_name')).toHaveValue('Wiśniewska')
    await expect(field(page, 'first_name')).toHaveValue('Zofia')
  })
})
