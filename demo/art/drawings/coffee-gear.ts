import { grinders } from './coffee-grinders.ts'
import { basket, brass, copper, cream, crema, front, grains, howMany, kraft, roast, round, shadow, sleeve, spun, strewn, tapered, wood } from './coffee-shapes.ts'
import { type Drawing, drawn, ink, placed, polygon, shade, tint } from './kit.ts'
import { between, box, byKind, circle, cord, d, dark, enlarged, fine, firm, flat, frame, hatched, inside, oval, paper, rounded, small, solid, times, xy } from './workshop.ts'

// Brewing by hand.

/** Ribs on the inside of a cone seen from above; `sweep`: how far (degrees) one turns on its way down. */
const spiral = (r: number, hole: number, count: number, sweep: number) =>
  fine(
    times(count, i => {
      const at = (part: number) => frame(600, 600, (360 / count) * i + sweep * part)(r + (hole - r) * part, 0)
      return d`M${at(0)}Q${at(0.5)} ${at(1)}`
    }),
  )
const dripper: Drawing = ({ size, accent }) => {
  if (size > 0.1) return steelDripper({ size, accent })
  return {
    main: drawn(
      cord('M900 470C1090 430 1100 700 800 680', 50, paper),
      solid(tapered(600, 860, 330, 890, 330, 0.2), paper, '-50 0'),
      fine(front(600, 876, 330, 0.2)),
      solid('M180 330A420 90 0 0 1 1020 330C960 560 800 680 740 840A140 30 0 0 1 460 840C400 680 240 560 180 330Z', paper, '-50 0'),
      fine('M464 822A140 30 0 0 0 736 822M210 420C300 600 420 720 462 822'),
      solid(oval(600, 330, 420, 90), paper, '0 -8'),
      small(oval(600, 334, 388, 78), shade),
      inside(oval(600, 334, 388, 78), flat(oval(600, 356, 330, 66), tint), fine(times(13, i => d`M${240 + i * 60} ${330 + Math.abs(i - 6) * 5}q${40 - (i - 6) * 8} 30 ${20 - (i - 6) * 9} 90`))),
      small(sleeve(600, 886, 330, 904, 330), accent),
    ),
    detail: drawn(
      solid(rounded(xy`950 540 30, 1130 520 70, 1130 680 70, 950 660 30`, 20), paper, '0 -14'),
      solid(circle(600, 600, 440), paper, round),
      small(circle(600, 600, 400), tint),
      spiral(396, 90, 16, 70),
      small(circle(600, 600, 92), shade),
      small(circle(600, 600, 62), ink),
    ),
  }
}
const steelDripper: Drawing = ({ size, accent }) => {
  const [r, h] = [between(360, 420, size), between(360, 430, size)]
  return {
    main: drawn(
      cord(d`M${600 + r * 0.9} 470C${600 + r * 1.5} 440 ${600 + r * 1.42} ${420 + h * 0.7} ${600 + r * 0.62} ${390 + h * 0.8}`, 32, shade),
      solid(tapered(600, 400 + h, r * 0.86, 436 + h, r * 0.86, 0.2), shade, '-50 0'),
      solid(tapered(600, 370 + h, r * 0.4, 404 + h, r * 0.42, 0.2), dark, '-20 0'),
      small(sleeve(600, 426 + h, r * 0.862, 440 + h, r * 0.862), accent),
      solid(tapered(600, 360, r, 370 + h, r * 0.56, 0.22), shade, '-60 0'),
      fine(d`M${600 - r * 0.78} 480L${600 - r * 0.5} ${340 + h}M${600 - r * 0.7} 500L${600 - r * 0.46} ${350 + h}`),
      solid(oval(600, 360, r, r * 0.22), tint, '0 -8'),
      small(oval(600, 364, r * 0.94, r * 0.2), dark),
      inside(oval(600, 364, r * 0.94, r * 0.2), flat(oval(600, 400, r * 0.74, r * 0.17), shade), fine(oval(600, 400, r * 0.74, r * 0.17))),
    ),
    detail: drawn(
      solid(rounded(xy`950 550 30, 1120 530 60, 1120 670 60, 950 650 30`, 20), shade, '0 -14'),
      solid(circle(600, 600, 440), shade, round),
      small(circle(600, 600, 410), tint),
      small(circle(600, 600, 262), shade),
      fine(circle(600, 600, 240)),
      times(3, i => small(circle(...frame(600, 600, i * 120 - 90)(110, 0), between(40, 52, size)), ink)),
    ),
  }
}
const hourglass = (waist: number) => {
  const side = (s: number) => `${d`C${600 + s * 250} 330 ${600 + s * waist} 440 ${600 + s * waist} 520`}`
  return `M340 120A260 46 0 0 1 860 120${side(1)}${d`C${600 + waist} 620 930 720 930 930`}C930 1060 850 1090 760 1090H440C350 1090 270 1060 270 930${d`C270 720 ${600 - waist} 620 ${600 - waist} 520`}${d`C${600 - waist} 440 350 330 340 120Z`}`
}
const brewer: Drawing = ({ size, accent }) => {
  const [waist, level] = [between(92, 110, size), between(900, 800, size)]
  const glass = hourglass(waist)
  const half = (s: number) => solid(rounded(xy`600 400, ${600 + s * (waist + 92)} 408 20, ${600 + s * (waist + 46)} 520 50, ${600 + s * (waist + 106)} 650 20, 600 656`, 10), wood, '-16 0')
  return {
    main: drawn(
      solid(glass, tint, '-40 0'),
      inside(glass, flat(box(200, level, 800, 400), roast), small(oval(600, level, 400, 46), crema)),
      small(oval(600, 120, 260, 46), paper),
      firm(oval(600, 120, 260, 46)),
      fine('M310 940C310 820 380 740 460 670'),
      half(-1),
      half(1),
      fine(d`M600 402V654M${540 - waist} 440q60 10 ${waist} 0M${530 - waist} 620q60 -14 ${waist + 10} -4M${640} 450q50 -10 ${waist} -6`),
      cord(d`M${552 - waist} 528Q600 566 ${648 + waist} 528`, 14, accent),
      cord('M600 548Q570 620 560 690M600 548Q640 620 650 680', 8, accent),
      small(circle(600, 548, 30), wood),
    ),
    // Paper in the neck, its triple side against the spout.
    detail: drawn(
      flat(`M${polygon(600, 600, 450, 48)}Z`, paper),
      solid(`${d`M${frame(600, 600, -78)(440, 0)}A440 440 0 1 1 ${frame(600, 600, -102)(440, 0)}L560 130Q600 90 640 130Z`}`, tint, round),
      small(circle(600, 600, 404), cream),
      small('M600 600L560 198A404 404 0 0 1 960 420Z', kraft),
      fine('M600 600L760 230M600 600L870 300M600 600L196 600M600 600L320 890'),
      small(circle(600, 620, between(210, 270, size)), roast),
      grains(70, 600, 620, between(170, 230, size), between(170, 230, size)),
      fine(circle(600, 600, 60)),
      small(circle(600, 126, 14), accent),
    ),
  }
}
/** A cone paper lying flat: its seam down one side and along the tip. */
const flatCone = (x: number, y: number, r: number, turn: number, fill = cream) =>
  placed(
    x,
    y,
    turn,
    1,
    solid(d`M${-r} ${-r * 0.86}Q0 ${-r * 1.22} ${r} ${-r * 0.86}L${r * 0.16} ${r * 0.9}Q0 ${r * 0.96} ${-r * 0.16} ${r * 0.9}Z`, fill, '-16 0') +
      fine(d`M${r * 0.9} ${-r * 0.9}L${r * 0.09} ${r * 0.92}`) +
      times(9, i => fine(d`M${r * (0.92 - i * 0.09)} ${-r * (0.78 - i * 0.196)}l${-r * 0.075} ${-r * 0.034}`)),
  )
const filters: Drawing = ({ size, accent }) => {
  const count = howMany(size, 4, 7)
  return {
    main: drawn(
      times(count, i => flatCone(620 - i * 14 + (count - 1) * 4, 620 + (count - 1) * 5 - i * 10, 440, 10 - i * 2.5, i % 3 === 2 ? paper : cream)),
      placed(590, 640, -5, 1, small(rounded(xy`-300 -20, 300 -20, 268 60, -268 60`, 8), accent)),
    ),
    // Opened, the seam folded over.
    detail: drawn(
      solid(d`M170 330A430 120 0 0 1 1030 330L${640 + 30 * size} 1060Q600 1090 ${560 - 30 * size} 1060Z`, cream, '-60 0'),
      solid(oval(600, 330, 430, 120), paper, '0 -8'),
      inside(oval(600, 330, 430, 120), flat('M170 330L600 1000L1030 330Z', shade), fine('M600 210V450M500 214L560 450M390 226L520 450')),
      firm(oval(600, 330, 430, 120)),
      fine('M960 400L640 1040'),
      solid(d`M1030 330L1090 350L${694 + 30 * size} 1076L${640 + 30 * size} 1060Z`, kraft, '-8 0'),
      times(howMany(size, 9, 13), i => fine(d`M${1046 - (i * 385) / howMany(size, 9, 13)} ${376 + (i * 715) / howMany(size, 9, 13)}l30 12`)),
    ),
  }
}
const baskets: Drawing = ({ size, accent }) => {
  const [count, h] = [howMany(size, 4, 7), between(430, 350, size)]
  return {
    main: drawn(
      times(count - 1, i => solid(tapered(600, 330 + (count - 1 - i) * 44, 430, 330 + (count - 1 - i) * 44 + h, 250, 0.22), i % 2 ? paper : cream, '-30 0')),
      basket(600, 330, 430, h, cream),
      small(sleeve(600, 330 + h * 0.5, 342, 330 + h * 0.72, 302, 0.22), accent),
    ),
    detail: drawn(
      solid(`M${Array.from({ length: 96 }, (_, i) => d`${frame(600, 600, i * 3.75)(i % 4 < 2 ? 470 : 440, 0)}`).join('L')}Z`, cream, round),
      small(circle(600, 600, 220), paper),
      fine(times(48, i => d`M${frame(600, 600, i * 7.5 + 2)(224, 0)}L${frame(600, 600, i * 7.5 + 2)(446, 0)}`)),
      inside(circle(600, 600, 220), grains(howMany(size, 40, 80), 600, 600, 190, 190, 5)),
    ),
  }
}
const kettle: Drawing = ({ size, accent }) => {
  const r = between(250, 285, size)
  const body = d`M${620 - r * 0.62} 350L${620 - r} 850Q${620 - r} 900 ${660 - r} 900H${580 + r}Q${620 + r} 900 ${620 + r} 850L${620 + r * 0.62} 350Z`
  const neck = d`M${640 - r} 800C${420 - r} 800 ${500 - r} 460 ${450 - r} 330Q${424 - r} 270 ${366 - r} 276`
  return {
    main: drawn(
      cord(d`M${600 + r * 0.66} 430C${700 + r} 300 ${880 + r} 360 ${840 + r} 580Q${810 + r} 720 ${800 + r} 770`, 44, dark),
      cord(neck, 50, shade),
      solid(body, shade, '-50 0'),
      fine(d`M${620 - r * 0.66} 386H${620 + r * 0.66}M${620 - r * 0.99} 850H${620 + r * 0.99}M${660 - r * 0.82} 440L${640 - r} 820`),
      solid(spun(620, xy`310 ${r * 0.6} 30, 352 ${r * 0.66} 6`), tint, '-30 0'),
      solid(spun(620, xy`236 52 20, 286 46 10, 312 26`), accent, '-12 0'),
      solid(rounded(xy`${580 - r} 910, ${660 + r} 910, ${700 + r} 990 24, ${540 - r} 990 24`, 16), dark, '-20 -8'),
      small(box(560, 926, 120, 46, 10), paper),
      small(circle(740, 949, 20), tint),
      times(3, i => small(circle(790 + i * 30, 949, 6), tint)),
      solid(box(900 - r * 0.04, 962, 10, 4), dark),
      firm(d`M${700 + r} 980H1140`),
    ),
    // A thin stream, in circles.
    detail: drawn(
      cord('M1110 560C1090 260 900 60 700 150Q600 200 560 300', 84, shade),
      small(oval(553, 322, 42, 20), dark),
      flat('M536 330C524 480 520 640 522 860H546C546 640 552 480 572 330Z', tint),
      firm('M534 330C522 480 518 640 520 860M574 330C554 480 548 640 548 860'),
      solid(oval(600, 900, between(420, 450, size), 170), paper, '0 -14'),
      small(oval(600, 904, between(390, 420, size), 150), cream),
      small(oval(600, 918, 330, 118), roast),
      grains(50, 600, 918, 290, 96),
      small(oval(534, 876, 150, 44), crema),
      fine(oval(534, 872, 90, 26) + oval(534, 868, 40, 11)),
      flat('M522 800h26v62h-26Z', tint),
      firm('M520 800V864M548 800V864'),
      solid(rounded(xy`1070 420 10, 1136 420 10, 1140 470 10, 1074 470 10`), accent, '-8 0'),
    ),
  }
}
/** A jug of glass with its lid, its marks in cups. */
const jug = (size: number, accent: string, top: string) => {
  const level = between(860, 700, size)
  const outline = 'M390 340H790C800 440 960 560 960 820C960 980 900 1060 830 1060H350C280 1060 220 980 220 820C220 560 380 440 390 340Z'
  return (
    cord('M800 420C1120 380 1140 830 930 900', 32, tint) +
    solid(outline, tint, '-40 0') +
    inside(outline, flat(box(180, level, 840, 400), roast), small(oval(590, level, 370, 44), crema)) +
    fine('M268 900C250 700 340 580 400 500') +
    times(3, i => fine(d`M520 ${940 - i * 100}h${60 + (i % 2) * 30}`) + small(circle(490, 940 - i * 100, 7), paper)) +
    solid('M370 350L330 300L380 290H800V350Z', shade, '-20 0') +
    fine('M386 320H800') +
    top +
    small(box(700, 300, 60, 20, 8), accent)
  )
}
const server: Drawing = ({ size, accent }) => ({
  main: drawn(jug(size, accent, solid(spun(590, xy`180 60 24, 220 64 10, 240 40, 260 190 20, 296 200`), dark, '-30 0'))),
  detail: drawn(
    enlarged(
      84,
      170,
      0,
      0.88,
      jug(size, accent, solid(tapered(590, 250, 260, 280, 260, 0.14), paper, '-30 0') + solid(tapered(590, 20, 330, 240, 120, 0.16), paper, '-40 0') + small(oval(590, 20, 310, 46), roast)),
    ),
  ),
})
const pourOver = byKind(dripper, { brewer, filters, baskets, kettle, server })

// French presses and moka pots.

/** The plunger's end: screen, spiral spring, cross plate. */
const plunger = (size: number, accent: string) => {
  const r = between(340, 400, size)
  return drawn(
    solid(spun(600, xy`100 22, 760 22`), shade, '-8 0'),
    solid(spun(600, xy`740 60 10, 800 70`), shade, '-14 0'),
    solid(tapered(600, 810, r * 0.92, 836, r, 0.16), tint, '-40 0'),
    fine(times(10, i => d`M${600 + (i - 4.5) * r * 0.18} ${826 - Math.abs(i - 4.5) * 4}v-14`)),
    cord(d`M${600 - r} 870A${r} ${r * 0.17} 0 0 0 ${600 + r} 870`, 24, brass),
    fine(
      times(28, i => {
        const a = (Math.PI * (i + 0.5)) / 28
        return d`M${600 - r * Math.cos(a) - 8} ${852 + r * 0.17 * Math.sin(a)}l16 36`
      }),
    ),
    solid(tapered(600, 910, r * 0.96, 926, r * 0.96, 0.16), shade, '-40 0'),
    inside(sleeve(600, 900, r * 0.96, 926, r * 0.96, 0.16), fine(times(40, i => d`M${600 - r + i * r * 0.06} 880l60 130M${640 - r + i * r * 0.06} 880l-60 130`))),
    small(spun(600, xy`130 60 8, 170 60 8`), accent),
  )
}
const press: Drawing = ({ size, accent }) => {
  const insulated = size > 0.1
  const [r, h] = [between(220, 280, size), between(560, 640, size)]
  const top = 430
  const foot = top + h
  const lid =
    solid(d`M${600 - r * 1.06} ${top}C${600 - r} ${top - 90} ${600 - r * 0.4} ${top - 110} 600 ${top - 110}S${600 + r} ${top - 90} ${600 + r * 1.06} ${top}Z`, shade, '-40 0') +
    solid(spun(600, xy`180 14, ${top - 106} 14`), shade, '-6 0') +
    solid(circle(600, 170, 48), accent, '-10 -10') +
    fine(d`M${600 - r * 0.9} ${top - 34}H${600 + r * 0.9}`)
  const grip = insulated ? shade : dark
  const handle = cord(d`M${600 + r} ${top + 60}H${680 + r}Q${790 + r} ${top + 60} ${790 + r} ${top + 170}V${foot - 190}Q${790 + r} ${foot - 90} ${680 + r} ${foot - 90}H${600 + r}`, 44, grip)
  const spout = solid(d`M${600 - r} ${top + 10}L${540 - r} ${top - 10}Q${560 - r} ${top + 60} ${600 - r} ${top + 110}Z`, insulated ? tint : paper, '-6 0')
  const straps = times(3, i => solid(box(600 - r * 1.02 + i * r * 0.94, top + 40, r * 0.16, h - 60, 4), shade, '-8 0'))
  const body = insulated
    ? solid(spun(600, xy`${top} ${r}, ${foot - 20} ${r} 30, ${foot} ${r * 0.94} 10`), tint, '-70 0') +
      fine(d`M${600 - r} ${top + 40}H${600 + r}M${600 - r} ${foot - 50}H${600 + r}M${600 - r * 0.72} ${top + 70}V${foot - 80}`)
    : solid(spun(600, xy`${top} ${r}, ${foot} ${r} 30`), tint, '-40 0') +
      flat(spun(600, xy`${top + h * 0.36} ${r - 8}, ${foot - 10} ${r - 8} 24`), roast) +
      small(oval(600, top + h * 0.36, r - 6, 24), crema) +
      solid(spun(600, xy`${top} 10, ${top + h * 0.3} 10`), shade, '0 0') +
      small(box(600 - r + 6, top + h * 0.28, r * 2 - 12, 22, 8), shade) +
      straps +
      solid(box(580 - r, top + 30, r * 2 + 40, 36, 8), shade, '-30 0') +
      solid(box(580 - r, foot - 60, r * 2 + 40, 36, 8), shade, '-30 0') +
      times(2, i => small(box(i ? 560 + r : 590 - r, foot - 24, 50, 44, 12), dark))
  return { main: drawn(placed(-40, 0, 0, 1, handle, spout, body, lid)), detail: plunger(size, accent) }
}
/** Facets of an eight-sided pot (or none, where it is turned from steel) between two rims. */
const facets = (x: number, top: number, r: number, bottom: number, foot: number, sided: boolean) =>
  sided
    ? shadow(d`M${x + r * 0.42} ${top}L${x + r} ${top}L${x + foot} ${bottom}L${x + foot * 0.42} ${bottom}Z`) +
      fine(d`M${x - r * 0.42} ${top}L${x - foot * 0.42} ${bottom}M${x + r * 0.42} ${top}L${x + foot * 0.42} ${bottom}`)
    : fine(d`M${x - r * 0.72} ${top + 30}L${x - foot * 0.72} ${bottom - 30}`)
const moka =
  (sided: boolean): Drawing =>
  ({ size, accent }) => {
    const [r, h] = [between(230, 290, size), between(300, 350, size)]
    const [waist, y] = [r * 0.74, 600]
    const metal = sided ? shade : tint
    const cone = (y0: number, r0: number, y1: number, r1: number) =>
      sided ? rounded(xy`${560 - r0} ${y0} 8, ${560 + r0} ${y0} 8, ${560 + r1} ${y1} 8, ${560 - r1} ${y1} 8`) : spun(560, xy`${y0} ${r0} 20, ${y1} ${r1} 30`)
    return {
      main: drawn(
        cord(d`M${540 + r} ${y - h + 50}H${690 + r}Q${760 + r} ${y - h + 60} ${740 + r} ${y - h + 150}L${700 + r} ${y - 10}`, 54, dark),
        solid(d`M${560 - r * 0.9} ${y - h}L${450 - r} ${y - h + 10}Q${500 - r} ${y - h + 90} ${560 - r * 0.84} ${y - h * 0.42}Z`, metal, '-8 0'),
        solid(cone(y - h, r, y - 30, waist), metal, '-50 0'),
        facets(560, y - h, r, y - 30, waist, sided),
        solid(cone(y + 50, waist, y + h + 60, r * 1.06), metal, '-60 0'),
        facets(560, y + 50, waist, y + h + 60, r * 1.06, sided),
        solid(spun(560, xy`${y - 34} ${waist * 1.06} 10, ${y + 10} ${waist * 1.06} 6, ${y + 14} ${waist} 4, ${y + 54} ${waist} 4`), sided ? tint : shade, '-40 0'),
        fine(d`M${560 - waist} ${y + 30}H${560 + waist}`),
        small(circle(560 - r * 0.42, y + h * 0.5, 26), brass),
        small(circle(560 - r * 0.42, y + h * 0.5, 10), dark),
        solid(
          rounded(xy`${560 - r * 1.02} ${y - h} 6, ${560 - r * 0.7} ${y - h - 70} ${sided ? 8 : 90}, ${560 + r * 0.7} ${y - h - 70} ${sided ? 8 : 90}, ${560 + r * 1.02} ${y - h} 6`),
          metal,
          '-50 0',
        ),
        sided ? fine(d`M${560 - r * 0.3} ${y - h - 70}L${560 - r * 0.42} ${y - h}M${560 + r * 0.3} ${y - h - 70}L${560 + r * 0.42} ${y - h}`) : '',
        solid(spun(560, xy`${y - h - 160} 46 16, ${y - h - 120} 50 16, ${y - h - 72} 22`), accent, '-12 0'),
        solid(box(540 + r, y - h - 24, 50, 44, 10), dark),
      ),
      // Cut open: water, funnel with coffee, the column it rises in.
      detail: drawn(
        hatched(rounded(xy`300 110, 330 110, 420 520, 780 520, 870 110, 900 110, 800 560, 400 560`, 4), 20),
        flat('M376 330H824L780 516H424Z', roast),
        firm('M376 330H824'),
        solid(rounded(xy`560 520, 584 240, 616 240, 640 520`), shade, '-6 0'),
        flat('M592 250h16v270h-16Z', paper),
        fine('M600 510V270M584 300L600 270L616 300'),
        small(box(400, 566, 400, 20, 8), shade),
        fine(times(18, i => d`M${420 + i * 21} 568v16`)),
        small(box(384, 566, 40, 28, 10), accent),
        small(box(776, 566, 40, 28, 10), accent),
        hatched(rounded(xy`390 610, 360 610, 270 1080, 930 1080, 840 610, 810 610, 886 1046, 314 1046`, 4), 20),
        flat(d`M${between(346, 338, size)} ${between(880, 800, size)}H${between(854, 862, size)}L886 1044H314Z`, tint),
        firm(d`M${between(346, 338, size)} ${between(880, 800, size)}H${between(854, 862, size)}`),
        small('M430 596H770L750 730H630V980H570V730H450Z', paper),
        flat('M436 600H764L746 724H454Z', roast),
        grains(50, 600, 660, 140, 50),
        fine('M454 724H746M600 970V760M584 790L600 760L616 790'),
      ),
    }
  }
const cezve: Drawing = ({ size }) => {
  const r = between(290, 330, size)
  const [x, y, h] = [460, 560, 470]
  const pot = d`M${x - r * 0.72} ${y}A${r * 0.72} ${r * 0.16} 0 0 1 ${x + r * 0.72} ${y}C${x + r * 0.6} ${y + 70} ${x + r * 0.56} ${y + 90} ${x + r * 0.62} ${y + 150}C${x + r} ${y + 280} ${x + r * 1.06} ${y + 400} ${x + r * 0.92} ${y + h - 40}Q${x + r * 0.8} ${y + h} ${x} ${y + h + 10}T${x - r * 0.92} ${y + h - 40}C${x - r * 1.06} ${y + 400} ${x - r} ${y + 280} ${x - r * 0.62} ${y + 150}C${x - r * 0.56} ${y + 90} ${x - r * 0.6} ${y + 70} ${x - r * 0.72} ${y}Z`
  const dents = fine(times(22, i => d`M${x - r * 0.8 + (i % 6) * r * 0.3 + (Math.floor(i / 6) % 2) * 40} ${y + 200 + Math.floor(i / 6) * 66}q24 26 48 0`))
  return {
    main: drawn(
      solid(rounded(xy`${x + r * 0.6} ${y + 10}, ${x + r * 0.66} ${y + 50}, 1010 290 10, 1110 210 40, 1080 150 40, 980 220 10`, 10), brass, '-6 -14'),
      small(circle(1066, 192, 14), paper),
      solid(pot, copper, '-56 0'),
      inside(pot, dents),
      solid(oval(x, y, r * 0.72, r * 0.16), copper, '0 -8'),
      small(oval(x, y + 2, r * 0.65, r * 0.13), shade),
      small(oval(x, y + 12, r * 0.58, r * 0.09), crema),
      solid(d`M${x - r * 0.72} ${y + 6}L${x - r * 0.92} ${y - 20}Q${x - r * 0.76} ${y - 44} ${x - r * 0.56} ${y - r * 0.09}Z`, copper, '-4 0'),
      small(circle(x + r * 0.62, y + 34, 12), brass),
      small(circle(x + r * 0.5, y + 58, 12), brass),
    ),
    detail: drawn(
      solid(rounded(xy`760 380, 800 440, 1120 190 40, 1080 130 40`, 10), brass, '-6 -12'),
      solid('M260 400L170 400Q150 480 210 540Z', copper, '0 0'),
      solid(circle(540, 640, 420), copper, round),
      small(circle(540, 640, 330), copper),
      small(circle(540, 640, 310), tint),
      small(circle(540, 640, between(270, 292, size)), crema),
      inside(
        circle(540, 640, 280),
        strewn(howMany(size, 18, 30), (u, v, i) => small(circle(540 + u * 250, 640 + v * 250, 14 + ((i * 7) % 22)), cream)),
      ),
    ),
  }
}
const spares: Drawing = ({ size, accent }) => {
  const r = between(220, 262, size)
  const ring = (x: number, y: number, fill: string) => solid(circle(x, y, r) + circle(x, y, r * 0.76, true), fill, '-10 -10') + fine(circle(x, y, r * 0.88))
  const sieve = (x: number, y: number) => solid(circle(x, y, r * 0.94), shade, '-12 -12') + fine(circle(x, y, r * 0.84)) + grains(84, x, y, r * 0.76, r * 0.76, 12)
  return {
    main: drawn(sieve(820, 800), ring(360, 360, paper), ring(720, 380, accent), ring(400, 760, paper)),
    // Where they sit: ring and sieve between the two halves.
    detail: drawn(
      hatched('M200 120H420V430H1000V540H200Z'),
      hatched('M120 660H470V1080H250V780H120Z'),
      firm('M200 540H1000M470 660V1080'),
      fine(times(8, i => d`M200 ${200 + i * 42}l-24 20l24 20`)),
      small('M480 560H1040V600H480Z', shade),
      fine(times(9, i => d`M${560 + i * 52} 560V600`)),
      solid(rounded(xy`290 546 30, 480 546 20, 480 ${between(646, 656, size)} 20, 290 ${between(646, 656, size)} 30`, 20), accent, '-8 -10'),
      small('M490 620H1040V650H520V1000H490Z', tint),
      flat('M530 656H1040V900H530Z', roast),
      grains(60, 780, 780, 230, 100),
    ),
  }
}
const presses = byKind(press, { moka: moka(true), 'steel-moka': moka(false), cezve, spare: spares })

export const coffeeGear: Record<string, Drawing> = { 'pour-over': pourOver, 'french-presses-mokas': presses, grinders }
