import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { brandMessages } from '../../apps/back-office/app/features/classification/brands.messages.ts'
import { categoryMessages } from '../../apps/back-office/app/features/classification/categories.messages.ts'
import { classificationMessages } from '../../apps/back-office/app/features/classification/classification.messages.ts'
import {
  categoryPictureMessages,
  logoMessages,
} from '../../apps/back-office/app/features/classification/classification-pictures.messages.ts'
import { featureMessages } from '../../apps/back-office/app/features/classification/features.messages.ts'
import { producerMessages } from '../../apps/back-office/app/features/classification/producers.messages.ts'
import { pictureMessages } from '../../apps/back-office/app/features/pictures/pictures.messages.ts'
import { fieldErrorIn } from '../../apps/back-office/app/platform/field-errors.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { refusalIn } from '../../apps/back-office/app/platform/refusals.messages.ts'
import { searchPreviewMessages } from '../../apps/back-office/app/platform/search-preview/search-preview.messages.ts'
import { uploadMessages } from '../../apps/back-office/app/platform/uploads/uploads.messages.ts'
import { listMessages } from '../../apps/storefront/app/features/catalogue/list.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { expect, expectHydrated, test } from '../fixtures.ts'
import { port } from '../ports.ts'
import { ways } from '../ways.ts'
import { adminUrl, call, newMember, withSession } from './staff.ts'

const languageNames = { en: { en: 'English', pl: 'Polish' }, pl: { en: 'Angielski', pl: 'Polski' } }
/** A shop whose categories no other test looks at. */
const shop = 'test-shop'
/** Pages of the shop, requested by its host: not every system finds an address for it. */
const inShop = (path: string) => [`http://127.0.0.1:${port}${path}`, { maxRedirects: 0, headers: { host: 'test.localhost' } }] as const

test.describe.configure({ timeout: 180_000 })

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, baseURL: adminUrl, expectedErrors: [/status of 4\d\d/] })
    const t = classificationMessages[language]
    const categories = categoryMessages[language]
    const done = noticeMessages[language]
    const unique = () => crypto.randomUUID().slice(0, 8)
    const field = (page: Page, of: 'en' | 'pl', name: string) =>
      page.getByRole('group', { name: languageNames[language][of], exact: true }).getByRole('textbox', { name }).first()
    const press = async (page: Page, name: string) => {
      // A page with a fragment scrolls when it has loaded, away from under the pointer.
      await page.waitForLoadState()
      await page.getByRole('button', { name, exact: true }).click()
    }
    const answerYes = (page: Page) => page.getByRole('dialog').getByRole('button', { name: t.delete, exact: true }).click()

    test('a category is created below another one, renamed with a redirect, moved and deleted', async ({ page, request }) => {
      const token = await newMember(language, 'editor', shop)
      await withSession(page.context(), token)
      const [one, two] = [`A${unique()}`, `B${unique()}`]
      const idOf = async (name: string) => {
        const all = await call<{ id: number; name: { en: string } }[]>(token, 'GET', `shops/${shop}/categories`)
        return all.find(category => category.name.en === name)?.id
      }
      for (const name of [one, two]) {
        await page.goto(`/${shop}/categories`)
        await page.getByRole('link', { name: categories.create }).click()
        await press(page, categories.create)
        await expect(page.getByRole('alert')).toContainText(fieldErrorIn[language]('name.en', 'missing'))
        await field(page, 'en', t.name).fill(name)
        await field(page, 'pl', t.name).fill(`${name} pl`)
        await press(page, categories.create)
        await expect(page.getByText(done.settings_saved(language === 'pl' ? `${name} pl` : name))).toBeVisible()
      }
      const shown = (name: string) => (language === 'pl' ? `${name} pl` : name)
      await press(page, t.up(shown(two)))
      await expect(page.getByRole('rowheader', { name: new RegExp(`^(${shown(one)}|${shown(two)})`) }).first()).toContainText(two)

      await page.getByRole('link', { name: shown(two) }).click()
      await page.getByRole('combobox', { name: categories.parent }).selectOption(String(await idOf(one)))
      await press(page, categories.moveSubmit)
      await expect(page.getByText(done.settings_saved(shown(two)))).toBeVisible()

      // The former address leads to the new one, with its query.
      await field(page, 'pl', t.slug).fill(`nowy-${two.toLowerCase()}`)
      await press(page, formMessages[language].save)
      await expect(page.getByText(done.settings_saved(shown(two)))).toBeVisible()
      const preview = page.getByRole('region', { name: searchPreviewMessages[language].title })
      await expect(preview).toContainText(`› pl › category › nowy-${two.toLowerCase()}`)
      await expect(preview).toContainText(`${two} pl | `)
      const former = await request.get(...inShop(`/pl/category/${two.toLowerCase()}-pl?sort=name`))
      expect([former.status(), former.headers().location]).toEqual([301, `/pl/category/nowy-${two.toLowerCase()}?sort=name`])
      expect((await request.get(...inShop(`/pl/category/nowy-${two.toLowerCase()}`))).status()).toBe(200)

      // What somebody else changes meanwhile is kept; the same field is shown with both values.
      const path = `shops/${shop}/categories/${await idOf(two)}`
      const stored = await call<Record<string, object>>(token, 'GET', path)
      const meanwhile = { ...stored, seo_title: { en: 'Theirs', pl: '' }, description: { en: 'Theirs', pl: '' } }
      await call(token, 'PUT', path, meanwhile)
      await field(page, 'en', t.seoTitle).fill('Mine')
      await field(page, 'pl', t.description).fill('Mój opis')
      await press(page, formMessages[language].save)
      await expect(page.getByRole('alert')).toContainText(refusalIn(language, { code: 'classification_changed', minutes: 0 }).title)
      await expect(page.getByRole('alert').getByRole('row', { name: 'Mine' })).toContainText('Theirs')
      await expect(field(page, 'en', t.description)).toHaveValue('Theirs')
      await press(page, formMessages[language].save)
      await expect(page.getByText(done.settings_saved(shown(two)))).toBeVisible()
      expect(await call(token, 'GET', path)).toMatchObject({ seo_title: { en: 'Mine' }, description: { en: 'Theirs', pl: 'Mój opis' } })

      await page.goto(`/${shop}/categories/${await idOf(one)}`)
      await expect(page.getByText(categories.usedBy(0, 1))).toBeVisible()
      await expect(page.getByRole('button', { name: t.deleteNamed(shown(one)) })).toHaveCount(0)
      for (const name of [two, one]) {
        await page.goto(`/${shop}/categories/${await idOf(name)}`)
        await press(page, t.deleteNamed(shown(name)))
        await answerYes(page)
        await expect(page.getByText(done.settings_deleted(shown(name)))).toBeVisible()
      }
    })

    test('a category that a colleague has begun to use is not deleted, and its page says why', async ({ page }) => {
      const token = await newMember(language, 'editor', shop)
      await withSession(page.context(), token)
      const both = (text: string) => ({ en: text, pl: text })
      const texts = { slugs: both(''), description: both(''), seo_title: both(''), seo_description: both('') }
      const create = (name: string, parent_id: number | null) =>
        call<{ id: number }>(token, 'POST', `shops/${shop}/categories`, { parent_id, name: both(name), ...texts })
      const name = `E${unique()}`
      const { id } = await create(name, null)
      await page.goto(`/${shop}/categories/${id}`)
      const below = await create(`${name} below`, id)
      await press(page, t.deleteNamed(name))
      await answerYes(page)
      await expect(page.getByRole('alert')).toContainText(refusalIn(language, { code: 'still_in_use', minutes: 0 }).title)
      await expect(page.getByText(categories.usedBy(0, 1))).toBeVisible()
      for (const one of [below.id, id]) await call(token, 'DELETE', `shops/${shop}/categories/${one}`)
    })

    test('a category shows chosen products first, until its list is emptied', async ({ page, request }) => {
      const token = await newMember(language, 'editor', shop)
      await withSession(page.context(), token)
      const all = await call<{ id: number; products: number; slugs: Record<'en' | 'pl', string> }[]>(
        token,
        'GET',
        `shops/${shop}/categories`,
      )
      const category = all.find(({ products }) => products > 1)
      const address = hrefTo(language, 'category', { slug: category?.slugs[language] ?? '' })
      const products = await call<{ items: { symbol: string; name: string }[] }>(
        token,
        'GET',
        `shops/${shop}/products?category=${category?.id}`,
      )
      const html = async () => (await request.get(...inShop(address))).text()
      /** Symbols in the order of the shop's list. */
      const symbols = async () => {
        const list = (await html()).split('<main')[1]?.replaceAll('\u00a0', ' ') ?? ''
        const placed = products.items.map(({ symbol, name }) => ({ symbol, at: list.indexOf(`>${name}<`) }))
        return placed
          .filter(({ at }) => at >= 0)
          .sort((one, other) => one.at - other.at)
          .map(({ symbol }) => symbol)
      }
      const before = await symbols()
      expect(before.length).toBeGreaterThan(1)
      const last = before.at(-1) ?? ''
      const fill = (text: string) => page.getByRole('textbox', { name: categories.firstProducts }).fill(text)
      await page.goto(`/${shop}/categories/${category?.id}`)
      await fill(`${last}\nnothing`)
      await press(page, categories.listSubmit)
      const unknown = page.getByRole('link', { name: categories.unknownSymbols('nothing') })
      await expect(unknown).toBeVisible()
      await fill(last)
      await press(page, categories.listSubmit)
      await expect(unknown).toHaveCount(0)
      await expect.poll(symbols).toEqual([last, ...before.slice(0, -1)])
      expect(await html()).toContain(`>${listMessages[language].shopOrder}</option>`)

      // Somebody else has chosen another product meanwhile: both are shown, and the next attempt saves.
      const path = `shops/${shop}/categories/${category?.id}`
      const stored = await call<{ first_products: string[]; facets: string[] | null }>(token, 'GET', path)
      const from = { first_products: stored.first_products, facets: stored.facets }
      await call(token, 'PUT', `${path}/list`, { ...from, first_products: before.slice(0, 1), from })
      await fill('')
      await press(page, categories.listSubmit)
      await expect(page.getByRole('alert').getByRole('row').last()).toContainText(before[0] ?? '')
      await press(page, categories.listSubmit)
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect.poll(symbols).toEqual(before)
    })

    test('a brand has a producer, who needs a responsible person outside the European Union', async ({ page }) => {
      await withSession(page.context(), await newMember(language, 'editor', shop))
      const p = producerMessages[language]
      const b = brandMessages[language]
      const name = `P${unique()}`
      await page.goto(`/${shop}/producers/new`)
      const own = page.getByRole('group', { name: p.own })
      await own.getByRole('textbox', { name: p.personName }).fill(name)
      await own.getByRole('textbox', { name: p.electronicAddress }).fill('office@example.com')
      await own.getByRole('textbox', { name: p.postalCode }).fill('94103')
      await own.getByRole('textbox', { name: p.city }).fill('San Francisco')
      await own.getByRole('combobox', { name: p.country }).selectOption('US')
      await press(page, p.create)
      await expect(page.getByRole('alert')).toBeVisible()
      await page.getByRole('checkbox', { name: p.person }).check()
      const person = page.getByRole('group', { name: p.person })
      await person.getByRole('textbox', { name: p.personName }).fill('Agent')
      await person.getByRole('textbox', { name: p.electronicAddress }).fill('https://agent.example')
      await person.getByRole('textbox', { name: p.postalCode }).fill('00-001')
      await person.getByRole('textbox', { name: p.city }).fill('Warszawa')
      await press(page, p.create)
      await expect(page.getByRole('row', { name })).toContainText('Agent')

      await page.goto(`/${shop}/brands/new`)
      await page.getByRole('textbox', { name: t.name }).fill(`B${name}`)
      await page.getByRole('combobox', { name: b.producer }).selectOption({ label: name })
      await press(page, b.create)
      await expect(page.getByRole('row', { name: `B${name}` })).toContainText(name)
      await page.goto(`/${shop}/producers`)
      await page.getByRole('link', { name, exact: true }).click()
      await expect(page.getByText(p.usedBy(1))).toBeVisible()
      await page.goto(`/${shop}/brands`)
      await page.getByRole('link', { name: `B${name}` }).click()
      await press(page, t.deleteNamed(`B${name}`))
      await answerYes(page)
      await page.goto(`/${shop}/producers`)
      await page.getByRole('link', { name, exact: true }).click()
      await press(page, t.deleteNamed(name))
      await answerYes(page)
      await expect(page.getByText(done.settings_deleted(name))).toBeVisible()
    })

    test('a category gets a picture, and what was typed stays where scripts send it', async ({ page }) => {
      const token = await newMember(language, 'editor', shop)
      await withSession(page.context(), token)
      const [p, uploads] = [categoryPictureMessages[language], uploadMessages[language]]
      const name = `C${unique()}`
      const [both, none] = [
        { en: name, pl: name },
        { en: '', pl: '' },
      ]
      const texts = { name: both, slugs: none, description: none, seo_title: none, seo_description: none }
      const { id } = await call<{ id: number }>(token, 'POST', `shops/${shop}/categories`, texts)
      await page.goto(`/${shop}/categories/${id}`)
      await expect(page.getByText(p.none)).toBeVisible()
      const picture = { name: 'front.png', mimeType: 'image/png', buffer: await page.screenshot() }
      if (javaScriptEnabled) {
        await expect(page.getByText(uploads.dropOne)).toBeVisible()
        await field(page, 'en', t.description).fill('Not saved yet')
        await expect(page.getByRole('region', { name: searchPreviewMessages[language].title })).toContainText('Not saved yet')
      }
      const choose = (file: typeof picture) => page.getByLabel(pictureMessages[language].file).setInputFiles([file])
      await choose({ ...picture, buffer: Buffer.from('notes') })
      await press(page, p.set)
      const answer = javaScriptEnabled ? page.getByRole('list', { name: uploads.results }) : page.getByRole('alert')
      await expect(answer).toContainText(uploads.problems.unsupported)
      const path = `shops/${shop}/categories/${id}`
      const stored = await call<Record<string, object>>(token, 'GET', path)
      await call(token, 'PUT', path, { ...stored, description: { en: 'Theirs', pl: '' } })
      await choose(picture)
      await press(page, p.set)
      await expect(page.getByRole('button', { name: p.removeNamed })).toBeVisible()
      await expect(page.getByText(p.none)).toHaveCount(0)
      if (javaScriptEnabled) await expect(field(page, 'en', t.description)).toHaveValue('Not saved yet')
      else await expect(page.getByText(done.picture_saved())).toBeVisible()
      expect(await call(token, 'GET', `shops/${shop}/categories/${id}`)).toMatchObject({ picture: { alt: both } })
      if (javaScriptEnabled) {
        await press(page, formMessages[language].save)
        await expect(page.getByRole('alert').getByRole('row', { name: 'Not saved yet' })).toContainText('Theirs')
        await page.goto(`/${shop}/categories/${id}`)
      }
      await press(page, p.removeNamed)
      await expect(page.getByText(done.picture_removed())).toBeVisible()
      await expect(page.getByText(p.none)).toBeVisible()
    })

    test('a brand shows its logo with texts, which two people may change', async ({ page, request }) => {
      const token = await newMember(language, 'editor', shop)
      await withSession(page.context(), token)
      const [p, pictures] = [logoMessages[language], pictureMessages[language]]
      const name = `B${unique()}`
      const none = { en: '', pl: '' }
      const brand = { name, slug: '', description: none, seo_title: none, seo_description: none, producer_id: null }
      const { id } = await call<{ id: number }>(token, 'POST', `shops/${shop}/brands`, brand)
      await page.goto(`/${shop}/brands/${id}`)
      await expect(page.getByRole('region', { name: searchPreviewMessages[language].title })).toContainText(`${name} | `)
      const logo = { name: 'logo.png', mimeType: 'image/png', buffer: await page.locator('h1').screenshot() }
      if (javaScriptEnabled) await expect(page.getByText(uploadMessages[language].dropOne)).toBeVisible()
      await page.getByLabel(pictures.file).setInputFiles([logo])
      await press(page, p.set)
      await expect(page.getByRole('button', { name: p.removeNamed })).toBeVisible()
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await page.getByRole('textbox', { name: pictures.textEn }).fill('The logo')
      await press(page, p.saveTexts)
      await expect(page.getByText(done.logo_saved())).toBeVisible()
      const { slug } = await call<{ slug: string }>(token, 'GET', `shops/${shop}/brands/${id}`)
      const shown = await request.get(...inShop(`/en/marki/${slug}`))
      expect([shown.status(), (await shown.text()).includes('alt="The logo"')]).toEqual([200, true])

      await page.getByRole('textbox', { name: pictures.textEn }).fill('Mine')
      const stored = await call<{ logo: { id: number; alt: object } }>(token, 'GET', `shops/${shop}/brands/${id}`)
      const theirs = { en: 'Theirs', pl: name }
      await call(token, 'PUT', `shops/${shop}/brands/${id}/logo`, { id: stored.logo.id, from: stored.logo.alt, alt: theirs })
      await press(page, p.saveTexts)
      await expect(page.getByRole('alert').getByRole('row', { name: 'Mine' })).toContainText('Theirs')
      await press(page, p.saveTexts)
      await expect(page.getByText(done.logo_saved())).toBeVisible()
      expect(await call(token, 'GET', `shops/${shop}/brands/${id}`)).toMatchObject({ logo: { alt: { en: 'Mine', pl: name } } })
      await press(page, p.removeNamed)
      await expect(page.getByText(done.logo_removed())).toBeVisible()
      await expect(page.getByText(p.none)).toBeVisible()
    })

    test('values of a feature are added, ordered, renamed, merged and deleted', async ({ page }) => {
      await withSession(page.context(), await newMember(language, 'editor', shop))
      const f = featureMessages[language]
      const name = `F${unique()}`
      await page.goto(`/${shop}/features`)
      await page.getByRole('link', { name: f.create }).click()
      await field(page, 'en', t.name).fill(name)
      await field(page, 'pl', t.name).fill(name)
      await press(page, f.create)
      await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
      const add = page.getByRole('region', { name: f.addValue })
      for (const value of ['Red', 'Rosso', 'Blue']) {
        for (const code of ['en', 'pl'] as const)
          await add.getByRole('group', { name: languageNames[language][code] }).getByRole('textbox', { name: t.name }).fill(value)
        await add.getByRole('button', { name: f.add, exact: true }).click()
        await expect(page.getByRole('rowheader', { name: value })).toBeVisible()
      }
      await press(page, t.up('Blue'))
      await expect(page.getByRole('rowheader')).toHaveText([/^Red/, /^Blue/, /^Rosso/])
      await page.getByRole('link', { name: 'Blue' }).click()
      await page.getByRole('textbox', { name: f.code }).fill('red')
      await press(page, formMessages[language].save)
      await expect(page.getByRole('alert')).toContainText(f.codeError)
      await page.getByRole('textbox', { name: f.code }).fill('navy')
      await field(page, 'en', t.name).fill('Navy')
      await press(page, formMessages[language].save)
      const renamed = { en: 'Navy', pl: 'Blue' }[language]
      await expect(page.getByRole('row', { name: renamed })).toContainText('navy')
      // The fragment leads past the notice, which stays in view.
      await expect(page.getByText(done.settings_saved(renamed))).toBeInViewport()
      await page.getByRole('link', { name: 'Rosso' }).click()
      await page.getByRole('combobox', { name: f.mergeInto }).selectOption({ label: 'Red' })
      await press(page, f.mergeSubmit)
      await expect(page.getByRole('rowheader')).toHaveText([/^Red/, new RegExp(`^${renamed}`)])
      await press(page, t.deleteNamed(name))
      await answerYes(page)
      await expect(page.getByText(done.settings_deleted(name))).toBeVisible()
    })
  })

test.describe('with JavaScript', () => {
  test.use({ locale: 'en', baseURL: adminUrl })

  test('a form asks before it is left with something typed', async ({ page }) => {
    await withSession(page.context(), await newMember('en', 'editor', shop))
    await page.goto(`/${shop}/producers/new`)
    await expectHydrated(page)
    const street = page.getByRole('textbox', { name: producerMessages.en.street }).first()
    await street.fill('Forge Lane 1')
    // A browser asks on pages that somebody has used.
    await street.click()
    const opened = page.waitForEvent('dialog')
    await page.close({ runBeforeUnload: true })
    const question = await opened
    expect(question.type()).toBe('beforeunload')
    await question.dismiss()
    await expect(street).toHaveValue('Forge Lane 1')
  })
})
