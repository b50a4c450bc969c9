import { type Drawing, drawn, placed, shade, tint } from './kit.ts'
import {
  barrel,
  between,
  box,
  byKind,
  centred,
  circle,
  cord,
  d,
  dark,
  enlarged,
  fine,
  firm,
  flat,
  frame,
  hatched,
  hoop,
  inside,
  oval,
  paper,
  ribs,
  rounded,
  small,
  solid,
  times,
  turned,
  xy,
} from './workshop.ts'

// Turned containers lie along x with their opening to the left; set upright by a turn of 90 degrees they are lit from the left.
const lit = '0 18'

/** A 300 ml cartridge: nozzle, neck, shoulder, tube with its label, piston end. */
const cartridge = (length: number, r: number, accent: string) =>
  solid(turned(xy`-430 16, -400 20, -60 44`), shade, lit) +
  fine('M-404 -20L-430 -6') +
  solid(turned(xy`-64 52 6, -10 56 6`), tint, lit) +
  fine(ribs(-60, -52, 50, 104, 3)) +
  solid(turned(xy`-16 ${r * 0.5}, 0 ${r * 0.94} 24, 14 ${r}`), tint, lit) +
  solid(turned(xy`10 ${r}, ${length} ${r}`), paper, lit) +
  small(turned(xy`40 ${r}, ${length - 60} ${r}`), tint) +
  flat(box(41, r * 0.62, length - 102, r * 0.38 - 2), shade) +
  small(turned(xy`${length * 0.18} ${r}, ${length * 0.36} ${r}`), accent) +
  fine(d`M${length * 0.44} ${-r * 0.6}V${r * 0.5}M${length * 0.5} ${-r * 0.6}V${r * 0.3}M${length * 0.56} ${-r * 0.6}V${r * 0.4}`) +
  small(box(length * 0.68, -r * 0.5, r * 0.8, r, 10), paper) +
  fine(d`M${length - 36} ${-r}V${r}M${length - 16} ${-r}V${r}`)

/** An aerosol can along x: shoulder and rim at x = 0, body to `length`. */
const can = (length: number, r: number, accent: string) =>
  solid(turned(xy`-70 ${r * 0.5} 30, -40 ${r * 0.86} 40, 0 ${r} 10`), shade, lit) +
  solid(turned(xy`-4 ${r * 1.02} 4, 14 ${r * 1.02} 4`), tint, lit) +
  solid(turned(xy`14 ${r}, ${length} ${r} 6`), tint, lit) +
  solid(turned(xy`${length - 8} ${r * 1.02} 4, ${length + 14} ${r * 0.96} 10`), shade, lit) +
  small(turned(xy`90 ${r}, ${length * 0.42} ${r}`), accent) +
  flat(box(90, -r + 3, length * 0.42 - 90, r * 0.34), paper) +
  small(box(length * 0.52, -r * 0.5, length * 0.3, r, 12), paper) +
  fine(times(4, i => d`M${length * 0.56 + i * length * 0.07} ${-r * 0.36}v${r * 0.72}`))

/** Foam that has swollen out: a row of bubbles along a line. */
const foam = (points: readonly (readonly [number, number, number])[]) => solid(points.map(([x, y, r]) => circle(x, y, r)).join(''), paper, '-8 -10')

const sealant: Drawing = ({ size, kind, accent }) => {
  const length = between(480, 640, size)
  if (kind === 'foam')
    return {
      main: drawn(
        centred(
          length / 2 - 110,
          0,
          90,
          between(0.98, 1.06, size),
          solid(turned(xy`-150 40, -60 60`), dark, lit),
          solid(rounded(xy`-190 -70 20, -150 -70, -130 -40, -130 60, -190 60 20`, 10), dark, lit),
          solid(rounded(xy`-190 30, -150 30, 10 300 30, 0 330 20, -40 320 30, -190 80 30`, 14), dark, lit),
          solid(rounded(xy`-200 -40, -168 -40, -168 -120, -160 -360 10, -190 -360 10, -200 -120`, 8), shade, lit),
          can(length, between(150, 170, size), accent),
        ),
      ),
      // Swollen between a wall and a window's frame.
      detail: drawn(
        hatched('M80 140H430V1060H80Z'),
        solid('M760 140H1120V1060H760Z', tint),
        fine('M840 140V1060M880 140V1060M1040 140V1060'),
        foam([
          [500, 260, 90],
          [600, 240, 90],
          [700, 270, 80],
          [480, 420, 100],
          [620, 400, 120],
          [720, 440, 70],
          [500, 600, 110],
          [640, 590, 120],
          [490, 780, 110],
          [620, 780, 110],
          [710, 760, 80],
          [510, 930, 90],
          [640, 930, 100],
          [700, 900, 70],
        ]),
        firm('M430 140V1060M760 140V1060'),
        fine(times(Math.round(between(14, 24, size)), i => circle(480 + ((i * 83) % 230), 240 + ((i * 197) % 700), 12 + (i % 3) * 7))),
      ),
    }
  const r = between(104, 128, size)
  return {
    main: drawn(centred(length / 2 - 215, 0, 62, between(0.98, 1.06, size), cartridge(length, r, accent))),
    // The bead drawn into a joint.
    detail: drawn(
      hatched('M80 700H560V1060H80Z'),
      hatched('M700 700H1120V1060H700Z'),
      flat('M560 700H700V1060H560Z', tint),
      small('M560 900H700V1060H560Z', shade),
      solid('M560 704Q630 750 700 704V900H560Z', accent, '0 0'),
      placed(
        646,
        706,
        -52,
        between(0.92, 1.02, size),
        solid(turned(xy`20 30, 60 36, 470 90`), tint),
        fine('M60 -36L20 -4'),
        solid(turned(xy`468 104 8, 560 110 8`), tint),
        fine(ribs(480, -104, 72, 208, 3)),
      ),
    ),
  }
}

const tube: Drawing = ({ size, accent }) => {
  const [w, l] = [between(120, 160, size), between(560, 700, size)]
  const bead = Math.round(between(420, 540, size))
  return {
    main: drawn(
      centred(
        l / 2 - 60,
        0,
        -38,
        1.08,
        solid(rounded(xy`0 ${-w * 0.8} 20, 60 ${-w} 40, ${l - 90} ${-w * 1.16}, ${l} ${-w * 1.18}, ${l} ${w * 1.18}, ${l - 90} ${w * 1.16}, 60 ${w} 40, 0 ${w * 0.8} 20`, 8), tint),
        fine(d`M${l - 76} ${-w * 1.16}V${w * 1.16}M${l - 50} ${-w * 1.16}V${w * 1.16}M${l - 24} ${-w * 1.16}V${w * 1.16}`) +
          small(rounded(xy`110 ${-w}, ${l * 0.52} ${-w * 1.08}, ${l * 0.52} ${w * 1.08}, 110 ${w}`), shade),
        fine(d`M${l * 0.6} ${-w * 0.6}V${w * 0.6}M${l * 0.66} ${-w * 0.6}V${w * 0.4}M${l * 0.72} ${-w * 0.6}V${w * 0.5}`),
        solid(turned(xy`-40 50, 6 56`)),
        solid(turned(xy`-200 ${w * 0.34} 14, -30 ${w * 0.52} 8`), accent),
        fine(times(6, i => d`M-184 ${w * (-0.28 + i * 0.11)}L-40 ${w * (-0.42 + i * 0.168)}`)),
      ),
    ),
    detail: drawn(
      solid('M90 880H1110V1030H90Z', tint),
      cord(d`M160 856H${bead}`, 48, accent),
      placed(
        bead,
        846,
        -46,
        1,
        solid(turned(xy`0 26, 40 34, 170 70`)),
        solid(turned(xy`165 92 8, 260 92 8`)),
        fine(ribs(178, -92, 74, 184, 3)),
        solid('M255 -60L300 -160L620 -190q-30 120 0 190t0 190L300 160L255 60Z'),
      ),
    ),
  }
}
const twin: Drawing = ({ size, accent }) => {
  const l = between(440, 580, size)
  const barrelOf = (y: number, fill: string) => placed(0, y, 0, 1, solid(turned(xy`0 62 16, 14 66, ${l} 66`), paper), small(box(60, -66, l * 0.62, 132), fill))
  const helix = (from: number, count: number, r: number) => fine(times(count, i => d`M${from + i * 44} ${-r}q22 ${r} 44 ${2 * r}M${from + i * 44} ${r}q22 ${-r} 44 ${-2 * r}`))
  return {
    main: drawn(
      centred(
        l / 2 - 110,
        0,
        -38,
        between(1.02, 1.08, size),
        solid(box(l + 150, -120, 26, 240, 10), shade),
        solid(box(l - 30, -86, 190, 30), shade),
        solid(box(l - 30, 56, 190, 30), shade),
        barrelOf(-72, tint),
        barrelOf(72, shade),
        solid(box(l - 26, -190, 36, 380, 16), dark),
        solid(rounded(xy`-70 -60 20, 10 -130 20, 10 130 20, -70 60 20`, 10), accent),
        solid(turned(xy`-400 12, -360 30 20, -90 34, -70 54, -50 54`), paper),
        helix(-350, 6, 26),
      ),
    ),
    // The mixing spiral: two strands become one.
    detail: drawn(
      placed(
        600,
        600,
        -20,
        1,
        solid('M-420 -110H300L470 -46V46L300 110H-420q30 -110 0 -220Z', paper),
        flat('M-406 -92H-330V0H-406Z', accent),
        flat('M-406 0H-330V92H-406Z', shade),
        times(4, i => placed(-330 + i * 150, 0, 0, 1, small('M0 -92Q76 -92 150 92H120Q40 92 0 -92Z', i % 2 ? shade : accent), small('M0 92Q76 92 150 -92H120Q40 -92 0 92Z', tint))),
        flat('M284 -90L448 -36V36L284 90Z', accent),
        fine('M270 -92V92'),
      ),
    ),
  }
}
/** A drop, hanging from 0, 0. */
const drop = (r: number, fill: string) => solid(d`M0 ${-r * 2}C${r * 0.3} ${-r} ${r} ${-r * 0.6} ${r} 0A${r} ${r} 0 0 1 ${-r} 0C${-r} ${-r * 0.6} ${-r * 0.3} ${-r} 0 ${-r * 2}Z`, fill, '-6 -4')
/** A small plastic bottle along x with a long cone: body from 0 to l. */
const flask = (l: number, r: number, accent: string, ribbed: boolean) =>
  solid(turned(xy`-250 12, -230 16, -90 46`), accent, lit) +
  solid(turned(xy`-96 74 10, -20 78 10`), dark, lit) +
  fine(times(7, i => d`M-88 ${-60 + i * 20}H-28`)) +
  solid(turned(xy`-24 ${r * 0.5} 20, 30 ${r * 0.94} 60, 80 ${r} 30, ${l} ${r} 30`, 20), ribbed ? shade : tint, lit) +
  small(turned(xy`110 ${r}, ${l * 0.74} ${r}`), paper) +
  flat(box(110, r * 0.62, l * 0.74 - 110, r * 0.36), shade) +
  small(turned(xy`110 ${r}, 150 ${r}`), accent) +
  fine(d`M${l * 0.46} ${-r * 0.6}V${r * 0.5}M${l * 0.53} ${-r * 0.6}V${r * 0.3}M${l * 0.6} ${-r * 0.6}V${r * 0.4}`) +
  (ribbed ? fine(times(4, i => d`M${l * 0.8 + i * l * 0.045} ${-r}V${r}`)) : '')
const glueBottle: Drawing = ({ size, accent }) => {
  const [l, r] = [between(360, 520, size), between(150, 190, size)]
  return {
    main: drawn(centred(l / 2 - 125, 0, 90, between(1.16, 1.26, size), flask(l, r, accent, false))),
    detail: drawn(
      hatched('M90 760H596V1040H90Z'),
      hatched('M604 760H1110V1040H604Z'),
      enlarged(600, 700, 0, 1, drop(between(34, 48, size), accent)),
      placed(600, 560, -90, 1, solid(turned(xy`0 16, 20 20, 250 80`)), solid(turned(xy`246 130 10, 380 136 10`), dark), fine(times(9, i => d`M262 ${-104 + i * 26}H370`))),
    ),
  }
}

const spray: Drawing = ({ size, accent }) => {
  const [l, r] = [between(480, 660, size), between(120, 150, size)]
  const head = solid(turned(xy`-110 46, -60 50`), shade, lit) + solid(rounded(xy`-200 -58 20, -110 -70 16, -110 70 16, -170 70 20, -200 30 20`, 10), accent, lit) + small(circle(-156, 0, 12), dark)
  return {
    main: drawn(centred(l / 2 - 90, 70, 90, between(1.12, 1.18, size), solid(box(-164, 56, 16, 260, 8), accent, '0 0'), head, can(l, r, accent))),
    // In use: a chain under the spray.
    detail: drawn(
      flat('M560 470L200 800L470 960Z', tint),
      fine('M560 470L220 810M556 480L290 860M560 480L370 910M566 480L450 950'),
      placed(
        150,
        880,
        8,
        1,
        times(6, i => solid(box(i * 150 - 40, -54, 190, 108, 54), i % 2 ? shade : tint, '0 -10') + small(circle(i * 150 + 6, 0, 20), paper) + small(circle(i * 150 + 110, 0, 20), paper)),
      ),
      placed(
        560,
        470,
        -40,
        1,
        solid(box(0, -11, between(180, 240, size), 22, 10), accent, '0 -6'),
        placed(
          between(180, 240, size),
          0,
          0,
          1,
          solid(rounded(xy`-10 -80 30, 150 -80 20, 150 90 20, -10 60 30`, 10), shade),
          solid(rounded(xy`20 86, 140 86, 190 240 20, -40 240 20`, 20), tint, '-14 0'),
        ),
      ),
    ),
  }
}
const grease: Drawing = ({ size, accent }) => {
  const [r, h] = [between(290, 380, size), between(480, 540, size)]
  const [top, balls] = [600 - h * 0.42, Math.round(between(8, 11, size))]
  return {
    main: drawn(
      solid(barrel(600, top, r, h, 0.26), tint, '-40 0'),
      small(hoop(600, top + h * 0.3, r, h * 0.44, 0.26), accent),
      solid(barrel(600, top - 70, r * 1.08, 70, 0.26), dark, '-30 0'),
      small(oval(600, top - 70, r * 1.08, r * 0.281), dark),
      fine(oval(600, top - 66, r * 0.94, r * 0.235)),
      firm(d`M${600 - r * 1.04} ${top + 40}C${600 - r * 1.3} ${top + 420} ${600 + r * 1.3} ${top + 420} ${600 + r * 1.04} ${top + 40}`),
    ),
    // Packed into a bearing.
    detail: drawn(
      solid(circle(600, 600, 430) + circle(600, 600, 340, true), tint, '-14 -14'),
      small(circle(600, 600, 337) + circle(600, 600, 223, true), accent),
      times(balls, i => solid(circle(...frame(600, 600, (360 * i) / balls)(280, 0), 62), tint, '-10 -10')),
      solid(circle(600, 600, 220) + circle(600, 600, 140, true), shade, '-12 -12'),
      fine(circle(600, 600, 400) + circle(600, 600, 170)),
    ),
  }
}

/** A bolt's thread along x between two ends. */
const thread = (from: number, to: number, r: number) => solid(box(from, -r, to - from, 2 * r), tint) + fine(ribs(from, -r, to - from, 2 * r, Math.round((to - from) / 34), 20))
const locker: Drawing = ({ size, kind, accent }) => {
  const stick = kind === 'stick'
  const [l, r] = [between(400, 560, size), between(130, 170, size)]
  const lipstick =
    solid(turned(xy`-150 62 40, 0 66`), accent, lit) +
    solid(turned(xy`-20 96 8, 120 96`), tint, lit) +
    solid(turned(xy`110 120 10, ${l} 120 10`), dark, lit) +
    small(turned(xy`160 120, ${l - 130} 120`), paper) +
    fine(d`M${l - 100} -120V120`) +
    fine(times(8, i => d`M${l - 84} ${-100 + i * 28}h70`))
  const bolt = placed(
    160,
    800,
    0,
    1,
    solid(rounded(xy`-70 -190 10, 60 -190 10, 60 190 10, -70 190 10`, 16), shade),
    fine('M-70 -95H60M-70 95H60'),
    solid(box(60, -100, 180, 200)),
    thread(240, 820, 100),
  )
  const applied = small(`M480 700${'q40 -14 80 0t80 0t80 0'}L740 900${'q-40 14 -80 0t-80 0t-80 0'}Z`, accent)
  return {
    main: drawn(stick ? centred(l / 2 - 75, 0, 62, between(1.28, 1.36, size), lipstick) : centred(l / 2 - 125, 0, 90, between(1.14, 1.2, size), flask(l, r, accent, true))),
    detail: drawn(
      bolt,
      inside('M400 698H980V902H400Z', applied),
      stick
        ? placed(620, 690, -62, 1, solid(turned(xy`0 50 30, 130 66`), accent), solid(turned(xy`120 90 8, 260 90`)), solid(turned(xy`250 116 10, 520 116 10`), dark))
        : placed(610, 500, -90, 1, solid(turned(xy`0 14, 20 20, 160 56`), accent), solid(turned(xy`156 94 10, 270 98 10`), dark), solid(turned(xy`266 80, 330 150 40, 420 150`), shade)),
      stick ? '' : enlarged(610, 640, 0, 1, drop(between(30, 42, size), accent)),
    ),
  }
}

export const chemicals: Record<string, Drawing> = {
  sealants: sealant,
  adhesives: byKind(tube, { cartridge: twin, bottle: glueBottle }),
  lubricants: byKind(spray, { grease }),
  threadlockers: locker,
}
