import { fluted, side, slope, turn } from './fluted.ts'
import { type Drawing, drawn, shade, tint } from './kit.ts'
import { around, balanced, body, box, circle, d, dark, deep, facet, laid, mix, moved, type Point, part, through, tilt, times, tone, white } from './lathe.ts'
import { masonry } from './masonry.ts'
import { lens } from './screws.ts'

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

export const masonryDrills: Record<string, Drawing> = {
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
}
