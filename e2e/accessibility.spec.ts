import { hrefTo } from '@stragan/routing'
import { accessibilityProblems } from './accessibility.ts'
import { contrastProblems } from './contrast.ts'
import { expect, test } from './fixtures.ts'
import { targetSizeProblems } from './target-size.ts'

test('the contrast check reports the same violations as axe', async ({ page }) => {
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
  const [byAxe] = (await accessibilityProblems(page, { at: [1440], axe: 'complete' })).filter(problem => problem.includes('color-contrast'))
  expect(byAxe?.split('|')).toHaveLength(bad.length)
})

test('the check of target sizes reports the same violations as axe', async ({ page }) => {
  const button = (name: string, style: string) => `<button style="padding:0;border:0;vertical-align:top;${style}">${name}</button>`
  const small = 'width:16px;height:16px;'
  const good = [
    button('large', 'width:24px;height:24px') + button('beside it', 'width:24px;height:24px'),
    button('apart', `${small}margin-right:8px`) + button('from it', small),
    '<p>Text <a href="#a">in</a> <a href="#b">a</a> sentence</p>',
    `${button('disabled', small).replace('<button', '<button disabled')}${button('alone', small)}`,
  ]
  const bad = [
    button('near', small) + button('to it', small),
    button('close', `${small}margin-right:2px`) + button('to a large one', 'width:80px;height:40px'),
    button('narrow', 'width:12px;height:40px') + button('too', 'width:12px;height:40px'),
  ]
  const rows = [...good, ...bad].map(row => `<div style="margin:40px;font-size:0">${row}</div>`).join('')
  await page.setContent(`<!doctype html><html lang="en"><title>t</title><main><h1>t</h1>${rows}</main>`)
  const found = await targetSizeProblems(page)
  expect(found.map(problem => problem.match(/px: ([^(]*) \(/)?.[1])).toEqual(['near', 'to it', 'close', 'narrow', 'too'])
  const [byAxe] = (await accessibilityProblems(page, { at: [1440], axe: 'complete' })).filter(problem =>
    problem.includes('axe: target-size'),
  )
  expect(byAxe?.split('|')).toHaveLength(found.length)
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
