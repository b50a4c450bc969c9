import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { configurationScopeNames } from '@stragan/contract'
import { moneyScopes, scopeRules, signInCalls, spreadsheetFields } from '@stragan/contract/admin'
import { type Language, languages } from '@stragan/routing'
import { accountMessages } from '../../apps/back-office/app/features/account/account.messages.ts'
import { apiKeyMessages } from '../../apps/back-office/app/features/api-keys/api-keys.messages.ts'
import { signInMessages } from '../../apps/back-office/app/features/sign-in/sign-in.messages.ts'
import { staffMessages } from '../../apps/back-office/app/features/staff/staff.messages.ts'
import { interruptionMessages } from '../../apps/back-office/app/frame/interruption.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import routes from '../../apps/back-office/app/routes.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../audits.ts'
import { goodPassword } from '../customers.ts'
import { expect, kawa, shopUrl } from '../fixtures.ts'
import { htmlProblems } from '../html-problems.ts'
import type { NuChecker } from '../nu-checker.ts'
import { placeOrder } from '../orders.ts'
import { port } from '../ports.ts'
import { invitationLink, requireIdentity, setUpAuthenticator } from './joining.ts'
import { newSender, sendToShop } from './sent-to-shop.ts'
import { adminHost, adminUrl, call, invite, newEmail, newMember, newShop, operator, owner, shop, signIn, withSession } from './staff.ts'

// Auditors run scripts in every frame; that of an e-mail refuses them.
test.use({ expectedErrors: [/status of 4\d\d|CORS policy|ERR_FAILED|Blocked script execution in 'about:srcdoc'/] })
test.describe.configure({ timeout: 600_000 })

const beforeSignIn = ['/sign-in', '/password-reset', '/password-reset/no-such-token-as-this-one', '/invitation/no-such-token-as-this-one']
const settings = ['', '/integrations/new', '/payment/no-such']
/** Audited by tests of their own. */
const secondFactor = '/sign-in/second-factor'
const ofOperator = ['/installation', '/installation/new']
const everyColumn = spreadsheetFields.map(field => `column=${field}`).join('&')
const screens = [
  '/',
  '/account',
  `/${shop}`,
  `/${shop}/orders`,
  `/${shop}/orders?q=none`,
  `/${shop}/orders?status=new&status=paid&amount_from=x&placed_from=2026-01-01`,
  `/${shop}/orders/move`,
  `/${shop}/pick-list`,
  ...['inbox', 'inbox?overdue=true', 'inbox/00000000-0000-4000-8000-000000000000'].map(path => `/${shop}/${path}`),
  ...['refunds', 'refunds?state=done'].map(path => `/${shop}/${path}`),
  ...['customers', 'customers?q=none', 'customers?locked=true', 'customers/1', 'customers/999999'].map(path => `/${shop}/${path}`),
  ...[
    'customers/1/prices',
    'customers/1/prices?q=m8',
    'customers/1/prices?q=zzzz',
    'customers/2/prices',
    'customers/1/erasure',
    'customers/2/erasure',
  ].map(path => `/${shop}/${path}`),
  ...['categories', 'categories/new', 'categories/1', 'categories/999999', 'brands', 'brands/new', 'brands/1'].map(
    path => `/${shop}/${path}`,
  ),
  ...['producers', 'producers/new', 'producers/1'].map(path => `/${shop}/${path}`),
  ...['features', 'features/new', 'features/1', 'features/1/values/1'].map(path => `/${shop}/${path}`),
  ...['searches', 'searches?kind=all', 'searches/synonyms', 'searches/synonyms/new?search=imbus'].map(path => `/${shop}/${path}`),
  ...['searches/redirects', 'searches/redirects/new', 'searches/redirects/999999'].map(path => `/${shop}/${path}`),
  ...['products/1/prices', 'products/1/promotion', 'promotions', 'promotions?state=over', 'promotions/1'].map(path => `/${shop}/${path}`),
  ...['discount-codes', 'discount-codes?q=none', 'discount-codes/new', 'discount-codes/series', 'discount-codes/1'].map(
    path => `/${shop}/${path}`,
  ),
  ...['price-lists', 'price-lists/new', 'price-lists/999999'].map(path => `/${shop}/${path}`),
  ...['gifts', 'gifts/new', 'gifts/1'].map(path => `/${shop}/${path}`),
  ...['products', 'products?lacking=sold_out&stock=in_stock', 'products/1', 'products/1/pictures', 'products/1/documents'].map(
    path => `/${shop}/${path}`,
  ),
  `/${shop}/products?q=m8`,
  ...['', '?rows=250&column=name_pl&column=brand_id&column=weight', '?q=zzzz', `?${everyColumn}`].map(
    query => `/${shop}/spreadsheet${query}`,
  ),
  ...['imports', 'imports/00000000-0000-4000-8000-000000000000'].map(path => `/${shop}/${path}`),
  ...['archives', 'archives/00000000-0000-4000-8000-000000000000'].map(path => `/${shop}/${path}`),
  ...['products/new', 'products/1/edit', 'products/2/edit'].map(path => `/${shop}/${path}`),
  ...['stock', 'stock?level=sold_out', 'stock?q=zzzz', 'stock/1'].map(path => `/${shop}/${path}`),
  ...['search', 'search?q=jan', 'search?q=m8', 'search?q=zzzz'].map(path => `/${shop}/${path}`),
  ...['views/orders', 'views/products?save=active%3Dtrue'].map(path => `/${shop}/${path}`),
  `/${shop}/download/no-such.csv`,
  `/${shop}/failed-emails`,
  ...['history', 'history?entity=settings', 'history?to=2020-01-01'].map(path => `/${shop}/${path}`),
  `/${shop}/hosts`,
  `/${shop}/guarantee-notice/pl`,
  `/${shop}/payment-keys`,
  ...settings.map(path => `/${shop}/settings${path}`),
  `/${shop}/staff`,
  `/${shop}/api-keys`,
  `/${shop}/api-keys/new`,
  `/${shop}/webhooks`,
  `/${shop}/webhooks/new`,
  '/no-such-shop',
]

/** Forms that need no key: each press does the same again. */
const harmlessForms = {
  '/language': 'sets the language that it names',
  '/sign-out': 'ends the session',
  credential: 'signs in with an answer of a passkey, which is accepted once',
}

/** POST forms of the page without a key that makes two presses one (docs/decisions/092). */
const formsWithoutKey = (page: Page) =>
  page.locator('form[method="post"]').evaluateAll(
    (forms, harmless) =>
      (forms as HTMLFormElement[])
        .filter(form => !(form.elements.namedItem('~key') as HTMLInputElement | null)?.value)
        .filter(form => !harmless.some(one => form.getAttribute('action') === one || form.elements.namedItem(one)))
        .map(form => form.outerHTML.slice(0, 300)),
    Object.keys(harmlessForms),
  )

/** Rules that the markup of Swagger UI breaks, which is not ours. */
const ofSwaggerUi = ['heading-order', 'nested-interactive', 'region', 'select-name']

/** Whether the page scrolls sideways, its paragraphs with lines of over a hundred characters, and the share of the room that the content has. */
function layoutOnLargeDesk() {
  const isLong = (paragraph: Element) => {
    const text = document.createRange()
    text.selectNodeContents(paragraph)
    const characterWidth = Number.parseFloat(getComputedStyle(paragraph).fontSize) / 2
    return Math.max(...Array.from(text.getClientRects(), ({ width }) => width)) > 100 * characterWidth
  }
  const main = document.querySelector('main') ?? document.body
  const { paddingLeft, paddingRight } = getComputedStyle(main)
  const room = main.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
  return {
    outside: document.documentElement.scrollWidth > innerWidth,
    lines: [...main.querySelectorAll('p')].filter(isLong).map(paragraph => paragraph.textContent),
    content: (main.lastElementChild?.getBoundingClientRect().width ?? 0) / room,
  }
}

/** Pages of the routes of which none of the paths is; drafts are shown by their forms. */
function routesWithout(paths: readonly string[]): string[] {
  const pages = routes
    .flatMap(({ children = [] }) => children)
    .map(({ path = '' }) => `/${path}`)
    .filter(path => !path.includes('/drafts/'))
  const expressionOf = (page: string) => new RegExp(`^${page.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`)
  const parameters = (page: string) => page.match(/[:*]/g)?.length ?? 0
  const byParameters = pages.toSorted((a, b) => parameters(a) - parameters(b)).map(page => ({ page, expression: expressionOf(page) }))
  const found = paths.map(path => byParameters.find(({ expression }) => expression.test(path.split('?')[0] ?? ''))?.page)
  return pages.filter(page => !found.includes(page))
}

/** The forms of a scope's settings: in English the list of entries, in Polish the first of them. */
async function scopeScreens(token: string, language: Language): Promise<string[]> {
  const screensOf = configurationScopeNames.map(async scope => {
    const path = `/${shop}/settings/${scope}`
    if (scopeRules[scope] === 'one') return language === 'pl' || scope === 'shop_configuration' ? [path] : []
    if (language === 'en') return [path]
    const kind = moneyScopes.some(one => one === scope) ? 'money_settings' : 'settings'
    const { entries } = await call<{ entries: { id: number }[] }>(token, 'GET', `shops/${shop}/${kind}/${scope}`)
    return [`${path}/${entries[0]?.id ?? 'new'}`]
  })
  return (await Promise.all(screensOf)).flat()
}

/** Screens of the two frames, before and after signing in. */
const ofBothFrames = ['/sign-in', `/${shop}`]

/** The document of a screen for who has signed in to the page. Not every system resolves the back office's host outside browsers. */
async function documentOf(page: Page, path: string): Promise<string> {
  const cookies = await page.context().cookies(adminUrl)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const headers = { accept: 'text/html', host: adminHost, cookie }
  return (await page.request.get(`http://127.0.0.1:${port}${path}`, { headers })).text()
}

interface Audits {
  /** Reads and audits a screen's document; opens the screen for the other auditors if it is the language's turn. */
  audit: (path: string) => Promise<void>
  /** Opens and audits a screen in this language. */
  auditOpened: (path: string) => Promise<void>
  /** Sends a form of the open screen and audits what it shows then. */
  submit: (intent: string, state: string) => Promise<void>
}

/**
 * The auditors of screens, which add the path of each to `audited`. The screens are opened in the two languages by turns, and in the other
 * one only read: layout and markup hardly depend on the language. With `EVERY_WAY` they are opened in both.
 */
function auditsOf(page: Page, nuChecker: NuChecker, language: Language, audited: string[] = []): Audits {
  let turn = languages.indexOf(language)
  const auditDocument = async (path: string, html: string) =>
    expect.soft(await htmlProblems(html, nuChecker), `HTML of ${path}`).toEqual([])
  const auditOpened = async (path: string) => {
    audited.push(path)
    const response = await page.goto(adminUrl + path)
    await auditDocument(path, (await response?.text()) ?? '')
    const axe = ofBothFrames.includes(path) ? 'complete' : 'content'
    expect.soft(await accessibilityProblems(page, { axe }), `accessibility of ${path}`).toEqual([])
    expect.soft(await formsWithoutKey(page), `forms of ${path} without a key`).toEqual([])
    await page.setViewportSize({ width: 1920, height: 1080 })
    const { outside, lines, content } = await page.evaluate(layoutOnLargeDesk)
    expect.soft({ outside, lines }, `layout of ${path} on a large desk`).toEqual({ outside: false, lines: [] })
    if (path.startsWith(`/${shop}/spreadsheet`)) expect.soft(content, `width of ${path}`).toBe(1)
  }
  return {
    auditOpened,
    audit: async path => {
      if (turn++ % 2 === 0 || process.env.EVERY_WAY) return auditOpened(path)
      audited.push(path)
      await auditDocument(path, await documentOf(page, path))
    },
    submit: async (intent, state) => {
      await page.locator(`form:has([name="intent"][value="${intent}"]) button[type="submit"]`).click()
      await expect(page.locator('[role="alert"], svg[role="img"]')).toBeVisible()
      expect.soft(await accessibilityProblems(page), `accessibility of ${state}`).toEqual([])
    },
  }
}

for (const language of languages) {
  test(`every screen passes every audit, in ${language}`, async ({ page, request, nuChecker }) => {
    const audited = [secondFactor, ...ofOperator]
    const { audit, auditOpened, submit } = auditsOf(page, nuChecker, language, audited)
    await page.context().addCookies([{ name: 'language', value: language, url: adminUrl }])
    for (const path of beforeSignIn) await audit(path)
    await page.goto(`${adminUrl}/sign-in`)
    await submit('sign-in', 'a form with errors')
    const token = await newMember(language, 'owner', shop)
    await withSession(page.context(), token)
    await invite(`${crypto.randomUUID().slice(0, 13)}@example.com`, language, 'sales')
    const waiting = `audited-${language}.invalid`
    await call(token, 'POST', `shops/${shop}/hosts`, { host: waiting })
    for (const path of screens) await audit(path)
    for (const path of await scopeScreens(token, language)) await auditOpened(path)
    await page.goto(`${adminUrl}/${shop}/hosts`)
    await submit('check', 'a host that is not proved')
    await call(token, 'DELETE', `shops/${shop}/hosts/${waiting}`)
    await page.goto(`${adminUrl}/account`)
    await submit('set-up', 'the set-up of an authenticator')
    const list = await call<{ id: number }>(token, 'POST', `shops/${shop}/price_lists`, { name: 'A', valid_from: null, valid_to: null })
    await call(token, 'PUT', `shops/${shop}/price_lists/${list.id}/prices`, { prices: [{ variant_id: 1, price_net: 9999, from: null }] })
    await call(token, 'PUT', `shops/${shop}/price_lists/${list.id}/customers`, { add: [1] })
    for (const path of ['', '?q=m8', '/customers', '/customers?q=demo', '/customers?q=zzzz'])
      await audit(`/${shop}/price-lists/${list.id}${path}`)
    await audit(`/${shop}/price-lists`)
    await call(token, 'DELETE', `shops/${shop}/price_lists/${list.id}`)
    const webhook = { url: 'https://receiver.invalid/hook', events: ['order.created'] }
    const { id } = await call<{ id: string }>(token, 'POST', `shops/${shop}/webhooks`, webhook)
    await audit(`/${shop}/webhooks/${id}`)
    const delivery = await call<{ id: string }>(token, 'POST', `shops/${shop}/webhooks/${id}/test`)
    await audit(`/${shop}/webhooks/${id}/${delivery.id}`)
    await call(token, 'DELETE', `shops/${shop}/webhooks/${id}`)
    const synonyms = { words: [`${language} audited`, `${language} checked`] }
    const group = await call<{ id: number }>(token, 'POST', `shops/${shop}/search_synonyms`, synonyms)
    await audit(`/${shop}/searches/synonyms/${group.id}`)
    await call(token, 'DELETE', `shops/${shop}/search_synonyms/${group.id}`)
    await sendToShop(request, '/contact_messages', { message: { name: 'Ewa Lis', email: newSender(), text: 'Are you open on Saturday?' } })
    const { items } = await call<{ items: { id: string }[] }>(token, 'GET', `shops/${shop}/inbox?kind=message`)
    await audit(`/${shop}/inbox/${items[0]?.id}`)
    const pictures = await call<{ items: { id: number }[] }>(token, 'GET', `shops/${shop}/products/1/pictures`)
    await audit(`/${shop}/products/1/pictures/${pictures.items[0]?.id}/crop`)
    const { order } = await placeOrder(request)
    const ofOrder = `/${shop}/orders/${order.uid}`
    await call(token, 'POST', `shops/${shop}/orders/${order.uid}/notes`, { note: 'A note' })
    for (const form of ['data', 'move.confirmed', 'note.new'])
      await call(token, 'PUT', `shops/${shop}/drafts/orders/${order.uid}/${form}`, { fields: [] })
    await call(token, 'PUT', `shops/${shop}/drafts/settings/delivery/entry.1`, { fields: [] })
    for (const path of ['orders', 'settings', 'settings/delivery', 'settings/delivery/1']) await audit(`/${shop}/${path}`)
    for (const path of ['', '/move/confirmed', '/move/cancelled', '/move/sent', '/payment', '/data']) await audit(ofOrder + path)
    await call(token, 'PUT', `shops/${shop}/orders/${order.uid}/status`, { status: 'paid' })
    await call(token, 'PUT', `shops/${shop}/orders/${order.uid}/packing`, {})
    await audit(`${ofOrder}/move/sent`)
    await call(token, 'PUT', `shops/${shop}/orders/${order.uid}/dispatch`, { shipment: { carrier: 'DPD', tracking_number: '1' } })
    await audit(ofOrder)
    const { shipments } = await call<{ shipments: { id: string }[] }>(token, 'GET', `shops/${shop}/orders/${order.uid}`)
    await audit(`${ofOrder}/shipments/${shipments[0]?.id}`)
    const auditChosen = async (submit: Locator, shown: string) => {
      await page.goto(`${adminUrl}/${shop}/orders`)
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await submit.click()
      await expect(page.locator(shown).first()).toBeAttached()
      await audit(new URL(page.url()).pathname + new URL(page.url()).search)
    }
    const submits = page.locator('form:has([name="list"]) button[type="submit"]')
    await auditChosen(submits.first(), '[name="uid"]')
    await auditChosen(submits.last(), 'article.paper')
    for (const list of ['staff', 'history']) {
      await page.goto(`${adminUrl}/${shop}/${list}`)
      const entry = page.locator(`main table a[href^="/${shop}/${list}/"]`).last()
      await audit(new URL((await entry.getAttribute('href')) ?? '', adminUrl).pathname)
    }
    for (const paper of ['confirmation', 'packing-slip']) await audit(`${ofOrder}/${paper}`)
    expect(routesWithout(audited)).toEqual([])
  })

  test(`what is shown for a moment passes every audit, in ${language}`, async ({ page, nuChecker }) => {
    const { auditOpened } = auditsOf(page, nuChecker, language)
    const auditShown = async (heading: string) => {
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      expect.soft(await accessibilityProblems(page), `accessibility of ${heading}`).toEqual([])
    }
    const [account, form] = [accountMessages[language], formMessages[language]]
    await page.context().addCookies([{ name: 'language', value: language, url: adminUrl }])
    const { code, token } = await newShop(language)
    const email = newEmail()
    await invite(email, language, 'sales', code, token)
    const { pathname } = new URL(await invitationLink(email))
    await auditOpened(pathname)
    await page.goto(adminUrl + pathname)
    await expect(page.getByRole('button', { name: signInMessages[language].accept })).toBeVisible()

    await withSession(page.context(), token)
    await page.goto(`${adminUrl}/${code}/staff`)
    await page.getByRole('textbox', { name: form.email }).fill(newEmail())
    const send = page.getByRole('button', { name: staffMessages[language].sendInvitation })
    await requireIdentity(send)
    await send.click()
    await auditShown(interruptionMessages[language].identity)

    await page.goto(`${adminUrl}/${code}/api-keys/new`)
    const keys = apiKeyMessages[language]
    await page.getByRole('textbox', { name: keys.name, exact: true }).fill('Scanner')
    await page.getByRole('checkbox').first().check()
    await page.getByRole('button', { name: keys.create }).click()
    await auditShown(keys.created)

    await page.goto(`${adminUrl}/account`)
    await setUpAuthenticator(page, language)
    await auditShown(account.codes)
    const { email: own } = await call<{ email: string }>(token, 'GET', 'account')
    await withSession(page.context(), await signIn(own, goodPassword))
    await auditOpened(secondFactor)
    await page.goto(adminUrl + secondFactor)
    await expect(page.getByRole('heading', { level: 1, name: signInMessages[language].secondFactor })).toBeVisible()
  })
}

test('every screen of an operator passes every audit, in both languages', async ({ page, nuChecker }) => {
  const token = await signIn(operator)
  await withSession(page.context(), token)
  for (const language of languages) {
    await call(token, 'PUT', 'account', { name: 'Olga Wrona', language })
    const { auditOpened } = auditsOf(page, nuChecker, language)
    for (const path of ofOperator) await auditOpened(path)
  }
})

test('the reference of the admin API lists its calls', async ({ page }) => {
  await page.goto(`${adminUrl}/api/admin/docs`)
  await expect(page.getByRole('heading', { name: /^Stragan admin/ })).toBeVisible()
  // Those further down are listed when they come into view.
  for (const { path } of Object.values(signInCalls))
    await expect(page.getByText(`/api/admin${path}`, { exact: true }).first()).toBeVisible()
  const problems = await accessibilityProblems(page)
  expect(problems.filter(problem => !ofSwaggerUi.some(rule => problem.includes(`axe: ${rule}:`)))).toEqual([])
})

test('the back office is on its own host, and the admin API too', async ({ page }) => {
  const statusOf = async (url: string) => (await page.goto(url))?.status()
  expect(await statusOf(`${adminUrl}/api/admin/openapi.json`)).toBe(200)
  for (const shopHost of [shopUrl, kawa]) {
    expect(await statusOf(`${shopHost}/api/admin/openapi.json`)).toBe(404)
    expect(await statusOf(`${shopHost}/sign-in`)).toBe(404)
  }
  expect(await statusOf(`${adminUrl}/api/my-shop/docs`)).toBe(404)
})

test('a script in a page of a shop reads nothing of the back office, and changes nothing in it', async ({ page }) => {
  await withSession(page.context(), await signIn(owner))
  // As if the policy of a page of the shop, which allows no such request, had been got round.
  await page.route(`${shopUrl}/injected`, route => route.fulfill({ contentType: 'text/html', body: '<title>Shop</title>' }))
  await page.goto(`${shopUrl}/injected`)
  const attempt = (path: string, method = 'GET', mode: RequestMode = 'cors') =>
    page.evaluate(
      async ({ url, method, mode }) => {
        const response = await fetch(url, { method, mode, credentials: 'include' }).catch(() => null)
        return response === null ? 'refused' : response.type === 'opaque' ? 'opaque' : response.text()
      },
      { url: adminUrl + path, method, mode },
    )
  for (const path of ['/account', '/api/admin/account']) expect(await attempt(path)).toBe('refused')
  expect(await attempt('/sign-out', 'POST', 'no-cors')).toMatch(/^(opaque|refused)$/)
  expect((await page.goto(`${adminUrl}/account`))?.status()).toBe(200)
  await expect(page).toHaveURL(`${adminUrl}/account`)
})

test('nothing of the admin API reaches the scripts of the shops', async () => {
  const build = join(import.meta.dirname, '../../apps/storefront/build/client/assets')
  const found: string[] = []
  for await (const file of glob('*.js', { cwd: build }))
    if (/\/api\/admin|money-settings|password_reset\/\{token\}/.test(readFileSync(join(build, file), 'utf8'))) found.push(file)
  expect(found).toEqual([])
})
