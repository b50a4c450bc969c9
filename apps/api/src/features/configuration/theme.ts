import { type ConfigurationEntry, fieldProblems, ShopError, type themeColours } from '@stragan/contract'

type Theme = ConfigurationEntry<'shop'>['theme']
type Colour = (typeof themeColours)[number]

/** Minimum contrast: 4.5 to 1 for text, 3 to 1 for other marks (WCAG 2.2, 1.4.3 and 1.4.11). */
const text: Colour[] = ['ink', 'quiet', 'accent', 'danger', 'success', 'warning']
const grounds: Colour[] = ['ground', 'raised', 'accent-quiet']
const pairs: [front: Colour, back: Colour, min: number][] = [
  ...text.flatMap(front => grounds.map((back): [Colour, Colour, number] => [front, back, 4.5])),
  ['on-accent', 'accent', 4.5],
  ['ground', 'warning', 4.5],
  ['focus', 'ground', 3],
  ['focus', 'raised', 3],
]

/** Refuses an unreadable theme: `invalid_body` with each failing colour, and each pair with its contrast. */
export function assertReadable(theme: Theme) {
  const failing = (['light', 'dark'] as const).flatMap(scheme =>
    pairs.flatMap(([front, back, min]) => {
      const found = contrast(theme[scheme][front], theme[scheme][back])
      return found < min ? [{ path: `theme.${scheme}.${front}`, back, found: `${found.toFixed(2)}, at least ${min} is needed` }] : []
    }),
  )
  if (failing.length === 0) return
  throw new ShopError('invalid_body', {
    fields: Object.fromEntries(failing.map(({ path }) => [path, fieldProblems.low_contrast])),
    details: Object.fromEntries(failing.map(({ path, back, found }) => [`${path} on ${back}`, found])),
  })
}

/** The contrast ratio of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, "contrast ratio"). */
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(at => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
