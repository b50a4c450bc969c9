import { hrefTo } from '@stragan/routing'
import { expect, kawa, test } from './fixtures.ts'

const documents = [
  { language: 'en', id: 'regulations', link: 'Terms of sale', title: 'Terms of sale', other: 'Privacy policy' },
  { language: 'en', id: 'privacyPolicy', link: 'Privacy policy', title: 'Privacy policy', other: 'Terms of sale' },
  { language: 'pl', id: 'regulations', link: 'Regulamin', title: 'Regulamin sklepu', other: 'Polityka prywatności' },
  { language: 'pl', id: 'privacyPolicy', link: 'Polityka prywatności', title: 'Polityka prywatności', other: 'Regulamin sklepu' },
] as const

for (const shop of ['', kawa])
  for (const { language, id, link, title, other } of documents)
    test(`${shop}: the footer links to ${title}, which has a version, a table of contents and a link to the other document`, async ({
      page,
    }) => {
      await page.goto(`${shop}${hrefTo(language, 'cart')}`)
      await page.getByRole('contentinfo').getByRole('link', { name: link }).click()
      await page.waitForURL(`**${hrefTo(language, id)}`)
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      const since =
        language === 'en' ? /^Version \S+\s· In force since \d+ \w+ 20\d\d$/ : /^Wersja \S+\s· Obowiązuje od \d+ \p{L}+ 20\d\d$/u
      await expect(page.getByText(since)).toBeVisible()
      const contents = page.getByRole('navigation', { name: language === 'en' ? 'Contents' : 'Spis treści' })
      const parts = await contents.getByRole('link').allTextContents()
      expect(parts.length).toBeGreaterThan(3)
      const last = String(parts.at(-1))
      await contents.getByRole('link', { name: last }).click()
      await expect(page.getByRole('heading', { name: last, exact: true })).toBeInViewport()
      expect(new URL(page.url()).hash).toMatch(/^#[a-z]/)
      await page.getByRole('main').getByRole('link', { name: other, exact: true }).last().click()
      await expect(page.getByRole('heading', { level: 1, name: other })).toBeVisible()
    })

test('prints the document alone', async ({ page }) => {
  await page.goto(hrefTo('pl', 'regulations'))
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation', 'button'] as const) await expect(page.getByRole(role)).toHaveCount(0)
})
