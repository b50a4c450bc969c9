import { ink, tint } from './kit.ts'
import { around, d, deep, lathe, modelled, type Point, part, times, tone, white, within } from './lathe.ts'

/** Drills lie on their side: shank left, point right. */
export const side = lathe(0)
export const turn = (angle: number, r: number, x = 600, y = 600): Point => [x + r * Math.cos((angle * Math.PI) / 180), y + r * Math.sin((angle * Math.PI) / 180)]

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
export const fluted = ({ shank, from, to, r, lead, land = 0.44, core = 0.3, fill = tint, flute = deep, start, mark = '' }: Fluted) => {
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

/** How drills lie on their sheet, in degrees. */
export const slope = -38
