import { deviceDays } from '@stragan/contract'
import { ownCookie } from '@stragan/web/cookies'

/** Device cookie (OWASP): shows the API that a browser has logged in before. HttpOnly; survives a logout. */
const name = 'device'

const maxAge = deviceDays * 86_400

/** Token of the device cookie; null if missing or malformed. */
export function deviceTokenOf(cookies: ReadonlyMap<string, string>): string | null {
  const token = cookies.get(name) ?? ''
  return /^[\w-]{43}$/.test(token) ? token : null
}

export const deviceCookie = (token: string) => ownCookie({ name, value: token, maxAge })
