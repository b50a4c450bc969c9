import { glob } from 'node:fs/promises'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { hrefTo, type Language, languages, pageIds, pages, type Page as Route } from '@stragan/routing'
import { demoPassword, logIn, test } from './customers.ts'
import { expect } from './fixtures.ts'
import { publicScreens } from './screens.ts'

// One test reads 150 pages.
test.setTimeout(300_000)

/** A text of a page with the language of its nearest `lang` attribute. */
interface PageText {
  text: string
  language: string
  /** An attribute or metadata instead of a text node. */
  isAttribute: boolean
}

/** Names that are the same in both languages: shops, producers, places, machines, blends and the złoty. */
const names = `
  Stragan Narzędzia, Normfix Elementy Złączne, Dolmet Technika Mocowań, Narzędziownia Pomorska, Śrubex, Parzyliść Herbaty Świata, Parzyliść,
  Wojewódzki Inspektorat Inspekcji Handlowej, Łódź, Kraków, Gdańsk, Poznań, Wrocław, Rzeszów, Białystok, Toruń, Żywiec, Śrubiarzy, Ślusarska,
  Kuźnicza, Bęben 96, Bliźniak, Hejnał, Podgórze, Chłodnia, złoty, zł`
const name = new RegExp(`(?<!\\p{L})(?:${names.trim().split(/,\s+/).join('|')})(?!\\p{L})`, 'gu')
/** The name of the other language, in that language. */
const switches = ['Polski', 'English']

const anyOf = (all: string) => `(?<![\\p{L}\\d-])(?:${all.replaceAll(' ', '|')})(?![\\p{L}\\d-])`

/** Words that exist in one language only. */
const words: Record<Language, RegExp> = {
  en: new RegExp(anyOf('the and of with for from your are this that not which when be have it is an you'), 'giu'),
  pl: new RegExp(anyOf('się jest nie dla od oraz lub przy przez jak są na albo po za bez przed tylko więcej'), 'giu'),
}
const letters: Record<Language, RegExp> = { en: /(?!)/, pl: /[ąćęłńóśźż]/giu }

const other = { en: 'pl', pl: 'en' } as const

/** Every plain text of the storefront's messages, by language. */
async function messageTexts(): Promise<Record<Language, Set<string>>> {
  const app = join(import.meta.dirname, '../apps/storefront/app')
  const texts: Record<Language, Set<string>> = { en: new Set(), pl: new Set() }
  const collect = (value: unknown, into: Set<string>) => {
    if (typeof value === 'string') into.add(value)
    else if (value && typeof value === 'object') for (const inner of Object.values(value)) collect(inner, into)
  }
  for await (const file of glob('**/*.messages.ts', { cwd: app })) {
    const exported: Record<string, unknown> = await import(join(app, file))
    for (const both of Object.values(exported))
      for (const language of languages) collect((both as Record<Language, unknown>)[language], texts[language])
  }
  return texts
}

/** Parses a document without opening it; returns text nodes and the attributes that are read aloud or shown in search results. */
const textsOf = (page: Page, html: string): Promise<PageText[]> =>
  page.evaluate(source => {
    const document = new DOMParser().parseFromString(source, 'text/html')
    for (const unread of document.querySelectorAll('script, style, noscript')) unread.remove()
    const pageTexts: { text: string; language: string; isAttribute: boolean }[] = []
    const note = (text: string | null, at: Element | null, isAttribute: boolean) => {
      const trimmed = text?.replace(/\s+/g, ' ').trim()
      if (trimmed) pageTexts.push({ text: trimmed, language: at?.closest('[lang]')?.getAttribute('lang') ?? '', isAttribute })
    }
    const walker = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) note(walker.currentNode.nodeValue, walker.currentNode.parentElement, false)
    for (const name of ['alt', 'title', 'aria-label', 'placeholder'])
      for (const element of document.querySelectorAll(`[${name}]`)) note(element.getAttribute(name), element, true)
    for (const meta of document.querySelectorAll(
      'meta[name=description], meta[property^="og:"][property$=title], meta[property="og:description"]',
    ))
      note(meta.getAttribute('content'), meta, true)
    return pageTexts
  }, html)

const read = async (request: APIRequestContext, path: string, host: string) =>
  (await request.get(path, { headers: { accept: 'text/html', host } })).text()

/** Texts in another language than their `lang` attribute says. */
function foreignTexts(
  pageTexts: readonly PageText[],
  page: Language,
  texts: Record<Language, Set<string>>,
  signs = [words, letters],
): string[] {
  return pageTexts.flatMap(({ text, language }) => {
    const known = language === 'en' || language === 'pl' ? language : page
    const foreign = other[known]
    const message = texts[foreign].has(text) && !texts[known].has(text) && !switches.includes(text)
    const found = message ? ['a message'] : signs.flatMap(sign => text.replace(name, '').match(sign[foreign]) ?? [])
    return found.length > 0 ? [`${known}: ${text.slice(0, 200)} (${[...new Set(found)].join(', ')})`] : []
  })
}

test('Polish screens have no English texts and English screens no Polish ones', async ({ page, request }) => {
  const texts = await messageTexts()
  expect(texts.pl.size).toBeGreaterThan(500)
  const found = new Set<string>()
  for (const { path, host, language } of publicScreens) {
    const pageTexts = await textsOf(page, await read(request, path, host))
    expect([host, path, pageTexts[0]?.language]).toEqual([host, path, language])
    for (const one of foreignTexts(pageTexts, language, texts)) found.add(one)
  }
  expect([...found]).toEqual([])
})

/** The note of Jan's order. */
const note = 'Rozładunek od strony torów, brama B. Proszę zadzwonić pół godziny wcześniej.'

for (const [email, host] of [
  ['jan@demo.localhost', 'localhost'],
  ['ewa@kawa.localhost', 'kawa.localhost'],
] as const)
  test(`the account of ${email} is shown in one language at a time`, async ({ page }) => {
    const texts = await messageTexts()
    await logIn(page, email, demoPassword, host)
    const own = pageIds.filter(id => (pages[id] as Route).middleware === 'is-logged-in' && !(pages[id] as Route).params)
    const history = await read(page.request, hrefTo('en', 'orderHistory'), host)
    const orders = [...new Set(history.match(/(?<=\/en\/account\/orders\/)[0-9a-f]{32}/g))]
    const found: string[] = []
    for (const language of languages) {
      const paths = own.map(id => hrefTo(language, id as 'orderHistory'))
      for (const uid of orders) paths.push(hrefTo(language, 'accountOrder', { id: uid }), hrefTo(language, 'withdrawal', { uid }))
      for (const path of paths) {
        const pageTexts = await textsOf(page, await read(page.request, path, host))
        expect([path, pageTexts[0]?.language]).toEqual([path, language])
        // Personal names are ignored, and labels that name an ordered product, which are in two languages.
        const checked = pageTexts.filter(({ text, isAttribute }) => !isAttribute && text !== note)
        found.push(...foreignTexts(checked, language, texts, [words]).map(one => `${path} ${one}`))
      }
    }
    expect(found).toEqual([])
  })

test('actions on a Polish page keep the language; reading sets no cookie', async ({ playwright, baseURL }) => {
  const newVisitor = async () =>
    playwright.request.newContext({ ...(baseURL && { baseURL }), maxRedirects: 0, extraHTTPHeaders: { accept: 'text/html' } })
  const localeOf = async (visitor: Awaited<ReturnType<typeof newVisitor>>) =>
    (await visitor.storageState()).cookies.find(({ name }) => name === 'locale')?.value
  const form = { intent: 'login', email: 'anna@demo.localhost', password: demoPassword }
  const visitor = await newVisitor()
  await visitor.get(hrefTo('pl', 'customerLogin'))
  expect(await localeOf(visitor)).toBeUndefined()
  await visitor.post(hrefTo('pl', 'customerLogin'), { form })
  expect(await localeOf(visitor)).toBe('pl')
  expect((await visitor.get('/auth')).headers().location).toBe(hrefTo('pl', 'orderHistory'))
  // The form of an English page names its language, whatever was chosen before.
  expect(await (await visitor.get('/en')).text()).toContain('<input type="hidden" name="language" value="en"/>')
  const out = await visitor.post('/logout', { form: { language: 'pl' } })
  expect([out.status(), out.headers().location, (await visitor.get('/')).headers().location]).toEqual([303, '/', '/pl'])
  await visitor.post('/logout', { form: { language: 'en' } })
  expect([await localeOf(visitor), (await visitor.get('/')).status()]).toEqual(['en', 200])

  const buyer = await newVisitor()
  await buyer.post('/consent', { form: { allow: 'none' }, headers: { referer: `${baseURL}/pl` } })
  expect(await localeOf(buyer)).toBeUndefined()
  await buyer.post('/cart-lines', { form: { product_id: '1', items: '1', to: '/pl' }, headers: { referer: `${baseURL}/pl` } })
  expect(await localeOf(buyer)).toBe('pl')
})
