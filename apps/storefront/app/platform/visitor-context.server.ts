import { type Arguments, authCalls, type Call, type ResponseOutput, ShopError, sessionCalls, visitorCalls } from '@stragan/contract'
import type { Client } from '@stragan/contract/client'
import { deviceCookie, deviceTokenOf } from './device-cookie.server.ts'
import { noticeCookie, readNotice } from './notice-cookie.server.ts'
import { isLive, type Session, sessionCookies, sessionOf } from './session-cookies.server.ts'
import type { VisitorContext } from './visitor-context.ts'

interface VisitorContextOptions {
  /** Host of the request. */
  origin: string
  cookies: ReadonlyMap<string, string>
  now: () => number
  /** Client with an access token, or anonymous. */
  clientFor: (accessToken?: string) => Client
  refreshes: Refreshes
  /** The request changes nothing. */
  isRead: boolean
}

/** Effects of the visitor's calls on the response. */
export interface VisitorOutcome {
  setCookies: string[]
  /** The response contains personal data: not cacheable. */
  isPersonal: boolean
}

/** Creates the context of a visitor, whose session is validated, refreshed or created only when a call needs it. */
export function createVisitorContext({ origin, cookies, now, clientFor, refreshes, isRead }: VisitorContextOptions): {
  visitor: VisitorContext
  outcome: () => VisitorOutcome
} {
  const incoming = sessionOf(cookies)
  const notice = readNotice(cookies)
  /** Device token of a login in this request. */
  let device: string | null = null
  let current: Session | null = incoming
  let isPersonal = notice !== null
  let pending: Promise<Session | null> | undefined
  /** Memoises GET calls per request, so that layout and page share them; a mutation clears it. */
  const memoised = new Map<string, Promise<unknown>>()
  let creating: Promise<Session> | undefined

  const hasSession = () => current !== null && (isLive(current.accessExpiresAt, now()) || isLive(current.refreshExpiresAt, now()))

  /** The current session, refreshed if expired, else null. Calls of one request share the refresh. */
  const liveSession = (): Promise<Session | null> => {
    if (current && isLive(current.accessExpiresAt, now())) return Promise.resolve(current)
    if (!current || !isLive(current.refreshExpiresAt, now())) return Promise.resolve(null)
    const old = current
    pending ??= refreshes(origin, old, () => refreshed(old)).then(session => {
      pending = undefined
      current = session
      return session
    })
    return pending
  }

  /** Refreshes a session; null if the API refuses or rejects the tokens. Other failures are thrown. */
  const refreshed = async ({ csrf_token, refresh_token }: Session): Promise<Session | null> => {
    try {
      return await clientFor()(sessionCalls.refreshSession, { body: { csrf_token, refresh_token } })
    } catch (error) {
      if (error instanceof ShopError && [401, 403, 422].includes(error.status)) return null
      throw error
    }
  }

  /** Creates one session for all calls of the request. */
  const createSession = (): Promise<Session> => {
    creating ??= clientFor()(sessionCalls.createSession, {}).then(session => {
      current = session
      return session
    })
    return creating
  }

  const api: Client = async (call, args, options) => {
    isPersonal = true
    memoised.clear()
    const session = (await liveSession()) ?? (await createSession())
    try {
      return await clientFor(session.access_token)(call, args, options)
    } catch (error) {
      if (!isGone(error)) throw error
      return clientFor((await createSession()).access_token)(call, args, options)
    }
  }

  const ifSession: VisitorContext['ifSession'] = (call, args, options) => {
    if (call.method !== 'GET') return callWithSession(call, args, options)
    const key = memoKeyOf(call.path, args, options)
    const known = memoised.get(key) ?? callWithSession(call, args, options)
    memoised.set(key, known)
    return known as ReturnType<typeof callWithSession<typeof call>>
  }

  const callWithSession = async <C extends Call>(
    call: C,
    args: Arguments<C>,
    options?: Parameters<Client>[2],
  ): Promise<ResponseOutput<C> | null> => {
    if (!hasSession()) return null
    isPersonal = true
    const session = await liveSession()
    if (!session) return null
    try {
      return await clientFor(session.access_token)(call, args, options)
    } catch (error) {
      if (!isGone(error)) throw error
      current = null
      return null
    }
  }

  const optionalSession: Client = async (call, args, options) => {
    isPersonal = true
    try {
      return await clientFor((await liveSession())?.access_token)(call, args, options)
    } catch (error) {
      if (!isGone(error)) throw error
      current = null
      return clientFor()(call, args, options)
    }
  }

  const customer = async () => {
    const summary = await ifSession(visitorCalls.visitorSummary, {}).catch(() => undefined)
    return summary === undefined ? ifSession(authCalls.customer, {}) : (summary?.customer ?? null)
  }

  /** Exchanges the visitor's session for a customer's. */
  const exchangeForCustomer = async (logIn: (as: Client) => Promise<CustomerSession>) => {
    isPersonal = true
    memoised.clear()
    const visiting = (await liveSession()) ?? (await createSession())
    const { device_token, ...session } = await logIn(clientFor(visiting.access_token)).catch(async error => {
      if (!isGone(error)) throw error
      return logIn(clientFor((await createSession()).access_token))
    })
    current = session
    device = device_token
  }

  const signIn: VisitorContext['signIn'] = credentials =>
    exchangeForCustomer(as => as(authCalls.login, { body: { session: { ...credentials, device_token: deviceTokenOf(cookies) } } }))

  const confirmEmail: VisitorContext['confirmEmail'] = registration =>
    exchangeForCustomer(as => as(authCalls.confirmEmail, { body: { customer: registration } }))

  const ensureSession = async () => {
    isPersonal = true
    if (await liveSession()) return
    // A login that was answered meanwhile may have replaced a session that is gone: a read leaves it.
    if (!isRead || incoming === null) await createSession().catch(unlessTooMany)
  }

  const signOut = async () => {
    isPersonal = true
    memoised.clear()
    const session = await liveSession()
    // A session that is already gone is signed out.
    if (session) await clientFor(session.access_token)(sessionCalls.logout, {}).catch(error => isGone(error) || Promise.reject(error))
    creating = undefined
    current = null
    await createSession().catch(unlessTooMany)
  }

  /** A read that finds its session gone leaves the cookies: a login that was answered meanwhile may have replaced both. */
  const isUnchanged = () => current === incoming || (isRead && current === null)

  return {
    visitor: { api, ifSession, optionalSession, customer, ensureSession, signIn, confirmEmail, signOut, notice },
    outcome: () => ({
      setCookies: [
        ...(isUnchanged() ? [] : sessionCookies(current)),
        ...(device ? [deviceCookie(device)] : []),
        ...(notice ? [noticeCookie(null)] : []),
      ],
      isPersonal,
    }),
  }
}

/** Equal for equal requests: an empty query is none. */
function memoKeyOf(path: string, args: unknown, options: object = {}): string {
  const { params = {}, query = {} } = args as { params?: object; query?: object }
  return JSON.stringify([path, params, query, options])
}

type CustomerSession = ResponseOutput<typeof authCalls.login>

/** Rate limit of new sessions: the page continues without one. */
const unlessTooMany = (error: unknown) => {
  if (!(error instanceof ShopError && error.code === 'too_many_requests')) throw error
}

/** The API does not know the session, or it has expired. */
const isGone = (error: unknown) => error instanceof ShopError && (error.code === 'session_expired' || error.code === 'session_missing')

type Refreshes = (origin: string, old: Session, refresh: () => Promise<Session | null>) => Promise<Session | null>

const refreshReuseMs = 30_000

/**
 * Single-flight: concurrent requests with the same session share one refresh; its result is reused for a short time by requests with old
 * cookies.
 */
export function createRefreshSingleFlight(): Refreshes {
  const inFlight = new Map<string, Promise<Session | null>>()
  return (origin, old, refresh) => {
    // Tokens are scoped to a shop, and valid only with their CSRF token.
    const key = JSON.stringify([origin, old.refresh_token, old.csrf_token])
    const known = inFlight.get(key)
    if (known) return known
    const refreshing = refresh()
    inFlight.set(key, refreshing)
    const forget = () => inFlight.delete(key)
    refreshing.then(() => setTimeout(forget, refreshReuseMs).unref(), forget)
    return refreshing
  }
}
