import { type Drawing, drawn, placed, shade, tint } from './kit.ts'
import {
  between,
  box,
  byKind,
  type Corner,
  centred,
  circle,
  d,
  dark,
  enlarged,
  fine,
  firm,
  frame,
  hatched,
  knurled,
  mirrored,
  paper,
  ribs,
  rounded,
  small,
  solid,
  times,
  turned,
  within,
  xy,
} from './workshop.ts'

/** Serrations along a gripping face, from (x, y) `length` down, biting to the right. */
const teeth = (x: number, y: number, length: number, bite = 8) => {
  const count = Math.round(Math.abs(length) / 14)
  const step = length / count / 2
  return d`M${x} ${y}` + times(count, () => d`l${bite} ${step}l${-bite} ${step}`)
}

/** A handle in its two-part sleeve: on the left, from the joint at 0, 0 down. */
const sleeve = (length: number, accent: string) => {
  const y = (part: number) => 130 + (length - 130) * part
  return (
    solid(
      rounded(
        xy`-104 ${y(0)} 20, -28 ${y(0.01)} 24, -66 ${y(0.2)} 160, -96 ${y(0.52)} 420, -62 ${y(0.9)} 200, -60 ${y(1)} 34, -128 ${y(1) + 14} 40, -150 ${y(0.86)} 200, -184 ${y(0.5)} 420, -150 ${y(0.2)} 160, -142 ${y(0.09)} 24`,
        20,
      ),
      dark,
      '-16 0',
    ) + small(rounded(xy`-112 ${y(0.2)} 26, -94 ${y(0.16)} 16, -124 ${y(0.52)} 400, -96 ${y(0.9)} 12, -112 ${y(0.9)} 12, -152 ${y(0.52)} 400`, 12), accent)
  )
}
/** Where one half crosses the other, from its jaw's outer edge round to the inner: the tang runs into the sleeve on the left. */
const lap: Corner[] = xy`80 -6 60, 52 76 80, -44 190 30, -104 190 10, -96 110 60, -80 10 60, -76 -64 50`

interface Jaw {
  /** The right-hand jaw from its inner root (0, about -80) up, and down its outer side. */
  outline: readonly Corner[]
  lines: string
  handle: number
}
const jaws = {
  combination: (size: number): Jaw => ({
    outline: xy`0 -84, 0 -126, 22 -150 20, 0 -176, 0 -268 3, 44 -268 20, 74 -130 100`,
    lines: teeth(0, -266, 86) + d`M0 -84L26 -90V-122L0 -126M46 -258L34 -184`,
    handle: between(700, 860, size),
  }),
  cutter: (size: number): Jaw => ({
    outline: xy`0 -76, 0 -196 3, 18 -200 14, 76 -110 90`,
    lines: d`M0 -196L30 -176L44 -96L0 -78M30 -176L18 -198`,
    handle: between(640, 820, size),
  }),
  'long-nose': (size: number): Jaw => ({
    outline: xy`0 -84, 0 -130, 0 ${-between(360, 470, size)} 3, 18 ${-between(360, 470, size)} 10, 66 -150 160`,
    lines: teeth(0, -between(356, 466, size), 200) + d`M0 -84L24 -90V-122L0 -126M40 -190L12 ${-between(330, 430, size)}`,
    handle: between(680, 760, size),
  }),
  'end-cutter': (size: number): Jaw => ({
    outline: xy`0 -76, 66 -116 40, 72 -176 50, 0 -212 2, 8 -226 4, 104 -206 70, 116 -110 70`,
    lines: d`M8 -224Q96 -196 96 -130`,
    handle: between(720, 880, size),
  }),
}
const onePair = ({ outline, lines, handle }: Jaw, open: number, accent: string, handles: boolean) => {
  const half = (handles ? sleeve(handle, accent) : '') + solid(rounded([...outline, ...lap], 12), tint, '-12 0') + fine(lines)
  return placed(0, 0, -open / 2, 1, mirrored(half)) + placed(0, 0, open / 2, 1, half) + small(circle(0, 0, 34)) + fine(circle(0, 0, 24) + d`M-16 -16L16 16`)
}
/** Pliers of two like halves; `wire`: how far from the rivet they hold one. */
const pair =
  (jawOf: (size: number) => Jaw, wire: number): Drawing =>
  ({ size, accent }) => {
    const jaw = jawOf(size)
    const reach = Math.max(...jaw.outline.map(([, y]) => -y))
    const whole = reach + jaw.handle
    const scale = between(960, 1090, size) / whole
    const turn = 38
    const [dx, dy] = frame(0, 0, turn, scale)(20, jaw.handle - whole / 2 + 12)
    const near = 900 / (reach + 190)
    return {
      main: drawn(enlarged(600 - dx, 600 - dy, turn, scale, onePair(jaw, 9, accent, true))),
      detail: drawn(enlarged(600, 140 + reach * near, 0, near, onePair(jaw, between(12, 17, size), accent, false), small(circle(0, -wire, between(8, 11, size)), accent), fine(circle(0, -wire, 4)))),
    }
  }

/** Water pump pliers: the jaws lean left; the rear half's toothed slot sets the width `gap`. */
const pumpPliers = (gap: number, handle: number, accent: string, handles: boolean) => {
  const lean = frame(0, 0, -40)
  const bite = (x: number, from: number, to: number, way: number) => placed(0, 0, -40, 1, fine(teeth(x, from, to - from, way * 9)))
  const rear: Corner[] = [
    ...within(lean, xy`${gap} -110 10, ${gap} -350 6, ${gap + 34} -362 20, ${gap + 116} -250 140, ${gap + 124} -90 140, 200 20 80, 120 90 80`),
    [-30, 190, 60],
    [-104, 190, 10],
    [-96, 70, 80],
    [-70, -40, 60],
  ]
  const front: Corner[] = [...within(lean, xy`0 -340 6, 0 -90 40, 44 -30 60`), [70, 40, 60], [104, 190, 10], [36, 190, 30], [-30, 90, 80], ...within(lean, xy`-66 -30 80, -92 -210 140, -34 -346 20`)]
  return (
    (handles ? sleeve(handle, accent) : '') +
    solid(rounded(rear, 16), tint, '-12 0') +
    bite(gap, -344, -170, 1) +
    placed(0, 0, -40, 1, small(box(-20, -26, 196, 52, 26), paper), fine(`M20 26${times(7, () => 'l9 -14l9 14')}`)) +
    (handles ? mirrored(sleeve(handle, accent)) : '') +
    solid(rounded(front, 16), tint, '-12 0') +
    bite(0, -332, -160, -1) +
    small(circle(0, 0, 30)) +
    fine(circle(0, 0, 20))
  )
}
const waterPump: Drawing = ({ size, accent }) => {
  const gap = between(36, 96, size)
  const handle = between(740, 830, size)
  const scale = between(0.9, 0.94, size)
  return {
    main: drawn(enlarged(705, 440, 32, scale, pumpPliers(gap, handle, accent, true))),
    detail: drawn(
      enlarged(
        650,
        760,
        0,
        1.75,
        small(circle(...frame(0, 0, -40)((gap + 20) / 2, -230), (gap + 20) / 2), shade),
        small(circle(...frame(0, 0, -40)((gap + 20) / 2, -230), (gap + 20) / 2 - 12), paper),
        pumpPliers(gap + 20, 0, accent, false),
      ),
    ),
  }
}

/** Locking pliers along x, jaws to the left: `gap` is set by the screw in the upper handle's end. */
const lockingPliers = (gap: number, accent: string, handles: boolean) => {
  const lower = placed(
    -150,
    44,
    -gap * 0.16,
    1,
    solid(rounded(xy`-244 -40 10, -120 -32, -30 -60 40, 60 -10 40, 50 60 60, -60 96 60, -190 70 100, -252 0 16`, 16)),
    fine(d`M-240 -38` + times(8, () => 'l7 9l7 -9')),
    small(circle(0, 0, 26)),
  )
  const lever = solid(rounded(xy`-130 70 40, -20 76 60, 150 150 200, 420 160 90, 530 140 30, 532 196 30, 420 222 90, 120 218 200, -120 150 60`, 20), dark)
  const end = handles ? 480 : 130
  const upper = rounded(
    xy`-400 ${-4 - gap * 0.5} 8, -408 ${-40 - gap * 0.5} 20, -330 -136 90, -180 -150 100, -40 -120 120, ${end} -112 20, ${end} 6 20, 80 20 100, -80 84 60, -200 90 50, -250 10 40, -280 ${-6 - gap * 0.5} 20`,
    12,
  )
  const screw = solid(turned(xy`460 26, 520 26, 520 58 10, 620 58 10`), shade) + knurled(524, 92, 58, 20) + fine(d`M470 -26V26M484 -26V26M498 -26V26`)
  return (
    (handles ? placed(0, -52, 0, 1, screw) + small(rounded(xy`60 30, 150 60, 330 130 40, 250 170 40, 60 110`, 14), shade) + lever : '') +
    lower +
    solid(upper) +
    fine(d`M-394 ${-5 - gap * 0.5}${times(8, () => 'l7 -9l7 9')}M-60 -82H${end - 20}M-60 -22H${end - 20}`) +
    small(circle(-150, 20, 26)) +
    (handles ? small(rounded(xy`210 110 30, 330 112 60, 452 132 20, 440 150 20, 230 142 40`, 10), accent) : '')
  )
}
const locking: Drawing = ({ size, accent }) => {
  const gap = between(20, 110, size)
  return {
    main: drawn(enlarged(540, 630, -38, between(0.96, 1.08, size), lockingPliers(gap, accent, true))),
    detail: drawn(enlarged(850, 640, -12, 1.7, lockingPliers(gap, accent, false))),
  }
}

/** A screw spindle along x between two ends. */
const spindle = (from: number, to: number, r: number) => solid(box(from, -r, to - from, 2 * r), tint) + fine(ribs(from, -r, to - from, 2 * r, Math.round((to - from) / 20), 14))

/** The clamping arm of a bar clamp, its rail along x, reaching `depth` down; pad to the left (-1) or right. */
const fClamp = (rail: number, at: number, depth: number, accent: string, work: string) => {
  const fixed = rounded(xy`-50 -60 20, 40 -60 30, 64 40 40, 52 ${depth - 30} 60, 96 ${depth - 20} 6, 96 ${depth + 40} 6, 10 ${depth + 46} 50, -30 ${depth - 20} 60, -44 60 60`, 12)
  const sliding = rounded(
    xy`${at - 50} -70 20, ${at + 70} -70 20, ${at + 80} 60 30, ${at + 66} ${depth - 40} 60, ${at + 66} ${depth + 50} 16, ${at - 44} ${depth + 50} 16, ${at - 40} ${depth - 40} 60, ${at - 54} 60 30`,
    12,
  )
  const grip = turned(xy`${at + 210} 26 10, ${at + 230} 52 20, ${at + 420} 60 30, ${at + 450} 40 20`)
  return (
    solid(box(0, -34, rail, 68, 6)) +
    fine(d`M20 -12H${rail - 10}M20 12H${rail - 10}`) +
    fine(ribs(170, -34, rail - 180, 14, Math.round((rail - 180) / 22))) +
    work +
    solid(fixed) +
    fine(d`M16 10Q30 ${depth * 0.5} 10 ${depth - 30}`) +
    placed(
      0,
      depth + 6,
      0,
      1,
      spindle(at - 170, at + 220, 24),
      solid(turned(xy`${at - 206} 54 8, ${at - 176} 54 8, ${at - 150} 30`), shade),
      solid(grip, dark),
      fine(times(4, i => d`M${at + 250} ${-36 + i * 24}H${at + 410}`)),
      small(box(at + 424, -44, 14, 88, 4), accent),
    ) +
    solid(sliding) +
    small(circle(at + 12, depth + 6, 10), shade) +
    fine(d`M${at - 20} 60Q${at - 6} ${depth * 0.5} ${at - 14} ${depth - 50}`)
  )
}
const barClamp: Drawing = ({ size, accent }) => {
  const [at, depth] = [between(330, 620, size), between(320, 270, size)]
  const board = solid(box(96, 130, 118, 320, 4), paper) + fine(times(6, i => d`M${112 + i * 18} 136v308`))
  return {
    main: drawn(centred((at + 400) / 2, depth / 2, -36, between(1.1, 0.97, size), fClamp(at + between(330, 400, size), at, depth, accent, ''))),
    detail: drawn(centred(415, 170, 0, between(1.05, 1.15, size), fClamp(700, 420, 260, accent, board))),
  }
}

const gClamp = (gap: number, accent: string) => {
  const body = rounded(
    xy`-360 160 16, -360 70 60, -330 -240 200, -100 -330 200, ${gap - 40} -330 120, ${gap + 90} -230 120, ${gap + 110} 20 60, ${gap + 110} 160 20, ${gap - 10} 160 20, ${gap - 10} 0 60, ${gap - 30} -180 120, -150 -210 180, -230 -60 160, -230 50 20, -200 60 10, -200 150 10`,
    10,
  )
  return (
    solid(body) +
    fine(d`M-310 20Q-300 -260 -90 -274H${gap - 60}Q${gap + 50} -270 ${gap + 56} -20`) +
    placed(
      0,
      104,
      0,
      1,
      spindle(-60, gap - 6, 30),
      spindle(gap + 104, gap + 330, 30),
      solid(turned(xy`-116 66 10, -84 66 10, -60 40`), shade),
      solid(turned(xy`${gap + 330} 30, ${gap + 350} 46 10, ${gap + 400} 46 10`), shade),
      solid(box(gap + 364, -150, 24, 300, 12)),
      small(circle(gap + 376, -156, 20), accent),
      small(circle(gap + 376, 156, 20), accent),
    )
  )
}
const screwClamp: Drawing = ({ size, accent }) => {
  const gap = between(130, 330, size)
  return {
    main: drawn(enlarged(570 - gap * 0.42, 640 + gap * 0.24, -30, between(1.1, 0.98, size), gClamp(gap, accent))),
    // The swivel pad on the spindle's ball, cut open.
    detail: drawn(
      placed(
        600,
        600,
        0,
        1,
        solid(box(-110, -500, 220, 640), tint, '-30 0'),
        fine(times(13, i => d`M-110 ${-480 + i * 46}l220 26`)),
        firm('M-110 -500q55 36 110 0t110 0'),
        solid(circle(0, 190, 130), shade, '-20 -10'),
        hatched(rounded(xy`-110 120 10, -250 160 60, -330 300 20, -330 390 20, 330 390 20, 330 300 20, 250 160 60, 110 120 10, 138 220 60, 90 320 60, -90 320 60, -138 220 60`, 10)),
      ),
    ),
  }
}

/** A one-handed clamp: fixed jaw at 0, the body with grip and trigger at `xy`on the rail. */ const triggerClamp = (rail: number, at: number, accent: string) => {
  const jaw = rounded(xy`-50 -60 20, 60 -60 14, 80 100 30, 80 270 16, 0 250 30, -50 60 60`, 12)
  const trigger = rounded(xy`${at + 90} 60, ${at + 130} 80 20, ${at + 110} 190 60, ${at + 60} 300 20, ${at + 30} 300 20, ${at + 60} 180 60`, 16)
  const body = rounded(
    xy`${at - 40} -80 20, ${at + 250} -80 40, ${at + 270} 40 30, ${at + 230} 90 40, ${at + 220} 240 80, ${at + 200} 330 30, ${at + 120} 330 30, ${at + 110} 200 60, ${at + 60} 90 30, ${at + 30} 250 30, ${at - 40} 270 16`,
    16,
  )
  const pad = (x: number) => small(box(x, 104, 30, 172, 8), accent)
  return (
    solid(box(0, -24, rail, 48, 8)) +
    fine(ribs(90, -24, rail - 110, 16, Math.round(rail / 24))) +
    solid(jaw, dark) +
    pad(80) +
    solid(trigger, shade) +
    solid(body, dark) +
    pad(at - 70) +
    small(circle(at + 90, 0, 30), shade) +
    fine(d`M${at + 160} 140V290M${at + 184} 140V290`)
  )
}
const quick: Drawing = ({ size, accent }) => {
  const at = between(330, 760, size)
  const board = solid(box(116, 60, 200, 360, 4), paper) + fine(times(9, i => d`M${136 + i * 20} 66v348`))
  return {
    main: drawn(centred((at + 250) / 2, 110, -35, between(1.25, 0.96, size), triggerClamp(at + 330, at, accent))),
    detail: drawn(centred(310, 140, 0, between(1.3, 1.4, size), board, triggerClamp(650, 386, accent))),
  }
}
export const pliers: Record<string, Drawing> = {
  pliers: byKind(pair(jaws.combination, 150), { cutter: pair(jaws.cutter, 150), 'long-nose': pair(jaws['long-nose'], 150) }),
  'gripping-pliers': byKind(waterPump, { locking, 'end-cutter': pair(jaws['end-cutter'], 215) }),
  clamps: byKind(barClamp, { 'g-clamp': screwClamp, quick }),
}
