import {
  bag,
  basket,
  bean,
  central,
  china,
  cream,
  crema,
  crimps,
  drop,
  grains,
  heap,
  howMany,
  kraft,
  label,
  leaf,
  lit,
  mug,
  packet,
  roast,
  round,
  sage,
  shadow,
  steam,
  strewn,
  tapered,
  tin,
  wood,
} from './coffee-shapes.ts'
import { coffeeTable } from './coffee-table.ts'
import { teaAndPowders } from './coffee-tea-and-powders.ts'
import { type Drawing, drawn, placed, shade, tint } from './kit.ts'
import { between, box, byKind, type Corner, circle, cord, d, dark, fine, firm, flat, frame, inside, oval, paper, rounded, small, solid, times, xy } from './workshop.ts'

// What is printed on packs, about 0, 0.
const beans = bean(-34, 14, 58, -50) + bean(48, -6, 58, -110)
const mountains = (accent: string) => small(circle(52, -46, 24), accent) + small('M-100 60L-34 -54L0 4L34 -34L100 60Z', tint) + fine('M-58 -14L-44 -2L-30 -16L-12 -4M18 -20L34 -6L46 -18')
const moon = small('M30 -66A68 68 0 1 0 62 34A56 56 0 1 1 30 -66Z', shade) + bean(38, -4, 34, -60)
const cone = (accent: string) => small('M-72 -56H72L16 30H-16Z', tint) + fine('M-40 -56L-8 30M40 -56L8 30M0 -56V30M-48 40H48') + small('M0 46Q16 66 0 80Q-16 66 0 46Z', accent)

// Coffee.

const bags: Record<string, { fill: string; tie: boolean; motif: (accent: string) => string }> = {
  'espresso-blends': { fill: kraft, tie: true, motif: () => beans },
  'single-origins': { fill: cream, tie: false, motif: mountains },
  decaf: { fill: tint, tie: false, motif: () => moon },
  'filter-coffee': { fill: wood, tie: true, motif: cone },
}
/** For espresso blends: what they become. */
const espresso = (size: number) => {
  const loose = [
    [220, 960, -30],
    [330, 1030, 40],
    [960, 1000, -60],
    [1050, 930, 20],
    [150, 1060, 10],
    [860, 1060, 70],
  ] as const
  return drawn(steam(570, 330, 210), china(570, 440, between(250, 290, size), crema), fine(oval(540, 440, 130, 34)), ...loose.slice(0, howMany(size, 3, 6)).map(([x, y, turn]) => bean(x, y, 66, turn)))
}
/** A coffee branch: leaves in pairs, cherries where they grow. */
const branch = (size: number, accent: string) => {
  const nodes = [
    [300, 850],
    [500, 640],
    [720, 460],
  ] as const
  const cherry = (x: number, y: number, fill: string) => solid(circle(x, y, 52), fill, '-8 -8') + fine(circle(x + 20, y + 26, 9))
  const spots = [
    [-62, 36],
    [44, 52],
    [-6, 100],
    [-90, 110],
    [96, -10],
  ] as const
  return drawn(
    cord('M130 1010Q420 760 600 560T1000 270', 18, wood),
    ...nodes.map(([x, y], i) => leaf(x, y, 340 - i * 20, -118) + leaf(x, y, 330 - i * 30, 12 + i * 8)),
    leaf(990, 276, 190, -40),
    ...nodes.map(([x, y], i) =>
      spots
        .slice(0, howMany(size, 2, 4))
        .map(([u, v], j) => cherry(x + u, y + v, (i + j) % 4 === 3 ? sage : accent))
        .join(''),
    ),
  )
}
/** Decaffeinated with water: a bean in a drop, and what leaves it. */
const washed = (size: number) =>
  drawn(
    drop(600, 730, 330, tint),
    fine('M340 700A270 270 0 0 0 440 950'),
    bean(600, 720, between(170, 225, size), -38),
    ...[
      [190, 330, 44],
      [1010, 370, 56],
      [1080, 600, 30],
      [130, 560, 30],
    ].map(([x = 0, y = 0, r = 0]) => drop(x, y, r, paper)),
  )

const openTin = (size: number, accent: string) => {
  const r = between(330, 380, size)
  return drawn(
    solid(circle(800, 380, r * 0.92), cream, round),
    fine(circle(800, 380, r * 0.8)),
    small(circle(800, 380, 60), accent),
    solid(circle(500, 690, r), kraft, round),
    small(circle(500, 690, r - 30), roast),
    inside(
      circle(500, 690, r - 32),
      shadow(circle(500, 690, r)),
      strewn(15, (x, y, i) => bean(500 + x * r * 0.9, 690 + y * r * 0.9, 84, i * 67)),
    ),
    firm(circle(500, 690, r - 30)),
  )
}
/** A hard pod of paper lying flat: crimped rim, the cake of coffee under it. */
const pod = (x: number, y: number, r: number) =>
  solid(tapered(x, y, r, y + 14, r, 0.34), cream, '-20 0') +
  fine(oval(x, y, r * 0.9, r * 0.305)) +
  solid(d`M${x - r * 0.8} ${y}C${x - r * 0.78} ${y - r * 0.34} ${x + r * 0.78} ${y - r * 0.34} ${x + r * 0.8} ${y}A${r * 0.8} ${r * 0.27} 0 0 1 ${x - r * 0.8} ${y}Z`, paper, '-20 -4') +
  grains(30, x, y - r * 0.08, r * 0.6, r * 0.17, 6)
const pods: Drawing = ({ size, accent }) => {
  const disc = placed(
    800,
    470,
    0,
    1,
    solid(circle(0, 0, 290), cream, round),
    fine(circle(0, 0, 262)),
    fine(times(60, i => d`M${frame(0, 0, i * 6)(266, 0)}L${frame(0, 0, i * 6)(284, 0)}`)),
    solid(circle(0, 0, 224), paper, '-12 -10'),
    grains(90, 0, 0, 196, 196, 7),
    small(rounded(xy`262 -30, 350 -40 10, 350 40 10, 262 30`), accent),
  )
  return {
    main: drawn(disc, ...Array.from({ length: howMany(size, 2, 4) }, (_, i) => pod(430 + (i % 2) * 30, 960 - i * 100, 300))),
    // In its basket, from above.
    detail: drawn(
      solid(rounded(xy`440 690, 560 790, 300 1090 60, 180 1060 60, 170 970 60`, 30), dark, '-12 -12'),
      small(rounded(xy`410 720, 530 820, 510 845, 386 748`), accent),
      solid(circle(640, 530, 400), shade, round),
      solid(box(196, 490, 60, 80, 14) + box(1024, 490, 60, 80, 14), shade),
      small(circle(640, 530, 340), dark),
      solid(circle(640, 530, between(270, 310, size)), cream, '-10 -10'),
      fine(circle(640, 530, between(250, 288, size))),
      grains(80, 640, 530, 220, 220, 7),
    ),
  }
}
const sachets: Drawing = ({ size, accent, print }) => {
  const [w, h] = [between(230, 270, size), between(330, 390, size)]
  return {
    main: drawn(placed(720, 560, 14, 1, packet(w, h, kraft)), placed(480, 640, -9, 1, packet(w, h, cream, label(-w * 0.7, -h * 0.6, w * 1.4, h * 1.2, accent, beans, print)))),
    // One packet for one basket.
    detail: drawn(
      basket(600, 720, 410, 290),
      flat(oval(600, 730, 380, 66), roast),
      grains(60, 600, 728, 340, 50),
      flat('M500 420L560 420L690 740H520Z', roast),
      grains(40, 585, 580, 40, 150),
      placed(480, 300, 128, 1, packet(between(150, 180, size), 230, cream, small(box(-110, -40, 220, 110, 10), accent))),
    ),
  }
}
const dripBags: Drawing = ({ size, accent }) => {
  const r = between(290, 320, size)
  // Wings of card that hook over the rim.
  const ear = (side: number) => {
    const at = (x: number, y: number, q = 8): Corner => [600 + side * x, y, q]
    return solid(rounded([at(150, 350), at(r - 30, 486, 40), at(r + 44, 486, 26), at(r + 44, 640, 16), at(r + 4, 640), at(r + 4, 540, 20), at(r - 60, 530, 40), at(160, 470)]), kraft, '-8 -8')
  }
  return {
    main: drawn(
      mug(600, 540, r, 500),
      small(oval(600, 544, r * 0.92, r * 0.17), dark),
      ear(-1),
      ear(1),
      solid('M420 330L600 290L780 330L760 590Q600 620 440 590Z', cream, '-20 0'),
      small('M420 330L600 290L780 330L600 380Z', roast),
      grains(26, 600, 334, 110, 26),
      fine('M600 380V604'),
      small(box(470, 450, 110, 70, 8), accent),
    ),
    detail: drawn(
      solid('M300 190H900V900Q600 940 300 900Z', cream, lit),
      crimps(300, 880, 600, 34),
      fine('M300 262H900M330 190V900M870 190V900'),
      flat('M334 520Q480 470 600 510T866 500V884Q600 918 334 884Z', roast),
      grains(howMany(size, 70, 130), 600, 710, 240, 160),
      small(box(300, 190, 600, 72), accent),
      solid(rounded(xy`180 330 20, 520 330 10, 520 420 10, 340 480 20, 340 720 30, 180 720 30`, 10), kraft, '-10 -10'),
      solid(rounded(xy`680 330 10, 1020 330 20, 1020 720 30, 860 720 30, 860 480 20, 680 420 10`, 10), kraft, '-10 -10'),
    ),
  }
}

const closeUps: Record<string, (size: number, accent: string) => string> = { 'espresso-blends': espresso, 'single-origins': branch, decaf: washed, 'filter-coffee': size => heap(size, roast) }
const coffee = (family: string) => {
  const { fill = kraft, tie = true, motif = () => beans } = bags[family] ?? {}
  const inBag: Drawing = ({ size, accent, print }) => ({
    main: drawn(placed(600, tie ? 624 : 600, 0, 1, bag({ w: between(256, 320, size), h: between(410, 470, size), fill, tie, motif: motif(accent), print, size, accent }))),
    detail: (closeUps[family] ?? espresso)(size, accent),
  })
  const inTin: Drawing = ({ size, accent, print }) => ({
    main: drawn(central(tin({ w: between(270, 320, size), h: between(380, 430, size), fill, motif: motif(accent), print, size, accent }, 'slip'))),
    detail: openTin(size, accent),
  })
  return byKind(inBag, { tin: inTin, pods, sachet: sachets, 'drip-bag': dripBags })
}

/** All that goes into the cup, and the cup. */
export const coffeeGoods: Record<string, Drawing> = {
  'espresso-blends': coffee('espresso-blends'),
  'single-origins': coffee('single-origins'),
  decaf: coffee('decaf'),
  'filter-coffee': coffee('filter-coffee'),
  ...teaAndPowders,
  ...coffeeTable,
}
