import { type Drawing, drawn, shade, tint } from './kit.ts'
import { around, body, box, circle, d, dark, deep, mix, modelled, moved, type Point, part, scattered, times, tone, white, within } from './lathe.ts'
import { masonry } from './masonry.ts'
import { lens } from './screws.ts'

const rad = Math.PI / 180
/** A point of the disc's face: `a` degrees around its middle. */
const on = (r: number, a: number, x = 600, y = 600): Point => [x + r * Math.cos(a * rad), y + r * Math.sin(a * rad)]
const ringOf = (outer: number, inner: number, x = 600, y = 600) => `${circle(x, y, outer)}${circle(x, y, inner)}`
const hollow = (path: string, fill: string, width = 6) => `<path d="${path}" fill="${fill}" fill-rule="evenodd" stroke-width="${width}"/>`
/** Part of a ring, from one angle to another. */
const sector = (outer: number, inner: number, a: number, b: number) => {
  const big = b - a > 180 ? 1 : 0
  return d`M${on(outer, a).join(' ')}A${outer} ${outer} 0 ${big} 1 ${on(outer, b).join(' ')}` + d`L${on(inner, b).join(' ')}A${inner} ${inner} 0 ${big} 0 ${on(inner, a).join(' ')}Z`
}
/** Grains spread evenly between two radii. */
const grains = (count: number, inner: number, outer: number, x = 600, y = 600) => scattered(count).map(([u, v]) => on(Math.sqrt(inner ** 2 + u * (outer ** 2 - inner ** 2)), v * 360, x, y))
const dots = (points: readonly Point[]) => points.map(([x, y]) => d`M${x} ${y}h1`).join('')

/** A bonded disc: abrasive over glass-fibre mesh, a paper label, a metal bush. */
const cuttingDisc = (r: number, hole: number, accent: string) => {
  const label = r * 0.62
  const mesh = times(15, i => 600 - r + (i + 0.5) * (r / 7.5))
    .map(x => d`M${x} ${600 - r}V${600 + r}M${600 - r} ${x}H${600 + r}`)
    .join('')
  const bright = grains(70, label + 20, r - 24).map(([x, y]): Point => [1200 - x, y])
  const marks = [200, 228, 256].map(a => circle(...on(label * 0.74, a), label * 0.1)).join('')
  return (
    modelled(
      circle(600, 600, r),
      dark,
      `<path d="${mesh}" stroke="#75818f" stroke-width="3"/>` + part(dots(grains(130, label, r - 12))) + `<path d="${dots(bright)}" stroke="${white}" stroke-width="4"/>`,
    ) +
    body(circle(600, 600, label), white) +
    part(circle(600, 600, label * 0.95)) +
    tone(sector(label * 0.93, label * 0.64, -56, 96), accent) +
    part(marks, tint) +
    part(sector(label * 0.84, label * 0.64, 136, 180)) +
    hollow(ringOf(hole * 1.5, hole), shade) +
    body(circle(600, 600, hole), white)
  )
}
/** The disc going through a square tube, sparks flying. */
const cuttingThrough = (r: number, accent: string) => {
  const [x, y, size, wall] = [470, 610, 420, 46]
  const tube = `${box(x, y, size, size)}${box(x + wall, y + wall, size - 2 * wall, size - 2 * wall)}`
  const sparks = times(13, i => {
    const [a, q] = [150 + i * 6, 250 + ((i * 7) % 5) * 36]
    const [near, far] = [on(60 + (i % 4) * 46, a, 480, 760), on(q, a + 2, 480, 760)]
    return d`M${near[0]} ${near[1]}L${far[0]} ${far[1]}`
  }).join('')
  return hollow(tube, tint) + part(sparks) + moved(50, -130, 0, cuttingDisc(r, r * 0.13, accent))
}

interface Diamond {
  r: number
  kind: string
  segments: number
  hole: number
  accent: string
  close?: boolean
}
/** A steel core with diamond on its rim: in segments, as a grooved rim, or as a smooth one. */
const diamondDisc = ({ r, kind, segments, hole, accent, close = false }: Diamond) => {
  const core = r * 0.87
  const step = 360 / segments
  /** Close to the rim, only its top is looked at. */
  const shown = (points: Point[]) => points.filter(([x, y]) => !close || (y < 600 && Math.abs(x - 600) < 500))
  const near = (i: number) => !close || Math.cos((i + 0.5) * step * rad) > 0.9
  const segment = (i: number) => {
    const from = i * step - 90
    return near(i) ? body(sector(r, core, from + step * 0.06, from + step * 0.94), deep) : ''
  }
  const gullet = (i: number) => {
    if (!near(i)) return ''
    const [a, b, c] = [on(core * 1.01, i * step - 91), on(core * 0.84, i * step - 90), on(core * 1.01, i * step - 89)]
    return body(d`M${a[0]} ${a[1]}L${b[0] - 4} ${b[1]}L${b[0] + 4} ${b[1]}L${c[0]} ${c[1]}Z`, white) + part(circle(...on(core * 0.83, i * step - 90), r * 0.022), white)
  }
  const ears =
    kind === 'turbo'
      ? times(54, i => around([on(r * 0.99, i * 6.667), on(r * 1.02, i * 6.667 + 1), on(r * 1.02, i * 6.667 + 3.4), on(r * 0.99, i * 6.667 + 4.4), on(core, i * 6.667 + 7), on(core, i * 6.667 + 4)]))
      : []
  const rim =
    kind === 'segmented'
      ? times(segments, segment).join('') + body(circle(600, 600, core), tint)
      : kind === 'turbo'
        ? body(circle(600, 600, r), deep) + part(ears.join(''), shade) + body(circle(600, 600, core), tint)
        : body(circle(600, 600, r), deep) + part(circle(600, 600, r * 0.955)) + body(circle(600, 600, core), tint)
  const cooling = times(kind === 'rim' ? 0 : 6, i => part(circle(...on(r * 0.56, i * 60 + 15), r * 0.042), white)).join('')
  return (
    rim +
    part(dots(shown(grains(close ? 600 : 150, core + 10, r - 10)))) +
    within('core', circle(600, 600, core - 3), tone(d`M600 600L${600 + r} ${600 - r * 0.3}V${600 + r * 0.3}ZM600 600L${600 - r} ${600 + r * 0.3}` + d`V${600 - r * 0.3}Z`, white, 0.8)) +
    (kind === 'segmented' ? times(segments, gullet).join('') : '') +
    cooling +
    hollow(ringOf(r * 0.4, r * 0.24), accent, 3) +
    part(circle(600, 600, r * 0.44)) +
    hollow(ringOf(hole * 1.35, hole), shade) +
    body(circle(600, 600, hole), white)
  )
}

/** Flaps of abrasive cloth, each lying on the next. */
const flapDisc = (r: number, flaps: number, accent: string) => {
  const step = 360 / flaps
  const flap = (i: number) => {
    const a = i * step
    const path = around([on(r * 0.42, a), on(r * 0.72, a - 2), on(r, a - 1), on(r * 1.005, a + step * 1.35), on(r * 0.74, a + step * 1.45), on(r * 0.42, a + step * 1.2)])
    return `<path d="${path}" fill="${i % 2 ? dark : '#a3adb8'}" stroke-width="3"/>`
  }
  return (
    body(circle(600, 600, r * 0.99), dark) +
    times(flaps, flap).join('') +
    part(dots(grains(150, r * 0.5, r * 0.98))) +
    `<path d="${circle(600, 600, r)}"/>` +
    body(circle(600, 600, r * 0.46), tint) +
    part(circle(600, 600, r * 0.42), white) +
    part(circle(600, 600, r * 0.36), shade) +
    hollow(ringOf(r * 0.3, r * 0.2), accent, 3) +
    hollow(ringOf(r * 0.2, r * 0.165), tint) +
    body(circle(600, 600, r * 0.165), white)
  )
}
/** From the side: the sunk hub, the backing plate, the fan of flaps. */
const flapsFromSide = (r: number, flaps: number, accent: string) => {
  const high = r * 0.2
  const fan = times(flaps, i => {
    const t = (i + 0.5) / flaps
    const x = -r * Math.cos(t * Math.PI)
    return d`M${x} ${-r * 0.02}q${high * 0.2} ${high * 0.5} ${high * 0.1 + r * 0.02} ${high}`
  })
  const outline = d`M${-r} 0L${-r * 0.97} ${high * 1.06}L${-r * 0.4} ${high * 1.5}H${r * 0.4}` + d`L${r * 0.97} ${high * 1.06}L${r} 0L${r * 0.5} ${-r * 0.05}H${-r * 0.5}Z`
  const drive =
    body(d`M${-r * 0.36} ${-r * 0.78}H${r * 0.36}L${r * 0.3} ${-r * 0.4}H${-r * 0.3}Z`, tint) +
    part(d`M${-r * 0.34} ${-r * 0.66}H${r * 0.34}`) +
    body(box(-r * 0.2, -r * 0.4, r * 0.4, r * 0.12), accent) +
    body(box(-r * 0.11, -r * 0.28, r * 0.22, r * 0.14), shade)
  return (
    moved(
      600,
      640,
      -12,
      drive +
        body(d`M${-r * 0.24} ${-r * 0.14}H${r * 0.24}L${r * 0.32} ${-r * 0.04}H${-r * 0.32}Z`, shade) +
        modelled(outline, dark, part(fan.join('')) + tone(box(-r, -r * 0.06, r * 2, high * 0.4), white, 0.25)) +
        body(d`M${-r * 0.9} ${-r * 0.01}L${-r * 0.5} ${-r * 0.06}H${r * 0.5}` + d`L${r * 0.9} ${-r * 0.01}L${r * 0.5} ${r * 0.01}H${-r * 0.5}Z`, tint),
    ) + body(box(80, 640 + r * 0.43, 1040, 90), tint)
  )
}

const sandingDisc = (r: number, holes: number, grit: number, accent: string, x = 600, y = 600) => {
  const spots = times(holes, i => circle(...on(r * 0.62, (360 / holes) * i + 12, x, y), r * 0.085)).join('')
  const centre = holes > 6 ? circle(x, y, r * 0.09) : ''
  // The rim at the lower right is peeled up, so that its loops show.
  const [p, q] = [on(r, 8, x, y), on(r, 82, x, y)]
  const fold = d`M${p[0]} ${p[1]}L${q[0]} ${q[1]}Q${x + r * 0.34} ${y + r * 0.62} ${x + r * 0.36} ${y + r * 0.4}` + d`Q${x + r * 0.62} ${y + r * 0.36} ${p[0]} ${p[1]}Z`
  const keep = d`M${p[0]} ${p[1]}A${r} ${r} 0 1 0 ${q[0]} ${q[1]}Z`
  return modelled(keep, shade, tone(circle(x + r * 0.1, y + r * 0.1, r), deep) + part(dots(grains(grit, 0, r * 0.98, x, y))) + part(`${spots}${centre}`, white)) + body(fold, accent)
}
/** Cut across, much enlarged: loops, cloth, bond, grain. */
const sandingLayers = (grain: number) => {
  const count = Math.round(940 / (grain * 1.5))
  const teeth = times(count, i => {
    const x = 130 + ((i + 0.5) * 940) / count
    const s = grain * (0.8 + ((i * 37) % 10) / 25)
    return around([
      [x - s * 0.7, 560],
      [x - s * 0.5, 560 - s * 0.9],
      [x + ((i * 13) % 5) * 3 - 6, 560 - s * 1.5],
      [x + s * 0.6, 560 - s * 0.8],
      [x + s * 0.7, 560],
    ])
  })
  const loops = times(23, i => d`M${140 + i * 41} 730c-30 90 50 90 20 0`).join('')
  return lens(
    body(teeth.join(''), deep),
    tone(box(100, 520, 1000, 70), tint),
    part(times(count, i => d`M${130 + (i * 940) / count} 530q${470 / count} -26 ${940 / count} 0`).join('')),
    body(box(100, 560, 1000, 70), white),
    body(box(100, 630, 1000, 100), shade),
    part(times(24, i => d`M${110 + i * 42} 680q10 -22 21 0t21 0`).join('')),
    part(loops),
  )
}
/** Sheets with holes, the top one curling up. */
const sandingSheets = (grit: number, accent: string) => {
  const [w, h] = [560, 720]
  const sheet = (x: number, y: number, fill: string) => body(box(x, y, w, h), fill)
  const [x, y] = [270, 270]
  const keep = d`M${x} ${y}h${w}v${h - 210}l-170 210h${170 - w}Z`
  const fold = d`M${x + w} ${y + h - 210}L${x + w - 170} ${y + h}` + d`Q${x + w - 190} ${y + h - 150} ${x + w - 176} ${y + h - 196}` + d`Q${x + w - 90} ${y + h - 176} ${x + w} ${y + h - 210}Z`
  const spots = scattered(grit).map(([u, v]): Point => [x + u * w, y + v * h])
  const holes = times(8, i => circle(x + 140 + (i % 2) * 280, y + 120 + Math.floor(i / 2) * 150, 30)).join('')
  return moved(600, 600, -12, moved(-600, -600, 0, sheet(x + 84, y - 84, tint), sheet(x + 42, y - 42, shade), modelled(keep, deep, part(dots(spots)) + part(holes, white)), body(fold, accent)))
}

export const discs: Record<string, Drawing> = {
  'metal-cutting-discs': ({ size, accent }) => {
    const r = mix(390, 490, size)
    return { main: drawn(cuttingDisc(r, mix(74, 48, size), accent)), detail: drawn(cuttingThrough(375, accent)) }
  },
  'diamond-discs': ({ size, kind = 'segmented', accent }) => {
    const [r, segments] = [mix(390, 480, size), Math.round(mix(9, 18, size))]
    return {
      main: drawn(diamondDisc({ r, kind, segments, hole: mix(74, 52, size), accent })),
      detail: drawn(
        lens(
          masonry('stone', circle(600, 600, 480), 120, 120, 960, 500, 50),
          moved(
            0,
            1290,
            0,
            diamondDisc({
              r: 1500,
              kind,
              segments: Math.round(segments * 1.2),
              hole: 90,
              accent,
              close: true,
            }),
          ),
        ),
      ),
    }
  },
  'flap-discs': ({ size, accent }) => ({
    main: drawn(flapDisc(mix(400, 480, size), Math.round(mix(32, 48, size)), accent)),
    detail: drawn(flapsFromSide(480, 34, accent)),
  }),
  'sanding-discs': ({ size, kind, accent }) => {
    const grit = Math.round(mix(120, 420, size))
    return {
      main: drawn(kind === 'sheet' ? sandingSheets(grit, accent) : sandingDisc(mix(400, 480, size), size > 0.5 ? 8 : 6, grit, accent)),
      detail: drawn(sandingLayers(mix(130, 60, size))),
    }
  },
}
