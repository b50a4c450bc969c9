import type { Page } from '@playwright/test'
import { hrefTo } from '@stragan/routing'
import { checkoutWords, typeBuyer } from './checkout-form.ts'
import { addWashers } from './filled-cart.ts'
import { expect, hydrate, test } from './fixtures.ts'
import { ways } from './ways.ts'

const words = {
  en: {
    ...checkoutWords.en,
    search: /^Find a parcel locker/,
    find: 'Search',
    none: 'No parcel lockers were found for “Atlantyda”',
    found: /^20 parcel lockers were found near “lodz”, the nearest first/,
    change: 'Change: Parcel locker',
    missing: 'Choose a parcel locker.',
    sample: 'Sample data',
  },
  pl: {
    ...checkoutWords.pl,
    search: /^Znajdź automat paczkowy/,
    find: 'Szukaj',
    none: 'Nie znaleziono automatów dla „Atlantyda”',
    found: /^Znaleziono 20 automatów w\spobliżu „lodz”, od najbliższego/,
    change: 'Zmień: Automat paczkowy',
    missing: 'Wybierz automat paczkowy.',
    sample: 'Dane przykładowe',
  },
} as const

const problems = (page: Page) => page.getByRole('main').getByRole('alert')
const radio = (page: Page, name: RegExp) => page.getByRole('radio', { name })

for (const { language, javaScriptEnabled: script } of ways)
  test.describe(`${script ? 'with' : 'without'} JavaScript, ${language}`, () => {
    test.use({ javaScriptEnabled: script, expectedErrors: [/4(09|22)/] })
    const w = words[language]
    const order = (page: Page) => page.getByRole('button', { name: w.order, exact: true }).click()
    const search = (page: Page) => page.getByRole('textbox', { name: w.search })

    test('a parcel locker is required, found, changed, and shown with the order', async ({ page }) => {
      await addWashers(page, 2)
      await page.goto(hrefTo(language, 'checkout'))
      await typeBuyer(page, language)
      await radio(page, w.locker).check()
      await radio(page, w.transfer).check()
      await page.getByRole('checkbox', { name: w.terms }).check()
      if (script) await hydrate(page)
      if (script) await expect(search(page)).toBeVisible()
      await order(page)
      await expect(problems(page).getByRole('link')).toHaveText([w.missing])
      await problems(page).getByRole('link').click()
      if (script) await expect(search(page)).toBeFocused()

      await search(page).fill('Atlantyda')
      await page.getByRole('button', { name: w.find, exact: true }).last().click()
      await expect(page.getByText(w.none)).toBeVisible()
      await search(page).fill('lodz')
      if (script) await search(page).press('Enter')
      else await page.getByRole('button', { name: w.find, exact: true }).last().click()
      await expect(page.getByRole('status').filter({ hasText: w.found })).toBeVisible()
      await expect(page.getByText(w.sample).first()).toBeVisible()
      await radio(page, /^LOD02M/).check()
      if (script) await expect(page.getByRole('status').filter({ hasText: 'LOD02M' })).toBeVisible()
      else await page.getByRole('button', { name: w.update }).click()

      if (script) {
        await page.reload()
        await page.getByRole('checkbox', { name: w.terms }).check()
      }
      await expect(page.getByText(/^LOD02M/)).toBeVisible()
      await page.getByRole('button', { name: w.change }).click()
      if (script) await expect(search(page)).toBeFocused()
      await search(page).fill('90-001')
      await page.getByRole('button', { name: w.find, exact: true }).last().click()
      await radio(page, /^LOD01A/).check()
      if (script) await expect(page.getByRole('status').filter({ hasText: 'LOD01A' })).toBeVisible()
      await order(page)
      await expect(page).toHaveURL(/\/[0-9a-f]{32}$/, { timeout: 15_000 })
      const details = page.getByRole('main')
      for (const text of ['LOD01A', 'Tadeusza Kościuszki 23', '90-001 Łódź', w.sample]) await expect(details).toContainText(text)
    })
  })
