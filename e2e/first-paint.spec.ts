import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { watchLayoutShifts } from './accessibility.ts'
import { expect, kawa, test } from './fixtures.ts'

/** 20 KB/s: a list takes a second. */
const slowConnection = { offline: false, latency: 0, downloadThroughput: 20_000, uploadThroughput: 20_000 }

const isPainted = () => performance.getEntriesByName('first-contentful-paint').length > 0

declare global {
  interface Window {
    isFirstFrameComplete?: boolean
  }
}

test('the first frame of a page that arrives slowly has all of its content', async ({ page }) => {
  // Style sheet and fonts of the next page are in the cache then.
  await page.goto(hrefTo('en', 'home'))
  await page.addInitScript(() =>
    requestAnimationFrame(() => {
      window.isFirstFrameComplete = document.querySelector('footer') !== null
    }),
  )
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.emulateNetworkConditions', slowConnection)
  await page.goto(hrefTo('en', 'allProducts'), { waitUntil: 'commit' })
  await page.waitForFunction(isPainted)
  expect(await page.evaluate(() => window.isFirstFrameComplete)).toBe(true)
})

/** Holds fonts back until the page is painted without them. */
const delayFonts = (page: Page) =>
  page.route('**/*.woff2', async route => {
    await page.waitForFunction(isPainted)
    await route.continue()
  })

for (const [name, shop] of Object.entries({ 'the tool shop': '', 'the coffee shop': kawa }))
  test(`fonts that arrive late hardly move pages of ${name}`, async ({ page }) => {
    await watchLayoutShifts(page)
    await delayFonts(page)
    for (const width of [390, 1440])
      for (const id of ['home', 'allProducts'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(shop + hrefTo('pl', id))
        expect(await page.evaluate(() => document.fonts.ready.then(fonts => [...fonts].some(({ status }) => status === 'loaded')))).toBe(
          true,
        )
        const shifts = await page.evaluate(() => window.layoutShifts ?? [])
        // What Core Web Vitals call good.
        expect(shifts.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.1)
      }
  })

test('a page in Polish needs the letters that it preloads, and no others', async ({ page }) => {
  const fonts = new Set<string>()
  page.on(
    'request',
    request => void (request.resourceType() === 'font' && fonts.add(request.url().replace(/.*\/assets\/|-[\w-]{8}\.woff2$/g, ''))),
  )
  for (const shop of ['', kawa]) {
    await page.goto(shop + hrefTo('pl', 'home'))
    await page.evaluate(() => document.fonts.ready)
  }
  expect([...fonts].sort()).toEqual(
    ['brygada-1918', 'figtree', 'public-sans'].flatMap(typeface => [`${typeface}-latin`, `${typeface}-polish`]),
  )
})

test('letters of other languages have the typeface of the page, in text and headings', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await client.send('DOM.enable')
  await client.send('CSS.enable')
  for (const [shop, families] of [
    ['', { h1: 'Public Sans', 'main p': 'Public Sans' }],
    [kawa, { h1: 'Brygada 1918', 'main p': 'Figtree' }],
  ] as const) {
    await page.goto(shop + hrefTo('pl', 'home'))
    for (const [selector, family] of Object.entries(families)) {
      await page
        .locator(selector)
        .first()
        .evaluate(element => {
          element.textContent = 'Àêłąź ŵé'
        })
      await page.evaluate(() => document.fonts.ready)
      const { root } = await client.send('DOM.getDocument')
      const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector })
      // The text is drawn anew once a font has arrived.
      await expect
        .poll(async () => (await client.send('CSS.getPlatformFontsForNode', { nodeId })).fonts.map(font => font.familyName))
        .toEqual([expect.stringContaining(family)])
    }
  }
})
