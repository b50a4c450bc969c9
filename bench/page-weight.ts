import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { chromiumOptions } from '../e2e/chromium.ts'
import type { Figure } from './report.ts'
import { sendRequest } from './request.ts'
import { host, pageHeaders } from './shopper.ts'

/** Transferred bytes of a page on a phone. */
interface Weight {
  page: string
  html: number
  scriptsBefore: number
  scriptsInAll: number
  whole: number
}

const weightTargets = { html: 15, scriptsBefore: 15, scriptsInAll: 120, whole: 250 }

const labels: Record<keyof typeof weightTargets, string> = {
  html: 'HTML',
  scriptsBefore: 'JavaScript before the first interaction',
  scriptsInAll: 'JavaScript in all',
  whole: 'whole page',
}

const figuresOf = (weight: Weight): Figure[] =>
  (Object.keys(labels) as (keyof typeof weightTargets)[]).map(part => {
    const kilobytes = weight[part] / 1024
    return {
      kind: 'weight',
      name: `${weight.page}: ${labels[part]}`,
      figure: kilobytes,
      target: weightTargets[part],
      met: kilobytes <= weightTargets[part],
    }
  })

/** Weighs popular pages of a shop. */
export async function weightFigures(port: number): Promise<Figure[]> {
  const pages = [
    { page: 'home', path: hrefTo('pl', 'home') },
    { page: 'product', path: hrefTo('pl', 'product', { id: 7 }) },
  ]
  for (const { path } of pages) await makePopular(port, path)
  const weights = await measureWeights(pages.map(({ page, path }) => ({ page, url: `http://${host}:${port}${path}` })))
  return weights.flatMap(figuresOf)
}

/** Requests a page until it is compressed as a popular one, for at most five seconds. */
async function makePopular(port: number, path: string) {
  const headers = pageHeaders(port)
  const size = async () => (await sendRequest(port, path, { headers })).body.length
  // The first requests fill the cache; the next ones start the slow compression, which ends some time later.
  for (let i = 0; i < 5; i++) await size()
  const before = await size()
  for (let i = 0; i < 50; i++) await size()
  for (let i = 0; i < 50 && (await size()) >= before; i++) await pause(100)
}

/** Measures pages with an empty cache. The first interaction is a letter in the search and an add to the cart. */
async function measureWeights(pages: { page: string; url: string }[]): Promise<Weight[]> {
  const browser = await chromium.launch({
    ...chromiumOptions,
    args: [...(chromiumOptions.args ?? []), '--host-resolver-rules=MAP *.localhost 127.0.0.1'],
  })
  try {
    const weights: Weight[] = []
    for (const { page, url } of pages) weights.push({ page, ...(await measureWeight(browser, url)) })
    return weights
  } finally {
    await browser.close()
  }
}

async function measureWeight(browser: Browser, url: string) {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  const transferred = await countBytes(await context.newCDPSession(page))
  await page.goto(url, { waitUntil: 'networkidle' })
  const before = transferred()
  await interact(page)
  await page.waitForLoadState('networkidle')
  const after = transferred()
  await context.close()
  return { html: before.Document ?? 0, scriptsBefore: before.Script ?? 0, scriptsInAll: after.Script ?? 0, whole: sum(before) }
}

async function interact(page: Page) {
  const search = page.getByRole('searchbox').first()
  if (await search.isVisible()) await search.fill('m')
  const add = page.locator('form[action="/cart-lines"] button').first()
  if (await add.isVisible()) await add.click()
  await page.locator('html[data-hydrated]').waitFor()
}

/** Counts transferred bytes by resource type. */
async function countBytes(session: CDPSession) {
  const types = new Map<string, string>()
  const bytes: Record<string, number> = {}
  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? 'Other'
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength
  })
  await session.send('Network.enable')
  return () => ({ ...bytes })
}

const sum = (bytes: Record<string, number>) => Object.values(bytes).reduce((total, one) => total + one, 0)
