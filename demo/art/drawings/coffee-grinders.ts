import { bean, beanRows, grains, howMany, kraft, portafilter, roast, round, shadow, spun, wood } from './coffee-shapes.ts'
import { type Drawing, drawn, ink, polygon, shade, tint } from './kit.ts'
import { between, box, byKind, circle, cord, d, dark, fine, firm, flat, frame, inside, paper, rounded, small, solid, times, xy } from './workshop.ts'

// Grinders.
/** A burr of flat steel: cuts that run from the eye to the rim, three screws. */
const flatBurr = (size: number, accent: string) => {
  const [count, r] = [howMany(size, 24, 40), between(430, 470, size)]
  return drawn(
    solid(circle(600, 600, r) + circle(600, 600, r * 0.42, true), tint, round),
    fine(circle(600, 600, r * 0.9) + circle(600, 600, r * 0.62)),
    fine(times(count, i => d`M${frame(600, 600, (360 / count) * i)(r * 0.43, 0)}L${frame(600, 600, (360 / count) * i + 26)(r * 0.76, 0)}L${frame(600, 600, (360 / count) * i + 34)(r * 0.9, 0)}`)),
    fine(times(count * 2, i => d`M${frame(600, 600, (180 / count) * i + 4)(r * 0.78, 0)}L${frame(600, 600, (180 / count) * i + 10)(r * 0.9, 0)}`)),
    times(3, i => small(circle(...frame(600, 600, i * 120 + 30)(r * 0.66, 0), 38), shade) + small(circle(...frame(600, 600, i * 120 + 30)(r * 0.66, 0), 18), i ? dark : accent)),
  )
}
/** Conical burrs from above: the ring's teeth, the cone that turns in it. */
const conicalBurr = (size: number, accent: string) => {
  const [teeth, r] = [howMany(size, 26, 38), between(270, 300, size)]
  const star = (count: number, out: number, within: number, lean: number) =>
    `M${Array.from({ length: count }, (_, i) => d`${frame(600, 600, (360 / count) * i)(out, 0)}L${frame(600, 600, (360 / count) * i + lean)(within, 0)}`).join('L')}Z`
  return drawn(
    solid(circle(600, 600, 460), shade, round),
    fine(circle(600, 600, 424)),
    times(3, i => small(circle(...frame(600, 600, i * 120 - 90)(442, 0), 12), ink)),
    small(star(teeth, 390, 350, 7), dark),
    small(star(teeth / 2, r, r - 40, 12), tint),
    fine(
      times(9, i => {
        const at = (part: number) => frame(600, 600, i * 40 + part * 60)(r - 40 - part * (r - 150), 0)
        return d`M${at(0)}Q${at(0.5)} ${at(1)}`
      }),
    ),
    solid(circle(600, 600, 104), shade, '-8 -8'),
    small(`M${polygon(600, 600, 64, 6)}Z`, accent),
    small(circle(600, 600, 24), tint),
  )
}
const handMill: Drawing = ({ size, accent }) => {
  const [r, steel] = [between(140, 165, size), size > 0.1]
  const base = between(1070, 1090, size)
  const jar = spun(500, xy`740 ${r * 0.96}, ${base} ${r * 0.96} 30`)
  return {
    main: drawn(
      steel
        ? solid(jar, shade, '-44 0') + fine(d`M${500 - r * 0.7} 790V${base - 40}`)
        : solid(jar, tint, '-44 0') + inside(jar, flat(box(300, 900, 500, 400), roast), grains(40, 500, 1000, r, 80), fine(d`M${500 - r} 900q${r / 2} -40 ${r} -10t${r} 6`)),
      solid(spun(500, xy`330 ${r * 0.94} 16, 380 ${r} 10, 700 ${r} 10`), steel ? dark : shade, '-44 0'),
      fine(d`M${500 - r} 390H${500 + r}`),
      solid(spun(500, xy`690 ${r * 1.05} 10, 760 ${r * 1.05} 10`), shade, '-44 0'),
      fine(times(17, i => d`M${500 - r * Math.cos((Math.PI * (i + 1)) / 18)} 696V754`)),
      steel ? fine(times(10, i => d`M${500 - r * 0.86 + i * r * 0.19} 470V650`)) : small(spun(500, xy`480 ${r}, 600 ${r}`), paper) + bean(500, 540, 44, -40),
      solid(spun(500, xy`250 60 30, 290 ${r * 0.9} 60, 336 ${r * 0.98} 10`), steel ? shade : dark, '-40 0'),
      solid(spun(500, xy`190 24 6, 256 28`), dark, '-8 0'),
      solid(rounded(xy`460 200 30, 900 150 30, 960 170 30, 950 200 20, 900 190 30, 480 244 30`, 14), shade, '0 -10'),
      small(circle(500, 218, 16), tint),
      solid(spun(940, xy`30 40 24, 80 66 40, 120 52 40, 150 30 8, 166 30`), wood, '-16 0'),
      small(spun(940, xy`146 31, 166 31`), accent),
    ),
    detail: conicalBurr(size, accent),
  }
}
const hopper = (x: number, top: number, r: number, bottom: number, foot: number, level: number) => {
  const glass = rounded(xy`${x - r} ${top} 16, ${x + r} ${top} 16, ${x + r} ${top + (bottom - top) * 0.3} 60, ${x + foot} ${bottom}, ${x - foot} ${bottom}, ${x - r} ${top + (bottom - top) * 0.3} 60`)
  return (
    solid(glass, tint, '-30 0') +
    inside(glass, flat(box(x - r, level, r * 2, bottom - level), '#8a5f3f'), beanRows(x - r, level + 20, Math.ceil(r / 54), 3, 60)) +
    solid(box(x - r * 1.05, top - 40, r * 2.1, 46, 16), dark, '0 -10')
  )
}
const homeGrinder: Drawing = ({ size, accent }) => ({
  main: drawn(
    hopper(600, between(170, 130, size), 230, 430, 150, between(300, 250, size)),
    solid(rounded(xy`430 430 20, 770 430 20, 840 560 60, 850 1040 20, 350 1040 20, 360 560 60`, 10), shade, '-50 -6'),
    solid(spun(600, xy`420 180 10, 476 196 10`), dark, '-30 0'),
    fine(times(20, i => d`M${430 + i * 18} 428V468`)),
    solid(circle(600, 600, 74), paper, '-8 -8'),
    small(circle(600, 600, 46), tint),
    firm('M600 600L628 566'),
    fine(times(9, i => d`M${frame(600, 600, 150 + i * 30)(58, 0)}L${frame(600, 600, 150 + i * 30)(68, 0)}`)),
    small(box(420, 730, 360, 290, 24), dark),
    solid(rounded(xy`450 780 10, 750 780 10, 736 1016 30, 464 1016 30`), tint, '-20 0'),
    inside('M450 780H750V1016H450Z', flat('M458 900Q600 820 744 900L736 1006H464Z', roast), fine('M458 900Q600 820 744 900'), grains(46, 600, 940, 120, 50)),
    small(box(540, 720, 120, 44, 8), shade),
    solid(box(320, 1034, 560, 50, 20), dark, '-20 -8'),
    small(circle(790, 600, 16), accent),
  ),
  detail: conicalBurr(size, accent),
})
const singleDose: Drawing = ({ size, accent }) => {
  const r = between(190, 230, size)
  return {
    main: drawn(
      solid(rounded(xy`300 1010 30, 900 1010 30, 920 1080 16, 280 1080 16`), dark, '-20 -8'),
      solid(rounded(xy`560 480, 820 480 20, 840 1014, 600 1014`, 10), shade, '-40 0'),
      fine('M620 540V980'),
      solid(spun(600, xy`400 ${r} 20, 500 ${r * 1.08} 20, 600 ${r * 1.08} 30, 670 ${r * 0.8} 30`), tint, '-50 0'),
      solid(spun(600, xy`340 ${r * 1.12} 12, 410 ${r * 1.12} 12`), dark, '-30 0'),
      fine(times(24, i => d`M${600 - r * 1.08 * Math.cos((Math.PI * (i + 0.5)) / 24)} 350V${i % 4 ? 372 : 398}`)),
      small(rounded(xy`600 414, 616 440, 584 440`), accent),
      solid(spun(600, xy`190 ${r * 0.4}, 340 ${r * 0.62}`), dark, '-30 0'),
      fine(times(3, i => d`M${600 - r * 0.42 - i * 10} ${226 + i * 36}H${600 + r * 0.42 + i * 10}`)),
      solid(spun(600, xy`140 ${r * 0.5} 20, 196 ${r * 0.5} 10`), wood, '-30 0'),
      solid(rounded(xy`400 640, 500 640, 490 760 10, 420 740 10`, 10), shade, '-10 0'),
      solid(rounded(xy`370 830, 540 830, 520 1000 20, 390 1000 20`, 8), shade, '-24 0'),
      firm('M360 830H550'),
      grains(18, 452, 790, 22, 30, 10),
    ),
    detail: flatBurr(size, accent),
  }
}
const barGrinder: Drawing = ({ size, accent }) => {
  const top = between(140, 80, size)
  return {
    main: drawn(
      hopper(680, top, between(210, 260, size), 400, 110, top + 120),
      solid(rounded(xy`500 400 20, 880 400 40, 930 560 60, 900 1020, 640 1020, 600 720 40, 470 640 40, 460 480 30`, 10), tint, '-50 -6'),
      solid(spun(690, xy`380 190 10, 450 200 10`), dark, '-30 0'),
      fine(times(17, i => d`M${510 + i * 22} 388V444`)),
      solid(rounded(xy`440 480 10, 540 470 10, 556 610 10, 462 630 10`), dark, '-8 -8'),
      small(rounded(xy`462 504, 524 496, 532 560, 474 572`, 4), paper),
      small(circle(494, 594, 11), accent),
      small(circle(526, 588, 11), tint),
      fine(times(6, i => d`M${700 + i * 30} 860V960`)),
      solid(rounded(xy`470 640, 590 650, 560 730 10, 480 730 10`, 10), dark, '-10 0'),
      cord('M640 846H380', 24, shade),
      portafilter(500, 770, 92, accent),
      solid(rounded(xy`300 1010 20, 930 1010 20, 950 1084 16, 280 1084 16`), dark, '-20 -8'),
      fine('M320 1030H620'),
    ),
    // The dose falls straight into the basket.
    detail: drawn(
      solid(rounded(xy`460 90, 920 90, 900 250 20, 800 330 20, 580 330 20, 480 250 20`, 10), dark, '-30 0'),
      small(rounded(xy`540 330, 840 330, 810 390 10, 570 390 10`), shade),
      flat('M610 390H770L820 620H560Z', roast),
      grains(between(50, 80, size), 690, 500, 90, 110, 11),
      solid('M480 700Q590 570 690 550T900 700Z', roast, '-16 -8'),
      grains(40, 690, 645, 130, 36),
      portafilter(690, 690, between(215, 230, size), accent, 2),
    ),
  }
}
const openBag = (x: number, top: number, w: number, h: number) =>
  solid(rounded(xy`${x - w} ${top}, ${x + w} ${top}, ${x + w * 1.04} ${top + h - 20} 20, ${x + w * 0.7} ${top + h} 10, ${x - w * 1.04} ${top + h} 16`, 6), kraft, '-16 0') +
  shadow(d`M${x + w * 0.7} ${top + 60}L${x + w} ${top}L${x + w * 1.04} ${top + h - 20}L${x + w * 0.7} ${top + h}Z`) +
  fine(d`M${x + w} ${top}L${x + w * 0.7} ${top + 60}V${top + h}`) +
  small(box(x - w * 0.7, top + h * 0.36, w * 1.1, h * 0.4, 8), paper) +
  bean(x - w * 0.15, top + h * 0.56, w * 0.28, -40)
const shopGrinder: Drawing = ({ size, accent }) => ({
  main: drawn(
    hopper(640, 120, between(220, 250, size), 330, 120, 190),
    solid(rounded(xy`400 330 30, 880 330 30, 900 620 30, 860 700 40, 850 1020, 640 1020, 640 700, 420 700 40, 380 620 30`, 20), tint, '-50 -8'),
    fine('M392 400H888M420 690H640'),
    solid(circle(560, 530, 116), dark, round),
    small(circle(560, 530, 74), paper),
    fine(times(16, i => d`M${frame(560, 530, i * 22.5)(84, 0)}L${frame(560, 530, i * 22.5)(106, 0)}`)),
    firm('M560 530L596 482'),
    small(circle(780, 480, 26), accent),
    small(circle(780, 560, 26), paper),
    fine(times(6, i => d`M${680 + i * 28} 800V940`)),
    openBag(460, 800, 118, between(200, 216, size)),
    solid(rounded(xy`380 690, 540 690, 520 820 10, 400 820 10`), dark, '-20 0'),
    cord('M640 780H560L330 830', 14, shade),
    solid(rounded(xy`250 1012 20, 930 1012 20, 950 1084 16, 230 1084 16`), dark, '-20 -8'),
  ),
  // The bag in its clamp.
  detail: drawn(
    openBag(600, 470, between(290, 320, size), 620),
    solid(rounded(xy`380 90, 820 90, 760 520 16, 440 520 16`, 10), dark, '-40 0'),
    fine('M400 170H800M470 230L494 480'),
    cord('M1090 330L860 420H330', 44, shade),
    solid(circle(1090, 330, 56), accent, '-10 -10'),
    small(circle(860, 420, 18), tint),
  ),
})
export const grinders = byKind(handMill, { electric: product => (product.size < 0.4 ? homeGrinder : singleDose)(product), 'on-demand': barGrinder, shop: shopGrinder })
