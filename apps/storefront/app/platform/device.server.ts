import { ownCookie } from './cookies.server.ts'

/** Shows the API that a browser logged in before (OWASP: device cookie); no script reads it, and a log-out leaves it. */
const name = 'device'

const maxAge = 365 * 86_400

export const deviceTokenOf = (cookies: ReadonlyMap<string, string>): string | null => cookies.get(name) || null

export const deviceCookie = (token: string) => ownCookie({ name, value: token, maxAge })
