import type { Page } from '@playwright/test'
import type { Language } from '@stragan/contract'
import { spreadsheetMessages } from '../../apps/back-office/app/features/spreadsheet/spreadsheet.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { expect, expectHydrated, test } from '../fixtures.ts'
import { languagesWith, ways } from '../ways.ts'
import { adminUrl, call, newMember, shop, withSession } from './staff.ts'

interface Stored {
  product_id: number
  variant_id: number
  name_en: string
  price_net: number | null
  items: number
  is_active: boolean
}

/** Two products that no other test changes, and the search that finds them. */
async function newProducts(token: string) {
  const word = `Sheet${crypto.randomUUID().slice(0, 8)}`
  const both = (text: string) => ({ en: text, pl: text })
  for (const n of [1, 2]) {
    const symbol = `${word}-${n}`
    const variant = { symbol, ean: null, weight: 1, sales_unit: { code: 'piece', content: null }, expected_at: null, features: [] }
    const empty = { short_description: both(''), description: both(''), warnings: both(''), keywords: both(''), seo_title: both('') }
    const choices = { brand_id: null, category_id: null, vat_percent: 23, youtube_link: null, is_product_of_the_month: false }
    const product = { symbol, ean: null, name: both(`${word} ${n}`), slugs: both(''), ...empty, seo_description: both(''), ...choices }
    await call(token, 'POST', `shops/${shop}/products`, { product: { ...product, features: [], related: [], variants: [variant] } })
  }
  const stored = async () => (await call<{ items: Stored[] }>(token, 'GET', `shops/${shop}/spreadsheet?q=${word}`)).items
  return { word, stored }
}

/** A colleague changes the name of the first product. */
const rename = (token: string, { product_id, name_en }: Stored, to: string) =>
  call(token, 'PUT', `shops/${shop}/spreadsheet`, { cells: [{ id: product_id, field: 'name_en', from: name_en, to }] })

const columns = ['name_en', 'price_net', 'items', 'is_active'].map(name => `&column=${name}`).join('')
const pageOf = (word: string) => `${adminUrl}/${shop}/spreadsheet?q=${word}${columns}`
const decimal = (language: Language, text: string) => (language === 'pl' ? text.replace('.', ',') : text)

/** With scripts, by the keyboard alone. */
async function editInGrid(page: Page, language: Language) {
  const t = spreadsheetMessages[language]
  const rows = page.getByRole('grid').getByRole('row')
  const cell = (row: number, column: number) => rows.nth(row).getByRole('gridcell').nth(column)
  const price = (text: string) => new RegExp(`^${decimal(language, text).replace('.', '\\.')}`)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await page.getByLabel(t.formula).focus()
  // Past the buttons that are of use already, into the grid.
  await press('Tab', 'Tab', 'Tab')
  await expect(cell(1, 0)).toBeFocused()
  await press('ArrowRight')
  await page.keyboard.type(decimal(language, '12.5'))
  await press('Enter')
  await expect(cell(1, 1)).toHaveText(price('12.50'))
  await expect(cell(2, 1)).toBeFocused()
  await press('ArrowUp', 'Shift+ArrowDown', 'Control+d')
  await expect(cell(2, 1)).toHaveText(price('12.50'))
  await press('Control+z')
  await expect(cell(2, 1)).toHaveText('')
  await press('Control+y')
  await expect(cell(2, 1)).toHaveText(price('12.50'))
  await page.getByLabel(t.formula).focus()
  await page.keyboard.type(decimal(language, '+10 %'))
  await press('Enter')
  await expect(cell(1, 1)).toHaveText(price('13.75'))
  await cell(2, 1).focus()
  await press('ArrowRight')
  await page.keyboard.type('7')
  await press('Tab')
  await expect(cell(2, 3)).toBeFocused()
  await press('F2')
  await page.keyboard.type('x')
  await press('Escape')
  await expect(cell(2, 2)).toHaveText(/^7/)
  await press('ArrowLeft', 'Control+c', 'ArrowUp', 'Control+v', 'ArrowLeft', 'ArrowLeft')
  await expect(cell(1, 2)).toHaveText(/^7/)
  await page.keyboard.type('Mine')
  await press('Tab')
  await expect(cell(1, 0)).toHaveText(/^Mine/)
}

async function editInTable(page: Page, language: Language) {
  const t = spreadsheetMessages[language]
  const field = (name: string, row: number) => page.getByRole('combobox', { name }).or(page.getByRole('textbox', { name })).nth(row)
  await field(`${t.columns.price_net},`, 0).fill('x')
  await field(`${t.columns.items},`, 0).fill('7')
  await page.getByRole('button', { name: t.check }).click()
  const symbol = (await page.getByRole('rowheader').first().innerText()).split('\n')[0]
  await expect(page.getByRole('alert')).toContainText(`${symbol}, ${t.columns.price_net}: ${t.wrong.price_net}`)
  for (const row of [0, 1]) await field(`${t.columns.price_net},`, row).fill(decimal(language, '13.75'))
  await field(`${t.columns.items},`, 1).fill('7')
  await field(`${t.columns.name_en},`, 0).fill('Mine')
}

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, expectedErrors: [/status of 4(09|22)/] })
    const t = spreadsheetMessages[language]

    test('a manager changes two products at once, and meets what a colleague has changed meanwhile', async ({ page }) => {
      const token = await newMember(language, 'manager', shop)
      const { word, stored } = await newProducts(token)
      const [first] = await stored()
      if (!first) throw new Error('The search finds no product')
      await withSession(page.context(), token)
      await page.goto(pageOf(word))
      if (javaScriptEnabled) await expectHydrated(page)
      await (javaScriptEnabled ? editInGrid : editInTable)(page, language)
      const check = page.getByRole('button', { name: javaScriptEnabled ? t.checkCount(5) : t.check })
      const save = page.getByRole('button', { name: t.saveCount(5) })
      await check.press('Enter')
      await expect(page.getByRole('heading', { name: t.preview(5) })).toBeVisible()
      expect((await stored()).map(({ price_net }) => price_net)).toEqual([null, null])
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await rename(token, first, 'Theirs')
      await save.press('Enter')
      await expect(page.getByRole('alert')).toContainText(t.changedElsewhere('Theirs'))
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])
      await check.press('Enter')
      await expect(page.getByRole('alert')).toHaveCount(0)
      await save.press('Enter')
      await expect(page.getByText(noticeMessages[language].spreadsheet_saved('5'))).toBeVisible()
      const [changed, other] = await stored().then(rows =>
        rows.sort((a, b) => Number(b.product_id === first.product_id) - Number(a.product_id === first.product_id)),
      )
      expect(changed).toMatchObject({ ...first, name_en: 'Mine', price_net: 13.75, items: 7 })
      expect(other).toMatchObject({ price_net: 13.75, items: 7, is_active: false })
    })
  })

for (const language of languagesWith(true))
  test(`what is edited after the check is checked again before it is saved, in ${language}`, async ({ page }) => {
    const t = spreadsheetMessages[language]
    const token = await newMember(language, 'manager', shop)
    const { word, stored } = await newProducts(token)
    await withSession(page.context(), token)
    await page.goto(pageOf(word))
    await expectHydrated(page)
    const type = async (column: number, text: string) => {
      await page.getByRole('grid').getByRole('row').nth(1).getByRole('gridcell').nth(column).click()
      await page.keyboard.type(text)
      await page.keyboard.press('Enter')
    }
    const save = page.getByRole('button', { name: t.saveCount(1) })
    await type(2, '7')
    await page.getByRole('button', { name: t.checkCount(1) }).press('Enter')
    await expect(save).toBeVisible()
    await type(1, '12.5')
    await expect(page.getByText(t.outdated)).toBeVisible()
    await expect(save).toHaveCount(0)
    await page.getByRole('button', { name: t.undo }).click()
    await expect(save).toBeVisible()
    await page.getByRole('button', { name: t.redo }).click()
    await page.getByRole('button', { name: t.checkAgain }).click()
    await page.getByRole('button', { name: t.saveCount(2) }).click()
    await expect(page.getByText(noticeMessages[language].spreadsheet_saved('2'))).toBeVisible()
    expect(await stored()).toContainEqual(expect.objectContaining({ items: 7, price_net: 12.5 }))
  })

test('cells whose sending was stopped can be changed and sent again', async ({ page }) => {
  const t = spreadsheetMessages.en
  const token = await newMember('en', 'manager', shop)
  const { word } = await newProducts(token)
  await withSession(page.context(), token)
  await page.clock.install()
  await page.goto(pageOf(word))
  await expectHydrated(page)
  const { promise: stopped, resolve: stop } = Promise.withResolvers<void>()
  await page.route(
    url => url.pathname.endsWith('/spreadsheet'),
    async route => {
      await route.abort('aborted')
      stop()
    },
    { times: 1 },
  )
  const cell = (row: number) => page.getByRole('grid').getByRole('row').nth(row).getByRole('gridcell').nth(2)
  await cell(1).click()
  await page.keyboard.type('7')
  await page.keyboard.press('Enter')
  const check = page.getByRole('button', { name: t.checkCount(1) })
  await check.click({ noWaitAfter: true })
  await stopped
  await expect(check).toBeDisabled()
  await page.clock.fastForward(30_000)
  await cell(2).click()
  await page.keyboard.type('8')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: t.checkCount(2) }).click()
  await expect(page.getByRole('heading', { name: t.preview(2) })).toBeVisible()
})

for (const language of languagesWith(true))
  test(`a click on another cell keeps what was typed, and a clipboard without text changes nothing, in ${language}`, async ({ page }) => {
    const token = await newMember(language, 'manager', shop)
    const { word } = await newProducts(token)
    await withSession(page.context(), token)
    await page.goto(pageOf(word))
    await expectHydrated(page)
    const items = (row: number) => page.getByRole('grid').getByRole('row').nth(row).getByRole('gridcell').nth(2)
    await items(1).click()
    await page.keyboard.type('7')
    await items(2).click()
    await expect(items(1)).toHaveText(/^7/)
    await expect(items(2)).toHaveText('0')
    await page.keyboard.type('8')
    await items(1).dblclick()
    await expect(items(1).getByRole('textbox')).toHaveValue('7')
    await page.keyboard.press('Escape')
    await expect(items(2)).toHaveText(/^8/)
    await items(2).click()
    await items(2).evaluate(cell => {
      cell.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData: new DataTransfer() }))
    })
    await page.keyboard.press('ArrowUp')
    await expect(items(1)).toBeFocused()
    await expect(items(2)).toHaveText(/^8/)
  })
