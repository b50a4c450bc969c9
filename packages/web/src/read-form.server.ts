import { MIMEType } from 'node:util'
import { data } from 'react-router'
import { FormFields } from './form-fields.server.ts'

export interface UploadedForm {
  form: FormFields
  /** False if the form exceeded its limit: the file is truncated, the fields around it are complete. */
  isComplete: boolean
}

/** For forms without files. */
const maxFormBytes = 256 * 1024
/** Above the 1200 fields of a full quick order: 300 lines with four fields each. */
const maxFields = 2000
/** For all texts of a form with a file: more than any form needs, and small enough to be shown again. */
const maxTextLength = 2 * maxFormBytes
/** For a part's headers: its name and a file name. */
const maxPartHeaderBytes = 4096
/** For the headers of all parts, which are much slower to parse than their content. */
const maxHeaderBytes = 512 * 1024
/** Bytes read from the start and the end of a form that is too large. */
const edgeBytes = 64 * 1024
/** Multiple of the limit that is still read, so that the browser receives the response; longer bodies are cut off. */
const maxOverrun = 10

/** Media type of a form body (HTML, "Form submission"). */
type FormType = { header: string; boundary: string | null }

/**
 * Reads a form of at most `maxBytes`; size and number of fields are checked before parsing. Throws 415 for a body that is no form, 413 for
 * too many fields, 400 for a malformed form or a NUL character.
 */
export async function readUpload(request: Request, maxBytes: number, maxTexts = maxTextLength): Promise<UploadedForm> {
  const type = formTypeOf(request.headers.get('content-type') ?? '')
  const { beginning, end } = await bytesOf(request.body, maxBytes)
  const bytes = end ? joined(type, beginning, end) : beginning
  checkParts(type, bytes)
  const form = await parsed(type, bytes).catch(() => {
    if (end) return new FormFields()
    throw refused(400)
  })
  checkTexts(form, maxTexts)
  return { form, isComplete: !end }
}

/** Reads a form without files, whose texts may be as long as the form. */
export async function readForm(request: Request, maxBytes = maxFormBytes): Promise<FormFields> {
  const { form, isComplete } = await readUpload(request, maxBytes, maxBytes)
  if (!isComplete) throw refused(413)
  return form
}

const refused = (status: 400 | 413 | 415) => data(null, { status })

const maxTypeLength = 300
/** RFC 2046, 5.1.1. */
const maxBoundaryLength = 70

function formTypeOf(header: string): FormType {
  const type = header.length <= maxTypeLength ? mimeType(header) : null
  if (type?.essence === 'application/x-www-form-urlencoded') return { header, boundary: null }
  if (type?.essence !== 'multipart/form-data') throw refused(415)
  const boundary = type.params.get('boundary') ?? ''
  if (boundary === '' || boundary.length > maxBoundaryLength) throw refused(400)
  return { header, boundary }
}

function mimeType(header: string): MIMEType | null {
  try {
    return new MIMEType(header)
  } catch {
    return null
  }
}

/** Checks number of fields and size of part headers before parsing: headers are much slower to parse than files. */
function checkParts({ boundary }: FormType, bytes: Buffer) {
  const separator = Buffer.from(boundary === null ? '&' : `--${boundary}`)
  // In urlencoded forms separators are between the fields; in multipart one precedes each field, and one follows the last.
  let count = boundary === null ? 1 : -1
  let headerBytes = 0
  for (let at = bytes.indexOf(separator); at >= 0; at = bytes.indexOf(separator, at + separator.length)) {
    if (++count > maxFields) throw refused(413)
    if (boundary === null) continue
    const length = headerLength(bytes, at + separator.length)
    if (length > maxPartHeaderBytes) throw refused(400)
    headerBytes += length
    if (headerBytes > maxHeaderBytes) throw refused(413)
  }
}

/** Length of a part's headers from `from` on, capped just above the limit. */
function headerLength(bytes: Buffer, from: number): number {
  const headers = bytes.subarray(from, from + maxPartHeaderBytes + 4)
  const end = headers.indexOf('\r\n\r\n')
  return end >= 0 ? end : headers.length
}

function checkTexts(form: FormFields, maxLength: number) {
  let length = 0
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : value.name
    if (name.includes('\0') || text.includes('\0')) throw refused(400)
    length += name.length + text.length
  }
  if (length > maxLength) throw refused(413)
}

async function parsed({ header }: FormType, bytes: Buffer<ArrayBuffer>): Promise<FormFields> {
  return new FormFields(await new Response(bytes, { headers: { 'content-type': header } }).formData())
}

async function bytesOf(body: Request['body'], maxBytes: number): Promise<{ beginning: Buffer<ArrayBuffer>; end?: Buffer<ArrayBuffer> }> {
  let chunks: Uint8Array[] = []
  let beginning: Buffer<ArrayBuffer> | undefined
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    chunks.push(chunk)
    if (size <= maxBytes) continue
    const received = Buffer.concat(chunks)
    beginning ??= Buffer.from(received.subarray(0, edgeBytes))
    chunks = [Buffer.from(received.subarray(-edgeBytes))]
    if (size > maxBytes * maxOverrun) break
  }
  const rest = Buffer.concat(chunks)
  return beginning ? { beginning, end: rest } : { beginning: rest }
}

/** Joins start and end of a truncated multipart form (RFC 7578): the part cut in between ends at the next boundary. */
function joined({ boundary }: FormType, beginning: Buffer<ArrayBuffer>, end: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (boundary === null) return beginning
  const next = `\r\n--${boundary}`
  const at = end.indexOf(next)
  return Buffer.concat([beginning, at < 0 ? Buffer.from(`${next}--\r\n`) : end.subarray(at)])
}
