import { line, type Pdf, page, quiet } from '../../../apps/api/src/platform/pdf.ts'
import { productPictures } from '../../product-pictures.ts'
import type { DemoFamily, DemoShop, Texts } from '../../types.ts'
import { sheet } from '../drawings/kit.ts'
import { inBoth } from './paper.ts'

interface Shape {
  name: string
  attributes: Record<string, string>
  children: Shape[]
}

/** What a shape takes over from those around it. */
interface Pen {
  fill: string
  stroke: string
  'stroke-width': string
}

/** A drawing of the kit put into a PDF as lines, `size` points wide, with its corner at (x, y). */
export function placeDrawing(pdf: Pdf, drawing: string, x: number, y: number, size: number) {
  const [svg] = shapesOf(drawing)
  if (!svg) return
  const named = new Map<string, Shape>()
  note(svg, named)
  pdf.save()
  pdf
    .translate(x, y)
    .scale(size / sheet)
    .lineCap('round')
    .lineJoin('round')
  // The first child is the white sheet: the page is white already.
  for (const shape of svg.children.slice(1)) draw(pdf, shape, { fill: 'none', stroke: 'none', 'stroke-width': '1' }, named)
  pdf.restore()
}

const words = {
  ofFamily: { pl: 'Zdjęcie poglądowe', en: 'Illustrative picture' },
  shown: { pl: 'Na rysunku', en: 'Shown' },
} satisfies Record<string, Texts>

/** The picture that the shop has of a family's first product, with a caption: its symbol, or that the picture is of the family. */
export function placeFirstProduct(pdf: Pdf, shop: DemoShop, family: DemoFamily, y: number, size: number) {
  const [product] = family.products
  if (!product) throw new Error(`The family ${family.code} of ${shop.name} has no product`)
  const { views, isOfFamily } = productPictures(shop, family, product)
  placeDrawing(pdf, views.main, page.left - 4, y, size)
  const caption = isOfFamily ? inBoth(words.ofFamily) : `${inBoth(words.shown)}: ${product.symbol}`
  line(pdf, caption, page.left, y + size, { size: 6.5, colour: quiet, width: size })
}

function shapesOf(drawing: string): Shape[] {
  const root: Shape = { name: 'root', attributes: {}, children: [] }
  const open = [root]
  for (const [, closing, name = '', attributes = '', empty] of drawing.matchAll(/<(\/?)(\w+)([^>]*?)(\/?)>/g)) {
    if (closing) {
      open.pop()
      continue
    }
    const shape = { name, attributes: Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])), children: [] }
    open.at(-1)?.children.push(shape)
    if (!empty) open.push(shape)
  }
  return root.children
}

function note(shape: Shape, named: Map<string, Shape>) {
  if (shape.attributes.id) named.set(shape.attributes.id, shape)
  for (const child of shape.children) note(child, named)
}

function draw(pdf: Pdf, shape: Shape, around: Pen, named: Map<string, Shape>) {
  const { name, attributes } = shape
  if (name === 'defs' || name === 'clipPath' || name === 'pattern') return
  const pen = {
    fill: attributes.fill ?? around.fill,
    stroke: attributes.stroke ?? around.stroke,
    'stroke-width': attributes['stroke-width'] ?? around['stroke-width'],
  }
  pdf.save()
  move(pdf, attributes)
  const clip = named.get(/#(.+)\)/.exec(attributes['clip-path'] ?? '')?.[1] ?? '')
  if (clip) {
    for (const outline of clip.children) trace(pdf, outline, named)
    pdf.clip(clip.children[0]?.attributes['clip-rule'] === 'evenodd' ? 'even-odd' : 'non-zero')
  }
  const used = name === 'use' ? named.get((attributes.href ?? '').slice(1)) : undefined
  if (used?.name === 'g') draw(pdf, used, pen, named)
  else if (name === 'g') for (const child of shape.children) draw(pdf, child, pen, named)
  else paint(pdf, shape, pen, named)
  pdf.restore()
}

function move(pdf: Pdf, { transform = '', x, y }: Record<string, string>) {
  for (const [, how, numbers = ''] of transform.matchAll(/(\w+)\(([^)]*)\)/g)) {
    const [a = 0, b] = numbers
      .trim()
      .split(/[\s,]+/)
      .map(Number)
    if (how === 'translate') pdf.translate(a, b ?? 0)
    else if (how === 'rotate') pdf.rotate(a)
    else if (how === 'scale') pdf.scale(a, b ?? a)
  }
  if (x || y) pdf.translate(Number(x ?? 0), Number(y ?? 0))
}

function trace(pdf: Pdf, { name, attributes }: Shape, named: Map<string, Shape>) {
  const used = named.get((attributes.href ?? '').slice(1))
  if (name === 'use' && used) trace(pdf, used, named)
  else if (name === 'path') pdf.path(attributes.d ?? '')
  else if (name === 'circle') pdf.circle(Number(attributes.cx), Number(attributes.cy), Number(attributes.r))
}

function paint(pdf: Pdf, shape: Shape, pen: Pen, named: Map<string, Shape>) {
  const { attributes } = shape
  // A pattern is the hatching of a cut; its ground is drawn beneath it.
  const fill = pen.fill === 'none' || pen.fill.startsWith('url') ? null : pen.fill
  const stroke = pen.stroke === 'none' ? null : pen.stroke
  if (!fill && !stroke) return
  const rule = attributes['fill-rule'] === 'evenodd' ? 'even-odd' : 'non-zero'
  if (fill) pdf.fillColor(fill, Number(attributes['fill-opacity'] ?? 1))
  if (stroke) pdf.strokeColor(stroke).lineWidth(Number(pen['stroke-width']))
  const [dash, space] = (attributes['stroke-dasharray'] ?? '').split(' ').map(Number)
  if (dash) pdf.dash(dash, { space: space ?? dash })
  trace(pdf, shape, named)
  if (fill && stroke) pdf.fillAndStroke(fill, stroke, rule)
  else if (fill) pdf.fill(fill, rule)
  else if (stroke) pdf.stroke()
}
