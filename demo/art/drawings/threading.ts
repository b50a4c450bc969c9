import { wound } from './fluted.ts'
import { type Drawing, drawn, ink, shade, tint } from './kit.ts'
import { around, body, box, circle, cut, d, dark, deep, facet, laid, lathe, mix, modelled, moved, type Point, part, through, times, tone, white, within } from './lathe.ts'

// Taps lie on their side: the square left, the chamfered thread right.
const side = lathe(0)
const slope = -38
const polar = (q: number, angle: number): Point => [600 + q * Math.cos((angle * Math.PI) / 180), 600 + q * Math.sin((angle * Math.PI) / 180)]

interface Tap {
  r: number
  length: number
  /** How much of the thread is chamfered to lead in. */
  lead: number
  threaded?: number
  flutes?: 'straight' | 'spiral' | 'gun'
  rings?: number
  pitch?: number
  accent?: string
  /** Its own name among several taps in one drawing. */
  id?: string
}

const tap = ({ r, length, lead, threaded = 0.4, flutes = 'straight', rings = 0, pitch = r * 0.38, accent, id = 'grooves' }: Tap) => {
  const s = r * 0.92
  const from = length * (1 - threaded)
  const low = r - pitch * 0.6
  const groove = (y: number, half: number) => {
    const [a, b] = [(y - half) * r, (y + half) * r]
    return (
      part(d`M${length + 9} ${a}H${from - r * 0.1}Q${from - r * 0.9} ${(a + b) / 2} ${from - r * 0.1} ${b}` + d`H${length + 9}Z`, deep) +
      tone(d`M${length + 9} ${a + 2}H${from - r * 0.1}L${from - r * 0.4} ${a + (b - a) * 0.4}H${length + 9}Z`, ink, 0.2)
    )
  }
  const coil = wound(r * 1.02, r * 7)
  const grooves =
    flutes === 'spiral'
      ? times(7, i => {
          const x = length - r * 7 + i * r * 1.75
          return part(coil(x, x + r * 0.72), deep) + tone(coil(x, x + r * 0.3), ink, 0.2)
        }).join('')
      : groove(0.06, 0.3)
  const clip = around([
    [from - r, -s],
    [from, -r * 1.03],
    [length - lead, -r * 1.03],
    [length, -low * 0.94],
    [length, low * 0.94],
    [length - lead, r * 1.03],
    [from, r * 1.03],
    [from - r, s],
  ])
  const gun =
    flutes === 'gun'
      ? facet(
          around([
            [length, -r * 0.2],
            [length - lead * 1.4, r * 0.24],
            [length - lead * 1.1, r * 0.52],
            [length, r * 0.34],
          ]),
          white,
        )
      : ''
  return (
    side.turned([
      [s * 1.5, s],
      [from + 4, s],
    ]) +
    body(d`M8 ${-s * 0.78}H${s * 1.7}Q${s * 1.9} 0 ${s * 1.7} ${s * 0.78}H8L0 ${s * 0.66}V${-s * 0.66}Z`, white) +
    part(d`M4 ${s * 0.36}H${s * 1.76}`) +
    tone(d`M4 ${s * 0.36}H${s * 1.76}V${s * 0.76}H6Z`, ink, 0.14) +
    times(rings, i => part(d`M${length * 0.3 + i * 26} ${-s}v${s * 2}`)).join('') +
    (accent ? side.wrap(length * 0.36, length * 0.36 + r * 0.36, s, accent) : '') +
    side.thread({ from, to: length, r, pitch, taper: lead, point: low * 0.9, runout: r * 0.3, fill: tint }) +
    within(id, clip, grooves, gun)
  )
}
const tapSet = (r: number, length: number, accent: string, pieces: number) => {
  const one = (y: number, x: number, lead: number, rings: number) =>
    moved(
      x,
      y,
      0,
      tap({
        r,
        length,
        lead,
        threaded: 0.36,
        pitch: r * 0.51,
        rings,
        id: `g${rings}`,
        ...(rings ? {} : { accent }),
      }),
    )
  const taps = [one(-r * 2.75, -30, length * 0.26, 1), one(0, 20, length * 0.14, 2), one(r * 2.75, -30, length * 0.05, 0)]
  return laid(length, slope, pieces === 1 ? one(0, 0, length * 0.14, 0) : moved(0, pieces === 2 ? -r * 1.4 : 0, 0, ...taps.slice(3 - pieces)))
}
/** A tap cut across: lands with cutting faces, flutes between them. */
const tapCutAcross = (r: number, flutes: number) => {
  const step = 360 / flutes
  const half = (a: number) => {
    const [p, q, s] = [polar(r, a + step * 0.46), polar(r * 0.42, a + step * 0.62), polar(r, a + step)]
    return d`A${r} ${r} 0 0 1 ${p[0]} ${p[1]}L${polar(r * 0.55, a + step * 0.48).join(' ')}` + d`Q${q[0]} ${q[1]} ${polar(r * 0.55, a + step * 0.84).join(' ')}L${s[0]} ${s[1]}`
  }
  const outline = `M${polar(r, 0).join(' ')}${times(flutes, i => half(i * step)).join('')}Z`
  return part(circle(600, 600, r * 1.06), tint) + cut('core', outline, 45, white, 40) + `<circle cx="600" cy="600" r="${Math.round(r * 0.88)}" stroke-width="3" stroke-dasharray="22 14"/>`
}
/** The thread being cut: through a plate, or down to the floor of a blind hole. */
const tapInHole = (r: number, blind: boolean) => {
  const [top, thickness] = [470, blind ? 520 : 330]
  const reach = top + (blind ? 330 : thickness + 120)
  const slab = (id: string, s: 1 | -1) => cut(id, box(top, s < 0 ? -440 : r, thickness, 440 - r), 45, tint)
  const floor = blind
    ? cut(
        'floor',
        around([
          [top + 400, -r],
          [top + thickness, -r],
          [top + thickness, r],
          [top + 400, r],
          [top + 400 + r * 0.5, 0],
        ]),
        45,
        tint,
      )
    : ''
  const chip = (x: number, y: number, s: number) => part(d`M${x} ${y}q${24 * s} ${-10} ${30} ${16 * s}q${2} ${26 * s} ${24} ${14 * s}q16 ${-18} 30 ${6 * s}`)
  const chips = blind ? chip(top - 120, r + 30, 1) + chip(top - 90, -r - 60, -1) : chip(reach + 30, 20, 1) + chip(reach + 20, -40, -1)
  const tool = tap({ r, length: 760, lead: blind ? 40 : 110, threaded: 0.5, flutes: blind ? 'spiral' : 'gun' })
  return moved(600, blind ? 85 : 25, 90, tone(box(top, -r, thickness, r * 2), white), slab('l', 1), slab('r', -1), floor, moved(reach - 760, 0, 0, tool), chips)
}

/** The opening of a die: the thread between holes that let the chips out; its radius by angle. */
const dieOpening = (thread: number, holes: number, at: number, r: number) => (angle: number) => {
  const step = 360 / holes
  const off = ((((angle % step) + step) % step) - step / 2) * (Math.PI / 180)
  const root = r * r - (at * Math.sin(off)) ** 2
  const near = root > 0 ? at * Math.cos(off) - Math.sqrt(root) : Infinity
  return near < thread ? at * Math.cos(off) + Math.sqrt(root) : thread
}
interface Die {
  r: number
  holes: number
  spot: (q: number, a: number, down: number) => Point
  deepness: number
}
const dieFace = ({ r, holes, spot, deepness }: Die) => {
  const radius = dieOpening(r * 0.3, holes, r * 0.44, r * 0.185)
  const opening = (down: number) => around(times(90, i => spot(radius(i * 4), i * 4, down)))
  const teeth = times(holes, i =>
    times(3, j => {
      const [a, span] = [(360 / holes) * i, 13]
      return through(times(5, k => spot(r * (0.315 + j * 0.022), a - span + (k * span) / 2, 0)))
    }).join(''),
  ).join('')
  const slot = around([spot(r * 1.01, -2.4, 0), spot(r * 0.9, -2.6, 0), spot(r * 0.33, -6, 0), spot(r * 0.33, 6, 0), spot(r * 0.9, 2.6, 0), spot(r * 1.01, 2.4, 0)])
  return modelled(opening(0), dark, tone(opening(deepness * 0.5), deep) + part(opening(deepness), white)) + part(teeth) + part(slot, dark)
}
const open = lathe(0.72, -1)
const die = (r: number, holes: number) =>
  laid(
    r * 0.36,
    62,
    open.turned(
      [
        [0, r * 0.95],
        [r * 0.05, r],
        [r * 0.36, r],
      ],
      { smooth: true, end: tint },
    ),
    body(around(times(16, i => open.on(r * 0.2 + r * 0.06 * Math.cos(i * 0.3927), r, 100 + 5 * Math.sin(i * 0.3927)))), dark),
    body(around(times(16, i => open.on(r * 0.2 + r * 0.06 * Math.cos(i * 0.3927), r, 52 + 5 * Math.sin(i * 0.3927)))), dark),
    dieFace({ r, holes, deepness: r * 0.3, spot: (q, a, down) => open.on(down, q, a + 70) }),
  )
const dieFromFront = (r: number, holes: number) =>
  body(circle(600, 600, r), shade) +
  part(circle(600, 600, r * 0.95), tint) +
  dieFace({
    r,
    holes,
    deepness: r * 0.05,
    spot: (q, a, down) => {
      const [x, y] = polar(q, a - 90)
      return [x + down, y + down]
    },
  })

/** A die in its stock, from above. */
const stock = (r: number, accent: string) => {
  const { turned } = side
  const knurl = part(times(9, i => d`M${r * 1.82 + i * r * 0.075} ${-r * 0.23}l${r * 0.08} ${r * 0.5}`).join(''))
  const arm = (angle: number) =>
    moved(
      600,
      600,
      angle,
      turned(
        [
          [r * 0.9, r * 0.4],
          [r * 1.35, r * 0.22],
        ],
        { fill: shade },
      ),
      turned([
        [r * 1.3, r * 0.18],
        [r * 1.9, r * 0.18],
      ]),
      turned(
        [
          [r * 1.76, r * 0.23],
          [r * 2.52, r * 0.23],
          [r * 2.58, r * 0.18],
        ],
        { fill: shade },
      ),
      knurl,
    )
  const screw = (angle: number) =>
    moved(
      600,
      600,
      angle,
      turned(
        [
          [r * 0.86, r * 0.1],
          [r * 1.16, r * 0.1],
        ],
        { fill: accent },
      ),
      part(d`M${r * 1.1} 0h${r * 0.06}`),
    )
  return (
    arm(-38) +
    arm(142) +
    screw(52) +
    screw(20) +
    screw(84) +
    body(circle(600, 600, r), tint) +
    part(circle(600, 600, r * 0.94), shade) +
    body(circle(600, 600, r * 0.76), tint) +
    dieFace({
      r: r * 0.74,
      holes: 4,
      deepness: 12,
      spot: (q, a, down) => {
        const [x, y] = polar(q, a - 38)
        return [x + down, y + down]
      },
    })
  )
}

export const threading: Record<string, Drawing> = {
  'hand-taps': ({ size, accent, pieces = 3 }) => ({
    main: drawn(tapSet(mix(52, 62, size), mix(980, 1020, size), accent, pieces)),
    detail: drawn(tapCutAcross(mix(390, 440, size), size > 0.6 ? 4 : 3)),
  }),
  'machine-taps': ({ size, kind, accent }) => {
    const [blind, r] = [kind === 'blind', mix(62, 88, size)]
    return {
      main: drawn(laid(1210, slope, tap({ r, length: 1210, lead: blind ? r * 0.9 : r * 1.9, threaded: 0.38, flutes: blind ? 'spiral' : 'gun', accent }))),
      detail: drawn(tapInHole(mix(84, 104, size), blind)),
    }
  },
  'round-dies': ({ size, kind, accent }) =>
    kind === 'stock'
      ? { main: drawn(stock(mix(205, 235, size), accent)), detail: drawn(dieFromFront(mix(400, 460, size), 4)) }
      : { main: drawn(die(mix(400, 470, size), size > 0.6 ? 5 : 4)), detail: drawn(dieFromFront(mix(400, 460, size), size > 0.6 ? 5 : 4)) },
}
