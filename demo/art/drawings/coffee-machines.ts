import { cleaning } from './coffee-cleaning.ts'
import { bean, beanRows, brass, cream, crema, cup, grains, howMany, plain, portafilter, roast, shadow, spun, steam, tapered } from './coffee-shapes.ts'
import { type Drawing, drawn, ink, placed, shade, tint } from './kit.ts'
import { between, box, byKind, circle, cord, d, dark, fine, firm, flat, frame, inside, oval, paper, rounded, small, solid, times, xy } from './workshop.ts'

/** Slats of a drip tray's grid. */
const grid = (x: number, y: number, width: number) => plain(box(x, y, width, 30, 8), dark) + fine(times(Math.floor(width / 26) - 1, i => d`M${x + 26 + i * 26} ${y + 6}v18`))
const gauge = (x: number, y: number, r: number, turn: number) =>
  small(circle(x, y, r), paper) +
  fine(times(7, i => d`M${frame(x, y, 150 + i * 40)(r * 0.76, 0)}L${frame(x, y, 150 + i * 40)(r * 0.92, 0)}`) + d`M${x} ${y}L${frame(x, y, turn)(r * 0.66, 0)}`) +
  small(circle(x, y, r * 0.1), dark)
/** A small cup from its side, for under a spout; x, y: the middle of its foot. */
const demitasse = (x: number, y: number, r: number) =>
  cord(d`M${x + r * 0.9} ${y - r * 1.1}C${x + r * 1.6} ${y - r * 1.2} ${x + r * 1.5} ${y - r * 0.3} ${x + r * 0.7} ${y - r * 0.5}`, 12, paper) +
  solid(
    d`M${x - r} ${y - r * 1.4}H${x + r}C${x + r} ${y - r * 0.5} ${x + r * 0.8} ${y} ${x + r * 0.4} ${y}H${x - r * 0.4}C${x - r * 0.8} ${y} ${x - r} ${y - r * 0.5} ${x - r} ${y - r * 1.4}Z`,
    paper,
    '-12 0',
  )
/** A drink's picture on a key or a screen: cup, and how high coffee and milk stand in it. */
const drink = (x: number, y: number, s: number, part: number) => {
  /** The glass narrows downwards; `to`: a height in it, from its foot. */
  const edge = (to: number) => s * (0.38 + 0.12 * to)
  const filled = (from: number, to: number) => d`M${x - edge(to)} ${y + s * (0.6 - 1.2 * to)}H${x + edge(to)}L${x + edge(from)} ${y + s * (0.6 - 1.2 * from)}H${x - edge(from)}Z`
  return small(filled(0, 1), paper) + small(filled(0, part), roast) + (part > 0.5 ? flat(filled(part, 0.92), cream) : '')
}
const streams = (x: number, y: number, h: number, apart: number) =>
  times(2, i => flat(box(x - apart - 6 + i * apart * 2, y, 12, h), roast) + fine(d`M${x - apart - 7 + i * apart * 2} ${y}v${h}M${x - apart + 7 + i * apart * 2} ${y}v${h}`))

// Espresso machines.

/** From its side: head over the tray, filter holder to the left, tank at the back. */
const home: Drawing = ({ size, accent }) => {
  const [top, back] = [between(300, 230, size), between(880, 990, size)]
  const shell = rounded(xy`320 ${top} 30, ${back} ${top} 30, ${back} 1000, 620 1000, 620 520 40, 340 500 30, 300 420 30`, 20)
  const rack =
    cord(d`M370 ${top}V${top - 60}H${back - 60}V${top}`, 6, shade) +
    times(3, i => plain(rounded(xy`${450 + i * 140} ${top}, ${550 + i * 140} ${top}, ${540 + i * 140} ${top - 86} 20, ${460 + i * 140} ${top - 86} 20`, 4), paper))
  return {
    main: drawn(
      rack,
      solid(box(back - 10, top + 60, 80, 960 - top, 20), tint, '-10 0'),
      flat(box(back - 4, top + 340, 68, 674 - top, 12), shade),
      fine(d`M${back} ${top + 340}h70`),
      solid(shell, tint, '-40 -10'),
      shadow(d`M620 520V1000H660V540Z`),
      solid(rounded(xy`368 490, 552 490, 540 560 10, 380 560 10`, 8), shade, '-24 0'),
      fine('M372 520H548'),
      demitasse(460, 920, 66),
      portafilter(460, 562, 88, accent, 3.3),
      streams(460, 694, 130, 36),
      cord('M640 470Q680 500 672 600L640 790', 14, shade),
      small(rounded(xy`628 780, 654 784, 648 826, 628 824`, 6), dark),
      solid(box(back - 210, top + 70, 120, 100, 50), dark, '-10 -10'),
      small(circle(back - 150, top + 120, 22), tint),
      gauge(430, top + 96, 60, 240),
      size > 0.2 ? gauge(580, top + 96, 60, 300) : small(circle(560, top + 96, 18), paper),
      small(circle(690, top + 96, 16), accent),
      fine(times(7, i => d`M${back - 240 + i * 26} 720V880`)),
      solid(rounded(xy`250 950 16, ${back + 10} 950 10, ${back + 10} 1050 16, 250 1050 16`), shade, '-20 -14'),
      grid(240, 924, 380),
      times(2, i => small(box(i ? back - 80 : 300, 1050, 60, 30, 8), dark)),
    ),
    // Eighteen grams in, thirty-six out.
    detail: drawn(
      demitasse(720, 1110, between(170, 190, size)),
      portafilter(720, 170, between(205, 226, size), accent, 2),
      streams(720, between(480, 512, size), between(370, 340, size), between(84, 92, size)),
    ),
  }
}
const beanHopper = (x: number, y: number, w: number, h: number) => {
  const glass = rounded(xy`${x - w} ${y}, ${x + w} ${y}, ${x + w * 0.8} ${y + h}, ${x - w * 0.8} ${y + h}`, 10)
  return solid(glass, tint, '-20 0') + inside(glass, beanRows(x - w, y + h * 0.5, Math.ceil(w / 38), 2, 42)) + plain(box(x - w * 1.04, y - 34, w * 2.08, 38, 14), dark)
}
const screen = (x: number, y: number, w: number, h: number, columns: number, rows: number) =>
  small(box(x, y, w, h, 16), dark) +
  times(columns * rows, i => drink(x + (w / columns) * ((i % columns) + 0.5), y + (h / rows) * (Math.floor(i / columns) + 0.5), Math.min(w / columns, h / rows) * 0.5, ((i * 3) % 5) * 0.16 + 0.2))
const automatic: Drawing = ({ size, accent }) => {
  const office = size > 0.6
  const [x, w] = [office ? 460 : 600, between(250, 300, size)]
  const top = office ? 270 : 300
  const cooler =
    solid(box(850, 520, 260, 530, 20), tint, '-24 -8') +
    small(box(880, 560, 200, 430, 12), shade) +
    fine('M900 780H940') +
    small(circle(1040, 600, 18), accent) +
    cord('M930 520Q930 440 860 440H740', 10, paper)
  return {
    main: drawn(
      office ? cooler + beanHopper(x - 140, 110, 120, 160) + beanHopper(x + 140, 110, 120, 160) : beanHopper(x, 150, w * 0.7, 150),
      solid(rounded(xy`${x - w} ${top} 40, ${x + w} ${top} 40, ${x + w} 1040 20, ${x - w} 1040 20`), dark, '-24 -10'),
      small(rounded(xy`${x - w + 24} ${top + 30} 24, ${x + w - 24} ${top + 30} 24, ${x + w - 24} 1000 12, ${x - w + 24} 1000 12`), tint),
      screen(x - w * 0.66, top + 70, w * 1.32, 200, office ? 4 : 3, office ? 2 : 1),
      small(box(x - w * 0.66, 630, w * 1.32, 350, 20), shade),
      shadow(box(x + w * 0.5, 630, w * 0.16, 350, 20)),
      streams(x, 780, 60, 30),
      demitasse(x, 962, 84),
      solid(
        rounded(
          xy`${x - 110} 590 20, ${x + 110} 590 20, ${x + 96} 720 10, ${x + 60} 720, ${x + 50} 790 8, ${x + 10} 790 8, ${x} 740, ${x - 10} 790 8, ${x - 50} 790 8, ${x - 60} 720, ${x - 96} 720 10`,
        ),
        dark,
        '-14 0',
      ),
      small(circle(x, 640, 22), accent),
      solid(box(x - w * 1.04, 1000, w * 2.08, 70, 16), shade, '-20 -10'),
      grid(x - w * 0.72, 968, w * 1.44),
    ),
    // What one touch brings.
    detail: drawn(
      solid(box(110, 210, 980, 780, 60), dark, '-20 -20'),
      small(box(160, 260, 880, 680, 24), ink),
      times(office ? 8 : 6, i => {
        const columns = office ? 4 : 3
        const [cx, cy] = [160 + (880 / columns) * ((i % columns) + 0.5), 420 + Math.floor(i / columns) * 300]
        return small(box(cx - 92, cy - 120, 184, 240, 20), i === 1 ? accent : tint) + drink(cx, cy - 10, between(130, 118, size), ((i * 3) % 5) * 0.16 + 0.2)
      }),
      times(4, i => small(circle(540 + i * 40, 906, 9), i ? shade : paper)),
    ),
  }
}
/** A brewing group from the front, its holder locked in; x, y: where it leaves the machine. */
const group = (x: number, y: number, r: number, accent: string) =>
  solid(rounded(xy`${x - r * 0.9} ${y}, ${x + r * 0.9} ${y}, ${x + r} ${y + r * 0.5} 10, ${x + r} ${y + r * 0.8} 10, ${x - r} ${y + r * 0.8} 10, ${x - r} ${y + r * 0.5} 10`), shade, '-20 0') +
  fine(d`M${x - r} ${y + r * 0.52}H${x + r}`) +
  plain(
    rounded(xy`${x - r * 0.5} ${y + r * 1.4}, ${x - r * 0.3} ${y + r * 1.9} 10, ${x - r * 0.56} ${y + r * 1.9} 8, ${x - r * 0.7} ${y + r * 1.4}`, 6) +
      rounded(xy`${x + r * 0.7} ${y + r * 1.4}, ${x + r * 0.56} ${y + r * 1.9} 8, ${x + r * 0.3} ${y + r * 1.9} 10, ${x + r * 0.5} ${y + r * 1.4}`, 6),
  ) +
  solid(rounded(xy`${x - r * 0.86} ${y + r * 0.8}, ${x + r * 0.86} ${y + r * 0.8}, ${x + r * 0.8} ${y + r * 1.4} 20, ${x - r * 0.8} ${y + r * 1.4} 20`, 6), tint, '-20 0') +
  solid(rounded(xy`${x - r * 0.28} ${y + r * 0.92} 20, ${x + r * 0.28} ${y + r * 0.92} 20, ${x + r * 0.36} ${y + r * 2.3} 40, ${x - r * 0.36} ${y + r * 2.3} 40`), dark, '-10 0') +
  small(rounded(xy`${x - r * 0.29} ${y + r * 1.04}, ${x + r * 0.29} ${y + r * 1.04}, ${x + r * 0.3} ${y + r * 1.2}, ${x - r * 0.3} ${y + r * 1.2}`), accent)
const cafe: Drawing = ({ size, accent }) => {
  const two = size > 0.8
  const [w, groups] = [two ? 470 : between(300, 360, size), two ? [400, 800] : [600]]
  const wand = (side: number) =>
    cord(d`M${600 + side * (w - 50)} 560Q${600 + side * (w + 10)} 600 ${600 + side * (w - 10)} 680L${600 + side * (w - 40)} 880`, 14, shade) +
    small(box(590 + side * (w - 40), 870, 20, 34, 6), dark) +
    plain(box(560 + side * (w - 60), 480, 80, 80, 40), dark)
  return {
    main: drawn(
      cord(d`M${620 - w} 320V240H${580 + w}V320`, 6, shade),
      times(Math.floor((2 * w - 120) / 110), i => plain(rounded(xy`${690 - w + i * 110} 316, ${784 - w + i * 110} 316, ${774 - w + i * 110} 226 20, ${700 - w + i * 110} 226 20`, 4), paper)),
      solid(rounded(xy`${640 - w} 560, ${560 + w} 560, ${560 + w} 960, ${640 - w} 960`), shade, '-20 0'),
      shadow(box(640 - w, 560, 2 * w - 80, 46)),
      groups.map(x => streams(x, 730, 120, 40) + demitasse(x, 924, 70)).join(''),
      solid(rounded(xy`${600 - w} 310 40, ${600 + w} 310 40, ${600 + w * 1.03} 440 30, ${600 + w} 580 30, ${600 - w} 580 30, ${600 - w * 1.03} 440 30`), tint, '-30 -14'),
      fine(d`M${600 - w * 1.02} 480H${600 + w * 1.02}`),
      groups.map(x => small(box(x - 130, 370, 260, 66, 33), shade) + times(4, i => small(circle(x - 84 + i * 56, 403, 17), i ? paper : accent))).join(''),
      two ? gauge(600, 402, 50, 260) : gauge(605 - w * 0.7, 403, 46, 250) + gauge(595 + w * 0.7, 403, 46, 290),
      groups.map(x => group(x, 566, 92, accent)).join(''),
      wand(-1),
      wand(1),
      solid(rounded(xy`${600 - w * 1.02} 950 16, ${600 + w * 1.02} 950 16, ${600 + w} 1040 20, ${600 - w} 1040 20`), tint, '-30 -10'),
      grid(620 - w, 924, 2 * w - 40),
      feet(600 - w, 600 + w, 1040),
    ),
    detail: drawn(
      solid(box(150, 70, 900, 150, 30), tint, '0 -16'),
      fine('M150 180H1050'),
      streams(600, 650, 260, between(112, 124, size)),
      demitasse(430, 1110, 150),
      demitasse(770, 1110, 150),
      group(600, 220, between(230, 250, size), accent),
    ),
  }
}
const machines = byKind(home, { automatic, group: cafe })

// Vending.

const feet = (left: number, right: number, y: number) => times(2, i => plain(box(i ? right - 90 : left + 20, y, 70, 34, 8), dark))
/** The niche where the cup comes: back wall in the shade, nozzle, grid. */
const niche = (x: number, y: number, w: number, h: number, accent: string) =>
  small(box(x, y, w, h, 20), dark) +
  shadow(box(x, y, w, 40, 20)) +
  small(rounded(xy`${x + w / 2 - 50} ${y}, ${x + w / 2 + 50} ${y}, ${x + w / 2 + 30} ${y + h * 0.16}, ${x + w / 2 - 30} ${y + h * 0.16}`), shade) +
  cup(x + w / 2, y + h * 0.42, h * 0.2, h * 0.44, accent) +
  grid(x + 10, y + h - 34, w - 20)
const tableTop: Drawing = ({ size, accent }) => {
  const [w, top] = [between(260, 310, size), between(270, 180, size)]
  return {
    main: drawn(
      feet(600 - w, 600 + w, 1056),
      size > 0.1 ? beanHopper(600, top - 90, w * 0.56, 100) : '',
      solid(rounded(xy`${600 - w} ${top} 40, ${600 + w} ${top} 40, ${600 + w} 1060 16, ${600 - w} 1060 16`), dark, '-26 -10'),
      small(rounded(xy`${624 - w} ${top + 26} 26, ${576 + w} ${top + 26} 26, ${576 + w} 1036 10, ${624 - w} 1036 10`), tint),
      screen(600 - w * 0.74, top + 70, w * 1.48, 560 - top, 3, size > 0.1 ? 3 : 2),
      small(box(600 - w * 0.74, 664, w * 0.3, 26, 8), accent),
      niche(600 - w * 0.74, 716, w * 1.1, 300, accent),
      small(circle(600 + w * 0.66, 800, 24), shade),
      firm(d`M${600 + w * 0.66} 790v20`),
      fine(times(4, i => d`M${600 + w * 0.54} ${900 + i * 24}h${w * 0.24}`)),
    ),
    detail: drawn(
      solid(box(130, 100, 940, 990, 40), tint, '-24 -16'),
      small(box(210, 170, 780, 840, 30), dark),
      shadow(box(210, 170, 780, 90, 30)),
      solid(rounded(xy`440 150, 760 150, 720 330 20, 660 330, 650 400 8, 610 400 8, 600 350, 590 400 8, 550 400 8, 540 330, 480 330 20`), shade, '-20 0'),
      flat('M578 400H622L612 600H588Z', roast),
      fine('M578 400L588 600M622 400L612 600'),
      cup(600, 600, between(170, 190, size), 350, accent),
      flat(oval(600, 606, 140, 20), roast),
      grid(230, 960, 740),
    ),
  }
}
const freeStanding: Drawing = ({ size, accent }) => {
  const w = between(280, 330, size)
  const tubs = (y: number) =>
    times(3, i => {
      const x = 330 + i * 150
      return (
        small(rounded(xy`${x} ${y}, ${x + 130} ${y}, ${x + 130} ${y + 170}, ${x + 100} ${y + 210}, ${x + 30} ${y + 210}, ${x} ${y + 170}`, 8), tint) +
        flat(box(x + 4, y + between(40, 90, ((i * 2 + y) % 5) / 4), 122, 70), [roast, cream, crema][i] ?? roast) +
        small(box(x - 4, y - 14, 138, 20, 6), shade) +
        small(box(x + 44, y + 210, 42, 26, 6), dark)
      )
    })
  return {
    main: drawn(
      feet(600 - w, 600 + w, 1086),
      solid(box(600 - w, 100, w * 2, 990, 24), dark, '-30 -8'),
      small(box(626 - w, 126, w * 2 - 52, 938, 14), tint),
      small(box(650 - w, 150, w * 1.24, 470, 14), cream),
      steam(650 - w * 0.38, 320, 120),
      cup(650 - w * 0.38, 350, between(90, 104, size), 200, accent),
      bean(690 - w, 580, 30, -30),
      bean(600 + w * 0.06, 570, 30, 40),
      times(10, i => small(box(600 + w * 0.36 + (i % 2) * w * 0.26, 160 + Math.floor(i / 2) * 56, w * 0.2, 38, 10), i === 2 ? accent : paper)),
      small(box(600 + w * 0.36, 470, w * 0.46, 60, 6), dark),
      fine(d`M${600 + w * 0.42} 500h${w * 0.2}`),
      small(box(600 + w * 0.5, 570, w * 0.2, 60, 10), shade),
      firm(d`M${600 + w * 0.6} 584v32`),
      small(circle(600 + w * 0.6, 690, 26), shade),
      fine(d`M${600 + w * 0.6} 680v20`),
      small(box(600 + w * 0.4, 900, w * 0.4, 100, 14), dark),
      niche(650 - w, 670, w * 1.04, 330, accent),
    ),
    // Behind the door: canisters, cups, the bucket.
    detail: drawn(
      solid(rounded(xy`860 110 20, 1110 50 20, 1110 1150 20, 860 1090 20`), tint, '-10 0'),
      fine('M890 170L1070 130V640L890 620Z'),
      solid(box(120, 100, 750, 1000, 20), dark, '-20 -10'),
      small(box(150, 130, 690, 940, 10), paper),
      tubs(180),
      size > 0.4 ? tubs(460) : '',
      times(howMany(size, 8, 12), i => small(tapered(230, 240 + i * 30, 60, 300 + i * 30, 52, 0.2), paper)),
      small(box(170, 200, 120, 30, 8), accent),
      fine('M150 740H840'),
      solid(rounded(xy`560 800, 800 800, 770 1040 16, 590 1040 16`, 8), shade, '-20 0'),
      firm('M548 800H812'),
      small(box(200, 780, 280, 250, 16), shade),
      fine('M230 830H450M230 880H450M230 930H450'),
      cord('M410 700Q420 760 520 770T680 840', 10, tint),
    ),
  }
}
/** What stands in a spiral: bar, bottle or sandwich. */
const ware = (x: number, y: number, i: number, accent: string) =>
  i % 4 === 1
    ? small(rounded(xy`${x - 12} ${y - 92}, ${x + 12} ${y - 92}, ${x + 12} ${y - 74}, ${x + 24} ${y - 56}, ${x + 24} ${y}, ${x - 24} ${y}, ${x - 24} ${y - 56}, ${x - 12} ${y - 74}`, 6), tint) +
      flat(box(x - 22, y - 44, 44, 24), accent)
    : i % 4 === 2
      ? small(d`M${x - 36} ${y}L${x} ${y - 70}L${x + 36} ${y}Z`, cream) + fine(d`M${x - 24} ${y - 14}H${x + 24}`)
      : small(box(x - 28, y - 74, 56, 74, 6), i % 4 ? crema : tint) + fine(d`M${x - 28} ${y - 62}h56M${x - 28} ${y - 12}h56`)
const bar = (x: number, y: number, fill: string, band: string) => solid(box(x, y, 96, 440, 8), fill, '-12 0') + fine(d`M${x} ${y + 40}h96M${x} ${y + 400}h96`) + small(box(x, y + 150, 96, 140), band)
const snacks: Drawing = ({ size, accent }) => {
  const [w, shelves] = [between(340, 390, size), howMany(size, 5, 6)]
  const step = 780 / shelves
  return {
    main: drawn(
      feet(600 - w, 600 + w, 1086),
      solid(box(600 - w, 90, w * 2, 1000, 20), dark, '-30 -8'),
      small(box(630 - w, 124, w * 1.44, 800, 12), paper),
      times(
        shelves,
        j =>
          fine(d`M${630 - w} ${124 + (j + 1) * step}h${w * 1.44}`) +
          flat(box(632 - w, 125 + (j + 1) * step - 22, w * 1.44 - 4, 20), shade) +
          times(4, i => ware(690 - w + i * w * 0.36, 124 + (j + 1) * step - 24, i + j, accent)),
      ),
      small(box(600 + w * 0.58, 160, w * 0.34, 110, 10), paper),
      times(12, i => small(circle(600 + w * (0.64 + (i % 3) * 0.11), 320 + Math.floor(i / 3) * 42, 14), i === 11 ? accent : tint)),
      small(box(600 + w * 0.66, 520, w * 0.18, 70, 8), shade),
      firm(d`M${600 + w * 0.75} 536v38`),
      small(box(600 + w * 0.62, 640, w * 0.26, 60, 6), tint),
      small(circle(600 + w * 0.75, 800, 22), shade),
      small(box(640 - w, 950, w * 1.4, 100, 12), tint),
      fine(d`M${660 - w} 976h${w * 1.3}`),
    ),
    // One turn of the spiral drops one bar.
    detail: drawn(
      times(6, i => cord(d`M${190 + i * 130} 330C${250 + i * 130} 330 ${240 + i * 130} 740 ${290 + i * 130} 740`, 10, dark)),
      times(howMany(size, 3, 5), i => bar(210 + i * 130, 290, i % 2 ? cream : crema, i ? paper : accent)),
      times(6, i => cord(d`M${160 + i * 130} 740C${200 + i * 130} 740 ${150 + i * 130} 330 ${190 + i * 130} 330`, 10, shade)),
      cord('M90 540H150', 48, dark),
      solid('M90 770H920L980 850H90Z', shade, '0 -14'),
      placed(1010, 790, 24, 1, bar(-48, -110, crema, paper)),
      fine('M1000 560V630M1060 580V640'),
    ),
  }
}
const cabinet: Drawing = ({ size, accent }) => {
  const [w, top] = [between(270, 330, size), between(230, 150, size)]
  return {
    main: drawn(
      feet(600 - w, 600 + w, 1056),
      solid(rounded(xy`${600 - w} ${top + 60}, ${600 + w} ${top + 60}, ${600 + w} 1060, ${600 - w} 1060`, 10), tint, '-30 -8'),
      solid(rounded(xy`${640 - w} ${top - 40}, ${560 + w} ${top - 40}, ${610 + w} ${top + 40}, ${610 + w} ${top + 70} 8, ${590 - w} ${top + 70} 8, ${590 - w} ${top + 40}`), shade, '0 -24'),
      small(oval(600, top, w * 0.3, 22), dark),
      small(box(640 - w, top + 110, w * 2 - 80, 900 - top, 10), paper),
      solid(box(660 - w, 560, 36, 150, 18), dark, '-6 0'),
      small(circle(678 - w, 520, 17), brass),
      fine(times(6, i => d`M${600 + w * 0.2} ${880 + i * 22}h${w * 0.5}`)),
      small(box(600 - w * 0.16, top + 170, w * 0.32, 30, 15), accent),
    ),
    detail: drawn(
      solid('M860 120L1110 60V1140L860 1080Z', tint, '-10 0'),
      fine('M1060 560V680'),
      solid(box(110, 100, 760, 1000, 10), shade, '-20 -10'),
      small(box(140, 170, 700, 900), paper),
      solid('M400 100H580L560 430H420Z', dark, '-20 0'),
      solid(rounded(xy`350 ${between(560, 500, size)}, 640 ${between(560, 500, size)}, 610 1050 20, 380 1050 20`, 8), tint, '-30 0'),
      flat('M372 850H618L606 1040H386Z', roast),
      grains(36, 496, 940, 100, 70),
      firm(d`M336 ${between(560, 500, size)}H654`),
      solid(rounded(xy`680 700 20, 810 700 20, 810 1050, 680 1050`, 14), shade, '-12 0'),
      small(box(710, 660, 50, 44, 8), dark),
      fine('M690 800H800M690 900H800'),
      solid(spun(240, xy`640 60 10, 1040 60 14`), tint, '-16 0'),
      solid(spun(240, xy`580 74 14, 650 74 6`), dark, '-16 0'),
      small(box(180, 780, 120, 80), accent),
    ),
  }
}
const coins = (x: number, y: number, r: number, count: number, tone: string) =>
  times(count, i => small(d`M${x - r} ${y - i * 22}v-18A${r} ${r * 0.16} 0 0 1 ${x + r} ${y - i * 22 - 18}v18A${r} ${r * 0.16} 0 0 1 ${x - r} ${y - i * 22}Z`, i % 5 === 4 ? paper : tone))
const changer: Drawing = ({ size, accent }) => {
  const w = between(220, 260, size)
  return {
    main: drawn(
      solid(box(600 - w, 110, w * 2, 990, 24), dark, '-24 -10'),
      solid(rounded(xy`${640 - w} 90, ${600 + w * 0.4} 90, ${600 + w * 0.3} 190, ${670 - w} 190`, 8), shade, '-10 0'),
      firm(d`M${690 - w} 110H${590 + w * 0.3}`),
      small(box(624 - w, 210, w * 2 - 48, 300, 14), shade),
      small(circle(600 - w * 0.44, 360, 84), tint),
      fine(circle(600 - w * 0.44, 360, 60)),
      fine(d`M${600 + w * 0.1} 250L${600 + w * 0.7} 330L${600 + w * 0.1} 470`),
      times(5, i => small(circle(600 + w * 0.74, 250 + i * 54, 14), i ? paper : accent)),
      small(box(624 - w, 540, w * 2 - 48, 520, 10), paper),
      times(5, i => {
        const [x, r] = [600 - w * 0.7 + i * w * 0.35, w * 0.15]
        return small(box(x - r - 4, 556, r * 2 + 8, 480, 8), tint) + coins(x, 1030, r, 5 + ((i * 7 + howMany(size, 0, 9)) % 14), i % 2 ? '#d5dce4' : brass)
      }),
    ),
    detail: drawn(
      times(3, i => coins(300 + i * 300, 960, 120, howMany(size, 8, 13) + ((i * 5) % 9), i % 2 ? '#d5dce4' : brass) + times(2, j => firm(d`M${170 + i * 300 + j * 260} 300V1000`))),
      solid(box(110, 990, 980, 60, 10), dark, '0 -10'),
      placed(600, 190, 14, 1, solid(circle(0, 0, 120), brass, '-10 -10'), fine(circle(0, 0, 96)), small(circle(0, 0, 62), shade), bean(0, 0, 38, -40, accent)),
    ),
  }
}
const vending = byKind(tableTop, { 'free-standing': freeStanding, snack: snacks, cabinet, 'coin-changer': changer })

export const coffeeMachines: Record<string, Drawing> = {
  'espresso-machines': machines,
  'vending-machines': vending,
  cleaning,
}
