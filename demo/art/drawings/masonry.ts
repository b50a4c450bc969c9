import { tint } from './kit.ts'
import { body, d, lathe, part, scattered, tone, white, within } from './lathe.ts'

/** In a wall that is cut open, fixings lie level: the wall's face stands at the left. */
export const level = lathe(0)

/** Concrete or brick that is cut through: stones and sand. */
export const masonry = (id: string, outline: string, x: number, y: number, width: number, height: number, count = 60) => {
  const stones = scattered(count).map(([u, v], i) => {
    const [px, py, s] = [x + u * width, y + v * height, 7 + (i % 4) * 4]
    return i % 3 ? d`M${px} ${py}h1` : d`M${px} ${py}l${s * 1.6} ${s * 0.4}l${-s} ${s * 1.1}Z`
  })
  return tone(outline, tint) + within(id, outline, part(stones.join(''), white)) + body(outline, 'none')
}
