import { type PrintedPaper, paperPdf } from './paper-pdf.ts'

/** Runs in a worker thread, as PDFKit takes most of a second to load and hundreds of lines their time (`createPdfThread`). */
export default async (printed: PrintedPaper): Promise<Uint8Array> => (await paperPdf(printed)).bytes
