/** A reader that takes nothing for so long is no longer waited for. */
const maxStallMs = 60_000
/** However slowly it is read. */
const maxTotalMs = 15 * 60_000

/** `abandoned`: the reader went away, or stalled. */
export type DownloadEnd = { kind: 'complete' } | { kind: 'abandoned' } | { kind: 'failed'; error: unknown }

interface Options {
  /** Called once. */
  onEnd: (end: DownloadEnd) => void
  stallMs?: number
  totalMs?: number
}

/** A stream of chunks that are made one by one, when the reader takes the one before: a slow one holds no memory. */
export function downloadStream(
  chunks: AsyncGenerator<Uint8Array>,
  { onEnd, stallMs = maxStallMs, totalMs = maxTotalMs }: Options,
): ReadableStream<Uint8Array> {
  let timer: NodeJS.Timeout | undefined
  let isOver = false
  const end = (outcome: DownloadEnd) => {
    clearTimeout(timer)
    if (isOver) return
    isOver = true
    onEnd(outcome)
  }
  const endsAt = Date.now() + totalMs
  const waitForReader = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    timer = setTimeout(
      () => {
        end({ kind: 'abandoned' })
        controller.error(new Error('The reader of a download stalled'))
        void chunks.return(undefined)
      },
      Math.min(stallMs, endsAt - Date.now()),
    )
  }
  return new ReadableStream<Uint8Array>(
    {
      start: waitForReader,
      async pull(controller) {
        clearTimeout(timer)
        try {
          const { done, value } = await chunks.next()
          if (isOver) return
          if (value) controller.enqueue(value)
          if (!done) return waitForReader(controller)
          end({ kind: 'complete' })
          controller.close()
        } catch (error) {
          end({ kind: 'failed', error })
          controller.error(error)
        }
      },
      cancel() {
        end({ kind: 'abandoned' })
        void chunks.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
