import type { APIRequestContext } from '@playwright/test'
import { hrefTo, languages, pageIds, pages, type Page as Route } from '@stragan/routing'
import { demoPassword, logIn, test } from './customers.ts'
import { expect } from './fixtures.ts'
import { foreignTexts, messageTexts, textsOf, words } from './foreign-texts.ts'

const read = async (request: APIRequestContext, path: string, host: string) =>
  (await request.get(path, { headers: { accept: 'text/html', host } })).text()

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
