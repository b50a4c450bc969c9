/** The pen that the hand tools, machines and containers are drawn with; below it, what the workshop itself is made of. */
import { type Drawing, drawn, ink, n, placed, shade, sheet, tint } from './kit.ts'

/** Rubber, black oxide, moulded plastic. */
export const dark = '#8f9aa7'
/** White, for openings. */
export const paper = '#ffffff'
const darker: Record<string, string> = { [paper]: tint, [tint]: shade, [shade]: '#c3ccd6', [dark]: '#75818f' }

export type Corner = readonly [x: number, y: number, radius?: number]

export const between = (small: number, large: number, size: number) => small + (large - small) * size
export const times = (count: number, draw: (i: number) => string) => Array.from({ length: count }, (_, i) => draw(i)).join('')

/** A path's data, every number and point in it rounded for the attribute. */
export const d = (parts: TemplateStringsArray, ...values: (number | string | Corner)[]) =>
  String.raw({ raw: parts }, ...values.map(value => (typeof value === 'string' ? value : typeof value === 'number' ? n(value) : `${n(value[0])} ${n(value[1])}`)))

/** Corners, written as in a path: x, y and, where a corner has its own, the radius. xy`0 0, 40 0 12, 40 ${height}` */
export const xy = (parts: TemplateStringsArray, ...values: number[]) =>
  String.raw({ raw: parts }, ...values)
    .split(',')
    .map((corner): Corner => {
      const [x = 0, y = 0, radius] = corner.trim().split(/\s+/).map(Number)
      return radius === undefined ? [x, y] : [x, y, radius]
    })

/** Points of a frame that is moved, turned (degrees) and scaled: for outlines that must join across a bend. */
export const frame = (x0: number, y0: number, turn: number, scale = 1) => {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  return (x: number, y: number): readonly [number, number] => [x0 + x * cos - y * sin, y0 + x * sin + y * cos]
}
/** Corners taken over into a frame. */
export const within = (point: ReturnType<typeof frame>, corners: readonly Corner[]) => corners.map(([x, y, radius]): Corner => (radius === undefined ? point(x, y) : [...point(x, y), radius]))

// Outlines run clockwise, so that they unite when joined; a hole runs the other way round.
export const box = (x: number, y: number, width: number, height: number, radius = 0) => rounded(xy`${x} ${y}, ${x + width} ${y}, ${x + width} ${y + height}, ${x} ${y + height}`, radius)

export const circle = (cx: number, cy: number, r: number, hole = false) => oval(cx, cy, r, r, hole)

export const oval = (cx: number, cy: number, rx: number, ry: number, hole = false) => {
  const half = d`${rx} ${ry} 0 1 ${hole ? 0 : 1}`
  return d`M${cx - rx} ${cy}A${half} ${cx + rx} ${cy}A${half} ${cx - rx} ${cy}Z`
}

/** A closed polygon whose corners are rounded by arcs: by their own radius or the common one, as far as the edges allow. */
export const rounded = (corners: readonly Corner[], radius = 0) => {
  const step = (corner: Corner, i: number) => {
    const [x, y, own = radius] = corner
    const [ax, ay] = corners.at(i - 1) ?? corner
    const [bx, by] = corners[(i + 1) % corners.length] ?? corner
    const [before, after] = [Math.hypot(ax - x, ay - y), Math.hypot(bx - x, by - y)]
    const cross = (x - ax) * (by - y) - (y - ay) * (bx - x)
    const cosine = ((ax - x) * (bx - x) + (ay - y) * (by - y)) / (before * after)
    const halfTangent = Math.sqrt(Math.max(0, 1 - cosine) / Math.max(1e-9, 1 + cosine))
    const cut = Math.min(own / halfTangent, before / 2, after / 2)
    const pen = i ? 'L' : 'M'
    if (cut < 0.5 || Math.abs(cross) < 1) return d`${pen}${x} ${y}`
    const r = cut * halfTangent
    const start = d`${pen}${x + ((ax - x) * cut) / before} ${y + ((ay - y) * cut) / before}`
    return d`${start}A${r} ${r} 0 0 ${cross > 0 ? 1 : 0} ${x + ((bx - x) * cut) / after} ${y + ((by - y) * cut) / after}`
  }
  return `${corners.map(step).join('')}Z`
}

/** What a lathe turns: distances along the axis with the radius there (and the fillet of that corner). */
export const turned = (profile: readonly Corner[], radius = 0) =>
  rounded([...profile.map(([x, r, own]): Corner => [x, -r, own ?? radius]), ...profile.toReversed().map(([x, r, own]): Corner => [x, r, own ?? radius])])

/** Where a long part is broken off to save room: the wavy line down its end, from its upper edge. */
export const broken = (height: number) => d`c${height / 4} ${height / 3} ${-height / 4} ${height / 1.5} 0 ${height}`

/** A body: outline, fill, and the side away from the light darker. Touching outlines of one body unite. */
export const solid = (outline: string, fill = tint, light = '0 -16') => {
  const id = nameOf(outline)
  const away = darker[fill] ? `fill="${darker[fill]}"` : `fill="${ink}" fill-opacity=".22"`
  return (
    `<defs><path id="${id}" d="${outline}"/><clipPath id="c${id}"><use href="#${id}"/></clipPath></defs>` +
    `<use href="#${id}" stroke-width="12"/><g stroke="none"><use href="#${id}" fill="${fill}"/><use href="#${id}" ${away}/>` +
    `<g clip-path="url(#c${id})"><use href="#${id}" fill="${fill}" transform="translate(${light})"/></g></g>`
  )
}
/** The same outline always has the same name, so that one document may hold it twice. */
const nameOf = (outline: string) => {
  let hash = 7
  for (const sign of outline) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0
  return `b${(hash >>> 0).toString(36)}`
}
/** Lines that end where the outline does. */
export const inside = (outline: string, ...shapes: string[]) => {
  const id = `i${nameOf(outline)}`
  return `<clipPath id="${id}"><path d="${outline}"/></clipPath><g clip-path="url(#${id})">${shapes.join('')}</g>`
}
/** A cut face: hatched at 45 degrees. */
export const hatched = (outline: string, gap = 26) => flat(outline, paper) + inside(outline, fine(times(2400 / gap, i => d`M${i * gap - 1200} 1200l1200 -1200`))) + firm(outline)

/** A tone without an outline. */
export const flat = (outline: string, fill = shade) => `<path d="${outline}" fill="${fill}" stroke="none"/>`
/** An inner part: thin outline and a fill. */
export const small = (outline: string, fill = tint) => `<path d="${outline}" fill="${fill}" stroke-width="3"/>`
/** Inner lines: edges, flanks, knurling. */
export const fine = (line: string) => `<path d="${line}" stroke-width="3"/>`
/** A line as strong as the outlines. */
export const firm = (line: string) => `<path d="${line}"/>`
/** A seam. */
export const dashed = (line: string) => `<path d="${line}" stroke-width="3" stroke-dasharray="14 10"/>`
/** A cord, strap or wire: as wide as `width`, outlined. */
export const cord = (line: string, width: number, colour: string) => `<path d="${line}" stroke-width="${width + 12}"/><path d="${line}" stroke="${colour}" stroke-width="${width}"/>`

/** The other hand of a shape. */
export const mirrored = (...shapes: string[]) => `<g transform="scale(-1 1)">${shapes.join('')}</g>`

/** Drawn larger (or smaller), with lines as wide as everywhere. */
export const enlarged = (x: number, y: number, turn: number, scale: number, ...shapes: string[]) => {
  const thinner = shapes.join('').replace(/stroke-width="(\d+)"/g, (_, width) => `stroke-width="${n(Number(width) / scale)}"`)
  const move = `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n(scale)})`
  return `<g transform="${move}" stroke-width="${n(6 / scale)}">${thinner}</g>`
}

/** The same, with the point (x, y) of the shapes in the middle of the sheet. */
export const centred = (x: number, y: number, turn: number, scale: number, ...shapes: string[]) => {
  const [dx, dy] = frame(0, 0, turn, scale)(x, y)
  return enlarged(sheet / 2 - dx, sheet / 2 - dy, turn, scale, ...shapes)
}

/** Lines across a turned part, from `x` on, as its flanks or ribs show them. `lean`: how far a line runs along. */
export const ribs = (x: number, y: number, width: number, height: number, count: number, lean = 0) => times(count + 1, i => d`M${x + ((width - lean) / count) * i} ${y}l${lean} ${height}`)
/** Crossed knurling on a turned part between x and x + width, `pitch` from line to line. */
export const knurled = (x: number, width: number, r: number, pitch = 22) => {
  const across = (way: number) => ribs(x - r, -r * way, width + 2 * r, 2 * r * way, Math.round((width + r) / pitch), r)
  return inside(box(x, -r, width, 2 * r), fine(across(1) + across(-1)))
}

// Standing cylinders, seen a little from above: `k` is how open their rims look.
/** From its rim at `top` (the full ellipse) down. */
export const barrel = (x: number, top: number, r: number, height: number, k = 0.3) => d`M${x - r} ${top}A${r} ${r * k} 0 0 1 ${x + r} ${top}v${height}A${r} ${r * k} 0 0 1 ${x - r} ${top + height}Z`
/** A band around it. */
export const hoop = (x: number, y: number, r: number, height: number, k = 0.3) => d`M${x - r} ${y}A${r} ${r * k} 0 0 0 ${x + r} ${y}v${height}A${r} ${r * k} 0 0 1 ${x - r} ${y + height}Z`
/** Knurling or teeth around it, `count` on the side that shows. */
export const notches = (x: number, y: number, r: number, height: number, count: number, k = 0.3) =>
  times(count, i => {
    const angle = (Math.PI * (i + 0.5)) / count
    return d`M${x - r * Math.cos(angle)} ${y + r * k * Math.sin(angle)}v${height}`
  })

/** A family drawn in several shapes: the one of the product's kind, or the first. */
export const byKind =
  (first: Drawing, others: Record<string, Drawing>): Drawing =>
  product =>
    (others[product.kind ?? ''] ?? first)(product)

// What holds tools and work: boxes and vices.

/** Tools that look out of a bag or box: a screwdriver's handle, a hammer's head, a spanner's ring. */
const stowed = (x: number, y: number, accent: string) =>
  placed(x, y, -90, 1, solid(turned(xy`-40 30, 60 40 40, 200 44 60, 250 30 20`), accent)) +
  placed(x + 150, y, -84, 1, solid(box(-40, -26, 300, 52, 10), paper) + solid(rounded(xy`230 -120 14, 300 -120 14, 300 90 10, 270 150 10, 230 90 14`, 10), shade)) +
  placed(x + 330, y, -96, 1, solid(box(-40, -28, 220, 56) + circle(220, 0, 70) + circle(220, 0, 40, true)))

const toolBox: Drawing = ({ size, accent }) => {
  const [w, h] = [between(380, 500, size), between(220, 280, size)]
  const [top, bottom] = [620 - h * 0.2, 620 + h]
  const latch = (x: number) => solid(box(x - 44, top - 30, 88, 110, 14), accent, '-8 -8') + fine(d`M${x - 24} ${top + 40}h48`)
  return {
    main: drawn(
      solid(
        rounded(
          xy`${600 - w * 0.56} ${top - h * 0.6} 30, ${600 - w * 0.5} ${top - h - 90} 60, ${600 + w * 0.5} ${top - h - 90} 60, ${600 + w * 0.56} ${top - h * 0.6} 30, ${600 + w * 0.44} ${top - h * 0.6} 10, ${600 + w * 0.4} ${top - h - 20} 40, ${600 - w * 0.4} ${top - h - 20} 40, ${600 - w * 0.44} ${top - h * 0.6} 10`,
          10,
        ),
        dark,
        '-10 -12',
      ),
      solid(rounded(xy`${600 - w * 0.94} ${top - h * 0.7} 60, ${600 + w * 0.94} ${top - h * 0.7} 60, ${600 + w} ${top}, ${600 - w} ${top}`, 10), tint, '-20 -16'),
      fine(d`M${600 - w * 0.7} ${top - h * 0.7}V${top - 40}H${600 + w * 0.7}V${top - h * 0.7}`),
      solid(rounded(xy`${600 - w} ${top}, ${600 + w} ${top}, ${600 + w * 0.92} ${bottom} 30, ${600 - w * 0.92} ${bottom} 30`, 10), dark, '-20 -16'),
      fine(d`M${600 - w * 0.97} ${top + h * 0.3}H${600 + w * 0.97}M${600 - w * 0.3} ${top + h * 0.5}H${600 + w * 0.3}V${bottom - 60}H${600 - w * 0.3}Z`),
      latch(600 - w * 0.6),
      latch(600 + w * 0.6),
    ),
    detail: drawn(
      solid(rounded(xy`150 170 60, 1050 170 60, 1010 470, 190 470`, 10), shade, '-16 -12'),
      fine('M240 200L260 450M960 200L940 450M240 240H960'),
      enlarged(330, 560, 0, 1.1, stowed(0, 0, accent)),
      placed(930, 560, -80, 1, solid(box(-40, -24, 260, 48, 10))),
      solid(rounded(xy`110 540, 1090 540, 1030 1020 40, 170 1020 40`, 10), dark, '-20 -16'),
      solid(rounded(xy`90 500 14, 1110 500 14, 1110 570 14, 90 570 14`), shade, '0 -14'),
      times(2, i => solid(box(i ? 850 : 260, 560, 90, 120, 16), accent, '-8 -8')),
    ),
  }
}
const organiser: Drawing = ({ size, accent }) => {
  const columns = Math.round(between(3, 6, size))
  const [rows, w] = [3, 900 / columns]
  const screw = (x: number, y: number, turn: number) => placed(x, y, turn, 1, small(rounded(xy`-40 -14, -28 -14, -24 -6, 34 -6, 46 0, 34 6, -24 6, -28 14, -40 14`, 2), shade))
  // Each kind of content is drawn once and used in every third cell.
  const contents = [
    times(4, j => screw(j % 2 ? 26 : -22, -60 + j * 40, j * 50 + 20)),
    times(5, j => small(circle(j % 2 ? 30 : -26, -66 + j * 34, 22) + circle(j % 2 ? 30 : -26, -66 + j * 34, 10, true), shade)),
    times(3, j => small(box(-46 + j * 8, -60 + j * 44, 76, 28, 8), dark)),
  ]
  const cell = (i: number) => d`<use href="#bin${(i + Math.floor(i / columns)) % 3}" x="${150 + ((i % columns) + 0.5) * w}" y="${410 + Math.floor(i / columns) * 220}"/>`
  return {
    main: drawn(
      `<defs>${contents.map((shapes, i) => `<g id="bin${i}">${small(box(6 - w / 2, -104, w - 12, 208, 18), tint)}${shapes}</g>`).join('')}</defs>`,
      solid(rounded(xy`470 220, 480 130 40, 720 130 40, 730 220, 680 220, 674 180 20, 526 180 20, 520 220`, 10), dark, '-8 -10'),
      solid(box(90, 210, 1020, 820, 60), dark, '-18 -18'),
      small(box(140, 290, 920, 680, 20), paper),
      times(rows * columns, cell),
      times(2, i => solid(box(i ? 790 : 270, 180, 140, 70, 16), accent, '-8 -8')),
    ),
    // Two bins taken out.
    detail: drawn(
      times(2, i =>
        placed(
          i ? 690 : 150,
          i ? 470 : 330,
          0,
          1,
          solid(rounded(xy`0 90, 90 0, 400 0, 360 90`, 6), shade, '0 0'),
          solid(rounded(xy`360 90, 400 0, 400 330, 360 440`, 6), shade, '-8 0'),
          times(4, j => screw(150 + j * 50, 60 - (j % 2) * 20, 30 + j * 70)),
          solid(rounded(xy`0 90, 360 90, 350 440 30, 10 440 30`, 6), tint, '-16 -14'),
          small(box(70, 170, 220, 110, 10), i ? paper : accent),
          fine('M20 400H340'),
        ),
      ),
    ),
  }
}
const bag: Drawing = ({ size, accent }) => {
  const [w, h] = [between(380, 490, size), between(240, 290, size)]
  const top = 640 - h * 0.4
  const pocket = (x: number, width: number) => small(box(x, top + h * 0.5, width, h * 0.8, 16), shade) + dashed(d`M${x + 12} ${top + h * 0.5 + 26}h${width - 24}`)
  return {
    main: drawn(
      enlarged(600 - w * 0.5, top, 0, between(0.9, 1.1, size), stowed(0, 0, shade)),
      solid(
        rounded(
          xy`${600 - w * 0.7} ${top + 20}, ${600 - w * 0.62} ${top - h - 40} 60, ${600 + w * 0.62} ${top - h - 40} 60, ${600 + w * 0.7} ${top + 20}, ${600 + w * 0.62} ${top + 20}, ${600 + w * 0.55} ${top - h + 10} 40, ${600 - w * 0.55} ${top - h + 10} 40, ${600 - w * 0.62} ${top + 20}`,
          10,
        ),
        dark,
        '-8 -8',
      ),
      solid(box(600 - w * 0.26, top - h - 54, w * 0.52, 60, 30), accent, '0 -10'),
      solid(rounded(xy`${600 - w} ${top} 30, ${600 + w} ${top} 30, ${600 + w * 0.94} ${top + h * 1.5} 40, ${600 - w * 0.94} ${top + h * 1.5} 40`, 20), dark, '-20 -16'),
      dashed(d`M${600 - w + 24} ${top + 50}H${600 + w - 24}`),
      pocket(600 - w * 0.84, w * 0.46),
      pocket(600 - w * 0.3, w * 0.6),
      pocket(600 + w * 0.38, w * 0.46),
    ),
    detail: drawn(
      solid(box(100, 240, 1000, 720, 140), dark, '-18 -18'),
      small(box(160, 300, 880, 600, 100), shade),
      solid(box(130, 570, 940, 60, 30), accent, '0 -10'),
      times(
        7,
        i => small(rounded(xy`${220 + i * 112} 300, ${300 + i * 112} 300, ${296 + i * 112} 370 20, ${224 + i * 112} 370 20`, 8), tint) + small(circle(260 + i * 112, 330, 22), i % 2 ? paper : dark),
      ),
      times(4, i => small(rounded(xy`${230 + i * 196} 900, ${390 + i * 196} 900, ${384 + i * 196} 780 30, ${236 + i * 196} 780 30`, 8), tint)),
      small(box(260, 430, 520, 70, 30), paper),
      small(circle(860, 465, 60), tint),
      fine(circle(860, 465, 36)),
      small(box(240, 680, 300, 50, 20), tint),
      small(box(620, 676, 340, 40, 20), paper),
    ),
  }
}

/** A tommy bar across a spindle's end. */
const tommyBar = (x: number, y: number, half: number, accent: string) =>
  solid(turned(xy`${x - 50} 44 12, ${x + 30} 44 12`), shade) + solid(box(x - 22, y - half, 24, 2 * half, 12)) + times(2, i => small(circle(x - 10, y + (i ? half : -half), 24), accent))
const benchVice: Drawing = ({ size, accent }) => {
  const gap = between(50, 170, size)
  const face = 20 - gap
  const plate = (x: number) => small(box(x, -236, 24, 100, 4), shade) + fine(times(6, i => d`M${x} ${-222 + i * 15}l24 -10`))
  return {
    main: drawn(
      centred(
        -70 - gap / 2,
        20,
        0,
        between(1.06, 1.2, size) * (1 - gap / 1400),
        solid(box(face - 430, -10, 130, 40), shade),
        tommyBar(face - 430, 10, 190, accent),
        solid(rounded(xy`-40 160, 180 160, 200 230 20, -60 230 20`, 8), dark, '-10 0'),
        solid(box(-190, 226, 510, 56, 16), shade, '0 -12'),
        times(2, i => small(box(i ? 240 : -150, 200, 56, 28, 6), tint)),
        solid(box(face - 40, -60, gap + 160, 130), shade, '0 -20'),
        fine(d`M${face} -20H20`),
        solid(rounded(xy`40 -240 10, 130 -240 20, 150 -150 30, 330 -160 8, 350 -100 30, 240 -20 70, 220 110 40, 180 170 10, -40 170 10, -60 90 20, 20 90 20, 40 -100`, 20), dark, '-18 -14'),
        solid(
          rounded(xy`${face - 20} -240 10, ${face - 110} -240 20, ${face - 150} -110 60, ${face - 300} -76 30, ${face - 320} -60 20, ${face - 320} 84 30, ${face - 10} 90 10, ${face - 20} -100`, 20),
          dark,
          '-18 -14',
        ),
        plate(16),
        plate(face - 20),
        small(circle(120, 30, 44), tint),
        small(box(-20, 184, 130, 26, 8), accent),
      ),
    ),
    // The jaws from above, on a bar.
    detail: drawn(
      solid(box(490, 640, 220, 420), shade, '-20 0'),
      fine('M540 640V1060M660 640V1060'),
      solid(rounded(xy`150 180 40, 1050 180 40, 1050 430, 150 430`, 10), dark, '-18 -16'),
      solid(rounded(xy`150 760, 1050 760, 960 980 60, 240 980 60`, 10), dark, '-18 -16'),
      small(box(150, 430, 900, 60), shade),
      small(box(150, 700, 900, 60), shade),
      fine(times(44, i => d`M${160 + i * 20} 430l20 60M${180 + i * 20} 700l-20 60`)),
      solid(box(between(420, 340, size), 490, between(360, 520, size), 210), tint, '0 -24'),
      times(2, i => small(circle(i ? 960 : 240, 460, 16), paper) + small(circle(i ? 960 : 240, 730, 16), paper)),
    ),
  }
}
const machineVice: Drawing = ({ size, accent }) => {
  const [gap, w] = [between(90, 240, size), between(170, 220, size)]
  const slot = (y: number) => small(box(-330, y - 16, 190, 32, 16), paper) + small(box(150, y - 16, 190, 32, 16), paper)
  const moving = 150 - gap
  return {
    main: drawn(
      centred(
        0,
        0,
        -32,
        between(0.98, 1.06, size),
        solid(rounded(xy`-380 ${-w - 60} 30, 400 ${-w - 60} 30, 400 ${w + 60} 30, -380 ${w + 60} 30`), tint, '-6 -18'),
        slot(-w - 24),
        slot(w + 24),
        solid(box(-330, -w * 0.5, 560, w), shade, '0 -14'),
        fine(d`M-330 ${-w * 0.26}H230M-330 ${w * 0.26}H230`),
        solid(box(-470, -26, 330, 52), tint),
        fine(ribs(-320, -26, 180, 52, 9, 12)),
        tommyBar(-450, 0, 150, accent),
        solid(rounded(xy`-360 ${-w * 0.6}, -300 ${-w * 0.6}, -300 ${w * 0.6}, -360 ${w * 0.6}`, 10), dark),
        solid(rounded(xy`150 ${-w} 10, 290 ${-w} 30, 290 ${w} 30, 150 ${w} 10`), dark, '-6 -16'),
        small(box(150, -w, 34, 2 * w), shade),
        solid(rounded(xy`${moving} ${-w} 10, ${moving} ${w} 10, ${moving - 90} ${w} 30, ${moving - 140} ${w * 0.5} 30, ${moving - 140} ${-w * 0.5} 30, ${moving - 90} ${-w} 30`), dark, '-6 -16'),
        small(box(moving - 34, -w, 34, 2 * w), shade),
        fine(times(9, i => d`M${moving - 34} ${-w + 20 + i * w * 0.22}h34`)),
        times(2, i => small(circle(230, i ? w * 0.6 : -w * 0.6, 18), paper)),
      ),
    ),
    // A round bar in the prism of the jaw.
    detail: drawn(
      solid(rounded(xy`90 900, 1110 900, 1110 1060 20, 90 1060 20`), tint, '0 -20'),
      solid(rounded(xy`130 300 20, ${560 - gap * 0.2} 300 10, ${560 - gap * 0.2} 500, ${500 - gap * 0.2} 580, ${560 - gap * 0.2} 660, ${560 - gap * 0.2} 900, 130 900`, 6), dark, '-16 -14'),
      solid(rounded(xy`1070 300 20, ${640 + gap * 0.2} 300 10, ${640 + gap * 0.2} 900, 1070 900`, 6), dark, '-16 -14'),
      hatched(circle(600, 580, 40 + gap * 0.3)),
      small(box(640 + gap * 0.3, 340, 70, 500, 8), shade),
      fine(times(16, i => d`M${640 + gap * 0.3} ${360 + i * 30}l70 -14`)),
      small(circle(900, 420, 40), shade),
      small(circle(300, 420, 40), accent),
      fine('M276 420h48'),
    ),
  }
}

export const workshop: Record<string, Drawing> = {
  'tool-boxes': byKind(toolBox, { organiser, bag }),
  vices: byKind(benchVice, { machine: machineVice }),
}
