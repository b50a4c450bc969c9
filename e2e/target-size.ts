import type { Page } from '@playwright/test'

/**
 * Targets smaller than 24 by 24 CSS px that are less than 24 px away from another one: WCAG 2.2 AA (2.5.8). Computed from rectangles, a
 * hundred times as fast as axe, which also detects overlapping elements. Skips links in sentences, disabled controls, and controls that are
 * one pixel wide, whose label is the target. What is in a bar that scrolling leaves in place is near what is in the same bar.
 */
export const targetSizeProblems = (page: Page) =>
  page.evaluate(() => {
    const minSize = 24
    const targets = 'a[href], button, input, select, textarea, summary, [tabindex]:not([tabindex^="-"])'
    /** Whether the line that a link is in has text besides links. */
    const isInSentence = (element: Element) => {
      if (getComputedStyle(element).display !== 'inline') return false
      let block = element.parentElement
      while (block && getComputedStyle(block).display === 'inline') block = block.parentElement
      const ofTargets = [...(block?.querySelectorAll(targets) ?? [])].reduce((sum, { textContent }) => sum + textContent.trim().length, 0)
      return (block?.textContent.replaceAll(/\s+/g, ' ').trim().length ?? 0) > ofTargets + 1
    }
    const barOf = (element: Element): Element | null => {
      const { position } = getComputedStyle(element)
      return position === 'fixed' || position === 'sticky' ? element : element.parentElement && barOf(element.parentElement)
    }
    const shown = [...document.querySelectorAll(targets)]
      .filter(element => !element.matches(':disabled, [inert] *') && element.checkVisibility({ checkVisibilityCSS: true }))
      .map(element => ({ element, rect: element.getBoundingClientRect() }))
      .filter(({ rect }) => rect.width > 1 && rect.height > 1)
      .map(({ element, rect }) => ({ element, bar: barOf(element), rect, x: rect.x + rect.width / 2, y: rect.y + rect.height / 2 }))
    // What is rounded on the way to a pixel is no fault.
    const isSmall = ({ width, height }: DOMRect) => Math.min(width, height) < minSize - 0.05
    const small = shown.filter(({ element, rect }) => isSmall(rect) && !isInSentence(element))
    const isNear = (one: (typeof shown)[number], other: (typeof shown)[number]) => {
      if (one === other || one.bar !== other.bar || one.element.contains(other.element) || other.element.contains(one.element)) return false
      if (isSmall(other.rect)) return Math.hypot(one.x - other.x, one.y - other.y) < minSize - 0.1
      const dx = Math.max(other.rect.left - one.x, 0, one.x - other.rect.right)
      const dy = Math.max(other.rect.top - one.y, 0, one.y - other.rect.bottom)
      return Math.hypot(dx, dy) < minSize / 2 - 0.05
    }
    return small.flatMap(target => {
      const near = shown.find(other => isNear(target, other))
      const name = ({ element }: (typeof shown)[number]) =>
        `${element.textContent.trim().slice(0, 40) || element.getAttribute('aria-label') || element.nodeName} (${element.className})`
      return near ? [`target of ${target.rect.width} x ${target.rect.height} px: ${name(target)} next to ${name(near)}`] : []
    })
  })
