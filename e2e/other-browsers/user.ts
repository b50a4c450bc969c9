import { expect } from '../fixtures.ts'
import type { InputSource, Window } from './driver.ts'

/** Elements of a page: a CSS selector and, if given, their accessible name. */
export interface Target {
  css: string
  name?: string | RegExp
}

const keys = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', Space: ' ', ArrowDown: '\uE015' } as const
const control = '\uE009'
/** Between two looks at the page. */
const intervals = [50, 100, 200]

/** A window as a user sees and operates it. Every action waits until it is possible, every look at the page until it is true. */
export class User {
  readonly #window: Window
  readonly #origin: string

  constructor(window: Window, origin: string) {
    this.#window = window
    this.#origin = origin
  }

  open(path: string): Promise<void> {
    return this.#window.open(this.#origin + path)
  }

  /** Opens a page without waiting for its scripts. */
  async visit(path: string): Promise<void> {
    await this.#window.open('about:blank')
    await this.evaluate(url => void setTimeout(() => window.location.assign(url)), this.#origin + path)
    await this.expectPath(path)
  }

  back(): Promise<void> {
    return this.#window.traverse(-1)
  }

  forward(): Promise<void> {
    return this.#window.traverse(1)
  }

  /** Runs a function in the page; it may refer to its arguments alone. */
  evaluate<Args extends readonly unknown[], Value>(work: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>> {
    return this.#window.run(work.toString(), args) as Promise<Awaited<Value>>
  }

  /** Path and query. */
  path(): Promise<string> {
    return this.evaluate(() => location.pathname + location.search)
  }

  async expectPath(expected: string | RegExp): Promise<void> {
    const path = expect.poll(() => this.path().catch(() => ''), { intervals })
    if (typeof expected === 'string') await path.toBe(expected)
    else await path.toMatch(expected)
  }

  async expectVisible(target: Target): Promise<void> {
    await expect.poll(() => this.#count(target), { message: `visible: ${described(target)}`, intervals }).toBeGreaterThan(0)
  }

  async expectHidden(target: Target): Promise<void> {
    await expect.poll(() => this.#count(target), { message: `hidden: ${described(target)}`, intervals }).toBe(0)
  }

  async expectText(target: Target, text: string | RegExp): Promise<void> {
    const found = expect.poll(() => this.text(target), { message: `text of ${described(target)}`, intervals })
    if (typeof text === 'string') await found.toContain(text)
    else await found.toMatch(text)
  }

  async expectValue(target: Target, value: string): Promise<void> {
    const read = () => this.#query(target, 'value')
    await expect.poll(read, { message: `value of ${described(target)}`, intervals }).toBe(value)
  }

  async expectChecked(target: Target, isChecked: boolean): Promise<void> {
    const read = () => this.#query(target, 'checked')
    await expect.poll(read, { message: `${described(target)} is checked`, intervals }).toBe(isChecked)
  }

  async expectFocused(target: Target): Promise<void> {
    await expect.poll(() => this.#query(target, 'focused'), { message: `${described(target)} has the focus`, intervals }).toBe(true)
  }

  /** Visible text of the first element; empty without one. */
  async text(target: Target): Promise<string> {
    return String((await this.#query(target, 'text')) ?? '')
  }

  /** Moves the mouse to the middle of the first element, once that does not move, until the browser knows it is there. */
  async hover(target: Target): Promise<void> {
    const moveThere = async () => {
      const point = (await this.#query(target, 'point')) as { x: number; y: number } | null
      if (point) await this.#mouse([{ type: 'pointerMove', ...point, duration: 0, origin: 'viewport' }])
      return this.#query(target, 'hovered')
    }
    await expect.poll(moveThere, { message: `under the mouse: ${described(target)}`, intervals }).toBe(true)
  }

  /** Clicks the first element; again where it moved away before the press, as a user would. */
  async click(target: Target): Promise<void> {
    const clickOnce = async () => {
      await this.hover(target)
      await this.#query(target, 'watched')
      await this.#mouse([
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ])
      // The click may have left the page.
      return this.evaluate(() => !('isClickMissing' in window && window.isClickMissing)).catch(() => true)
    }
    await expect.poll(clickOnce, { message: `clicked: ${described(target)}`, intervals }).toBe(true)
  }

  /** Types into a field in place of what it has. */
  async fill(target: Target, text: string): Promise<void> {
    await this.click(target)
    await this.expectFocused(target)
    await this.#keyboard([
      { type: 'keyDown', value: control },
      ...pressesOf('a'),
      { type: 'keyUp', value: control },
      ...[...text].flatMap(pressesOf),
    ])
    await this.expectValue(target, text)
  }

  press(...names: readonly (keyof typeof keys)[]): Promise<void> {
    return this.#keyboard(names.flatMap(name => pressesOf(keys[name])))
  }

  type(text: string): Promise<void> {
    return this.#keyboard([...text].flatMap(pressesOf))
  }

  /** Presses Tab until the element has the focus; fails after 100 stops. */
  async tabTo(target: Target): Promise<void> {
    await this.expectVisible(target)
    for (let stops = 0; stops < 100; stops++) {
      if (await this.#query(target, 'focused')) return
      await this.press('Tab')
    }
    throw new Error(`Tab never reaches ${described(target)}`)
  }

  async #count(target: Target): Promise<number> {
    return Number((await this.#query(target, 'count')) ?? 0)
  }

  /** The page may be leaving while it is queried: then there is nothing to see yet. */
  async #query(target: Target, wanted: Wanted): Promise<unknown> {
    const { css, name = null } = target
    const pattern = name instanceof RegExp ? { source: name.source, flags: name.flags } : name
    return this.evaluate(queryPage, css, pattern, wanted).catch(() => null)
  }

  #mouse(actions: Extract<InputSource, { type: 'pointer' }>['actions']): Promise<void> {
    return this.#window.perform([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }])
  }

  #keyboard(actions: Extract<InputSource, { type: 'key' }>['actions']): Promise<void> {
    return this.#window.perform([{ type: 'key', id: 'keyboard', actions }])
  }
}

const pressesOf = (value: string) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const]

const described = ({ css, name }: Target) => (name === undefined ? css : `${css} named ${name}`)

type Wanted = 'count' | 'text' | 'value' | 'checked' | 'focused' | 'hovered' | 'watched' | 'point'
type Name = string | { source: string; flags: string } | null

/** Runs in the page: what is wanted of the first visible element; null without one. Scrolls to the point of a click. */
async function queryPage(css: string, name: Name, wanted: Wanted): Promise<unknown> {
  const textOf = (element: Element | null | undefined) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label')
    if (label !== null) return label
    return 'labels' in element ? textOf((element as HTMLInputElement).labels?.[0] ?? element) : textOf(element)
  }
  const isNamed = (element: Element) => {
    if (name === null) return true
    const own = nameOf(element)
    return typeof name === 'string' ? own === name.replace(/\s+/g, ' ') : new RegExp(name.source, name.flags).test(own)
  }
  const isVisible = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 1 && height > 1 && element.checkVisibility({ visibilityProperty: true })
  }
  const found = [...document.querySelectorAll<HTMLElement>(css)].filter(element => isVisible(element) && isNamed(element))
  const [first] = found
  if (wanted === 'count') return found.length
  if (!first) return null
  if (wanted === 'text') return first.innerText.replace(/\s+/g, ' ').trim()
  if (wanted === 'value') return (first as HTMLInputElement).value
  if (wanted === 'checked') return (first as HTMLInputElement).checked
  if (wanted === 'focused') return first === document.activeElement
  if (wanted === 'hovered') return first.matches(':hover')
  if (wanted === 'watched') {
    const page = Object.assign(window, { isClickMissing: true })
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && first.contains(target)) page.isClickMissing = false
    }
    // Before the listeners of the page, which may stop the event.
    window.addEventListener('click', onClick, { capture: true })
    return true
  }
  const middle = () => {
    const { left, top, width, height } = first.getBoundingClientRect()
    return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  }
  const isHit = ({ x, y }: { x: number; y: number }) => {
    const hit = document.elementFromPoint(x, y)
    return hit !== null && first.contains(hit)
  }
  if (!isHit(middle())) first.scrollIntoView({ block: 'center', behavior: 'instant' })
  const before = middle()
  await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  const point = middle()
  return point.x === before.x && point.y === before.y && isHit(point) ? point : null
}
