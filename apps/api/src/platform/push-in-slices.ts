import { setImmediate } from 'node:timers/promises'

/** Takes about 5 ms to deflate. */
const sliceBytes = 64 * 1024

/** Part of a ZIP file that is deflated as it is pushed, synchronously. */
interface ZipPart {
  push: (chunk: Uint8Array, isLast?: boolean) => void
}

/** Pushes a chunk slice by slice, so that requests are answered meanwhile. */
export async function pushInSlices(part: ZipPart, chunk: Uint8Array, isLast = false): Promise<void> {
  let at = 0
  for (; chunk.length - at > sliceBytes; at += sliceBytes) {
    part.push(chunk.subarray(at, at + sliceBytes))
    await setImmediate()
  }
  part.push(chunk.subarray(at), isLast)
}
