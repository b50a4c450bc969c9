import { pictureLimits } from '@stragan/contract/admin'

/** Fields of an area, as the call names them. */
export const areaFields = ['left', 'top', 'width', 'height'] as const

/** In pixels of the picture. */
export type CropArea = Record<(typeof areaFields)[number], number>

/** The area whose fields are read one by one. */
export const areaFrom = (read: (field: keyof CropArea) => number): CropArea => ({
  left: read('left'),
  top: read('top'),
  width: read('width'),
  height: read('height'),
})

export interface Point {
  x: number
  y: number
}

interface Size {
  width: number
  height: number
}

const between = (min: number, value: number, max: number) => Math.round(Math.max(min, Math.min(max, value)))

/** One dimension of the area between two points: at least as long as a cropped picture has to be, and inside of the picture. */
function span(from: number, to: number, max: number) {
  const shortest = Math.min(pictureLimits.minCroppedSide, max)
  const start = between(0, Math.min(from, to), max - shortest)
  return { start, length: between(shortest, Math.max(from, to) - start, max - start) }
}

/** The area with these opposite corners. */
export function areaBetween(a: Point, b: Point, picture: Size): CropArea {
  const [x, y] = [span(a.x, b.x, picture.width), span(a.y, b.y, picture.height)]
  return { left: x.start, top: y.start, width: x.length, height: y.length }
}

/** The area, moved by a distance, as far as the picture allows. */
export const movedBy = (area: CropArea, by: Point, picture: Size): CropArea => ({
  ...area,
  left: between(0, area.left + by.x, picture.width - area.width),
  top: between(0, area.top + by.y, picture.height - area.height),
})

/** What a press on a point begins: the corner opposite to the one that is dragged, which stays; or the whole area. Corners are within `reach`. */
export function gripAt({ left, top, width, height }: CropArea, { x, y }: Point, reach: number): Point | 'area' {
  const corners = [left, left + width].flatMap(cornerX => [top, top + height].map(cornerY => ({ x: cornerX, y: cornerY })))
  const corner = corners.find(one => Math.abs(one.x - x) <= reach && Math.abs(one.y - y) <= reach)
  if (corner) return { x: 2 * left + width - corner.x, y: 2 * top + height - corner.y }
  const isInside = x > left && x < left + width && y > top && y < top + height
  return isInside ? 'area' : { x, y }
}
