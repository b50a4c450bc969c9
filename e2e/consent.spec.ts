import type { BrowserContext, Page } from '@playwright/test'
import { hrefTo, languages } from '@stragan/routing'
import { accessibilityProblems } from './accessibility.ts'
import { expect, test } from './fixtures.ts'
import { alteredPort } from './ports.ts'

/**
 * A shop with integrations, under a host unique to the test: the altered server adds Matomo or both Google integrations
 * (altered-server.ts).
 */
const shopWith = (integrations: 'counted' | 'google') =>
  `http://${integrations}.${crypto.randomUUID().slice(0, 8)}.localhost:${alteredPort}`
const matomo = `http://matomo.localhost:${alteredPort}/`

/** Requests that Matomo received from pages of a shop: its script, or site, page, referrer and title. */
async function requestsOf(shop: string): Promise<string[]> {
  const all = (await (await fetch(`http://localhost:${alteredPort}/seen`)).json()) as string[]
  return all.filter(line => line.startsWith(shop)).map(line => line.slice(line.indexOf(' ') + 1))
}

const texts = {
  en: {
    banner: 'Cookies',
    accept: 'Accept',
    reject: 'Reject',
    rejectMatomo: 'Reject Matomo',
    settings: 'Cookie settings',
    allowed: 'Accepted',
    refused: 'Rejected',
  },
  pl: {
    banner: 'Pliki cookie',
    accept: 'Akceptuję',
    reject: 'Odrzucam',
    rejectMatomo: 'Odrzucam Matomo',
    settings: 'Ustawienia plików cookie',
    allowed: 'Zaakceptowane',
    refused: 'Odrzucone',
  },
} as const

const bannerOf = (page: Page) => page.getByRole('region', { name: /^(Cookies|Pliki cookie)$/ })
const policyOf = async (page: Page, url: string) =>
  (await page.goto(url, { waitUntil: 'networkidle' }))?.headers()['content-security-policy'] ?? ''
const namesIn = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name)

/** Follows a footer link: a client-side navigation. */
async function follow(page: Page, name: string, url: string) {
  await page.getByRole('contentinfo').getByRole('link', { name, exact: true }).click()
  await page.waitForURL(url)
  await page.waitForLoadState('networkidle')
}

test('before a choice no third party is contacted, nothing is stored, and the CSP forbids it', async ({ page, context }) => {
  const shop = shopWith('counted')
  const policy = await policyOf(page, `${shop}/en`)
  await expect(bannerOf(page)).toBeVisible()
  await follow(page, 'Bestsellers', `${shop}/en/bestsellers`)
  await expect(bannerOf(page)).toBeVisible()
  expect(policy).not.toContain('matomo')
  expect(policy).not.toContain('connect-src')
  expect(await requestsOf(shop)).toEqual([])
  expect(await context.cookies()).toEqual([])
})

for (const language of languages)
  for (const width of [390, 1440])
    test.describe(`${language}, ${width} px`, () => {
      test.use({ viewport: { width, height: 844 } })
      const t = texts[language]
      const home = hrefTo(language, 'home')

      test('after a rejection the banner stays hidden and nothing runs', async ({ page, context }) => {
        const shop = shopWith('counted')
        await page.goto(`${shop}${hrefTo(language, 'bestsellers')}?sort=price_asc`)
        await page.getByRole('button', { name: t.reject, exact: true }).click()
        await expect(bannerOf(page)).toHaveCount(0)
        await expect(page).toHaveURL(`${shop}${hrefTo(language, 'bestsellers')}?sort=price_asc`)
        expect(await policyOf(page, shop + home)).not.toContain('matomo')
        await expect(bannerOf(page)).toHaveCount(0)
        expect(await requestsOf(shop)).toEqual([])
        const [cookie, ...others] = await context.cookies()
        expect(others).toEqual([])
        expect(cookie).toMatchObject({ name: 'consent', value: '-matomo', path: '/', sameSite: 'Lax' })
        expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(182)
      })

      test('after acceptance page views are counted until the consent is withdrawn', async ({ page, context }) => {
        const shop = shopWith('counted')
        const from = 'https://search.example/'
        await page.goto(shop + home, { waitUntil: 'networkidle', referer: from })
        await page.getByRole('button', { name: t.accept, exact: true }).click()
        await expect(bannerOf(page)).toHaveCount(0)
        await expect.poll(() => requestsOf(shop)).toEqual(['matomo.js', `7 ${shop}${home} ${from} ${await page.title()}`])
        expect(await namesIn(context)).toEqual(expect.arrayContaining(['consent', '_pk_id.7.1fff']))

        const settings = page.getByRole('contentinfo').getByRole('link', { name: t.settings })
        await settings.click()
        await expect(page.getByText(t.allowed, { exact: true })).toBeVisible()
        const policyPage = `${shop}${hrefTo(language, 'privacyPolicy')}#cookie-settings`
        await expect(page).toHaveURL(policyPage)
        await expect.poll(() => requestsOf(shop)).toHaveLength(3)
        expect((await requestsOf(shop)).at(-1)).toBe(`7 ${policyPage} ${shop}${home} ${await page.title()}`)

        await page.getByRole('button', { name: t.rejectMatomo }).click()
        await expect(page.getByText(t.refused, { exact: true })).toBeVisible()
        await expect.poll(() => namesIn(context)).toEqual(['consent'])
        await page.goto(shop + home, { waitUntil: 'networkidle' })
        expect(await requestsOf(shop)).toHaveLength(3)
        expect(await namesIn(context)).toEqual(['consent'])
      })
      // Matomo would report once more on unload; the CSP blocks it and the browser logs that.
      test.use({ expectedErrors: [/Content Security Policy/] })
    })

test('banner and settings have no accessibility violations', async ({ page }) => {
  test.slow()
  const shop = shopWith('google')
  for (const path of [hrefTo('en', 'home'), hrefTo('pl', 'home'), hrefTo('en', 'privacyPolicy'), hrefTo('pl', 'privacyPolicy')]) {
    const load = async () => {
      await page.goto(shop + path)
      await expect(bannerOf(page)).toBeVisible()
    }
    expect([path, await accessibilityProblems(page, { load })]).toEqual([path, []])
  }
})

for (const width of [390, 1440])
  test(`the banner covers nothing and shifts nothing, and both buttons look the same, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.addInitScript(() => {
      Object.assign(window, { shift: 0 })
      new PerformanceObserver(list => {
        for (const entry of list.getEntries()) Object.assign(window, { shift: Reflect.get(window, 'shift') + Reflect.get(entry, 'value') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    for (const language of languages) {
      await page.goto(`${shopWith('google')}${hrefTo(language, 'product', { id: 3 })}`, { waitUntil: 'networkidle' })
      const [reject, accept] = await Promise.all(
        [texts[language].reject, texts[language].accept].map(async name => {
          const button = bannerOf(page).getByRole('button', { name, exact: true })
          const look = await button.evaluate(element => {
            const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(element)
            return { color, backgroundColor, borderColor, fontSize, fontWeight }
          })
          return { look, box: await button.boundingBox() }
        }),
      )
      expect(reject?.look).toEqual(accept?.look)
      expect([reject?.box?.width, reject?.box?.height, reject?.box?.y]).toEqual([accept?.box?.width, accept?.box?.height, accept?.box?.y])
      expect(reject?.box?.height).toBeGreaterThanOrEqual(44)
      expect(await bannerOf(page).evaluate(banner => getComputedStyle(banner).position)).toBe('static')
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
      expect((await page.evaluate(() => Number(Reflect.get(window, 'shift')))).toFixed(2)).toBe('0.00')
    }
  })

test('the banner is first in the tab order after the skip link and does not trap the focus', async ({ page }) => {
  await page.goto(`${shopWith('counted')}/en`)
  const names = []
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab')
    names.push(await page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent))
  }
  expect(names).toEqual(['Skip to content', 'Privacy policy', 'Reject', 'Accept', 'Stragan Narzędzia, home'])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  for (const language of languages)
    test(`${language}: the choice is made and changed by forms`, async ({ page, context }) => {
      const t = texts[language]
      const shop = shopWith('counted')
      await page.goto(shop + hrefTo(language, 'contact'))
      await page.getByRole('button', { name: t.accept, exact: true }).click()
      await expect(page).toHaveURL(shop + hrefTo(language, 'contact'))
      await expect(bannerOf(page)).toHaveCount(0)
      const host = new URL(shop).hostname
      await context.addCookies([{ name: '_pk_id.7.1fff', value: '1', domain: host, path: '/' }])
      await page.getByRole('contentinfo').getByRole('link', { name: t.settings }).click()
      await page.getByRole('button', { name: t.rejectMatomo }).click()
      await expect(page.getByText(t.refused, { exact: true })).toBeVisible()
      expect(await namesIn(context)).toEqual(['consent'])
      expect(await requestsOf(shop)).toEqual([])
    })
})

test('private pages are never counted, nor shown as referrer', async ({ page }) => {
  const shop = shopWith('counted')
  await page.goto(`${shop}/en`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: 'Accept' }).click()
  await expect.poll(() => requestsOf(shop)).toHaveLength(2)
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click()
  await page.waitForURL(`${shop}/en/customer/login`)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => '_paq' in window)).toBe(false)
  const own = (await page.reload())?.headers()['content-security-policy']
  expect(own).not.toContain('matomo')
  await follow(page, 'Bestsellers', `${shop}/en/bestsellers`)
  await expect.poll(async () => (await requestsOf(shop)).at(-1)).toMatch(`7 ${shop}/en/bestsellers  `)
  expect((await requestsOf(shop)).filter(line => line.includes('login'))).toEqual([])
  expect(await policyOf(page, `${shop}/en`)).toContain(`connect-src 'self' ${matomo}`)
})

test.describe('a choice made elsewhere', () => {
  test.use({ expectedErrors: [/Content Security Policy/] })

  test('withdrawing in one tab takes effect in the other', async ({ page, context }) => {
    const shop = shopWith('counted')
    await page.goto(`${shop}/en`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: 'Accept' }).click()
    await expect.poll(() => requestsOf(shop)).toHaveLength(2)
    await context.addCookies([{ name: 'consent', value: '-matomo', url: shop }])
    const reloaded = page.waitForEvent('load')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Bestsellers', exact: true }).click()
    await reloaded
    await page.waitForLoadState('networkidle')
    expect(await requestsOf(shop)).toHaveLength(2)
    expect(await namesIn(context)).toEqual(['consent'])
  })

  test('a cached page rendered with consent runs nothing without consent', async ({ page, context }) => {
    const shop = shopWith('counted')
    await page.route(`${shop}/en`, async route => {
      const { pathname, host } = new URL(route.request().url())
      const response = await route.fetch({ url: `http://localhost:${alteredPort}${pathname}`, headers: { host, cookie: 'consent=matomo' } })
      await route.fulfill({ response })
    })
    expect(await policyOf(page, `${shop}/en`)).toContain(matomo)
    expect(await requestsOf(shop)).toEqual([])
    expect(await namesIn(context)).toEqual([])
  })
})

for (const [name, header] of [
  ['Global Privacy Control', 'sec-gpc'],
  ['Do Not Track', 'dnt'],
] as const)
  test(`${name} counts as a rejection, whatever was chosen before, and contacts no third party`, async ({ page, context }) => {
    const shop = shopWith('counted')
    await context.addCookies([{ name: 'consent', value: 'matomo', url: shop }])
    await page.setExtraHTTPHeaders({ [header]: '1' })
    expect(await policyOf(page, `${shop}/en/privacy-policy`)).not.toContain('matomo')
    await expect(bannerOf(page)).toHaveCount(0)
    await expect(page.getByText('Your browser asks not to be tracked')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Accept' })).toHaveCount(0)
    expect(await requestsOf(shop)).toEqual([])
  })

test('the opt-out property of the browser counts without the header', async ({ page, context }) => {
  const shop = shopWith('counted')
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(`${shop}/en`, { waitUntil: 'networkidle' })
  await expect(bannerOf(page)).toHaveCount(0)
  await context.addCookies([{ name: 'consent', value: 'matomo', url: shop }])
  await page.goto(`${shop}/en`, { waitUntil: 'networkidle' })
  expect(await requestsOf(shop)).toEqual([])
})

test('Google scripts load after consent, each for its own integration', async ({ page, context }) => {
  const shop = shopWith('google')
  const requested: string[] = []
  await context.route(/googletagmanager\.com|google-analytics\.com/, route => {
    requested.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  const commands = () =>
    page.evaluate(() => (window as { dataLayer?: object[] }).dataLayer?.map(one => JSON.parse(JSON.stringify(Object.values(one)))) ?? [])
  await page.goto(`${shop}/en`, { waitUntil: 'networkidle' })
  expect(requested).toEqual([])
  await page.goto(`${shop}/en/privacy-policy`)
  await page.getByRole('button', { name: 'Accept Google Analytics 4' }).click()
  await expect.poll(() => requested).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-AB12CD34EF'])
  // The other integration is not decided yet.
  await expect(bannerOf(page)).toBeVisible()
  expect(await commands()).toContainEqual([
    'consent',
    'default',
    expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
  ])
  await follow(page, 'Bestsellers', `${shop}/en/bestsellers`)
  const view = { page_location: `${shop}/en/bestsellers`, page_title: expect.stringMatching(/^Bestsellers/), send_to: 'G-AB12CD34EF' }
  await expect.poll(async () => (await commands()).at(-1)).toEqual(['event', 'page_view', expect.objectContaining(view)])
  await page.getByRole('button', { name: 'Accept', exact: true }).click()
  await expect.poll(() => requested).toContain('https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234')
  expect(await commands()).toContainEqual(['consent', 'default', expect.objectContaining({ ad_storage: 'granted' })])
})

test.describe('a blocked tracking script', () => {
  test.use({ expectedErrors: [/./] })

  test('leaves the page unchanged', async ({ page, context }) => {
    const shop = shopWith('google')
    await context.addCookies([{ name: 'consent', value: 'google_analytics.google_tag_manager', url: shop }])
    await context.route(/googletagmanager/, route => route.abort())
    let loads = 0
    page.on('load', () => loads++)
    await page.goto(`${shop}/en`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(loads).toBe(1)
  })
})

test('a shop without integrations contacts no third party and keeps the strict CSP', async ({ page, request, context, baseURL }) => {
  for (const path of ['/en', '/pl', '/en/privacy-policy']) {
    await context.addCookies([{ name: 'consent', value: 'matomo', url: baseURL ?? '' }])
    const policy = await policyOf(page, path)
    expect(policy).not.toMatch(/matomo|google|connect-src/)
    await expect(bannerOf(page)).toHaveCount(0)
    await expect(page.getByText(/^(Cookie settings|Ustawienia plików cookie)$/)).toHaveCount(0)
  }
  const response = await request.post('/consent', { form: { accept: 'all', to: '/en' }, maxRedirects: 0 })
  expect([response.status(), response.headers()['set-cookie']]).toEqual([404, undefined])
})

test('the consent form redirects within the shop, rejects other origins and accepts known integrations only', async ({ request }) => {
  const choose = async (form: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await request.post(`http://localhost:${alteredPort}/consent`, {
      form,
      headers: { host: `google.localhost:${alteredPort}`, ...headers },
      maxRedirects: 0,
    })
    const set = response.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie')
    return [response.status(), response.headers().location, ...set.map(({ value }) => value)]
  }
  const attributes = 'Path=/; Max-Age=15724800; SameSite=Lax'
  expect(await choose({ accept: 'all', to: '//evil.example' })).toEqual([
    303,
    '/',
    `consent=google_analytics.google_tag_manager; ${attributes}`,
  ])
  expect(await choose({ accept: 'google_analytics', to: '/pl' }, { cookie: 'consent=-google_tag_manager.matomo.x' })).toEqual([
    303,
    '/pl',
    `consent=google_analytics.-google_tag_manager; ${attributes}`,
  ])
  for (const form of [{ accept: 'matomo' }, { accept: '' }, { to: '/en' }]) expect((await choose(form))[0]).toBe(404)
  expect(await choose({ accept: 'all' }, { origin: 'https://evil.example' })).toEqual([403, undefined])
  expect((await request.get('/consent')).status()).toBe(405)
})
