import { type Drawing, drawn, placed, shade, tint } from './kit.ts'
import { between, box, byKind, type Corner, centred, circle, d, dark, fine, firm, hatched, inside, knurled, oval, paper, rounded, small, solid, times, turned, xy } from './workshop.ts'

// Hammers stand along x: head about 0, 0 (faces up and down), handle to the right.

/** An ash handle, waisted behind the head and swelling to its end; `r`: half its height there. */
const ash = (from: number, to: number, r: number, accent: string) => {
  const at = (part: number) => from + (to - from) * part
  const outline = turned(xy`${from} ${r * 0.72}, ${at(0.12)} ${r * 0.66} 200, ${at(0.3)} ${r * 0.62} 400, ${at(0.62)} ${r} 400, ${at(0.86)} ${r * 0.88} 300, ${to} ${r * 1.04} 40`, 40)
  return (
    solid(outline, paper) +
    fine(
      d`M${at(0.14)} ${-r * 0.2}Q${at(0.5)} ${-r * 0.5} ${at(0.94)} ${-r * 0.4}M${at(0.2)} ${r * 0.1}Q${at(0.5)} ${r * 0.1} ${at(0.8)} ${r * 0.2}` +
        d`M${at(0.5)} ${-r * 0.1}Q${at(0.7)} ${-r * 0.2} ${at(0.95)} ${r * 0.1}`,
    ) +
    small(turned(xy`${at(0.9)} ${r * 0.94}, ${at(0.94)} ${r * 0.97}`), accent)
  )
}
/** A handle of steel tube or fibre with a rubber grip. */
const gripped = (from: number, to: number, r: number, accent: string) => {
  const grip = from + (to - from) * 0.5
  return (
    solid(turned(xy`${from} ${r * 0.56}, ${grip + 20} ${r * 0.6}`)) +
    fine(d`M${from} ${-r * 0.2}H${grip}M${from} ${r * 0.2}H${grip}`) +
    solid(turned(xy`${grip} ${r * 0.76} 16, ${grip + 90} ${r} 60, ${to - 160} ${r * 0.86} 90, ${to - 30} ${r * 1.1} 40, ${to} ${r} 30`, 20), dark) +
    fine(times(9, i => d`M${grip + 80 + i * 26} ${-r * 0.6}v${r * 1.2}`)) +
    small(turned(xy`${to - 74} ${r}, ${to - 52} ${r * 1.06}`), accent)
  )
}

/** A head from the side and from above, and the handle that belongs to it. */
interface Head {
  side: string
  top: string
  hand: typeof ash
  length: number
}
const heads = {
  engineer: (size: number): Head => {
    const [w, h] = [between(66, 96, size), between(210, 270, size)]
    return {
      side:
        solid(
          rounded(
            xy`${-w} ${-h + 20} 10, ${-w + 14} ${-h}, ${w - 14} ${-h}, ${w} ${-h + 20} 10, ${w} ${-h * 0.4}, ${w * 0.8} ${-h * 0.3}, ${w * 0.84} ${h * 0.26}, ${w * 0.5} ${h * 0.5} 60, 16 ${h} 14, -16 ${h} 14, ${-w * 0.5} ${h * 0.5} 60, ${-w * 0.84} ${h * 0.26}, ${-w * 0.8} ${-h * 0.3}, ${-w} ${-h * 0.4}`,
            8,
          ),
          shade,
          '-18 0',
        ) + fine(d`M${-w} ${-h * 0.4}H${w}M${-w} ${-h + 20}H${w}M${-w * 0.8} ${-h * 0.3}H${w * 0.8}M${-w * 0.84} ${h * 0.26}H${w * 0.84}M-6 ${h - 12}V${h * 0.6}`),
      length: between(860, 900, size),
      hand: ash,
      top:
        solid(rounded(xy`-430 -130 24, -400 -150, -200 -150, -150 -120, 180 -120, 420 -150 20, 420 150 20, 180 120, -150 120, -200 150, -400 150, -430 130 24`, 10), shade) +
        fine('M-400 -150V150M-200 -150V150M180 -120V120M-150 -120V120M404 -140V140'),
    }
  },
  claw: (size: number): Head => {
    const w = between(62, 78, size)
    return {
      side:
        solid(
          rounded(
            xy`${-w} -300 14, ${w} -300 14, ${w * 0.94} -240 10, ${w * 0.66} -200 20, ${w * 0.8} -90 60, ${w * 1.5} -40 20, ${w * 1.5} 60 40, ${w * 0.9} 160 140, ${w * 1.6} 330 200, ${w * 2.5} 420 6, ${w * 2.1} 440 16, ${w * 0.6} 340 200, ${-w * 0.9} 130 160, ${-w * 0.9} -60 60, ${-w * 0.66} -200 20, ${-w * 0.94} -240 10`,
            10,
          ),
          shade,
          '-18 0',
        ) + fine(d`M${-w * 0.94} -240H${w * 0.94}M${-w * 0.66} -200H${w * 0.66}M${w * 2.3} 416Q${w * 0.7} 330 ${w * 0.16} 150`),
      length: between(830, 900, size),
      hand: gripped,
      top:
        solid(
          rounded(
            xy`-430 -130 40, -330 -130 30, -250 -80 40, -110 -100 30, 140 -100 60, 420 -150 8, 430 -50 8, 180 0 24, 430 50 8, 420 150 8, 140 100 60, -110 100 30, -250 80 40, -330 130 30, -430 130 40`,
            12,
          ),
          shade,
        ) + fine('M-330 -130V130'),
    }
  },
  sledge: (size: number): Head => {
    const [w, h] = [between(84, 112, size), between(200, 250, size)]
    const half = (s: number): Corner[] => xy`${-s * w * 0.72} ${-s * h} 20, ${s * w * 0.72} ${-s * h} 20, ${s * w} ${-s * (h - 50)} 10, ${s * w} ${-s * h * 0.3} 30`
    return {
      side:
        solid(rounded([...half(1), ...half(-1)], 20), shade, '-20 0') +
        fine(d`M${-w * 0.97} ${-h + 50}H${w * 0.97}M${-w * 0.97} ${h - 50}H${w * 0.97}M${-w * 0.72} ${-h * 0.3}V${h * 0.3}M${w * 0.72} ${-h * 0.3}V${h * 0.3}`),
      length: between(940, 1000, size),
      hand: ash,
      top: solid(rounded(xy`-440 -140 20, -370 -200, 370 -200, 440 -140 20, 440 140 20, 370 200, -370 200, -440 140 20`, 10), shade) + fine('M-370 -200V200M370 -200V200M-370 -100H370M-370 100H370'),
    }
  },
  soft: (size: number): Head => {
    const [w, h] = [between(76, 110, size), between(120, 140, size)]
    const face = (s: number) =>
      rounded(xy`${-w * 0.9} ${s * h}, ${-w} ${s * (h + 20)} 8, ${-w * 0.96} ${s * (h + 120)} 26, ${w * 0.96} ${s * (h + 120)} 26, ${w} ${s * (h + 20)} 8, ${w * 0.9} ${s * h}`)
    return {
      side:
        small(face(1), dark) +
        firm(face(1)) +
        solid(face(-1), paper, '-16 0') +
        solid(rounded(xy`${-w} ${-h} 14, ${w} ${-h} 14, ${w} ${h} 14, ${-w} ${h} 14`), shade, '-18 0') +
        fine(d`M${-w} ${-h + 30}H${w}M${-w} ${h - 30}H${w}`),
      length: between(820, 880, size),
      hand: ash,
      top: solid(box(-440, -150, 180, 300, 40), dark) + solid(box(260, -150, 180, 300, 40), paper) + solid(box(-280, -166, 560, 332, 14), shade) + fine('M-240 -166V166M240 -166V166'),
    }
  },
}
/** A head from above: the handle's end in the eye, held by a wooden and a steel wedge. */
const eye = oval(0, 0, 110, 74)
const fromAbove = (top: string, accent: string, wood: boolean) =>
  top +
  small(eye, paper) +
  (wood
    ? inside(eye, fine('M-110 -40Q0 -70 110 -30M-110 -16Q0 -40 110 -6M-110 16Q0 0 110 20M-110 44Q0 30 110 48')) +
      small(box(-70, -9, 140, 18, 4), accent) +
      small(circle(0, 0, 34), shade) +
      fine(circle(0, 0, 20))
    : small(oval(0, 0, 74, 46), shade) + small(circle(0, 0, 20), accent))

const hammer =
  (head: (size: number) => Head): Drawing =>
  ({ size, accent }) => {
    const { side, length, hand, top } = head(size)
    const r = between(50, 64, size)
    return {
      main: drawn(centred(length / 2 - 50, 0, -52, 1, hand(40, length, r, accent), side)),
      detail: drawn(centred(0, 0, -24, between(1, 1.15, size), fromAbove(top, accent, hand === ash))),
    }
  }

/** A struck head at the right end, from its shoulder at x on. */
const struck = (x: number, r: number) => solid(turned(xy`${x} ${r}, ${x + 26} ${r * 0.84} 12, ${x + 120} ${r * 0.66} 10, ${x + 136} ${r * 0.44} 20`))
const coldChisel: Drawing = ({ size, accent }) => {
  const length = between(980, 1180, size)
  const [w, r] = [between(62, 104, size), between(46, 62, size)]
  const [a, b, thick] = [-length / 2, length / 2 - 136, between(66, 80, size)]
  return {
    main: drawn(
      centred(
        0,
        0,
        -40,
        1,
        struck(b, r),
        solid(turned(xy`${a} ${w} 6, ${a + 60} ${w} 40, ${a + 330} ${r} 300, ${b} ${r} 6`)),
        fine(d`M${a + 34} ${-w * 0.97}V${w * 0.97}M${a + 330} ${-r * 0.5}H${b}M${a + 330} ${r * 0.5}H${b}` + d`M${a + 330} ${-r * 0.5}Q${a + 240} 0 ${a + 330} ${r * 0.5}`),
        small(box(b - 130, -r, 60, 2 * r), accent),
      ),
    ),
    // Cutting: the wedge of the edge, a chip rising before it.
    detail: drawn(
      hatched('M90 720H430L512 790H1110V1060H90Z'),
      solid('M430 720L512 790Q552 700 510 620Q466 560 396 580Q452 604 458 654Q462 694 430 720Z', shade, '-8 0'),
      placed(
        512,
        788,
        -48,
        1,
        solid(rounded(xy`0 0, 54 ${-thick * 0.42}, 360 ${-thick} 200, 740 ${-thick}, 740 ${thick}, 360 ${thick} 200, 54 ${thick * 0.42}`, 4)),
        struck(740, thick),
        small(box(560, -thick, 60, 2 * thick), accent),
      ),
    ),
  }
}
const punch: Drawing = ({ size, accent }) => {
  const length = between(960, 1180, size)
  const [tip, r, wide] = [between(14, 40, size), between(52, 66, size), between(92, 120, size)]
  const [a, b] = [-length / 2, length / 2 - 136]
  return {
    main: drawn(
      centred(
        0,
        0,
        -40,
        1,
        struck(b, r),
        solid(turned(xy`${a} ${tip}, ${a + 240} ${tip * 1.1} 60, ${a + 420} ${r} 60, ${b} ${r} 6`)),
        fine(d`M${a + 420} ${-r * 0.98}V${r * 0.98}`),
        knurled(a + 450, b - a - 600, r, 22),
        small(box(b - 120, -r, 60, 2 * r), accent),
      ),
    ),
    // Driving a pin out of its bore.
    detail: drawn(
      hatched('M110 560H540V960H110Z'),
      hatched('M660 560H1090V960H660Z'),
      solid(box(546, 700, 108, 380, 14), shade, '-22 0'),
      placed(600, 690, -90, 1, struck(440, wide), solid(turned(xy`0 48, 150 50 30, 240 ${wide} 40, 440 ${wide} 6`)), knurled(262, 120, wide, 24), small(box(400, -wide, 24, 2 * wide), accent)),
    ),
  }
}
const pryBar: Drawing = ({ size, accent }) => {
  const length = between(960, 1180, size)
  const [r, w] = [between(30, 42, size), between(80, 110, size)]
  const b = length / 2
  // The hook: out along the bar, over, and back to a split edge.
  const hook = (x: number) =>
    rounded(
      xy`${x} ${-r}, ${x + 60} ${-r} 30, ${x + 120} ${-r - 10} 60, ${x + 130} ${-r - 130} 110, ${x + 10} ${-r - 190} 40, ${x - 50} ${-r - 130} 6, ${x - 66} ${-r - 144} 8, ${x + 10} ${-r - 262} 100, ${x + 210} ${-r - 220} 140, ${x + 200} ${r + 10} 140, ${x + 60} ${r} 60, ${x} ${r}`,
      8,
    )
  const bar = (from: number, to: number) =>
    solid(rounded(xy`${from} -10 4, ${from + 190} ${-r} 160, ${to} ${-r}, ${to} ${r}, ${from + 190} ${r} 160, ${from} 2 4`, 4) + hook(to)) +
    fine(d`M${from + 200} ${-r * 0.4}H${to + 40}Q${to + 150} -30 ${to + 150} -120M${from + 200} ${r * 0.4}H${to + 60}`)
  return {
    main: drawn(centred(0, -80, -38, 1, bar(-b - 60, b - 150), small(box(-60, -r, 110, 2 * r), accent))),
    // The split edge from above, a nail's head in it.
    detail: drawn(
      solid(
        d`M${600 - w} 1080C${600 - w} 800 ${570 - w} 700 ${500 - w} 480L${480 - w} 190Q${500 - w} 130 570 130L600 520L630 130Q${700 + w} 130 ${720 + w} 190L${700 + w} 480C${630 + w} 700 ${600 + w} 800 ${600 + w} 1080q${-w / 2} 30 ${-w} 0t${-w} 0Z`,
        tint,
        '-20 0',
      ),
      fine(d`M${500 - w} 330L576 330M${700 + w} 330L624 330`),
      solid(circle(600, 380, 62), shade, '-8 -8'),
      fine(circle(600, 380, 42)),
      small(rounded(xy`${600 - w * 1.02} 860, ${600 + w * 1.02} 860, ${600 + w} 940, ${600 - w} 940`), accent),
    ),
  }
}
export const hammers: Record<string, Drawing> = {
  hammers: byKind(hammer(heads.engineer), { claw: hammer(heads.claw), sledge: hammer(heads.sledge), soft: hammer(heads.soft) }),
  chisels: byKind(coldChisel, { punch, pry: pryBar }),
}
