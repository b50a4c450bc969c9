import { masonry } from './anchors.ts'
import { type Drawing, drawn, ink, shade, tint } from './kit.ts'
import { around, balanced, body, box, circle, cut, d, dark, deep, facet, laid, lathe, leaning, mix, modelled, moved, type Point, part, through, tilt, times, tone, white, within } from './lathe.ts'
import { lens, timber } from './screws.ts'

// Drills lie on their side: shank left, point right.
const side = lathe(0)
const turn = (angle: number, r: number, x = 600, y = 600): Point => [x + r * Math.cos((angle * Math.PI) / 180), y + r * Math.sin((angle * Math.PI) / 180)]

interface Fluted {
  /** Radius and length of the shank; the flutes run out of it. */
  shank: number
  from: number
  to: number
  r: number
  lead: number
  /** Share of the circumference left between the flutes, and the radius they leave in the middle. */
  land?: number
  core?: number
  fill?: string
  flute?: string
  /** How the shank's end is made; a plain round one otherwise. */
  start?: readonly Point[]
  mark?: string
}

/** The near side of a band wound around a body, between two places where it comes over the top. */
export const wound = (r: number, lead: number) => (a: number, b: number) => {
  const half = lead / 2
  return d`M${a} ${-r}C${a + half * 0.364} ${-r} ${a + half * 0.636} ${r} ${a + half} ${r}` + d`L${b + half} ${r}C${b + half * 0.636} ${r} ${b + half * 0.364} ${-r} ${b} ${-r}Z`
}

/** A round shank going over into two flutes wound to the right, their lands lying above and below at the end. */
const fluted = ({ shank, from, to, r, lead, land = 0.44, core = 0.3, fill = tint, flute = deep, start, mark = '' }: Fluted) => {
  const w = (land * Math.PI) / 2
  // The outline dips where a flute crosses it.
  const height = (x: number) => {
    const phase = (((x - to) / lead) * 2) % 1
    const off = Math.abs(phase - Math.round(phase)) * Math.PI
    const dip = off <= w ? 1 : Math.max(core, Math.cos(off - w))
    return r * (1 - (1 - dip) * Math.min(1, (x - from) / r))
  }
  const step = lead / 40
  const upper: Point[] = [
    ...(start ?? [
      [0, shank * 0.88],
      [shank * 0.14, shank],
    ]),
    [from - Math.abs(shank - r) * 1.2, shank],
    [from, r],
    ...times((to - from) / step - 1, (i): Point => [from + (i + 1) * step, height(from + (i + 1) * step)]),
    [to, r],
  ]
  const outline = around([...upper.map(([x, y]): Point => [x, -y]), ...upper.toReversed()])
  const spread = (w * lead) / (2 * Math.PI)
  const half = lead / 2
  const band = wound(r, lead)
  const lands = times(Math.ceil((to - from) / half) + 2, i => to - i * half)
  const gap = half - 2 * spread
  const flutes = lands.map(
    x => part(band(x + spread, x + half - spread), flute) + tone(band(x + spread, x + spread + gap * 0.4), ink, 0.16) + tone(band(x + half - spread - gap * 0.28, x + half - spread), white, 0.5),
  )
  const margins = lands.map(x => part(band(x - spread + spread * 0.22, x - spread + spread * 0.22))).join('')
  const runout = d`M${to + r} ${-r * 2}H${from + r * 0.9}Q${from - r * 1.4} 0 ${from + r * 0.9} ${r * 2}H${to + r}Z`
  const profile: Point[] = [...(start ?? [[0, shank]]), [from - 1, shank], [from, r], [to, r]]
  return modelled(outline, fill, side.shine(profile, fill) + mark + within('run', runout, flutes.join(''), margins))
}

/** A twist drill's point: the upper lip seen whole, the flute before it, the lower land's heel. */
const point = (to: number, r: number, angle: number, land = 0.44, flute = deep) => {
  const h = r / Math.tan((angle * Math.PI) / 360)
  const y = r * Math.cos((land * Math.PI) / 2)
  const c = r * 0.07
  return (
    body(
      around([
        [to - 4, -r],
        [to + h, -c],
        [to + h, c],
        [to - 4, r],
      ]),
      tint,
    ) +
    facet(
      around([
        [to, -r],
        [to + h, -c],
        [to, -y],
      ]),
      white,
    ) +
    facet(
      around([
        [to, y],
        [to + h * 0.74, r * 0.16],
        [to + h, c],
        [to, r],
      ]),
      shade,
    ) +
    tone(d`M${to - 8} ${-y}L${to} ${-y}L${to + h * 0.96} ${-c}L${to + h * 0.74} ${r * 0.16}` + d`Q${to + h * 0.2} ${r * 0.4} ${to - 4} ${y}L${to - 8} ${y}Z`, flute) +
    part(d`M${to} ${-y}L${to + h * 0.96} ${-c}L${to + h * 0.74} ${r * 0.16}Q${to + h * 0.2} ${r * 0.4} ${to} ${y}`)
  )
}

const slope = -38

interface Twist {
  r: number
  length: number
  angle?: number
  fill?: string
  mark?: string
}
const twistDrill = ({ r, length, angle = 118, fill = tint, mark = '' }: Twist) => {
  const to = length - r / Math.tan((angle * Math.PI) / 360)
  return laid(length, slope, fluted({ shank: r * 0.98, from: length * 0.34, to, r, lead: r * 9.6, fill, mark }), point(to, r, angle))
}

/** The point from the front: lips, flutes and the chisel edge; split, when the web is thinned. */
const pointFromFront = (r: number, split: boolean) => {
  const c = r * 0.15
  const pair = (draw: (a: number) => string) => draw(0) + draw(180)
  const at = (a: number, q: number) => d`${turn(a, q)[0]} ${turn(a, q)[1]}`
  const half = (a: number) =>
    `L${at(a + 38, r)}L${at(a + 70, c)}Q${at(a + 130, c * 0.7)} ${at(a + 164, r * 0.36)}` + d`Q${at(a + 152, r * 0.7)} ${at(a + 140, r)}` + d`A${r} ${r} 0 0 1 ` + at(a + 218, r)
  const outline = `M${at(38, r)}${pair(half)}Z`
  const relief = (a: number) => around([turn(a + 38, r * 1.2), turn(a + 70, c), turn(a - 110, c), turn(a - 10, r * 1.2)])
  return (
    part(circle(600, 600, r * 1.05), deep) +
    body(outline, shade) +
    within(
      'face',
      outline,
      facet(relief(0), white),
      facet(relief(180), tint),
      split ? pair(a => part(around([turn(a + 70, c), turn(a + 120, r * 0.35), turn(a + 150, r * 0.75), turn(a + 178, r * 0.58)]), dark)) : '',
    ) +
    `<path d="${through([turn(70, c), turn(250, c)])}"/>` +
    body(outline, 'none')
  )
}

/** An SDS shank of radius `s`: open slots above and below, a closed one for the balls before. */
const sdsShank = (s: number, max: boolean) => {
  const long = s * (max ? 8.4 : 7.4)
  return {
    start: [
      [0, s * 0.7],
      [s * 0.16, s * 0.84],
      [long * 0.72, s * 0.84],
      [long * 0.78, s],
    ] as Point[],
    mark:
      part(d`M0 ${-s * 0.62}H${long * 0.74}L${long * 0.78} ${-s}` + d`M0 ${s * 0.62}H${long * 0.74}L${long * 0.78} ${s}`) +
      part(d`M${long * 0.3} ${-s * 0.3}H${long * 0.58}a${s * 0.3} ${s * 0.3} 0 0 1 0 ${s * 0.6}` + d`H${long * 0.3}a${s * 0.3} ${s * 0.3} 0 0 1 0 ${-s * 0.6}Z`, dark) +
      (max ? part(d`M${long * 0.66} ${-s * 0.84}V${s * 0.84}`) : ''),
    long,
  }
}
/** The carbide that does the cutting: a plate, or a head with two blades more. */
const carbide = (to: number, r: number, four: boolean) => {
  const wide = r * 1.12
  const plate = around([
    [to - r * 0.15, -wide],
    [to + r * 0.75, -wide],
    [to + r * 1.4, 0],
    [to + r * 0.75, wide],
    [to - r * 0.15, wide],
  ])
  return (
    body(d`M${to - r * 1.1} ${-r * 0.8}L${to - r * 0.2} ${-r * 0.94}V${r * 0.94}L${to - r * 1.1} ${r * 0.8}Z`, shade) +
    body(plate, tint) +
    facet(
      around([
        [to - r * 0.15, 0],
        [to + r * 1.4, 0],
        [to + r * 0.75, wide],
        [to - r * 0.15, wide],
      ]),
      shade,
    ) +
    facet(
      around([
        [to + r * 0.6, -wide],
        [to + r * 0.75, -wide],
        [to + r * 1.4, 0],
        [to + r * 1.1, 0],
      ]),
      white,
    ) +
    (four
      ? facet(
          around([
            [to - r * 0.3, -r * 0.24],
            [to + r * 0.9, -r * 0.24],
            [to + r * 1.25, 0],
            [to + r * 0.9, r * 0.24],
            [to - r * 0.3, r * 0.24],
          ]),
          white,
        )
      : '') +
    body(plate, 'none')
  )
}
const hammerDrill = (r: number, length: number, s: number, max: boolean) => {
  const { start, mark, long } = sdsShank(s, max)
  const to = length - r * 1.4
  return fluted({ shank: s, start, mark, from: long + r * 1.5, to, r, lead: r * 8, land: 0.32, core: 0.5 }) + carbide(to, r, true)
}
const fourCuttersFromFront = (r: number) => {
  const blade = (a: number, long: number, fill: string) => {
    const edge = (q: number, offset: number) => turn(a + offset, q)
    return body(around([edge(long, -8), edge(long, 8), edge(r * 0.2, 60), edge(long, 172), edge(long, 188), edge(r * 0.2, 240)]), fill)
  }
  const shoulders = times(4, i => circle(...turn(45 + i * 90, r * 0.66), r * 0.28))
  return (
    body(circle(600, 600, r * 0.9), shade) +
    part(shoulders.join(''), deep) +
    part(circle(600, 600, r * 0.36), tint) +
    blade(90, r * 0.92, shade) +
    blade(0, r * 1.08, white) +
    part(through([turn(0, r * 1.04), turn(180, r * 1.04)])) +
    part(circle(600, 600, r * 0.07), dark)
  )
}

const chisel = (s: number, length: number, wide: number) => {
  const { start, mark, long } = sdsShank(s, true)
  const neck = length * 0.7
  const profile: Point[] = [...start, [long, s], [long + s * 0.1, s * 1.25], [long + s * 0.5, s * 1.25], [long + s * 0.9, s * 0.92], [neck, s * 0.86], [length - s * 1.2, wide], [length, wide]]
  return (
    side.ribbed(profile, { edges: false }) +
    mark +
    part(d`M${long + s * 0.1} ${-s * 1.25}V${s * 1.25}M${long + s * 0.5} ${-s * 1.25}V${s * 1.25}`) +
    facet(
      around([
        [length - s * 0.6, -wide],
        [length, -wide],
        [length, wide],
        [length - s * 0.6, wide],
      ]),
      white,
    ) +
    part(d`M${neck} ${-s * 0.86}Q${neck + s * 1.6} 0 ${neck} ${s * 0.86}`) +
    `<path d="${through([
      [length - s * 0.9, -wide],
      [length, -wide],
      [length, wide],
      [length - s * 0.9, wide],
    ])}"/>`
  )
}

const masonryDrill = (r: number, length: number, hex: boolean) => {
  const to = length - r * 1.4
  const s = r * 0.84
  return (
    fluted({
      shank: s,
      from: length * 0.36,
      to,
      r,
      lead: r * 7.4,
      land: 0.36,
      core: 0.5,
      ...(hex
        ? {
            start: [
              [r * 2.2, s * 0.7],
              [r * 2.3, s * 0.7],
            ],
          }
        : {}),
    }) +
    (hex ? side.hexagon({ from: 0, to: r * 2.6, flats: s * 2.1, turn: 0, both: true }) : '') +
    carbide(to, r, false)
  )
}

/** A centre point between two spurs that cut the fibres first. */
const bradTip = (to: number, r: number) =>
  body(
    around([
      [to - 4, -r],
      [to + r * 0.62, -r],
      [to + r * 0.1, -r * 0.5],
      [to + r * 0.16, -r * 0.2],
      [to + r * 1.25, 0],
      [to + r * 0.16, r * 0.2],
      [to + r * 0.1, r * 0.5],
      [to + r * 0.62, r],
      [to - 4, r],
    ]),
    tint,
  ) +
  tone(d`M${to - 8} ${-r * 0.76}L${to + r * 0.28} ${-r * 0.68}L${to + r * 0.1} ${-r * 0.48}` + d`L${to + r * 0.16} ${-r * 0.17}Q${to + r * 0.1} ${r * 0.2} ${to - 8} ${r * 0.5}Z`, deep) +
  part(d`M${to} ${-r * 0.76}L${to + r * 0.28} ${-r * 0.68}M${to + r * 0.14} ${-r * 0.2}L${to + r * 1.2} 0` + d`M${to + r * 0.16} ${-r * 0.17}Q${to + r * 0.1} ${r * 0.2} ${to} ${r * 0.5}`)
const bradPoint = (r: number, length: number) => {
  const to = length - r * 1.25
  return fluted({ shank: r, from: length * 0.34, to, r, lead: r * 7.6, land: 0.4 }) + bradTip(to, r)
}

const hexShank = (long: number, r: number) => side.hexagon({ from: 0, to: long, flats: r * 2, turn: 0, both: true, fill: shade })
const augerBit = (r: number, length: number) => {
  const to = length - r * 1.7
  return (
    fluted({ shank: r * 0.4, start: [[60, r * 0.4]], from: length * 0.3, to, r, lead: r * 5, land: 0.2, core: 0.34, flute: tint }) +
    hexShank(length * 0.13, r * 0.42) +
    side.thread({ from: to - r * 0.2, to: length, r: r * 0.34, pitch: r * 0.2, depth: r * 0.1, taper: r * 1.7, point: 0.1, fill: shade }) +
    body(d`M${to - r * 0.5} ${-r}H${to + r * 0.34}L${to} ${-r * 0.5}V${r * 0.5}L${to + r * 0.34} ${r}` + d`H${to - r * 0.5}Q${to - r * 0.9} 0 ${to - r * 0.5} ${-r}Z`, shade) +
    part(d`M${to} ${-r * 0.5}L${to - r * 0.56} ${-r * 0.2}M${to} ${r * 0.5}L${to - r * 0.64} ${r * 0.2}`)
  )
}
const spadeBit = (r: number, length: number) => {
  const [s, blade, to] = [r * 0.2, length - r * 2.9, length - r * 1.1]
  return (
    side.turned(
      [
        [40, s],
        [blade + 20, s],
      ],
      { fill: tint },
    ) +
    hexShank(length * 0.16, s * 1.3) +
    body(
      around([
        [blade, -s],
        [blade + r * 0.34, -r],
        [to + r * 0.2, -r],
        [to - r * 0.06, -r * 0.8],
        [to, -r * 0.26],
        [length, 0],
        [to, r * 0.26],
        [to - r * 0.06, r * 0.8],
        [to + r * 0.2, r],
        [blade + r * 0.34, r],
        [blade, s],
      ]),
      tint,
    ) +
    tone(
      around([
        [blade, 0],
        [to, 0],
        [to, r],
        [blade + r * 0.34, r],
        [blade, s],
      ]),
      ink,
      0.07,
    ) +
    part(
      d`M${to - r * 0.34} ${-r}L${to - r * 0.3} ${-r * 0.3}L${length} 0` +
        d`M${to - r * 0.34} ${r}L${to - r * 0.3} ${r * 0.3}` +
        d`M${blade + r * 0.34} ${-r}Q${blade + r * 0.7} 0 ${blade + r * 0.34} ${r}`,
    ) +
    body(circle(blade + r * 0.95, 0, r * 0.24), white)
  )
}

/** Drilling down into timber: the hole stands open. */
const inTimber = (r: number, depth: number, tool: string, length: number) =>
  moved(600, 90, 90, timber('wood', 420, 600, 440), tone(box(420 - 6, -r, depth + 6, r * 2), white), part(d`M420 ${-r}H${420 + depth}V${r}H420`), moved(420 + depth - length, 0, 0, tool))

// Near end first from here on: what these tools cut with looks at you.

/** What a Forstner bit cuts with: the rim, and two lips with the chip openings before them. */
const forstnerFace = (r: number, spot: (q: number, a: number) => Point) => {
  const arc = (q: number, a: number, b: number) => times(7, i => spot(q, a + ((b - a) * i) / 6))
  const lip = (a: number) =>
    part(around([...arc(r * 0.9, a, a + 66), spot(r * 0.1, a + 60), spot(r * 0.1, a)]), white) +
    part(around([...arc(r * 0.98, a - 20, a), spot(r * 0.1, a), spot(r * 0.12, a - 50)]), dark) +
    `<path d="${through([spot(r * 0.98, a), spot(r * 0.1, a)])}"/>`
  return part(around(times(60, i => spot(r * 0.9, i * 6))), deep) + lip(96) + lip(276)
}
const forstner = (r: number) => {
  const { turned, on } = lathe(0.42)
  const [high, long] = [r * 0.62, r * 3]
  return balanced(
    long - r * 0.3,
    tilt,
    [r * 0.72, r * 0.23],
    turned(
      [
        [high, r * 0.23],
        [long, r * 0.23],
      ],
      { fill: shade },
    ),
    turned(
      [
        [high, r * 0.6],
        [high + r * 0.22, r * 0.24],
      ],
      { fill: shade },
    ),
    turned([
      [0, r],
      [high * 0.6, r],
      [high, r * 0.72],
    ]),
    part(around([on(0, r, 76), on(0, r, 96), on(high * 0.5, r, 96), on(high * 0.5, r, 76)]), dark),
    forstnerFace(r, (q, a) => on(0, q, a)),
    turned(
      [
        [-r * 0.36, 0],
        [0, r * 0.12],
      ],
      { fill: shade, smooth: true },
    ),
  )
}
const forstnerFromFront = (r: number) =>
  body(circle(600, 600, r), tint) + forstnerFace(r, (q, a) => turn(a + 30, q)) + body(circle(600, 600, r * 0.12), shade) + part(circle(600, 600, 14), white) + body(circle(600, 600, r), 'none')

const stepDrill = (steps: number, r: number, length: number, accent: string) => {
  const { turned, on, wrap } = leaning
  const [zone, tip] = [length * 0.62, r * 0.24]
  const one = zone / steps
  const radius = (i: number) => tip + ((r - tip) * i) / (steps - 1)
  const ring = (i: number) => {
    const [x, q] = [i * one, radius(i)]
    const cutOut = around([on(x, q, 66), on(x + one, q, 66), on(x + one, q, 98), on(x, q * 0.97, 98), on(x, q * 0.6, 84)])
    return (
      turned([
        [x, q],
        [x + one, q],
      ]) + part(cutOut, dark)
    )
  }
  return laid(
    length,
    tilt,
    turned(
      [
        [zone + r * 0.1, r * 0.46],
        [length, r * 0.46],
      ],
      { fill: shade },
    ),
    part(around([on(zone + r * 0.5, r * 0.46, 62), on(length, r * 0.46, 62), on(length, r * 0.46, 118), on(zone + r * 0.5, r * 0.46, 118)]), white),
    turned(
      [
        [zone, r * 0.9],
        [zone + r * 0.14, r * 0.6],
      ],
      { fill: shade },
    ),
    times(steps, i => ring(steps - 1 - i)).join(''),
    wrap(zone - one * 0.62, zone - one * 0.3, r, accent),
    turned(
      [
        [-tip * 1.1, 0],
        [one * 0.1, tip],
      ],
      { fill: tint, smooth: true },
    ),
    part(around([on(-tip * 0.8, tip * 0.2, 80), on(0, tip, 66), on(0, tip, 98)]), dark),
  )
}
const stepsFromFront = (steps: number, r: number) =>
  times(steps, i => (i ? part : body)(circle(600, 600, r * (1 - (i / steps) * 0.82)), i % 2 ? shade : tint)).join('') +
  [30, 210].map(a => body(around([turn(a, r * 1.01), turn(a - 26, r * 1.01), turn(a - 60, r * 0.16), turn(a - 4, r * 0.06)]), dark)).join('')

const countersink = (r: number, length: number) => {
  const { turned, on } = leaning
  const cone = r * 0.86
  const flute = (a: number) =>
    body(around([on(cone * 0.1, r * 0.16, a), on(cone, r, a - 8), on(cone + r * 0.55, r, a + 2), on(cone + r * 0.55, r, a + 26), on(cone, r, a + 34), on(cone * 0.4, r * 0.4, a + 40)]), dark) +
    part(d`M${on(cone * 0.1, r * 0.16, a + 6).join(' ')}L${on(cone + r * 0.5, r, a + 10).join(' ')}`)
  return laid(
    length,
    tilt,
    turned(
      [
        [cone + r * 0.9, r * 0.5],
        [length, r * 0.5],
      ],
      { fill: shade },
    ),
    turned(
      [
        [cone + r * 0.7, r * 0.8],
        [cone + r * 0.95, r * 0.5],
      ],
      { fill: shade },
    ),
    turned(
      [
        [cone, r],
        [cone + r * 0.7, r],
      ],
      { fill: tint },
    ),
    turned(
      [
        [0, r * 0.14],
        [cone, r],
      ],
      { fill: tint },
    ),
    flute(14),
    flute(112),
  )
}
/** A sunk hole cut open, the tool above it. */
const sunkHole = (r: number) => {
  const [plate, hole] = [260, r * 0.36]
  const slab = (id: string, s: 1 | -1) =>
    cut(
      id,
      around([
        [0, s * r * 0.86],
        [r * 0.5, s * hole],
        [plate, s * hole],
        [plate, s * 470],
        [0, s * 470],
      ]),
      45,
      tint,
    )
  const tool =
    side.turned(
      [
        [r * 1.7, r * 0.5],
        [560, r * 0.5],
      ],
      { fill: shade },
    ) +
    side.turned([
      [0, r * 0.14],
      [r * 0.86, r],
      [r * 1.5, r],
      [r * 1.75, r * 0.5],
    ]) +
    body(d`M${r * 0.08} ${-r * 0.02}L${r * 0.86} ${-r * 0.3}L${r * 1.35} ${-r * 0.16}` + d`V${r * 0.2}L${r * 0.86} ${r * 0.3}Z`, dark)
  const edges = d`M0 ${-r * 0.86}V${r * 0.86}M${r * 0.5} ${-hole}V${hole}M${plate} ${-hole}V${hole}`
  return laid(1000, 90, moved(720, 0, 0, slab('l', 1), slab('r', -1), part(edges)), moved(660, 0, 180, tool))
}

/** A chisel breaking concrete away. */
const chiselAtWork = (s: number) =>
  masonry('block', d`M80 700L420 660L520 760L600 900L690 760L800 690L1120 640V1110H80Z`, 80, 640, 1040, 470) +
  part(d`M600 900l-30 70l26 50l-20 70M690 760l60 90l-10 60M520 760l-70 60l6 70`) +
  moved(600, 80, 90, chisel(s, 820, s * 1.4))

const inBrick = (r: number) => {
  const wall = box(560, 130, 520, 940)
  return (
    masonry('brick', wall, 560, 130, 520, 940) +
    part(d`M560 360H1080M560 800H1080M820 130V360M820 800V1070`) +
    tone(box(557, 600 - r * 1.1, 340, r * 2.2), white) +
    part(d`M560 ${600 - r * 1.1}H896V${600 + r * 1.1}H560`) +
    moved(120, 600, 0, masonryDrill(r, 770, false))
  )
}

export const drills: Record<string, Drawing> = {
  'din-338-hss-g': ({ size }) => ({
    main: drawn(twistDrill({ r: mix(48, 78, size), length: mix(1210, 1250, size) })),
    detail: drawn(pointFromFront(mix(400, 450, size), false)),
  }),
  'din-338-cobalt': ({ size, accent }) => {
    const r = mix(48, 78, size)
    return {
      main: drawn(twistDrill({ r, length: mix(1210, 1250, size), angle: 135, fill: shade, mark: side.wrap(150, 190, r, accent) })),
      detail: drawn(pointFromFront(mix(400, 450, size), true)),
    }
  },
  'step-drills': ({ size, accent }) => ({
    main: drawn(stepDrill(Math.round(mix(6, 10, size)), mix(250, 300, size), 980, accent)),
    detail: drawn(stepsFromFront(Math.round(mix(6, 10, size)), 460)),
  }),
  countersinks: ({ size }) => ({
    main: drawn(countersink(mix(220, 320, size), mix(960, 1000, size))),
    detail: drawn(sunkHole(mix(200, 260, size))),
  }),
  'sds-plus-drills': ({ size }) => {
    const r = mix(44, 74, size)
    return { main: drawn(laid(1240, slope, hammerDrill(r, 1240, mix(56, 58, size), false))), detail: drawn(fourCuttersFromFront(mix(390, 440, size))) }
  },
  'sds-max-drills': ({ size, kind }) => {
    const r = mix(66, 108, size)
    const wide = mix(84, 180, size)
    if (kind === 'chisel') return { main: drawn(balanced(1160, slope, [74, wide], chisel(74, 1160, wide))), detail: drawn(chiselAtWork(54)) }
    return { main: drawn(laid(1230, slope, hammerDrill(r, 1230, 72, true))), detail: drawn(lens(laid(4460, tilt, hammerDrill(210, 2500, 130, true)))) }
  },
  'masonry-drills-round': ({ size }) => ({
    main: drawn(laid(1230, slope, masonryDrill(mix(54, 84, size), 1230, size > 0.5))),
    detail: drawn(inBrick(mix(70, 100, size))),
  }),
  'brad-point-drills': ({ size }) => ({
    main: drawn(laid(1220, slope, bradPoint(mix(52, 84, size), 1220))),
    detail: drawn(lens(laid(1900, tilt, bradPoint(mix(190, 230, size), 1220)))),
  }),
  'forstner-bits': ({ size }) => ({
    main: drawn(forstner(mix(270, 320, size))),
    detail: drawn(forstnerFromFront(mix(390, 460, size))),
  }),
  'auger-bits': ({ size, kind }) => {
    const r = kind === 'spade' ? mix(140, 230, size) : mix(74, 112, size)
    const draw = kind === 'spade' ? spadeBit : augerBit
    return { main: drawn(laid(1220, slope, draw(r, 1220))), detail: drawn(inTimber(kind === 'spade' ? r * 0.9 : r, 400, draw(kind === 'spade' ? r * 0.9 : r, 800), 800)) }
  },
}
