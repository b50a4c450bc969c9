import { type Drawing, drawn, shade } from './kit.ts'
import { around, balanced, body, box, cut, d, dark, deep, leaning, mix, moved, type Point, type Profile, part, tilt, times, tone, white, within } from './lathe.ts'
import { level, masonry } from './masonry.ts'
import { headed, tappingBody } from './screws.ts'

interface Plug {
  length: number
  r: number
  collar?: boolean
  accent: string
}
/** Where a plug spreads: teeth that face backward, so that they hold against the pull. */
const teeth = (from: number, to: number, r: number, count: number): Profile =>
  times(count, i => from + ((to - from) / count) * i).flatMap((x): Point[] => {
    const step = (to - from) / count
    return [
      [x, r * 0.84],
      [x + step * 0.12, r],
      [x + step * 0.5, r],
      [x + step, r * 0.84],
    ]
  })

const nylonPlug = ({ length, r, collar = false, accent }: Plug) => {
  const { ribbed, turned, on, face } = leaning
  const [start, end] = [length * 0.3, length * 0.9]
  const wing = (x: number, a: number) => {
    const [p, q, s] = [on(x, r * 0.98, a), on(x + length * 0.12, r * 1.32, a), on(x + length * 0.14, r * 0.98, a)]
    return part(around([p, q, s]), shade)
  }
  const slit = [
    [start, 0],
    [start + r * 0.4, -r * 0.1],
    [length * 0.97, -r * 0.13],
    [length * 0.97, r * 0.13],
    [start + r * 0.4, r * 0.1],
  ].map(([x = 0, y = 0]): Point => [x + leaning.lean * r, y])
  return (
    wing(length * 0.16, 4) +
    wing(length * 0.16, 176) +
    ribbed([[0, r], ...teeth(start, end, r, 8), [length, r * 0.66]], { edges: false }) +
    part(
      times(8, i => {
        const x = start + ((end - start) / 8) * i
        return d`M${x} ${-r * 0.84}A${r * 0.25} ${r * 0.84} 0 0 1 ${x} ${r * 0.84}M${x + (end - start) / 16} ${-r}` + d`A${r * 0.3} ${r} 0 0 1 ${x + (end - start) / 16} ${r}`
      }).join(''),
    ) +
    part(around(slit), dark) +
    wing(length * 0.14, 62) +
    (collar
      ? turned(
          [
            [-length * 0.01, r * 1.36],
            [length * 0.04, r * 1.42],
          ],
          { fill: accent, end: accent },
        )
      : face(0, r, accent)) +
    part(leaning.disc(0, r * 0.56), dark) +
    within('mouth', leaning.disc(0, r * 0.56), tone(leaning.disc(r * 0.16, r * 0.56), deep))
  )
}

/** The plug in its hole, spread by the screw that holds something to the wall. */
const plugInWall = ({ r, collar = false, accent }: Plug) => {
  const [wall, hole, half] = [330, 560, 420]
  const block = around([
    [wall, -half],
    [1080, -half],
    [1080, half],
    [wall, half],
    [wall, r],
    [wall + hole, r],
    [wall + hole + r * 0.5, 0],
    [wall + hole, -r],
    [wall, -r],
  ])
  const plug = (s: 1 | -1) =>
    body(
      around([
        [wall - (collar ? 26 : 0), s * r * 0.44],
        [wall - (collar ? 26 : 0), s * r * (collar ? 1.4 : 1)],
        ...(collar
          ? ([
              [wall, s * r * 1.4],
              [wall, s * r],
            ] as Point[])
          : []),
        ...teeth(wall + 150, wall + 480, 1, 7).map(([x, q]): Point => [x, s * r * (q < 0.9 ? 0.9 : 1.04)]),
        [wall + 500, s * r * 0.7],
        [wall + 500, s * r * 0.3],
      ]),
      collar ? accent : shade,
    )
  const thick = r * 0.98
  const k = thick * 0.56
  return moved(
    -30,
    600,
    0,
    masonry('wall', block, wall, -half, 750, half * 2),
    cut('part', box(wall - 130 - (collar ? 26 : 0), -300, 130, 600), 45, white),
    plug(1),
    plug(-1),
    moved(wall - 130 - (collar ? 26 : 0), 0, 0, tappingBody(level, { thick, length: 620 - k, head: 'countersunk', plain: 1.6 })),
  )
}

interface Frame {
  length: number
  r: number
  hex: boolean
  accent: string
}
const frameFixing = (view: typeof leaning, { length, r, hex, accent }: Frame) => {
  const { ribbed, turned, thread } = view
  const [zone, end] = [length * 0.56, length * 0.93]
  const rings = times(8, i => {
    const x = zone + ((end - zone) / 8) * i
    return d`M${x} ${-r * 0.84}A${view.lean * r} ${r} 0 0 1 ${x} ${r * 0.84}`
  })
  const slits = times(3, i => {
    const x = zone + 10 + i * ((end - zone) / 3)
    return d`M${x} ${-r * 0.12}h${(end - zone) / 3 - 26}v${r * 0.28}h${26 - (end - zone) / 3}Z`
  })
  return (
    thread({ from: end - 10, to: length, r: r * 0.6, pitch: r * 0.5, depth: r * 0.18, fin: 0.6, taper: r * 0.8, point: 0.1, fill: shade }) +
    ribbed([[0, r], ...teeth(zone, end, r, 8), [end + r * 0.3, r * 0.7]], { edges: false }) +
    part(rings.join(''), 'none') +
    part(slits.join(''), dark) +
    (hex
      ? turned(
          [
            [-r * 0.16, r * 1.7],
            [r * 0.1, r * 1.7],
          ],
          { fill: accent, end: accent },
        )
      : turned(
          [
            [-r * 0.1, r * 1.62],
            [0, r * 1.62],
            [r * 0.75, r],
          ],
          { fill: accent, end: accent },
        )) +
    moved(hex ? -r * 0.85 : -r * 0.16, 0, 0, headed(view, hex ? r * 1.1 : r * 1.35, hex ? { head: 'hex', fill: shade } : { head: 'countersunk', drive: view.lean ? 'torx' : undefined, fill: shade }))
  )
}
const frameInWall = (frame: Frame) => {
  const [thickness, half] = [300, 440]
  const { r, hex } = frame
  const wall = around([
    [thickness + 30, -half],
    [1040, -half],
    [1040, half],
    [thickness + 30, half],
    [thickness + 30, r],
    [1010, r],
    [1010, -r],
    [thickness + 30, -r],
  ])
  const profile = (y: number, height: number) => cut(`f${y > 0 ? 'b' : 'a'}`, box(0, y, thickness, height), 45, white)
  return moved(hex ? 100 : 75, 600, 0, masonry('wall', wall, thickness, -half, 780, half * 2), profile(-320, 320 - r), profile(r, 320 - r), frameFixing(level, { ...frame, length: 980 }))
}

export const plugs: Record<string, Drawing> = {
  'nylon-plugs': ({ size, kind, accent }) => {
    const plug = { length: mix(800, 1010, size), r: mix(155, 135, size), collar: kind === 'collar', accent }
    return { main: drawn(balanced(plug.length, tilt, [plug.r * (plug.collar ? 1.4 : 1), plug.r * 0.7], nylonPlug(plug))), detail: drawn(plugInWall({ ...plug, r: mix(95, 115, size) })) }
  },
  'frame-fixings': ({ size, kind, accent }) => {
    const frame = { length: mix(960, 1130, size), r: mix(88, 74, size), hex: kind === 'hex', accent }
    return { main: drawn(balanced(frame.length, tilt, [frame.r * 1.65, frame.r * 0.3], frameFixing(leaning, frame))), detail: drawn(frameInWall({ ...frame, r: 66 })) }
  },
}
