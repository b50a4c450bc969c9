import type { Tagged } from '@stragan/cache'
import {
  apiPrefix,
  type Call,
  type ErrorBody,
  type Input,
  maxBodyBytes,
  type Operation,
  type ResponseInput,
  ShopError,
  takesIdempotencyKey,
} from '@stragan/contract'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routePath } from 'hono/route'
import { z } from 'zod'
import type { Ctx, CustomerCtx, Log, MaybeVisitorCtx, Services, TokenCtx, Visitor, VisitorCtx } from '../context.ts'
import { withRateLimits } from './call-rate-limits.ts'
import { withClaimedIdempotencyKey, withIdempotencyKey } from './idempotency.ts'
import type { RateLimiter } from './rate-limits.ts'
import { readInput } from './read-input.ts'
import type { CacheableRequest, ResponseCache } from './response-cache.ts'
import { contextOf } from './shop-origin.ts'

/** A handler for each call of a feature: a missing one, or one with another response, does not compile. */
export type Handlers<Calls extends Record<string, Call>> = {
  [name in keyof Calls]: (ctx: CtxOf<Calls[name]>, input: Input<Calls[name]>) => Promise<Result<Calls[name]>>
}

/** The response of a call that may be cached has cache tags. */
type Result<C extends Call> = C extends CacheableCall ? Tagged<ResponseInput<C>> : ResponseInput<C>

/** A call that reads without a session, or differs for customers only: the response is the same for everybody else. */
type CacheableCall = Call & { method: 'GET'; session?: 'personalised'; limit?: never }
export const isCacheable = ({ method, session, limit }: Call) =>
  method === 'GET' && !limit && (session === undefined || session === 'personalised')

type CtxOf<C extends Call> = C['transaction'] extends 'statement' ? TokenCtx : CtxOfSession<C>
type CtxOfSession<C extends Call> = C['session'] extends 'customer'
  ? CustomerCtx
  : C['session'] extends 'required'
    ? VisitorCtx
    : C['session'] extends 'optional' | 'personalised'
      ? MaybeVisitorCtx
      : Ctx

// biome-ignore lint/suspicious/noExplicitAny: each handler was checked against its own call where the feature declares them
export type AnyHandler = (ctx: any, input: any) => Promise<unknown>
export type ByFeature<Value> = Readonly<Record<string, Readonly<Record<string, Value>>>>

/** Finds the session of an access token; undefined for an unknown or expired one. */
export type FindVisitor = (ctx: Ctx, accessToken: string) => Promise<Visitor | undefined>

/** Serves calls by feature under the API's prefix. */
export function serveCalls(
  app: Hono,
  deps: Services,
  { findVisitor, rateLimiter, responseCache }: { findVisitor: FindVisitor; rateLimiter: RateLimiter; responseCache: ResponseCache },
  calls: ByFeature<Call>,
  handlers: ByFeature<AnyHandler>,
) {
  const paths = new Map<string, string[]>()
  for (const [feature, ofFeature] of Object.entries(calls))
    for (const [name, call] of Object.entries(ofFeature)) {
      const respond = async (ctx: Ctx, input: Input<Call>): Promise<Tagged<unknown>> => {
        const result = await handlers[feature]?.[name]?.(ctx, input)
        const tagged = isCacheable(call) ? (result as Tagged<unknown>) : { value: result, tags: [] }
        if (deps.checkResponses) checkResponse(call, tagged.value)
        return tagged
      }
      const path = apiPrefix + call.path.replace(/\{(\w+)\}/g, ':$1')
      paths.set(path, [...(paths.get(path) ?? []), call.method])
      app.on(call.method, path, limitBody(call.maxBodyBytes ?? maxBodyBytes), async c => {
        const version = deps.changeLog?.version() ?? 0
        const ctx = await contextOf(c, deps)
        const input = await readInput(call, c)
        if (isCacheable(call)) {
          const respondTo = async (visited: MaybeVisitorCtx) => {
            const { value, ...tagged } = await respond(visited, input)
            return { ...tagged, value: JSON.stringify(value) }
          }
          const shared = () =>
            responseCache.getOrCompute(ctx, `${name} ${JSON.stringify(input)}`, { ...cacheableRequestOf(c), version }, () =>
              respondTo({ ...ctx, visitor: null }),
            )
          const visitor = call.session === 'personalised' ? await visitorIn(c, ctx, findVisitor) : null
          if (!visitor?.customer) {
            const { json, headers } = await shared()
            return c.body(json, 200, visitor ? personalHeaders : { 'content-type': 'application/json', ...headers })
          }
          const sharedResponse = async (): Promise<unknown> => JSON.parse((await shared()).json)
          const { json, headers } = await responseCache.computeFor(ctx, visitor.customer, () =>
            respondTo({ ...ctx, visitor, sharedResponse }),
          )
          return c.body(json, 200, { ...personalHeaders, ...headers })
        }
        const respondInSession = async (withSession: Ctx) => (await respond(withSession, input)).value
        const attempt = { realm: String(ctx.shop.id), address: ctx.address, name, call, sessionId: () => sessionIdOf(c, ctx, findVisitor) }
        const key = takesIdempotencyKey(call) ? idempotencyKeyOf(c) : undefined
        const json = await withRateLimits(attempt, rateLimiter, () => sessionModeOf(call)(c, ctx, findVisitor, respondInSession, key))
        return c.body(json, 200, personalHeaders)
      })
    }
  serveMethodNotAllowed(app, paths)
}

/** Answers methods that a path does not take. */
export function serveMethodNotAllowed(app: Hono, paths: ReadonlyMap<string, readonly string[]>) {
  for (const [path, allowed] of paths)
    app.all(path, c => {
      c.header('allow', allowed.join(', '))
      return failed(c, new ShopError('method_not_allowed'))
    })
}

export const personalHeaders = { 'content-type': 'application/json', 'cache-control': 'private, no-store' }

/**
 * Limits the size of a body. Where the request declares it, the body is not looked at: its stream, which the middleware opens, takes longer
 * than most calls.
 */
export function limitBody(maxSize: number): MiddlewareHandler {
  const onError = (c: Context) => failed(c, new ShopError('body_too_large'))
  const limitStream = bodyLimit({ maxSize, onError })
  return async (c, next) => {
    if (c.req.method === 'GET') return next()
    const length = c.req.header('content-length')
    if (length === undefined || c.req.header('transfer-encoding') !== undefined) return limitStream(c, next)
    return Number.parseInt(length, 10) <= maxSize ? next() : onError(c)
  }
}

const cacheableRequestOf = ({ req }: Context): CacheableRequest => {
  const { pathname, search } = new URL(req.url)
  return { method: req.method, url: pathname + search, header: name => req.header(name) }
}

/** Gives a call its session in the context, and returns its response as JSON. The key is the idempotency key of a call that takes one. */
type SessionMode<C extends Ctx = Ctx> = (
  c: Context,
  ctx: Ctx,
  findVisitor: FindVisitor,
  work: (ctx: C) => Promise<unknown>,
  key?: string,
) => Promise<string>

const withoutSession: SessionMode = async (_c, ctx, _find, work) => JSON.stringify(await work(ctx))

export const idempotencyKeyOf = ({ req }: Context) => req.header('idempotency-key')

/** The request that an idempotency key stands for: the key with another request is an error. */
export const requestOf = async ({ req }: Context) => {
  const { pathname, search } = new URL(req.url)
  return `POST ${pathname}${search}\n${await req.text()}`
}

export const tokenOf = (c: Context) => /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]

async function visitorIn(c: Context, ctx: Ctx, findVisitor: FindVisitor): Promise<Visitor | null> {
  const token = tokenOf(c)
  const visitor = token ? await findVisitor(ctx, token) : null
  if (visitor === undefined) throw new ShopError('session_expired')
  return visitor
}

const optionalSession: SessionMode<MaybeVisitorCtx> = async (c, ctx, findVisitor, work, key) => {
  const visited = { ...ctx, visitor: await visitorIn(c, ctx, findVisitor) }
  if (!key) return JSON.stringify(await work(visited))
  return withClaimedIdempotencyKey(visited, key, await requestOf(c), () => work(visited))
}

/** Throws `customer_required` for a visitor who is not logged in. */
function asCustomer(ctx: VisitorCtx): CustomerCtx {
  const { sessionId, customer } = ctx.visitor
  if (!customer) throw new ShopError('customer_required')
  return { ...ctx, visitor: { sessionId, customer } }
}

/** The session is looked up in a transaction of its own: the handler opens its own. */
const sessionApart: SessionMode<VisitorCtx> = (c, ctx, findVisitor, work) =>
  optionalSession(c, ctx, findVisitor, ({ visitor, ...rest }) => {
    if (!visitor) throw new ShopError('session_missing')
    return work({ ...rest, visitor })
  })

const customerSessionApart: SessionMode<CustomerCtx> = (c, ctx, findVisitor, work) =>
  sessionApart(c, ctx, findVisitor, visited => work(asCustomer(visited)))

/** Leaves the look-up of the session to the statement of the call. */
const sessionInStatement: SessionMode<TokenCtx> = async (c, ctx, _find, work) => {
  const accessToken = tokenOf(c)
  if (!accessToken) throw new ShopError('session_missing')
  return JSON.stringify(await work({ ...ctx, accessToken }))
}

/** Finds the session, applies the idempotency key, and runs the handler, all in one transaction. */
const requiredSession: SessionMode<VisitorCtx> = async (c, ctx, findVisitor, work, key) => {
  const token = tokenOf(c)
  if (!token) throw new ShopError('session_missing')
  return ctx.db.transaction(async tx => {
    const inTransaction = { ...ctx, db: tx }
    const visitor = await findVisitor(inTransaction, token)
    if (!visitor) throw new ShopError('session_expired')
    const visited = { ...inTransaction, visitor }
    if (!key) return JSON.stringify(await work(visited))
    return withIdempotencyKey(visited, callerOf(visited.visitor), key, await requestOf(c), async keyed => JSON.stringify(await work(keyed)))
  })
}

/** Ends with the session. */
const callerOf = ({ sessionId }: Visitor) => ({ name: `session ${sessionId}`, sessionId })

const customerSession: SessionMode<CustomerCtx> = (c, ctx, findVisitor, work, key) =>
  requiredSession(c, ctx, findVisitor, visited => work(asCustomer(visited)), key)

const sessionModes: Record<NonNullable<Call['session']> | 'none', SessionMode> = {
  required: requiredSession,
  customer: customerSession,
  optional: optionalSession,
  personalised: optionalSession,
  created: withoutSession,
  none: withoutSession,
}

function sessionModeOf({ session, transaction }: Call): SessionMode {
  if (transaction === 'statement') return sessionInStatement
  if (transaction === 'own') return session === 'customer' ? customerSessionApart : sessionApart
  return sessionModes[session ?? 'none']
}

/** Looks the session up in a transaction of its own: rate limits are counted before that of the call. */
async function sessionIdOf(c: Context, ctx: Ctx, findVisitor: FindVisitor): Promise<string | undefined> {
  const token = tokenOf(c)
  return token && (await findVisitor(ctx, token))?.sessionId
}

export function checkResponse(call: Operation, response: unknown) {
  const checked = call.response.safeParse(response)
  if (checked.error) throw new Error(`${call.method} ${call.path} violates its contract:\n${z.prettifyError(checked.error)}`)
}

/** Transient: no connection, a server that is stopping or full, a serialization failure or a deadlock. */
const transient = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', '57P01', '57P02', '57P03', '53300', '40001', '40P01'])

/** `statement_timeout` and `idle_in_transaction_session_timeout`. */
const timedOut = new Set(['57014', '25P03'])

/** Sends errors of the catalogue as they are; logs any other, and sends no detail of it. */
export function handleError(log: Log) {
  return (error: Error, c: Context) => {
    if (error instanceof ShopError) return failed(c, error)
    const code = String((error as { code?: unknown }).code)
    // The client closed the connection before its body had arrived: nobody reads the response.
    if (code === 'ECONNRESET' && c.req.raw.signal.aborted) return failed(c, new ShopError('malformed_request', { cause: error }))
    if (timedOut.has(code)) {
      log.warn({ err: error, method: c.req.method, path: routePath(c) }, 'a statement exceeded its time limit')
      return failed(c, new ShopError('unavailable'))
    }
    const isUnavailable = transient.has(code) || /connection (terminated|timeout)/i.test(error.message)
    log.error({ err: error, method: c.req.method, path: routePath(c) }, isUnavailable ? 'the database is unavailable' : 'a call failed')
    return failed(c, new ShopError(isUnavailable ? 'unavailable' : 'internal_error'))
  }
}

export function failed(c: Context, error: ShopError) {
  // Without it caches may store a 404 or a 405 (RFC 9110, 15.1).
  c.header('cache-control', 'private, no-store')
  const retryAfter = error.details?.retry_after ?? (error.status === 503 ? 1 : undefined)
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
  return c.json(error.toBody() satisfies ErrorBody, error.status as 400)
}
