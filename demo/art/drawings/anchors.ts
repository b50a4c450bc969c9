import { type Drawing, drawn, shade, tint } from './kit.ts'
import { around, balanced, box, cut, dark, laid, leaning, mix, moved, part, tilt, white } from './lathe.ts'
import { level, masonry } from './masonry.ts'
import { tappingBody } from './screws.ts'

interface Anchor {
  r: number
  length: number
  accent: string
}
/** A bolt whose cone is drawn into its own clip; `spread` opens the clip. */
const wedgeAnchor = (view: typeof leaning, { r, length, accent }: Anchor, spread = 0, nutAt = 0.16) => {
  const { thread, hexagon, turned, ribbed, wrap, on } = view
  const [nut, zone] = [length * nutAt, length * 0.78]
  const clip = (a: number) => part(around([on(zone + r * 0.1, r, a - 5), on(zone + r * 1.9, r, a - 9), on(zone + r * 1.9, r, a + 9), on(zone + r * 0.1, r, a + 5)]), dark)
  return (
    turned(
      [
        [zone + r * 0.5, r * 0.72],
        [length - r * 0.5, r * 0.98],
        [length, r * 0.94],
      ],
      { fill: shade },
    ) +
    ribbed(
      [
        [zone, r * 0.96],
        [zone + r * 0.4, r],
        [zone + r * 0.55, r * 1.1],
        [zone + r * 0.8, r * 1.02],
        [zone + r * 1.9, r * (1.02 + spread)],
      ],
      { fill: white, edges: true },
    ) +
    clip(52) +
    clip(128) +
    turned(
      [
        [length * 0.42, r],
        [zone, r],
        [zone + r * 0.06, r * 0.9],
      ],
      { fill: tint },
    ) +
    wrap(length * 0.6, length * 0.63, r, accent) +
    thread({ from: nut + r * 1.9, to: length * 0.46, r, pitch: r * 0.38, open: true }) +
    turned([
      [nut + r * 1.6, r * 2.1],
      [nut + r * 1.9, r * 2.1],
    ]) +
    hexagon({ from: nut, to: nut + r * 1.6, flats: r * 3.2, both: true, turn: view.lean ? 8 : 0, fill: shade }) +
    thread({ from: 0, to: nut + r * 0.2, r, pitch: r * 0.38, near: true, open: true })
  )
}

/** A fixture held to concrete: the hole is drilled deeper than the anchor reaches. */
const inConcrete = (left: number, r: number, face: number, depth: number, ...anchor: string[]) => {
  const [half, end] = [430, 1020]
  const wall = around([
    [face, -half],
    [end, -half],
    [end, half],
    [face, half],
    [face, r],
    [depth, r],
    [depth + r * 0.6, 0],
    [depth, -r],
    [face, -r],
  ])
  const plate = (y: number) => cut(y < 0 ? 'pa' : 'pb', box(face - 80, y < 0 ? -300 : r + 6, 80, 294 - r), 45, white)
  return moved(left, 600, 0, masonry('wall', wall, face, -half, end - face, half * 2), plate(-1), plate(1), ...anchor)
}

/** A cutting thread for a hole in concrete: high ridges, wide apart. */
const concreteScrew = (view: typeof leaning, thick: number, length: number, kind: string | undefined) =>
  tappingBody(view, {
    thick,
    length,
    head: kind === 'countersunk' ? 'countersunk' : 'hex',
    drive: kind === 'countersunk' && view.lean ? 'torx' : undefined,
    socket: 0.9,
    plain: 0.5,
    pitch: 0.48,
    core: 0.8,
    fin: 0.4,
    tip: 'blunt',
  })

export const anchors: Record<string, Drawing> = {
  'wedge-anchors': ({ size, accent }) => {
    const anchor = { r: mix(92, 76, size), length: mix(940, 1110, size), accent }
    const r = mix(60, 72, size)
    return {
      main: drawn(laid(anchor.length, tilt, wedgeAnchor(leaning, anchor))),
      detail: drawn(inConcrete(90, r * 1.04, 280, 960, wedgeAnchor(level, { r, length: 930, accent }, 0.06, (280 - 80 - r * 1.9) / 930))),
    }
  },
  'concrete-screws': ({ size, kind }) => {
    const [thick, length] = [mix(185, 140, size), mix(760, 1010, size)]
    return {
      main: drawn(balanced(length + thick * 0.7, tilt, [thick, thick * 0.4], concreteScrew(leaning, thick, length, kind))),
      detail: drawn(inConcrete(kind === 'countersunk' ? 0 : 60, thick * 0.41, 260, 890, moved(180 - (kind === 'countersunk' ? 0 : thick * 0.72), 0, 0, concreteScrew(level, thick, 660, kind)))),
    }
  },
}
