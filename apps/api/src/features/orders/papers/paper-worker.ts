import { type PrintedPaper, paperPdf } from './paper-pdf.ts'

/** Runs in a worker thread (`createPdfThread`): PDFKit takes most of a second to load, and hundreds of lines would block the event loop. */
export default async (printed: PrintedPaper): Promise<Uint8Array> => (await paperPdf(printed)).bytes
