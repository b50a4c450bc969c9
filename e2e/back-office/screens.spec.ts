import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import { languages } from '@stragan/routing'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../audits.ts'
import { expect, kawa, shopUrl } from '../fixtures.ts'
import { htmlProblems } from '../html-problems.ts'
import { adminUrl, call, invite, owner, shop, signIn, withSession } from './staff.ts'

test.use({ expectedErrors: [/status of 4\d\d/] })
test.describe.configure({ timeout: 240_000 })

const beforeSignIn = ['/sign-in', '/password-reset', '/password-reset/no-such-token-as-this-one', '/invitation/no-such-token-as-this-one']
const settings = ['', '/delivery', '/delivery/1', '/shop_configuration', '/integrations/new', '/compatible_products/1', '/payment/no-such']
const screens = [
  '/',
  '/account',
  `/${shop}`,
  ...settings.map(path => `/${shop}/settings${path}`),
  `/${shop}/staff`,
  `/${shop}/api-keys`,
  `/${shop}/api-keys/new`,
  '/no-such-shop',
]

test('every screen passes every audit, in both languages', async ({ page, nuChecker }) => {
  const audit = async (path: string) => {
    const response = await page.goto(adminUrl + path)
    expect.soft(await htmlProblems((await response?.text()) ?? '', nuChecker), `HTML of ${path}`).toEqual([])
    expect.soft(await accessibilityProblems(page), `accessibility of ${path}`).toEqual([])
  }
  const submit = async (intent: string, state: string) => {
    await page.locator(`form:has([name="intent"][value="${intent}"]) button[type="submit"]`).click()
    await expect(page.locator('[role="alert"], svg[role="img"]')).toBeVisible()
    expect.soft(await accessibilityProblems(page), `accessibility of ${state}`).toEqual([])
  }
  for (const language of languages) {
    await page.context().clearCookies()
    await page.context().addCookies([{ name: 'language', value: language, url: adminUrl }])
    for (const path of beforeSignIn) await audit(path)
    await page.goto(`${adminUrl}/sign-in`)
    await submit('sign-in', 'a form with errors')
    const token = await signIn(owner)
    await call(token, 'PUT', 'account', { name: 'Anna Kowalska', language })
    await withSession(page.context(), token)
    await invite(`${crypto.randomUUID().slice(0, 13)}@example.com`, language, 'sales')
    for (const path of screens) await audit(path)
    await page.goto(`${adminUrl}/account`)
    await submit('set-up', 'the set-up of an authenticator')
    await page.goto(`${adminUrl}/${shop}/staff`)
    await audit(new URL((await page.locator('main table a').last().getAttribute('href')) ?? '', adminUrl).pathname)
  }
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

test('nothing of the admin API reaches the scripts of the shops', async () => {
  const build = join(import.meta.dirname, '../../apps/storefront/build/client/assets')
  const found: string[] = []
  for await (const file of glob('*.js', { cwd: build }))
    if (/\/api\/admin|money-settings|password_reset\/\{token\}/.test(readFileSync(join(build, file), 'utf8'))) found.push(file)
  expect(found).toEqual([])
})
