import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Response } from '@playwright/test'
import { alternatesOf, hrefTo, languages } from '@stragan/routing'
import { logIn, test } from './customers.ts'
import { nuChecker } from './nu-checker.ts'
import { ownScreens, publicScreens } from './screens.ts'
import { expect } from './shop-test.ts'
import { states } from './states/states.ts'

// A hundred and fifty pages in one test, and a Java that starts once for each shop.
test.setTimeout(300_000)

/** What the Nu checker calls an error in the documents of some addresses, each with where it stands. */
async function errorsIn(documents: ReadonlyMap<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'stragan-html-'))
  const names = new Map<string, string>()
  for (const [address, html] of documents) {
    const file = join(folder, `${names.size}.html`)
    names.set(file, address)
    writeFileSync(file, html)
  }
  const { stderr, status } = spawnSync('java', ['-Xss1m', '-jar', nuChecker, '--errors-only', '--format', 'json', folder], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  rmSync(folder, { recursive: true })
  if (status === null) throw new Error('The Nu checker needs Java: on Debian install default-jre-headless')
  const { messages } = JSON.parse(stderr) as { messages: { url: string; message: string; extract: string }[] }
  return messages.map(({ url, message, extract }) => `${names.get(url.replace('file:', ''))}: ${message} ${extract}`)
}

async function read(request: APIRequestContext, paths: readonly string[], host = 'localhost') {
  const documents = new Map<string, string>()
  for (const path of paths) {
    const answer = await request.get(path, { headers: { accept: 'text/html', host } })
    expect([host, path, answer.status()]).toEqual([host, path, 200])
    documents.set(path, await answer.text())
  }
  return documents
}

test('every screen that anybody may enter is valid HTML', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const mapped = [...xml.matchAll(/<loc>http:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  // Of what has a path of its own, some of each kind.
  const kinds = Map.groupBy(mapped, path => path.split('/').slice(0, 3).join('/'))
  const sampled = [...kinds.values()].flatMap(paths => paths.filter((_, i) => i % Math.ceil(paths.length / 4) === 0))
  const lists = languages.flatMap(language => {
    const list = hrefTo(language, 'allProducts')
    return [`${list}?q=m8`, `${list}?view=table`, `${list}?q=qwertyzxcv`, `${list}?in_stock=1&price_to=20`]
  })
  const screens = Map.groupBy(publicScreens, ({ host }) => host)
  for (const [host, open] of screens) {
    const more = host === 'localhost' ? [...sampled, ...lists] : []
    const paths = new Set([...open.map(({ path }) => path), ...more])
    expect([host, await errorsIn(await read(request, [...paths], host))]).toEqual([host, []])
  }
})

test('every screen of a customer is valid HTML', async ({ page }) => {
  await logIn(page, 'jan@demo.localhost')
  const more = (['home', 'cart', 'checkout', 'allProducts'] as const).flatMap(id => Object.values(alternatesOf(id)))
  const documents = await read(page.request, [...ownScreens.map(({ path }) => path), ...more])
  const history = documents.get(hrefTo('en', 'orderHistory')) ?? ''
  const order = /\/en\/account\/orders\/[0-9a-f]{32}/.exec(history)?.[0] ?? ''
  for (const [path, html] of await read(page.request, [order, order.replace('/account/orders/', '/order/')])) documents.set(path, html)
  expect(await errorsIn(documents)).toEqual([])
})

const served = states.filter(({ script }) => !script)

for (const [kind, some] of Map.groupBy(served, ({ kind, language }) => `${kind}, ${language}`))
  test(`whatever a visitor comes to is valid HTML: ${kind}`, async ({ browser, baseURL, extraHTTPHeaders }) => {
    const documents = new Map<string, string>()
    for (const { name, at, open } of some) {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: at[0] ?? 390, height: 900 },
        ...(baseURL && { baseURL }),
        ...(extraHTTPHeaders && { extraHTTPHeaders }),
      })
      const page = await context.newPage()
      const answers: Response[] = []
      page.on('response', answer => {
        if (answer.request().isNavigationRequest() && answer.status() !== 303) answers.push(answer)
      })
      await test.step(name, () => open(page))
      documents.set(name, (await answers.at(-1)?.text()) ?? '')
      await context.close()
    }
    expect(await errorsIn(documents)).toEqual([])
  })
