import { languages } from '@stragan/routing'
import { accessibilityProblems } from '../accessibility.ts'
import { test } from '../audits.ts'
import { expect } from '../fixtures.ts'
import { htmlProblems } from '../html-problems.ts'
import { adminUrl, newMember, shop, withSession } from './staff.ts'
test.use({ expectedErrors: [/status of 4\d\d/] })
test.describe.configure({ timeout: 300_000 })
for (const language of languages)
  test(`audit ${language}`, async ({ page, nuChecker }) => {
    const token = await newMember(language, 'owner', shop)
    await withSession(page.context(), token)
    for (const path of ['spreadsheet', 'spreadsheet?rows=250&column=name_pl&column=brand_id&column=weight', 'spreadsheet?q=zzzz', 'spreadsheet?column=category_id&column=brand_id&column=ean&column=minimum_stock&column=is_active&column=name_en&column=name_pl&rows=100', 'products']) {
      const response = await page.goto(`${adminUrl}/${shop}/${path}`)
      expect.soft(await htmlProblems((await response?.text()) ?? '', nuChecker), `HTML of ${path}`).toEqual([])
      expect.soft(await accessibilityProblems(page), `accessibility of ${path}`).toEqual([])
      for (const width of [360, 768, 1920]) {
        await page.setViewportSize({ width, height: 800 })
        expect.soft(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), `${path} ${width}`).toBeLessThanOrEqual(0)
      }
      await page.setViewportSize({ width: 1280, height: 800 })
    }
  })
