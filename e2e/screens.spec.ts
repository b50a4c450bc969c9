import type { Page, Response } from '@playwright/test'
import { hrefTo, languages, otherLanguage, type PageId, pageIds } from '@stragan/routing'
import { type AxeScope, accessibilityProblems } from './accessibility.ts'
import { forget, test } from './audits.ts'
import { breakableTexts } from './breakable-texts.ts'
import { chromiumOptionsWithoutFonts } from './chromium.ts'
import { logIn } from './customers.ts'
import { expect, shopUrl } from './fixtures.ts'
import { foreignTexts, messageTexts, textsOf } from './foreign-texts.ts'
import { htmlProblems } from './html-problems.ts'
import type { NuChecker } from './nu-checker.ts'
import { customerScreens, type PublicScreen, publicScreens } from './screens.ts'

// Every screen is opened once at each width, and given to all auditors.
test.use({ firstLoads: true, launchOptions: chromiumOptionsWithoutFonts })
test.describe.configure({ mode: 'parallel', timeout: 240_000 })

const messages = messageTexts()

/** Opens a screen at each width and audits accessibility and layout; returns the response of the last width, whose document is open. */
async function auditPage(page: Page, url: string, axe: AxeScope = 'content', auditFirstLoad = async () => {}): Promise<Response> {
  let response: Response | null = null
  const load = async () => {
    const isFirst = !response
    response = await page.goto(url)
    if (isFirst) await auditFirstLoad()
  }
  expect.soft(await accessibilityProblems(page, { load, axe }), `${url}: accessibility and layout`).toEqual([])
  if (!response) throw new Error(`${url} was not opened`)
  return response
}

/** Audits the served document of a screen: valid HTML, no untranslated keys, one language, no-break spaces. */
async function auditDocument(html: string, { url, language }: PublicScreen, page: Page, nuChecker: NuChecker) {
  expect.soft(await htmlProblems(html, nuChecker), `${url}: HTML`).toEqual([])
  // Chromium applies the policy of the open document to styles of parsed ones, which have the nonce of another response.
  const unstyled = html.replaceAll(/<style[^>]*>[^<]*<\/style>/g, '')
  const texts = await textsOf(page, unstyled)
  expect.soft(texts[0]?.language, `${url}: language`).toBe(language)
  expect.soft(foreignTexts(texts, language, await messages), `${url}: texts of another language`).toEqual([])
  expect.soft(await breakableTexts(page, unstyled), `${url}: no-break spaces`).toEqual([])
}

/** Aliases of other screens, and registration, which creates a session (docs/spec.md#6). */
const aliases: readonly PageId[] = ['login', 'signin', 'register', 'customerRegister']

/** Audits response and head of an open screen of the tool shop. */
async function auditHead(page: Page, response: Response, { id, language, path, url }: PublicScreen) {
  const translated = publicScreens.find(one => one.host === 'localhost' && one.id === id && one.language === otherLanguage[language])
  const addresses = { [language]: path, [otherLanguage[language]]: translated?.path }
  expect.soft(response.headers()['set-cookie'], `${url}: cookie`).toBeUndefined()
  await expect.soft(page.locator('html'), `${url}: lang`).toHaveAttribute('lang', language)
  await expect.soft(page.getByRole('heading', { level: 1 }), `${url}: heading`).toHaveCount(1)
  expect.soft(await page.title(), `${url}: title`).not.toBe('')
  await expect.soft(page.locator('meta[name=description]'), `${url}: description`).toHaveAttribute('content', /.{10,}/)
  await expect.soft(page.locator('link[rel=canonical]'), `${url}: canonical`).toHaveAttribute('href', `${shopUrl}${path}`)
  for (const other of languages)
    await expect
      .soft(page.locator(`link[rel=alternate][hreflang=${other}]`), `${url}: hreflang ${other}`)
      .toHaveAttribute('href', `${shopUrl}${addresses[other]}`)
}

/** Expects that the first load of a screen contacts its shop alone and stores nothing. */
async function auditPrivacy(page: Page, contacted: ReadonlySet<string>, { url, host }: PublicScreen) {
  expect.soft([...contacted].filter(Boolean), `${url}: hosts`).toEqual([host])
  expect.soft([await page.context().cookies(), await page.evaluate(() => document.cookie)], `${url}: cookies`).toEqual([[], ''])
  expect.soft(await page.evaluate(() => localStorage.length + sessionStorage.length), `${url}: storage`).toBe(0)
}

/** Screens of the two frames, that of the checkout and that of all others. */
const ofBothFrames: readonly PageId[] = ['home', 'checkout']
/** In Polish axe has a wide screen, whose frame has other elements. */
const axeScopeOf = ({ id, host, language }: PublicScreen): AxeScope =>
  host === 'localhost' && language === 'en' ? 'complete' : ofBothFrames.includes(id) ? 'document' : 'content'

/** The coffee shop has the same screens with another theme: each is opened in one language, and its other language only read. */
const isOpened = ({ host, id, language }: PublicScreen) => host === 'localhost' || languages[pageIds.indexOf(id) % 2] === language

for (const [name, screens] of Map.groupBy(publicScreens, ({ host, id }) => `${host} ${id}`))
  test(`public screen ${name} passes every audit: ${screens.map(({ path }) => path).join(', ')}`, async ({ page, request, nuChecker }) => {
    const contacted = new Set<string>()
    const onRequest = (one: { url(): string }) => contacted.add(new URL(one.url()).hostname)
    page.on('request', onRequest).on('websocket', onRequest)
    for (const screen of screens) {
      const { id, host, url, path } = screen
      if (!isOpened(screen)) {
        const response = await request.get(path, { headers: { accept: 'text/html', host } })
        expect.soft(response.status(), `${url}: status`).toBe(200)
        await auditDocument(await response.text(), screen, page, nuChecker)
        continue
      }
      await forget(page)
      contacted.clear()
      const auditFirstLoad = aliases.includes(id) ? undefined : () => auditPrivacy(page, contacted, screen)
      const response = await auditPage(page, url, axeScopeOf(screen), auditFirstLoad)
      expect.soft(response.status(), `${url}: status`).toBe(200)
      await auditDocument(await response.text(), screen, page, nuChecker)
      if (host === 'localhost' && !aliases.includes(id)) await auditHead(page, response, screen)
    }
    page.off('request', onRequest).off('websocket', onRequest)
  })

for (const [id, screens] of Map.groupBy(customerScreens, screen => screen.id))
  test(`customer screen ${id} passes every audit: ${screens.map(({ path }) => path).join(', ')}`, async ({ page, nuChecker }) => {
    await logIn(page, 'jan@demo.localhost')
    for (const { path } of screens) {
      const response = await auditPage(page, path)
      expect.soft(response.status(), `${path}: status`).toBe(200)
      expect.soft(await htmlProblems(await response.text(), nuChecker), `${path}: HTML`).toEqual([])
    }
  })

test('customers read other screens as valid HTML without untranslated keys', async ({ page, nuChecker }) => {
  await logIn(page, 'jan@demo.localhost')
  const read = async (path: string) => {
    const response = await page.request.get(path, { headers: { accept: 'text/html' } })
    expect.soft(response.status(), `${path}: status`).toBe(200)
    const html = await response.text()
    expect.soft(await htmlProblems(html, nuChecker), `${path}: HTML`).toEqual([])
    return html
  }
  for (const language of languages) for (const id of ['home', 'cart', 'checkout', 'allProducts'] as const) await read(hrefTo(language, id))
  const history = await read(hrefTo('en', 'orderHistory'))
  const orders = [...new Set(history.match(/(?<=\/en\/account\/orders\/)[0-9a-f]{32}/g))]
  for (const language of languages) for (const order of orders) await read(hrefTo(language, 'accountOrder', { id: order }))
  await read(hrefTo('en', 'order', { uid: orders[0] ?? '' }))
})
