import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { sellerIdentity } from '@stragan/contract'
import { create, type Font, type GlyphPosition } from 'fontkit'
import PDFDocument from 'pdfkit'
import type { Business } from '../../src/features/shops/default-configuration.ts'
import { localised } from '../../src/platform/texts.ts'
import type { DemoShop, FeatureValue, Texts } from '../types.ts'
import type { Pdf } from './drawing.ts'

/** A sheet of A4 in points, and where its text stands. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 84, bottom: 780 }
export const wide = page.right - page.left
const ink = '#16191d'
export const quiet = '#565d66'
export const hairline = '#d9dce0'

/** Of every document: the same bytes come out whenever the demo is made. */
const writtenOn = new Date('2026-09-01T08:00:00Z')

const require = createRequire(import.meta.url)
const files = {
  text: require.resolve('@expo-google-fonts/public-sans/400Regular/PublicSans_400Regular.ttf'),
  bold: require.resolve('@expo-google-fonts/public-sans/700Bold/PublicSans_700Bold.ttf'),
}
type Face = keyof typeof files
const opened = new Map<Face, Font>()

/** A font is opened once for all documents; words are set without kerning, which took longer than all the rest. */
function font(face: Face): Font {
  const known = opened.get(face)
  if (known) return known
  const made = create(readFileSync(files[face])) as Font
  const layout = (text: string) => {
    const glyphs = made.glyphsForString(text)
    const positions = glyphs.map(({ advanceWidth }): GlyphPosition => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 }))
    return {
      glyphs,
      positions,
      // PDFKit scales the positions first and then asks.
      get advanceWidth() {
        return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0)
      },
    }
  }
  Object.defineProperty(made, 'layout', { value: layout })
  opened.set(face, made)
  return made
}

interface About {
  title: Texts
  /** What stands at the head of every page but the cover. */
  kind: Texts
  shop: DemoShop
  /** The first page is a cover: without head and foot. */
  hasCover?: boolean
}

export interface Written {
  bytes: Buffer
  pages: number
}

/** A document of a shop: what `write` puts on its pages, with head and foot. */
export async function written({ title, kind, shop, hasCover = false }: About, write: (pdf: Pdf) => void): Promise<Written> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: 0,
    bufferPages: true,
    lang: 'pl-PL',
    font: '',
    info: { Title: `${title.pl} / ${title.en}`, Author: shop.name, Subject: `${kind.pl} / ${kind.en}`, CreationDate: writtenOn, ModDate: writtenOn },
  })
  // PDFKit takes an opened font too, which its types do not say.
  for (const face of ['text', 'bold'] as const) pdf.registerFont(face, font(face) as unknown as Buffer)
  const chunks: Buffer[] = []
  const ended = new Promise<void>((done, failed) =>
    pdf
      .on('data', (chunk: Buffer) => chunks.push(chunk))
      .on('end', done)
      .on('error', failed),
  )
  write(pdf)
  const { count } = pdf.bufferedPageRange()
  for (let i = hasCover ? 1 : 0; i < count; i++) {
    pdf.switchToPage(i)
    frame(pdf, shop, kind, `${i + 1} / ${count}`)
  }
  pdf.end()
  await ended
  return { bytes: Buffer.concat(chunks), pages: count }
}

function frame(pdf: Pdf, shop: DemoShop, kind: Texts, number: string) {
  const { name, street, postal_code, city, phone, email, ...registered } = shop.configuration.local_business[0] as unknown as Business
  const { numbers } = sellerIdentity(localised(registered, { language: 'pl', fallback: 'pl' }) as Parameters<typeof sellerIdentity>[0], 'pl')
  line(pdf, shop.name, page.left, 40, { size: 10, bold: true, colour: shop.accent })
  line(pdf, `${kind.pl} · ${kind.en}`, page.left, 41, { size: 8.5, colour: quiet, width: wide, align: 'right' })
  rule(pdf, 58, shop.accent, 1)
  rule(pdf, 796, hairline)
  line(pdf, `${name}, ${street}, ${postal_code} ${city} · ${phone} · ${email}`, page.left, 804, { size: 7.5, colour: quiet })
  line(pdf, numbers.join(' · '), page.left, 815, { size: 7.5, colour: quiet })
  line(pdf, number, page.left, 804, { size: 7.5, colour: quiet, width: wide, align: 'right' })
}

export const rule = (pdf: Pdf, y: number, colour = hairline, width = 0.5) => pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(width).strokeColor(colour).stroke()

interface Type {
  size: number
  bold?: boolean
  colour?: string
  width?: number
  align?: 'left' | 'right'
}

const set = (pdf: Pdf, { size, bold = false, colour = ink }: Type) =>
  pdf
    .font(bold ? 'bold' : 'text')
    .fontSize(size)
    .fillColor(colour)

/** One line; what does not fit into `width` ends in an ellipsis. */
export function line(pdf: Pdf, text: string, x: number, y: number, type: Type) {
  const { width = 0, align = 'left', size } = type
  const room = width && width - set(pdf, type).widthOfString(text)
  if (room < 0) pdf.text(text, x, y, { width, height: size * 1.2, ellipsis: true })
  // Without the search for line breaks, which takes its time.
  else set(pdf, type).text(text, align === 'right' ? x + room : x, y, { lineBreak: false })
}

/** A paragraph; the answer is where what follows may begin. */
export function paragraph(pdf: Pdf, text: string, x: number, y: number, type: Type & { width: number }): number {
  set(pdf, type).text(text, x, y, { width: type.width, lineGap: type.size * 0.2 })
  return pdf.y
}

/** "polski / English", or the one word that both say. */
export const inBoth = (value: FeatureValue) => (typeof value === 'string' ? value : value.pl === value.en ? value.pl : `${value.pl} / ${value.en}`)

const fixed = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const weights = new Intl.NumberFormat('pl-PL', { minimumFractionDigits: 3, maximumFractionDigits: 3 })
export const zloty = (grosz: number) => `${fixed.format(grosz / 100)} zł`
export const kilograms = (weight: number) => weights.format(weight)
