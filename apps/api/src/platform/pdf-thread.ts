import { createSemaphore } from '@stragan/cache'
import { ShopError } from '@stragan/contract'
import { Piscina } from 'piscina'

const maxQueued = 16
const maxWaitMs = 5000
/** After which an unused thread ends. */
const idleTimeout = 60_000

/**
 * Creates a function that writes PDFs by the worker of a file, one at a time per process, in a thread: other requests are served meanwhile.
 * Beyond a short queue it throws `unavailable`.
 */
export function createPdfThread<Data>(worker: URL): (data: Data) => Promise<Uint8Array<ArrayBuffer>> {
  const semaphore = createSemaphore(1, { maxQueued, maxWaitMs, rejection: () => new ShopError('unavailable') })
  const thread = new Piscina<Data, Uint8Array<ArrayBuffer>>({ filename: worker.href, minThreads: 0, maxThreads: 1, idleTimeout })
  return data => semaphore.run(() => thread.run(data))
}
