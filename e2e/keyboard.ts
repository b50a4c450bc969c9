import { expect, type Frame, type Locator, type Page } from '@playwright/test'

export const main = (page: Page) => page.getByRole('main')

/** The frame that has the focus, the page itself or one in it. */
async function focusedFrame(page: Page): Promise<Frame> {
  const inner = await Promise.all(
    page
      .frames()
      .slice(1)
      .map(async frame => ((await frame.evaluate(() => document.hasFocus())) ? frame : null)),
  )
  return inner.findLast(frame => frame !== null) ?? page.mainFrame()
}

/** Problem of the focus indicator: no focus ring, or the element is covered; null otherwise. */
const focusProblem = async (page: Page) =>
  (await focusedFrame(page)).evaluate(() => {
    const focused = document.activeElement
    if (!focused || (focused === document.body && window === window.top)) return null
    const named = `${focused.nodeName} ${focused.getAttribute('aria-label') ?? focused.textContent?.trim().slice(0, 60)}`
    // A link that covers a card has its ring on the card.
    const rings = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
    if (!rings.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0))
      return `${named} has no ring`
    // Of an element that is larger than the window, the part within it.
    const box = focused.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, window.innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, window.innerHeight)]
    const seen = [0.1, 0.5, 0.9].some(part => {
      const above = document.elementFromPoint(left + part * (right - left), top + part * (bottom - top))
      return above !== null && (focused.contains(above) || above.contains(focused))
    })
    return seen ? null : `${named} is covered`
  })

/** Presses Tab, or Shift+Tab, until the target has the focus; expects a visible focus indicator at each stop; fails after 200 stops. */
export async function reach(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let stops = 0; stops < 200; stops++) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press(key)
    // A carousel takes a moment to slide the next picture in.
    await expect.poll(() => focusProblem(page)).toBeNull()
  }
  throw new Error(`${key} never reaches ${target}`)
}

export async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter') {
  await reach(page, target)
  await page.keyboard.press(key)
}

export async function type(page: Page, name: RegExp | string, text: string) {
  await reach(page, main(page).getByLabel(name).first())
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(text)
}

/** A radio group is one tab stop; arrow keys choose within it. */
export async function choose(page: Page, radio: Locator) {
  const name = await radio.getAttribute('name')
  await reach(page, main(page).locator(`input[name="${name}"]`).first())
  await page.keyboard.press('Space')
  for (let steps = 0; steps < 9 && !(await radio.isChecked()); steps++) await page.keyboard.press('ArrowDown')
  await expect(radio).toBeChecked()
}
