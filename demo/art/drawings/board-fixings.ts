import { type Drawing, drawn, shade, tint } from './kit.ts'
import { around, balanced, body, box, circle, crossOpening, d, dark, deep, leaning, mix, moved, part, tilt, white } from './lathe.ts'
import { level, masonry } from './masonry.ts'
import { headed, tappingBody } from './screws.ts'

interface Board {
  r: number
  length: number
  accent: string
}
/** A spiral that cuts its own way into plasterboard. */
const spiral = ({ thread, turned, recess }: typeof leaning, { r, length }: Board) =>
  thread({
    from: r * 0.2,
    to: length,
    r: r * 0.86,
    pitch: r * 0.5,
    depth: r * 0.34,
    fin: 0.5,
    taper: length * 0.55,
    point: r * 0.05,
    fill: shade,
    runout: r * 0.3,
  }) +
  turned(
    [
      [0, r * 1.12],
      [r * 0.1, r * 1.16],
      [r * 0.32, r * 0.6],
    ],
    { fill: shade },
  ) +
  recess('drive', 0, r * 0.3, crossOpening(r * 0.6), false)

/** A machine screw with two sprung wings; `spread` is how far they are out, in degrees. */
const toggle = (view: typeof leaning, { r, length, accent }: Board, spread: number, at = 0.8) => {
  const { thread, turned, lean } = view
  const [hinge, long] = [length * at, length * 0.42]
  const wing = (s: 1 | -1) =>
    moved(
      hinge,
      s * r * 0.34,
      s * spread,
      body(
        around([
          [r * 0.2, -r * 0.22 * s],
          [r * 0.2, r * 0.2 * s],
          [-long, r * 0.36 * s],
          [-long - r * 0.24, -r * 0.04 * s],
          [-long, -r * 0.22 * s],
        ]),
        s < 0 ? tint : shade,
      ),
      part(d`M${r * 0.2} ${r * 0.02 * s}L${-long - r * 0.2} ${r * 0.02 * s}`),
    )
  return (
    wing(-1) +
    thread({ from: r * 0.3, to: length, r: r * 0.3, pitch: r * 0.13, fill: shade }) +
    wing(1) +
    turned(
      [
        [hinge - r * 0.32, r * 0.5],
        [hinge + r * 0.26, r * 0.5],
      ],
      { fill: accent, end: accent },
    ) +
    part(circle(hinge + lean * r * 0.5, 0, r * 0.13), white) +
    headed(view, r * 0.56, { head: 'pan', drive: lean ? 'cross' : undefined, fill: shade })
  )
}

/** A slotted sleeve whose legs fold up behind the board. */
const cavityAnchor = ({ turned, thread, on }: typeof leaning, { r, length, accent }: Board) => {
  const slot = (a: number) => {
    const corner = (x: number, b: number) => on(length * x, r * 0.6, a + b)
    return part(around([corner(0.24, -7), corner(0.74, -7), corner(0.74, 7), corner(0.24, 7)]), dark)
  }
  const spike = (a: number, b: number) => body(around([on(r * 0.1, r * 0.95, a), on(r * 0.5, r * 0.95, (a + b) / 2), on(r * 0.1, r * 0.98, b)]), deep)
  return (
    thread({ from: length * 0.9, to: length, r: r * 0.34, pitch: r * 0.12, fill: shade }) +
    turned(
      [
        [r * 0.1, r * 0.6],
        [length * 0.8, r * 0.6],
        [length * 0.84, r * 0.5],
        [length * 0.92, r * 0.5],
      ],
      { fill: shade },
    ) +
    slot(42) +
    slot(92) +
    slot(142) +
    spike(20, 34) +
    spike(150, 164) +
    turned(
      [
        [0, r],
        [r * 0.12, r],
      ],
      { fill: accent, end: accent },
    ) +
    moved(-r * 0.3, 0, 0, headed(leaning, r * 0.56, { head: 'pan', drive: 'cross', fill: tint }))
  )
}
const foldedBehind = ({ r, accent }: Board, face: number) => {
  const leg = (s: 1 | -1) =>
    [d`M${face} ${s * r * 0.62}L${face + r * 0.5} ${s * r * 1.7}L${face + r * 1.3} ${s * r * 0.52}`]
      .map(fold => `<path d="${fold}" stroke-width="38"/><path d="${fold}" stroke="${shade}" stroke-width="26"/>`)
      .join('')
  return (
    leg(-1) +
    leg(1) +
    level.thread({ from: 0, to: face + r * 2.6, r: r * 0.3, pitch: r * 0.13, fill: shade }) +
    level.turned(
      [
        [face + r * 1.2, r * 0.62],
        [face + r * 1.9, r * 0.62],
      ],
      { fill: shade },
    ) +
    level.turned(
      [
        [-r * 0.14, r],
        [0, r],
      ],
      { fill: accent },
    ) +
    moved(-r * 0.45, 0, 0, headed(level, r * 0.56, { head: 'pan', fill: shade }))
  )
}
/** Behind the board: what the fixing does there is why it holds. */
const behindBoard = (kind: string, accent: string, size: number) => {
  const thickness = 140
  const board = (y: number, height: number) =>
    masonry(y < 0 ? 'above' : 'below', box(0, y, thickness, height), 0, y, thickness, height, 24) + part(box(0, y, 12, height), shade) + part(box(thickness - 12, y, 12, height), shade)
  const gap = kind === 'spiral' ? 70 : kind === 'toggle' ? 100 : 74
  const r = mix(110, 125, size)
  const fixing = {
    spiral: () => tappingBody(level, { thick: 70, length: 700, head: 'pan', fill: shade }) + moved(0, 0, 0, spiral(level, { r: 150, length: 470, accent })),
    toggle: () => toggle(level, { r: 150, length: 800, accent }, -80, 0.285),
    metal: () => foldedBehind({ r: r * 1.15, length: 0, accent }, thickness),
  }[kind]
  return moved({ spiral: 250, toggle: 210 }[kind] ?? 400, 600, 0, board(-470, 470 - gap), board(gap, 470 - gap), fixing?.() ?? '')
}

export const boardFixings: Record<string, Drawing> = {
  'board-fixings': ({ size, kind = 'spiral', accent }) => {
    const draw = { spiral, metal: cavityAnchor }[kind] ?? ((view: typeof leaning, board: Board) => toggle(view, board, -24))
    const [r, length] = kind === 'spiral' ? [mix(280, 300, size), mix(740, 880, size)] : [mix(200, 180, size), mix(900, 1040, size)]
    return {
      main: drawn(balanced(length, tilt, kind === 'toggle' ? [r * 0.6, r * 0.6] : [r, kind === 'metal' ? r * 0.34 : 0], draw(leaning, { r, length, accent }))),
      detail: drawn(behindBoard(kind, accent, size)),
    }
  },
}
