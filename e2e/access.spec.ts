import { AxeBuilder } from '@axe-core/playwright'
import { expect, kawa, test } from './shop-test.ts'

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
  '/en/test1',
  '/pl',
  '/pl/category/wiertla',
  '/pl/product/3',
  '/pl/produkty_miesiaca',
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

      for (const path of screens)
        test(`${path} has no access problem that axe can find`, async ({ page }) => {
          await page.goto(path)
          const { violations } = await new AxeBuilder({ page }).analyze()
          expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' | ')}`)).toEqual([])
        })
    })

for (const width of [390, 1440])
  test(`nothing moves while pages load at ${width} px, and nothing is wider than the screen`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
          if (!entry.hadRecentInput) Object.assign(window, { shift: (window as unknown as { shift: number }).shift + entry.value })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const path of screens) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect([path, await page.evaluate(() => (window as unknown as { shift: number }).shift)]).toEqual([path, 0])
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)]).toEqual([path, true])
    }
  })
