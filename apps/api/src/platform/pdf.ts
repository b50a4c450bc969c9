import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { create, type Font, type GlyphPosition } from 'fontkit'
import PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

/** A sheet of A4 in points, and where its text stands. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 547.28, top: 84, bottom: 780 }
export const wide = page.right - page.left
export const ink = '#16191d'
export const quiet = '#565d66'
export const hairline = '#d9dce0'

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
  // What a document had only as a part of other letters is in the font's cache without its character, which readers of the text need.
  const glyphOf = (character: string) => {
    const codePoint = character.codePointAt(0) ?? 0
    const glyph = made.glyphForCodePoint(codePoint)
    return glyph.codePoints.length > 0 ? glyph : Object.assign(glyph, { codePoints: [codePoint] })
  }
  const layout = (text: string) => {
    const glyphs = Array.from(text, glyphOf)
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

export interface WrittenPdf {
  bytes: Buffer
  pages: number
}

interface PdfOptions {
  language: string
  info: PDFKit.DocumentInfo
  /** Head and foot of a page, once the number of pages is known. */
  frame: (pdf: Pdf, page: { index: number; count: number }) => void
}

/** Writes a PDF of A4 pages. */
export async function writePdf({ language, info, frame }: PdfOptions, write: (pdf: Pdf) => void): Promise<WrittenPdf> {
  const pdf = new PDFDocument({ size: 'A4', margin: 0, bufferPages: true, lang: language, font: '', info })
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
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index)
    frame(pdf, { index, count })
  }
  pdf.end()
  await ended
  return { bytes: Buffer.concat(chunks), pages: count }
}

export const rule = (pdf: Pdf, y: number, colour = hairline, width = 0.5) =>
  pdf.moveTo(page.left, y).lineTo(page.right, y).lineWidth(width).strokeColor(colour).stroke()

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
