import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { contrastProblems, finishAnimations } from './contrast.ts'
import { targetSizeProblems } from './target-size.ts'

/**
 * What axe audits:
 * - complete: the document, by all rules enabled by default, best practices, contrast, and the target size of WCAG 2.2;
 * - document: without the last two, which take longer than all others together, and which `contrastProblems` and `targetSizeProblems` check
 *   on every screen;
 * - content: the same without the frame around the main part, which screens share.
 */
export type AxeScope = 'complete' | 'document' | 'content'

const axeOptions = (isComplete: boolean): RunOptions => ({
  rules: { 'target-size': { enabled: isComplete }, 'color-contrast': { enabled: isComplete } },
  resultTypes: ['violations'],
})
const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** A phone and a desktop screen. */
export const widths = [390, 1440] as const
export type Width = (typeof widths)[number]
/** 1280 px at 400 %, the minimum width of WCAG 1.4.10. */
const minWidth = 320

interface Color {
  r: number
  g: number
  b: number
  alpha: number
  parseString: (css: string) => Color
}

/** Memoises axe's parser of colours, which takes a fifth of a run on a list of products. */
function memoiseColors() {
  const { prototype } = (window.axe.commons as unknown as { color: { Color: { prototype: Color } } }).color.Color
  const parse = prototype.parseString
  const parsed = new Map<string, Pick<Color, 'r' | 'g' | 'b' | 'alpha'>>()
  prototype.parseString = function (css) {
    const known = parsed.get(css)
    if (known) return Object.assign(this, known)
    const { r, g, b, alpha } = parse.call(this, css)
    parsed.set(css, { r, g, b, alpha })
    return this
  }
}

/** Rows of a table after the twentieth, which have the markup of those before: with them axe takes two to three times as long. */
const furtherRows = 'tbody > tr:nth-child(n + 21)'
/** Header, navigation and footer, most of the elements of a screen. */
const frame = ':is(header, nav, footer):not(main *)'

/** Runs axe in the page: `AxeBuilder` opens another page for each run. */
async function violations(page: Page, scope: AxeScope): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource};(${memoiseColors})()`)
  return page.evaluate(
    async ({ exclude, options }) => {
      const found = await window.axe.run({ include: 'html', exclude }, options)
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.target).join(' | ')}`)
    },
    { exclude: scope === 'content' ? [furtherRows, frame] : [furtherRows], options: axeOptions(scope === 'complete') },
  )
}

/**
 * Waits until the document has its stylesheets, also where a form has just led to it, and until nothing is busy, since busy elements have
 * fainter colours; finishes animations: colours and positions are final.
 */
async function settle(page: Page) {
  await page.waitForLoadState()
  await expect(page.locator('[aria-busy=true]:visible')).toHaveCount(0)
  await page.evaluate(finishAnimations)
}

/** Elements that overflow on the right, outermost first; empty where the page does not scroll sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    const outside = [...document.body.querySelectorAll('*')].filter(element => element.getBoundingClientRect().right > innerWidth + 0.5)
    return [`wider than the screen: ${outside.map(element => `${element.nodeName}.${element.className}`).slice(0, 5)}`]
  })

declare global {
  interface Window {
    axe: typeof axe
    /** Layout shifts without user input. */
    layoutShifts?: { value: number; what: string }[]
  }
}
interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null }[]
}

/** Records layout shifts, which `accessibilityProblems` then reports. */
export const watchLayoutShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts: Window['layoutShifts'] = []
    window.layoutShifts = shifts
    new PerformanceObserver(list => {
      for (const { value, sources } of list.getEntries() as LayoutShift[])
        shifts.push({ value, what: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 40)}`).join(' | ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Rounded to two decimals, as Core Web Vitals are. */
const layoutShifts = (page: Page) =>
  page.evaluate(() => {
    const shifts = window.layoutShifts ?? []
    const shift = shifts.reduce((sum, { value }) => sum + value, 0)
    return shift < 0.005 ? [] : [`moves by ${shift}: ${shifts.map(({ what }) => what).join('; ')}`]
  })

interface Options {
  /** Widths at which the page exists. */
  at?: readonly Width[]
  /** Loads the page at each width; without it an open page is only resized. */
  load?: () => Promise<unknown>
  axe?: AxeScope
}

/** axe is by far the slowest auditor: a page that exists in both languages has it on a phone in English, and on a desktop screen in Polish. */
const axeWidths: Readonly<Record<string, Width>> = { en: 390, pl: 1440 }

/**
 * Accessibility problems of the open page: axe at one width; contrast, light and dark, target size and overflow at both; overflow at 320 px and with text
 * of twice the size, and, after `watchLayoutShifts`, layout shifts while it loads.
 */
export async function accessibilityProblems(page: Page, { at = widths, load, axe: scope = 'document' }: Options = {}): Promise<string[]> {
  const problems: string[] = []
  const note = (where: string, found: readonly string[]) => problems.push(...found.map(problem => `${where}: ${problem}`))
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 })
    await load?.()
    await settle(page)
    const language = await page.locator('html').getAttribute('lang')
    const hasAxe = at.length === 1 || width === (axeWidths[language ?? ''] ?? at[0])
    if (hasAxe) note(`${width} px, axe`, await violations(page, scope))
    note(`${width} px, contrast`, await contrastProblems(page))
    note(`${width} px, target size`, await targetSizeProblems(page))
    note(`${width} px, overflow`, await overflow(page))
    if (load) note(`${width} px, layout shift`, await layoutShifts(page))
    await page.emulateMedia({ colorScheme: 'dark' })
    await settle(page)
    note(`${width} px, contrast in dark mode`, await contrastProblems(page))
    await page.emulateMedia({ colorScheme: 'light' })
  }
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  note('text of twice the size, overflow', await overflow(page))
  await page.evaluate(() => {
    document.documentElement.style.fontSize = ''
  })
  await page.setViewportSize({ width: minWidth, height: 900 })
  note(`${minWidth} px, overflow`, await overflow(page))
  return problems
}
