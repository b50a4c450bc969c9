import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { APIRequestContext, Response } from '@playwright/test'
import { alternatesOf, hrefTo, languages } from '@stragan/routing'
import { Parser } from 'htmlparser2'
import { rawKeysIn } from '../apps/api/test/raw-keys.ts'
import { logIn, test } from './customers.ts'
import { expect } from './fixtures.ts'
import { nuChecker } from './nu-checker.ts'
import { customerScreens, publicScreens } from './screens.ts'
import { states } from './states/states.ts'

// One test reads 150 pages and starts Java once for each shop.
test.setTimeout(300_000)

/** Visible texts, names and hints of a document; `code` elements are skipped, since privacy policies quote keys on purpose. */
function textsOf(html: string): string[] {
  const texts = ['']
  let silent = 0
  const next = () => texts.push('')
  const parser = new Parser({
    onopentag: (name, { 'aria-label': label, alt, title, placeholder }) => {
      if (silentElements.has(name)) silent++
      texts.push(...[label, alt, title, placeholder].filter(text => text !== undefined))
      next()
    },
    ontext: text => {
      if (silent === 0) texts[texts.length - 1] += text
    },
    onclosetag: name => {
      if (silentElements.has(name)) silent--
      next()
    },
  })
  parser.end(html)
  return texts
}

const silentElements = new Set(['script', 'style', 'template', 'code'])

/** Untranslated message keys, each with the address that shows it. */
const keysShown = (documents: ReadonlyMap<string, string>) =>
  [...documents].flatMap(([address, html]) => rawKeysIn(textsOf(html)).map(key => `${address} shows the key ${key}`))

/** Problems of documents: untranslated keys and invalid HTML. */
const problemsOf = async (documents: ReadonlyMap<string, string>) => [...keysShown(documents), ...(await errorsIn(documents))]

/** Errors of the Nu checker in the documents of some addresses, with positions. */
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
    const response = await request.get(path, { headers: { accept: 'text/html', host } })
    expect([host, path, response.status()]).toEqual([host, path, 200])
    documents.set(path, await response.text())
  }
  return documents
}

test('every public screen is valid HTML without untranslated keys', async ({ request }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const mapped = [...xml.matchAll(/<loc>http:\/\/[^/]+(\/[^<]+)<\/loc>/g)].map(([, path = '']) => path)
  // Plus some pages of each kind with a parameter.
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
    expect([host, await problemsOf(await read(request, [...paths], host))]).toEqual([host, []])
  }
})

test('every customer screen is valid HTML without untranslated keys', async ({ page }) => {
  await logIn(page, 'jan@demo.localhost')
  const more = (['home', 'cart', 'checkout', 'allProducts'] as const).flatMap(id => Object.values(alternatesOf(id)))
  const documents = await read(page.request, [...customerScreens.map(({ path }) => path), ...more])
  const history = documents.get(hrefTo('en', 'orderHistory')) ?? ''
  const orders = [...new Set(history.match(/\/en\/account\/orders\/[0-9a-f]{32}/g))]
  const both = orders.flatMap(order => languages.map(language => hrefTo(language, 'accountOrder', { id: order.split('/').at(-1) ?? '' })))
  const first = orders[0]?.replace('/account/orders/', '/order/') ?? ''
  for (const [path, html] of await read(page.request, [...both, first])) documents.set(path, html)
  expect(await problemsOf(documents)).toEqual([])
})

const served = states.filter(({ script }) => !script)

for (const [kind, some] of Map.groupBy(served, ({ kind, language }) => `${kind}, ${language}`))
  test(`every state is valid HTML without untranslated keys: ${kind}`, async ({ browser, baseURL, extraHTTPHeaders }) => {
    const documents = new Map<string, string>()
    for (const { name, at, open } of some) {
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: at[0] ?? 390, height: 900 },
        ...(baseURL && { baseURL }),
        ...(extraHTTPHeaders && { extraHTTPHeaders }),
      })
      const page = await context.newPage()
      const responses: Response[] = []
      page.on('response', response => {
        if (response.request().isNavigationRequest() && response.status() !== 303) responses.push(response)
      })
      await test.step(name, () => open(page))
      documents.set(name, (await responses.at(-1)?.text()) ?? '')
      await context.close()
    }
    expect(await problemsOf(documents)).toEqual([])
  })
