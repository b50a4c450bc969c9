import { type Drawing, drawn, placed, shade, tint } from './kit.ts'
import { between, box, byKind, centred, circle, cord, d, dark, enlarged, fine, firm, flat, knurled, paper, rounded, small, solid, times, turned, xy } from './workshop.ts'

/** Scale lines from x on along an edge at y, `step` apart; every fifth and tenth longer. `up`: -1 draws them upwards. */
const scale = (x: number, y: number, count: number, step: number, height: number, up = 1) => times(count, i => d`M${x + i * step} ${y}v${up * height * (i % 10 ? (i % 5 ? 0.5 : 0.72) : 1)}`)

const pocketTape: Drawing = ({ size, accent }) => {
  const [r, out] = [between(300, 370, size), between(250, 190, size)]
  const bottom = 600 + r
  const blade = (x: number, y: number, width: number, height: number) => solid(box(x, y, width, height), paper, '0 0') + fine(scale(x + 30, y, Math.floor((width - 30) / 14), 14, height * 0.6))
  const left = 640 - r
  return {
    main: drawn(
      blade(left - out, bottom - 86, out + 60, 46),
      solid(rounded(xy`${left - out - 14} ${bottom - 96}, ${left - out + 6} ${bottom - 96}, ${left - out + 6} ${bottom - 20}, ${left - out - 14} ${bottom - 20}`, 4), shade),
      solid(
        rounded(
          xy`${left} ${bottom - 190} 80, ${left + 20} ${600 - r * 0.4} 200, ${640 - r * 0.3} ${600 - r} 240, ${640 + r * 0.4} ${600 - r} 260, ${640 + r * 1.02} ${600 - r * 0.3} 300, ${640 + r * 1.02} ${bottom} 90, ${left - 10} ${bottom} 20, ${left - 10} ${bottom - 110} 20`,
          30,
        ),
        dark,
        '-22 -16',
      ),
      solid(circle(660, 600, r * 0.68), tint, '-14 -14'),
      fine(circle(660, 600, r * 0.6)),
      solid(circle(660, 600, r * 0.36), accent, '-8 -8'),
      small(rounded(xy`${640 - r * 0.62} ${606 - r * 0.98}, ${640 + r * 0.02} ${604 - r * 1.14} 40, ${640 + r * 0.2} ${600 - r * 0.98}, ${640 - r * 0.2} ${600 - r * 0.88}`, 12), shade),
      fine(d`M${left + 30} ${bottom - 40}H${620 + r}`),
    ),
    // The hook and the first lines of the scale.
    detail: drawn(
      placed(
        600,
        600,
        -12,
        1,
        solid('M-430 -170H470q-40 90 0 170t0 170H-430Z', paper, '0 -20'),
        fine(scale(-400, -170, Math.floor(between(44, 58, size)), 840 / between(44, 58, size), 190) + scale(-400, 170, 22, 40, 110, -1)),
        flat(box(-62, -60, 26, 110), accent),
        solid(rounded(xy`-490 -200, -450 -200, -450 -120, -260 -90 40, -260 90 40, -450 120, -450 250, -490 250`, 8), shade),
        small(circle(-370, -50, 22), tint),
        small(circle(-370, 50, 22), tint),
        small(circle(-300, 0, 22), tint),
      ),
    ),
  }
}
const longTape: Drawing = ({ size, accent }) => {
  const r = between(270, 330, size)
  return {
    main: drawn(
      solid(box(600 + r * 0.2, 600 + r * 0.76, 60, 380 - r * 0.4), paper, '0 0'),
      fine(times(12, i => d`M${600 + r * 0.2} ${610 + r * 0.8 + i * 20}h${i % 5 ? 20 : 36}`)),
      firm(d`M${620 + r * 0.2} ${980 + r * 0.36}h20v40a20 20 0 1 1 -20 0Z`),
      solid(
        rounded(
          xy`${600 - r * 1.02} 560 200, ${600 - r * 0.7} ${600 - r} 260, ${600 + r * 0.7} ${600 - r} 260, ${600 + r * 1.02} 560 200, ${600 + r * 0.82} ${600 + r} 200, ${600 - r * 0.82} ${600 + r} 200`,
          200,
        ) + circle(600, 590, r * 0.82, true),
        dark,
        '-16 -16',
      ),
      solid(circle(600, 590, r * between(0.6, 0.72, size)), paper, '-10 -10'),
      fine(times(5, i => circle(600, 590, r * (0.3 + i * 0.07)))),
      solid(circle(600, 590, r * 0.28), tint, '-8 -8'),
      solid(rounded(xy`570 560 30, 640 560 30, ${640 + r * 0.52} ${590 - r * 0.4} 20, ${610 + r * 0.46} ${560 - r * 0.46} 20`, 30), shade),
      solid(circle(622 + r * 0.5, 572 - r * 0.42, 34), accent, '-6 -6'),
      solid(
        rounded(
          xy`${600 - r * 0.5} ${620 - r} 40, ${600 - r * 0.44} ${470 - r} 60, ${600 + r * 0.44} ${470 - r} 60, ${600 + r * 0.5} ${620 - r} 40, ${600 + r * 0.32} ${610 - r} 20, ${600 + r * 0.28} ${524 - r} 40, ${600 - r * 0.28} ${524 - r} 40, ${600 - r * 0.32} ${610 - r} 20`,
          20,
        ),
        dark,
        '-10 -10',
      ),
    ),
    detail: drawn(
      placed(
        600,
        620,
        -14,
        1,
        solid('M-300 -120H480q-30 60 0 120t0 120H-300Z', paper, '0 -16'),
        fine(scale(-240, -120, between(30, 44, size), 700 / between(30, 44, size), 130)),
        flat(box(80, -10, 24, 90), accent),
        solid(rounded(xy`-330 -140, -260 -140, -260 140, -330 140`, 10), shade),
        cord('M-330 -60H-420A70 70 0 0 0 -420 60H-330', 22, tint),
        small(circle(-295, -80, 14), tint),
        small(circle(-295, 80, 14), tint),
      ),
    ),
  }
}
/** A leaf of a wooden rule, `l` long from joint to joint along x. */
const leaf = (l: number, accent: string) =>
  solid(box(-40, -40, l + 80, 80, 40), paper) +
  fine(scale(24, -40, Math.floor((l - 30) / 16), 16, 36)) +
  fine(d`M30 22H${l - 30}`) +
  small(circle(0, 0, 24), shade) +
  small(circle(0, 0, 10), tint) +
  (accent ? small(box(l * 0.5 - 40, -4, 80, 18, 6), accent) : '')
const folding: Drawing = ({ size, accent }) => {
  const count = Math.round(between(4, 6, size))
  const [across, down] = [between(800, 760, size), between(176, 116, size)]
  const one = (i: number) =>
    placed((i % 2 ? 1 : -1) * across * 0.5, (i - count / 2) * down, (Math.atan2(down, i % 2 ? -across : across) * 180) / Math.PI, 1, leaf(Math.hypot(across, down), i ? '' : accent))
  const half = (turn: number, way: number) => placed(0, 0, turn, 1, solid('M0 -60H250c15 20 -15 40 0 60t0 60H0A60 60 0 0 1 0 -60Z', paper), fine(scale(70, -60 * way, 14, 13, 44, way)))
  return {
    main: drawn(placed(600, 600, -24, 1, times(count, one))),
    detail: drawn(enlarged(600, 500, 0, between(1.8, 2, size), half(24, 1), half(152, -1), solid(circle(0, 0, 48), shade, '-6 -6'), fine(circle(0, 0, 34)), small(circle(0, 0, 14), accent))),
  }
}

/** A caliper along x: the fixed jaws measure from x = 0, the slider stands at `gap`; `beam` long. */
const caliper = (beam: number, gap: number, digital: boolean, accent: string) => {
  const jaw = (x: number, way: number) => rounded(xy`${x} -50, ${x} 330 4, ${x - way * 16} 330 4, ${x - way * 62} 190 60, ${x - way * 84} 40 30, ${x - way * 84} -50`, 4)
  const knife = (x: number, way: number) => rounded(xy`${x} -190 3, ${x + way * 10} -190 3, ${x + way * 56} -90 40, ${x + way * 70} -40, ${x} -40`, 4)
  const [left, right] = [gap - 4, gap + 290]
  const body = rounded(xy`${left} -76 10, ${right} -76 16, ${right} 76 16, ${left} 76 10`, 10)
  const wheel = solid(rounded(xy`${right - 90} 70, ${right - 30} 70, ${right - 30} 104 14, ${right - 90} 104 14`, 4), shade) + fine(times(6, i => d`M${right - 84 + i * 10} 78v22`))
  const face = digital
    ? solid(rounded(xy`${left} -92 14, ${right + 30} -92 26, ${right + 30} 86 26, ${left} 86 14`, 14), dark) +
      small(box(left + 34, -66, 236, 82, 10), tint) +
      flat(
        times(5, i => box(left + 60 + i * 40, -46, 26, 42, 4)),
        shade,
      ) +
      small(box(left + 40, 36, 62, 30, 12), accent) +
      small(box(left + 122, 36, 62, 30, 12), shade) +
      small(box(left + 204, 36, 62, 30, 12), shade)
    : solid(body) +
      small(box(left + 66, -26, 190, 66), paper) +
      fine(scale(left + 72, 8, 17, 11, 24, -1) + scale(left + 76, 8, 17, 10.6, 24)) +
      fine(d`M${left + 66} 8h190`) +
      solid(rounded(xy`${left + 120} -112 8, ${left + 170} -112 8, ${left + 164} -78, ${left + 126} -78`, 4), accent, '-6 0')
  return (
    solid(box(beam - 30, -9, 70, 18), shade, '0 -8') +
    solid(rounded(xy`0 -50, ${beam} -50 6, ${beam} 50 6, 0 50`, 4) + jaw(0, 1)) +
    solid(knife(0, 1)) +
    fine(d`M20 14H${beam - 16}`) +
    fine(scale(20, 50, Math.floor((beam - 40) / 11), 11, 30, -1)) +
    wheel +
    solid(knife(gap, -1)) +
    solid(jaw(gap, -1)) +
    face
  )
}
const slidingCaliper =
  (digital: boolean): Drawing =>
  ({ size, accent }) => {
    const [beam, gap] = [between(800, 1200, size), between(130, 260, size)]
    const fit = between(1.16, 0.88, size)
    // The vernier's lines stand 0.95 of the scale's apart: this one meets a line of the scale.
    const meet = Math.round(between(5, 14, size))
    return {
      main: drawn(centred(beam / 2 - 30, 70, -35, fit, caliper(beam, gap, digital, accent))),
      detail: digital
        ? drawn(centred(240, 70, 0, between(1.5, 1.6, size), small(circle(95, 210, 95), shade), small(circle(95, 210, 60), paper), caliper(520, 190, true, accent)))
        : // Vernier against scale: one pair of lines meets.
          drawn(
            solid('M60 330H1140q-40 130 0 270H60q40 -140 0 -270Z', paper, '0 0'),
            fine(scale(110, 600, 25, 40, 150, -1)),
            solid('M190 600H1060V850L1000 900H250L190 850Z', tint),
            fine(scale(230 + 2 * meet, 600, 21, 38, 130)),
            fine('M190 760H1060'),
            flat(d`M${230 + 40 * meet} 790l26 60h-52Z`, accent),
          ),
    }
  }

/** A micrometer along x; `reach`: the opening of its frame. */
const micrometer = (reach: number, accent: string) => {
  const [a, depth] = [-reach - 10, 150 + reach * 0.55]
  const bow = rounded(
    xy`${a - 90} -46 30, ${a} -46 10, ${a} 46 10, ${a - 20} 70 40, ${a + 10} ${depth - 70} 120, ${-reach / 2} ${depth} 200, -20 ${depth - 90} 120, 14 60 50, 20 -40 10, 110 -46 10, 110 60 40, 70 ${depth} 160, ${-reach / 2} ${depth + 110} 260, ${a - 90} ${depth + 10} 220, ${a - 100} 60 60`,
    10,
  )
  return (
    solid(turned(xy`${-reach + 90} 24, 30 24`)) +
    solid(turned(xy`${a - 10} 28, ${a + 46} 28, ${a + 46} 24`), shade) +
    solid(bow, dark, '0 -16') +
    solid(turned(xy`100 46, 330 46`)) +
    fine(d`M110 6H320${scale(124, 6, 19, 10, 26, -1)}M124 6${scale(129, 6, 19, 10, 14)}`) +
    solid(turned(xy`300 50, 340 70 6, 560 70 6`), shade) +
    fine(times(9, i => d`M304 ${-40 + i * 10}L${i % 2 ? 330 : 344} ${-54 + i * 13.5}`)) +
    knurled(430, 110, 70, 20) +
    solid(turned(xy`560 40, 580 46 6, 650 46 12`)) +
    fine(times(5, i => d`M588 ${-30 + i * 15}H644`)) +
    small(rounded(xy`${-reach * 0.5 - 70} ${depth + 20} 16, ${-reach * 0.5 + 60} ${depth + 20} 16, ${-reach * 0.5 + 50} ${depth + 46} 16, ${-reach * 0.5 - 60} ${depth + 46} 16`, 12), accent)
  )
}
const micrometerDrawing: Drawing = ({ size, accent }) => {
  const reach = between(260, 520, size)
  const middle = (500 - reach) / 2
  return {
    main: drawn(centred(middle, 110 + reach * 0.12, -30, between(1.08, 0.9, size), micrometer(reach, accent))),
    detail: drawn(
      centred(
        320,
        0,
        0,
        between(2.1, 2.3, size),
        solid('M120 -46H320V46H120c-15 -30 15 -62 0 -92Z'),
        fine(d`M130 6H300${scale(136, 6, 16, 10, 26, -1)}${scale(141, 6, 16, 10, 14)}`),
        solid('M290 -60L340 -84H520c-18 56 18 112 0 168H340L290 60Z', shade),
        fine(times(11, i => d`M296 ${-50 + i * 10}L${i % 5 ? 326 : 350} ${-66 + i * 13.2}`)),
        knurled(420, 84, 84, 20),
        flat(d`M290 4h50v4h-50Z`, accent),
      ),
    ),
  }
}

/** A vial along x with its bubble `off` the middle, between two lines. */
const vial = (l: number, h: number, off: number, accent: string) =>
  small(box(-l / 2, -h / 2, l, h, h * 0.42), accent) + small(box(off - l * 0.17, -h * 0.42, l * 0.34, h * 0.46, h * 0.23), paper) + firm(d`M${-l * 0.2} ${-h / 2}v${h}M${l * 0.2} ${-h / 2}v${h}`)
const level: Drawing = ({ size, accent }) => {
  const [l, h] = [between(470, 590, size), between(112, 66, size)]
  const round = (x: number, turn: number) => small(circle(x, 0, h * 0.62), paper) + placed(x, 0, turn, 1, vial(h * 1, h * 0.4, 0, accent))
  return {
    main: drawn(
      placed(
        600,
        600,
        -33,
        1,
        solid(box(-l, -h, 2 * l, 2 * h, 6)),
        fine(d`M${-l} ${-h * 0.74}H${l}M${-l} ${h * 0.74}H${l}`),
        solid(box(-l - 20, -h - 2, 44, 2 * h + 4, 12), dark),
        solid(box(l - 24, -h - 2, 44, 2 * h + 4, 12), dark),
        small(rounded(xy`${-h * 1.5} ${-h}, ${h * 1.5} ${-h}, ${h * 1.3} ${-h * 0.2} 20, ${-h * 1.3} ${-h * 0.2} 20`, 8), paper),
        placed(0, -h * 0.6, 0, 1, vial(h * 1.9, h * 0.5, h * 0.1, accent)),
        round(-l * 0.78, 90),
        round(l * 0.78, 45),
        small(box(-l * 0.56, -h * 0.34, l * 0.28, h * 0.68, h * 0.34), paper),
        small(box(l * 0.28, -h * 0.34, l * 0.28, h * 0.68, h * 0.34), paper),
      ),
    ),
    detail: drawn(
      solid('M80 380H1120q-50 220 0 440H80q50 -220 0 -440Z', tint, '0 -20'),
      fine('M100 450H1084M100 760H1084'),
      small(rounded(xy`260 380, 940 380, 900 640 30, 300 640 30`, 16), paper),
      placed(600, 505, 0, 1, vial(500, 150, between(-16, 24, size), accent)),
    ),
  }
}
const laser: Drawing = ({ size, accent }) => {
  const [w, h] = [between(170, 220, size), between(220, 270, size)]
  const body = (x: number, y: number) =>
    solid(rounded(xy`${x - w} ${y - h} 60, ${x + w} ${y - h} 60, ${x + w} ${y + h} 40, ${x - w} ${y + h} 40`), tint, '-24 -10') +
    solid(
      rounded(
        xy`${x - w - 14} ${y + h * 0.3} 20, ${x - w + 40} ${y + h * 0.3} 20, ${x - w + 60} ${y + h - 40} 20, ${x + w - 60} ${y + h - 40} 20, ${x + w - 40} ${y + h * 0.3} 20, ${x + w + 14} ${y + h * 0.3} 20, ${x + w + 14} ${y + h + 14} 50, ${x - w - 14} ${y + h + 14} 50`,
      ),
      dark,
      '-10 -10',
    ) +
    solid(rounded(xy`${x - w * 0.6} ${y - h - 4}, ${x + w * 0.6} ${y - h - 4}, ${x + w * 0.44} ${y - h * 0.1} 50, ${x - w * 0.44} ${y - h * 0.1} 50`, 24), dark, '-12 -8') +
    small(box(x - w * 0.3, y - h * 0.86, w * 0.6, h * 0.24, 14), paper) +
    small(box(x - 18, y - h * 0.54, 36, h * 0.34, 14), paper) +
    small(circle(x, y + h * 0.2, 30), shade) +
    fine(circle(x, y + h * 0.2, 18))
  const beam = (width: number, ...lines: string[]) => lines.map(line => `<path d="${line}" stroke="${accent}" stroke-width="${width}"/>`).join('')
  return {
    main: drawn(
      beam(10, 'M90 420H1110', 'M600 80V500'),
      solid(box(560, 560 + h, 80, 130, 10), shade, '-14 0'),
      solid(rounded(xy`420 ${680 + h} 20, 780 ${680 + h} 20, 800 ${730 + h} 10, 400 ${730 + h} 10`, 10), dark, '-10 -10'),
      body(600, 570),
    ),
    // The cross it throws on a wall, level and plumb, across a corner.
    detail: drawn(
      solid('M110 170L600 270V930L110 1030Z', tint, '0 0'),
      solid('M600 270L1090 170V1030L600 930Z', shade, '0 0'),
      fine('M110 386L600 440L1090 386M110 814L600 760L1090 814M355 220V980M845 220V980'),
      beam(12, d`M110 ${between(620, 560, size)}L600 ${between(610, 575, size)}L1090 ${between(620, 560, size)}`, d`M${between(300, 420, size)} ${between(206, 230, size)}V${between(992, 968, size)}`),
    ),
  }
}
const square: Drawing = ({ size, accent }) => {
  const [blade, stock] = [between(700, 900, size), between(480, 540, size)]
  const [w, t] = [between(120, 96, size), between(86, 70, size)]
  const tool =
    solid(box(0, -w, blade, w)) +
    fine(scale(t * 2 + 16, -w, Math.floor((blade - t * 2 - 40) / 13), 13, w * 0.5) + scale(t * 2 + 16, 0, Math.floor((blade - t * 2 - 40) / 13), 13, w * 0.36, -1)) +
    solid(box(0, -w - 20, t * 2, stock + w, 10), dark) +
    fine(d`M${t * 0.5} ${-w}V${stock - 60}M${t * 1.5} ${-w}V${stock - 60}`) +
    times(3, i => small(circle(t + (i % 2 ? 26 : -26), -w * (0.8 - i * 0.3), 10), tint)) +
    small(box(0, stock - 110, t * 2, 30), accent)
  return {
    main: drawn(centred(blade / 2, stock / 2 - w, -18, 1, tool)),
    // Held against an edge, a line drawn along the blade.
    detail: drawn(
      solid('M340 420H1120V1100H340Z', paper, '0 0'),
      fine('M340 600Q700 560 1120 620M340 860Q760 800 1120 900'),
      firm(d`M340 ${560 + w * 0.9}H1060`),
      `<path d="M1000 ${560 + w * 0.9 + 4}l90 -110" stroke="${accent}" stroke-width="22"/>`,
      placed(
        330 - t * 2,
        560 + w * 0.9,
        0,
        1,
        solid(box(t * 2, -w, 700, w)) + fine(scale(t * 2 + 16, -w, 50, 13, w * 0.5)),
        solid(box(0, -w - 180, t * 2, 560, 10), dark),
        fine(d`M${t * 0.5} ${-w - 130}V${340 - w}M${t * 1.5} ${-w - 130}V${340 - w}`),
      ),
    ),
  }
}
export const measuring: Record<string, Drawing> = {
  'tape-measures': byKind(pocketTape, { long: longTape, folding }),
  calipers: byKind(slidingCaliper(false), { digital: slidingCaliper(true), micrometer: micrometerDrawing }),
  'spirit-levels': byKind(level, { laser, square }),
}
