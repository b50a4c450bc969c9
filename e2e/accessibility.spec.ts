import { hrefTo, languages, pageIds } from '@stragan/routing'
import { accessibilityProblems, watchLayoutShifts } from './accessibility.ts'
import { contrastProblems } from './contrast.ts'
import { logIn, test } from './customers.ts'
import { expect } from './fixtures.ts'
import { customerScreens, publicScreens } from './screens.ts'
import { states } from './states/states.ts'

test.describe.configure({ mode: 'parallel', timeout: 240_000 })

/** The coffee shop has the same screens with another theme: each screen is checked in one language per shop. */
const checkedScreens = publicScreens.filter(
  ({ host, language, id }) => host === 'localhost' || languages[pageIds.indexOf(id) % 2] === language,
)

for (const [screen, screens] of Map.groupBy(checkedScreens, ({ host, id }) => `${host} ${id}`))
  test(`public screen ${screen} has no accessibility violations: ${screens.map(({ path }) => path).join(', ')}`, async ({ page }) => {
    await watchLayoutShifts(page)
    for (const { url } of screens) expect([url, await accessibilityProblems(page, { load: () => page.goto(url) })]).toEqual([url, []])
  })

for (const [id, screens] of Map.groupBy(customerScreens, screen => screen.id))
  test(`customer screen ${id} has no accessibility violations: ${screens.map(({ path }) => path).join(', ')}`, async ({ page }) => {
    await logIn(page, 'jan@demo.localhost')
    await watchLayoutShifts(page)
    for (const { path } of screens) expect([path, await accessibilityProblems(page, { load: () => page.goto(path) })]).toEqual([path, []])
  })

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

test.describe(() => {
  test.use({ expectedErrors: [/status of (4\d\d|50[03])/] })

  for (const { language, name, at, open } of states)
    test(`state has no accessibility violations, in ${language}: ${name}`, async ({ page }) => {
      await page.setViewportSize({ width: at[0] ?? 390, height: 900 })
      await open(page)
      expect(await accessibilityProblems(page, { at })).toEqual([])
    })
})
