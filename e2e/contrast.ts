import type { Page } from '@playwright/test'

/** Finishes what moves or fades, in the page: colours and positions are final. */
export function finishAnimations() {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY)
  for (const animation of ending) animation.finish()
}

/**
 * Texts with a contrast below WCAG 2.2 AA (1.4.3): 4.5, or 3 for large text. Computed from the colour of the text and the backgrounds and
 * opacities of its ancestors, a hundred times as fast as axe, which also detects overlapping elements. Skips disabled controls, what is
 * busy, as it is fainter for a moment, and text over a background image.
 */
export async function contrastProblems(page: Page): Promise<string[]> {
  await page.evaluate(finishAnimations)
  return page.evaluate(() => {
    type Color = readonly [r: number, g: number, b: number, a: number]
    const pixel = Object.assign(document.createElement('canvas'), { width: 1, height: 1 }).getContext('2d', { willReadFrequently: true })
    if (!pixel) throw new Error('This browser draws no canvas')
    const parsed = new Map<string, Color>()
    const colorOf = (css: string): Color => {
      let color = parsed.get(css)
      if (!color) {
        pixel.clearRect(0, 0, 1, 1)
        pixel.fillStyle = css
        pixel.fillRect(0, 0, 1, 1)
        const [r = 0, g = 0, b = 0, a = 0] = pixel.getImageData(0, 0, 1, 1).data
        color = [r, g, b, a / 255]
        parsed.set(css, color)
      }
      return color
    }
    const over = ([r, g, b]: Color, behind: Color, alpha: number): Color => {
      const mix = (top: number, below: number) => top * alpha + below * (1 - alpha)
      return [mix(r, behind[0]), mix(g, behind[1]), mix(b, behind[2]), 1]
    }
    const styles = new Map<Element, CSSStyleDeclaration>()
    const styleOf = (element: Element) => {
      const style = styles.get(element) ?? getComputedStyle(element)
      styles.set(element, style)
      return style
    }
    /** The colour of the text and of its background, from the root inwards; an opacity blends both with what is behind the element. */
    const pairOf = ([element, ...inner]: readonly Element[], behind: Color): [text: Color, behind: Color] => {
      if (!element) return [behind, behind]
      const { backgroundColor, color, opacity } = styleOf(element)
      const background = colorOf(backgroundColor)
      const ground = over(background, behind, background[3])
      const own = colorOf(color)
      const [text, around] = inner.length > 0 ? pairOf(inner, ground) : [over(own, ground, own[3]), ground]
      return [over(text, behind, Number(opacity)), over(around, behind, Number(opacity))]
    }
    const luminance = ([r, g, b]: Color) => {
      const linear = (channel: number) => (channel <= 0.04045 * 255 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4)
      return 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)
    }
    const sample = document.body.appendChild(document.createElement('i'))
    sample.style.color = 'Canvas'
    const canvas = colorOf(getComputedStyle(sample).color)
    sample.remove()

    const inactive =
      ':disabled, [aria-disabled=true], [inert] *, label:has(:disabled), fieldset:disabled *, [aria-busy=true], [aria-busy=true] *'
    const problems = new Set<string>()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode.nodeValue?.trim()
      const element = walker.currentNode.parentElement
      if (!text || !element?.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) || element.matches(inactive)) continue
      const { width, height } = element.getBoundingClientRect()
      // Texts for screen readers only are one pixel wide.
      if (width <= 1 || height <= 1) continue
      const path: Element[] = []
      for (let at: Element | null = element; at; at = at.parentElement) path.unshift(at)
      if (path.some(at => styleOf(at).backgroundImage !== 'none')) continue
      const [own, behind] = pairOf(path, canvas).map(luminance) as [number, number]
      const contrast = (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05)
      const { fontSize, fontWeight } = styleOf(element)
      const size = Number.parseFloat(fontSize)
      const minContrast = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700) ? 3 : 4.5
      if (contrast < minContrast - 0.01) problems.add(`contrast ${contrast.toFixed(2)} of ${text.slice(0, 40)} (${element.className})`)
    }
    return [...problems]
  })
}
