import { type Drawing, drawn, shade, tint } from './kit.ts'
import { around, balanced, box, circle, cut, dark, deep, facet, hexOpening, laid, lathe, leaning, mix, type Point, part, tilt, tone, upright, within } from './lathe.ts'

interface Bolt {
  d: number
  length: number
  threadFrom?: number
  fill?: string
}
const hexBolt = ({ d: thick, length, threadFrom = 0, fill = tint }: Bolt) => {
  const [k, flats, r] = [thick * 0.64, thick * 1.6, thick / 2]
  const { thread, turned, hexagon } = leaning
  return balanced(
    k + length,
    tilt,
    [thick * 0.92, r],
    thread({ from: k + Math.max(threadFrom, thick * 0.1), to: k + length, r, pitch: thick * 0.165, runout: thick * 0.2, fill }),
    threadFrom
      ? turned(
          [
            [k, r],
            [k + threadFrom, r],
          ],
          { fill },
        )
      : '',
    turned(
      [
        [k, flats * 0.46],
        [k + thick * 0.04, flats * 0.46],
      ],
      { fill },
    ),
    hexagon({ from: 0, to: k, flats, fill }),
  )
}

/** The head from above: its chamfer, and the dish that forging leaves in it. */
const hexFromAbove = (flats: number) => {
  const corners = hexOpening(flats, 15).map(([x, y]): Point => [600 + x, 600 + y])
  const sides = corners.map((corner, i): string => {
    const next = corners[(i + 1) % 6] ?? corner
    const lit = 600 - (corner[0] + next[0]) / 2 + 600 - (corner[1] + next[1]) / 2
    return facet(around([[600, 600], corner, next]), shade, lit > flats / 4 ? 'lit' : lit < -flats / 4 ? 'shaded' : undefined)
  })
  return (
    sides.join('') +
    `<path d="${around(corners)}"/>` +
    part(circle(600, 600, flats * 0.478), tint) +
    tone(circle(600, 600, flats * 0.35), deep) +
    within('dish', circle(600, 600, flats * 0.35), tone(circle(614, 614, flats * 0.35), tint)) +
    part(circle(600, 600, flats * 0.35))
  )
}

/** Two plates drawn together by a bolt, a washer and a nut, cut open along the hole. */
const jointCutOpen = (thick: number) => {
  const [r, plate, k] = [thick / 2, 190, thick * 0.64]
  const [thin, nut, wide] = [thick * 0.16, thick * 0.8, thick]
  const { turned, thread, hexagon } = upright
  const length = k + 2 * plate + 2 * thin + nut + thick * 0.45
  const below = k + thin + 2 * plate
  const slab = (id: string, x: number, from: number, to: number, turn: number) => cut(id, box(x, from, plate, to - from), turn)
  return laid(
    length,
    90,
    slab('pa', k + thin, -500, -r - 10, 45),
    slab('pb', k + thin, r + 10, 500, 45),
    slab('pc', k + thin + plate, -500, -r - 10, -45),
    slab('pd', k + thin + plate, r + 10, 500, -45),
    thread({ from: k + thin + plate * 1.3, to: length, r, pitch: thick * 0.165, runout: 20, fill: shade }),
    turned(
      [
        [k, r],
        [k + thin + plate * 1.3, r],
      ],
      { fill: shade },
    ),
    turned([
      [k, wide],
      [k + thin, wide],
    ]),
    turned([
      [below, wide],
      [below + thin, wide],
    ]),
    hexagon({ from: 0, to: k, flats: thick * 1.6, turn: 0, fill: shade }),
    hexagon({ from: below + thin, to: below + thin + nut, flats: thick * 1.6, turn: 0, both: true, fill: shade }),
  )
}

/** The thread's end with a nut on it, close: how cleanly it is rolled shows here. */
const threadEnd = (thick: number) => {
  const { thread, hexagon } = lathe(0.42, -1)
  const [r, pitch] = [thick / 2, thick * 0.165]
  return laid(
    920,
    145,
    thread({ from: 620, to: 920, r, pitch }),
    hexagon({ from: 340, to: 340 + thick * 0.8, flats: thick * 1.6, turn: 20, both: true }),
    thread({ from: 0, to: 340, r, pitch, near: true, open: true }),
  )
}

export const bolts: Record<string, Drawing> = {
  'din-933': ({ size }) => ({
    main: drawn(hexBolt({ d: mix(290, 190, size), length: mix(580, 980, size) })),
    detail: drawn(hexFromAbove(mix(720, 820, size))),
  }),
  'din-931': ({ size }) => ({
    main: drawn(hexBolt({ d: mix(240, 175, size), length: mix(700, 1010, size), threadFrom: mix(270, 540, size), fill: dark })),
    detail: drawn(jointCutOpen(mix(200, 260, size))),
  }),
  'din-933-a2': ({ size }) => ({
    main: drawn(hexBolt({ d: mix(300, 200, size), length: mix(560, 960, size), fill: shade })),
    detail: drawn(threadEnd(mix(330, 380, size))),
  }),
}
