import { test as base, expect, type Page } from '@playwright/test'
import { port } from './ports.ts'

const part = () => Math.floor(Math.random() * 250) + 1

/**
 * Fails on any unexpected error of the page, its console or its requests. Each test has its own client address, by which sessions and
 * attempts are limited.
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
      // A picture aborted by a navigation, and a script preload where JavaScript is disabled.
      if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') note(`${request.url()} ${reason}`)
    })
    await use(page)
    expect(errors).toEqual([])
  },
})

export { expect }

/** Hydrates the page by an interaction, for features that need JavaScript. */
export async function hydrate(page: Page) {
  await page.getByRole('combobox').first().focus()
  await expect(page.locator('html[data-hydrated]')).toBeAttached()
}

export const shopUrl = `http://localhost:${port}`
export const kawa = `http://kawa.localhost:${port}`
