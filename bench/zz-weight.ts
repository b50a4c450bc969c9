import { readFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { chromiumOptions } from '../e2e/chromium.ts'
const port = process.env.P ?? '4310'
const browser = await chromium.launch({ ...chromiumOptions, args: [...(chromiumOptions.args ?? []), '--host-resolver-rules=MAP *.localhost 127.0.0.1'] })
for (const [host, path] of JSON.parse(process.env.PAGES ?? '[]')) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const types = new Map(), urls = new Map(), bytes = {}, files = []
  session.on('Network.responseReceived', ({ requestId, type, response }) => { types.set(requestId, type); urls.set(requestId, response.url) })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => { const t = types.get(requestId) ?? 'Other'; bytes[t] = (bytes[t] ?? 0) + encodedDataLength; if (t === 'Script') files.push([urls.get(requestId), encodedDataLength]) })
  await session.send('Network.enable')
  if (process.env.GZIP) await session.send('Network.setExtraHTTPHeaders', { headers: { 'accept-encoding': 'gzip' } }).catch(() => {})
  page.on('console', m => m.type() === 'error' && console.log('  console', m.text()))
  await page.goto(`http://${host}:${port}${path}`, { waitUntil: 'networkidle' })
  const before = { ...bytes }
  await page.touchscreen.tap(200, 400)
  await page.waitForLoadState('networkidle')
  const search = page.getByRole('searchbox').first()
  if (await search.isVisible()) await search.fill('m')
  const combo = page.getByRole('combobox').first()
  if (process.env.COMBO && await combo.isVisible()) await combo.fill('m')
  const add = page.locator('form[action="/cart-lines"] button').first()
  if (await add.isVisible()) await add.click()
  await page.waitForTimeout(1500)
  await page.waitForLoadState('networkidle')
  console.log(host, path, page.url().slice(0,60), 'html', ((before.Document ?? 0) / 1024).toFixed(1), 'js before', ((before.Script ?? 0) / 1024).toFixed(1), 'js all', ((bytes.Script ?? 0) / 1024).toFixed(1), 'whole', (Object.values(before).reduce((a, b) => a + b, 0) / 1024).toFixed(0))
  if (process.env.FILES) for (const [u, n] of files) console.log('   ', n, u)
  await context.close()
}
await browser.close()
