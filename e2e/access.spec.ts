import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { test as base, goodPassword, openAccount } from './customers.ts'
import { becomeBuyer, placeOrder } from './orders.ts'
import { expect, kawa } from './shop-test.ts'

/** Makes the browser a customer's who has ordered; the paths of the order in their account, and of what can be declared about it. */
const test = base.extend<{ ownOrder: () => Promise<string[]> }>({
  ownOrder: async ({ request, context, baseURL }, use) => {
    await use(async () => {
      const customer = { email: `${crypto.randomUUID().slice(0, 13)}@example.com`, password: goodPassword }
      await openAccount({ request }, customer.email, 'en')
      const placed = await placeOrder(request, { customer })
      await becomeBuyer(context, baseURL ?? '', placed)
      const { uid } = placed.order
      return [hrefTo('en', 'accountOrder', { id: uid }), hrefTo('en', 'withdrawal', { uid }), hrefTo('en', 'complaint', { uid })]
    })
  },
})

const screens = [
  '/en',
  '/en/categories',
  '/en/category/nuts-and-washers',
  '/en/bestsellers?view=table',
  '/en/products-all?q=scr&in_stock=1',
  '/en/products-all?q=qwertyzxcv',
  '/en/marki/projahn',
  '/en/product/hexagon-bolt-din-933-m8-8-8-zinc-general-purpose',
  '/en/product/3',
  '/en/quick-order',
  '/en/news',
  '/en/career/job',
  '/en/gifts/1',
  '/en/test1',
  '/en/contact',
  '/en/about-us',
  '/pl/projahn',
  '/pl/katalogi',
  '/en/data-sheets',
  '/pl/dystrybucja',
  '/en/vending-machines?machine=1',
  '/pl',
  '/pl/category/wiertla',
  '/pl/product/3',
  '/pl/produkty_miesiaca',
  '/pl/szybkie-zamowienie',
  '/pl/news/gross-flow-control',
  '/pl/kariera',
  '/pl/kariera/1',
  '/pl/nagrody',
  `${kawa}/pl`,
  `${kawa}/en/bestsellers`,
  `${kawa}/pl/product/3`,
]

for (const colorScheme of ['light', 'dark'] as const)
  for (const [device, width] of [
    ['phone', 390],
    ['desktop', 1440],
  ] as const)
    test.describe(`${colorScheme}, ${device}`, () => {
      test.use({ colorScheme, viewport: { width, height: 900 } })

      const check = async (page: Page, path: string) => {
        await page.goto(path)
        const { violations } = await new AxeBuilder({ page }).analyze()
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' | ')}`)).toEqual([])
      }
      for (const path of screens) test(`${path} has no access problem that axe can find`, ({ page }) => check(page, path))

      test('nor has an order in the account, a withdrawal or a complaint', async ({ page, ownOrder }) => {
        test.slow()
        for (const path of await ownOrder()) await check(page, path)
      })
    })

/** What moved on a page that nobody has touched, and by how much. */
declare global {
  interface Window {
    moved: { value: number; what: string }[]
  }
}
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

for (const width of [390, 1440])
  test(`nothing moves while pages load at ${width} px, and nothing is wider than the screen`, async ({ page, ownOrder }) => {
    test.slow()
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      window.moved = []
      new PerformanceObserver(list => {
        for (const { value, sources } of list.getEntries() as LayoutShift[])
          window.moved.push({ value, what: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`).join(' | ') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of [...screens, ...(await ownOrder())]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const moved = await page.evaluate(() => window.moved)
      const shift = moved.reduce((sum, { value }) => sum + value, 0)
      // To two decimals: on a busy machine a page is painted half parsed, and a line of text may yet grow by a word.
      expect([path, shift.toFixed(2), shift >= 0.005 ? moved : []]).toEqual([path, '0.00', []])
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([path, true])
    }
  })
