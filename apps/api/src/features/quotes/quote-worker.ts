import { type Quote, quotePdf } from './quote-pdf.ts'

/** Runs in a worker thread: PDFKit takes 44 MB, most of a second to load, and up to 0.4 s for a quote. */
export default async (quote: Quote): Promise<Uint8Array> => (await quotePdf(quote)).bytes
