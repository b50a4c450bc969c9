import { type ResponseOutput, type sessionCalls, sessionDays } from '@stragan/contract'
import { hostPrefix, ownCookie } from '@stragan/web/cookies'

export type Session = ResponseOutput<typeof sessionCalls.createSession>

/** Cookies of a session; HttpOnly, so that scripts cannot read tokens (docs/spec.md#6). */
const names = {
  access_token: 'access_token',
  refresh_token: 'refresh_token',
  csrf_token: 'csrf_token',
  accessExpiresAt: 'access_expires_at',
  refreshExpiresAt: 'refresh_expires_at',
} as const satisfies Record<keyof Session, string>
const fields = Object.keys(names) as (keyof Session)[]

/** Whether a cookie, with or without its prefix, belongs to a session. */
export const isSessionCookie = (name: string) =>
  Object.values<string>(names).includes(name.startsWith(hostPrefix) ? name.slice(hostPrefix.length) : name)

/** Session of the request's cookies; null if a part is missing or invalid. */
export function sessionOf(cookies: ReadonlyMap<string, string>): Session | null {
  const session = Object.fromEntries(fields.map(field => [field, cookies.get(names[field]) ?? ''])) as Session
  const isComplete = session.access_token !== '' && session.refresh_token !== '' && session.csrf_token !== ''
  return isComplete && isTime(session.accessExpiresAt) && isTime(session.refreshExpiresAt) ? session : null
}

const isTime = (text: string) => Number.isFinite(Date.parse(text))

export const isLive = (expiry: string, now: number) => Date.parse(expiry) > now

/** Set-Cookie values of a session; null deletes its cookies. */
export const sessionCookies = (session: Session | null): string[] =>
  fields.map(field => ownCookie({ name: names[field], value: session?.[field] ?? '', maxAge: session ? sessionDays * 86_400 : 0 }))
