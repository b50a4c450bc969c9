import { type Drawing, drawn, placed, polygon, shade, tint } from './kit.ts'
import { between, box, broken, byKind, type Corner, circle, d, dark, enlarged, fine, firm, flat, frame, hatched, knurled, paper, rounded, small, solid, times, turned, within, xy } from './workshop.ts'

type Tip = 'slotted' | 'cross' | 'torx' | 'hex'
const tips: Record<string, Tip> = { slotted: 'slotted', cross: 'cross', torx: 'torx', hex: 'hex' }

/** The recess of a screw seen from above, `r` from its middle to its ends. */
const recess = (tip: Tip, r: number) => {
  const arms = (count: number, arm: readonly Corner[]) =>
    rounded(
      Array.from({ length: count }, (_, i) => within(frame(0, 0, (360 / count) * i, r), arm))
        .flat()
        .map(([x, y, own = 0]): Corner => [x, y, own * r]),
    )
  if (tip === 'hex') return `M${polygon(0, 0, r, 6)}Z`
  if (tip === 'slotted') return box(-r * 1.5, -r * 0.2, r * 3, r * 0.4)
  if (tip === 'torx') return arms(6, xy`0.62 -0.36 0.2, 1.02 0 0.17`)
  return arms(4, xy`0.3 -0.3 0.16, 1 -0.17 0.1, 1 0.17 0.1`)
}
/** A screw head from above. */
const screwHead = (x: number, y: number, r: number, tip: Tip) => placed(x, y, -20, 1, solid(circle(0, 0, r), tint, '-8 -16'), fine(circle(0, 0, r * 0.88)), small(recess(tip, r * 0.52), dark))

/** The working end of a blade of radius r: its point at 0, 0, the blade to the right. */
const point = (tip: Tip, r: number) => {
  if (tip === 'slotted')
    return solid(turned(xy`0 ${r * 1.25}, ${r * 1.3} ${r * 1.3} ${r}, ${r * 4} ${r} ${r * 4}, ${r * 5} ${r}`)) + fine(d`M${r * 0.5} ${-r * 1.2}Q${r * 3.4} 0 ${r * 0.5} ${r * 1.2}`)
  if (tip === 'cross')
    return (
      solid(turned(xy`0 ${r * 0.28}, ${r * 1.7} ${r} ${r * 0.4}, ${r * 5} ${r}`)) +
      small(d`M0 ${-r * 0.2}Q${r * 1.6} ${-r * 0.2} ${r * 2.9} 0Q${r * 1.6} ${r * 0.2} 0 ${r * 0.2}Z`, shade) +
      fine(d`M${r * 0.2} ${-r * 0.3}Q${r * 1.7} ${-r * 0.6} ${r * 2.6} ${-r}M${r * 0.2} ${r * 0.3}Q${r * 1.7} ${r * 0.6} ${r * 2.6} ${r}`)
    )
  const lines =
    tip === 'hex'
      ? d`M0 ${-r * 0.4}H${r * 2}M0 ${r * 0.4}H${r * 2}`
      : d`M0 ${-r * 0.5}H${r * 1.9}q${r * 0.3} ${r * 0.14} 0 ${r * 0.28}H0M0 ${r * 0.22}H${r * 1.9}q${r * 0.3} ${r * 0.14} 0 ${r * 0.28}H0`
  return solid(turned(xy`0 ${r * 0.72}, ${r * 0.14} ${r * 0.8}, ${r * 2} ${r * 0.8}, ${r * 2.5} ${r} ${r * 0.3}, ${r * 5} ${r}`)) + fine(lines)
}

/** A moulded handle along x, from its collar at `x` to its end: soft zones, flutes, a coloured end. */
const handle = (x: number, length: number, r: number, accent: string, guard = 0) => {
  const at = (part: number) => x + length * part
  return (
    solid(
      turned(
        xy`${x} ${r * 0.5} 10, ${at(0.04)} ${r * (0.72 + guard)} 20, ${at(0.1)} ${r * (0.78 + guard)} 20, ${at(0.2)} ${r * 0.62} 90, ${at(0.42)} ${r} 160, ${at(0.8)} ${r * 0.96} 160, ${at(0.97)} ${r * 0.84} 60, ${at(1)} ${r * 0.6} 40`,
      ),
      dark,
    ) +
    small(turned(xy`${at(0.87)} ${r * 0.93} 10, ${at(0.98)} ${r * 0.78} 50, ${at(1)} ${r * 0.5} 30`), accent) +
    small(turned(xy`${at(0.32)} ${r * 0.1} 20, ${at(0.42)} ${r * 0.2} 40, ${at(0.74)} ${r * 0.2} 40, ${at(0.82)} ${r * 0.1} 20`), shade) +
    fine(d`M${at(0.32)} ${-r * 0.66}Q${at(0.56)} ${-r * 0.44} ${at(0.8)} ${-r * 0.62}M${at(0.32)} ${r * 0.66}Q${at(0.56)} ${r * 0.44} ${at(0.8)} ${r * 0.62}`)
  )
}
interface Driver {
  tip: Tip
  length: number
  blade: number
  r: number
  accent: string
}
const driver = ({ tip, length, blade, r, accent }: Driver) => {
  const [start, grip] = [-length / 2, between(430, 470, (r - 80) / 50)]
  return solid(turned(xy`${start + blade * 3} ${blade}, ${length / 2 - grip + 20} ${blade}`)) + placed(start, 0, 0, 1, point(tip, blade)) + handle(length / 2 - grip, grip, r, accent)
}
/** A point close up and the screw it fits. */
const fits = (tip: Tip, r: number) => drawn(placed(330, 620, -35, 1, point(tip, r), solid(d`M${r * 4.4} ${-r}H${r * 6.4}${broken(r * 2)}H${r * 4.4}Z`, tint)), screwHead(800, 830, r * 2 + 80, tip))

const screwdriver: Drawing = ({ size, kind, accent }) => {
  const tip = tips[kind ?? ''] ?? 'slotted'
  const [length, blade, r] = [between(980, 1240, size), between(22, 44, size), between(84, 120, size)]
  return { main: drawn(placed(600, 600, -40, 1, driver({ tip, length, blade, r, accent }))), detail: fits(tip, between(72, 96, size)) }
}

/** Insulated: a sleeve over the blade up to the tip. */
const insulated = ({ tip, length, blade, r, accent }: Driver) => {
  const [start, grip] = [-length / 2, 460]
  return (
    placed(start, 0, 0, 1, point(tip, blade)) +
    solid(turned(xy`${start + blade * 4.6} ${blade * 1.3} 8, ${length / 2 - grip + 20} ${blade * 1.5}`), accent, '0 -8') +
    handle(length / 2 - grip, grip, r, accent, 0.3)
  )
}
const vde: Drawing = ({ size, kind, accent }) => {
  const tip = tips[kind ?? ''] ?? 'slotted'
  const [length, blade, r] = [between(980, 1240, size), between(20, 40, size), between(88, 120, size)]
  const [R, x] = [between(190, 230, size), between(560, 520, size)]
  return {
    main: drawn(placed(600, 600, -40, 1, insulated({ tip, length, blade, r, accent }))),
    // The layers: steel, the inner warning colour, the outer sleeve; and the same cut across.
    detail: drawn(
      placed(600, 340, 0, 1, solid(turned(xy`-440 84, ${x - 300} 84`)), solid(turned(xy`-200 112 8, ${x - 300} 112`), paper), solid(d`M60 -150H${x - 200}${broken(300)}H60Z`, accent)),
      solid(circle(600, 850, R), accent, '-12 -12'),
      solid(circle(600, 850, R * 0.76), paper, '0 0'),
      hatched(circle(600, 850, R * 0.55)),
    ),
  }
}
const vdeSet: Drawing = ({ size, accent, pieces: count = Math.round(between(4, 7, size)) }) => {
  const step = 1040 / count
  const largest = Math.min(0.84, step / 236)
  // Two models, drawn for a middling scale so that their lines keep about the usual width when each is stood at its own.
  const middling = largest * 0.85
  const model = (tip: Tip) => `<g id="${tip}">${enlarged(0, 0, 0, middling, insulated({ tip, length: 1200, blade: between(40, 34, size), r: 112, accent }))}</g>`
  const standing = (i: number) => {
    const scale = between(0.62, 1, (i + 1) / count) * largest
    return placed(80 + step * (i + 0.5), 600 + 600 * (largest - scale), 90, scale / middling, `<use href="#${i < count * 0.55 ? 'slotted' : 'cross'}"/>`)
  }
  return {
    main: drawn(`<defs>${model('slotted')}${model('cross')}</defs>`, times(count, standing)),
    detail: drawn(times(2, i => placed(230, 370 + i * 440, 0, 1, point(i ? 'cross' : 'slotted', between(76, 90, size)), solid(d`M310 -120H720${broken(240)}H310Z`, accent), fine(d`M310 -120v240`)))),
  }
}

/** A bit of the 1/4" hexagon, corner radius r, point to the left. */
const bit = (tip: Tip, r: number, length: number) =>
  solid(turned(xy`${r * 2.2} ${r * 0.5}, ${length * 0.42} ${r * 0.5}, ${length * 0.46} ${r * 0.62} ${r * 0.3}`)) +
  solid(turned(xy`${length * 0.44} ${r * 0.66}, ${length * 0.47} ${r * 0.94}, ${length * 0.47 + 10} ${r}, ${length - 14} ${r}, ${length} ${r * 0.86}`)) +
  fine(d`M${length * 0.46} ${-r / 2}H${length}M${length * 0.46} ${r / 2}H${length}`) +
  small(rounded(xy`${length * 0.66} ${-r - 3}, ${length * 0.8} ${-r - 3}, ${length * 0.77} ${-r * 0.8}, ${length * 0.69} ${-r * 0.8}`, 8), paper) +
  small(rounded(xy`${length * 0.69} ${r * 0.8}, ${length * 0.77} ${r * 0.8}, ${length * 0.8} ${r + 3}, ${length * 0.66} ${r + 3}`, 8), paper) +
  point(tip, r * 0.56)

const plainBit: Drawing = ({ size, kind }) => {
  const tip = tips[kind ?? ''] ?? 'cross'
  const [length, r] = [between(900, 1220, size), between(140, 84, size)]
  return { main: drawn(placed(600 - length * 0.39, 600 + length * 0.31, -38, 1, bit(tip, r, length))), detail: fits(tip, 90) }
}
const holder: Drawing = ({ size, accent }) => {
  const [length, r] = [between(880, 1180, size), between(120, 96, size)]
  const [a, b] = [-length / 2, length / 2]
  const shank = (x: number) =>
    solid(turned(xy`${x} ${r * 0.62}, ${x + 110} ${r * 0.62}, ${x + 125} ${r * 0.46} 12, ${x + 160} ${r * 0.46} 12, ${x + 175} ${r * 0.62}, ${b - 14} ${r * 0.62}, ${b} ${r * 0.5}`)) +
    fine(d`M${x} ${-r * 0.3}H${b}M${x} ${r * 0.3}H${b}`)
  return {
    main: drawn(
      placed(
        600,
        600,
        -38,
        1,
        shank(b - 330),
        placed(a, 0, 0, 1, bit('cross', r * 0.6, 400)),
        solid(turned(xy`${a + 260} ${r * 0.84} 10, ${a + 280} ${r} 10, ${b - 340} ${r} 20, ${b - 310} ${r * 0.7} 10`)),
        knurled(a + 300, 150, r, 20),
        small(turned(xy`${a + 480} ${r}, ${a + 510} ${r}`), accent),
      ),
    ),
    // Into its mouth: the hexagon, the magnet at its bottom.
    detail: drawn(
      solid(circle(600, 600, 400), tint, '-18 -18'),
      fine(circle(600, 600, 372)),
      small(`M${polygon(600, 600, 250, 6, 30)}Z`, shade),
      fine(`M${polygon(600, 600, 225, 6, 30)}Z`),
      solid(circle(600, 600, between(110, 150, size)), dark, '-10 -10'),
      fine(circle(600, 600, 330)),
      small(circle(600, 270, 18), accent),
    ),
  }
}
/** Bits in two rows, a holder after the last. */
const bitSet: Drawing = ({ size, accent, pieces = 17 }) => {
  const count = Math.ceil((pieces + 1) / 2)
  const step = 880 / count
  const w = Math.min(step * 0.32, 48)
  const standing = (x: number, y: number, i: number) =>
    small(box(x - w, y, 2 * w, 150), tint) +
    fine(d`M${x - w / 2} ${y}v150M${x + w / 2} ${y}v150`) +
    small(
      rounded(
        i % 3 === 1
          ? xy`${x - w * 0.6} ${y}, ${x - w * 0.6} ${y - 120}, ${x + w * 0.6} ${y - 120}, ${x + w * 0.6} ${y}`
          : xy`${x - w * 0.66} ${y}, ${x - w * 0.66} ${y - 70}, ${x - w * 0.2} ${y - 136}, ${x + w * 0.2} ${y - 136}, ${x + w * 0.66} ${y - 70}, ${x + w * 0.66} ${y}`,
      ),
      shade,
    )
  const holding = (x: number, y: number) => small(box(x - w * 1.2, y - 130, 2.4 * w, 280, 6), tint) + small(box(x - w * 1.2, y - 40, 2.4 * w, 30), accent)
  const row = (y: number, shift: number) =>
    times(count, i => (shift && i === count - 1 ? holding : standing)(160 + step * (i + 0.5), y, i + shift)) + solid(box(130, y + 90, 940, 110, 16), dark) + fine(d`M150 ${y + 112}H1050`)
  const heads: Tip[] = ['cross', 'torx', 'slotted', 'hex']
  return {
    main: drawn(solid(box(90, 170, 1020, 860, 50), dark, '-14 -14'), small(box(126, 206, 948, 788, 26), paper), row(390, 0), row(770, 1), solid(box(500, 1000, 200, 56, 16), accent, '0 -8')),
    detail: drawn(heads.map((tip, i) => screwHead(330 + (i % 2) * 540, 330 + Math.floor(i / 2) * 540, between(210, 240, size), tip)).join('')),
  }
}

/** A line parallel to a hex key's middle (arm along x from the bend, short arm up), `off` outside of it. */
const bent = (off: number, long: number, short: number, r: number) => d`${-off} ${-short}V${-r}A${r + off} ${r + off} 0 0 0 ${r} ${off}H${long}`
const key = (h: number, long: number, short: number) => {
  const r = h * 2.6
  const back = d`L${long} ${-h}H${r}A${r - h} ${r - h} 0 0 1 ${h} ${-r}V${-short}Z`
  return solid(`M${bent(h, long, short, r)}${back}`) + fine(`M${bent(h * 0.5, long, short, r)}M${bent(-h * 0.5, long, short, r)}`) + fine(d`M${-h} ${-short + 10}H${h}M${long - 10} ${-h}V${h}`)
}
/** A socket cap screw from above, its hexagon `s` wide, with a key's arm leaving it. */
const keyInScrew = (s: number, arm: string) =>
  solid(circle(0, 0, s * 1.05), shade, '-14 -14') +
  fine(times(48, i => d`M${frame(0, 0, i * 7.5)(s * 1.04, 0)}L${frame(0, 0, i * 7.5)(s * 0.93, 0)}`)) +
  small(circle(0, 0, s * 0.9)) +
  small(`M${polygon(0, 0, s * 0.62, 6, 30)}Z`, dark) +
  arm

const hexKey: Drawing = ({ size }) => {
  const h = between(20, 56, size)
  const [long, short, s] = [between(880, 980, size), between(300, 390, size), between(260, 330, size)]
  return {
    main: drawn(placed(325, 900, -38, 1, key(h, long, short))),
    detail: drawn(
      placed(
        430,
        770,
        -38,
        1,
        keyInScrew(s, solid(d`M0 ${-s * 0.5}H${s * 2.3}` + broken(s) + d`H0A${s * 0.5} ${s * 0.5} 0 0 1 0 ${-s * 0.5}Z`) + fine(d`M-30 ${-s * 0.25}H${s * 2.3}M-30 ${s * 0.25}H${s * 2.3}`)),
      ),
    ),
  }
}
const keySet: Drawing = ({ size, accent, pieces: count = Math.round(between(6, 9, size)) }) => {
  const step = 640 / count
  const keyAt = (i: number) => {
    const t = i / (count - 1)
    return placed(-300 + i * step * 0.5, 300 - i * step, 0, 1, key(between(24, 8, t), between(780, 400, t), between(300, 150, t)))
  }
  return {
    main: drawn(placed(570, 640, -30, 1, times(count, keyAt), solid(rounded(xy`60 -380, 190 -380, 190 370, -10 370, -10 200`, 36), dark), small(box(40, 250, 110, 66, 16), accent))),
    detail: drawn(
      times(count, i => {
        const [x, y, r] = [240 + (i % 3) * 360, 240 + Math.floor(i / 3) * 360 + (count < 7 ? 180 : 0), between(56, 150, i / (count - 1))]
        return solid(`M${polygon(x, y, r, 6, 30)}Z`, i ? tint : accent, '-10 -10') + fine(circle(x, y, r * 0.8))
      }),
    ),
  }
}
const tHandle: Drawing = ({ size, accent }) => {
  const h = between(18, 42, size)
  const blade = (to: number) => solid(turned(xy`0 ${h}, ${to - 12} ${h}, ${to} ${h * 0.8}`)) + fine(d`M0 ${-h / 2}H${to}M0 ${h / 2}H${to}`)
  // The blade in a socket screw that is cut open.
  const s = between(110, 170, size)
  const cut: Corner[] = xy`${s} 560, ${s + 170} 560 20, ${s + 170} 900, 190 900, 190 1060, 0 1060, 0 870, ${s} 800`
  const half = (way: number) => hatched(rounded(cut.map(([x, y, r]): Corner => [600 + way * x, y, r ?? 0])))
  return {
    main: drawn(
      placed(
        420,
        420,
        45,
        1,
        blade(860),
        placed(0, 0, -90, 1, blade(370)),
        solid(rounded(xy`-95 -250 80, 60 -280 60, 70 -100 120, 150 -60 20, 150 60 20, 70 100 120, 60 280 60, -95 250 80`, 40), dark),
        small(rounded(xy`-60 -150 30, 0 -150 30, 20 0 60, 0 150 30, -60 150 30`, 20), accent),
      ),
    ),
    detail: drawn(
      half(-1),
      half(1),
      solid(box(606 - s, 130, 2 * s - 12, 660), tint, '-30 0'),
      fine(d`M${600 - s * 0.5} 130V790M${600 + s * 0.5} 130V790`),
      flat(box(560 - s, 80, 2 * s + 80, 52), paper),
      firm(d`M${600 - s} 135q${s / 2} 30 ${s} 0t${s} 0`),
      fine(d`M600 1000V1110`),
      fine(times(6, i => d`M410 ${930 + i * 24}l380 12`)),
    ),
  }
}

export const screwdrivers: Record<string, Drawing> = {
  screwdrivers: screwdriver,
  'vde-screwdrivers': byKind(vde, { set: vdeSet }),
  bits: byKind(plainBit, { holder, set: bitSet }),
  'hex-keys': byKind(hexKey, { set: keySet, 't-handle': tHandle }),
}
