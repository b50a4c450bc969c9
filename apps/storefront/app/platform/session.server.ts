import { type Answer, type sessionCalls, sessionDays } from '@stragan/contract'
import { ownCookie } from './cookies.server.ts'

export type Session = Answer<typeof sessionCalls.createSession>

/** The cookies that hold a session: server-only, so that no script ever reads a token (docs/spec.md#6). */
const names = {
  access_token: 'access_token',
  refresh_token: 'refresh_token',
  csrf_token: 'csrf_token',
  accessExpiresAt: 'access_expires_at',
  refreshExpiresAt: 'refresh_expires_at',
} as const satisfies Record<keyof Session, string>
const fields = Object.keys(names) as (keyof Session)[]

/** The session that a browser brings; null where a part of it is missing or no longer makes sense. */
export function sessionOf(cookies: ReadonlyMap<string, string>): Session | null {
  const session = Object.fromEntries(fields.map(field => [field, cookies.get(names[field]) ?? ''])) as Session
  const isWhole = session.access_token !== '' && session.refresh_token !== '' && session.csrf_token !== ''
  return isWhole && isTime(session.accessExpiresAt) && isTime(session.refreshExpiresAt) ? session : null
}

const isTime = (text: string) => Number.isFinite(Date.parse(text))

export const isLive = (expiry: string, now: number) => Date.parse(expiry) > now

/** What sets a session's cookies, or, for null, takes them away. */
export const sessionCookies = (session: Session | null): string[] =>
  fields.map(field => ownCookie({ name: names[field], value: session?.[field] ?? '', maxAge: session ? sessionDays * 86_400 : 0 }))
