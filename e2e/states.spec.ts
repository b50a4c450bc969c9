import type { Browser, Page, Response } from '@playwright/test'
import { accessibilityProblems } from './accessibility.ts'
import { test } from './audits.ts'
import { expect, shopUrl } from './fixtures.ts'
import { htmlProblems } from './html-problems.ts'
import { states } from './states/states.ts'

// Every state is reached once and given to all auditors; without JavaScript once more where its document is no state of the page.
test.describe.configure({ mode: 'parallel', timeout: 240_000 })
test.use({ expectedErrors: [/status of (4\d\d|50[03])/] })

/** Records the documents that a page navigates to; the returned function ends that and returns the last one. */
function watchDocuments(page: Page): () => Promise<string> {
  const responses: Response[] = []
  const onResponse = (response: Response) => {
    if (response.request().isNavigationRequest() && response.status() !== 303) responses.push(response)
  }
  page.on('response', onResponse)
  return async () => {
    page.off('response', onResponse)
    return (await responses.at(-1)?.text()) ?? ''
  }
}

/** The document of a state as the server renders it. */
async function openWithoutScripts(browser: Browser, state: (typeof states)[number], extraHTTPHeaders: Record<string, string>) {
  const viewport = { width: state.at[0] ?? 390, height: 900 }
  const page = await browser.newPage({ javaScriptEnabled: false, viewport, baseURL: shopUrl, extraHTTPHeaders })
  const documentOf = watchDocuments(page)
  await state.open(page)
  const html = await documentOf()
  await page.close()
  return html
}

for (const state of states) {
  const { kind, language, name, at, script, open } = state
  test(`state passes every audit, in ${language}, ${kind}: ${name}`, async ({ page, browser, nuChecker, extraHTTPHeaders }) => {
    await page.setViewportSize({ width: at[0] ?? 390, height: 900 })
    const documentOf = watchDocuments(page)
    await open(page)
    const opened = await documentOf()
    // What a hydrated page shows is not what the server rendered last.
    const isHydrated = (await page.locator('html[data-hydrated]').count()) > 0
    expect.soft(await accessibilityProblems(page, { at }), 'accessibility and layout').toEqual([])
    if (script) return
    const served = isHydrated
      ? await test.step('without JavaScript', () => openWithoutScripts(browser, state, extraHTTPHeaders ?? {}))
      : opened
    expect.soft(await htmlProblems(served, nuChecker), 'HTML').toEqual([])
  })
}
