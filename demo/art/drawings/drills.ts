import { fluted, side, slope, turn } from './fluted.ts'
import { type Drawing, drawn, shade, tint } from './kit.ts'
import { around, body, circle, cut, d, dark, deep, facet, laid, leaning, mix, moved, part, through, tilt, times, tone, white, within } from './lathe.ts'

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

// Near end first from here on: what these tools cut with looks at you.

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
}
