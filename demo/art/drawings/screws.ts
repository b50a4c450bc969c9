import { type Drawing, drawn, shade, tint } from './kit.ts'
import {
  around,
  balanced,
  body,
  box,
  circle,
  crossOpening,
  cut,
  d,
  dark,
  deep,
  hexOpening,
  laid,
  leaning,
  mix,
  moved,
  type Point,
  type Profile,
  part,
  tilt,
  times,
  tone,
  torxOpening,
  upright,
  white,
  within,
} from './lathe.ts'

type Lathe = typeof leaning
type Head = 'cap' | 'countersunk' | 'button' | 'flange' | 'pan' | 'wafer' | 'hex'
type Drive = 'hex' | 'torx' | 'cross'

/** A head's radius along its height, in thread diameters, from the near end; the last point meets the shank. */
const heads: Record<Head, Profile> = {
  cap: [
    [0, 0.68],
    [0.06, 0.75],
    [1, 0.75],
  ],
  countersunk: [
    [0, 0.98],
    [0.06, 0.98],
    [0.56, 0.5],
  ],
  button: times(8, (i): Point => [0.55 - 0.55 * (Math.cos(0.42 + i * 0.164) / Math.cos(0.42)), 0.9 * Math.sin(0.42 + i * 0.164)]),
  flange: times(8, (i): Point => [0.5 - 0.5 * (Math.cos(0.42 + i * 0.164) / Math.cos(0.42)), 0.84 * Math.sin(0.42 + i * 0.164)]),
  pan: [
    [0, 0.55],
    [0.05, 0.72],
    [0.14, 0.86],
    [0.26, 0.95],
    [0.4, 0.98],
    [0.56, 0.98],
  ],
  wafer: [
    [0, 0.9],
    [0.07, 1.05],
    [0.14, 1.08],
    [0.2, 1.05],
    [0.42, 0.52],
  ],
  hex: [],
}
const smooth: Head[] = ['button', 'flange', 'pan']
/** How far a head reaches beyond its screw's axis. */
const reachOf = (head: Head, thick: number) => thick * (head === 'hex' ? 1 : head === 'flange' ? 1.12 : Math.max(...heads[head].map(([, r]) => r)))
const heightOf = (head: Head, thick: number) => (head === 'hex' ? 0.72 : head === 'flange' ? 0.6 : (heads[head].at(-1)?.[0] ?? 0)) * thick

interface HeadLook {
  head: Head
  drive?: Drive | undefined
  socket?: number
  fill?: string
  accent?: string
}
/** The head at the near end of an axis; `socket` is the drive's size in thread diameters. */
export const headed = ({ turned, hexagon, recess, on }: Lathe, thick: number, { head, drive, socket = 0.75, fill = tint, accent }: HeadLook) => {
  const opening = drive === 'hex' ? hexOpening(thick * socket, 20) : drive === 'torx' ? torxOpening((thick * socket) / 2) : crossOpening((thick * socket) / 2)
  const hole = drive ? recess('drive', head === 'button' || head === 'flange' ? thick * 0.02 : 0, thick * 0.22, opening, drive === 'hex') : ''
  if (head === 'hex') {
    const [k, collar] = [thick * 0.72, thick * 0.16]
    return (
      turned(
        [
          [k - collar * 0.6, thick * 0.95],
          [k, thick * 1.02],
        ],
        { fill: accent ?? fill },
      ) + hexagon({ from: 0, to: k - collar, flats: thick * 1.45, fill: accent ?? fill })
    )
  }
  const profile = heads[head].map(([x, r]): Point => [x * thick, r * thick])
  const collar =
    head === 'flange'
      ? turned(
          [
            [thick * 0.42, thick * 1.05],
            [thick * 0.5, thick * 1.12],
            [thick * 0.6, thick * 1.12],
          ],
          { fill },
        )
      : ''
  const knurl =
    head === 'cap'
      ? part(
          times(30, i => {
            const [[x, y], [u]] = [on(thick * 0.14, thick * 0.75, i * 6 + 3), on(thick * 0.94, thick * 0.75, i * 6 + 3)]
            return d`M${x} ${y}H${u}`
          }).join(''),
        )
      : ''
  return collar + turned(profile, { fill, end: fill === dark ? shade : white, smooth: smooth.includes(head) }) + knurl + hole
}

interface MachineScrew extends HeadLook {
  thick: number
  length: number
  plain?: number
}
/** Metric thread under a socket head; `plain` is the part of the shank without thread. */
const machineScrew = ({ thick, length, plain = 0, ...look }: MachineScrew) => {
  const [k, fill] = [heightOf(look.head, thick), look.fill ?? tint]
  return balanced(
    k + length,
    tilt,
    [reachOf(look.head, thick), thick / 2],
    leaning.thread({ from: k + Math.max(plain, 4), to: k + length, r: thick / 2, pitch: thick * 0.165, runout: thick * 0.2, fill }),
    plain
      ? leaning.turned(
          [
            [k, thick / 2],
            [k + plain, thick / 2],
          ],
          { fill },
        )
      : '',
    headed(leaning, thick, look),
  )
}

type Tip = 'sharp' | 'drill' | 'cut' | 'blunt'
interface TappingScrew extends HeadLook {
  thick: number
  length: number
  /** The shank before the thread, the pitch and the core, in thread diameters. */
  plain?: number
  pitch?: number
  core?: number
  /** The ridge's share of the pitch. */
  fin?: number
  tip?: Tip
  /** What sits on the shank, which reaches from `k` to `x`. */
  onShank?: (view: Lathe, k: number, x: number) => string
}

/** The tip's own drill: two flutes between cutting edges. */
const drillTip = ({ turned }: Lathe, x: number, r: number, length: number) =>
  turned(
    [
      [x, r],
      [x + length, r],
      [x + length + r * 0.7, 0],
    ],
    { fill: shade },
  ) +
  part(
    d`M${x + r * 0.2} ${-r * 0.5}` +
      d`C${x + r} ${-r * 0.75} ${x + length * 0.7} ${-r * 0.7} ${x + length + r * 0.7} 0` +
      d`C${x + length * 0.8} ${r * 0.1} ${x + length * 0.3} ${r * 0.45} ${x + r * 0.2} ${r * 0.3}Z`,
    dark,
  ) +
  part(d`M${x + length} ${r}L${x + length * 0.96} ${r * 0.2}`)

/** Wood screws, tapping screws and self-drilling screws: a ridge around a thin core. */
export const tappingBody = (view: Lathe, { thick, length, plain = 0, pitch = 0.52, core = 0.62, tip = 'sharp', fin = 0.5, onShank, fill = shade, ...look }: TappingScrew) => {
  const { thread, turned } = view
  const [k, r] = [heightOf(look.head, thick), thick / 2]
  const drill = tip === 'drill' ? thick * 1.1 : 0
  const to = k + length - drill * 1.35
  const low = r * core
  const shank = thick * plain
  return (
    (drill ? drillTip(view, to - thick * 0.1, low * 1.02, drill) : '') +
    thread({
      from: k + shank,
      to,
      r,
      pitch: thick * pitch,
      depth: r - low,
      fin,
      fill,
      runout: 1,
      taper: drill || tip === 'blunt' ? thick * 0.3 : thick * 1.7,
      point: drill ? low : tip === 'blunt' ? low * 0.75 : 0.1,
    }) +
    (tip === 'cut' ? part(d`M${to - thick * 1.35} ${low * 0.5}L${to - thick * 0.25} ${-low * 0.1}` + d`L${to - thick * 0.3} ${low * 0.25}L${to - thick * 1.2} ${low * 0.9}Z`, dark) : '') +
    (shank
      ? turned(
          [
            [k - thick * 0.1, low * 1.12],
            [k + shank, low * 1.12],
          ],
          { fill },
        )
      : '') +
    (onShank?.(view, k, k + shank) ?? '') +
    headed(view, thick, { ...look, fill })
  )
}
const tappingScrew = (screw: TappingScrew) => balanced(heightOf(screw.head, screw.thick) + screw.length, tilt, [reachOf(screw.head, screw.thick), screw.thick * 0.1], tappingBody(leaning, screw))

/** The cutter that widens the hole for the shank: slanted ridges. */
const reamer =
  (thick: number) =>
  ({ turned, on }: Lathe, _: number, x: number) => {
    const [r, from] = [thick * 0.44, x - thick * 0.9]
    const ridges = times(7, i => d`M${on(from, r, 10 + i * 22).join(' ')}L${on(x, r, 34 + i * 22).join(' ')}`).join('')
    return (
      turned(
        [
          [from, r],
          [x, r],
        ],
        { fill: shade },
      ) + part(ridges)
    )
  }
/** The second thread of a decking screw: under the head, it draws the board down. */
const upperThread =
  (thick: number) =>
  ({ thread }: Lathe, k: number) =>
    thread({ from: k, to: k + thick * 1.5, r: thick * 0.5, pitch: thick * 0.3, depth: thick * 0.13, fin: 0.7, fill: tint, open: true })
/** A steel washer with a rubber seal bonded to it. */
const sealed =
  (thick: number) =>
  ({ turned }: Lathe, k: number) =>
    turned(
      [
        [k + thick * 0.1, thick * 1.3],
        [k + thick * 0.34, thick * 1.38],
      ],
      { fill: dark },
    ) +
    turned([
      [k - thick * 0.04, thick * 1.22],
      [k + thick * 0.12, thick * 1.42],
    ])

/** A round head from above, with its drive. */
const fromAbove = (r: number, flat: number, opening: readonly Point[], { knurled = false, thread = false } = {}) => {
  const hole = around(opening.map(([x, y]): Point => [600 + x, 600 + y]))
  const floor = around(opening.map(([x, y]): Point => [620 + x * 0.97, 620 + y * 0.97]))
  const teeth = times(160, (i): Point => {
    const [q, a] = [r * (i % 2 ? 0.985 : 1.01), (i / 80) * Math.PI]
    return [600 + q * Math.cos(a), 600 + q * Math.sin(a)]
  })
  const outline = knurled ? around(teeth) : circle(600, 600, r)
  return (
    tone(outline, deep) +
    within('lit', outline, tone(circle(600 - r * 0.09, 600 - r * 0.09, r), shade)) +
    body(outline, 'none') +
    part(circle(600, 600, flat), tint) +
    (thread ? part(circle(600, 600, r * 0.88)) : '') +
    within('hole', hole, tone(hole, '#75818f'), part(floor, dark)) +
    `<path d="${hole}"/>`
  )
}

/** What the eye sees through a magnifying glass. */
export const lens = (...shapes: string[]) => within('lens', circle(600, 600, 470), tone(circle(600, 600, 470), white), ...shapes) + body(circle(600, 600, 470), 'none')

/** A layer of timber with its grain; `x` is its depth in the joint, `gap` half the hole's width. */
export const timber = (id: string, x: number, thickness: number, half: number, fill = tint) => {
  const grain = times(Math.floor(thickness / 38), i => {
    const y = x + 24 + i * 38
    return d`M${y} ${-half}c${16 - (i % 3) * 14} ${half * 0.6} ${-12 + (i % 2) * 20} ${half * 1.3} 0 ${half * 2}`
  })
  return body(box(x, -half, thickness, half * 2), fill) + within(id, box(x, -half, thickness, half * 2), part(grain.join('')))
}
/** The screw standing in what it joins. */
const standing = (height: number, layers: string, screw: TappingScrew) => laid(height, 90, layers, tappingBody(upright, screw))

/** A countersunk screw flush in its plate, over a tapped base. */
const flushInPlate = (thick: number) => {
  const [r, plate, base, half] = [thick / 2, thick * 1.15, thick * 2.3, 480]
  const side = (id: string, s: 1 | -1) =>
    cut(
      `${id}a`,
      around([
        [0, s * thick],
        [thick * 0.5, s * (r + 8)],
        [plate, s * (r + 8)],
        [plate, s * half],
        [0, s * half],
      ]),
      45,
      tint,
    ) +
    cut(
      `${id}b`,
      around([
        [plate, s * r],
        [plate + base, s * r],
        [plate + base, s * half],
        [plate, s * half],
      ]),
      -45,
    )
  const { thread, turned } = upright
  return laid(
    plate + base,
    90,
    side('l', 1),
    side('r', -1),
    body(box(plate + base * 0.86, -r, base * 0.14, thick), white),
    thread({ from: plate * 0.75, to: plate + base * 0.86, r, pitch: thick * 0.165, runout: 10, fill: dark }),
    turned(
      [
        [0, thick * 0.97],
        [thick * 0.05, thick * 0.97],
        [thick * 0.53, r],
        [plate * 0.75, r],
      ],
      { fill: dark },
    ),
    body(box(0, -thick * 0.34, thick * 0.4, thick * 0.68), shade) +
      part(d`M${thick * 0.4} ${-thick * 0.34}L${thick * 0.5} 0L${thick * 0.4} ${thick * 0.34}` + d`M0 ${-thick * 0.17}H${thick * 0.4}M0 ${thick * 0.17}H${thick * 0.4}`),
  )
}

/** Through the crown of a profiled sheet into a steel purlin. */
const onRoof = (thick: number, accent: string) => {
  const screw: TappingScrew = { thick, length: thick * 4.6, head: 'hex', pitch: 0.36, core: 0.7, tip: 'drill', accent, onShank: sealed(thick) }
  const k = heightOf('hex', thick) + thick * 0.34
  const sheet = (y: number) => d`M${k + y + 150} -520L${k + y + 150} -430L${k + y} -250L${k + y} 250` + d`L${k + y + 150} 430L${k + y + 150} 520`
  return laid(
    k + thick * 4.4,
    90,
    cut('purlin', box(k + 170, -520, 90, 1040), 45, tint),
    `<path d="${sheet(10)}" stroke-width="26"/>`,
    `<path d="${sheet(10)}" stroke="${deep}" stroke-width="14"/>`,
    tappingBody(upright, screw),
  )
}

/** Two set screws: one shows its socket, the other its point. */
const setScrews = (kind: string, size: number) => {
  const [thick, length] = [mix(400, 310, size), mix(330, 600, size)]
  const [r, pitch] = [thick / 2, thick * 0.165]
  const { thread, recess, turned, face } = leaning
  const points: Record<string, string> = {
    cup:
      turned(
        [
          [0, r * 0.6],
          [r * 0.3, r],
        ],
        { fill: shade, end: shade },
      ) +
      face(0, r * 0.48, dark) +
      within('cup', leaning.disc(0, r * 0.48), tone(leaning.disc(r * 0.14, r * 0.4), deep)),
    flat: turned(
      [
        [0, r * 0.68],
        [r * 0.26, r],
      ],
      { fill: shade },
    ),
    cone: turned(
      [
        [-r * 0.75, 0],
        [r * 0.24, r],
      ],
      { fill: shade, smooth: true },
    ),
  }
  const one = (x: number, y: number, ...shapes: string[]) => moved(x - 600, y - 600, 0, laid(length, tilt, ...shapes))
  const apart = mix(190, 150, size)
  return (
    one(600 - apart * 0.5, 600 - apart * 1.15, thread({ from: 0, to: length, r, pitch, near: true, fill: dark }), recess('drive', 0, r * 0.4, hexOpening(thick * 0.5, 20))) +
    one(600 + apart * 0.6, 600 + apart * 1.15, thread({ from: r * 0.24, to: length, r, pitch, fill: dark }), points[kind] ?? '')
  )
}

/** The drill at a screw's tip, close. */
const drillPoint = (thick: number) => lens(laid(thick * 6.2, tilt, tappingBody(leaning, { thick, length: thick * 3.4, head: 'hex', pitch: 0.34, core: 0.7, tip: 'drill' })))

export const screws: Record<string, Drawing> = {
  'din-912': ({ size }) => ({
    main: drawn(machineScrew({ thick: mix(290, 210, size), length: mix(500, 900, size), plain: size > 0.6 ? 280 : 0, head: 'cap', drive: 'hex', fill: dark })),
    detail: drawn(fromAbove(mix(380, 440, size), mix(330, 385, size), hexOpening(mix(380, 440, size)), { knurled: true })),
  }),
  'iso-10642': ({ size }) => ({
    main: drawn(machineScrew({ thick: mix(280, 195, size), length: mix(600, 980, size), head: 'countersunk', drive: 'hex', socket: 0.68, fill: dark })),
    detail: drawn(flushInPlate(mix(200, 250, size))),
  }),
  'iso-7380': ({ size, kind }) => ({
    main: drawn(machineScrew({ thick: mix(310, 210, size), length: mix(630, 990, size), head: kind === 'flange' ? 'flange' : 'button', drive: 'hex', socket: 0.62 })),
    detail: drawn((kind === 'flange' ? body(circle(600, 600, 460), shade) : '') + fromAbove(kind === 'flange' ? 350 : 430, 190, hexOpening(mix(270, 310, size)))),
  }),
  'din-916': ({ size, kind = 'cup' }) => ({
    main: drawn(setScrews(kind, size)),
    detail: drawn(fromAbove(mix(390, 450, size), mix(316, 368, size), hexOpening(mix(390, 450, size)), { thread: true })),
  }),
  'chipboard-screws': ({ size, kind }) => ({
    main: drawn(tappingScrew({ thick: mix(195, 125, size), length: mix(800, 1100, size), head: kind === 'pan' ? 'pan' : 'countersunk', drive: 'torx', plain: size > 0.5 ? 3 : 0 })),
    detail: drawn(fromAbove(430, kind === 'pan' ? 260 : 400, torxOpening(mix(180, 210, size)))),
  }),
  'construction-screws': ({ size, kind }) => {
    const look = { head: kind === 'countersunk' ? ('countersunk' as const) : ('wafer' as const), drive: 'torx' as const, tip: 'cut' as const }
    const thick = mix(150, 108, size)
    return {
      main: drawn(tappingScrew({ ...look, thick, length: mix(860, 1140, size), plain: mix(2.1, 5.6, size), onShank: reamer(thick) })),
      detail: drawn(standing(900, timber('upper', 0, 380, 460) + timber('lower', 380, 520, 380, shade), { ...look, drive: undefined, thick: 120, length: 780, plain: 3.1, onShank: reamer(120) })),
    }
  },
  'decking-screws': ({ size }) => {
    const thick = mix(150, 120, size)
    return {
      main: drawn(tappingScrew({ head: 'countersunk', drive: 'torx', thick, length: mix(880, 1110, size), plain: mix(3, 4, size), tip: 'cut', fill: tint, onShank: upperThread(thick) })),
      detail: drawn(
        standing(900, timber('board', 0, 260, 470) + timber('joist', 260, 640, 230, shade), { head: 'countersunk', thick: 110, length: 700, plain: 2.4, tip: 'cut', onShank: upperThread(110) }),
      ),
    }
  },
  'din-7504': ({ size, kind }) => ({
    main: drawn(
      tappingScrew({
        thick: mix(235, 165, size),
        length: mix(800, 1030, size),
        head: kind === 'pan' || kind === 'countersunk' ? kind : 'hex',
        drive: kind && kind !== 'hex' ? 'cross' : undefined,
        pitch: 0.34,
        core: 0.7,
        tip: 'drill',
      }),
    ),
    detail: drawn(drillPoint(mix(340, 420, size))),
  }),
  'roofing-screws': ({ size, accent }) => {
    const thick = mix(195, 148, size)
    return {
      main: drawn(tappingScrew({ thick, length: mix(800, 1040, size), head: 'hex', pitch: 0.36, core: 0.7, tip: 'drill', accent, onShank: sealed(thick) })),
      detail: drawn(onRoof(mix(150, 170, size), accent)),
    }
  },
  'din-7981': ({ size, kind }) => ({
    main: drawn(
      tappingScrew({
        thick: mix(240, 170, size),
        length: mix(740, 1020, size),
        head: kind === 'countersunk' ? 'countersunk' : 'pan',
        drive: 'cross',
        socket: 0.95,
        pitch: 0.38,
        core: 0.72,
        fill: tint,
      }),
    ),
    detail: drawn(fromAbove(430, kind === 'countersunk' ? 400 : 280, crossOpening(mix(200, 230, size)))),
  }),
}
