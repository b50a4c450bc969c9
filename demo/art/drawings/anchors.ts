import { type Drawing, drawn, shade, tint } from './kit.ts'
import {
  around,
  balanced,
  body,
  box,
  circle,
  crossOpening,
  cut,
  d,
  dark,
  deep,
  laid,
  lathe,
  leaning,
  mix,
  moved,
  type Point,
  type Profile,
  part,
  scattered,
  tilt,
  times,
  tone,
  white,
  within,
} from './lathe.ts'
import { headed, tappingBody } from './screws.ts'

/** In a wall that is cut open, fixings lie level: the wall's face stands at the left. */
const level = lathe(0)

/** Concrete or brick that is cut through: stones and sand. */
export const masonry = (id: string, outline: string, x: number, y: number, width: number, height: number, count = 60) => {
  const stones = scattered(count).map(([u, v], i) => {
    const [px, py, s] = [x + u * width, y + v * height, 7 + (i % 4) * 4]
    return i % 3 ? d`M${px} ${py}h1` : d`M${px} ${py}l${s * 1.6} ${s * 0.4}l${-s} ${s * 1.1}Z`
  })
  return tone(outline, tint) + within(id, outline, part(stones.join(''), white)) + body(outline, 'none')
}

interface Plug {
  length: number
  r: number
  collar?: boolean
  accent: string
}
/** Where a plug spreads: teeth that face backward, so that they hold against the pull. */
const teeth = (from: number, to: number, r: number, count: number): Profile =>
  times(count, i => from + ((to - from) / count) * i).flatMap((x): Point[] => {
    const step = (to - from) / count
    return [
      [x, r * 0.84],
      [x + step * 0.12, r],
      [x + step * 0.5, r],
      [x + step, r * 0.84],
    ]
  })

const nylonPlug = ({ length, r, collar = false, accent }: Plug) => {
  const { ribbed, turned, on, face } = leaning
  const [start, end] = [length * 0.3, length * 0.9]
  const wing = (x: number, a: number) => {
    const [p, q, s] = [on(x, r * 0.98, a), on(x + length * 0.12, r * 1.32, a), on(x + length * 0.14, r * 0.98, a)]
    return part(around([p, q, s]), shade)
  }
  const slit = [
    [start, 0],
    [start + r * 0.4, -r * 0.1],
    [length * 0.97, -r * 0.13],
    [length * 0.97, r * 0.13],
    [start + r * 0.4, r * 0.1],
  ].map(([x = 0, y = 0]): Point => [x + leaning.lean * r, y])
  return (
    wing(length * 0.16, 4) +
    wing(length * 0.16, 176) +
    ribbed([[0, r], ...teeth(start, end, r, 8), [length, r * 0.66]], { edges: false }) +
    part(
      times(8, i => {
        const x = start + ((end - start) / 8) * i
        return d`M${x} ${-r * 0.84}A${r * 0.25} ${r * 0.84} 0 0 1 ${x} ${r * 0.84}M${x + (end - start) / 16} ${-r}` + d`A${r * 0.3} ${r} 0 0 1 ${x + (end - start) / 16} ${r}`
      }).join(''),
    ) +
    part(around(slit), dark) +
    wing(length * 0.14, 62) +
    (collar
      ? turned(
          [
            [-length * 0.01, r * 1.36],
            [length * 0.04, r * 1.42],
          ],
          { fill: accent, end: accent },
        )
      : face(0, r, accent)) +
    part(leaning.disc(0, r * 0.56), dark) +
    within('mouth', leaning.disc(0, r * 0.56), tone(leaning.disc(r * 0.16, r * 0.56), deep))
  )
}

/** The plug in its hole, spread by the screw that holds something to the wall. */
const plugInWall = ({ r, collar = false, accent }: Plug) => {
  const [wall, hole, half] = [330, 560, 420]
  const block = around([
    [wall, -half],
    [1080, -half],
    [1080, half],
    [wall, half],
    [wall, r],
    [wall + hole, r],
    [wall + hole + r * 0.5, 0],
    [wall + hole, -r],
    [wall, -r],
  ])
  const plug = (s: 1 | -1) =>
    body(
      around([
        [wall - (collar ? 26 : 0), s * r * 0.44],
        [wall - (collar ? 26 : 0), s * r * (collar ? 1.4 : 1)],
        ...(collar
          ? ([
              [wall, s * r * 1.4],
              [wall, s * r],
            ] as Point[])
          : []),
        ...teeth(wall + 150, wall + 480, 1, 7).map(([x, q]): Point => [x, s * r * (q < 0.9 ? 0.9 : 1.04)]),
        [wall + 500, s * r * 0.7],
        [wall + 500, s * r * 0.3],
      ]),
      collar ? accent : shade,
    )
  const thick = r * 0.98
  const k = thick * 0.56
  return moved(
    -30,
    600,
    0,
    masonry('wall', block, wall, -half, 750, half * 2),
    cut('part', box(wall - 130 - (collar ? 26 : 0), -300, 130, 600), 45, white),
    plug(1),
    plug(-1),
    moved(wall - 130 - (collar ? 26 : 0), 0, 0, tappingBody(level, { thick, length: 620 - k, head: 'countersunk', plain: 1.6 })),
  )
}

interface Frame {
  length: number
  r: number
  hex: boolean
  accent: string
}
const frameFixing = (view: typeof leaning, { length, r, hex, accent }: Frame) => {
  const { ribbed, turned, thread } = view
  const [zone, end] = [length * 0.56, length * 0.93]
  const rings = times(8, i => {
    const x = zone + ((end - zone) / 8) * i
    return d`M${x} ${-r * 0.84}A${view.lean * r} ${r} 0 0 1 ${x} ${r * 0.84}`
  })
  const slits = times(3, i => {
    const x = zone + 10 + i * ((end - zone) / 3)
    return d`M${x} ${-r * 0.12}h${(end - zone) / 3 - 26}v${r * 0.28}h${26 - (end - zone) / 3}Z`
  })
  return (
    thread({ from: end - 10, to: length, r: r * 0.6, pitch: r * 0.5, depth: r * 0.18, fin: 0.6, taper: r * 0.8, point: 0.1, fill: shade }) +
    ribbed([[0, r], ...teeth(zone, end, r, 8), [end + r * 0.3, r * 0.7]], { edges: false }) +
    part(rings.join(''), 'none') +
    part(slits.join(''), dark) +
    (hex
      ? turned(
          [
            [-r * 0.16, r * 1.7],
            [r * 0.1, r * 1.7],
          ],
          { fill: accent, end: accent },
        )
      : turned(
          [
            [-r * 0.1, r * 1.62],
            [0, r * 1.62],
            [r * 0.75, r],
          ],
          { fill: accent, end: accent },
        )) +
    moved(hex ? -r * 0.85 : -r * 0.16, 0, 0, headed(view, hex ? r * 1.1 : r * 1.35, hex ? { head: 'hex', fill: shade } : { head: 'countersunk', drive: view.lean ? 'torx' : undefined, fill: shade }))
  )
}
const frameInWall = (frame: Frame) => {
  const [thickness, half] = [300, 440]
  const { r, hex } = frame
  const wall = around([
    [thickness + 30, -half],
    [1040, -half],
    [1040, half],
    [thickness + 30, half],
    [thickness + 30, r],
    [1010, r],
    [1010, -r],
    [thickness + 30, -r],
  ])
  const profile = (y: number, height: number) => cut(`f${y > 0 ? 'b' : 'a'}`, box(0, y, thickness, height), 45, white)
  return moved(hex ? 100 : 75, 600, 0, masonry('wall', wall, thickness, -half, 780, half * 2), profile(-320, 320 - r), profile(r, 320 - r), frameFixing(level, { ...frame, length: 980 }))
}

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

/** A cartridge with its mixing nozzle: the spiral inside shows through. */
const cartridge = ({ turned, ribbed, edge, wrap, disc }: typeof leaning, r: number, length: number, accent: string) => {
  const [shoulder, tipLength] = [length * 0.56, length * 0.4]
  const neck = shoulder + r * 0.9
  const q = r * 0.24
  const mixer = times(6, i => {
    const x = neck + r * 0.4 + i * q * 1.25
    return (
      d`M${x} ${-q * 0.82}C${x + q * 0.6} ${-q * 0.7} ${x + q * 0.6} ${q * 0.7} ${x + q * 1.25} ${q * 0.82}` +
      d`M${x} ${q * 0.82}C${x + q * 0.6} ${q * 0.7} ${x + q * 0.6} ${-q * 0.7} ${x + q * 1.25} ${-q * 0.82}`
    )
  })
  return (
    ribbed(
      [
        [neck, q],
        [length - tipLength * 0.3, q],
        [length - tipLength * 0.22, q * 0.6],
        [length, q * 0.42],
      ],
      { fill: white },
    ) +
    part(mixer.join('')) +
    turned(
      [
        [neck - r * 0.12, q * 1.5],
        [neck + r * 0.3, q * 1.5],
      ],
      { fill: dark },
    ) +
    turned(
      [
        [shoulder + r * 0.5, r * 0.34],
        [neck - r * 0.1, r * 0.34],
      ],
      { fill: tint },
    ) +
    turned(
      [
        [shoulder, r],
        [shoulder + r * 0.22, r * 0.92],
        [shoulder + r * 0.56, r * 0.36],
      ],
      { fill: shade },
    ) +
    turned(
      [
        [0, r],
        [shoulder, r],
      ],
      { fill: tint, end: shade },
    ) +
    wrap(length * 0.1, shoulder - length * 0.05, r, white) +
    wrap(length * 0.15, length * 0.3, r, accent) +
    turned(
      [
        [-r * 0.05, r * 1.05],
        [r * 0.12, r * 1.05],
      ],
      { fill: shade, end: shade },
    ) +
    part(disc(-r * 0.05, r * 0.84), dark) +
    edge(length * 0.37, r) +
    edge(length * 0.4, r)
  )
}

/** The gun that presses a cartridge empty, from the side. */
const gun = (accent: string, reach: number) => {
  const [front, back] = [-330 - reach, 170]
  return (
    body(box(back - 40, -22, 420, 18), deep) +
    body(d`M${back + 380} -34v42l-10 70h-34v-112Z`, shade) +
    part(times(14, i => d`M${back + 100 + i * 18} -4l9 8l9 -8`).join('')) +
    body(d`M${front} -120h26V60h${back - front - 26}v40H${front}Z`, shade) +
    body(box(back - 30, -130, 44, 236), shade) +
    body(d`M${back - 10} -150H${back + 130}Q${back + 160} -120 ${back + 140} -40L${back + 250} 330` + d`Q${back + 210} 372 ${back + 150} 356L${back + 30} 60L${back - 10} 40Z`, tint) +
    body(d`M${back + 92} 130L${back + 196} 120L${back + 240} 300Q${back + 210} 340 ${back + 160} 326Z`, accent) +
    body(d`M${back + 14} 66Q${back - 40} 200 ${back + 36} 330Q${back + 70} 340 ${back + 78} 310` + d`Q${back + 20} 200 ${back + 66} 92Z`, deep) +
    part(circle(back + 50, -50, 20), white) +
    part(circle(back + 44, 84, 12), white)
  )
}
const loadedGun = (accent: string, size: number) => {
  const reach = mix(50, 110, size)
  return moved(560 + reach / 2, 585, -24, moved(150, -18, 180, cartridge(level, 76, 640 + reach * 1.1, tint)), gun(accent, reach))
}

/** The net that keeps the mortar in a hollow brick. */
const sieve = ({ turned, on }: typeof leaning, r: number, length: number, accent: string) => {
  const strand = (x: number, way: 1 | -1) => {
    const points = times(7, i => on(x + (way > 0 ? i : 6 - i) * r * 0.24, r, i * 30))
    return `M${points.map(([u, v]) => d`${u} ${v}`).join('L')}`
  }
  const net = times(Math.floor((length - r * 1.9) / (r * 0.36)), i => strand(r * 0.5 + i * r * 0.36, 1) + strand(r * 0.5 + i * r * 0.36, -1))
  return (
    turned(
      [
        [0, r],
        [length - r * 0.5, r],
        [length - r * 0.15, r * 0.86],
        [length, r * 0.5],
      ],
      { fill: shade, smooth: true },
    ) +
    part(net.join('')) +
    turned(
      [
        [-r * 0.1, r * 1.4],
        [r * 0.14, r * 1.4],
      ],
      { fill: accent, end: accent },
    ) +
    part(leaning.disc(-r * 0.1, r * 0.84), dark) +
    within('mouth', leaning.disc(-r * 0.1, r * 0.84), tone(leaning.disc(r * 0.06, r * 0.84), deep))
  )
}

/** A rod set in mortar: in solid concrete, or in a hollow brick where it bulges behind every web. */
const rodInMortar = (thick: number, hollow: boolean) => {
  const [face, r, half] = [250, thick * 0.72, 430]
  const chambers = hollow
    ? [0, 1, 2]
        .map(i => [-1, 1].map(s => body(box(face + 70 + i * 240, s < 0 ? -half + 50 : r + 10, 180, half - 60 - r), white)).join('') + tone(box(face + 70 + i * 240, -r, 180, r * 2), white))
        .join('')
    : ''
  const bulges = hollow ? times(3, i => d`M${face + 74 + i * 240} ${-r}q88 ${-r * 1.3} 172 0` + d`v${r * 2}q-88 ${r * 1.3} -172 0Z`).join('') : ''
  const outline = box(face, -half, 780, half * 2)
  return moved(
    90,
    600,
    0,
    masonry('wall', outline, face, -half, 780, half * 2, hollow ? 24 : 60),
    chambers,
    bulges && body(bulges, dark),
    body(d`M${face} ${-r}H${face + 700}v${r * 2}H${face}Z`, dark),
    cut('plate', box(face - 70, -280, 70, 560), 45, white),
    level.thread({ from: 0, to: face + 670, r: thick / 2, pitch: thick * 0.22, near: true, fill: tint }),
    level.turned([
      [face - 92, thick],
      [face - 70, thick],
    ]),
    level.hexagon({ from: face - 92 - thick * 0.8, to: face - 92, flats: thick * 1.6, turn: 0, both: true, fill: shade }),
  )
}

export const anchors: Record<string, Drawing> = {
  'nylon-plugs': ({ size, kind, accent }) => {
    const plug = { length: mix(800, 1010, size), r: mix(155, 135, size), collar: kind === 'collar', accent }
    return { main: drawn(balanced(plug.length, tilt, [plug.r * (plug.collar ? 1.4 : 1), plug.r * 0.7], nylonPlug(plug))), detail: drawn(plugInWall({ ...plug, r: mix(95, 115, size) })) }
  },
  'frame-fixings': ({ size, kind, accent }) => {
    const frame = { length: mix(960, 1130, size), r: mix(88, 74, size), hex: kind === 'hex', accent }
    return { main: drawn(balanced(frame.length, tilt, [frame.r * 1.65, frame.r * 0.3], frameFixing(leaning, frame))), detail: drawn(frameInWall({ ...frame, r: 66 })) }
  },
  'board-fixings': ({ size, kind = 'spiral', accent }) => {
    const draw = { spiral, metal: cavityAnchor }[kind] ?? ((view: typeof leaning, board: Board) => toggle(view, board, -24))
    const [r, length] = kind === 'spiral' ? [mix(280, 300, size), mix(740, 880, size)] : [mix(200, 180, size), mix(900, 1040, size)]
    return {
      main: drawn(balanced(length, tilt, kind === 'toggle' ? [r * 0.6, r * 0.6] : [r, kind === 'metal' ? r * 0.34 : 0], draw(leaning, { r, length, accent }))),
      detail: drawn(behindBoard(kind, accent, size)),
    }
  },
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
  'injection-mortars': ({ size, kind, accent }) => {
    if (kind === 'gun') return { main: drawn(loadedGun(accent, size)), detail: drawn(rodInMortar(100, false)) }
    if (kind === 'sleeve') {
      const length = mix(820, 1080, size)
      return { main: drawn(laid(length, tilt, sieve(leaning, mix(120, 92, size), length, accent))), detail: drawn(rodInMortar(mix(90, 105, size), true)) }
    }
    const [length, r] = [mix(980, 1110, size), mix(120, 150, size)]
    return { main: drawn(balanced(length, tilt, [r, r * 0.1], cartridge(leaning, r, length, accent))), detail: drawn(rodInMortar(mix(100, 120, size), false)) }
  },
}
