import { type Drawing, drawn, ink, placed, polygon, shade, tint } from './kit.ts'
import { between, box, centred, circle, cord, d, dark, enlarged, fine, firm, frame, hatched, inside, paper, rounded, small, solid, times, turned, xy } from './workshop.ts'

// Machines point left; their spindle runs along y = 0, its nose ends at x = 0.

/** Ventilation slots. */
const vents = (x: number, y: number, count: number, height: number) =>
  times(count, i => small(rounded(xy`${x + i * 30} ${y}, ${x + i * 30 + 13} ${y}, ${x + i * 30 + 1} ${y + height}, ${x + i * 30 - 12} ${y + height}`, 6), dark))

/** A pistol machine behind its nose: motor housing from x = 0, grip, trigger, battery of `pack` height; 0: the rails for one. */
const pistol = (pack: number, accent: string) => {
  const shell = rounded(
    xy`0 -128 30, 372 -134 110, 420 -40 90, 410 84 90, 344 150 60, 326 330 240, 356 530 20, 424 540 24, 424 596 10, 20 596 10, 20 540 30, 130 512 50, 110 320 200, 104 200 30, 40 150 30, 0 136 30`,
    20,
  )
  const rubber = rounded(xy`252 70 60, 396 30 40, 412 90 70, 344 150 60, 326 330 240, 350 520 20, 160 520 20, 146 320 200, 136 210 30, 190 140 60`, 20)
  return (
    (pack > 0
      ? solid(rounded(xy`8 596, 436 596 10, 440 ${600 + pack} 26, -6 ${600 + pack} 30, -10 640 20`, 10), dark, '-14 -14') +
        small(box(40, 618, 90, 30, 10), accent) +
        fine(d`M-4 ${596 + pack * 0.62}H436`)
      : solid(box(90, 590, 270, 44, 8), shade) + times(4, i => small(box(130 + i * 54, 604, 26, 30, 2), dark))) +
    solid(rounded(xy`40 168 16, 112 164, 124 300 30, 92 300 20, 62 260 60`, 16), shade, '-8 0') +
    solid(shell, tint, '-18 -14') +
    small(rubber, dark) +
    fine(times(6, i => d`M${180 + i * 3} ${300 + i * 32}H312`)) +
    vents(240, -74, 4, 84) +
    small(rounded(xy`30 -128, 60 -128, 150 40 40, 120 80 20, 20 80`, 10), accent) +
    small(box(116, 150, 56, 26, 8), shade) +
    small(circle(366, -84, 10), shade) +
    small(circle(46, 120, 10), shade) +
    small(circle(370, 566, 10), shade)
  )
}
/** A keyless chuck, its jaws at the left, `x` its back. */
const chuck = (x: number, r: number) =>
  solid(turned(xy`${x - 252} ${r * 0.3}, ${x - 222} ${r * 0.34}, ${x - 222} ${r * 0.2}`), shade) +
  solid(turned(xy`${x - 232} ${r * 0.46} 8, ${x - 160} ${r * 0.94} 20, ${x} ${r} 10`), dark) +
  fine(times(8, i => d`M${x - 136} ${r * (-0.84 + i * 0.24)}H${x - 20}`) + d`M${x - 160} ${-r * 0.94}V${r * 0.94}`)

/** A machine beside what comes in its case: a second battery, the charger, the case. */
const kit = (machine: string, accent: string) =>
  drawn(
    solid(rounded(xy`806 140, 806 84 30, 1004 84 30, 1004 140`, 8), dark),
    small(box(842, 110, 126, 40, 10), paper),
    solid(box(690, 130, 430, 330, 34), dark, '-14 -14'),
    fine('M690 300H1120'),
    small(box(760, 276, 60, 50, 10), accent),
    small(box(990, 276, 60, 50, 10), accent),
    placed(-40, 60, 0, 0.72, machine),
    enlarged(940, 740, 0, 0.5, battery(270, accent)),
    enlarged(890, 1100, 0, 0.66, charger(accent)),
  )
/** What of a machine is sold, by the end of its kind: without battery, or in a case. */
const sold = (kind: string | undefined, machine: (pack: number) => string, pack: number, accent: string) =>
  kind?.endsWith('kit') ? kit(machine(pack), accent) : drawn(machine(kind?.endsWith('body') ? 0 : pack))

const drill: Drawing = ({ size, kind, accent }) => {
  const hammer = kind?.startsWith('hammer')
  const gear = hammer ? 190 : 130
  const ring = (x: number, r: number, w: number) => solid(turned(xy`${x} ${r * 0.94}, ${x + 8} ${r} 6, ${x + w} ${r} 6`), shade) + fine(times(9, i => d`M${x + 14} ${r * (-0.8 + i * 0.2)}h${w * 0.4}`))
  const handle = hammer
    ? solid(turned(xy`${-gear - 6} 112 8, ${-gear + 54} 112 8`), dark) +
      solid(
        rounded(xy`${-gear} 110, ${-gear + 48} 110, ${-gear + 54} 190, ${-gear + 70} 330 40, ${-gear + 66} 520 40, ${-gear - 18} 520 40, ${-gear - 22} 330 40, ${-gear - 6} 190`, 20),
        dark,
        '-16 0',
      ) +
      fine(times(6, i => d`M${-gear} ${260 + i * 34}h50`))
    : ''
  return {
    main: sold(
      kind,
      pack =>
        centred(
          50,
          between(216, 250, size),
          0,
          between(0.92, 1.06, size),
          chuck(-gear - 6, between(84, 98, size)),
          solid(turned(xy`${-gear} 100 10, 10 128`)),
          handle,
          ring(-gear + (hammer ? 70 : 16), 116, 68),
          pistol(pack, accent),
        ),
      between(90, 170, size),
      accent,
    ),
    // The chuck from the front: three jaws on a bit.
    detail: drawn(
      solid(circle(600, 600, 440), dark, '-18 -18'),
      fine(times(24, i => d`M${frame(600, 600, i * 15)(436, 0)}L${frame(600, 600, i * 15)(396, 0)}`)),
      small(circle(600, 600, 388), shade),
      small(circle(600, 600, 270), tint),
      times(3, i =>
        placed(
          600,
          600,
          i * 120 - 90,
          1,
          solid(rounded(xy`${between(40, 74, size)} -14, ${between(70, 100, size)} -58, 236 -58, 236 58, ${between(70, 100, size)} 58, ${between(40, 74, size)} 14`, 6), shade, '-8 -8'),
          fine('M110 -20H230M110 20H230'),
        ),
      ),
      small(circle(600, 600, between(40, 74, size)), paper),
      small(circle(600, 225, 14), accent),
    ),
  }
}

const impact: Drawing = ({ size, kind, accent }) => {
  const wrench = kind?.startsWith('wrench')
  const housing = wrench ? turned(xy`-250 62 16, -210 90 60, -90 128 60, 10 134`) : turned(xy`-200 50 10, -150 84 60, -60 122 60, 10 130`)
  const nose = wrench
    ? solid(turned(xy`-330 40, -318 46, -250 46`), shade) + fine('M-318 -46V46') + small(circle(-286, 0, 14), tint)
    : solid(turned(xy`-292 40 10, -276 46 8, -200 46 8`), dark) + fine('M-262 -46V46M-246 -46V46') + solid(turned(xy`-330 24, -292 24`), shade)
  const s = between(110, 150, size)
  return {
    main: sold(
      kind,
      pack => centred(46, between(216, 250, size), 0, between(0.94, 1.08, size), nose, solid(housing, shade), fine('M-60 -120V120M-30 -126V126'), pistol(pack, accent)),
      between(96, 170, size),
      accent,
    ),
    detail: wrench
      ? drawn(
          solid(circle(600, 600, 440), shade, '-18 -18'),
          fine(circle(600, 600, 400)),
          times(4, i => small(circle(...frame(600, 600, 45 + i * 90)(340, 0), 34), tint) + fine(`M${polygon(...frame(600, 600, 45 + i * 90)(340, 0), 20, 6)}Z`)),
          solid(circle(600, 600, 260), dark, '-12 -12'),
          small(circle(600, 600, 226), tint),
          solid(box(600 - s, 600 - s, 2 * s, 2 * s, 22), tint, '-12 -12'),
          fine(box(622 - s, 622 - s, 2 * s - 44, 2 * s - 44, 12)),
          small(circle(600, 600, 30), accent),
        )
      : // The collet, drawn back for a bit.
        drawn(
          enlarged(
            620,
            590,
            -35,
            between(0.84, 0.94, size),
            solid(turned(xy`60 92, 320 92`)),
            solid(turned(xy`320 150 10, 420 260 60, 470 260`), shade),
            fine('M80 -60H190M200 -90L226 90M236 -90L262 90M272 -90L298 90'),
            solid(turned(xy`-120 110 20, -90 136 10, 100 136 16`), dark),
            fine(times(7, i => d`M-60 ${-108 + i * 36}H80`)),
            small(turned(xy`-92 137, -76 137`), accent),
            solid(turned(xy`-520 20, -430 62, -320 62 20, -290 88, -118 88`), tint),
            fine('M-290 -44H-118M-290 44H-118M-510 -12Q-420 -14 -350 0Q-420 14 -510 12'),
          ),
        ),
  }
}

/** A slide-on battery from the front: rails on top, latch at its side, charge lights. `h`: its height. */
const battery = (h: number, accent: string) =>
  solid(
    rounded(
      xy`-220 ${-h - 96} 10, 220 ${-h - 96} 10, 220 ${-h - 60}, 186 ${-h - 60}, 186 ${-h - 30}, 250 ${-h - 16}, 250 ${-h + 10}, -250 ${-h + 10}, -250 ${-h - 16}, -186 ${-h - 30}, -186 ${-h - 60}, -220 ${-h - 60}`,
      6,
    ),
    shade,
    '-14 -8',
  ) +
  solid(rounded(xy`-330 ${-h} 60, 330 ${-h} 60, 350 ${-h * 0.5} 60, 330 0 46, -330 0 46, -350 ${-h * 0.5} 60`, 40), dark, '-20 -16') +
  small(rounded(xy`-240 ${-h + 56} 20, 240 ${-h + 56} 20, 220 -50 20, -220 -50 20`, 20), tint) +
  fine(d`M-346 ${-h * 0.5}H-234M234 ${-h * 0.5}H346`) +
  small(box(-120, -h * 0.5 - 30, 240, 60, 30), paper) +
  times(4, i => small(circle(-78 + i * 52, -h * 0.5, 13), i < 3 ? accent : shade))
const charger = (accent: string) =>
  solid(rounded(xy`-210 -330 10, 210 -330 10, 230 -250, -230 -250`, 10), shade) +
  fine('M-150 -318V-262M-90 -318V-262M90 -318V-262M150 -318V-262') +
  solid(rounded(xy`-330 -260 60, 330 -260 60, 380 0 50, -380 0 50`, 40), dark, '-20 -16') +
  small(rounded(xy`-300 -110 30, 300 -110 30, 320 -40 30, -320 -40 30`, 20), tint) +
  small(circle(-230, -75, 16), accent) +
  small(circle(-170, -75, 16), paper) +
  times(7, i => small(box(-60 + i * 46, -214, 18, 70, 8), shade)) +
  small(box(-360, 0, 120, 20, 6), shade) +
  small(box(240, 0, 120, 20, 6), shade)
/** A mains lead from a point, with its plug. */
const lead = (path: string) => cord(path, 14, dark)
const batteries: Drawing = ({ size, kind, accent }) => {
  const h = between(240, 460, size)
  const contacts = Math.round(between(4, 6, size))
  if (kind === 'charger')
    return {
      main: drawn(
        lead('M960 700Q1110 720 1080 880T870 980'),
        solid(box(780, 945, 90, 70, 14), dark),
        fine('M780 964h-46M780 996h-46'),
        enlarged(550, 740, 0, between(1.1, 1.26, size), charger(accent)),
      ),
      // From above: the dock a battery slides into.
      detail: drawn(
        solid(rounded(xy`170 260 90, 1030 260 90, 1080 1000 90, 120 1000 90`, 40), dark, '-18 -18'),
        small(rounded(xy`320 240, 880 240, 880 780 40, 320 780 40`, 10), shade),
        small(box(370, 270, 460, 470, 20), tint),
        times(contacts, i => small(box(600 - (contacts - 1) * 39 - 9 + i * 78, 300, 18, i % 2 ? 150 : 210, 4), shade)),
        fine('M320 360H370M320 620H370M830 360H880M830 620H880'),
        small(box(300, 850, 600, 80, 40), tint),
        small(circle(360, 890, 18), accent),
        small(circle(430, 890, 18), paper),
      ),
    }
  if (kind === 'set')
    return {
      main: drawn(
        enlarged(335, 570, 0, 0.7, battery(h, accent)),
        enlarged(865, 570, 0, 0.7, battery(h, accent)),
        lead('M900 930Q1080 960 1070 860T1130 780'),
        enlarged(600, 1060, 0, 1.08, charger(accent)),
      ),
      detail: drawn(enlarged(600, 590, 0, 1.06, battery(between(280, 380, size), accent)), enlarged(600, 1080, 0, 1.2, charger(accent))),
    }
  return {
    main: drawn(centred(0, (-h - 96) / 2, 0, 1.3, battery(h, accent))),
    // From above: rails and contacts.
    detail: drawn(
      solid(box(180, 220, 840, 760, 90), dark, '-18 -18'),
      small(rounded(xy`330 200, 870 200, 870 860 40, 330 860 40`, 10), tint),
      small(box(380, 240, 440, 560, 20), shade),
      times(contacts, i => small(box(582 - (contacts - 1) * 36 + i * 72, 250, 36, i % 2 ? 220 : 280, 6), ink) + small(box(593 - (contacts - 1) * 36 + i * 72, 262, 14, i % 2 ? 196 : 256, 4), tint)),
      fine('M330 320H380M330 400H380M820 320H870M820 400H870'),
      small(box(460, 870, 280, 70, 30), accent),
      fine(times(6, i => d`M${540 + i * 24} 886v38`)),
    ),
  }
}

const grinder: Drawing = ({ size, accent }) => {
  const [disc, body] = [between(190, 330, size), between(84, 104, size)]
  const end = between(760, 860, size)
  const arc = (r: number, from: number, to: number) => d`M${frame(0, 0, from)(r, 0)}A${r} ${r} 0 0 1 ${frame(0, 0, to)(r, 0)}`
  const guard = `${arc(disc + 26, -100, 100)}L0 0Z`
  return {
    main: drawn(
      centred(
        (end - disc) / 2 + 10,
        40,
        -38,
        between(0.98, 0.9, size),
        solid(circle(0, 0, disc), paper),
        fine(circle(0, 0, disc - 16) + circle(0, 0, disc * 0.5)),
        fine(times(18, i => d`M${frame(0, 0, i * 20)(disc * 0.56, 0)}L${frame(0, 0, i * 20 + 9)(disc - 26, 0)}`)),
        solid(box(-34, 90, 68, 80, 10), shade),
        solid(rounded(xy`-30 160, 30 160, 44 230 30, 38 430 40, -38 430 40, -44 230 30`, 20), dark, '-14 0'),
        fine(times(6, i => d`M-26 ${250 + i * 28}h52`)),
        solid(guard, shade, '-10 -10'),
        fine(arc(disc - 6, -96, 96)),
        solid(turned(xy`${end - 20} 30, ${end + 60} 24 10`), dark),
        lead(d`M${end + 60} 0q60 0 90 60`),
        solid(turned(xy`250 ${body * 0.98} 20, 340 ${body * 0.84} 60, ${end - 90} ${body * 0.9} 80, ${end} ${body * 0.6} 40`), dark),
        solid(turned(xy`110 ${body * 1.14} 20, 300 ${body * 1.1} 20, 330 ${body} 20`), tint),
        fine(times(6, i => d`M${150 + i * 22} ${body * 0.3}v${body * 0.66}M${150 + i * 22} ${-body * 0.3}v${-body * 0.66}`)),
        small(box(380, -26, 130, 52, 20), accent),
        fine(d`M560 ${-body * 0.5}H${end - 110}M560 0H${end - 110}M560 ${body * 0.5}H${end - 110}`),
        solid(rounded(xy`-110 -70 40, -60 -112 30, 90 -112 20, 120 -90 10, 120 90 10, 90 112 20, -60 112 30, -110 70 40`, 20), shade, '0 -16'),
        times(4, i => small(circle(i % 2 ? -56 : 72, i < 2 ? -78 : 78, 13), tint)),
        small(box(-90, -22, 60, 44, 20), tint),
      ),
    ),
    // From below: flange nut, disc, guard.
    detail: drawn(
      solid(circle(600, 600, between(380, 440, size)), tint, '-14 -14'),
      inside(circle(600, 600, between(380, 440, size)), fine(times(36, i => d`M${frame(600, 600, i * 10)(230, 0)}L${frame(600, 600, i * 10 + 5)(420, 0)}`))),
      small(circle(600, 600, 220), accent),
      small(circle(600, 600, 196), paper),
      solid(circle(600, 600, 140), shade, '-10 -10'),
      fine(circle(600, 600, 118)),
      small(circle(600, 600, 60), dark),
      fine(circle(600, 600, 40)),
      times(2, i => small(circle(i ? 690 : 510, 600, 17), ink)),
      solid(`${d`M${frame(600, 600, 10)(470, 0)}A470 470 0 0 1 ${frame(600, 600, 170)(470, 0)}`}${d`L${frame(600, 600, 170)(400, 0)}A400 400 0 0 0 ${frame(600, 600, 10)(400, 0)}Z`}`, dark, '-8 -12'),
    ),
  }
}

/** The nose of a rotary hammer: dust cap, sleeve that is drawn back, collar; ends at x = 0. */
const sdsNose = (r: number) =>
  solid(turned(xy`-260 ${r * 0.4} 10, -230 ${r * 0.6} 10, -206 ${r * 0.6}`), dark) +
  solid(turned(xy`-210 ${r * 0.86} 16, -120 ${r} 10, -110 ${r}`), dark) +
  fine(times(6, i => d`M-196 ${r * (-0.6 + i * 0.24)}H-126`)) +
  solid(turned(xy`-112 ${r * 0.8}, 0 ${r * 0.9}`), shade)
const plusHammer = (accent: string) => {
  const shell = rounded(xy`0 -110 30, 420 -130 60, 560 -120 60, 600 -60 40, 620 260 40, 560 330 30, 500 330 30, 470 250 30, 400 250 60, 300 140 60, 0 120 30`, 20)
  const loop = rounded(xy`560 -120 40, 760 -100 90, 800 60 90, 760 330 90, 600 360 50, 540 320 30, 600 290 30, 690 260 50, 708 60 80, 680 -20 50, 560 -20 30`, 30)
  return (
    solid(loop, dark, '-14 -14') +
    solid(rounded(xy`640 40 20, 706 30, 704 170, 660 170 20`, 20), shade, '-8 0') +
    solid(shell, tint, '-18 -14') +
    small(rounded(xy`330 -124, 420 -126 40, 560 -112 50, 590 -50 30, 606 240 30, 540 300 20, 500 230 30, 420 220 60, 330 120 40`, 20), dark) +
    vents(390, -70, 5, 90) +
    small(rounded(xy`60 -112, 130 -114, 250 110, 180 116`, 8), accent) +
    small(circle(250, 40, 34), shade) +
    firm('M250 40L230 16') +
    fine('M20 -90V104M20 -60H56M20 70H150')
  )
}
const maxHammer = (accent: string) => {
  const barrel = rounded(xy`0 -120 30, 560 -140 60, 600 -90 40, 600 120 30, 380 150 20, 0 130 30`, 20)
  const motor = rounded(xy`250 100, 520 100, 520 430 40, 470 480 40, 300 480 40, 250 430 40`, 20)
  const loop = rounded(xy`580 -120 40, 800 -110 90, 830 60 90, 800 400 90, 640 440 60, 500 430 30, 500 350 20, 640 350 40, 726 300 50, 736 60 80, 720 -20 50, 580 -20 30`, 30)
  return (
    solid(loop, dark, '-14 -14') +
    solid(rounded(xy`690 30 20, 738 20, 736 170, 704 160 20`, 20), shade, '-8 0') +
    solid(motor, dark, '-16 0') +
    fine(times(7, i => d`M290 ${200 + i * 26}H480`)) +
    solid(barrel, tint, '0 -20') +
    small(rounded(xy`60 -124, 140 -126, 140 132, 60 132`, 8), accent) +
    small(circle(440, 10, 64), shade) +
    small(circle(440, 10, 40), dark) +
    firm('M440 10V-40') +
    fine('M200 -128V132M230 -128V132M20 -100V110') +
    times(2, i => small(circle(280, i ? 100 : -96, 12), shade)) +
    small(rounded(xy`300 -60, 350 -60, 350 80, 300 80`, 20), shade)
  )
}
const rotary: Drawing = ({ size, kind, accent }) => {
  const max = kind === 'max'
  const sideHandle =
    solid(turned(xy`-60 116 8, 0 116 8`), dark) +
    solid(rounded(xy`-54 112, -6 112, 0 190, 18 300 40, 10 470 40, -70 470 40, -78 300 40, -60 190`, 20), dark, '-16 0') +
    fine(times(6, i => d`M-56 ${250 + i * 32}h50`))
  const stop = solid(box(-330, -170, 350, 18, 8), shade, '0 -6') + solid(box(-70, -182, 56, 44, 8), dark)
  const r = max ? 300 : between(190, 220, size)
  const groove = (turn: number, open: boolean) =>
    placed(600, 600, turn, 1, small(open ? rounded(xy`-44 ${-r - 4}, 44 ${-r - 4}, 36 ${-r * 0.66} 10, -36 ${-r * 0.66} 10`) : d`M-70 ${-r}A90 90 0 0 0 70 ${-r}Z`, open ? shade : accent))
  return {
    main: drawn(centred(max ? 240 : 234, max ? 150 : 110, -6, between(0.88, 0.97, size) * (max ? 0.96 : 1), stop, sdsNose(max ? 104 : 86), sideHandle, max ? maxHammer(accent) : plusHammer(accent))),
    // The chuck cut across: keys in the shank's open grooves, balls in the closed ones.
    detail: drawn(
      hatched(circle(600, 600, 440) + circle(600, 600, r, true)),
      solid(circle(600, 600, r - 3), tint, '-16 -16'),
      groove(0, true),
      groove(180, true),
      max ? groove(120, true) + groove(60, false) + groove(-60, false) : groove(90, false) + groove(-90, false),
      fine(circle(600, 600, 400)),
    ),
  }
}

export const powerTools: Record<string, Drawing> = {
  'drill-drivers': drill,
  'impact-drivers': impact,
  batteries,
  'angle-grinders': grinder,
  'rotary-hammers': rotary,
}
