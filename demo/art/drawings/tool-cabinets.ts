/** Machines that hand out tools, protection and consumables. */
import type { GiftDrawing } from './gifts.ts'
import { drawn, shade, tint } from './kit.ts'
import { box, circle, d, dark, fine, firm, flat, inside, oval, paper, rounded, small, solid, times, xy } from './workshop.ts'

const feet = (left: number, right: number) => times(2, i => small(box(i ? right - 110 : left + 30, 1104, 80, 26, 6), dark))
const body = (x: number, y: number, width: number) => feet(x, x + width) + solid(box(x, y, width, 1106 - y, 14), tint, '-26 -10')
/** Where one shows who one is and takes one's choice: screen, card reader, keys. */
const panel = (x: number, y: number, width: number, accent: string) =>
  small(box(x, y, width, width * 1.15, 10), dark) +
  times(6, i => small(box(x + width * (0.12 + (i % 2) * 0.42), y + width * (0.12 + Math.floor(i / 2) * 0.33), width * 0.34, width * 0.24, 4), i === 1 ? accent : paper)) +
  small(box(x, y + width * 1.3, width, width * 0.62, 10), shade) +
  fine(
    d`M${x + width * 0.2} ${y + width * 1.46}h${width * 0.6}M${x + width * 0.32} ${y + width * 1.62}a${width * 0.2} ${width * 0.2} 0 0 1 ${width * 0.36} 0M${x + width * 0.4} ${y + width * 1.72}a${width * 0.1} ${width * 0.1} 0 0 1 ${width * 0.2} 0`,
  )
const louvres = (x: number, y: number, width: number) => fine(times(4, i => d`M${x} ${y + i * 22}h${width}`))

/** Spirals turn, and what lies in front falls into the tray. */
export const coilCabinet: GiftDrawing = accent => {
  const [x, y, width] = [230, 70, 740]
  const glass = box(x + 46, y + 56, 460, 770, 10)
  const shelf = (row: number) => {
    const floor = y + 56 + (row + 1) * 128
    const lane = (column: number) => {
      const cx = x + 46 + 58 + column * 115
      const goods = [box(cx - 34, floor - 84, 68, 76, 6), box(cx - 26, floor - 96, 52, 88, 24), circle(cx, floor - 46, 36), box(cx - 40, floor - 62, 80, 54, 4)][(row * 2 + column) % 4] ?? ''
      return (
        fine(oval(cx, floor - 50, 44, 44) + oval(cx + 8, floor - 54, 44, 44)) +
        small(goods, [paper, shade, accent, dark][(row + column) % 4]) +
        (goods.includes('A36 ') ? small(circle(cx, floor - 46, 13), paper) : '')
      )
    }
    return times(4, lane) + small(box(x + 46, floor - 6, 460, 22), shade) + times(4, column => small(box(x + 88 + column * 115, floor - 2, 32, 14, 2), paper))
  }
  return drawn(
    body(x, y, width),
    small(glass, paper),
    inside(glass, times(6, shelf)),
    firm(glass),
    panel(x + 556, y + 130, 134, accent),
    louvres(x + 566, y + 560, 114),
    small(box(x + 46, y + 872, 460, 112, 12), dark),
    solid(rounded(xy`${x + 66} ${y + 886}, ${x + 486} ${y + 886}, ${x + 470} ${y + 950}, ${x + 82} ${y + 950}`, 6), shade, '0 -8'),
    fine(d`M${x + 226} ${y + 918}h100`),
    small(circle(x + 640, y + 930, 17), shade),
    firm(d`M${x + 640} ${y + 924}v12`),
  )
}

/** A door for each thing that comes back: one stands open. */
export const lockerCabinet: GiftDrawing = accent => {
  const [x, y, width] = [150, 110, 900]
  const column = (i: number) => x + 36 + i * 168
  const door = (i: number, top: number, height: number, lit = false) =>
    small(box(column(i), top, 152, height, 8), tint) +
    small(box(column(i) + 116, top + height / 2 - 24, 16, 48, 8), dark) +
    small(circle(column(i) + 124, top + 20, 7), lit ? accent : paper) +
    fine(d`M${column(i) + 24} ${top + 26}h56`)
  const openAt = y + 36 + 2 * 236
  return drawn(
    body(x, y, width),
    times(4, i => (i === 2 ? '' : times(4, row => door(i, y + 36 + row * 236, 220, (i + row) % 5 === 0)))),
    times(6, row => door(4, y + 36 + row * 157, 141, row === 3)),
    panel(column(2) + 14, y + 60, 124, accent),
    door(2, openAt + 236, 220),
    // Open: a drill driver's battery on charge.
    small(box(column(2), openAt, 152, 220, 8), dark),
    small(box(column(2) + 34, openAt + 150, 84, 40, 6), shade),
    solid(rounded(xy`${column(2) + 40} ${openAt + 74}, ${column(2) + 112} ${openAt + 74}, ${column(2) + 118} ${openAt + 148}, ${column(2) + 34} ${openAt + 148}`, 10), accent, '-8 0'),
    fine(d`M${column(2) + 54} ${openAt + 96}h44M${column(2) + 54} ${openAt + 112}h44`),
    solid(rounded(xy`${column(2)} ${openAt}, ${column(2) - 74} ${openAt + 34}, ${column(2) - 74} ${openAt + 254}, ${column(2)} ${openAt + 220}`, 6), shade, '-10 0'),
    fine(d`M${column(2) - 58} ${openAt + 70}l34 -14`),
  )
}

/** Round shelves turn behind the glass until the right compartment stands at its door. */
export const carouselCabinet: GiftDrawing = accent => {
  const [x, y, width] = [240, 70, 720]
  const window = box(x + 40, y + 50, 460, 900, 12)
  const middle = x + 270
  const tray = (row: number) => {
    const top = y + 180 + row * 142
    const goods = times(7, i => {
      const turn = (18 + i * 24) * (Math.PI / 180)
      const [cx, cy] = [middle - 190 * Math.cos(turn), top + 34 * Math.sin(turn)]
      return small(box(cx - 22, cy - 58 - (i % 3) * 10, 44, 58 + (i % 3) * 10, (i % 2) * 18), [paper, shade, accent, tint][(i + row) % 4])
    })
    return small(oval(middle, top, 214, 40), shade) + goods + small(d`M${middle - 214} ${top}A214 40 0 0 0 ${middle + 214} ${top}v20A214 40 0 0 1 ${middle - 214} ${top + 20}Z`, dark)
  }
  return drawn(
    body(x, y, width),
    small(window, paper),
    inside(window, small(box(middle - 16, y + 50, 32, 900), shade), times(6, tray)),
    firm(window),
    times(6, row => small(box(x + 448, y + 116 + row * 142, 30, 84, 6), shade) + fine(d`M${x + 456} ${y + 158 + row * 142}h14`)),
    panel(x + 548, y + 150, 126, accent),
    louvres(x + 556, y + 600, 110),
    small(circle(x + 611, y + 800, 18), shade),
    firm(d`M${x + 611} ${y + 794}v12`),
  )
}

/** Drums one above the other, each with its own narrow door. */
export const drumCabinet: GiftDrawing = accent => {
  const [x, y, width] = [180, 150, 840]
  const [left, drumWidth] = [x + 40, 560]
  const drum = (row: number) => {
    const top = y + 44 + row * 148
    const shell = box(left, top, drumWidth, 128, 10)
    // Walls stand closer towards the edges, as on anything round.
    const walls = [0.04, 0.11, 0.22, 0.36, 0.64, 0.78, 0.89, 0.96].map(part => d`M${left + drumWidth * part} ${top}v128`).join('')
    const at = left + drumWidth * 0.4
    return (
      small(shell, shade) +
      inside(shell, fine(walls), flat(box(left, top, 34, 128), dark), flat(box(left + drumWidth - 34, top, 34, 128), dark)) +
      firm(shell) +
      small(box(at, top + 14, 118, 100, 8), row === 2 ? dark : paper) +
      (row === 2
        ? small(circle(at + 59, top + 64, 34), accent) + small(circle(at + 59, top + 64, 13), paper)
        : small(box(at + 20, top + 52, 78, 44, 6), [accent, tint, shade][row % 3]) + fine(d`M${at + 40} ${top + 34}h38`)) +
      small(circle(at + 150, top + 64, 10), row === 2 ? accent : paper)
    )
  }
  return drawn(body(x, y, width), times(6, drum), panel(x + 650, y + 110, 140, accent), louvres(x + 660, y + 560, 120), small(circle(x + 720, y + 820, 18), shade), firm(d`M${x + 720} ${y + 814}v12`))
}

/** Open bins, each on a scale of its own: what is taken is weighed, not counted. */
export const weighingRack: GiftDrawing = accent => {
  const shelf = (row: number) => {
    const floor = 420 + row * 222
    const bin = (i: number) => {
      const left = 196 + i * 206
      const heap = [`${floor - 96}`, `${floor - 128}`, `${floor - 112}`][(i + row) % 3]
      const empty = row === 1 && i === 2
      return (
        (empty
          ? ''
          : small(d`M${left + 14} ${floor - 76}Q${left + 95} ${Number(heap) - 40} ${left + 176} ${floor - 76}Z`, shade) +
            fine(times(5, k => d`M${left + 40 + k * 26} ${floor - 92 - (k % 2) * 8}l14 6`))) +
        solid(
          rounded(
            xy`${left} ${floor - 130}, ${left + 16} ${floor - 130}, ${left + 22} ${floor - 80}, ${left + 168} ${floor - 80}, ${left + 174} ${floor - 130}, ${left + 190} ${floor - 130}, ${left + 178} ${floor - 18}, ${left + 12} ${floor - 18}`,
            6,
          ),
          tint,
          '-10 0',
        ) +
        small(box(left + 52, floor - 66, 86, 32, 4), paper) +
        fine(d`M${left + 64} ${floor - 50}h62`) +
        small(box(left + 6, floor - 14, 178, 14, 4), dark) +
        small(circle(left + 95, floor + 24, 9), empty ? accent : paper)
      )
    }
    return solid(box(170, floor, 860, 48, 6), shade, '0 -8') + times(4, bin)
  }
  return drawn(
    times(2, i => solid(box(i ? 1014 : 146, 180, 40, 940, 6), dark, '-10 0')),
    times(2, i => small(box(i ? 1000 : 132, 1110, 68, 20, 4), dark)),
    solid(box(146, 150, 908, 60, 8), shade, '0 -10'),
    times(4, shelf),
    solid(box(480, 60, 240, 160, 12), dark, '-10 -8'),
    small(box(500, 78, 200, 112, 6), paper),
    fine('M520 104h80M520 128h110M520 152h60'),
    small(box(648, 98, 34, 70, 4), accent),
  )
}
