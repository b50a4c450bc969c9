import { apiPrefix, type Call, type ErrorBody, type Input, maxBodyBytes, ShopError, type Written } from '@stragan/contract'
import type { Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { routePath } from 'hono/route'
import { z } from 'zod'
import type { Ctx, CustomerCtx, KnownCtx, Log, Serving, Visitor, VisitorCtx } from '../context.ts'
import { limited } from './call-limits.ts'
import type { Tx } from './database.ts'
import type { AskedFor, KeptAnswers } from './kept-answers.ts'
import type { Limits } from './limits.ts'
import { once, onceByCaller } from './once.ts'
import { inputOf } from './read-input.ts'
import { contextOf } from './shop-origin.ts'

/** A handler for each call of a feature: one that is missing, or answers another shape, does not compile. */
export type Handlers<Calls extends Record<string, Call>> = {
  [name in keyof Calls]: (ctx: CtxOf<Calls[name]>, input: Input<Calls[name]>) => Promise<Written<Calls[name]>>
}

/** A call that needs a session is given it; one that may have it, perhaps. */
type CtxOf<C extends Call> = C['session'] extends 'customer'
  ? CustomerCtx
  : C['session'] extends 'required'
    ? VisitorCtx
    : C['session'] extends 'optional' | 'personalised'
      ? KnownCtx
      : Ctx

type Handler = (ctx: Ctx, input: Input<Call>) => Promise<unknown>
// biome-ignore lint/suspicious/noExplicitAny: each handler was checked against its own call where the feature declares them
type Feature = readonly [calls: Record<string, Call>, handlers: Record<string, (ctx: any, input: any) => Promise<unknown>>]

/** Finds the session of an access token; undefined where there is none, or it has expired. */
export type FindVisitor = (ctx: Ctx, tx: Tx, accessToken: string) => Promise<Visitor | undefined>

/** Binds the calls of some features under the API's prefix. */
export function serveCalls(
  app: Hono,
  deps: Serving,
  { findVisitor, limits, kept }: { findVisitor: FindVisitor; limits: Limits; kept: KeptAnswers },
  features: readonly Feature[],
) {
  const paths = new Map<string, string[]>()
  for (const [calls, handlers] of features)
    for (const [name, call] of Object.entries(calls)) {
      const handler: Handler = async (ctx, input) => {
        const answer = await handlers[name]?.(ctx, input)
        if (deps.checkAnswers) checkAnswer(call, answer)
        return answer
      }
      const path = apiPrefix + call.path.replace(/\{(\w+)\}/g, ':$1')
      paths.set(path, [...(paths.get(path) ?? []), call.method])
      const limit = bodyLimit({ maxSize: call.largestBody ?? maxBodyBytes, onError: c => failed(c, new ShopError('body_too_large')) })
      app.on(call.method, path, limit, async c => {
        const mark = deps.changeLog?.version() ?? 0
        const ctx = await contextOf(c, deps)
        const input = await inputOf(call, c)
        const answer = (of: Ctx) => carryOf(call)(c, of, findVisitor, known => handler(known, input))
        if (isForEverybody(call, c)) {
          const key = `${name} ${JSON.stringify(input)}`
          const { json, headers } = await kept.answer(ctx, key, { ...saidBy(c), mark }, answer)
          return c.body(json, 200, { 'content-type': 'application/json', ...headers })
        }
        const attempt = { ctx, name, call, sessionId: () => sessionIdOf(c, ctx, findVisitor) }
        const json = await limited(attempt, limits, () => answer(ctx))
        return c.body(json, 200, { 'content-type': 'application/json', 'cache-control': 'private, no-store' })
      })
    }
  for (const [path, allowed] of paths)
    app.all(path, c => {
      c.header('allow', allowed.join(', '))
      return failed(c, new ShopError('method_not_allowed'))
    })
}

const saidBy = ({ req }: Context): AskedFor => {
  const { pathname, search } = new URL(req.url)
  return { method: req.method, url: pathname + search, header: name => req.header(name) }
}

/** Nobody's session is looked at, and asking changes nothing. */
const isForEverybody = ({ method, session, limit }: Call, c: Context) =>
  method === 'GET' && !limit && (session === undefined || (session === 'personalised' && !tokenOf(c)))

/** How a call is given its session. Each answers as JSON. */
type Carry = (c: Context, ctx: Ctx, findVisitor: FindVisitor, work: (ctx: never) => Promise<unknown>) => Promise<string>

const plainly: Carry = async (_c, ctx, _find, work) => JSON.stringify(await work(ctx as never))

const keyOf = ({ req }: Context) => (req.method === 'POST' ? req.header('idempotency-key') : undefined)

/** What a key stands for: the same key with another request is a mistake. */
const requestOf = async ({ req }: Context) => {
  const { pathname, search } = new URL(req.url)
  return `POST ${pathname}${search}\n${await req.text()}`
}

const tokenOf = (c: Context) => /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]

/** With the session where there is one. */
const asKnown: Carry = async (c, ctx, findVisitor, work) => {
  const visitor = await visitorIn(c, ctx, findVisitor)
  return JSON.stringify(await work({ ...ctx, visitor } satisfies KnownCtx as never))
}

async function visitorIn(c: Context, ctx: Ctx, findVisitor: FindVisitor): Promise<Visitor | null> {
  const token = tokenOf(c)
  const visitor = token ? await ctx.inShop(tx => findVisitor(ctx, tx, token)) : null
  if (visitor === undefined) throw new ShopError('session_expired')
  return visitor
}

/** The same, and a POST with a key is done once. */
const asKnownOnce: Carry = async (c, ctx, findVisitor, work) => {
  const key = keyOf(c)
  if (!key) return asKnown(c, ctx, findVisitor, work)
  const visitor = await visitorIn(c, ctx, findVisitor)
  const known: KnownCtx = { ...ctx, visitor }
  return onceByCaller(known, key, await requestOf(c), () => work(known as never))
}

/** For a customer alone, who is looked up first: the handler begins its transactions itself. */
const asCustomerApart: Carry = (c, ctx, findVisitor, work) =>
  asKnown(c, ctx, findVisitor, (known: KnownCtx) => {
    if (!known.visitor) throw new ShopError('session_missing')
    if (!known.visitor.customer) throw new ShopError('customer_required')
    return work(known as never)
  })

/** In one transaction: the session is found, and a POST with a key is done once. */
const asVisitor: Carry = async (c, ctx, findVisitor, work) => {
  const token = tokenOf(c)
  if (!token) throw new ShopError('session_missing')
  return ctx.inShop(async tx => {
    const visitor = await findVisitor(ctx, tx, token)
    if (!visitor) throw new ShopError('session_expired')
    const joined: VisitorCtx = { ...ctx, visitor, inShop: inside => inside(tx) }
    const key = keyOf(c)
    if (!key) return JSON.stringify(await work(joined as never))
    return once(joined, key, await requestOf(c), () => work(joined as never))
  })
}

/** The same, for a customer alone. */
const asCustomer: Carry = (c, ctx, findVisitor, work) =>
  asVisitor(c, ctx, findVisitor, (joined: VisitorCtx) => {
    if (!joined.visitor.customer) throw new ShopError('customer_required')
    return work(joined as never)
  })

const carried: Record<NonNullable<Call['session']> | 'none', Carry> = {
  required: asVisitor,
  customer: asCustomer,
  optional: asKnownOnce,
  personalised: asKnown,
  made: plainly,
  none: plainly,
}

function carryOf({ session, transaction, isRepeatable }: Call): Carry {
  if (session === 'customer' && transaction === 'own') return asCustomerApart
  return isRepeatable ? asKnown : carried[session ?? 'none']
}

/** Which session a request carries, in a look-up of its own: an attempt is counted before the call's transaction begins. */
async function sessionIdOf(c: Context, ctx: Ctx, findVisitor: FindVisitor): Promise<string | undefined> {
  const token = tokenOf(c)
  return token && (await ctx.inShop(tx => findVisitor(ctx, tx, token)))?.sessionId
}

function checkAnswer(call: Call, answer: unknown) {
  const checked = call.answer.safeParse(answer)
  if (checked.error) throw new Error(`${call.method} ${call.path} answers against its contract:\n${z.prettifyError(checked.error)}`)
}

/** No connection, a server that is stopping or full, two transactions in each other's way: trying again helps. */
const passing = new Set(['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', '57P01', '57P02', '57P03', '53300', '40001', '40P01'])

/** A statement, or a transaction without one, that passed its time limit. */
const timedOut = new Set(['57014', '25P03'])

/** Failures of the catalogue as they are; anything else is logged and answered without a word of what it was. */
export function handleError(log: Log) {
  return (error: Error, c: Context) => {
    if (error instanceof ShopError) return failed(c, error)
    const code = String((error as { code?: unknown }).code)
    // Whoever sent the request left before its body was there: nobody reads the answer.
    if (code === 'ECONNRESET' && c.req.raw.signal.aborted) return failed(c, new ShopError('malformed_request', { cause: error }))
    if (timedOut.has(code)) {
      log.warn({ err: error, method: c.req.method, path: routePath(c) }, 'a statement passed its time limit')
      return failed(c, new ShopError('unavailable'))
    }
    const gone = passing.has(code) || /connection (terminated|timeout)/i.test(error.message)
    log.error({ err: error, method: c.req.method, path: routePath(c) }, gone ? 'the database can not answer' : 'a call failed')
    return failed(c, new ShopError(gone ? 'unavailable' : 'internal_error'))
  }
}

export function failed(c: Context, error: ShopError) {
  // Without a word on it caches may keep a 404 or a 405 (RFC 9110, 15.1).
  c.header('cache-control', 'private, no-store')
  const retryAfter = error.details?.retry_after ?? (error.status === 503 ? 1 : undefined)
  if (retryAfter !== undefined) c.header('retry-after', String(retryAfter))
  return c.json(error.toBody() satisfies ErrorBody, error.status as 400)
}
