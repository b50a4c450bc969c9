/** Pictures composed of drawings: of articles and of catalogues' covers. */
import { drawn, ink, n, sheet } from './kit.ts'

/** A drawing's shapes without its white sheet; `name` keeps what it defines apart from what its neighbours do. */
export const shapesOf = (drawing: string, name: string) =>
  drawing
    .replace(/^<svg[^>]*><rect[^>]*>/, '')
    .replace(/<\/svg>$/, '')
    .replace(/ id="| href="#|url\(#/g, start => start + name)

const part = (drawing: string, i: number, x: number, y: number, size: number) => `<g transform="translate(${n(x)} ${n(y)}) scale(${n(size / sheet)})">${shapesOf(drawing, `p${i}`)}</g>`

/** How large one, two or three drawings stand beside each other, and how far apart their corners are. */
const places = [
  { size: 900, step: 0, from: 300 },
  { size: 740, step: 690, from: 35 },
  { size: 560, step: 460, from: 10 },
] as const

/** A wide picture of one to three drawings. */
export function scene(accent: string, drawings: string[]): string {
  const { size, step, from } = places[drawings.length - 1] ?? places[2]
  const [width, height] = [1500, 1000]
  const shapes = drawings.map((drawing, i) => part(drawing, i, from + i * step, (height - size) / 2 + (drawings.length === 3 ? (i - 1) * 70 : 0), size))
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#ffffff"/>` +
    `<circle cx="${width / 2}" cy="${height / 2}" r="440" fill="${accent}" fill-opacity=".08"/>${shapes.join('')}</svg>`
  )
}

/** A catalogue as it lies on the counter: four drawings on its cover. */
export function booklet(accent: string, drawings: readonly string[]): string {
  const [x, y, width, height] = [226, 70, 748, 1060]
  const cover = `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="#ffffff"/>`
  const bar = (top: number, length: number, weight: number) => `<rect x="${x + 56}" y="${top}" width="${length}" height="${weight}" rx="3" fill="#ffffff" stroke="none"/>`
  return drawn(
    `<path d="M${x + 22} ${y + height}h${width}v${22 - height}" stroke="${ink}" stroke-opacity=".25" stroke-width="10"/>`,
    cover,
    `<path d="M${x} ${y}h${width}v330h${-width}Z" fill="${accent}"/>`,
    bar(y + 70, 150, 18),
    bar(y + 150, 480, 46),
    bar(y + 218, 330, 46),
    drawings.map((drawing, i) => part(drawing, i, x + 34 + (i % 2) * 346, y + 346 + Math.floor(i / 2) * 346, 330)).join(''),
    `<path d="M${x} ${y}h${width}v${height}h${-width}ZM${x + 26} ${y}v${height}" stroke-width="8"/>`,
  )
}
