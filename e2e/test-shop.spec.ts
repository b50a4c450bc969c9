import { hrefTo } from '@stragan/routing'
import { expect, test } from './fixtures.ts'
import { port } from './ports.ts'

const shop = `http://test.localhost:${port}`
const product = (id: string) => shop + hrefTo('en', 'product', { id })

test('a product without variants shows its weight to five decimals and its tier prices', async ({ page }) => {
  await page.goto(product('pan-head-screw-m1-brass'))
  const main = page.getByRole('main')
  await expect(main).toContainText('0.00007 kg')
  await expect(main.getByRole('table').first().getByRole('rowheader')).toHaveText(['from 1 pc', 'from 50 pcs', 'from 500 pcs'])
  await expect(main.getByRole('row', { name: /^from 50\spcs/ })).toContainText('−10%')
})

test('on a phone the tier prices are a line, which follows the quantity', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(product('pan-head-screw-m1-brass'))
  const inForce = page.getByRole('main').locator('p > [aria-current=true]')
  await expect(inForce).toHaveText(/^from 1:/)
  await page.getByRole('main').getByRole('spinbutton').first().fill('60')
  await expect(inForce).toHaveText(/^from 50:/)
  await expect(page.getByRole('columnheader', { name: 'You save' })).toBeHidden()
})

test('shows a product with a video, one without a price, and one no longer sold', async ({ page, request }) => {
  await page.goto(product('slotted-precision-screwdriver-1-2-mm'))
  await expect(page.getByRole('heading', { name: 'Video' })).toBeVisible()
  await page.goto(product('knurled-thumb-screw-m2-brass'))
  await expect(page.getByRole('main').getByText('Price on request').first()).toBeVisible()
  await expect(page.locator('#add-to-cart')).toHaveCount(0)
  const inactive = await request.get(hrefTo('en', 'product', { id: 'fillister-head-screw-m2-nickel-plated' }), {
    headers: { host: 'test.localhost' },
  })
  expect(inactive.status()).toBe(404)
})

test('a test shop shows a banner, links to enabled pages only and is not indexed', async ({ page }) => {
  const response = await page.goto(shop + hrefTo('en', 'home'))
  expect(response?.headers()['x-robots-tag']).toBe('noindex')
  const links = page.getByRole('contentinfo').getByRole('link')
  for (const name of ['Facebook', 'YouTube']) await expect(links.filter({ hasText: name })).toBeVisible()
  await expect(links.filter({ hasText: 'Instagram' })).toHaveCount(0)
  const currency = (name: string) => page.getByRole('button', { name, exact: true, includeHidden: true })
  await expect(currency('EUR').first()).toBeAttached()
  await expect(currency('USD')).toHaveCount(0)
})
