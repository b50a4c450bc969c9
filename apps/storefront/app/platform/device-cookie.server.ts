import { ownCookie } from './cookies.server.ts'

/** Shows the API that a browser logged in before (OWASP: device cookie); no script reads it, and a log-out leaves it. */
const name = 'device'

const maxAge = 365 * 86_400

/** The token that a browser brings; null where there is none, or what can be none. */
export function deviceTokenOf(cookies: ReadonlyMap<string, string>): string | null {
  const token = cookies.get(name) ?? ''
  return /^[\w-]{43}$/.test(token) ? token : null
}

export const deviceCookie = (token: string) => ownCookie({ name, value: token, maxAge })
