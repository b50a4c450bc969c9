import type { Pdf } from '../../../platform/pdf.ts'

/** The height that `paragraph` takes. A text that fits on one line is not broken into lines to measure it, which is slow. */
export function textHeight(pdf: Pdf, text: string, { size, bold = false, width }: { size: number; bold?: boolean; width: number }): number {
  const lineGap = size * 0.2
  pdf.font(bold ? 'bold' : 'text').fontSize(size)
  return pdf.widthOfString(text) <= width && !text.includes('\n')
    ? pdf.currentLineHeight(true) + lineGap
    : pdf.heightOfString(text, { width, lineGap })
}
