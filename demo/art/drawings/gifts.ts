import { bean, china, cream, crema, front, roast, scoop, sleeve, spun, steam, tapered, wood } from './coffee-shapes.ts'
import { drawn, placed, polygon, shade, tint } from './kit.ts'
import { box, centred, circle, d, dark, fine, frame, hoop, inside, oval, paper, rounded, small, solid, times, xy } from './workshop.ts'

/** One view in the shop's accent: a gift comes in one size. */
export type GiftDrawing = (accent: string) => string

const recessed = (x: number, y: number, r: number) => small(circle(x, y, r), shade) + small(`M${polygon(x, y, r * 0.5, 6, 30)}Z`, dark)

/** Opened: a trapezium blade in the holder that clamps it, and the handle that it folds into. */
export const utilityKnife: GiftDrawing = accent => {
  const grip = rounded(xy`60 -50 30, 300 -44 60, 420 -34 30, 430 20 30, 400 42 40, 260 28 160, 110 56 60, 50 40 30`, 24)
  return drawn(
    centred(
      0,
      6,
      -36,
      1.02,
      solid(rounded(xy`-330 -64, -392 -64, -392 -50 6, -416 -50 6, -416 -64, -452 -64, -600 84 4, -330 84`, 2), paper, '0 -14'),
      fine('M-576 60H-380'),
      solid(rounded(xy`-40 -100 30, -230 -96 40, -396 -30 16, -384 6 16, -372 98 10, -110 98 20, -40 80`, 14), shade, '0 -16'),
      fine('M-372 -14Q-240 -70 -220 -72M-360 72H-160'),
      small(box(-330, 12, 130, 32, 16), paper),
      small(rounded(xy`-200 -86 16, -136 -92 16, -130 -40 14, -196 -36 14`, 10), accent),
      fine(times(3, i => d`M${-184 + i * 18} -76v30`)),
      solid(rounded(xy`-96 -104 60, 60 -122 120, 300 -112 200, 500 -92 90, 590 0 90, 560 96 60, 420 112 160, 260 96 160, 90 130 120, -70 124 60, -140 20 60`, 30), shade, '0 -18'),
      solid(rounded(xy`-66 -82 50, 64 -98 120, 300 -88 200, 486 -68 70, 560 4 70, 536 74 50, 420 88 160, 260 72 160, 90 104 120, -54 98 50, -110 18 50`, 30), dark, '0 -16'),
      small(grip, accent),
      inside(grip, fine(times(14, i => d`M${70 + i * 30} -60l-30 130`))),
      recessed(-28, 6, 44),
      recessed(476, -34, 18),
      // For a cord.
      small(circle(506, 30, 30), shade),
      small(circle(506, 30, 17), paper),
    ),
  )
}

/** Its strap's far side shows the lining, the near side carries the lamp, tilted in its bracket. */
export const headTorch: GiftDrawing = accent => {
  const [x, y, r, h, k] = [600, 440, 460, 124, 0.44]
  const onStrap = (degrees: number) => frame(x, y, 0)(r * Math.cos((degrees * Math.PI) / 180), r * k * Math.sin((degrees * Math.PI) / 180))
  const far = d`M${x - r} ${y}A${r} ${r * k} 0 0 1 ${x + r} ${y}v${h}A${r} ${r * k} 0 0 0 ${x - r} ${y + h}Z`
  const buckle = (degrees: number, turn: number) =>
    placed(...onStrap(degrees), turn, 1, solid(rounded(xy`-44 -16, 44 -16, 44 144, -44 144`, 18), shade, '-8 -10') + times(2, i => small(box(-24, 10 + i * 64, 48, 42, 8), dark)))
  const lens = 730
  return drawn(
    solid(far, shade, '0 0'),
    inside(far, fine(times(45, i => d`M${onStrap(182 + i * 4)}v${h}`))),
    solid(hoop(x, y, r, h, k), dark, '-20 0'),
    inside(hoop(x, y, r, h, k), small(hoop(x, y + h * 0.34, r + 10, h * 0.32, k), accent), fine(hoop(x, y + 14, r + 10, h - 28, k))),
    buckle(146, 22),
    buckle(34, -22),
    solid(rounded(xy`350 590 30, 850 590 30, 872 780 40, 328 780 40`, 20), dark, '-14 -12'),
    times(2, i => solid(box(i ? 800 : 340, 650, 60, 170, 24), shade, '-8 -8')),
    solid(rounded(xy`430 552 60, 770 552 60, 836 730 70, 780 930 130, 420 930 130, 364 730 70`, 40), tint, '-18 -16'),
    small(rounded(xy`520 540, 680 540, 668 576 14, 532 576 14`, 8), accent),
    fine('M424 650L396 730L424 830M776 650L804 730L776 830M540 902H660'),
    solid(circle(600, lens, 148), dark, '-12 -12'),
    small(circle(600, lens, 122), paper),
    fine(times(20, i => d`M${frame(600, lens, i * 18)(58, 0)}L${frame(600, lens, i * 18)(118, 0)}`) + circle(600, lens, 90)),
    small(circle(600, lens, 54), tint),
    small(box(574, lens - 26, 52, 52, 8), '#f6dd8f'),
    fine(d`M600 ${lens - 26}v52M574 ${lens}h52`),
  )
}

/** With its wooden lid on; the scoop lies in front. */
export const coffeeTin: GiftDrawing = accent => {
  const [x, r, k] = [530, 300, 0.17]
  const lid = oval(x, 232, r * 1.04, r * 1.04 * k)
  return drawn(
    centred(
      663,
      640,
      0,
      0.94,
      solid(tapered(x, 310, r, 950, r, k), cream, '-44 0'),
      small(sleeve(x, 390, r, 470, r, k), accent),
      fine(front(x, 494, r, k) + front(x, 900, r, k) + front(x, 936, r, k)),
      bean(x - 101, 650, 90, -38),
      bean(x + 12, 722, 77, 28),
      solid(tapered(x, 232, r * 1.04, 310, r * 1.04, k), wood, '-44 0'),
      small(lid, wood),
      inside(lid, fine(d`M${x - 260} 214Q${x} 190 ${x + 280} 216M${x - 300} 238Q${x - 60} 216 ${x + 300} 244M${x - 250} 262Q${x + 20} 240 ${x + 260} 262`)),
      solid(spun(x, xy`120 66 34, 176 74 30, 206 40 20, 238 46 6`), wood, '-18 0'),
      placed(826, 1000, 10, 1, scoop(420, wood, roast)),
      bean(470, 1080, 54, 20),
      bean(590, 1112, 48, -50),
    ),
  )
}

/** On their saucers, one glazed dark, one light. */
export const cupPair: GiftDrawing = accent => drawn(centred(553, 555, 0, 0.94, steam(770, 246, 150), china(770, 330, 204, crema, accent), steam(420, 496, 170), china(420, 600, 256, crema, cream)))
