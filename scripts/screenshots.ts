import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { demoPassword } from '../demo/logins.ts'
import { chromiumOptions } from '../e2e/chromium.ts'
import { buildApplications, root } from './build.ts'

/**
 * `npm run screenshots`: every screen at two widths, in both languages, both shops, light and dark, into `screenshots/`; with `readme`
 * behind it the README's pictures into `docs/pictures/`. Serves a freshly seeded shop of its own meanwhile.
 */
const port = 41_750
const screens: Record<string, [en: string, pl: string]> = {
  home: ['/en', '/pl'],
  categories: ['/en/categories', '/pl/categories'],
  list: ['/en/bestsellers', '/pl/bestsellery'],
  table: ['/en/new-products?view=table', '/pl/new-products?view=table'],
  month: ['/en/products_of_the_month', '/pl/produkty_miesiaca'],
  search: ['/en/products-all?q=set', '/pl/products-all?q=komplet'],
  empty: ['/en/products-all?q=qwertyzxcv', '/pl/products-all?q=qwertyzxcv'],
  brand: ['/en/marki/1', '/pl/marki/1'],
  product: ['/en/product/7', '/pl/product/7'],
  'not-found': ['/en/nothing', '/pl/nic'],
  'empty-cart': ['/en/cart', '/pl/koszyk'],
  cart: ['/en/cart', '/pl/koszyk'],
  guest: ['/en/guest', '/pl/guest'],
  'quick-order': ['/en/quick-order', '/pl/szybkie-zamowienie'],
  checkout: ['/en/checkout', '/pl/potwierdzenie-zamowienia'],
  news: ['/en/news', '/pl/news'],
  careers: ['/en/career', '/pl/kariera'],
  career: ['/en/career/1', '/pl/kariera/1'],
  application: ['/en/career/job', '/pl/career/job'],
  gifts: ['/en/gifts', '/pl/nagrody'],
  gift: ['/en/gifts/1', '/pl/nagrody/1'],
  regulations: ['/en/regulations', '/pl/regulamin'],
  withdrawal: ['/en/withdraw-from-contract', '/pl/odstap-od-umowy'],
  login: ['/en/customer/login', '/pl/customer/login'],
  register: ['/en/customer/register', '/pl/customer/register'],
  reset: ['/en/customer/reset-password', '/pl/klient/reset-hasla'],
}
/** Shown with something in the cart. */
const withCart = new Set(['cart', 'guest', 'checkout'])
const backOffice = `http://admin.localhost:${port}`
const shops = { tools: `http://localhost:${port}`, coffee: `http://kawa.localhost:${port}` }

buildApplications()
const data = mkdtempSync(join(tmpdir(), 'stragan-screenshots-'))
const server = spawn(process.execPath, [...process.execArgv, join(root, 'apps/server/src/main.ts')], {
  env: { ...process.env, PORT: String(port), DATA_DIR: data, DEMO: '1', NODE_ENV: 'production', LOG_LEVEL: 'error' },
  stdio: ['ignore', 'ignore', 'inherit'],
})
try {
  await ready()
  const browser = await chromium.launch(chromiumOptions)
  await (process.argv[2] === 'readme' ? readmePictures(browser) : everyScreen(browser))
  await browser.close()
} finally {
  if (server.exitCode === null) {
    const ended = new Promise(resolve => server.once('exit', resolve))
    server.kill('SIGTERM')
    await ended
  }
  rmSync(data, { recursive: true, force: true })
}

async function everyScreen(browser: Browser) {
  for (const [shop, origin] of Object.entries(shops))
    for (const [name, [en, pl]] of Object.entries(screens))
      for (const [language, path] of [
        ['en', en],
        ['pl', pl],
      ] as const)
        for (const width of [390, 1440])
          for (const scheme of ['light', 'dark'] as const)
            await take(browser, origin + path, `screenshots/${shop}/${name}-${language}-${width}-${scheme}.png`, {
              width,
              scheme,
              whole: true,
              withCart: withCart.has(name),
            })
}

async function readmePictures(browser: Browser) {
  await take(browser, `${shops.tools}/en`, 'docs/pictures/home.png', { width: 1280, scheme: 'light' })
  await take(browser, `${shops.tools}/en/bestsellers?view=table`, 'docs/pictures/list.png', { width: 1280, scheme: 'dark' })
  await take(browser, `${shops.tools}/pl/koszyk`, 'docs/pictures/cart.png', { width: 1280, scheme: 'light', withCart: true })
  await take(browser, `${shops.coffee}/en/product/7`, 'docs/pictures/phone.png', { width: 390, scheme: 'light' })
  await take(browser, `${backOffice}/tools`, 'docs/pictures/back-office.png', { width: 1280, scheme: 'light', signIn: true })
}

interface Look {
  width: number
  scheme: 'light' | 'dark'
  whole?: boolean
  withCart?: boolean
  /** As the owner of the demo shops, in the back office. */
  signIn?: boolean
}

async function take(browser: Browser, url: string, file: string, look: Look) {
  const page = await browser.newPage({ viewport: { width: look.width, height: 900 }, colorScheme: look.scheme, reducedMotion: 'reduce' })
  if (look.withCart) await fillCart(page, new URL(url).origin)
  if (look.signIn) await signIn(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  if (look.whole) await loadPictures(page)
  mkdirSync(join(root, file, '..'), { recursive: true })
  await page.screenshot({ path: join(root, file), fullPage: look.whole ?? false })
  await page.close()
  console.log(file)
}

async function signIn(page: Page) {
  await page.goto(`${backOffice}/sign-in`)
  await page.fill('[name=email]', 'owner@demo.localhost')
  await page.fill('[name=password]', demoPassword)
  await page.press('[name=password]', 'Enter')
  await page.waitForURL(`${backOffice}/`)
}

/** Two products, of which one is nearer to its next price than the other. */
async function fillCart(page: Page, origin: string) {
  const headers = { 'shop-origin': new URL(origin).host, 'accept-language': 'en-US' }
  const answer = await page.request.get(`${origin}/api/my-shop/products?per_page=100&in_stock=1`, { headers })
  const { items } = (await answer.json()) as { items: { id: number; items: number; has_variants: boolean }[] }
  const [first, second] = items.filter(item => !item.has_variants && item.items > 20)
  for (const [product, quantity] of [
    [first, 3],
    [second, 12],
  ] as const)
    await page.request.post(`${origin}/cart-lines`, { form: { product_id: product?.id ?? 0, items: quantity, to: '/en' } })
}

/** Pictures further down wait until they are near. */
async function loadPictures(page: Page) {
  const height = await page.evaluate(() => document.body.scrollHeight)
  for (let y = 0; y < height; y += 800) {
    await page.evaluate(top => scrollTo(0, top), y)
    await page.waitForLoadState('networkidle')
  }
  await page.evaluate(() => scrollTo(0, 0))
}

async function ready() {
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`http://localhost:${port}/readyz`).catch(() => null)
    if (server.exitCode !== null) throw new Error('The shop could not be opened: its output is above')
    if (answer?.ok) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
  throw new Error('The shop did not open within two minutes')
}
