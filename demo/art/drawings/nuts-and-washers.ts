import { type Drawing, drawn, shade, tint } from './kit.ts'
import { around, body, circle, cut, d, dark, deep, laid, lathe, mix, moved, type Point, part, times, tone, white, within } from './lathe.ts'

/** Nuts and washers lie open to the eye: their near end looks up and to the left. */
const open = lathe(0.62, -1)
const lying = 62

/** A hole through a body: the far rim shows through, and the thread on the wall between. */
const bore = (x: number, depth: number, r: number, pitch = 0, id = 'bore') => {
  // Two equal ellipses, one `shift` further along the axis: what of the second shows through the first.
  const seen = (shift: number) => {
    const y = r * Math.sqrt(Math.max(0, 1 - (shift / (2 * open.lean * r)) ** 2))
    return { y, u: x + shift / 2, arc: d`A${open.lean * r} ${r} 0 0 1` }
  }
  const turn = (shift: number) => {
    const { y, u, arc } = seen(shift)
    return shift < 2 * open.lean * r ? d`M${u} ${y}${arc}${u} ${-y}` : ''
  }
  const { y, u, arc } = seen(depth)
  const light = depth < 2 * open.lean * r ? tone(d`M${u} ${y}${arc}${u} ${-y}${arc}${u} ${y}Z`, white) + part(turn(depth)) : ''
  const threads = pitch ? part(times(depth / pitch - 1, i => turn(pitch * (i + 1))).join('')) : ''
  return (
    tone(open.disc(x, r), pitch ? dark : shade) +
    within(id, open.disc(x, r), tone(open.disc(x + depth * 0.5, r * 1.04), pitch ? deep : tint)) +
    threads +
    light +
    `<path d="${open.disc(x, r)}" stroke-width="5"/>`
  )
}

interface Nut {
  thick: number
  height: number
  turn?: number
}
const hexNut = ({ thick, height, turn = 20 }: Nut) =>
  open.hexagon({ from: 0, to: height, flats: thick * 1.6, turn, both: true }) + part(open.disc(0, thick * 0.56), deep) + bore(thick * 0.03, height, thick * 0.46, thick * 0.11)

const lockNut = (thick: number, accent: string) =>
  open.hexagon({ from: 0, to: thick * 0.6, flats: thick * 1.6, turn: 20, both: true }) +
  open.turned(
    [
      [-thick * 0.22, thick * 0.58],
      [-thick * 0.18, thick * 0.66],
      [0, thick * 0.7],
    ],
    { end: shade },
  ) +
  body(open.disc(-thick * 0.2, thick * 0.56), accent) +
  bore(-thick * 0.18, thick * 0.8, thick * 0.44, thick * 0.11)

const flangeNut = (thick: number) =>
  open.turned([
    [thick * 0.42, thick * 0.82],
    [thick * 0.6, thick * 1.04],
    [thick * 0.7, thick * 1.06],
    [thick * 0.76, thick * 1.06],
  ]) + hexNut({ thick, height: thick * 0.58, turn: 22 })

const domeOf = (r: number, height: number) => times(9, (i): Point => [-height * Math.cos(i * 0.196), r * Math.sin(i * 0.196)])
const capNut = (thick: number) =>
  open.hexagon({ from: 0, to: thick * 0.62, flats: thick * 1.6, turn: 20, both: true }) +
  open.turned([...domeOf(thick * 0.74, thick * 0.72)], { smooth: true }) +
  tone(open.disc(-thick * 0.52, thick * 0.2), white, 0.8)

/** A nut standing on its face, its left half cut away along the axis. `crown` is what tops it. */
const halfCut = ({ thick, height }: Nut, crown: { outside?: string; section?: readonly Point[]; insert?: string; top?: number; closed?: boolean } = {}) => {
  const view = lathe(0, -1)
  const [corner, low, high, pitch] = [thick * 0.924, thick * 0.42, thick * 0.5, thick * 0.14]
  const crests = Math.floor((height - thick * 0.08) / pitch)
  const start = (height - crests * pitch) / 2
  const teeth = times(2 * crests + 1, (i): Point => [start + (i * pitch) / 2, i % 2 ? low : high])
  const wall = [[0, high + thick * 0.04] as Point, ...teeth, [height, high + thick * 0.04] as Point]
  const flats: Point[] = [
    [height, corner * 0.84],
    [height * 0.92, corner],
    [height * 0.08, corner],
    [0, corner * 0.84],
  ]
  const turns = times(crests, i => d`M${start + i * pitch} 0V${high}M${start + (i + 0.5) * pitch} 0V${low}`).join('')
  return (
    view.hexagon({ from: 0, to: height, flats: thick * 1.6, turn: 0, both: true, fill: shade }) +
    (crown.outside ?? '') +
    tone(
      around([
        [-thick * 1.2, 0],
        [height + 9, 0],
        [height + 9, corner + 9],
        [-thick * 1.2, corner + 9],
      ]),
      white,
    ) +
    body(around([[0, 0], ...wall, [height, 0]]), shade) +
    part(turns) +
    cut('metal', around([...wall, ...flats]), 45, tint) +
    (crown.section ? cut('crown', around(crown.section), 45, tint) : '') +
    (crown.insert ?? '') +
    part(d`M${height} 0H${crown.closed ? -(crown.top ?? 0) : 0}`) +
    d`<path d="M${-(crown.top ?? 0) - thick * 0.16} 0` +
    d`H${height + thick * 0.16}" stroke-width="3" stroke-dasharray="46 12 6 12"/>`
  )
}

const lockNutCut = (thick: number, accent: string) => {
  const [h, t] = [thick * 0.62, thick * 0.3]
  const view = lathe(0, -1)
  return laid(
    h - t,
    90,
    halfCut(
      { thick, height: h },
      {
        outside: view.turned(
          [
            [-t, thick * 0.6],
            [-t * 0.8, thick * 0.68],
            [0, thick * 0.72],
          ],
          { fill: shade },
        ),
        section: [
          [0, thick * 0.54],
          [-t * 0.85, thick * 0.54],
          [-t * 0.85, thick * 0.47],
          [-t, thick * 0.47],
          [-t, thick * 0.6],
          [-t * 0.8, thick * 0.68],
          [0, thick * 0.72],
        ],
        top: t,
        insert: body(
          around([
            [0, thick * 0.43],
            [-t * 0.85, thick * 0.43],
            [-t * 0.85, thick * 0.57],
            [0, thick * 0.57],
          ]),
          accent,
        ),
      },
    ),
  )
}
const capNutCut = (thick: number) => {
  const h = thick * 0.72
  const [outer, inner] = [domeOf(thick * 0.74, thick * 0.74), domeOf(thick * 0.5, thick * 0.52)]
  return laid(
    h - thick * 0.74,
    90,
    halfCut(
      { thick, height: h },
      {
        outside: lathe(0, -1).turned(outer, { fill: shade, smooth: true }),
        section: [...outer, ...inner.toReversed()],
        insert: body(around([[0, 0], ...inner.toReversed()]), shade),
        top: thick * 0.74,
        closed: true,
      },
    ),
  )
}

/** The flange's underside, where its teeth bite. */
const flangeFromBelow = (r: number) => {
  const at = (q: number, a: number): Point => [600 + q * Math.cos((a * Math.PI) / 180), 600 + q * Math.sin((a * Math.PI) / 180)]
  const teeth = times(24, i => around([at(r * 0.98, i * 15), at(r * 0.98, i * 15 + 9), at(r * 0.62, i * 15 + 7), at(r * 0.62, i * 15)]))
  return (
    body(circle(600, 600, r), tint) +
    part(teeth.join(''), deep) +
    part(circle(600, 600, r * 0.6), white) +
    body(circle(600, 600, r * 0.47), deep) +
    within('deep', circle(600, 600, r * 0.47), tone(circle(612, 616, r * 0.46), white)) +
    part(circle(600, 600, r * 0.43))
  )
}

const washer = (r: number, hole: number, thick: number, id?: string) =>
  open.turned(
    [
      [0, r * 0.97],
      [thick * 0.15, r],
      [thick, r],
    ],
    { smooth: true, end: tint },
  ) + bore(0, thick, hole, 0, id)

const fanned = (r: number, hole: number) =>
  [
    [-0.52, 0.36],
    [0.02, -0.02],
    [0.56, -0.4],
  ]
    .map(([x = 0, y = 0]) => {
      const [u, v] = [600 + x * r, 600 + y * r]
      return `<path d="${circle(u, v, r)}${circle(u, v, hole)}" fill="${tint}" fill-rule="evenodd"/>` + part(circle(u, v, r - 14))
    })
    .join('')

/** A ring of square wire, cut through and sprung open: the height falls with the angle. */
const springWasher = (r: number, view = open) => {
  const [inner, thick, from, span] = [r * 0.62, r * 0.3, 62, 346]
  const x = (a: number) => -((a - from) / span) * thick * 1.1
  const arc = (q: number, a: number, b: number, down: number) =>
    times(Math.ceil((b - a) / 7) + 1, i => {
      const angle = Math.min(b, a + i * 7)
      return view.on(x(angle) + down, q, angle)
    })
  const wall = (q: number, a: number, b: number) => around([...arc(q, a, b, 0), ...arc(q, a, b, thick).toReversed()])
  const endOf = (a: number) => around([...arc(r, a, a, 0), ...arc(inner, a, a, 0), ...arc(inner, a, a, thick), ...arc(r, a, a, thick)])
  const end = from + span
  return (
    body(wall(inner, 180, 360), deep) +
    body(endOf(from), white) +
    body(wall(r, from, 180), shade) +
    body(wall(r, 360, end), shade) +
    tone(wall(r, from + 10, 110), '#b4bfca') +
    body(around([...arc(r, from, end, 0), ...arc(inner, from, end, 0).toReversed()]), tint)
  )
}

const toothed = (r: number, teeth: number, spot: (q: number, a: number, down: number) => Point, thick: number) => {
  const step = 360 / teeth
  const outline = (down: number) =>
    times(teeth, i => i * step).flatMap(a =>
      (
        [
          [0.72, 0.02],
          [1, 0.14],
          [1, 0.56],
          [0.72, 0.68],
        ] as Point[]
      ).map(([q, share]) => spot(q * r, a + share * step, down)),
    )
  const hole = times(48, i => spot(r * 0.5, i * 7.5, 0))
  const twist = times(teeth, i =>
    around(
      [
        [0.72, 0.36],
        [1, 0.36],
        [1, 0.56],
        [0.72, 0.68],
      ].map(([q = 0, share = 0]) => spot(q * r, (i + share) * step, 0)),
    ),
  )
  return (
    `<path d="${around(outline(thick))}${around(hole)}" fill="${deep}" fill-rule="evenodd"/>` +
    `<path d="${around(outline(0))}${around(hole)}" fill="${tint}" fill-rule="evenodd"/>` +
    part(twist.join(''), shade)
  )
}

/** A wide washer and a common one for the same bolt, on one axis. */
const compared = (r: number) =>
  laid(
    60,
    lying,
    washer(r, r * 0.36, r * 0.1, 'under'),
    d`<path d="M${-r * 0.72} 0H${-r * 0.02}" stroke-width="3" stroke-dasharray="40 12 6 12"/>`,
    moved(-r * 0.74, 0, 0, washer(r * 0.66, r * 0.36, r * 0.13)),
  )

const rods = (thick: number) => {
  const [length, r] = [1000, thick / 2]
  const one = lathe(0.3).thread({ from: 0, to: length, r, pitch: Math.max(23, thick * 0.18), near: true })
  const copy = (x: number, y: number) => d`<use href="#rod" x="${x}" y="${y}"/>`
  return laid(length, -45, `<defs><g id="rod">${one}</g></defs>`, copy(-10, -thick * 1.3), copy(50, 0), copy(-40, thick * 1.3))
}

/** A rod fixed in a plate by a nut on either side. */
const rodInPlate = (thick: number) => {
  const { thread, hexagon, turned } = lathe(0, -1)
  const [r, nut, plate, flats] = [thick / 2, thick * 0.8, 130, thick * 1.6]
  const [middle, thin] = [500, thick * 0.16]
  const side = (s: 1 | -1) =>
    cut(
      s > 0 ? 'left' : 'right',
      around([
        [middle - plate / 2, s * (r + 9)],
        [middle + plate / 2, s * (r + 9)],
        [middle + plate / 2, s * 470],
        [middle - plate / 2, s * 470],
      ]),
      45,
      tint,
    )
  const [above, below] = [middle - plate / 2 - thin, middle + plate / 2]
  return laid(
    1000,
    90,
    side(1),
    side(-1),
    thread({ from: 0, to: 1000, r, pitch: thick * 0.17, near: true, fill: shade }),
    turned([
      [above, thick],
      [above + thin, thick],
    ]),
    turned([
      [below, thick],
      [below + thin, thick],
    ]),
    hexagon({ from: above - nut, to: above, flats, turn: 0, both: true, fill: shade }),
    hexagon({ from: below + thin, to: below + thin + nut, flats, turn: 0, both: true, fill: shade }),
  )
}

export const nutsAndWashers: Record<string, Drawing> = {
  'din-934': ({ size }) => {
    const thick = mix(430, 530, size)
    return { main: drawn(laid(thick * 0.62, lying, hexNut({ thick, height: thick * mix(0.55, 0.68, size) }))), detail: drawn(laid(thick * 0.8, 90, halfCut({ thick, height: thick * 0.8 }))) }
  },
  'din-985': ({ size, accent }) => {
    const thick = mix(430, 510, size)
    return { main: drawn(laid(thick * 0.4, lying, lockNut(thick, accent))), detail: drawn(lockNutCut(thick, accent)) }
  },
  'din-6923': ({ size }) => {
    const thick = mix(370, 450, size)
    return { main: drawn(laid(thick * 0.8, lying, flangeNut(thick))), detail: drawn(flangeFromBelow(mix(390, 460, size))) }
  },
  'din-1587': ({ size }) => {
    const thick = mix(410, 480, size)
    return { main: drawn(moved(606 - thick * 0.155, 611 - thick * 0.172, lying, capNut(thick))), detail: drawn(capNutCut(thick)) }
  },
  'din-125': ({ size }) => {
    const r = mix(310, 380, size)
    const one = washer(r, r * 0.53, r * mix(0.12, 0.18, size))
    return {
      main: drawn(moved(600 + r * 0.38, 585 - r * 0.5, lying, one), moved(600 - r * 0.38, 585 + r * 0.5, lying, one)),
      detail: drawn(fanned(mix(300, 340, size), mix(160, 180, size))),
    }
  },
  'din-9021': ({ size }) => {
    const r = mix(400, 490, size)
    return {
      main: drawn(moved(600, 580, lying, washer(r, r * 0.36, r * 0.1))),
      detail: drawn(moved(20, 90, 0, compared(mix(390, 450, size)))),
    }
  },
  'din-127': ({ size, kind }) => {
    const r = mix(390, 470, size)
    return kind === 'toothed'
      ? {
          main: drawn(
            moved(
              600,
              590,
              lying,
              toothed(r, Math.round(mix(9, 14, size)), (q, a, down) => open.on(down, q, a), r * 0.07),
            ),
          ),
          detail: drawn(toothed(r, Math.round(mix(9, 14, size)), (q, a) => [600 + q * Math.cos((a * Math.PI) / 180), 600 + q * Math.sin((a * Math.PI) / 180)], 0)),
        }
      : { main: drawn(moved(600, 600, lying, springWasher(r))), detail: drawn(moved(600, 600, 90, springWasher(r, lathe(0.12, -1)))) }
  },
  'din-976': ({ size }) => ({
    main: drawn(rods(mix(100, 138, size))),
    detail: drawn(rodInPlate(mix(180, 230, size))),
  }),
}
