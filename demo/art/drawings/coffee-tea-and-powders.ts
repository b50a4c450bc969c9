import {
  central,
  china,
  cream,
  crema,
  crimps,
  fromAbove,
  grains,
  howMany,
  kraft,
  label,
  leaf,
  lit,
  mug,
  packet,
  pouch,
  roast,
  sage,
  spoon,
  spun,
  steam,
  strewn,
  tapered,
  tin,
  wood,
} from './coffee-shapes.ts'
import { type Drawing, drawn, placed, shade, tint } from './kit.ts'
import { between, box, byKind, circle, cord, d, dark, enlarged, fine, firm, flat, frame, inside, oval, paper, rounded, small, solid, times, xy } from './workshop.ts'

// What is printed on packs, about 0, 0.
const sprig = (fill: string) => leaf(0, 66, 120, -90, fill, 0.17) + leaf(0, 60, 110, -150, fill) + leaf(0, 60, 110, -30, fill) + fine('M0 60V88')
const cocoaPod = (accent: string) => placed(0, 0, -24, 1, small('M-96 6C-70 -60 50 -64 100 0C50 60 -70 60 -96 6Z', accent) + fine('M-96 6C-50 -22 40 -26 100 0M-96 6C-50 36 40 30 100 0M-96 6L-118 12'))
const cupMark = small('M-62 -30H46C46 30 30 64 -8 64S-62 30 -62 -30Z', tint) + fine('M44 -16C86 -20 80 34 32 32M-84 78H68') + fine('M-30 -52q-12 -16 0 -32M-4 -52q-12 -16 0 -32M22 -52q-12 -16 0 -32')

// Tea.

/** Twisted leaves, strewn over an oval. */
const curls = (count: number, x: number, y: number, rx: number, ry: number, tone: string, l = 70) => {
  const path = strewn(count, (u, v, i) => {
    const [dx, dy] = frame(0, 0, i * 71)(l, 0)
    return d`M${x + u * rx - dx / 2} ${y + v * ry - dy / 4}q${dx * 0.6 - dy * 0.2} ${dy * 0.2 + dx * 0.16} ${dx} ${dy / 2}`
  })
  return `<path d="${path}" stroke-width="22"/><path d="${path}" stroke-width="14" stroke="${tone}"/>`
}
interface Tea {
  paper: string
  leaf: string
  brew: string
}
const black: Tea = { paper: kraft, leaf: '#8a6248', brew: '#c98a55' }
const green: Tea = { paper: sage, leaf: '#a3b48c', brew: '#dfe0a8' }

/** Two leaves and a bud: what is picked. */
const picked = (size: number) => {
  const l = between(430, 540, size)
  return drawn(
    cord('M560 1110Q600 900 610 640', 24, sage),
    leaf(600, 860, l, -158, sage, 0.26),
    leaf(606, 780, l * 0.94, -20, sage, 0.26),
    leaf(610, 660, l, -96, '#e0e6cf', 0.13),
    leaf(584, 960, l * 0.5, 24, sage, 0.28),
  )
}
const spoonful = (size: number, tone: string) =>
  drawn(
    placed(150, 860, -34, 1, spoon(1080, 280, inside(oval(280, 0, 246, 156), curls(howMany(size, 22, 40), 280, 6, 230, 140, tone)))),
    curls(howMany(size, 4, 9), 860, 980, 200, 90, tone),
    curls(3, 330, 240, 130, 70, tone),
  )
/** A tea bag of filter paper with its thread and tag; x, y: the staple. */
const teaBag = (x: number, y: number, w: number, tone: string) =>
  solid(rounded(xy`${x - w * 0.4} ${y}, ${x + w * 0.4} ${y}, ${x + w} ${y + w * 0.5} 10, ${x + w} ${y + w * 2.2} 12, ${x - w} ${y + w * 2.2} 12, ${x - w} ${y + w * 0.5} 10`, 8), cream, lit) +
  flat(rounded(xy`${x - w * 0.86} ${y + w * 1.2} 40, ${x + w * 0.86} ${y + w * 1.05} 40, ${x + w * 0.86} ${y + w * 2.06}, ${x - w * 0.86} ${y + w * 2.06}`, 12), tone) +
  grains(44, x, y + w * 1.62, w * 0.74, w * 0.4, 8) +
  fine(d`M${x} ${y + 30}V${y + w * 2.2}M${x - w} ${y + w * 0.5}H${x + w}`)
const tag = (x: number, y: number, turn: number, accent: string) =>
  placed(x, y, turn, 1, solid(box(-80, 0, 160, 190, 10), paper, lit) + small(box(-56, 24, 112, 112, 8), accent) + fine('M-46 160H46') + small(circle(0, 0, 8), paper))
/** A bag of mesh with four corners, whole leaves in it. */
const pyramid = (x: number, y: number, w: number, tone: string) => {
  const [b, c, e] = [d`${x - w} ${y + w * 1.1}`, d`${x + w} ${y + w}`, d`${x + w * 0.2} ${y + w * 1.5}`]
  const outline = d`M${x} ${y}L${c}L${e}L${b}Z`
  return (
    solid(outline, cream, lit) +
    inside(
      outline,
      curls(17, x, y + w * 1.15, w * 0.64, w * 0.26, tone, w * 0.24),
      fine(times(22, i => d`M${x - w + i * w * 0.1} ${y + w * 1.6}l${w * 0.9} ${-w * 1.7}M${x - w * 0.9 + i * w * 0.1} ${y - w * 0.1}l${w * 0.9} ${w * 1.7}`)).replace('/>', ' stroke-opacity=".3"/>'),
    ) +
    fine(d`M${x} ${y}L${e}`)
  )
}
const envelope = (accent: string) =>
  solid(box(-250, -310, 500, 620, 14), cream, lit) + crimps(-250, -304, 500, 34) + crimps(-250, 270, 500, 34) + fine('M-250 -264H250M-250 264H250') + label(-180, -200, 360, 400, accent, sprig(tint))
const teaBags: Drawing = ({ size, accent }) => ({
  main: drawn(enlarged(420, 560, -9, 1.18, envelope(accent)), fine('M790 570C720 270 960 150 1010 260'), teaBag(790, 570, between(190, 222, size), black.leaf), tag(1010, 260, 12, accent)),
  detail: drawn(steam(560, 340, 200), mug(560, 430, between(330, 350, size), 600), small(oval(560, 436, 318, 56), black.brew), fine('M420 470C380 380 250 380 232 560'), tag(232, 560, 4, accent)),
})
const pyramids: Drawing = ({ size, accent }) => ({
  main: drawn(fine('M470 250C600 90 900 90 930 470'), pyramid(470, 250, between(310, 350, size), green.leaf), tag(940, 470, 8, accent), pyramid(830, 790, between(180, 205, size), green.leaf)),
  // In a glass.
  detail: drawn(
    solid(tapered(600, 400, 330, 1010, 260, 0.18), tint, '-40 0'),
    flat(tapered(600, 520, 316, 990, 252, 0.18), green.brew),
    pyramid(580, 540, between(190, 230, size), green.leaf),
    small(oval(600, 520, 316, 57), green.brew),
    firm(oval(600, 400, 330, 60)),
    fine('M300 470L356 960M580 560C560 380 700 300 900 420'),
    tag(930, 420, 6, accent),
  ),
})
/** Matcha: the bowl, and the whisk split from one piece of bamboo. */
const whisked = (size: number) => {
  const tines = between(110, 140, size)
  return drawn(
    solid('M150 640A400 96 0 0 1 950 640C950 880 820 1010 690 1040H410C280 1010 150 880 150 640Z', shade, '-40 0'),
    solid('M390 1030H710L690 1080H410Z', shade, '-20 0'),
    firm(oval(550, 640, 400, 96)),
    small(oval(550, 656, 366, 78), '#b9c78f'),
    fine('M330 660q60 -30 120 0t120 0t120 0M420 690q50 -20 100 0t100 0'),
    placed(
      860,
      420,
      32,
      1,
      solid(d`M-56 -40C${-tines} 60 ${-tines} 180 ${-tines * 0.8} 250H${tines * 0.8}C${tines} 180 ${tines} 60 56 -40Z`, wood, '-20 0') +
        fine(times(11, i => d`M${-50 + i * 10} -40Q${((-50 + i * 10) * tines) / 52} 120 ${((-50 + i * 10) * tines) / 64} 250`)) +
        solid(box(-60, -300, 120, 270, 12), wood, '-20 0') +
        small(box(-62, -60, 124, 34, 6), paper) +
        fine('M-60 -240H60'),
    ),
  )
}
const teaPouch =
  (tea: Tea, closeUp: (size: number, tone: string) => string): Drawing =>
  ({ size, accent, print }) => {
    const [w, h] = [between(290, 345, size), between(400, 470, size)]
    const leaves = curls(26, 0, h * 0.58, w * 0.6, h * 0.2, tea.leaf, 60)
    return { main: drawn(central(pouch({ w, h, fill: tea.paper, motif: sprig(tea.paper), print, size, accent }, leaves))), detail: closeUp(size, tea.leaf) }
  }
const caddy: Drawing = ({ size, accent, print }) => ({
  main: drawn(placed(600, 660, 0, 1, tin({ w: between(290, 345, size), h: between(360, 400, size), fill: black.paper, motif: sprig(black.paper), print, size, accent }, 'dome'))),
  detail: drawn(steam(570, 330, 210), china(570, 440, between(260, 310, size), black.brew), curls(5, 980, 1010, 120, 50, black.leaf)),
})
const matcha: Drawing = ({ size, accent, print }) => ({
  main: drawn(placed(600, 620, 0, 1, tin({ w: between(290, 330, size), h: between(280, 330, size), fill: green.paper, motif: sprig(green.paper), print, size, accent }, 'slip'))),
  detail: whisked(size),
})

// Cocoa and powders.

/** A cocoa pod cut in half: husk, pulp and the beans in it. */
const halved = (size: number, accent: string) => {
  const count = howMany(size, 4, 7)
  const husk = 'M-470 0C-430 -250 240 -320 470 -10C240 290 -430 250 -470 0Z'
  const seed = (x: number, y: number, r: number) => solid(oval(x, y, r, 66), cream, '-10 -10') + fine(d`M${x - r * 0.6} ${y + 20}Q${x} ${y + 44} ${x + r * 0.6} ${y + 16}`)
  return drawn(
    placed(640, 340, -26, 1, solid(husk, crema, '-20 -24'), fine('M-470 0C-300 -130 240 -170 470 -10M-470 0C-300 -20 240 -30 470 -10M-470 0C-300 110 240 130 470 -10')),
    placed(
      590,
      790,
      -14,
      1,
      solid(husk, crema, '-20 -24'),
      small('M-410 0C-370 -190 220 -240 400 -10C220 220 -370 190 -410 0Z', paper),
      times(
        count,
        i => seed(-300 + (i * 560) / (count - 0.4), -58 - Math.sin((i / count) * 3) * 20, 240 / count) + seed(-260 + (i * 540) / (count - 0.4), 66 + Math.sin((i / count) * 3) * 20, 240 / count),
      ),
      small(circle(-470, 0, 30), accent),
    ),
  )
}
const dusted = (size: number, accent: string) =>
  drawn(fromAbove(between(310, 335, size), flat(circle(600, 600, 250), cream), fine(circle(600, 600, 250)), grains(howMany(size, 110, 190), 600, 600, 200, 150, 15, accent)))
const cocoaPouch: Drawing = ({ size, accent, print, colour = '#9a6847' }) => {
  const pack = { w: between(280, 340, size), h: between(390, 470, size), fill: cream, motif: cocoaPod(roast), print, size, accent }
  return { main: drawn(central(pouch(pack, flat(box(-400, 0, 800, 600), colour) + grains(60, 0, pack.h * 0.58, pack.w * 0.6, pack.h * 0.22, 7)))), detail: halved(size, accent) }
}
const cocoaTin: Drawing = ({ size, accent }) => ({
  main: drawn(placed(600, 620, 0, 1, tin({ w: between(250, 290, size), h: between(370, 430, size), fill: cream, motif: cocoaPod(roast), size, accent }, 'shaker'))),
  detail: dusted(size, accent),
})

/** A vending machine's canister: the auger turns a portion out of the powder. */
const canister = (size: number, accent: string) => {
  const tub = rounded(xy`290 170, 960 170, 960 640 40, 860 860 30, 400 860 30, 290 640 40`, 16)
  const level = between(480, 290, size)
  return drawn(
    solid(tub, tint, '-24 0'),
    inside(
      tub,
      flat(d`M280 ${level + 30}Q450 ${level - 40} 640 ${level + 10}T970 ${level}V900H280Z`, roast),
      fine(d`M280 ${level + 30}Q450 ${level - 40} 640 ${level + 10}T970 ${level}`),
      grains(90, 625, (level + 740) / 2, 310, (700 - level) / 2),
    ),
    solid(box(270, 130, 710, 56, 14), shade, '0 -10'),
    solid(rounded(xy`940 730 10, 1080 730 60, 1080 900, 990 900, 990 850 20, 940 850`, 10), shade, '-10 -10'),
    small(box(300, 740, 690, 100, 16), paper),
    times(9, i => small(d`M${330 + i * 72} 846C${300 + i * 72} 810 ${350 + i * 72} 770 ${330 + i * 72} 734L${350 + i * 72} 734C${372 + i * 72} 770 ${322 + i * 72} 810 ${352 + i * 72} 846Z`, shade)),
    fine('M300 784H940M300 796H940'),
    solid(`M${Array.from({ length: 48 }, (_, i) => d`${frame(220, 790, i * 7.5)([0, 3].includes(i % 4) ? 94 : 114, 0)}`).join('L')}Z`, dark, '-10 -10') +
      small(circle(220, 790, 66), tint) +
      small(circle(220, 790, 26), accent),
    grains(howMany(size, 20, 36), 1036, 1010, 46, 100, 12),
  )
}
const powderBag: Drawing = ({ size, accent }) => {
  const [w, h] = [between(260, 320, size), between(400, 470, size)]
  const creases = d`M${-w * 0.8} ${-h + 64}q30 50 10 110M${w * 0.7} ${-h + 64}q-40 60 -10 120M${-w * 0.6} ${h - 64}q30 -40 10 -90M${w * 0.76} ${h - 64}q-40 -60 -16 -110`
  return { main: drawn(central(packet(w, h, shade, fine(creases), label(-w * 0.7, -h * 0.56, w * 1.4, h * 1.16, accent, cupMark)))), detail: canister(size, accent) }
}
const powderJar: Drawing = ({ size, accent }) => {
  const [r, h, bowl] = [between(250, 280, size), between(320, 350, size), between(130, 150, size)]
  const glass = (inset: number) => spun(600, xy`${690 - h + inset} ${r * 0.74 - inset} 10, ${760 - h} ${r - inset} 90, ${680 + h - inset} ${r - inset} 50`)
  return {
    main: drawn(
      solid(glass(0), tint, lit),
      inside(glass(24), flat(box(0, 790 - h, 1200, 1200), roast), grains(110, 600, 790, r, h * 0.92, 11)),
      fine(glass(24)),
      solid(spun(600, xy`${560 - h} ${r * 0.86} 26, ${700 - h} ${r * 0.86} 14`), dark, lit),
      fine(times(15, i => d`M${600 - r * 0.78 + i * r * 0.111} ${586 - h}V${690 - h}`)),
      solid(spun(600, xy`${760 - h * 0.3} ${r}, ${720 + h * 0.62} ${r}`), paper, lit),
      small(spun(600, xy`${760 - h * 0.3} ${r}, ${800 - h * 0.3} ${r}`), accent),
      placed(600, 758 + h * 0.22, 0, 1, cupMark),
    ),
    detail: drawn(
      steam(430, 560, 160),
      china(460, 660, 250, crema),
      placed(560, 380, -28, 1, spoon(600, bowl, small(oval(bowl, 0, bowl * 0.84, bowl * 0.52), roast) + grains(26, bowl, 0, bowl * 0.68, bowl * 0.36, 11))),
    ),
  }
}

export const teaAndPowders: Record<string, Drawing> = {
  'black-tea': byKind(teaPouch(black, spoonful), { tin: caddy, 'tea-bags': teaBags }),
  'green-tea': byKind(teaPouch(green, picked), { tin: matcha, 'tea-bags': pyramids }),
  cocoa: byKind(cocoaPouch, { tin: cocoaTin }),
  'vending-powders': byKind(powderBag, { jar: powderJar }),
}
