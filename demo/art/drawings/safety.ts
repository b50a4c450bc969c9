import { type Drawing, drawn, ink, placed, shade, tint } from './kit.ts'
import {
  barrel,
  between,
  box,
  byKind,
  type Corner,
  centred,
  circle,
  cord,
  d,
  dark,
  dashed,
  enlarged,
  fine,
  firm,
  flat,
  hatched,
  hoop,
  inside,
  mirrored,
  oval,
  paper,
  rounded,
  small,
  solid,
  times,
  xy,
} from './workshop.ts'

/** A left hand's glove, back or palm towards us, fingers up; its cuff ends at y = 560. */
const hand: Corner[] = xy`-170 330 60, -250 130 90, -266 -60 60, -290 -300 60, -262 -360 40, -206 -356 40, -186 -300 60, -160 -90 14, -146 -90 14, -150 -440 60, -128 -500 44, -60 -500 44, -40 -440 60, -28 -110 14, -14 -110 14, 0 -490 60, 24 -548 44, 88 -546 44, 108 -486 60, 100 -100 14, 114 -96 14, 140 -430 60, 164 -482 44, 222 -474 44, 238 -416 60, 222 -20 60, 236 30 40, 330 -110 60, 400 -150 44, 446 -110 44, 430 -40 60, 300 170 120, 176 330 60`
const coated = (accent: string, palm: string) => {
  const dipped = rounded([...hand.slice(1, -1), [214, 250, 60], [60, 200, 60], [-80, 250, 60], [-206, 230, 60]], 30)
  return (
    solid(rounded(xy`-170 320, 176 320, 186 560 16, -180 560 16`, 6), paper, '-16 0') +
    fine(times(17, i => d`M${-156 + i * 20} 340v200`)) +
    small(box(-184, 546, 374, 30, 12), accent) +
    solid(rounded(hand, 30), paper, '-14 -10') +
    solid(dipped, palm, '-14 -10') +
    fine('M-140 40Q-30 90 60 60M-160 130Q-60 170 20 150M150 120Q120 180 130 220')
  )
}
const leather = (accent: string) => {
  const cuff = rounded(xy`-176 300, 184 300, 250 570 20, -246 570 20`, 10)
  return (
    solid(cuff, shade, '-16 0') +
    dashed('M-212 540H216M-160 320H170') +
    solid(rounded(hand, 30), tint, '-14 -10') +
    small(rounded(xy`-240 110 40, 222 60 40, 190 260 60, 150 320 20, -150 320 20`, 30), shade) +
    small(rounded(xy`-150 306, 160 306, 166 350, -156 350`, 10), accent) +
    dashed('M-214 118L200 74M-134 300H134') +
    fine('M-156 -90Q-160 0 -150 90M-20 -110Q-14 0 -10 80M108 -98Q104 0 110 70M226 40Q214 90 180 110') +
    fine('M-280 -250q44 -18 86 0M-142 -390q44 -18 86 0M8 -430q44 -18 86 0M148 -370q44 -18 86 0')
  )
}
const gloves: Drawing = ({ size, kind, accent, colour = dark }) => {
  const glove = kind === 'leather' ? leather(accent) : coated(accent, colour)
  const scale = between(0.76, 0.94, size)
  return {
    main: drawn(centred(60, 20, 8, scale, glove)),
    // The pair, as it is packed.
    detail: drawn(enlarged(360, 620, -8, scale * 0.68, mirrored(glove)), enlarged(840, 620, 8, scale * 0.68, glove)),
  }
}

/** A spectacle lens, the bridge at 0; `way` 1: to the right. */
const lens = (way: number, w: number) => {
  const edge: Corner[] = xy`16 -60 40, ${w * 0.5} -110 90, ${w} -96 70, ${w + 20} 40 110, ${w * 0.82} 200 120, ${w * 0.36} 196 120, 70 90 80, 16 10 30`
  return rounded(edge.map(([x, y, r = 0]): Corner => [way * x, y, r]))
}
const spectacles: Drawing = ({ size, accent, colour = tint }) => {
  const w = between(370, 430, size)
  const glass = (way: number) =>
    solid(lens(way, w), colour, way > 0 ? '-14 -14' : '14 -14') + fine(d`M${way * w * 0.3} 40L${way * (w * 0.3 + 70)} -60M${way * w * 0.42} 60L${way * (w * 0.42 + 70)} -40`)
  // Lens, side piece and the side shield between them, seen from the side.
  const side =
    solid(rounded(xy`-470 -130 60, -400 -150 40, -330 -60, -330 20, -380 160 60, -460 110 60, -480 0 90`, 20), tint, '-14 -14') +
    solid(rounded(xy`-340 -70 10, 240 -60 120, 440 60 60, 490 190 30, 440 200 20, 390 100 60, 220 6 120, -340 10 10`, 10), dark, '0 -14') +
    small(rounded(xy`-300 -52 10, -90 -48 20, -120 -6 20, -300 -8 10`, 8), accent) +
    fine('M20 -40v34M50 -40v34M80 -38v34') +
    small(rounded(xy`-350 16, -200 10, -230 90 40, -350 110`, 10), paper)
  return {
    main: drawn(
      placed(
        600,
        560,
        -8,
        1,
        solid(d`M${-w} -60Q${-w * 1.24} -90 ${-w * 1.16} 40L${-w * 0.9} 190L${-w * 0.96} 70L${-w} 0Z`, dark, '0 -10'),
        solid(d`M${w} -60L${w} 0L${w * 0.96} 70L${w * 0.9} 190L${w * 1.16} 40Q${w * 1.24} -90 ${w} -60Z`, dark, '0 -10'),
        glass(-1),
        glass(1),
        solid(
          rounded(
            xy`${-w - 10} -100 30, ${-w * 0.5} -124 120, 0 -84 60, ${w * 0.5} -124 120, ${w + 10} -100 30, ${w + 4} -64 20, ${w * 0.5} -88 120, 0 -44 60, ${-w * 0.5} -88 120, ${-w - 4} -64 20`,
            20,
          ),
          dark,
        ),
        small(box(-40, -78, 80, 22, 10), accent),
        fine('M-20 -40Q-40 20 -56 50M20 -40Q40 20 56 50'),
      ),
    ),
    detail: drawn(placed(600, 600, -10, between(0.96, 1.04, size), side)),
  }
}
const goggles: Drawing = ({ size, accent }) => {
  const [w, h] = [between(400, 450, size), between(210, 250, size)]
  const rim = (k: number): Corner[] =>
    xy`${-w * k} ${-h * 0.7 * k} 120, ${-w * 0.5 * k} ${-h * k} 120, ${w * 0.5 * k} ${-h * k} 120, ${w * k} ${-h * 0.7 * k} 120, ${w * k} ${h * 0.5 * k} 140, ${w * 0.44 * k} ${h * k} 120, 60 ${h * 0.62 * k} 80, 0 ${h * 0.4 * k} 60, -60 ${h * 0.62 * k} 80, ${-w * 0.44 * k} ${h * k} 120, ${-w * k} ${h * 0.5 * k} 140`
  return {
    main: drawn(
      placed(
        600,
        600,
        0,
        1,
        solid(d`M${-w} -70Q${-w - 90} -110 ${-w - 110} -20V60Q${-w - 60} 90 ${-w} 60Z`, shade),
        solid(d`M${w} -70Q${w + 90} -110 ${w + 110} -20V60Q${w + 60} 90 ${w} 60Z`, shade),
        solid(rounded(rim(1), 40), dark, '-16 -16'),
        small(rounded(rim(0.82), 40), tint),
        fine(rounded(rim(0.78), 40) + d`M${-w * 0.4} ${h * 0.2}l90 -150M${-w * 0.3} ${h * 0.26}l90 -150`),
        times(5, i => small(box(-90 + i * 40, -h + 6, 22, 26, 8), paper)),
        small(box(-w - 4, -40, 40, 80, 12), accent),
        small(box(w - 36, -40, 40, 80, 12), accent),
      ),
    ),
    detail: drawn(
      placed(
        640,
        600,
        -8,
        1,
        solid('M60 -60Q300 -130 430 -60V20Q300 -40 60 40Z', shade, '0 -12'),
        fine('M260 -100v90M300 -102v90'),
        small(box(330, -104, 60, 112, 10), accent),
        solid(rounded(xy`-190 ${-h - 30} 80, 60 ${-h + 10} 60, 110 0 120, 60 ${h} 80, -120 ${h + 30} 80, -100 60 60`, 40), dark, '-16 -16'),
        solid(rounded(xy`-340 ${-h + 10} 90, -190 ${-h - 30} 40, -110 60 120, -140 ${h + 20} 60, -300 ${h - 20} 120, -380 0 160`, 40), tint, '-12 -12'),
        times(4, i => small(circle(0, -90 + i * 56, 15), paper)),
      ),
    ),
  }
}

/** An ear cup from the front: shell, cushion. */
const cup = (x: number, way: number, k: number, accent: string) =>
  placed(
    x,
    0,
    way * 6,
    1,
    solid(rounded(xy`${way * -60 * k} ${-180 * k} 60, ${way * 10 * k} ${-200 * k} 60, ${way * 10 * k} ${200 * k} 60, ${way * -60 * k} ${180 * k} 60`, 40), dark, '-8 -10') +
      solid(rounded(xy`${way * 6 * k} ${-190 * k} 60, ${way * 110 * k} ${-130 * k} 90, ${way * 110 * k} ${130 * k} 90, ${way * 6 * k} ${190 * k} 60`, 40), tint, '-14 -10') +
      small(rounded(xy`${way * 60 * k} ${-60 * k}, ${way * 104 * k} ${-50 * k}, ${way * 104 * k} ${50 * k}, ${way * 60 * k} ${60 * k}`, 16), accent),
  )
const muffs: Drawing = ({ size, accent }) => {
  const k = between(0.95, 1.2, size)
  const a = 330
  return {
    main: drawn(
      placed(
        600,
        720,
        0,
        1,
        solid(d`M${-a} -80V-180A${a} ${a + 20} 0 0 1 ${a} -180V-80H${a - 24}V-180A${a - 24} ${a - 8} 0 0 0 ${24 - a} -180V-80Z`, shade, '-6 -10'),
        solid(d`M-240 -410A330 350 0 0 1 240 -410L214 -370A300 316 0 0 0 -214 -370Z`, dark, '-6 -14'),
        fine('M-180 -436l20 26M-90 -482l14 30M0 -498v34M90 -482l-14 30M180 -436l-20 26'),
        times(2, i => small(box(i ? a - 32 : -a - 8, -200, 40, 130, 12), dark)),
        cup(-a + 10, -1, k, accent),
        cup(a - 10, 1, k, accent),
      ),
    ),
    // Cut open: shell, foam, cushion.
    detail: drawn(
      hatched(rounded(xy`520 180 140, 900 260 240, 900 940 240, 520 1020 140, 520 930, 560 930 40, 830 850 160, 830 350 160, 560 270 40, 520 270`, 20)),
      solid(rounded(xy`540 320 60, 790 390 140, 790 810 140, 540 880 60`, 30), tint, '-14 -14'),
      inside(rounded(xy`540 320 60, 790 390 140, 790 810 140, 540 880 60`, 30), fine(times(40, i => circle(570 + (i % 5) * 50 + (Math.floor(i / 5) % 2) * 24, 360 + Math.floor(i / 5) * 66, 9)))),
      solid(rounded(xy`350 190 80, 510 180 40, 510 400 60, 350 390 80`, 40), dark, '-10 -10'),
      solid(rounded(xy`350 810 80, 510 800 40, 510 1020 60, 350 1010 80`, 40), dark, '-10 -10'),
      small(rounded(xy`880 500, 926 510, 926 690, 880 700`, 16), accent),
    ),
  }
}
/** A foam plug along x, its rounded end to the left. */
const plug = (k: number) =>
  solid(rounded(xy`-170 -50 48, 60 ${-70 * k} 60, 140 ${-84 * k} 14, 158 ${-74 * k} 14, 158 ${74 * k} 14, 140 ${84 * k} 14, 60 ${70 * k} 60, -170 50 48`, 40), tint) +
  fine(d`M136 ${-76 * k}Q160 0 136 ${76 * k}`)
const plugs: Drawing = ({ size, accent }) => {
  const k = between(0.8, 1.2, size)
  const scale = between(1.35, 1.55, size)
  return {
    main: drawn(cord('M330 850C420 1150 1040 1140 1050 850C1056 640 800 560 700 570', 14, accent), enlarged(400, 640, 108, scale, plug(k)), enlarged(760, 470, 124, scale, plug(k))),
    // In the ear's canal, swollen after it was rolled.
    detail: drawn(
      hatched('M110 130H690Q640 300 730 440L420 500Q330 510 330 600Q330 690 420 700L730 760Q640 900 690 1070H110Z'),
      enlarged(650, 600, 0, 1.5, plug(between(1, 1.2, size))),
      cord('M888 600Q1010 600 1010 760V1060', 14, accent),
    ),
  }
}

const strap = (path: string) => cord(path, 18, paper)
const cupMask: Drawing = ({ size, accent }) => {
  const k = between(0.86, 1.02, size)
  const shell: Corner[] = xy`-40 -330 80, 40 -330 80, 110 -210 90, 330 -30 160, 330 170 200, 170 330 160, -170 330 160, -330 170 200, -330 -30 160, -110 -210 90`
  return {
    main: drawn(
      enlarged(
        600,
        620,
        0,
        k * 1.15,
        strap('M-320 0C-460 -160 -380 -390 -180 -430M320 0C460 -160 380 -390 180 -430M-310 180C-480 220 -480 380 -330 440M310 180C480 220 480 380 330 440'),
        solid(rounded(shell, 60), paper, '-22 -18'),
        fine(
          rounded(
            shell.map(([x, y, r = 0]): Corner => [x * 0.9, y * 0.9 + 10, r]),
            60,
          ),
        ),
        small(rounded(xy`-100 -230 30, -40 -312 40, 40 -312 40, 100 -230 30, 30 -268 40, -30 -268 40`, 16), shade),
        solid(rounded(xy`-110 40 30, 110 40 30, 110 200 30, -110 200 30`, 40), tint, '-10 -10'),
        times(4, i => small(box(-80, 66 + i * 32, 160, 14, 7), dark)),
        times(4, i => small(circle(i % 2 ? 306 : -306, i < 2 ? 0 : 180, 12), accent)),
      ),
    ),
    // The layers of the filter.
    detail: drawn(
      times(4, i =>
        placed(
          330 + i * 130,
          720 - i * 70,
          0,
          1,
          solid(rounded(xy`-190 -190 160, 60 -330 200, 300 -150 200, 300 190 160, 20 330 200, -190 210 160`, 80), [paper, shade, tint, paper][i] ?? paper, '-14 -14'),
          i === 1 ? fine(times(36, j => d`M${-120 + (j % 6) * 70} ${-170 + Math.floor(j / 6) * 70}l24 ${j % 2 ? 20 : -20}`)) : '',
          i === 3 ? small(box(-30, -60, 180, 140, 30), accent) : '',
        ),
      ),
    ),
  }
}
/** A round filter, seen from the front, its bayonet behind. */
const filterFace = (r: number, accent: string) =>
  solid(circle(0, 0, r), dark, '-12 -12') + small(circle(0, 0, r * 0.86), tint) + fine(times(7, i => circle(0, 0, r * (0.2 + i * 0.085)))) + small(circle(0, 0, r * 0.2), accent)
const halfMask: Drawing = ({ size, accent }) => {
  const r = between(130, 170, size)
  return {
    main: drawn(
      strap('M430 420C300 330 330 180 480 130M770 420C900 330 870 180 720 130M400 720C240 760 230 940 380 1010M800 720C960 760 970 940 820 1010'),
      solid(rounded(xy`540 250 70, 660 250 70, 740 430 90, 850 560 120, 830 800 160, 680 930 110, 520 930 110, 370 800 160, 350 560 120, 460 430 90`, 60), dark, '-20 -18'),
      solid(rounded(xy`548 400 50, 652 400 50, 710 560 60, 690 770 80, 510 770 80, 490 560 60`, 40), tint, '-14 -10'),
      small(circle(600, 650, 76), shade),
      times(4, i => small(box(546, 614 + i * 22, 108, 10, 5), dark)),
      placed(310, 640, 0, 1, filterFace(r, accent)),
      placed(890, 640, 0, 1, filterFace(r, accent)),
    ),
    detail: drawn(
      solid(rounded(xy`520 210 90, 640 240 60, 700 430 90, 860 560 120, 860 800 140, 700 960 100, 520 960 60, 440 760 90, 470 480 200`, 60), dark, '-18 -18'),
      solid(rounded(xy`700 440 60, 830 540 90, 830 740 120, 720 860 60, 640 640 60`, 40), tint, '-12 -12'),
      placed(
        470,
        700,
        16,
        1,
        solid(box(-60, -r * 0.5, 150, r, 20), shade),
        solid(box(-190, -r * 1.1, 150, r * 2.2, 40), dark, '-14 -14'),
        small(box(-150, -r * 1.1, 26, r * 2.2), accent),
        fine(d`M-100 ${-r * 1.02}V${r * 1.02}`),
      ),
      strap('M640 340C860 260 960 300 1060 240M760 860C900 900 980 880 1060 930'),
    ),
  }
}
const filter: Drawing = ({ size, accent }) => {
  const [r, h] = [between(370, 430, size), between(150, 340, size)]
  const y = 560 - h / 2
  return {
    main: drawn(
      solid(barrel(600, y + h, r * 0.5, 110, 0.34), shade, '-30 0'),
      solid(barrel(600, y, r, h, 0.34), dark, '-40 0'),
      small(hoop(600, y + h * 0.4, r, h * 0.3, 0.34), accent),
      solid(oval(600, y, r, r * 0.34), shade, '0 0'),
      small(oval(600, y, r * 0.88, r * 0.3), tint),
      fine(times(6, i => oval(600, y, r * (0.16 + i * 0.12), r * (0.05 + i * 0.041)))),
    ),
    // Cut open: pleated particle filter above, carbon below.
    detail: drawn(
      hatched(rounded(xy`190 300, 1010 300, 1010 800 30, 760 860, 760 1000, 700 1000, 700 820, 960 760, 960 350, 240 350, 240 760, 500 820, 500 1000, 440 1000, 440 860, 190 800 30`, 4)),
      small('M240 350H960V540H240Z', paper),
      firm(`M240 540${times(18, () => 'l20 -180l20 180')}`),
      small('M240 560H960V750H240Z', shade),
      inside(
        'M240 560H960V750H240Z',
        times(57, i => small(circle(262 + (i % 19) * 38 + (Math.floor(i / 19) % 2) * 18, 590 + Math.floor(i / 19) * 62, 16), dark)),
      ),
      small(box(240, 536, 720, 26), accent),
    ),
  }
}

/** A white cross on a dark field: the first-aid sign of ISO 7010 without its colour. */
const sign = (x: number, y: number, r: number) =>
  small(box(x - r, y - r, 2 * r, 2 * r, r * 0.2), ink) + flat(box(x - r * 0.2, y - r * 0.66, r * 0.4, r * 1.32) + box(x - r * 0.66, y - r * 0.2, r * 1.32, r * 0.4), paper)
/** A rolled bandage, seen from its end. */
const roll = (x: number, y: number, r: number, width: number) =>
  solid(rounded(xy`${x} ${y - r}, ${x + width} ${y - r} 20, ${x + width} ${y + r} 20, ${x} ${y + r}`, 4), paper, '0 -20') +
  fine(times(5, i => d`M${x + 30 + i * (width / 6)} ${y - r + 8}V${y + r - 8}`)) +
  solid(circle(x, y, r), paper, '-8 -8') +
  fine(times(4, i => circle(x, y, r * (0.2 + i * 0.19))))
const firstAid: Drawing = ({ size, kind, accent }) => {
  const [w, h] = [between(400, 500, size), between(270, 350, size)]
  if (kind === 'dressing') {
    const r = between(140, 200, size)
    return {
      main: drawn(
        placed(
          300,
          640,
          -8,
          1,
          solid(box(0, r - 110, 820, 110, 6), paper),
          fine(d`M20 ${r - 84}H810M20 ${r - 26}H810`),
          solid(box(430, r - 190, 300, 250, 26), tint),
          fine(times(6, i => d`M${470 + i * 44} ${r - 180}v230`) + times(5, i => d`M440 ${r - 150 + i * 44}h280`)),
          roll(0, 0, r, 330),
          small(box(190, -r, 60, 2 * r), accent),
        ),
      ),
      detail: drawn(
        placed(
          600,
          420,
          -24,
          1,
          solid(box(-430, -120, 860, 240, 120), tint),
          small(box(-130, -106, 260, 212, 16), paper),
          fine(times(30, i => circle(-100 + (i % 6) * 40, -78 + Math.floor(i / 6) * 39, 5))),
          times(24, i => small(circle((i % 2 ? 1 : -1) * (190 + Math.floor(i / 8) * 66), -66 + (Math.floor(i / 2) % 4) * 44, 7), accent)),
        ),
        placed(600, 850, -24, 1, solid(box(-360, -84, 720, 168, 84), tint), small(box(-110, -72, 220, 144, 12), paper)),
      ),
    }
  }
  return {
    main: drawn(
      solid(
        rounded(xy`470 ${620 - h - 90} 40, 730 ${620 - h - 90} 40, 750 ${640 - h} 10, 690 ${640 - h} 10, 680 ${620 - h - 40} 20, 520 ${620 - h - 40} 20, 510 ${640 - h} 10, 450 ${640 - h} 10`, 10),
        dark,
        '-8 -10',
      ),
      solid(box(600 - w, 620 - h, 2 * w, 2 * h, 70), tint, '-24 -20'),
      fine(d`M${600 - w} ${620 - h * 0.5}H${600 + w}M${600 - w} ${634 - h * 0.5}H${600 + w}`),
      sign(600, 660, h * 0.5),
      times(2, i => solid(box(600 + (i ? 1 : -1) * w * 0.62 - 36, 600 - h * 0.62, 72, 100, 16), accent, '-8 -8')),
    ),
    detail: drawn(
      solid(box(110, 170, 980, 400, 50), shade, '-16 -16'),
      small(box(150, 200, 900, 340, 30), tint),
      sign(600, 370, 110),
      solid(box(110, 560, 980, 470, 50), dark, '-16 -16'),
      small(box(150, 596, 900, 396, 30), paper),
      roll(260, 720, 84, 210),
      roll(260, 890, 66, 160),
      times(Math.round(between(3, 6, size)), i => small(box(560, 630 + i * 54, 200, 44, 8), i % 2 ? tint : shade)),
      small(box(810, 630, 200, 330, 20), tint),
      fine('M830 700H990M830 740H990'),
      small(circle(910, 850, 56), accent),
    ),
  }
}

export const safety: Record<string, Drawing> = {
  'work-gloves': gloves,
  'safety-glasses': byKind(spectacles, { goggles }),
  'hearing-protection': byKind(muffs, { plugs }),
  respirators: byKind(cupMask, { 'half-mask': halfMask, filter }),
  'first-aid': firstAid,
}
