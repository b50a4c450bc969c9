/** The views of one product: its family's drawing in its colour and finish, with as many pieces as it has. */
import type { DemoFamily, DemoProduct, FeatureValue } from '../../types.ts'
import { type Drawing, drawn, placed, sheet, type Views } from './kit.ts'
import { shapesOf } from './scene.ts'

const english = (value: FeatureValue | undefined) => (typeof value === 'string' ? value : (value?.en ?? ''))

/** Colours by the words of the features. */
const colours: Record<string, string> = {
  amber: '#e0a030',
  black: '#3d444d',
  'black and blue': '#3d444d',
  blue: '#2f63b3',
  brown: '#7d5236',
  'Brown kraft': '#d9bd95',
  Black: '#3d444d',
  copper: '#b8714a',
  'Dark brown': '#5f4130',
  green: '#3f8557',
  'green and yellow': '#4f9a55',
  grey: '#8a929c',
  'Light brown': '#b98a63',
  natural: '#e3cfa6',
  orange: '#df7a25',
  'RAL 9002 grey white': '#e6e2d6',
  'RAL 9006 silver': '#a9adaf',
  red: '#c23127',
  'Red-brown': '#8a4a35',
  violet: '#7a559e',
  white: '#ffffff',
  White: '#ffffff',
  yellow: '#e4b61f',
  'zinc plated': '#d9dfe6',
}

/** Families whose mark, in the shop's accent elsewhere, has the product's colour. */
const markedInColour = ['adhesives', 'first-aid', 'hearing-protection', 'injection-mortars', 'lubricants', 'respirators', 'roofing-screws', 'sealants', 'threadlockers']

/** A metal's tones, from the lightest, in the order of `greys`. */
type Tones = readonly [string, string, string, string, string, string]
const greys: Tones = ['#eef1f4', '#d9dfe6', '#c3ccd6', '#b4bfca', '#8f9aa7', '#75818f']
const gold: Tones = ['#f5e9b8', '#ead68a', '#dcc26a', '#d0b55b', '#b89a44', '#9c8138']
const brass: Tones = ['#f4e6bf', '#e8d29a', '#d9bf7e', '#cdb06d', '#b39555', '#987d45']
const bronze: Tones = ['#f0e3d2', '#e0cbb0', '#d0b593', '#c4a681', '#a58660', '#8b7050']
const black: Tones = ['#a9b1bb', '#8f9aa7', '#7d8894', '#6f7a86', '#59636e', '#4a535d']
const violet: Tones = ['#dcd9e4', '#bfbacb', '#a8a2b7', '#9891a9', '#777088', '#645d75']
const finishes: Record<string, Tones> = {
  'yellow zinc': gold,
  'yellow zinc, waxed': gold,
  'titanium nitride (TiN)': gold,
  bronze,
  blackened: black,
  'black oxide': black,
  'zinc plated, black': black,
  'plain, oiled': black,
  phosphated: black,
  'steam tempered': black,
  TiAlN: violet,
}
/** Families that are drawn black: what is not black in them is as light as the others. */
const drawnBlack = ['din-931', 'iso-10642']
const light: Tones = ['#ffffff', '#f5f7f9', '#e6eaee', '#dde3e9', '#d9dfe6', '#c3ccd6']

function tonesOf(family: DemoFamily, product: DemoProduct): Tones | undefined {
  const finish = english(product.features?.finish ?? family.features.finish)
  const material = english(product.features?.material ?? family.features.material)
  if (drawnBlack.includes(family.code)) return finish.startsWith('zinc') ? light : undefined
  if (material.startsWith('brass') && !finish.includes('nickel')) return brass
  return finishes[finish]
}

const toned = (drawing: string, tones: Tones) => greys.reduce((svg, grey, i) => svg.replaceAll(`"${grey}"`, `"~${i}"`), drawing).replace(/"~(\d)"/g, (_, i: string) => `"${tones[Number(i)]}"`)

/** Kinds and families that draw all pieces of a set themselves. */
const drawsSets = (family: string, kind: string | undefined) => kind === 'set' || family === 'hand-taps'

/** Pieces side by side, graded from large to small where they differ in size: long ones across the sheet, others in rows. */
function several(pieces: readonly string[], isLong: boolean, isGraded: boolean) {
  const shrink = isGraded ? 0.36 : 0
  const count = pieces.length
  const kinds = [...new Set(pieces)]
  const defined = kinds.map((piece, i) => `<g id="s${i}">${shapesOf(piece, `s${i}`)}</g>`).join('')
  const one = (piece: string, x: number, y: number, scale: number) => placed(x - (sheet / 2) * scale, y - (sheet / 2) * scale, 0, scale, `<use href="#s${kinds.indexOf(piece)}"/>`)
  if (isLong && count <= 12) {
    const largest = count < 4 ? 0.84 : count < 6 ? 0.72 : count < 9 ? 0.62 : 0.54
    // As far from the corner as its own half reaches.
    const [from, to] = [sheet - largest * 490, largest * 320]
    return drawn(
      `<defs>${defined}</defs>`,
      pieces
        .map((piece, i) => {
          const part = i / (count - 1)
          const at = from + (to - from) * (1.2 * part - 0.2 * part ** 2)
          return one(piece, at, at, largest * (1 - shrink * part))
        })
        .join(''),
    )
  }
  const across = Math.ceil(Math.sqrt(count))
  const down = Math.ceil(count / across)
  const cell = (sheet - 80) / across
  return drawn(
    `<defs>${defined}</defs>`,
    pieces
      .map((piece, i) => one(piece, 40 + cell * ((i % across) + 0.5), 600 + cell * (Math.floor(i / across) - (down - 1) / 2), (cell / sheet) * (isLong ? 1.36 : 1.12) * (1 - shrink * (i / count))))
      .join(''),
  )
}

/** Families of long tools, which lie from corner to corner. */
const longTools = [
  'adjustable-wrenches',
  'auger-bits',
  'bits',
  'brad-point-drills',
  'chisels',
  'combination-wrenches',
  'din-338-cobalt',
  'din-338-hss-g',
  'machine-taps',
  'masonry-drills-round',
  'ratchet-wrenches',
  'screwdrivers',
  'sds-max-drills',
  'sds-plus-drills',
  'vde-screwdrivers',
]

/** Families whose sets have pieces of one size. */
const ofOneSize = ['bits', 'clamps', 'flap-discs', 'metal-cutting-discs', 'pliers', 'respirators']

/** `size`: 0 (smallest of its family) to 1. The close-ups of a large family are the same for all sizes, so that its products share files. */
export function productViews(draw: Drawing, family: DemoFamily, product: DemoProduct, size: number, shopAccent: string): Views {
  const { kind, pieces, print } = product
  const colour = colours[english(product.features?.colour ?? family.features.colour)]
  const mark = colour ?? colours[english(product.features?.finish)]
  const accent = (markedInColour.includes(family.code) && mark) || shopAccent
  const tones = tonesOf(family, product)
  const count = typeof pieces === 'number' ? pieces : undefined
  const view = (of: 'main' | 'detail', kind: string | undefined, size: number) => {
    const drawing = draw({ size, kind, colour, print, pieces: count, accent })[of]
    return tones ? toned(drawing, tones) : drawing
  }
  const detail = view('detail', kind, family.products.length > 7 ? 0.5 : size)
  if (pieces === undefined || (count !== undefined && drawsSets(family.code, kind))) return { main: view('main', kind, size), detail }
  const kinds = count !== undefined ? Array<string | undefined>(count).fill(kind) : Object.entries(pieces).flatMap(([of, number]) => Array<string>(number).fill(of))
  const drawings = new Map(kinds.map(kind => [kind, view('main', kind, 0.5)]))
  return {
    main: several(
      kinds.map(kind => drawings.get(kind) ?? ''),
      longTools.includes(family.code),
      !ofOneSize.includes(family.code),
    ),
    detail,
  }
}
