import { ownPath } from '../../platform/own-path.ts'

/** Where somebody was on the way to when asked to log in: a path of this shop; null where none was asked for. */
export function returnTo(asked: unknown): string | null {
  const path = ownPath(asked)
  return path === '/' ? null : path
}
