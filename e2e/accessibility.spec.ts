import { hrefTo } from '@stragan/routing'
import { accessibilityProblems } from './accessibility.ts'
import { contrastProblems } from './contrast.ts'
import { expect, test } from './fixtures.ts'

test('the contrast check in dark mode reports the same violations as axe', async ({ page }) => {
  const good = '<p style="color:#767676">readable</p><p style="color:#949494;font-size:24px">large</p>'
  const bad = [
    '<p style="color:#777">too light</p>',
    '<p style="color:#0008">half transparent</p>',
    '<div style="background:#005"><p style="color:#666">on dark</p></div>',
    '<div style="background:#eee"><p style="opacity:.5">faded</p></div>',
    '<div style="background:#000c;opacity:.5"><p style="color:#fff">on what shines through</p></div>',
  ]
  await page.setContent(`<!doctype html><html lang="en"><title>t</title><main><h1>t</h1>${good}${bad.join('')}</main>`)
  const found = await contrastProblems(page)
  expect(found.map(problem => problem.match(/of (.*) \(/)?.[1])).toEqual([
    'too light',
    'half transparent',
    'on dark',
    'faded',
    'on what shines through',
  ])
  const [byAxe] = (await accessibilityProblems(page, { at: [1440] })).filter(problem => problem.includes('color-contrast'))
  expect(byAxe?.split('|')).toHaveLength(bad.length)
})

test.describe('in forced colors mode', () => {
  test.use({ contextOptions: { forcedColors: 'active' } })

  for (const [name, path, chosen] of [
    ['page of a list', `${hrefTo('en', 'allProducts')}?page=2`, 'nav a[aria-current=page]'],
    ['view of a list', hrefTo('en', 'allProducts'), 'nav a[aria-current=true]'],
    ['currency', hrefTo('en', 'home'), 'header form [aria-pressed=true]'],
  ] as const)
    test(`selected ${name} has the system's selection background`, async ({ page }) => {
      await page.goto(path)
      const [ground, highlight] = await page
        .locator(chosen)
        .first()
        .evaluate(element => {
          const sample = document.body.appendChild(document.createElement('i'))
          sample.style.forcedColorAdjust = 'none'
          sample.style.background = 'Highlight'
          return [element, sample].map(shown => getComputedStyle(shown).backgroundColor)
        })
      expect(ground).toBe(highlight)
    })
})
