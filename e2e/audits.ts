import type { Page } from '@playwright/test'
import { watchLayoutShifts } from './accessibility.ts'
import { test as base, expect, shopUrl, watchErrors } from './fixtures.ts'
import { type NuChecker, startNuChecker } from './nu-checker.ts'
import { nuCheckerPort } from './ports.ts'

/** Leaves the open page and removes what its visitor left behind: storage and cookies. */
export async function forget(page: Page) {
  const { origin } = new URL(page.url())
  if (origin !== 'null') {
    // A document without scripts: a page stores its scroll position when it is left.
    await page.goto(`${origin}/build.txt`)
    await page.evaluate(() => {
      localStorage.clear()
      sessionStorage.clear()
    })
  }
  await page.context().clearCookies()
}

/** Tests that check documents: a worker has one Nu checker. */
export const testWithNuChecker = base.extend<object, { nuChecker: NuChecker }>({
  nuChecker: [
    async ({ browserName: _ }, use, { parallelIndex }) => {
      const checker = await startNuChecker(nuCheckerPort + parallelIndex)
      await use(checker)
      await checker.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Makes each load of a page a visitor's first, without the browser's cache, and records how the layout shifts. */
async function measureFirstLoads(page: Page) {
  await watchLayoutShifts(page)
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true })
}

/**
 * Tests that audit many screens: all tests of a worker have one page, emptied after each, since a renderer that has run the auditors
 * before takes a quarter less time. A worker ends with a failed test, so that no test has the page of a failed one. With `firstLoads`
 * each load is a visitor's first, whose layout shifts are recorded; it takes about twice as long as one with the browser's cache.
 */
export const test = testWithNuChecker.extend<object, { sharedPage: Page; firstLoads: boolean }>({
  firstLoads: [false, { option: true, scope: 'worker' }],
  sharedPage: [
    async ({ browser, firstLoads }, use) => {
      const page = await browser.newPage({ baseURL: shopUrl })
      if (firstLoads) await measureFirstLoads(page)
      await use(page)
      await page.context().close()
    },
    { scope: 'worker' },
  ],
  page: async ({ sharedPage, expectedErrors, extraHTTPHeaders }, use) => {
    await sharedPage.context().setExtraHTTPHeaders(extraHTTPHeaders ?? {})
    const errorsOf = watchErrors(sharedPage, expectedErrors)
    await use(sharedPage)
    const errors = errorsOf()
    await forget(sharedPage)
    expect(errors).toEqual([])
  },
})
