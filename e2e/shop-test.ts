import { test as base, expect, type Page } from '@playwright/test'
import { port } from './ports.ts'

const part = () => Math.floor(Math.random() * 250) + 1

/**
 * Any error on the page, in its console or among its requests fails the test, unless the test expects it. Each test comes from an address
 * of its own: sessions and attempts are counted by it.
 */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }),
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errors: string[] = []
    const note = (message: string) => {
      if (!expectedErrors.some(expected => expected.test(message))) errors.push(message)
    }
    page.on('pageerror', error => note(error.message))
    page.on('console', message => {
      if (message.type() === 'error') note(message.text())
    })
    page.on('requestfailed', request => {
      const reason = request.failure()?.errorText ?? ''
      // A picture still on its way when the visitor goes on, and a script's preload where scripts are off.
      if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') note(`${request.url()} ${reason}`)
    })
    await use(page)
    expect(errors).toEqual([])
  },
})

export { expect }

/** Scripts wake a page at the first interaction; for what they alone do, and what nobody does as fast as a test. */
export async function wake(page: Page) {
  await page.getByRole('combobox').first().focus()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

export const shopUrl = `http://localhost:${port}`
export const kawa = `http://kawa.localhost:${port}`
