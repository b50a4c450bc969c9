import { fluted, side, slope, turn } from './fluted.ts'
import { type Drawing, drawn, ink, shade, tint } from './kit.ts'
import { around, balanced, body, box, circle, d, dark, deep, laid, lathe, mix, moved, type Point, part, through, tilt, times, tone, white } from './lathe.ts'
import { lens, timber } from './screws.ts'

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

export const woodDrills: Record<string, Drawing> = {
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
