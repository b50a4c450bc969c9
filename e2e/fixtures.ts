import { test as base, type ConsoleMessage, expect, type Page, type Request } from '@playwright/test'
import { port } from './ports.ts'

const part = () => Math.floor(Math.random() * 250) + 1

/** Records the errors of a page, its console and its requests; the returned function ends that and returns the unexpected ones. */
export function watchErrors(page: Page, expectedErrors: readonly RegExp[]): () => string[] {
  const errors: string[] = []
  const note = (message: string) => {
    if (!expectedErrors.some(expected => expected.test(message))) errors.push(message)
  }
  const onPageError = (error: Error) => note(error.message)
  const onConsole = (message: ConsoleMessage) => {
    if (message.type() === 'error') note(message.text())
  }
  const onRequestFailed = (request: Request) => {
    const reason = request.failure()?.errorText ?? ''
    // A picture aborted by a navigation, and a script preload where JavaScript is disabled.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') note(`${request.url()} ${reason}`)
  }
  page.on('pageerror', onPageError).on('console', onConsole).on('requestfailed', onRequestFailed)
  return () => {
    page.off('pageerror', onPageError).off('console', onConsole).off('requestfailed', onRequestFailed)
    return errors
  }
}

/** Fails on any unexpected error. Each test has its own client address, by which sessions and attempts are limited. */
export const test = base.extend<{ expectedErrors: RegExp[] }>({
  extraHTTPHeaders: async ({ browserName: _ }, use) => use({ 'x-forwarded-for': `10.${part()}.${part()}.${part()}` }),
  expectedErrors: [[], { option: true }],
  page: async ({ page, expectedErrors }, use) => {
    const errorsOf = watchErrors(page, expectedErrors)
    await use(page)
    expect(errorsOf()).toEqual([])
  },
})

export { expect }

/** Hydrates the page by an interaction, for features that need JavaScript. */
export async function hydrate(page: Page) {
  await page.getByRole('combobox').first().focus()
  await expectHydrated(page)
}

/** Waits until the scripts of the page run: before that a press loads a document, and what only scripts do is not there. */
export const expectHydrated = (page: Page) => expect(page.locator('html[data-hydrated]')).toBeAttached()

/** Holds requests back until the returned function is called. */
export async function holdRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(url, async route => {
    await released
    await route.continue()
  })
  return release
}

export const shopUrl = `http://localhost:${port}`
export const kawa = `http://kawa.localhost:${port}`
