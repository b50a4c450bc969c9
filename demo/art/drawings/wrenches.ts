import { type Drawing, drawn, ink, placed, polygon, shade, tint } from './kit.ts'
import {
  barrel,
  between,
  box,
  broken,
  byKind,
  type Corner,
  circle,
  d,
  dark,
  dashed,
  enlarged,
  fine,
  firm,
  flat,
  frame,
  hatched,
  hoop,
  inside,
  knurled,
  notches,
  oval,
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

/** A hexagon nut from above, `s` across flats. */
const nut = (x: number, y: number, s: number, turn = 0) =>
  solid(`M${polygon(x, y, s / Math.sqrt(3), 6, turn)}Z`, shade) +
  fine(circle(x, y, 0.47 * s)) +
  small(circle(x, y, 0.3 * s), paper) +
  fine(d`M${x + 0.25 * s} ${y}A${0.25 * s} ${0.25 * s} 0 1 1 ${x} ${y - 0.25 * s}`)

/** An opening for a hexagon, `s` across flats: six or twelve points; `flat` below 1 sees it at an angle. */
const opening = (x: number, y: number, s: number, points: 6 | 12, squash = 1) => {
  const inner = points === 12 ? s / 2 / Math.cos(Math.PI / 12) : s / 2
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const [r, angle] = [i % 2 ? inner : s / Math.sqrt(3), (-Math.PI / points) * i]
    return d`${x + r * Math.cos(angle)} ${y + r * Math.sin(angle) * squash}`
  })
  return `M${corners.join('L')}Z`
}

/** An open end: jaws towards -x, around a nut of `s` at x, y. */
const openEnd = (x: number, y: number, turn: number, s: number) => {
  const p = frame(x, y, turn, s)
  return (
    d`M${p(-0.55, -0.86)}A${1.08 * s} ${1.08 * s} 0 1 1 ${p(-0.55, 0.86)}Q${p(-0.68, 0.78)} ${p(-0.64, 0.5)}` +
    d`L${p(0.22, 0.5)}A${0.52 * s} ${0.52 * s} 0 0 0 ${p(0.22, -0.5)}L${p(-0.64, -0.5)}Q${p(-0.68, -0.78)} ${p(-0.55, -0.86)}Z`
  )
}
/** The shank's end that flows into an open end at `x`: its upper edge from the head on, and its lower edge back. */
const openNeck = (x: number, s: number) => {
  const [a, b, c] = [x + 0.5 * s, x + 1.6 * s, x + 2.4 * s]
  return [d`M${a} ${-0.95 * s}C${a + 0.7 * s} ${-0.75 * s} ${b} ${-0.42 * s} ${c} ${-0.42 * s}`, d`L${c} ${0.42 * s}C${b} ${0.42 * s} ${a + 0.7 * s} ${0.75 * s} ${a} ${0.95 * s}Z`] as const
}
/** The same for a ring of radius `r` at `x`. */
const ringNeck = (x: number, s: number, r: number) => {
  const [a, b] = [x - 0.64 * s, x - 2 * s]
  const [wide, edge] = [Math.sqrt(r * r - 0.64 * 0.64 * s * s) * 0.96, 0.34 * s]
  return [d`L${b} ${-edge}C${a - 0.7 * s} ${-edge} ${a - 0.3 * s} ${-wide - 0.1 * s + 4} ${a} ${-wide}V${wide}`, d`C${a - 0.3 * s} ${wide + 0.1 * s - 4} ${a - 0.7 * s} ${edge} ${b} ${edge}`] as const
}
/** The panel forged into a shank, with the maker's mark in it. */
const panel = (from: number, to: number, height: number, accent: string) =>
  small(box(from, -height, to - from, 2 * height, height), shade) + small(box(from + (to - from) * 0.36, -height * 0.62, (to - from) * 0.28, height * 1.24, height * 0.62), accent)

/** A combination spanner along x; `rim`: the ring's radius as a share of s. */
const spanner = (length: number, s: number, rim: number) => {
  const [left, right] = [-length / 2 + 0.65 * s, length / 2 - rim * s]
  const [out, back] = openNeck(left, s)
  const [there, round] = ringNeck(right, s, rim * s)
  const outline = openEnd(left, 0, -15, s) + out + there + round + back + circle(right, 0, rim * s) + opening(right, 0, s, 12)
  return { left, right, outline }
}
const brokenOpenEnd = (s: number) => {
  const [out, back] = openNeck(0, s)
  return solid(openEnd(0, 0, -15, s) + out + broken(0.84 * s) + back) + nut(0, 0, s * 0.98, -15)
}
const brokenNeck = (x: number, s: number, r: number) => {
  const [there, round] = ringNeck(x, s, r)
  return `${there.replace('L', 'M')}${round}${broken(-0.68 * s)}Z`
}

const combination: Drawing = ({ size, accent }) => {
  const length = between(1120, 1230, size)
  const s = length / between(14, 10, size)
  const { left, right, outline } = spanner(length, s, 0.8)
  const big = between(210, 234, size)
  return {
    main: drawn(placed(600, 600, -38, 1, solid(outline), fine(circle(right, 0, 0.67 * s)), panel(left + 2.3 * s, right - 2.2 * s, 0.2 * s, accent))),
    detail: drawn(
      placed(430, 370, 20, 1, brokenOpenEnd(big)),
      placed(800, 880, 20, 1, solid(circle(0, 0, 0.8 * big) + opening(0, 0, big, 12) + brokenNeck(0, big, 0.8 * big)), fine(circle(0, 0, 0.67 * big))),
    ),
  }
}

/** A ring of `count` teeth between two radii. */
const toothed = (x: number, y: number, inner: number, outer: number, count: number) => {
  const at = (i: number) => {
    const [r, angle] = [i % 2 ? inner : outer, (Math.PI / count) * i]
    return d`${x + r * Math.cos(angle)} ${y + r * Math.sin(angle)}`
  }
  return `M${Array.from({ length: count * 2 }, (_, i) => at(i)).join('L')}Z`
}

const ratchetWrench: Drawing = ({ size, accent }) => {
  const length = between(1120, 1230, size)
  const s = length / between(13.5, 9.5, size)
  const { left, right, outline } = spanner(length, s, 1.02)
  const lever = (x: number, w: number) => small(rounded(xy`${x - w} ${-w * 0.6}, ${x + w * 0.7} ${-w}, ${x + w * 0.7} ${w}, ${x - w} ${w * 0.6}`, w * 0.4), accent)
  const big = between(290, 330, size)
  return {
    main: drawn(
      placed(
        600,
        600,
        -38,
        1,
        solid(outline),
        fine(circle(right, 0, 0.86 * s) + circle(right, 0, 0.68 * s)),
        lever(right - 1.3 * s, 0.24 * s),
        small(box(left + 2.3 * s, -0.2 * s, right - left - 4.8 * s, 0.4 * s, 0.2 * s), shade),
      ),
    ),
    // The cover is off: the toothed ring, and the pawl that a spring holds against it.
    detail: drawn(
      placed(
        690,
        560,
        -38,
        1,
        solid(circle(0, 0, 1.12 * big) + brokenNeck(0, big, 1.12 * big)),
        small(circle(0, 0, 0.94 * big), shade),
        small(rounded(xy`${-1.5 * big} ${-0.2 * big}, ${-0.8 * big} ${-0.34 * big}, ${-0.8 * big} ${0.34 * big}, ${-1.5 * big} ${0.2 * big}`, 20), shade),
        solid(toothed(0, 0, 0.76 * big, 0.82 * big, 72) + opening(0, 0, big, 12)),
        fine(circle(0, 0, 0.7 * big)),
        solid(rounded(xy`${-1.1 * big} ${-0.26 * big}, ${-0.86 * big} ${-0.2 * big}, ${-0.8 * big} ${0.14 * big}, ${-1.06 * big} ${0.2 * big}`, 10), accent),
        firm(`M${times(9, i => d`${(-1.44 + i * 0.04) * big} ${(i % 2 ? 0.08 : -0.08) * big} `)}`),
      ),
    ),
  }
}

/** The head of an adjustable wrench, jaws towards -x and `gap` open; the handle leaves to the right, 22 degrees lower. */
const adjustableHead = (gap: number, accent: string, handle: Corner[]) => {
  const top = -gap / 2
  const body = rounded(
    [[-235, top, 8], [-246, top - 46, 14], [-140, top - 120, 90], [30, top - 170, 120], [150, top - 120, 120], ...handle, [90, 205, 40], [20, 225, 20], [-34, 225, 8], [-34, 150], [-34, top, 20]],
    30,
  )
  const jaw = rounded(xy`-235 ${gap / 2} 8, 12 ${gap / 2} 6, 12 ${gap / 2 + 140} 12, -50 ${gap / 2 + 160} 40, -190 ${gap / 2 + 70} 90, -244 ${gap / 2 + 42} 14`, 20)
  return (
    solid(body) +
    fine(d`M30 ${gap / 2 + 146}V225M30 ${gap / 2}V-20`) +
    solid(jaw) +
    small(box(48, -30, 82, 170, 20), paper) +
    small(box(58, -10, 62, 130, 8), accent) +
    fine(times(6, i => d`M58 ${8 + i * 22}L120 ${-8 + i * 22}`))
  )
}
/** Corners of a handle at 22 degrees from the head, ending in a hung eye, or broken off. */
const adjustableHandle = (length: number): Corner[] =>
  within(frame(40, 0, 22), xy`230 -62 200, ${length * 0.6} -48 300, ${length} -70 70, ${length + 70} 0 70, ${length} 70 70, ${length * 0.6} 48 300, 200 84 120`)

const adjustable: Drawing = ({ size, accent }) => {
  const gap = between(70, 170, size)
  const length = between(640, 760, size)
  const p = frame(40, 0, 22)
  const tool =
    adjustableHead(gap, accent, adjustableHandle(length)) +
    small(circle(...p(length, 0), 30), paper) +
    small(rounded(within(p, xy`220 -22, ${length - 110} -22, ${length - 110} 22, 220 22`), 22), shade)
  return {
    main: drawn(placed(345, 742, -58, 1, tool)),
    detail: drawn(enlarged(620, 560, -30, between(1.3, 1.36, size), adjustableHead(gap + 30, accent, within(p, xy`330 -70, 345 -20, 320 20, 330 80, 200 90 120`)), nut(-110, 0, gap + 28))),
  }
}

/** A Stillson pipe wrench along x: the hook jaw's shank runs through the housing and its nut. `gap`: between the teeth. */
const pipeWrench = (gap: number, handle: number, accent: string) => {
  const teeth = (x: number, from: number, to: number, way: number) => {
    const count = Math.round((to - from) / 22)
    return d`M${x} ${from}` + times(count, () => d`l${way * 12} ${(to - from) / count / 2}l${-way * 12} ${(to - from) / count / 2}`)
  }
  const hook = -300 - gap
  const heel = rounded(xy`-300 -46, -170 -46, -120 -40 30, ${handle - 60} -34 60, ${handle} -46 40, ${handle} 46 40, ${handle - 60} 34 60, -40 52 80, -170 140 40, -300 140 10`, 6)
  const jaw = rounded(xy`${hook} 140 8, ${hook - 56} 132 30, ${hook - 100} 20 90, ${hook - 100} -110 60, ${hook - 30} -142 20, 60 -142 6, 60 -68 6, ${hook} -68 20`, 8)
  const housing = rounded(xy`-250 -172, -40 -172, -40 -100 20, -90 -20 20, -90 62 20, -220 62 30, -250 0 20`, 18)
  const nutOutline = box(-190, -182, 92, 152, 12)
  return (
    solid(heel) +
    small(box(20, -16, handle - 120, 32, 16), accent) +
    solid(jaw) +
    fine(ribs(-30, -138, 84, 66, 7, 8)) +
    solid(housing) +
    fine(circle(-150, 24, 14)) +
    solid(nutOutline, shade) +
    fine(times(6, i => d`M-186 ${-158 + i * 22}H-102`)) +
    firm(teeth(-300, -30, 134, -1) + teeth(hook, -50, 134, 1))
  )
}
const pipe: Drawing = ({ size, accent }) => {
  const gap = between(70, 170, size)
  const handle = between(480, 560, size)
  return {
    main: drawn(placed(620, 600, -48, 1, pipeWrench(gap, handle, accent))),
    detail: drawn(enlarged(930, 570, -14, 1.45, small(circle(-300 - gap / 2 - 3, 44, gap / 2 + 13), shade), small(circle(-300 - gap / 2 - 3, 44, gap / 2 - 4), paper), pipeWrench(gap, 60, accent))),
  }
}

/** A socket standing on its drive end. Radii of the working and the drive end, height, points of its opening. */
const socket = (x: number, y: number, work: number, drive: number, height: number, points: 6 | 12, fill: string) => {
  const k = 0.3
  const [top, step] = [y - height, y - height * 0.42]
  const hole = opening(x, top, work * 1.46, points, k)
  const lit = d`${-0.35 * work} 0`
  return (
    solid(barrel(x, step, drive, y - step), fill, lit) +
    solid(barrel(x, top, work, step - Math.abs(work - drive) * 0.3 - top), fill, lit) +
    small(oval(x, top, work, work * k), fill) +
    fine(oval(x, top + 2, work * 0.9, work * 0.9 * k)) +
    small(hole, dark) +
    inside(hole, flat(opening(x, top + work * 0.2, work * 1.46, points, k), '#5d6875'))
  )
}

/** A socket from both its ends: the opening, and the square that the ratchet drives. */
const socketEnds = (work: number, drive: number, points: 6 | 12, fill: string) => {
  const square = drive * 0.86
  return (
    solid(circle(470, 500, work), fill, '-14 -14') +
    small(circle(470, 500, work * 0.9), fill) +
    small(opening(470, 500, work * 1.42, points), shade) +
    small(circle(470, 500, work * 0.56), dark) +
    small(box(470 - square / 2, 500 - square / 2, square, square, 10), paper) +
    solid(circle(850, 850, drive), fill, '-14 -14') +
    fine(circle(850, 850, drive * 0.88)) +
    small(box(850 - square / 2, 850 - square / 2, square, square, 10), paper) +
    small(circle(850, 850 - square / 2 - 14, 12), dark)
  )
}
const sockets: Drawing = ({ size, kind, accent }) => {
  const [work, drive] = [between(165, 300, size), 215]
  const height = kind === 'deep' ? 880 : between(620, 660, size)
  const y = 560 + height / 2
  return {
    main: drawn(socket(600, y, work, drive, height, kind === 'deep' ? 6 : 12, tint), fine(notches(600, y - 190, drive, 70, 17)), small(hoop(600, y - 84, drive, 22), accent)),
    detail: drawn(socketEnds(between(280, 370, size), between(240, 200, size), kind === 'deep' ? 6 : 12, tint)),
  }
}

const impactSockets: Drawing = ({ size, accent }) => {
  const [work, drive, height] = [between(170, 300, size), between(220, 260, size), between(620, 760, size)]
  const y = 560 + height / 2
  // Half of it cut open: wall hatched, the opening above, the square below.
  const [r, q, h, s] = [between(250, 340, size), between(280, 310, size), 820, between(170, 240, size)]
  const cut = rounded(xy`${600 + s} 190, ${600 + r} 190 20, ${600 + r} 640 20, ${600 + q} 700 10, ${600 + q} ${190 + h} 20, 770 ${190 + h}, 770 740, 710 740, 710 560, ${600 + s} 560`)
  return {
    main: drawn(socket(600, y, work, drive, height, 6, dark), small(oval(600, y - height * 0.1, 24, 24), ink), small(hoop(600, y - height * 0.2, drive, 26), accent)),
    detail: drawn(
      solid(rounded(xy`${600 - r} 190 20, 600 190, 600 ${190 + h}, ${600 - q} ${190 + h} 20, ${600 - q} 700 10, ${600 - r} 640 20`), dark, '20 0'),
      solid(d`M600 190H${600 + s}V560H710V740H770V${190 + h}H600Z`, paper, '0 0'),
      hatched(cut),
      fine(d`M600 560H710M600 740H710M${600 + s * 0.5} 190V560`),
      dashed(d`M600 130V${250 + h}`),
      small(circle(600 - q * 0.62, 900, 30), ink),
    ),
  }
}

/** A ratchet's grip along x, knurled or of rubber, with a coloured end. */
const grip = (from: number, to: number, r: number, accent: string) =>
  solid(turned(xy`${from} ${r * 0.8} 20, ${from + 60} ${r} 40, ${to - 130} ${r * 0.92} 60, ${to - 40} ${r * 1.1} 30, ${to} ${r} 30`), dark) +
  fine(times(9, i => d`M${from + 90 + i * ((to - from - 260) / 8)} ${-r * 0.62}v${r * 1.24}`)) +
  small(turned(xy`${to - 96} ${r * 1.04}, ${to - 70} ${r * 1.12}`), accent)

const ratchetHead = (x: number, r: number) =>
  d`M${x + r * 0.5} ${-r * 0.86}C${x + r * 1.3} ${-r * 0.6} ${x + r * 1.5} ${-r * 0.34} ${x + r * 2.4} ${-r * 0.34}V${r * 0.34}` +
  d`C${x + r * 1.5} ${r * 0.34} ${x + r * 1.3} ${r * 0.6} ${x + r * 0.5} ${r * 0.86}Z` +
  circle(x, 0, r)

const ratchet: Drawing = ({ size, accent }) => {
  const [length, r] = [between(1060, 1200, size), between(120, 165, size)]
  const [x, end] = [r - length / 2, length / 2]
  const R = between(240, 268, size)
  return {
    main: drawn(
      placed(
        600,
        600,
        -38,
        1,
        solid(turned(xy`${x + r} ${r * 0.34}, ${end - 400} ${r * 0.34}`)),
        solid(ratchetHead(x, r)),
        grip(end - 470, end, r * 0.46, accent),
        fine(circle(x, 0, r * 0.82)),
        small(rounded(xy`${x - r * 0.2} ${-r * 0.3}, ${x + r * 1.15} ${-r * 0.2} ${r * 0.2}, ${x + r * 1.15} ${r * 0.2} ${r * 0.2}, ${x - r * 0.2} ${r * 0.3}`, r * 0.2), shade),
        small(circle(x, 0, r * 0.42), tint),
        small(circle(x, 0, r * 0.22), accent),
      ),
    ),
    // From below: the square with its ball, in the toothed wheel.
    detail: drawn(
      placed(
        440,
        720,
        -38,
        1,
        solid(ratchetHead(0, R) + d`M${R * 2} ${-R * 0.34}H${R * 2.7}` + broken(R * 0.68) + d`H${R * 2}Z`),
        small(toothed(0, 0, 0.76 * R, 0.81 * R, 72)),
        small(circle(0, 0, 0.62 * R), shade),
        solid(box(-R * 0.36, -R * 0.36, R * 0.72, R * 0.72, 14)),
        small(box(-R * 0.28, -R * 0.28, R * 0.56, R * 0.56, 8)),
        small(circle(0, 0, R * 0.1), accent),
      ),
    ),
  }
}

const extension: Drawing = ({ size, accent }) => {
  const [length, r] = [between(800, 1240, size), between(105, 80, size)]
  const [a, b] = [-length / 2, length / 2]
  const square = (x: number, q: number) =>
    solid(turned(xy`${x} ${q * 0.8}, ${x + 20} ${q}, ${x + 140} ${q}, ${x + 140} ${q * 0.9}`, 6)) + fine(d`M${x + 20} ${-q}V${q}`) + small(circle(x + 78, 0, q * 0.34), shade)
  return {
    main: drawn(
      placed(
        600,
        600,
        -38,
        1,
        square(a, r * 0.58),
        solid(turned(xy`${a + 130} ${r * 0.6}, ${a + 160} ${r * 0.72}, ${a + 200} ${r * 0.6}, ${b - 260} ${r * 0.6}, ${b - 190} ${r}, ${b} ${r}`, 12)),
        knurled(b - 150, 90, r),
        small(turned(xy`${b - 46} ${r}, ${b - 30} ${r}`), accent),
      ),
    ),
    detail: drawn(
      enlarged(600, 390, 0, 1.9, square(-245, 66), solid(d`M-105 -66L-80 -80H200` + broken(160) + d`H-80L-105 66Z`)),
      solid(circle(600, 830, 230), tint, '-14 -14') + fine(circle(600, 830, 205)),
      small(box(470, 700, 260, 260, 12), shade),
      small(box(490, 720, 220, 220, 6), paper),
      small(circle(600, 694, 14), dark),
    ),
  }
}

const torque: Drawing = ({ size, accent }) => {
  const [length, r] = [1240, between(84, 120, size)]
  const [x, end] = [r - length / 2, length / 2]
  const tube = r * 0.36
  const window = (k: number) =>
    small(box(end - 560, -tube * 0.66, 190, tube * 1.32, 8), paper) +
    fine(times(17, i => d`M${end - 545 + i * 10} ${-tube * 0.66}v${i % 4 ? 12 * k : 24 * k}`)) +
    flat(box(end - 466, -tube * 0.66, 5, tube * 1.32), accent)
  const sleeve =
    solid(turned(xy`${end - 350} ${tube * 1.2}, ${end - 320} ${tube * 1.5}, ${end - 70} ${tube * 1.5}, ${end - 50} ${tube * 1.3}`, 10), shade) +
    knurled(end - 312, 236, tube * 1.5, between(15, 18, size)) +
    solid(turned(xy`${end - 50} ${tube * 1.1}, ${end} ${tube * 1.1}`, 14), accent)
  return {
    main: drawn(
      placed(
        600,
        600,
        -40,
        1,
        solid(turned(xy`${x + r * 2.2} ${tube}, ${end - 330} ${tube}`)),
        solid(ratchetHead(x, r)),
        window(1),
        sleeve,
        fine(circle(x, 0, r * 0.82)),
        small(rounded(xy`${x - 20} ${-r * 0.3}, ${x + r * 1.1} ${-r * 0.16} 10, ${x + r * 1.1} ${r * 0.16} 10, ${x - 20} ${r * 0.3}`, 20), shade),
        small(circle(x, 0, r * 0.4)),
        fine(d`M${x + r * 2.4} ${-tube}v${2 * tube}`),
      ),
    ),
    detail: drawn(
      enlarged(140, 880, -30, between(1.65, 1.5, size), placed(-20 - (end - 640), 0, 0, 1, solid(d`M${end - 640} ${-tube}H${end - 330}V${tube}H${end - 640}${broken(-2 * tube)}Z`), window(1), sleeve)),
    ),
  }
}

const socketSet: Drawing = ({ size, accent }) => {
  const count = Math.round(between(5, 9, size))
  const step = 840 / count
  const at = (i: number) => 180 + step * (i + 0.5)
  const hole = (x: number, y: number, r: number) => small(circle(x, y, r + 8), shade) + small(circle(x, y, r), tint) + small(opening(x, y, r * 1.36, 6), dark)
  return {
    main: drawn(
      solid(box(110, 210, 980, 780, 60), dark, '-14 -14'),
      small(box(150, 250, 900, 700, 36), tint),
      times(count, i => hole(at(i), 400, step * between(0.26, 0.43, i / count))),
      times(count, i => hole(at(i), 840, step * between(0.22, 0.38, i / count))),
      small(box(190, 520, 820, 190, 90), paper),
      enlarged(600, 615, 0, 0.64, solid(ratchetHead(-460, 120)), fine(circle(-460, 0, 98)), small(circle(-460, 0, 50)), solid(turned(xy`-180 41, 200 41`)), grip(60, 590, 60, accent)),
      solid(box(330, 986, 130, 50, 14), shade),
      solid(box(740, 986, 130, 50, 14), shade),
    ),
    detail: drawn(
      times(4, i => enlarged(215 + i * 240 + i * i * 8, 800, 0, between(0.36, 0.5, i / 3), socket(0, 0, between(150, 260, i / 3), 205, 620, 12, tint))),
      solid(box(90, 810, 1020, 70, 16), dark),
      small(box(110, 832, 980, 10, 5), accent),
    ),
  }
}

export const wrenches: Record<string, Drawing> = {
  'combination-wrenches': combination,
  'ratchet-wrenches': ratchetWrench,
  'adjustable-wrenches': byKind(adjustable, { pipe }),
  sockets,
  'impact-sockets': impactSockets,
  ratchets: byKind(ratchet, { extension, torque, set: socketSet }),
}
