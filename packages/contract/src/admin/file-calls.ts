import { z } from 'zod'
import { type AdminCall, isShopCall, type ShopAdminCall } from './admin-call.ts'

/** A call that returns a file: its handler returns the bytes and the name under which they are saved. */
export interface FileCall extends ShopAdminCall {
  method: 'GET'
  mediaType: string
  returnsFile: true
}

export interface FileContent {
  /** Of ASCII letters, digits, hyphens and one dot. */
  fileName: string
  /** A long file is written part by part. */
  bytes: Uint8Array | AsyncGenerator<Uint8Array>
  /** In bytes, of a file on disk. */
  size?: number
}

export const isFileCall = (call: AdminCall): call is FileCall => isShopCall(call) && call.returnsFile === true

/** The bytes of a file, which JSON Schema cannot describe. */
export const bytes = z.instanceof(Uint8Array)

interface AsPdf<C extends ShopAdminCall> {
  path: `${C['path']}.pdf`
  summary: string
  mediaType: string
  response: typeof bytes
  returnsFile: true
}

/** The same as another call, as a PDF: `…/packing_slip.pdf` beside `…/packing_slip`. */
export function pdfOf<const C extends ShopAdminCall & { method: 'GET' }>(call: C): Omit<C, 'path' | 'summary' | 'response'> & AsPdf<C> {
  const { path, summary, response: _, ...rest } = call
  return { ...rest, path: `${path}.pdf`, summary: `${summary}. As a PDF`, mediaType: 'application/pdf', response: bytes, returnsFile: true }
}
