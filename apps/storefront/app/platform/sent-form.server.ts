import { data } from 'react-router'

export interface SentForm {
  form: FormData
  /** False where it was larger than it may be: its file is cut short then, and what was typed around the file is there. */
  isWhole: boolean
}

const largestSmallForm = 1024 * 1024
/** Of a form that is too large so much is kept of its beginning and of its end. */
const edge = 64 * 1024
/** So many times what it may be is let by, for the browser to get its answer; what goes on longer is cut off. */
const patience = 10

/** A form of at most so many bytes: nobody fills the memory with a larger one. */
export async function formWithin(request: Request, largest: number): Promise<SentForm> {
  const type = request.headers.get('content-type') ?? ''
  const { begun, end } = await bytesOf(request.body, largest)
  if (!end) return { form: await parsed(type, begun), isWhole: true }
  return { form: await parsed(type, joined(type, begun, end)).catch(() => new FormData()), isWhole: false }
}

/** A form without files. */
export async function smallForm(request: Request): Promise<FormData> {
  const { form, isWhole } = await formWithin(request, largestSmallForm)
  if (!isWhole) throw data(null, { status: 413 })
  return form
}

const parsed = (type: string, bytes: Buffer<ArrayBuffer>) => new Response(bytes, { headers: { 'content-type': type } }).formData()

async function bytesOf(body: Request['body'], largest: number): Promise<{ begun: Buffer<ArrayBuffer>; end?: Buffer<ArrayBuffer> }> {
  let chunks: Uint8Array[] = []
  let begun: Buffer<ArrayBuffer> | undefined
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    chunks.push(chunk)
    if (size <= largest) continue
    const kept = Buffer.concat(chunks)
    begun ??= Buffer.from(kept.subarray(0, edge))
    chunks = [Buffer.from(kept.subarray(-edge))]
    if (size > largest * patience) break
  }
  const rest = Buffer.concat(chunks)
  return begun ? { begun, end: rest } : { begun: rest }
}

/** Beginning and end of a form (RFC 7578) as a shorter one: the part that both are cut in goes on to the next boundary. */
function joined(type: string, begun: Buffer<ArrayBuffer>, end: Buffer<ArrayBuffer>): Buffer<ArrayBuffer> {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;]+))/i.exec(type) ?? []
  const boundary = `\r\n--${quoted ?? plain}`
  const at = end.indexOf(boundary)
  return Buffer.concat([begun, at < 0 ? Buffer.from(`${boundary}--\r\n`) : end.subarray(at)])
}
