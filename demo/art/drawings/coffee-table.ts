import {
  brass,
  central,
  china,
  cream,
  crema,
  cup,
  drop,
  fromAbove,
  front,
  grains,
  heap,
  howMany,
  kraft,
  label,
  lit,
  round,
  shadow,
  sleeve,
  spoon,
  steam,
  strewn,
  tapered,
  wood,
} from './coffee-shapes.ts'
import { type Drawing, drawn, ink, placed, shade, tint } from './kit.ts'
import { between, box, byKind, type Corner, circle, d, dark, enlarged, fine, firm, flat, frame, hatched, inside, oval, paper, rounded, small, solid, times, xy } from './workshop.ts'

// Milk.

/** A one-litre carton with a sloping top and a screw cap. */
const carton = (w: number, h: number, accent: string) => {
  const [edge, depth, rise, slope] = [w * 0.36, w * 0.64, w * 0.26, w * 0.5]
  const top = d`M${-w} ${-h}L${edge} ${-h}L${w} ${-h - rise - slope * 0.4}L${-w + depth} ${-h - rise - slope * 0.4}Z`
  const side = d`M${edge} ${-h}L${w} ${-h - rise - slope * 0.4}V${h - rise}L${edge} ${h}Z`
  const wave = d`M${-w} ${h * 0.2}C${-w * 0.7} ${h * 0.02} ${-w * 0.3} ${h * 0.3} ${edge} ${h * 0.1}V${h}H${-w}Z`
  return (
    solid(d`M${-w} ${-h}L${-w + depth} ${-h - rise - slope * 0.4}H${w}V${h - rise}L${edge} ${h}H${-w}Z`, paper, '0 0') +
    flat(wave, kraft) +
    flat(d`M${edge} ${h * 0.1}L${w} ${-h * 0.08}V${h - rise}L${edge} ${h}Z`, kraft) +
    shadow(side) +
    flat(top, tint) +
    fine(
      d`M${-w} ${h * 0.2}C${-w * 0.7} ${h * 0.02} ${-w * 0.3} ${h * 0.3} ${edge} ${h * 0.1}L${w} ${-h * 0.08}M${-w} ${-h}H${edge}L${w} ${-h - rise - slope * 0.4}M${edge} ${-h}V${h}M${edge + depth * 0.5} ${-h + 40 - rise * 0.9}V${h * 0.5}`,
    ) +
    small(box(-w, -h * 0.74, w + edge, h * 0.16), accent) +
    fine(d`M${-w * 0.8} ${-h * 0.4}H${edge - w * 0.2}M${-w * 0.8} ${-h * 0.3}H${-w * 0.1}`) +
    drop(-w * 0.32, h * 0.46, w * 0.2, paper) +
    fine(d`M${-w * 0.8} ${h * 0.84}H${edge - w * 0.2}`) +
    placed(
      -w * 0.02,
      -h - rise * 0.95,
      0,
      1,
      solid(tapered(0, -w * 0.3, w * 0.25, 4, w * 0.27, 0.34), accent, '-14 0') +
        small(oval(0, -w * 0.3, w * 0.25, w * 0.085), paper) +
        fine(times(7, i => d`M${w * (-0.2 + i * 0.067)} ${-w * 0.19}v${w * 0.2}`)),
    )
  )
}
/** Milk poured into espresso: leaves within leaves. */
const rosetta = (size: number) => {
  const count = howMany(size, 5, 8)
  return drawn(
    fromAbove(
      between(320, 340, size),
      enlarged(
        600,
        600,
        -28,
        1,
        times(count, i => {
          const [y, w] = [230 - i * (320 / count), 200 - i * 14]
          return small(
            d`M0 ${y}C${-w * 0.4} ${y - 10} ${-w} ${y - 40} ${-w} ${y - 120}C${-w * 0.9} ${y - 70} ${-w * 0.3} ${y - 70} 0 ${y - 60}C${w * 0.3} ${y - 70} ${w * 0.9} ${y - 70} ${w} ${y - 120}C${w} ${y - 40} ${w * 0.4} ${y - 10} 0 ${y}Z`,
            paper,
          )
        }),
        small('M0 -80C-60 -90 -90 -130 -80 -180C-70 -220 -20 -220 0 -190C20 -220 70 -220 80 -180C90 -130 60 -90 0 -80Z', paper),
        fine('M0 -190V250'),
      ),
    ),
  )
}
/** A portion of cream or honey under its foil; `open`: the foil peeled back from what is in it. */
const portion = (x: number, y: number, r: number, accent: string, open = '') =>
  placed(
    x,
    y,
    0,
    1,
    solid(tapered(0, 10, r * 0.9, r * 0.86, r * 0.62, 0.26), tint, '-30 0') +
      fine(front(0, r * 0.6, r * 0.7, 0.26) + times(9, i => d`M${r * (-0.72 + i * 0.18)} ${r * (0.2 + 0.05 * Math.sin((i / 8) * 3.14))}l${r * (0.12 - i * 0.03)} ${r * 0.5}`)),
    solid(`${d`M${-r} 0A${r} ${r * 0.3} 0 1 1 ${r * 0.94} ${r * 0.1}L${r * 1.24} ${r * 0.2}Q${r * 1.2} ${r * 0.36} ${r * 0.7} ${r * 0.23}A${r} ${r * 0.3} 0 0 1 ${-r} 0Z`}`, paper, '-10 -6'),
    open ? small(oval(0, 0, r * 0.84, r * 0.25), open) : small(oval(0, 0, r * 0.62, r * 0.17), accent) + fine(oval(0, 0, r * 0.88, r * 0.255)),
  )
const portions: Drawing = ({ size, accent }) => {
  const honey = size > 0.9
  const print = honey ? brass : accent
  const r = between(210, 250, size)
  const foil =
    solid('M300 540C220 340 380 160 590 150L600 96Q640 74 680 98L692 152C890 180 960 360 886 540Z', shade, '14 -12') +
    fine('M330 480C320 330 440 220 600 206C760 196 870 310 862 470M600 150Q646 140 692 152')
  return {
    main: drawn(portion(600, 330, r, print), portion(330, 730, r, print), portion(820, 760, r * 1.04, print)),
    detail: drawn(foil, portion(590, 560, between(360, 410, size), accent, honey ? brass : cream), fine('M420 560q60 -30 120 0t120 0M540 600q50 -20 100 0')),
  }
}

// Sugar.

/** A lump of sugar, corner to the eye; `s`: its edge. */
const cube = (x: number, y: number, s: number, fill = paper, grained = true) => {
  const [u, v] = [s * 0.87, s * 0.5]
  return (
    solid(rounded(xy`${x} ${y - s}, ${x + u} ${y - v}, ${x + u} ${y + v}, ${x} ${y + s}, ${x - u} ${y + v}, ${x - u} ${y - v}`, 10), fill, '0 0') +
    shadow(d`M${x} ${y}L${x + u} ${y - v}V${y + v}L${x} ${y + s}Z`) +
    fine(d`M${x} ${y}V${y + s}M${x} ${y}L${x - u} ${y - v}M${x} ${y}L${x + u} ${y - v}`) +
    (grained ? grains(14, x, y, u * 0.8, s * 0.8, 6, dark) : '')
  )
}
/** A lump broken off the loaf: no two faces alike. */
const lump = (x: number, y: number, s: number, i: number, fill: string) => {
  const jag = (j: number) => 0.82 + ((i * 37 + j * 53) % 40) / 100
  const at = (j: number): Corner => frame(x, y, j * 60 - 90 + ((i * 29 + j * 17) % 20))(s * jag(j), 0)
  const corners = [0, 1, 2, 3, 4, 5].map(at)
  const middle: Corner = [x + ((i * 13) % 20) - 10, y - s * 0.1]
  return (
    solid(rounded(corners, 14), fill, '0 0') +
    shadow(d`M${middle}L${corners[1] ?? middle}L${corners[2] ?? middle}L${corners[3] ?? middle}Z`) +
    fine(d`M${middle}L${corners[1] ?? middle}M${middle}L${corners[3] ?? middle}M${middle}L${corners[5] ?? middle}`) +
    grains(9, x, y, s * 0.6, s * 0.6, 6)
  )
}
/** Two cubes in their paper, the ends folded in. */
const wrapped = (x: number, y: number, turn: number, accent: string) =>
  placed(
    x,
    y,
    turn,
    1,
    solid('M-230 -90L-170 -150H250L190 -90V90L-230 90Z', paper, '0 0'),
    solid('M190 -90L250 -150V30L190 90Z', tint, '0 0'),
    solid('M-230 -90H190V90H-230Z', paper, '0 0'),
    small('M-120 -90H80V90H-120Z', accent),
    flat('M-120 -90L-60 -150H140L80 -90Z', accent),
    fine('M-230 -90L-170 -150M190 -90L220 -30L190 90M250 -150L220 -30L250 30M-120 -90L-60 -150H140L80 -90M-220 -20V20M-206 -20V20'),
  )
const stick = (l: number, w: number, fill: string, accent: string) =>
  solid(rounded(xy`${-l} ${-w}, ${-l + 40} ${-w * 0.96}, ${l - 40} ${-w * 0.96}, ${l} ${-w}, ${l} ${w}, ${l - 40} ${w * 0.96}, ${-l + 40} ${w * 0.96}, ${-l} ${w}`, 4), fill, '0 -14') +
  fine(times(4, i => d`M${-l + 9 + i * 9} ${-w}v${w * 2}M${l - 9 - i * 9} ${-w}v${w * 2}`)) +
  small(box(-l + 110, -w * 0.94, 90, w * 1.88), accent) +
  fine(d`M${-l + 260} ${-w * 0.3}H${l - 160}M${-l + 260} ${w * 0.3}H${l - 260}M${l - 90} ${-w}l14 10l-14 10`)
const sticks: Drawing = ({ size, accent }) => {
  const [count, fill] = [howMany(size, 5, 7), size > 0.2 ? kraft : paper]
  return {
    main: drawn(
      times(count, i => {
        const turn = (i - (count - 1) / 2) * between(13, 10, size) - 90
        return placed(...frame(600, 1180, turn)(600, 0), turn, 1, stick(between(430, 450, size), 60, fill, accent))
      }),
    ),
    detail: drawn(
      china(500, 640, between(270, 300, size), crema),
      flat('M588 420L620 400L600 650H540Z', fill),
      grains(40, 588, 520, 22, 120, 9),
      placed(
        800,
        230,
        -38,
        1,
        solid(rounded(xy`-260 -70, 250 -70, 250 70, -260 70, -236 30, -262 0, -232 -34`, 4), fill, '0 -14'),
        small(box(20, -66, 110, 132), accent),
        fine('M200 -70V70M214 -70V70M228 -70V70M-160 -20H-20M-160 20H-60'),
      ),
    ),
  }
}
const cubes: Drawing = ({ size, accent }) => {
  const stirred = (sweet: string) => drawn(china(560, 640, between(280, 310, size), crema), placed(280, 640, -14, 1, spoon(820, 130)), sweet)
  if (size < 0.6)
    return {
      main: drawn(wrapped(700, 330, -8, accent), wrapped(400, 570, 6, accent), cube(780, 720, 150), cube(between(500, 530, size), 880, 150), size > 0.3 ? cube(300, 880, 120) : cube(1000, 880, 120)),
      // Coffee climbs into the lump.
      detail: stirred(cube(420, 520, 104) + flat('M333 530L420 580V618L333 566Z', crema)),
    }
  const tones = [brass, crema, wood, '#dcb887']
  const pile = [
    [360, 850],
    [600, 900],
    [850, 860],
    [470, 640],
    [730, 640],
    [600, 430],
    [220, 1000],
    [1010, 1000],
  ] as const
  return {
    main: drawn(...pile.slice(0, howMany(size, 6, 8)).map(([x, y], i) => lump(x, y, 158, i, tones[i % 4] ?? wood))),
    detail: stirred(lump(410, 500, 118, 2, brass)),
  }
}
/** A one-kilo bag of paper, its top folded down and glued. */
const block = (w: number, h: number, accent: string, fill: string, motif: string) =>
  solid(rounded(xy`${-w} ${-h} 10, ${w} ${-h} 10, ${w * 1.03} 0 100, ${w} ${h} 16, ${-w} ${h} 16, ${-w * 1.03} 0 100`), fill, lit) +
  shadow(d`M${w * 0.6} ${-h}H${w}V${h}H${w * 0.6}Z`) +
  fine(d`M${w * 0.6} ${-h}V${h}M${w * 0.8} ${-h + 60}V${h * 0.6}L${w * 0.6} ${h * 0.9}M${w * 0.8} ${h * 0.6}L${w} ${h * 0.9}`) +
  solid(rounded(xy`${-w} ${-h - 8} 10, ${w} ${-h - 8} 10, ${w * 0.86} ${-h + 120} 8, ${-w * 0.86} ${-h + 120} 8`), fill, '0 -12') +
  small(box(-w * 0.3, -h + 50, w * 0.6, 44, 6), accent) +
  label(-w * 0.82, -h * 0.42, w * 1.26, h * 1.1, accent, motif)
/** Crystals under the glass. */
const crystals = (size: number, fill: string, accent: string) =>
  drawn(
    placed(850, 860, 45, 1, solid(box(60, -40, 300, 80, 40), accent, '0 -12')),
    solid(circle(540, 540, 400), shade, round),
    small(circle(540, 540, 356), tint),
    inside(
      circle(540, 540, 356),
      strewn(howMany(size, 8, 11), (u, v, i) => placed(540 + u * 300, 540 + v * 300, i * 31, 1, cube(0, 0, between(120, 96, size), fill, false))),
    ),
    firm(circle(540, 540, 356)),
  )
const packed: Drawing = ({ size, accent }) => ({
  main: drawn(central(block(between(270, 320, size), between(390, 450, size), accent, tint, drop(0, 24, 54, paper)))),
  detail: heap(size, cream),
})
const cartons: Drawing = ({ size, accent }) => ({
  main: drawn(placed(590, 690, 0, 1, carton(between(280, 330, size), between(350, 380, size), accent))),
  detail: rosetta(size),
})
const sugarBag: Drawing = ({ size, accent }) => ({
  main: drawn(central(block(between(270, 320, size), between(390, 450, size), accent, paper, cube(0, 0, 70)))),
  detail: crystals(size, paper, accent),
})

// Cups.

/** Its outer wall begins below the rim and stands off from it. */
const jacketed = (y: number, r: number, h: number, accent: string, jacket: string) => {
  const at = (part: number) => r * (1.05 - 0.3 * part)
  return (
    cup(600, y, r, h, paper) +
    solid(sleeve(600, y + h * 0.1, at(0.1), y + h * 0.99, at(0.99), 0.16), jacket, '-40 0') +
    small(sleeve(600, y + h * 0.4, at(0.4), y + h * 0.66, at(0.66), 0.16), accent) +
    fine(d`M${600 - r * 0.56} ${y + h * 0.1 + r * 0.14}L${600 - at(1) * 0.6} ${y + h * 1.01}`)
  )
}
/** A lid that drinks through a hole; x, y: the middle of its lower rim. */
const lid = (x: number, y: number, r: number, fill: string, k = 0.18) =>
  solid(tapered(x, y - r * 0.16, r * 1.02, y, r * 1.04, k), fill, '-30 0') +
  fine(front(x, y - r * 0.06, r * 1.03, k)) +
  solid(tapered(x, y - r * 0.42, r * 0.86, y - r * 0.16, r * 0.94, k), fill, '-40 0') +
  small(oval(x, y - r * 0.42, r * 0.86, r * 0.86 * k), fill) +
  fine(oval(x, y - r * 0.4, r * 0.72, r * 0.7 * k)) +
  flat(oval(x - r * 0.36, y - r * 0.4 + r * 0.4 * k, r * 0.16, r * 0.035), ink) +
  flat(oval(x + r * 0.4, y - r * 0.44, r * 0.03, r * 0.012), ink)
/** Cups in each other, rims apart. */
const stack = (x: number, top: number, r: number, h: number, count: number, accent: string) =>
  cup(x, top + count * 46, r, h, accent) +
  times(count, i => {
    const y = top + (count - 1 - i) * 46
    return (
      solid(tapered(x, y + 4, r * 0.96, y + 46, r * 0.94, 0.16), paper, '-40 0') + solid(oval(x, y, r, r * 0.16), paper, '0 -8') + (i === count - 1 ? small(oval(x, y, r * 0.93, r * 0.14), tint) : '')
    )
  })
/** The wall of a double cup, cut: curled rim, inner cup, air, outer jacket, bottom. */
const wall = (size: number, accent: string) => {
  const gap = between(70, 120, size)
  const cut = (corners: readonly Corner[]) => hatched(rounded(corners, 4), 18)
  return drawn(
    flat('M90 380H532L600 900H90Z', crema),
    fine('M90 380H530'),
    steam(280, 320, 200),
    flat(d`M564 340L${556 + gap} 340L${640 + gap} 1040L650 1010Z`, tint),
    cut(xy`490 180, 546 180, 656 1010, 600 1010`),
    cut(xy`90 900, 600 900, 606 956, 90 956`),
    cut(xy`${560 + gap} 340, ${616 + gap} 340, ${700 + gap * 0.8} 1060, ${644 + gap * 0.2} 1060, 640 1010, ${644 + gap * 0.7} 1010`),
    solid(circle(540, 180, 86) + circle(540, 180, 36, true), paper, '-8 -8'),
    fine(circle(540, 180, 60)),
    solid(circle(588 + gap, 340, 28), accent, '-6 -6'),
    times(2, i => fine(d`M${860 + i * 90 + gap * 0.4} 520q50 50 0 100t0 100t0 100`)),
  )
}
const stirrer = (l: number) => solid(box(-l, -26, l * 2, 52, 26), wood, '0 -10') + fine(d`M${-l + 60} -6Q0 -16 ${l - 80} -4M${-l + 120} 8Q0 2 ${l - 160} 10`)
const single: Drawing = ({ size, accent, colour = paper }) => {
  const [r, h] = [between(280, 350, size), between(540, 800, size)]
  return { main: drawn(cup(600, 600 - h * 0.49, r, h, accent, colour)), detail: drawn(stack(600, 150, 300, between(480, 420, size), howMany(size, 5, 10), accent)) }
}
const double: Drawing = ({ size, accent, colour = kraft }) => {
  const [r, h] = [between(270, 340, size), between(560, 840, size)]
  return { main: drawn(jacketed(600 - h * 0.48, r, h, accent, colour)), detail: wall(size, accent) }
}
const vending: Drawing = ({ size, accent }) => {
  // One of the dropper's two bars, with the cam that lets a rim pass.
  const bar = (x: number) => {
    const pin = x < 600 ? -130 : 130
    return placed(
      x,
      290,
      0,
      1,
      solid(box(-230, -30, 460, 60, 10), dark, '0 -10'),
      small(box(-48, -46, 96, 92, 10), shade),
      fine('M-30 -30L30 30M-30 0L0 30M0 -30L30 0'),
      small(circle(pin, 0, 18), tint),
    )
  }
  const r = between(210, 235, size)
  return {
    main: drawn(stack(760, 190, r, 380, howMany(size, 8, 10), accent), cup(380, 640, r, 390, accent)),
    detail: drawn(stack(600, 80, 230, 330, 4, accent), bar(330), bar(870), cup(600, between(800, 770, size), 230, 330, accent), fine('M350 640V740M420 660V720M780 660V720M850 640V740')),
  }
}
const lids: Drawing = ({ size, accent }) => ({
  main: drawn(lid(660, 440, between(360, 390, size), paper, 0.3), lid(540, 900, between(370, 400, size), paper, 0.3)),
  detail: drawn(cup(600, 420, 300, between(560, 640, size), accent, kraft), lid(600, 430, 300, paper)),
})
const stirrers: Drawing = ({ size, accent }) => {
  const count = howMany(size, 5, 8)
  const fan = (i: number) => {
    const off = i - (count - 1) / 2
    return placed(600 + off * 66, 600 + Math.abs(off) * 10, -90 + off * 7, 1, stirrer(450))
  }
  const dipped = placed(720, 330, -66, 1, stirrer(between(260, 300, size)))
  return {
    main: drawn(times(count, fan), solid(rounded(xy`${600 - count * 37} 590 14, ${600 + count * 37} 590 14, ${600 + count * 36} 690 14, ${600 - count * 36} 690 14`), accent, '-24 0')),
    detail: drawn(cup(560, 460, 310, 600, accent), small(oval(560, 466, 280, 40), crema), inside('M0 0H1200V480H0Z', dipped)),
  }
}

export const coffeeTable: Record<string, Drawing> = {
  'milk-and-sugar': byKind(cartons, { portions, bag: packed }),
  sugar: byKind(sticks, { cubes, bag: sugarBag }),
  'paper-cups': byKind(single, { double, vending, lid: lids, stirrer: stirrers }),
}
