/** What the coffee shop's goods, gear and machines share: warm tones, beans, cups and packs. */
import { type Drawn, drawn, ink, n, placed, shade, tint } from './kit.ts'
import { lettering } from './lettering.ts'
import { between, box, type Corner, circle, cord, d, dark, enlarged, fine, firm, flat, frame, inside, oval, paper, rounded, small, solid, times, xy } from './workshop.ts'

// Tones of the trade: unbleached paper, wood, porcelain, roasted beans, coffee's foam, copper, brass, green tea.
export const kraft = '#ecdcc6'
export const wood = '#dfc19c'
export const cream = '#faf5ec'
export const roast = '#b5835a'
export const crema = '#d3a774'
export const copper = '#e0ad8a'
export const brass = '#e8d29a'
export const sage = '#cdd6bf'

/** Standing things are lit from the left. */
export const lit = '-26 0'
export const round = '-18 -14'

/** A tone over whatever lies there: the side away from the light. */
export const shadow = (outline: string) => `<path d="${outline}" fill="${ink}" fill-opacity=".1" stroke="none"/>`
/** A body too small to be shaded. */
export const plain = (outline: string, fill = shade) => `<path d="${outline}" fill="${fill}"/>`
/** What stands upright from a lathe: heights along its axis with the radius there (and that corner's fillet). */
export const spun = (x: number, profile: readonly Corner[], radius = 0) =>
  rounded([...profile.map(([y, r, own]): Corner => [x + r, y, own ?? radius]), ...profile.toReversed().map(([y, r, own]): Corner => [x - r, y, own ?? radius])])
/** A tapered vessel seen a little from above, from its rim's full ellipse down; `k`: how open ellipses look. */
export const tapered = (x: number, top: number, r: number, bottom: number, foot: number, k = 0.2) =>
  d`M${x - r} ${top}A${r} ${r * k} 0 0 1 ${x + r} ${top}L${x + foot} ${bottom}A${foot} ${foot * k} 0 0 1 ${x - foot} ${bottom}Z`
/** A band around it. */
export const sleeve = (x: number, top: number, r: number, bottom: number, foot: number, k = 0.2) =>
  d`M${x - r} ${top}A${r} ${r * k} 0 0 0 ${x + r} ${top}L${x + foot} ${bottom}A${foot} ${foot * k} 0 0 1 ${x - foot} ${bottom}Z`
/** The front half of an ellipse, as a line. */
export const front = (x: number, y: number, r: number, k = 0.2) => d`M${x - r} ${y}A${r} ${r * k} 0 0 0 ${x + r} ${y}`

/** Scattered without chance: `count` places spread evenly over a disc of radius 1. */
export const strewn = (count: number, draw: (x: number, y: number, i: number) => string) =>
  times(count, i => {
    const [angle, reach] = [i * 2.39996, Math.sqrt((i + 0.5) / count)]
    return draw(Math.cos(angle) * reach, Math.sin(angle) * reach, i)
  })
/** Grains and crumbs as dots in one line. */
export const grains = (count: number, x: number, y: number, rx: number, ry: number, width = 9, tone = ink) => {
  const dots = strewn(count, (u, v) => d`M${x + u * rx} ${y + v * ry}h.1`)
  return `<path d="${dots}" stroke="${tone}" stroke-width="${n(width)}"/>`
}

/** A roasted bean lying along x before its turn, its crease up. */
export const bean = (x: number, y: number, r: number, turn: number, fill = roast) =>
  placed(
    x,
    y,
    turn,
    1,
    solid(oval(0, 0, r, r * 0.7), fill, d`${frame(0, 0, -turn)(-r * 0.12, -r * 0.1)}`) +
      (r > 50 ? firm : fine)(d`M${-r} ${r * 0.04}C${-r * 0.4} ${-r * 0.34} ${r * 0.4} ${r * 0.34} ${r} ${-r * 0.04}`) +
      (r > 50 ? fine(d`M${-r * 0.86} ${r * 0.1}C${-r * 0.3} ${-r * 0.16} ${r * 0.36} ${r * 0.5} ${r * 0.9} ${r * 0.1}`) : ''),
  )

/** Beans behind glass, in rows from x, y on: `across` and `down` say how many. */
export const beanRows = (x: number, y: number, across: number, down: number, r: number) =>
  times(across * down, i => {
    const [column, row] = [i % across, Math.floor(i / across)]
    return placed(
      x + (column + (row % 2) * 0.5) * r * 1.8,
      y + row * r * 1.4,
      i * 61,
      1,
      small(oval(0, 0, r, r * 0.7), i % 3 ? roast : '#a87850') + fine(d`M${-r} 0C${-r * 0.4} ${-r * 0.34} ${r * 0.4} ${r * 0.34} ${r} 0`),
    )
  })

/** A pointed leaf with its veins, growing from 0, 0 along x. */
export const leaf = (x: number, y: number, l: number, turn: number, fill = sage, width = 0.3) =>
  placed(
    x,
    y,
    turn,
    1,
    solid(d`M0 0C${l * 0.25} ${-l * width} ${l * 0.7} ${-l * width} ${l} 0C${l * 0.7} ${l * width} ${l * 0.25} ${l * width} 0 0Z`, fill, d`${frame(0, 0, -turn)(-8, -8)}`) +
      fine(d`M0 0H${l * 0.94}` + times(4, i => d`M${l * (0.16 + i * 0.17)} 0l${l * 0.13} ${-l * width * 0.52}M${l * (0.16 + i * 0.17)} 0l${l * 0.13} ${l * width * 0.52}`)),
  )
/** A drop that hangs from its point; x, y: the middle of its round end. */
export const drop = (x: number, y: number, r: number, fill: string) =>
  solid(
    d`M${x} ${y - r * 2.1}C${x + r * 0.3} ${y - r * 1.2} ${x + r} ${y - r * 0.7} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}` +
      d`C${x - r} ${y - r * 0.7} ${x - r * 0.3} ${y - r * 1.2} ${x} ${y - r * 2.1}Z`,
    fill,
    '-8 -6',
  )
/** Three wisps of steam. */
export const steam = (x: number, y: number, h: number) => fine(times(3, i => d`M${x - 70 + i * 70} ${y}q${-h * 0.14} ${-h * 0.25} 0 ${-h * 0.5}t0 ${-h * 0.5}`))

/** A china cup on its saucer; x, y: the middle of its rim. */
export const china = (x: number, y: number, r: number, liquid: string, glaze = paper) => {
  const h = r * 1.08
  return (
    solid(oval(x, y + h * 1.02, r * 1.62, r * 0.44), glaze, '0 -14') +
    fine(oval(x, y + h * 1.02, r * 0.95, r * 0.24)) +
    cord(d`M${x + r * 0.9} ${y + h * 0.2}C${x + r * 1.7} ${y} ${x + r * 1.5} ${y + h * 0.86} ${x + r * 0.72} ${y + h * 0.66}`, r * 0.16 - 12, glaze) +
    solid(
      d`M${x - r} ${y}A${r} ${r * 0.28} 0 0 1 ${x + r} ${y}C${x + r} ${y + h * 0.62} ${x + r * 0.74} ${y + h * 0.94} ${x + r * 0.42} ${y + h}` +
        d`A${r * 0.42} ${r * 0.12} 0 0 1 ${x - r * 0.42} ${y + h}C${x - r * 0.74} ${y + h * 0.94} ${x - r} ${y + h * 0.62} ${x - r} ${y}Z`,
      glaze,
      '-34 0',
    ) +
    firm(oval(x, y, r, r * 0.28)) +
    small(oval(x, y + r * 0.03, r * 0.9, r * 0.235), liquid)
  )
}
/** A cup from above with its saucer, filled by `inside`. */
export const fromAbove = (r: number, ...filling: string[]) =>
  solid(circle(600, 600, r * 1.34), paper, round) +
  fine(circle(600, 600, r * 1.08)) +
  solid(rounded(xy`${r * 1.02 + 570} 560 20, ${600 + r * 1.4} 566 26, ${600 + r * 1.4} 634 26, ${r * 1.02 + 570} 640 20`), paper, '0 -10') +
  solid(circle(600, 600, r), paper, round) +
  small(circle(600, 600, r * 0.9), crema) +
  inside(circle(600, 600, r * 0.9), ...filling)

/** A paper cup with its curled rim; x, y: the middle of the rim. */
export const cup = (x: number, y: number, r: number, h: number, accent: string, fill = paper) => {
  const at = (part: number) => r * (1 - 0.3 * part)
  return (
    solid(tapered(x, y, r * 0.97, y + h, at(1), 0.16), fill, '-40 0') +
    small(sleeve(x, y + h * 0.36, at(0.375), y + h * 0.64, at(0.66), 0.16), accent) +
    fine(front(x, y + h - 22, at(0.96), 0.16) + d`M${x - r * 0.56} ${y + r * 0.14}L${x - at(1) * 0.6} ${y + h * 0.99}`) +
    solid(oval(x, y, r, r * 0.16), fill, '0 -8') +
    small(oval(x, y, r * 0.93, r * 0.14), tint) +
    fine(front(x, y - r * 0.05, r * 0.88, 0.16))
  )
}

/** A spoon along x: the bowl's far end at 0, its handle to `length`. */
export const spoon = (length: number, r: number, filling = '') =>
  solid(rounded(xy`${r * 1.5} -16 20, ${r * 2.3} -12, ${length - 80} -15 60, ${length} -26 24, ${length} 26 24, ${length - 80} 15 60, ${r * 2.3} 12, ${r * 1.5} 16 20`), shade, '0 -8') +
  solid(oval(r, 0, r, r * 0.68), shade, '0 -12') +
  fine(oval(r, 0, r * 0.88, r * 0.56)) +
  filling

/** A stick of paper between its crimps, as sugar comes in; lies along x. */
export const crimps = (x: number, y: number, width: number, height: number, gap = 18) => fine(times(Math.floor(width / gap) - 1, i => d`M${x + (i + 1) * gap} ${y}v${height}`))
/** An edge cut by pinking shears from x, y over `width`, as the end of a path. */
const pinked = (width: number, teeth: number, way = 1) => times(teeth, () => d`l${width / teeth / 2} ${-14 * way}l${width / teeth / 2} ${14 * way}`)

interface Pack extends Drawn {
  w: number
  h: number
  fill: string
  /** What is printed on it, about 0, 0 and 160 across. */
  motif: string
}
/** The label: a band in the accent with the name, the motif, lines of small print. */
export const label = (x: number, y: number, width: number, height: number, accent: string, motif: string, print?: string) =>
  small(box(x, y, width, height, 10), paper) +
  small(box(x, y, width, height * 0.17, 10), accent) +
  (print ? lettering(print, x + width / 2, y + height * 0.085, width * 0.88, height * 0.1, paper) : '') +
  enlarged(x + width / 2, y + height * 0.48, 0, Math.min(width, height) / 250, motif) +
  fine(d`M${x + width * 0.2} ${y + height * 0.8}h${width * 0.6}M${x + width * 0.28} ${y + height * 0.88}h${width * 0.44}`)

/** A coffee bag with gusseted sides and a valve: rolled down under a tin tie, or sealed above a zip. */
export const bag = ({ w, h, fill, accent, motif, print, tie }: Pack & { tie: boolean }) => {
  const edge = w * 0.64
  const outline = rounded(xy`${-w * 0.98} ${-h}, ${w * 0.98} ${-h}, ${w} ${-h * 0.6} 200, ${w} ${h - w * 0.14} 20, ${edge} ${h} 8, ${-w} ${h} 16, ${-w} ${-h * 0.6} 200`, 8)
  // The gusset lies flat under the closing and opens below it.
  const side = d`M${w * 0.96} ${-h + 50}L${w} ${-h * 0.6}V${h - w * 0.14}L${edge} ${h}V${-h + w * 0.7}Z`
  const closing = tie
    ? solid(box(-w * 0.98, -h - 44, w * 1.96, 110, 16), fill, '0 -12') + solid(box(-w * 1.06, -h - 2, w * 2.12, 26, 12), dark, '0 0') + fine(d`M${-w * 0.96} ${-h + 44}H${w * 0.96}`)
    : fine(d`M${-w} ${-h + 50}H${w}M${-w} ${-h + 96}H${w}M${-w} ${-h + 110}H${w}`) + crimps(-w * 0.98, -h, w * 1.96, 50)
  return (
    solid(outline, fill, '-16 0') +
    shadow(side) +
    fine(
      d`M${w * 0.96} ${-h + 50}L${edge} ${-h + w * 0.7}V${h}M${w * 0.97} ${-h + 90}Q${w * 0.82} ${-h + w} ${w * 0.82} ${h * 0.3}V${h * 0.56}L${edge} ${h - w * 0.2}M${w * 0.82} ${h * 0.56}L${w} ${h - w * 0.3}`,
    ) +
    closing +
    small(circle(-w * 0.18, -h * 0.46, 30), fill) +
    fine(circle(-w * 0.18, -h * 0.46, 17)) +
    times(3, i => fine(circle(...frame(-w * 0.18, -h * 0.46, i * 120)(0, -8), 2))) +
    label(-w * 0.82, -h * 0.24, w * 1.28, h * 0.98, accent, motif, print)
  )
}

/** A stand-up pouch with a zip; what is in it shows through the window. */
export const pouch = ({ w, h, fill, accent, motif, print }: Pack, seen: string) => {
  const outline =
    d`M${-w} ${-h}H${w}L${w * 1.03} ${-h * 0.3}C${w * 1.1} ${h * 0.4} ${w * 1.08} ${h * 0.8} ${w * 0.96} ${h * 0.94}Q${w * 0.5} ${h} 0 ${h}T${-w * 0.96} ${h * 0.94}` +
    d`C${-w * 1.08} ${h * 0.8} ${-w * 1.1} ${h * 0.4} ${-w * 1.03} ${-h * 0.3}Z`
  const window = rounded(xy`${-w * 0.62} ${h * 0.38}, ${w * 0.62} ${h * 0.38}, ${w * 0.5} ${h * 0.78}, ${-w * 0.5} ${h * 0.78}`, 40)
  return (
    solid(outline, fill, lit) +
    fine(
      d`M${-w} ${-h + 54}H${w}M${-w} ${-h + 110}H${w}M${-w} ${-h + 126}H${w}M${-w * 1.04} ${h * 0.6}C${-w * 0.9} ${h * 0.88} ${-w * 0.5} ${h * 0.9} 0 ${h * 0.9}S${w * 0.9} ${h * 0.88} ${w * 1.04} ${h * 0.6}`,
    ) +
    crimps(-w, -h, w * 2, 54) +
    flat(d`M${-w - 6} ${-h + 74}l22 10l-22 10ZM${w + 6} ${-h + 74}l-22 10l22 10Z`, ink) +
    label(-w * 0.68, -h * 0.56, w * 1.36, h * 0.84, accent, motif, print) +
    small(window, tint) +
    inside(window, seen) +
    fine(window)
  )
}

/** A round tin with a label; its lid a plain one, a dome or a shaker's. x, y: the middle of the lid's rim. */
export const tin = ({ w: r, h, fill, accent, motif, print }: Pack, lid: 'slip' | 'dome' | 'shaker') => {
  const k = 0.17
  const cap = lid === 'dome' ? r * 0.3 : lid === 'slip' ? 96 : 60
  const top = -h + cap
  return (
    solid(tapered(0, top - 40, r, h, r, k), fill, '-44 0') +
    small(sleeve(0, top + 70, r, h - 90, r, k), paper) +
    shadow(sleeve(r * 0.88, top + 70 + r * 0.06, r * 0.12, h - 90 + r * 0.06, r * 0.12, 0.3)) +
    small(sleeve(0, top + 70, r, top + 70 + (h - top) * 0.14, r, k), accent) +
    (print ? lettering(print, 0, top + 70 + (h - top) * 0.07 + r * k * 0.94, r * 1.1, (h - top) * 0.08, paper) : '') +
    small(sleeve(0, h - 114, r, h - 90, r, k), accent) +
    enlarged(0, (top + h) / 2 + r * k + 40, 0, Math.min(r, h * 0.7) / 165, motif) +
    fine(front(0, h - 16, r, k) + front(0, h - 30, r, k)) +
    (lid === 'dome'
      ? solid(
          d`M${-r * 1.02} ${top}C${-r} ${-h - cap * 0.2} ${-r * 0.5} ${-h - cap * 0.7} 0 ${-h - cap * 0.7}S${r} ${-h - cap * 0.2} ${r * 1.02} ${top}A${r * 1.02} ${r * k} 0 0 1 ${-r * 1.02} ${top}Z`,
          fill,
          '-44 -6',
        ) +
        solid(spun(0, xy`${-h - cap * 0.66 - 44} 40 14, ${-h - cap * 0.66 - 20} 44 14, ${-h - cap * 0.66 + 6} 26`), accent, '-12 0') +
        fine(front(0, top - 26, r, k))
      : solid(tapered(0, -h, r * 1.03, top, r * 1.03, k), lid === 'shaker' ? shade : fill, '-44 0') +
        small(oval(0, -h, r * 1.03, r * 1.03 * k), lid === 'shaker' ? tint : fill) +
        (lid === 'shaker' ? grains(36, 0, -h, r * 0.72, r * 0.72 * k, 16) : fine(oval(0, -h, r * 0.9, r * 0.9 * k))))
  )
}

/** A scoop lying along x, its bowl at the left, heaped. */
export const scoop = (l: number, fill: string, tone: string) =>
  solid(d`M${-l * 0.46} -30C${-l * 0.4} ${-l * 0.2} ${-l * 0.22} ${-l * 0.33} ${-l * 0.1} ${-l * 0.33}S${l * 0.16} ${-l * 0.2} ${l * 0.2} -30Z`, tone, '-14 -6') +
  grains(46, -l * 0.12, -l * 0.13, l * 0.24, l * 0.1) +
  solid(box(l * 0.16, -34, l * 0.52, 62, 30), fill, '0 -12') +
  solid(
    d`M${-l * 0.52} -44H${l * 0.22}V-20C${l * 0.22} ${l * 0.16} ${l * 0.1} ${l * 0.24} ${-l * 0.06} ${l * 0.24}H${-l * 0.24}C${-l * 0.4} ${l * 0.24} ${-l * 0.5} ${l * 0.14} ${-l * 0.52} -44Z`,
    fill,
    '0 -24',
  ) +
  fine(d`M${-l * 0.51} -14H${l * 0.22}`)

/** A filter holder from its side: basket, ears, two spouts, the handle to the left. x, y: the middle of its rim. */
export const portafilter = (x: number, y: number, r: number, accent: string, reach = 4.2) =>
  placed(
    x,
    y,
    0,
    1,
    placed(
      -r * 0.9,
      r * 0.34,
      -6,
      1,
      solid(rounded(xy`${-r * 1} ${-r * 0.16}, 0 ${-r * 0.18}, 0 ${r * 0.18}, ${-r * 1} ${r * 0.16}`, 6), shade, '0 -8') +
        solid(
          rounded(
            xy`${-r * reach} ${-r * 0.26} 40, ${-r * (reach * 0.62)} ${-r * 0.34} 60, ${-r * 0.9} ${-r * 0.2} 10, ${-r * 0.9} ${r * 0.2} 10, ${-r * (reach * 0.62)} ${r * 0.3} 60, ${-r * reach} ${r * 0.26} 40`,
            20,
          ),
          dark,
          '0 -12',
        ) +
        small(rounded(xy`${-r * 1.05} ${-r * 0.22}, ${-r * 0.9} ${-r * 0.2}, ${-r * 0.9} ${r * 0.2}, ${-r * 1.05} ${r * 0.22}`), accent),
    ),
    solid(
      rounded(
        xy`${-r * 0.3} ${r * 0.7}, ${r * 0.3} ${r * 0.7}, ${r * 0.3} ${r * 0.9}, ${r * 0.56} ${r * 1.24} 30, ${r * 0.5} ${r * 1.5} 10, ${r * 0.3} ${r * 1.46} 10, 0 ${r * 1.12} 30, ${-r * 0.3} ${r * 1.46} 10, ${-r * 0.5} ${r * 1.5} 10, ${-r * 0.56} ${r * 1.24} 30, ${-r * 0.3} ${r * 0.9}`,
        6,
      ),
      shade,
      '-10 0',
    ) +
      solid(rounded(xy`${-r} 0 6, ${r} 0 6, ${r * 0.98} ${r * 0.5} 20, ${r * 0.6} ${r * 0.76} 20, ${-r * 0.6} ${r * 0.76} 20, ${-r * 0.98} ${r * 0.5} 20`), tint, '-20 0') +
      solid(rounded(xy`${-r * 1.14} ${r * 0.06}, ${-r * 0.96} ${r * 0.06}, ${-r * 0.96} ${r * 0.2}, ${-r * 1.14} ${r * 0.2}`, 6), shade, '0 -6') +
      solid(rounded(xy`${r * 0.96} ${r * 0.06}, ${r * 1.14} ${r * 0.06}, ${r * 1.14} ${r * 0.2}, ${r * 0.96} ${r * 0.2}`, 6), shade, '0 -6') +
      fine(d`M${-r} ${r * 0.28}H${r}`),
  )

/** A paper basket with its fluted wall; x, y: the middle of its rim. */
export const basket = (x: number, y: number, r: number, h: number, fill = cream) => {
  const flutes = 14
  return (
    solid(tapered(x, y, r, y + h, r * 0.58, 0.22), fill, '-30 0') +
    small(oval(x, y, r, r * 0.22), paper) +
    flat(oval(x, y + r * 0.03, r * 0.94, r * 0.17), shade) +
    fine(
      times(flutes, i => {
        const [cos, sin] = [-Math.cos((Math.PI * (i + 0.5)) / flutes), Math.sin((Math.PI * (i + 0.5)) / flutes)]
        return d`M${x + r * cos} ${y + r * 0.22 * sin}L${x + r * 0.58 * cos} ${y + h + r * 0.12 * sin}`
      }),
    )
  )
}

/** A whole number between few and many. */
export const howMany = (size: number, few: number, many: number) => Math.round(between(few, many, size))

/** A flat packet with pinked ends, standing about 0, 0. */
export const packet = (w: number, h: number, fill: string, ...print: string[]) =>
  solid(
    `${d`M${-w} ${-h}`}${pinked(w * 2, 16)}${d`C${w * 0.94} ${-h * 0.3} ${w * 0.94} ${h * 0.3} ${w} ${h}`}${pinked(-w * 2, 16)}${d`C${-w * 0.94} ${h * 0.3} ${-w * 0.94} ${-h * 0.3} ${-w} ${-h}Z`}`,
    fill,
    lit,
  ) +
  crimps(-w, -h + 6, w * 2, 46) +
  crimps(-w, h - 52, w * 2, 46) +
  fine(d`M${-w * 0.98} ${-h + 58}H${w * 0.98}M${-w * 0.98} ${h - 58}H${w * 0.98}`) +
  print.join('')

/** A straight mug; x, y: the middle of its rim. */
export const mug = (x: number, y: number, r: number, h: number) =>
  cord(d`M${x + r * 0.94} ${y + h * 0.22}C${x + r * 1.75} ${y + h * 0.1} ${x + r * 1.75} ${y + h * 0.84} ${x + r * 0.94} ${y + h * 0.72}`, r * 0.2 - 12, paper) +
  solid(tapered(x, y, r, y + h, r * 0.94, 0.2), paper, '-44 0') +
  firm(oval(x, y, r, r * 0.2)) +
  fine(oval(x, y, r * 0.94, r * 0.175))

/** A heap on the table, the scoop taken from it. */
export const heap = (size: number, fill: string) => {
  const outline = 'M90 960C240 900 330 690 560 650C760 620 900 880 1110 960Z'
  return drawn(
    solid(outline, fill, '-30 -12'),
    inside(outline, grains(howMany(size, 90, 190), 600, 860, 480, 180)),
    firm('M70 962H1130'),
    placed(640, 470, -24, 1, scoop(between(640, 760, size), shade, fill)),
  )
}

/** In the middle of the sheet. */
export const central = (...shapes: string[]) => placed(600, 600, 0, 1, ...shapes)
