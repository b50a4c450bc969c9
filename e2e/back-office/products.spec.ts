import { languages } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { productFormMessages } from '../../apps/back-office/app/features/products/form/product-form.messages.ts'
import { productMessages } from '../../apps/back-office/app/features/products/products.messages.ts'
import { draftMessages } from '../../apps/back-office/app/platform/drafts/drafts.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { searchPreviewMessages } from '../../apps/back-office/app/platform/search-preview/search-preview.messages.ts'
import { expect, test } from '../fixtures.ts'
import { port } from '../ports.ts'
import { languagesWith, ways } from '../ways.ts'
import { draftStored } from './draft-stored.ts'
import { adminUrl, call, newMember, withSession } from './staff.ts'

/** A shop whose lists no other test counts. */
const shop = 'test-shop'
const host = `test.localhost:${port}`

/** Labels of a text in each language, by the language of the page. */
const languageNames = { en: { en: 'English', pl: 'Polish' }, pl: { en: 'Angielski', pl: 'Polski' } }

interface Document {
  revision: string
  product: { name: { en: string; pl: string }; vat_percent: number; variants: { symbol: string; weight: number }[] }
}

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, baseURL: adminUrl, expectedErrors: [/status of 4\d\d/] })
    const t = productFormMessages[language]
    const list = productMessages[language]
    const notices = noticeMessages[language]
    const { save } = formMessages[language]

    test('an editor adds a product, corrects it beside a colleague, shows it, archives it and deletes it', async ({ page }) => {
      const token = await newMember(language, 'editor', shop)
      await withSession(page.context(), token)
      const symbol = `E2E-${crypto.randomUUID().slice(0, 8)}`
      await page.goto(`/${shop}/products`)
      await page.getByRole('link', { name: list.add }).click()
      await page.getByRole('textbox', { name: t.fields.symbol, exact: true }).fill(symbol)
      await page.getByRole('textbox', { name: t.fields.ean, exact: true }).fill('5901234123458')
      const text = (field: string, name: string) => page.getByRole('group', { name: field, exact: true }).getByLabel(name)
      for (const one of languages)
        await text(t.fields.name, languageNames[language][one]).fill({ en: `Hammer ${symbol}`, pl: `Młotek ${symbol}` }[one])
      await page.getByLabel(t.variantOf(t.row(1), t.fields.weight)).fill(language === 'pl' ? '0,75' : '0.75')
      const preview = page.getByRole('region', { name: searchPreviewMessages[language].title })
      // While it is typed, where there are scripts; else once it was sent.
      if (javaScriptEnabled) await expect(preview).toContainText(`Młotek ${symbol} | `)
      // Enter saves, although the button for further variants comes first.
      await page.getByLabel(t.variantOf(t.row(1), t.fields.weight)).press('Enter')

      // What is wrong is named at its field, and all that was typed is there.
      const problem = t.of(t.fields.ean, t.problem('ean_check_digit'))
      await expect(page.getByRole('alert').getByRole('link', { name: problem })).toBeVisible()
      await expect(page.getByRole('textbox', { name: t.fields.symbol, exact: true })).toHaveValue(symbol)
      await expect(preview).toContainText(`Młotek ${symbol} | `)
      await page.getByRole('textbox', { name: t.fields.ean, exact: true }).fill('5901234123457')
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(notices.product_created())).toBeVisible()
      await expect(page.getByText(list.lacks.without_price)).toBeVisible()
      const address = new URL(page.url()).pathname
      const path = `shops/${shop}/products/${address.split('/').at(-1)}`
      const slug = { en: `hammer-${symbol}`, pl: `mlotek-${symbol}` }[language].toLowerCase()
      const inShop = `http://127.0.0.1:${port}${hrefTo(language, 'product', { id: slug })}`
      const statusInShop = async () => (await page.request.get(inShop, { headers: { host } })).status()
      expect(await statusInShop()).toBe(404)

      // Somebody else changes another field meanwhile: both changes stay. Then the same one: both values are shown.
      await page.getByRole('link', { name: list.change, exact: true }).click()
      const begun = await call<Document>(token, 'GET', `${path}/document`)
      const theirs = { ...begun.product, vat_percent: 8, name: { ...begun.product.name, pl: `Ich ${symbol}` } }
      await call(token, 'PUT', path, { revision: begun.revision, product: theirs })
      await text(t.fields.name, languageNames[language].en).fill(`Claw hammer ${symbol}`)
      await text(t.fields.name, languageNames[language].pl).fill(`Mój ${symbol}`)
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByRole('alert')).toContainText(t.changed)
      const row = page.getByRole('alert').getByRole('row', { name: `${t.fields.name} (${languageNames[language].pl})` })
      await expect(row.getByRole('cell')).toHaveText([`Młotek ${symbol}`, `Ich ${symbol}`, `Mój ${symbol}`])
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(notices.product_saved())).toBeVisible()
      const stored = await call<Document>(token, 'GET', `${path}/document`)
      expect(stored.product).toMatchObject({
        name: { en: `Claw hammer ${symbol}`, pl: `Mój ${symbol}` },
        vat_percent: 8,
        variants: [{ symbol, weight: 0.75 }],
      })

      await page.getByRole('button', { name: list.show }).click()
      await expect(page.getByText(notices.product_shown())).toBeVisible()
      expect(await statusInShop()).toBe(200)
      await page.getByRole('button', { name: list.archive }).click()
      await page.getByRole('dialog').getByRole('button', { name: list.archive }).click()
      await expect(page.getByText(notices.product_archived())).toBeVisible()
      expect(await statusInShop()).toBe(404)
      await page.getByRole('button', { name: list.copyIt }).click()
      await expect(page.getByText(notices.product_copied())).toBeVisible()
      await expect(page.getByText(`${symbol}-2`).first()).toBeVisible()
      for (const one of [new URL(page.url()).pathname, address]) {
        await page.goto(one)
        await page.getByRole('button', { name: list.delete }).click()
        await page.getByRole('dialog').getByRole('button', { name: list.delete }).click()
        await expect(page.getByText(notices.product_deleted(one === address ? symbol : `${symbol}-2`))).toBeVisible()
      }
    })

    test('variants are added in rows, told apart by a feature, put in order and removed', async ({ page }) => {
      const token = await newMember(language, 'editor', shop)
      await withSession(page.context(), token)
      const symbol = `E2E-${crypto.randomUUID().slice(0, 8)}`
      const { features } = await call<{ features: { name: string; values: { name: string }[] }[] }>(
        token,
        'GET',
        `shops/${shop}/product_choices`,
      )
      const feature = features.find(({ values }) => values.length > 2)
      if (!feature) throw new Error('The shop needs a feature with three values')
      const [one, two] = feature.values.map(({ name }) => name)
      const inRow = (n: number, name: string) => page.getByLabel(t.variantOf(t.row(n), name))
      await page.goto(`/${shop}/products/new`)
      await page.getByRole('textbox', { name: t.fields.symbol, exact: true }).fill(symbol)
      const texts = page.getByRole('group', { name: t.fields.name, exact: true })
      for (const field of await texts.getByRole('textbox').all()) await field.fill(symbol)
      await page.getByText(t.axes, { exact: true }).click()
      await page.getByRole('checkbox', { name: feature.name, exact: true }).first().check()
      await page.getByRole('button', { name: t.update }).click()
      await expect(page.getByText(t.updated)).toBeVisible()
      for (const [n, value] of [one, two].entries()) {
        await inRow(n + 1, feature.name).selectOption({ label: value ?? '' })
        await inRow(n + 1, t.fields.weight).fill('1')
      }
      await inRow(1, t.fields.order).fill('2')
      await inRow(2, t.fields.order).fill('1')
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(notices.product_created())).toBeVisible()
      const address = new URL(page.url()).pathname
      const path = `shops/${shop}/products/${address.split('/').at(-1)}`
      const symbols = async () => (await call<Document>(token, 'GET', `${path}/document`)).product.variants.map(variant => variant.symbol)
      expect(await symbols()).toEqual([`${symbol}-1`, `${symbol}-2`])
      await expect(page.getByRole('rowheader').first()).toContainText(two ?? '')
      await page.goto(`${address}/edit`)
      await page.getByRole('checkbox', { name: `${t.remove} ${t.row(1)}` }).check()
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(notices.product_saved())).toBeVisible()
      expect(await symbols()).toEqual([`${symbol}-2`])
      await call(token, 'DELETE', path)
    })
  })

for (const language of languagesWith(true))
  test(`what was typed into the form of a new product waits for its author, in ${language}`, async ({ page }) => {
    const token = await newMember(language, 'editor', shop)
    await withSession(page.context(), token)
    await page.goto(`${adminUrl}/${shop}/products/new`)
    const t = productFormMessages[language]
    await page.getByRole('textbox', { name: t.fields.symbol, exact: true }).fill('BEGUN-1')
    await expect(page.getByText(draftStored(language))).toBeVisible()
    await page.goto(`${adminUrl}/${shop}/products`)
    await page.goto(`${adminUrl}/${shop}/products/new`)
    await expect(page.getByRole('textbox', { name: t.fields.symbol, exact: true })).toHaveValue('BEGUN-1')
    await page.getByRole('button', { name: draftMessages[language].discard }).click()
    await expect(page.getByRole('textbox', { name: t.fields.symbol, exact: true })).toHaveValue('')
  })
