import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { shopSearchMessages } from '../../apps/back-office/app/features/shop-search/shop-search.messages.ts'
import { fieldErrorIn } from '../../apps/back-office/app/platform/field-errors.messages.ts'
import { formMessages } from '../../apps/back-office/app/platform/form.messages.ts'
import { noticeMessages } from '../../apps/back-office/app/platform/notice.messages.ts'
import { listMessages } from '../../apps/storefront/app/features/catalogue/list.messages.ts'
import { accessibilityProblems } from '../accessibility.ts'
import { expect, test } from '../fixtures.ts'
import { ways } from '../ways.ts'
import { adminUrl, newMember, shop, withSession } from './staff.ts'

for (const { language, javaScriptEnabled } of ways)
  test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled, locale: language, expectedErrors: [/status of 422/] })
    const t = shopSearchMessages[language]
    const list = listMessages[language]
    const errorIn = fieldErrorIn[language]
    const { save } = formMessages[language]
    const notices = noticeMessages[language]
    const allProducts = hrefTo(language, 'allProducts')
    const searchFor = (page: Page, search: string) => page.goto(`${allProducts}?q=${search}`)

    test('an editor sees what found nothing, adds a synonym, and redirects the search', async ({ page }) => {
      // Letters alone, and like no word of the catalogue.
      const search = `zxq${crypto
        .randomUUID()
        .slice(0, 8)
        .replaceAll(/\d/g, digit => 'ghijkmpqtv'.charAt(Number(digit)))}`
      await withSession(page.context(), await newMember(language, 'editor', shop))
      // The second page is from the cache.
      for (let i = 0; i < 2; i++) {
        await searchFor(page, search)
        await expect(page.getByRole('heading', { name: list.nothingFound(search) })).toBeVisible()
      }
      const row = page.getByRole('row').filter({ hasText: search })
      await expect(async () => {
        await page.goto(`${adminUrl}/${shop}/searches`)
        await expect(row.getByRole('cell').first()).toHaveText('2', { timeout: 500 })
      }).toPass()
      await expect(row).toContainText(t.nothing)
      if (javaScriptEnabled) expect(await accessibilityProblems(page)).toEqual([])

      await row.getByRole('link', { name: t.addSynonym }).click()
      const words = page.getByLabel(t.words)
      await expect(words).toHaveValue(`${search}\n`)
      await page.getByRole('button', { name: t.add }).click()
      await expect(page.getByRole('alert')).toContainText(errorIn('words', 'wrong'))
      await words.fill(`${search}\n${language === 'pl' ? 'młotek gumowy' : 'rubber mallet'}`)
      await page.getByRole('button', { name: t.add }).click()
      await expect(page.getByText(notices.synonyms_added(search))).toBeVisible()
      await searchFor(page, search)
      await expect(page.getByRole('heading', { name: list.results(search) })).toBeVisible()
      await page.goto(`${adminUrl}/${shop}/searches`)
      await expect(row.getByRole('link', { name: t.view(search) })).toBeVisible()

      await row.getByRole('link', { name: t.redirect }).click()
      await expect(page.getByRole('textbox', { name: t.search, exact: true })).toHaveValue(search)
      await page.getByLabel(t.address).fill('https://example.com/en/contact')
      await page.getByRole('button', { name: t.addRedirect }).click()
      await expect(page.getByRole('alert')).toContainText(errorIn('address', 'wrong'))
      await page.getByLabel(t.address).fill(hrefTo('pl', 'contact'))
      await page.getByRole('button', { name: t.addRedirect }).click()
      await expect(page.getByText(notices.search_redirect_added(search))).toBeVisible()
      await searchFor(page, search.toUpperCase())
      await expect(page).toHaveURL(hrefTo(language, 'contact'))

      await page.goto(`${adminUrl}/${shop}/searches/redirects`)
      await page.getByRole('link', { name: search }).click()
      await page.getByLabel(t.address).fill(hrefTo('en', 'regulations'))
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(notices.search_redirect_saved())).toBeVisible()
      await page.getByRole('button', { name: `${t.deletion}: ${search}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: t.deletion }).click()
      await expect(page.getByText(notices.search_redirect_deleted(search))).toBeVisible()
      await searchFor(page, search)
      await expect(page.getByRole('heading', { name: list.results(search) })).toBeVisible()

      await page.goto(`${adminUrl}/${shop}/searches/synonyms`)
      await page.getByRole('link', { name: search }).click()
      await words.fill(`${search}\nzxqother`)
      await page.getByRole('button', { name: save }).click()
      await expect(page.getByText(notices.synonyms_saved())).toBeVisible()
      await searchFor(page, search)
      await expect(page.getByRole('heading', { name: list.nothingFound(search) })).toBeVisible()
      await page.goto(`${adminUrl}/${shop}/searches/synonyms`)
      await page.getByRole('link', { name: search }).click()
      await page.getByRole('button', { name: `${t.deletion}: ${search}` }).click()
      await page.getByRole('dialog').getByRole('button', { name: t.deletion }).click()
      await expect(page.getByText(notices.synonyms_deleted(search))).toBeVisible()
    })
  })
