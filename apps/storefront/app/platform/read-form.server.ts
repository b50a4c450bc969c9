import { MIMEType } from 'node:util'
import { data } from 'react-router'
import { FormFields } from './form-fields.server.ts'

export interface UploadedForm {
  form: FormFields
  /** False where it was larger than it may be: its file is cut short then, and what was typed around the file is there. */
  isComplete: boolean
}

/** Of a form without files. */
const maxFormBytes = 256 * 1024
/** Several times what the largest form of the shop has: 300 lines of a quick order with four fields each. */
const maxFields = 2000
/** Of all texts of a form with a file: more than any of them takes, and little enough to be shown again. */
const maxTextLength = 2 * maxFormBytes
/** Of the headers of a part: its name and perhaps that of a file. */
const maxPartHeaderBytes = 4096
/** Of the headers of all parts, which take the parser much longer than what is in the parts. */
const maxHeaderBytes = 512 * 1024
/** Of a form that is too large so much is kept of its beginning and of its end. */
const keptBytes = 64 * 1024
/** So many times what it may be is let by, for the browser to get its answer; what goes on longer is cut off. */
const maxOverrun = 10

/** How a body says that it is a form (HTML, "Form submission"). */
type FormType = { header: string; boundary: string | null }

/**
 * Reads a form of at most `maxBytes`: the size and the number of fields are checked before anything is parsed. Throws an answer of 415
 * for a body that is no form, 413 for too many fields, and 400 for one that is broken or holds a NUL, which no text of ours may.
 */
export async function readUpload(request: Request, maxBytes: number): Promise<UploadedForm> {
  const type = formTypeOf(request.headers.get('content-type') ?? '')
  const { beginning, end } = await bytesOf(request.body, maxBytes)
  const bytes = end ? joined(type, beginning, end) : beginning
  checkParts(type, bytes)
  const form = await parsed(type, bytes).catch(() => {
    if (end) return new FormFields()
    throw refused(400)
  })
  checkTexts(form)
  return { form, isComplete: !end }
}

/** A form without files. */
export async function readForm(request: Request): Promise<FormFields> {
  const { form, isComplete } = await readUpload(request, maxFormBytes)
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

/** Before a form is parsed: it has not too many fields, and no part of it long headers, which take much longer to parse than a file. */
function checkParts({ boundary }: FormType, bytes: Buffer) {
  const separator = Buffer.from(boundary === null ? '&' : `--${boundary}`)
  // Fields stand between separators; in multipart one stands before each field, and one behind the last.
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

/** The length of the headers of a part that begins at `from`; of longer ones than a part may have only that they are longer. */
function headerLength(bytes: Buffer, from: number): number {
  const headers = bytes.subarray(from, from + maxPartHeaderBytes + 4)
  const end = headers.indexOf('\r\n\r\n')
  return end >= 0 ? end : headers.length
}

function checkTexts(form: FormFields) {
  let length = 0
  for (const [name, value] of form) {
    const text = typeof value === 'string' ? value : value.name
    if (name.includes('\0') || text.includes('\0')) throw refused(400)
    length += name.length + text.length
  }
  if (length > maxTextLength) throw refused(413)
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
    beginning ??= Buffer.from(received.subarray(0, keptBytes))
    chunks = [Buffer.from(received.subarray(-keptBytes))]
    if (size > maxBytes * maxOverrun) break
  }
  const rest = Buffer.concat(chunks)
  return beginning ? { beginning, end: rest } : { beginning: rest }
}

/** Beginning and end of a form (RFC 7578) as a shorter one: the part that both are cut in goes on to the next boundary. */
function joined({ boundary }: FormType, beginning: Buffer<ArrayBuffer>, end: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  if (boundary === null) return beginning
  const next = `\r\n--${boundary}`
  const at = end.indexOf(next)
  return Buffer.concat([beginning, at < 0 ? Buffer.from(`${next}--\r\n`) : end.subarray(at)])
}
