import { ShopError } from '@stragan/contract'
import type { PublicContext, RequestLog } from './public-context.ts'

/** For what a page is not about: late or broken, it is the fallback and a line in the log, never the page. */
export async function withFallback<T>(
  ctx: Pick<PublicContext, 'log'>,
  part: string,
  promise: Promise<T>,
  fallback: T,
  ms = 1000,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`later than ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } catch (error) {
    logFailure(ctx.log, error, { part }, 'a part of a page is missing')
    return fallback
  } finally {
    clearTimeout(timer)
  }
}

/** How a part of a page that failed is logged: any visitor can ask for a shop, or a thing, that is not there. */
export const logFailure = (log: RequestLog, error: unknown, data: object, message: string) =>
  log[error instanceof ShopError && error.status === 404 ? 'info' : 'warn']({ ...data, cause: String(error) }, message)
