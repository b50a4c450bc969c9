import type { ChangeLog } from '@stragan/cache'
import type { Bootstrap } from '../app/platform/bootstrap.ts'
import type { Made } from './making.ts'

interface Loaded {
  start: Bootstrap
  made: Made | null
}

interface Kept {
  begun: number
  loading: Promise<Loaded>
  /** Once it is loaded. */
  made: Made | null
}

/** Where nothing tells of changes a start is good for so long: the configuration shows within a second. */
const unknownMs = 1000
const mostKept = 20_000

/** Keeps what the frame of every page is made of, per host (without a port) and language, until something of it changes. */
export function keptStarts(changeLog: ChangeLog) {
  const kept = new Map<string, Kept>()
  const isGood = ({ made, begun }: Kept, now: number) =>
    made ? made.until > now && changeLog.isFresh(made.shop, made.mark, [...made.tags]) : now - begun < unknownMs
  return (key: string, now: number, load: () => Promise<Loaded>): Promise<Loaded> => {
    const known = kept.get(key)
    if (known && isGood(known, now)) return known.loading
    const one: Kept = { begun: now, loading: load(), made: null }
    if (kept.size >= mostKept) kept.clear()
    kept.set(key, one)
    one.loading.then(
      ({ made }) => {
        one.made = made
      },
      () => kept.get(key) === one && kept.delete(key),
    )
    return one.loading
  }
}
