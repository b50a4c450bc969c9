import { cream, crema, drop, grains, heap, howMany, roast, sage, shadow, sleeve, spun, strewn, tapered } from './coffee-shapes.ts'
import { type Drawing, drawn, placed, shade, tint } from './kit.ts'
import { between, box, byKind, circle, cord, d, dark, fine, firm, flat, frame, hatched, inside, oval, paper, rounded, small, solid, times, xy } from './workshop.ts'

const tablet = (x: number, y: number, r: number, thick = 0.5) =>
  solid(tapered(x, y, r, y + r * thick, r, 0.34), paper, '-20 0') + fine(oval(x, y, r * 0.9, r * 0.3)) + fine(d`M${x - r * 0.84} ${y - r * 0.03}L${x + r * 0.84} ${y + r * 0.03}`)
const bubbles = (count: number, x: number, y: number, w: number, h: number) => strewn(count, (u, v, i) => small(circle(x + u * w, y + v * h, 8 + ((i * 5) % 15)), paper))
const droplet = (tone: string) => drop(0, 22, 44, tone)
const dissolving = (size: number) =>
  drawn(
    solid(tapered(600, 220, 390, 1040, 330, 0.16), tint, '-40 0'),
    flat(tapered(600, 420, 376, 1020, 330, 0.16), shade),
    small(oval(600, 420, 378, 60), tint),
    tablet(600, 860, between(190, 220, size)),
    bubbles(howMany(size, 18, 30), 600, 660, 230, 170),
    firm(oval(600, 220, 390, 62)),
    fine('M260 340L310 960'),
  )
const jar: Drawing = ({ size, accent }) => {
  const [r, h] = [between(240, 290, size), between(500, 620, size)]
  const top = 990 - h
  // The smallest holds tablets, the others powder or pellets.
  const tablets = size < 0.2
  const mark = tablets ? fine('M-66 -6L66 6') + fine(circle(0, 0, 56)) : grains(18, 0, 0, 48, 48, 14, dark)
  const loose = 'M690 1050C760 1040 790 940 870 920C950 900 1010 1030 1110 1050Z'
  const poured = solid(loose, cream, '-16 -6') + inside(loose, grains(52, 890, 1000, 170, 60, 12, dark))
  return {
    main: drawn(
      solid(tapered(560, top, r, 990, r, 0.14), paper, '-50 0'),
      small(sleeve(560, top + 80, r, 940, r, 0.14), tint),
      small(sleeve(560, top + 80, r, top + 160, r, 0.14), accent),
      placed(560, top + h * 0.54 + 40, 0, 1.5, small(circle(0, 0, 70), paper) + mark),
      solid(tapered(560, top - 110, r * 1.05, top - 10, r * 1.05, 0.14), dark, '-40 0'),
      small(oval(560, top - 110, r * 1.05, r * 0.147), dark),
      fine(
        times(21, i => {
          const a = (Math.PI * (i + 0.5)) / 21
          return d`M${560 - r * 1.05 * Math.cos(a)} ${top - 94 + r * 0.147 * Math.sin(a)}v76`
        }),
      ),
      tablets ? tablet(900, 920, 120) + tablet(820, 1010, 120) + tablet(1030, 1000, 110) : poured,
    ),
    detail: tablets ? dissolving(size) : heap(size, cream),
  }
}
const bottle: Drawing = ({ size, accent }) => {
  const [r, h] = [between(190, 240, size), between(330, 380, size)]
  const body = spun(600, xy`${700 - h} 76, ${740 - h} 84 20, ${860 - h} ${r} 100, ${700 + h} ${r} 50`)
  return {
    main: drawn(
      solid(body, tint, '-50 0'),
      solid(spun(600, xy`${900 - h} ${r}, ${600 + h} ${r}`), paper, '-50 0'),
      small(spun(600, xy`${900 - h} ${r}, ${960 - h} ${r}`), accent),
      placed(600, 760, 0, 1.4, droplet(shade)),
      fine(d`M${600 - r * 0.5} ${540 + h}H${600 + r * 0.5}M${600 - r * 0.3} ${566 + h}H${600 + r * 0.3}`),
      solid(spun(600, xy`${540 - h} 92 16, ${700 - h} 98 10`), dark, '-24 0'),
      fine(times(9, i => d`M${528 + i * 18} ${564 - h}V${690 - h}`)),
    ),
    // Scale in a pipe, and where it has gone.
    detail: drawn(
      hatched('M90 240H1110V330H90Z'),
      hatched('M90 870H1110V960H90Z'),
      flat('M90 330H1110V870H90Z', tint),
      small(d`M90 330H${between(620, 520, size)}Q560 350 530 400Q480 380 450 440Q390 410 350 460Q280 430 240 470Q160 440 90 480Z`, cream),
      small(d`M90 870H${between(660, 560, size)}Q590 850 560 800Q500 820 470 770Q400 790 360 740Q290 770 230 730Q150 760 90 720Z`, cream),
      grains(30, 250, 390, 130, 36, 7),
      grains(30, 270, 810, 140, 36, 7),
      firm('M90 330H1110M90 870H1110'),
      firm('M1060 600H500M560 550L496 600L560 650'),
      bubbles(howMany(size, 7, 14), 560, 600, 160, 150),
      drop(930, 490, 50, accent),
    ),
  }
}
const cartridge: Drawing = ({ size, accent }) => {
  const [r, h] = [between(170, 215, size), between(560, 680, size)]
  const top = 1090 - h
  return {
    main: drawn(
      cord(d`M${600 - r} ${top - 110}H${420 - r}Q${360 - r} ${top - 110} ${360 - r} ${top - 40}V${top + 160}`, 32, shade),
      cord(d`M${600 + r} ${top - 110}H${780 + r}Q${840 + r} ${top - 110} ${840 + r} ${top - 180}V120`, 32, shade),
      solid(spun(600, xy`${top} ${r * 0.9}, ${top + 30} ${r} 30, 1040 ${r} 20, 1090 ${r * 0.8} 40`), paper, '-50 0'),
      small(spun(600, xy`${top + 120} ${r}, 1000 ${r}`), tint),
      shadow(box(600 + r * 0.7, top + 120, r * 0.3, 880 - top)),
      small(spun(600, xy`${top + 120} ${r}, ${top + 190} ${r}`), accent),
      placed(600, top + h * 0.56, 0, 1.5, droplet(paper)),
      fine(d`M${600 - r * 0.5} ${top + h * 0.74}H${600 + r * 0.5}`),
      solid(rounded(xy`${600 - r * 1.1} ${top - 180} 40, ${600 + r * 1.1} ${top - 180} 40, ${600 + r * 1.06} ${top + 10} 16, ${600 - r * 1.06} ${top + 10} 16`), dark, '-40 -8'),
      times(2, i => small(box(i ? 600 + r * 1.02 : 540 - r * 1.02, top - 144, 60, 68, 8), shade)),
      small(circle(600, top - 90, 50), shade),
      fine(times(7, i => d`M${frame(600, top - 90, 180 + i * 30)(56, 0)}L${frame(600, top - 90, 180 + i * 30)(70, 0)}`)),
      firm(d`M600 ${top - 90}L628 ${top - 122}`),
    ),
    // Down the middle, up through the resin.
    detail: drawn(
      solid(box(330, 250, 540, 850, 50), paper, '-30 -10'),
      small(box(370, 290, 460, 770, 26), tint),
      flat(box(372, 900, 456, 100), dark),
      flat(box(372, between(480, 380, size), 456, 900 - between(480, 380, size)), crema),
      grains(90, 600, 700, 200, 180, 20, roast),
      fine(times(8, i => d`M${400 + i * 56} 920V980`)),
      small(box(556, 200, 88, 810, 10), paper),
      firm('M600 260V960M572 924L600 964L628 924M450 800V340M424 376L450 336L476 376M750 800V340M724 376L750 336L776 376'),
      solid(rounded(xy`300 110 30, 900 110 30, 890 260 14, 310 260 14`), dark, '-24 -8'),
      small(box(560, 150, 80, 40, 20), accent),
    ),
  }
}
const hardness = ['#b9c9a0', sage, crema, roast]
const strip = (l: number, fields: number, turned: number, accent: string) =>
  solid(box(-30, -l, 60, l * 2, 8), paper, '-8 0') + times(fields, i => small(box(-26, -l + 20 + i * 62, 52, 48, 4), i < turned ? accent : hardness[0]))
const strips: Drawing = ({ size, accent }) => {
  const count = howMany(size, 3, 5)
  return {
    main: drawn(
      times(count, i => placed(760 + i * 44 - count * 8, 600 - i * 10, 8 + i * 9, 1, strip(370, 4, 0, roast))),
      solid(spun(430, xy`330 170 10, 1080 170 24`), paper, '-44 0'),
      small(spun(430, xy`420 170, 1000 170`), tint),
      small(spun(430, xy`420 170, 490 170`), accent),
      times(4, i => small(box(320, 540 + i * 110, 90, 80, 8), hardness[i] ?? sage) + fine(d`M440 ${566 + i * 110}h90M440 ${594 + i * 110}h60`)),
      solid(spun(430, xy`130 184 20, 340 184 10`), dark, '-40 0'),
      fine(times(13, i => d`M${274 + i * 26} 160V326`)),
    ),
    // Dipped, and held against the scale.
    detail: drawn(
      solid(box(110, 150, 480, 900, 24), paper, '-16 -10'),
      times(4, i => small(box(160, 210 + i * 205, 230, 160, 10), hardness[i] ?? sage) + times(i + 1, j => small(circle(440 + (j % 2) * 60, 260 + i * 205 + Math.floor(j / 2) * 60, 16), shade))),
      placed(
        820,
        620,
        between(6, 12, size),
        1,
        solid(box(-100, -480, 200, 960, 16), paper, '-16 0'),
        times(4, i => small(box(-76, -440 + i * 190, 152, 150, 10), hardness[i < howMany(size, 1, 3) ? 3 : 0] ?? sage)),
      ),
      small(circle(535, 1004, 18), accent),
    ),
  }
}
export const cleaning = byKind(jar, { bottle, cartridge, strips })
