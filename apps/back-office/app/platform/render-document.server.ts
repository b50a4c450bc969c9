import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

interface Options {
  /** Of the inline scripts that React writes. */
  nonce: string
  timeoutMs: number
}

/** Renders a document as a whole, without streaming of parts: pages are complete without JavaScript. */
export async function renderDocument(document: ReactNode, { nonce, timeoutMs }: Options): Promise<string> {
  let limit: NodeJS.Timeout | undefined
  return new Promise<string>((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(document, {
      nonce,
      // Larger ones would have their lazy parts at the end, moved into place by a script.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => pipe(collectText(resolve)),
      onShellError: reject,
      onError: reject,
    })
    limit = setTimeout(() => abort(), timeoutMs)
  }).finally(() => clearTimeout(limit))
}

/** Collects the output of a stream as one string. */
function collectText(onText: (text: string) => void): Writable {
  const chunks: Uint8Array[] = []
  return new Writable({
    write(chunk, _, next) {
      chunks.push(chunk)
      next()
    },
    final(done) {
      onText(Buffer.concat(chunks).toString())
      done()
    },
  })
}
