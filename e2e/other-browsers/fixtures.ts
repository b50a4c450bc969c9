import { test as base } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { expect } from '../fixtures.ts'
import type { Browser, Size, Window } from './driver.ts'
import { isFirefoxInstalled, startFirefox } from './firefox.ts'
import { type ShopProxy, startShopProxy } from './shop-proxy.ts'
import { User } from './user.ts'
import { isWebKitInstalled, startWebKit } from './webkit.ts'

const engines = {
  firefox: { isInstalled: isFirefoxInstalled, start: startFirefox },
  webkit: { isInstalled: isWebKitInstalled, start: startWebKit },
}
export type Engine = keyof typeof engines

export const desktop: Size = { width: 1440, height: 900 }
export const phone: Size = { width: 390, height: 844 }

interface TestFixtures {
  size: Size
  shop: ShopProxy
  window: Window
  user: User
}

interface WorkerFixtures {
  /** The browser that runs the tests, set per project of the configuration. */
  engine: Engine
  engineBrowser: Browser | null
}

/** Tests in a browser other than Chromium. Fails on any error in its console. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  engineBrowser: [
    async ({ engine }, use) => {
      const { isInstalled, start } = engines[engine]
      const browser = isInstalled ? await start() : null
      await use(browser)
      await browser?.close()
    },
    { scope: 'worker' },
  ],
  size: [desktop, { option: true }],
  shop: async ({ baseURL: _ }, use) => {
    const shop = await startShopProxy()
    await use(shop)
    await shop.close()
  },
  window: async ({ engineBrowser, engine, size }, use) => {
    test.skip(engineBrowser === null, `${engine} is not installed`)
    const window = await (engineBrowser as Browser).openWindow(size)
    await use(window)
    const errors = window.errors()
    await window.close()
    expect(errors).toEqual([])
  },
  user: async ({ window, shop }, use) => use(new User(window, shop.origin)),
})

export { expect, hrefTo }
