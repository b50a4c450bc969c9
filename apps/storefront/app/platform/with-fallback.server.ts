import { ShopError } from '@stragan/contract'
import type { PublicContext, RequestLog } from './public-context.ts'

/**
 * Loads an optional part of a page: on timeout or failure logs it and returns the fallback, so that the page does not fail. By default it waits
 * longer than the first statements after a start take on a slow machine.
 */
export async function withFallback<T>(
  ctx: Pick<PublicContext, 'log'>,
  part: string,
  promise: Promise<T>,
  fallback: T,
  ms = 2500,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`timed out after ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([promise, late])
  } catch (error) {
    logFailure(ctx.log, error, { part }, 'an optional part of a page failed to load')
    return fallback
  } finally {
    clearTimeout(timer)
  }
}

/** Logs the failure of an optional part; 404 as info, since any visitor can request what does not exist. */
export const logFailure = (log: RequestLog, error: unknown, data: object, message: string) =>
  log[error instanceof ShopError && error.status === 404 ? 'info' : 'warn']({ ...data, cause: String(error) }, message)
