import type { SharedVisit } from './visit.ts'

/** For what a page is not about: late or broken, it is the fallback and a line in the log, never the page. */
export async function soft<T>(visit: Pick<SharedVisit, 'log'>, part: string, promise: Promise<T>, fallback: T, ms = 1000): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`later than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } catch (error) {
    visit.log.warn({ part, cause: String(error) }, 'a part of a page is missing')
    return fallback
  } finally {
    clearTimeout(timer)
  }
}
