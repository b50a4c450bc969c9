import { ink, n, shade, tint } from './kit.ts'

// The lathe: everything that is turned, threaded or hexagonal in the hardware drawings is made by it.

/** Black oxide, rubber, the inside of a hole. */
export const dark = '#8f9aa7'
export const white = '#ffffff'
/** The side away from the light. */
export const deep = '#c3ccd6'
const shaded: Record<string, string> = { [white]: shade, [shade]: '#b4bfca', [dark]: '#75818f' }

export type Point = readonly [x: number, y: number]
/** A turned body's radius at points along its axis. */
export type Profile = readonly Point[]

const rad = Math.PI / 180
const at = ([x, y]: Point) => `${n(Math.round(x * 10) / 10)} ${n(Math.round(y * 10) / 10)}`
export const mix = (small: number, large: number, size: number) => small + (large - small) * size
export const times = <T>(count: number, make: (i: number) => T) => Array.from({ length: Math.max(0, Math.round(count)) }, (_, i) => make(i))

/** A path's data with rounded numbers. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]) =>
  String.raw({ raw: parts }, ...values.map(value => (typeof value === 'number' ? n(Math.round(value * 10) / 10) : value)))
export const through = (points: readonly Point[]) => `M${points.map(at).join('L')}`
export const around = (points: readonly Point[]) => `${through(points)}Z`
export const circle = (x: number, y: number, r: number) => d`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`
export const box = (x: number, y: number, width: number, height: number) => d`M${x} ${y}h${width}v${height}h${-width}Z`

/** Outline and fill. */
export const body = (path: string, fill = tint) => `<path d="${path}" fill="${fill}"/>`
/** An inner part: the thin line. */
export const part = (path: string, fill = 'none') => `<path d="${path}" fill="${fill}" stroke-width="3"/>`
/** A tone without a line. */
export const tone = (path: string, fill: string, opacity = 1) => `<path d="${path}" fill="${fill}" stroke="none"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
/** A flat face of a body in that fill, turned to the light or away from it. */
export const facet = (path: string, fill: string, side?: 'lit' | 'shaded') =>
  part(path, fill) + (side ? tone(path, side === 'lit' ? white : ink, side === 'lit' ? (fill === dark ? 0.5 : 0.75) : 0.2) : '')
/** Shapes seen only within an outline; `id` must be its own within a drawing. */
export const within = (id: string, outline: string, ...shapes: string[]) =>
  `<clipPath id="${id}"><path d="${outline}" clip-rule="evenodd"/></clipPath>` + `<g clip-path="url(#${id})">${shapes.join('')}</g>`
/** A body with tones upon it, which end at its outline. */
export const modelled = (outline: string, fill: string, tones: string, width = 6) => {
  let hash = 7
  for (const sign of outline) hash = (Math.imul(hash, 31) + sign.charCodeAt(0)) | 0
  const id = `m${(hash >>> 0).toString(36)}`
  return (
    `<defs><path id="${id}" d="${outline}"/><clipPath id="c${id}"><use href="#${id}"/></clipPath></defs>` +
    `<use href="#${id}" fill="${fill}" stroke="none"/><g clip-path="url(#c${id})">${tones}</g>` +
    `<use href="#${id}" stroke-width="${width}"/>`
  )
}
/** Shapes moved and turned about their own origin. */
export const moved = (x: number, y: number, turn: number, ...shapes: string[]) => d`<g transform="translate(${x} ${y})${turn ? d` rotate(${turn})` : ''}">${shapes.join('')}</g>`
/** An axis of this length laid over the middle of the sheet. */
export const laid = (length: number, turn: number, ...shapes: string[]) => d`<g transform="translate(600 600) rotate(${turn}) translate(${-length / 2} 0)">${shapes.join('')}</g>`

/** As `laid`, for a body wider at one end: `near` and `far` are its radii there, and the room it takes is centred. */
export const balanced = (length: number, turn: number, [near, far]: Point, ...shapes: string[]) => {
  const more = (near - far) / 2
  const [x, y] = [Math.abs(Math.sin(turn * rad)) * more * 1.08, -Math.cos(turn * rad) * more]
  return moved(x, y, 0, laid(length, turn, ...shapes))
}

/** The outline of a convex body: the hull around points of it (monotone chain). */
const hull = (points: readonly Point[]) => {
  const sorted = points.toSorted((p, q) => p[0] - q[0] || p[1] - q[1])
  const half = (list: readonly Point[]) =>
    list.reduce<Point[]>((chain, p) => {
      for (;;) {
        const [a, b] = chain.slice(-2)
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 1e-6) break
        chain.pop()
      }
      chain.push(p)
      return chain
    }, [])
  return [...half(sorted).slice(0, -1), ...half(sorted.toReversed()).slice(0, -1)]
}

/** Six flats: the corners' angles start at `turn`. `both`: chamfered at both ends, else only at the near one. */
interface Hexagon {
  from: number
  to: number
  flats: number
  turn?: number
  both?: boolean
  fill?: string
}

/** A thread. `fin` is the share of the pitch its ridge takes: 1 on a metric thread, less on a wood screw. */
interface Thread {
  from: number
  to: number
  r: number
  pitch: number
  depth?: number
  fin?: number
  /** The end over which it narrows, down to the radius `point`. */
  taper?: number
  point?: number
  /** How far it takes to rise from the shank. */
  runout?: number
  /** Its near end is chamfered too. */
  near?: boolean
  /** It runs on: without a chamfer at the far end. */
  open?: boolean
  fill?: string
}

/**
 * Bodies about a horizontal axis. Their near end is the left one: `lean` turns it toward the eye, so that a circle of
 * radius r becomes an ellipse `lean * r` deep; 0 is a plain side view. `light` 1 falls on the upper side, -1 on the
 * lower.
 */
export const lathe = (lean: number, light: 1 | -1 = 1) => {
  /** On the surface: `a` degrees around it, 0 on top, 90 toward the eye, 180 below. */
  const on = (x: number, r: number, a: number): Point => [x + lean * r * Math.sin(a * rad), -r * Math.cos(a * rad)]
  const sides = lean >= 0.4 ? 60 : lean ? 30 : 2
  const ring = (x: number, r: number) => (r > 0.1 ? times(sides, i => on(x, r, (i * 360) / sides)) : [[x, 0] as Point])
  const band = (profile: Profile, a: number, b: number) =>
    around([...profile.map(([x, r]) => on(x, r, light > 0 ? a : 180 - a)), ...profile.toReversed().map(([x, r]) => on(x, r, light > 0 ? b : 180 - b))])
  /** Light and shadow along a body. */
  const shine = (profile: Profile, fill = tint, gloss = 0.85) =>
    tone(band(profile, 34, 62), white, fill === dark ? 0.45 : gloss) + tone(band(profile, 112, 142), ink, 0.07) + tone(band(profile, 142, 180), ink, 0.16)
  const disc = (x: number, r: number) => d`M${x} ${-r}A${lean * r} ${r} 0 0 1 ${x} ${r}A${lean * r} ${r} 0 0 1 ${x} ${-r}Z`
  /** The near half of a circle around a body: an edge. */
  const edge = (x: number, r: number) => part(d`M${x} ${-r}A${lean * r} ${r} 0 0 1 ${x} ${r}`)
  /** The flat near end. */
  const face = (x: number, r: number, fill = white) => part(disc(x, r), fill)

  /** The outline along a profile that rises and falls gently. */
  const along = (profile: Profile) => {
    const [[x, r] = [0, 0] as Point, [u, q] = [0, 0] as Point] = [profile[0], profile.at(-1)]
    return d`${through(profile.map(([x, r]) => [x, -r]))}A${lean * q} ${q} 0 0 1 ${u} ${q}` + d`${through(profile.toReversed()).replace('M', 'L')}A${lean * r} ${r} 0 0 1 ${x} ${-r}Z`
  }
  /** A mark around a round body: a label, a coloured ring. */
  const wrap = (from: number, to: number, r: number, fill: string) => {
    const path = d`M${from} ${-r}A${lean * r} ${r} 0 0 1 ${from} ${r}H${to}A${lean * r} ${r} 0 0 0 ${to} ${-r}Z`
    return (
      part(path, fill) +
      shine(
        [
          [from, r],
          [to, r],
        ],
        fill,
        0.5,
      )
    )
  }

  /** A convex turned body, with an edge at every inner point of its profile that is not marked smooth. */
  const turned = (profile: Profile, { fill = tint, end = white, smooth = false }: { fill?: string; end?: string; smooth?: boolean } = {}) => {
    const [[x, r] = [0, 0] as Point] = profile
    const edges = smooth
      ? ''
      : profile
          .slice(1, -1)
          .map(([x, r]) => edge(x, r))
          .join('')
    const [u, q] = profile.at(-1) ?? [0, 0]
    const plain = profile.length === 2 && Math.abs(q - r) < 0.3 * (u - x)
    const outline = plain ? along(profile) : around(hull(profile.flatMap(([x, r]) => ring(x, r))))
    return modelled(outline, fill, shine(profile, fill) + edges + (lean && r > 1 ? face(x, r, end) : ''))
  }

  /** A turned body that is not convex, for slight leans: ribs, teeth, waists. */
  const ribbed = (profile: Profile, { fill = tint, end = white, edges = true }: { fill?: string; end?: string; edges?: boolean } = {}) => {
    const [[x, r] = [0, 0] as Point] = profile
    return modelled(
      along(profile),
      fill,
      shine(profile, fill) +
        (edges
          ? profile
              .slice(1, -1)
              .map(([x, r]) => edge(x, r))
              .join('')
          : '') +
        (lean && r > 1 ? face(x, r, end) : ''),
    )
  }

  const thread = ({ from: start, to: end, r, pitch, fin = 1, fill = tint, runout = 0, depth = pitch * 0.6, taper = 0, point, near, open }: Thread) => {
    const low = r - depth
    const from = near ? start + depth * 1.1 : start
    // Without a point, the end is chamfered: a short cone beyond the last turn.
    const chamfer = point === undefined && !open
    const to = chamfer ? end - depth * 1.1 : end
    const left = (x: number) => (taper ? Math.min(1, Math.max(0, (to - x) / taper)) : 1)
    const core = (x: number) => (x < from + runout ? mix(r, low, (x - from) / runout) : mix(point ?? low, low, left(x)))
    const crest = (x: number) => (x < from + runout ? r : core(x) + depth * Math.min(1, left(x) * 1.6))
    const half = (fin * pitch) / 2
    const ridge = (x: number): Point[] => [
      [x - half, core(x - half)],
      [x, crest(x)],
      [x + half, core(x + half)],
    ]
    const inside = ([x]: Point) => x >= from && x < to
    const turns = times((to - from) / pitch + 1, i => from + pitch * (i - 0.25))
    const last: Point = [to, point ?? r - depth * 0.3]
    const profile = (shift: number) => [
      [from, crest(from)] as Point,
      ...turns
        .map(x => x + shift)
        .flatMap(ridge)
        .filter(inside),
      last,
    ]
    // Half a turn on the near side, as one cubic: an S of the helix plus the bulge of the leaning circle.
    const bend = (a: number, b: number) => d`c${pitch * 0.18 + lean * a * 1.33} 0 ${pitch * 0.32 + lean * b * 1.33} ${a + b} ${pitch / 2} ${a + b}`
    const back = (a: number, b: number) => d`c${lean * b * 1.33 - pitch * 0.18} 0 ${lean * a * 1.33 - pitch * 0.32} ${-a - b} ${-pitch / 2} ${-a - b}`
    const strands = turns.filter(x => x > from && x + pitch / 2 < to)
    const flank = (shift: number) =>
      strands
        .map(x => {
          const [a, b, y, z] = [crest(x), crest(x + pitch / 2), core(x + shift), core(x + shift + pitch / 2)]
          return d`M${x} ${-a}${bend(a, b)}L${x + shift + pitch / 2} ${z}${back(y, z)}Z`
        })
        .join('')
    const outline = d`${through(profile(0).map(([x, r]) => [x, -r]))}A${lean * last[1]} ${last[1]} 0 0 1 ` + around(profile(pitch / 2).toReversed()).slice(1)
    const middle: Profile = [
      [from, r],
      [Math.max(from, to - taper), fin < 1 ? low : r - depth / 2],
      [to, last[1]],
    ]
    return (
      (chamfer ? turned([last, [end, low - depth * 0.3]], { fill }) : '') +
      modelled(outline, fill, (fin < 1 ? part(flank(-half), white) : '') + part(flank(half), shaded[fill] ?? deep) + shine(middle, fill, 0.6), 5) +
      (near
        ? turned(
            [
              [start, low - depth * 0.3],
              [from, r],
            ],
            { fill, end: fill },
          )
        : '')
    )
  }

  /** A hexagon with the true curves where the chamfering cone cuts its flats. */
  const hexagon = ({ from, to, flats, turn = 8, both = false, fill = tint }: Hexagon) => {
    const apothem = flats / 2
    const cone = apothem * 0.96
    const dip = (r: number) => Math.max(0, r - cone) * 0.55
    const side = (i: number) =>
      times(7, j => {
        const a = -30 + j * 10
        return { a: turn + 30 + 60 * i + a, r: apothem / Math.cos(a * rad) }
      })
    const near = (i: number) => side(i).map(({ a, r }) => on(from + dip(r), r, a))
    const far = (i: number) => side(i).map(({ a, r }) => on(to - (both ? dip(r) : 0), r, a))
    const flat = (i: number) => {
      const facing = turn + 30 + 60 * i
      if (Math.sin(facing * rad) < 0.02) return ''
      const lit = Math.cos(facing * rad) * light
      return facet(around([...near(i), ...far(i).toReversed()]), fill, lit > 0.45 ? 'lit' : lit > -0.3 ? undefined : 'shaded')
    }
    const ends = times(6, i => i)
    const outline = around(hull([...ends.flatMap(near), ...ends.flatMap(far), ...ring(from, cone), ...(both ? ring(to, cone) : [])]))
    return modelled(
      outline,
      fill,
      (lean ? '' : tone(around(hull([...ring(from, cone), ...ends.flatMap(near)])), white)) +
        ends.map(flat).join('') +
        (lean ? facet(around(ends.flatMap(near)), fill, 'lit') + face(from, cone, fill) : ''),
    )
  }

  /** A hole in the near end: its opening as points across and up, seen down to its floor. */
  const recess = (id: string, x: number, depth: number, opening: readonly Point[], corners = true) => {
    const mouth = opening.map(([z, y]): Point => [x + lean * z, y])
    const floor = mouth.map(([u, v]): Point => [u + depth, v])
    const walls = corners ? mouth.map(([u, v]) => d`M${u} ${v}h${depth}`).join('') : ''
    return within(id, around(mouth), tone(around(mouth), shade), part(around(floor), dark), part(walls)) + `<path d="${around(mouth)}" stroke-width="4"/>`
  }

  return { lean, on, ring, band, shine, disc, edge, face, wrap, turned, ribbed, thread, hexagon, recess }
}

/** Corners of a socket's opening, for a recess or a head from above. */
export const hexOpening = (flats: number, turn = 0): Point[] => times(6, i => [(flats / 1.732) * Math.cos((turn + 60 * i) * rad), (flats / 1.732) * Math.sin((turn + 60 * i) * rad)])
/** Six lobes between the tips' and the valleys' radius. */
export const torxOpening = (r: number): Point[] =>
  times(72, i => {
    const wave = r * (0.86 + 0.14 * Math.cos(i * 30 * rad))
    return [wave * Math.cos(i * 5 * rad), wave * Math.sin(i * 5 * rad)]
  })
/** A Phillips cross with the flare at its heart. */
export const crossOpening = (r: number): Point[] =>
  times(4, i => i * 90).flatMap(turn =>
    (
      [
        [0.34, -0.26],
        [1, -0.15],
        [1, 0.15],
        [0.34, 0.26],
      ] as Point[]
    ).map(([x, y]): Point => [r * (x * Math.cos(turn * rad) - y * Math.sin(turn * rad)), r * (x * Math.sin(turn * rad) + y * Math.cos(turn * rad))]),
  )

/** How most fasteners lie: the head toward the eye, the point away to the upper right. */
export const leaning = lathe(0.3)
export const tilt = -35
/** Standing in a joint that is cut open: turn it by 90, its near end is on top. */
export const upright = lathe(0, -1)

/** Material that is cut through, in the hatching of technical drawings. */
export const cut = (id: string, outline: string, turn = 45, fill = white, gap = 30) =>
  `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" ` +
  `patternTransform="rotate(${turn})">` +
  `<path d="M0 ${gap / 2}H${gap}" stroke="${ink}" stroke-width="3"/></pattern>` +
  tone(outline, fill) +
  body(outline, `url(#${id})`)
/** Spread evenly over an area without a visible order (steps like the golden ratio's): grit, stones, grain. */
export const scattered = (count: number): Point[] => times(count, i => [(i * 0.7548777 + 0.31) % 1, (i * 0.5698403 + 0.17) % 1])
