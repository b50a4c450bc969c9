import { line, page, quiet, writePdf } from '../../apps/api/src/platform/pdf.ts'

const writtenOn = new Date('2026-09-01T08:00:00Z')

/** A short CV as a PDF: the same bytes come out whenever the demo is made. */
export async function cvOf(name: string, lines: readonly string[]): Promise<Buffer> {
  const info = { Title: `CV, ${name}`, Author: name, CreationDate: writtenOn, ModDate: writtenOn }
  const { bytes } = await writePdf({ language: 'pl-PL', info, frame: () => {} }, pdf => {
    line(pdf, name, page.left, page.top, { size: 20, bold: true })
    for (const [i, text] of lines.entries()) line(pdf, text, page.left, page.top + 40 + i * 18, { size: 10.5, ...(i === 0 && { colour: quiet }) })
  })
  return bytes
}
