/** What all drawings share: a square white sheet, one ink, one tint, one accent. No text in a drawing: fonts differ by machine. */
export const sheet = 1200
export const ink = '#1b2430'
export const tint = '#eef1f4'
export const shade = '#d9dfe6'

/** How one product is drawn. */
export interface Drawn {
  /** 0 (smallest of its family) to 1 (largest): moves length, diameter or proportions. */
  size: number
  /** Which of the family's shapes, where it has several; undefined: the family's first. */
  kind?: string | undefined
  /** Its own colour; undefined: the family's. */
  colour?: string | undefined
  /** How many pieces a set has. */
  pieces?: number | undefined
  /** The name on its pack. */
  print?: string | undefined
  /** The shop's accent, for a mark or a handle. */
  accent: string
}

/** Two views of a product: as it lies before you, and what the eye wants closer (head, point, cross-section, in use). */
export interface Views {
  main: string
  detail: string
}
export type Drawing = (product: Drawn) => Views

/** The whole SVG document around some shapes. Strokes are round, 6 px wide, unless a shape says otherwise. */
export const drawn = (...shapes: string[]) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet} ${sheet}" width="${sheet}" height="${sheet}">` +
  `<rect width="${sheet}" height="${sheet}" fill="#ffffff"/>` +
  `<g fill="none" stroke="${ink}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</g></svg>`

/** A number for an attribute: two decimals at most. */
export const n = (value: number) => String(Math.round(value * 100) / 100)

/** A regular polygon's points, first corner at `turn` degrees. */
export const polygon = (cx: number, cy: number, radius: number, corners: number, turn = 0) =>
  Array.from({ length: corners }, (_, i) => {
    const angle = ((turn + (360 / corners) * i) * Math.PI) / 180
    return `${n(cx + radius * Math.cos(angle))},${n(cy + radius * Math.sin(angle))}`
  }).join(' ')

/** Moved, turned (degrees) and scaled about its own origin. */
export const placed = (x: number, y: number, turn: number, scale: number, ...shapes: string[]) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})">${shapes.join('')}</g>`
