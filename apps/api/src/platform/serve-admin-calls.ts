import { randomUUID } from 'node:crypto'
import { type Input, maxBodyBytes, type ResponseInput, ShopError } from '@stragan/contract'
import {
  type AdminCall,
  adminPrefix,
  type FileContent,
  isDownloadCall,
  isFileCall,
  isShopCall,
  maxUploadBytes,
  type PersonalAccess,
  type PersonalAdminCall,
  permissionsFor,
  roleHas,
  type ShopAdminCall,
  shopCode,
  takesIdempotencyKey,
  type UploadedFile,
} from '@stragan/contract/admin'
import type { Context, Hono, MiddlewareHandler } from 'hono'
import type { Actor, AdminCtx, ShopAdminCtx, StaffCtx, StaffSession } from '../admin-context.ts'
import type { Services, Shop } from '../context.ts'
import { withRateLimits } from './call-rate-limits.ts'
import { type Change, sql } from './database.ts'
import { type Count, createDownloads } from './downloads/downloads.ts'
import { sendFile } from './downloads/send-file.ts'
import { hasPermission } from './has-permission.ts'
import { withIdempotencyKey } from './idempotency.ts'
import type { RateLimiter } from './rate-limits.ts'
import { readInput } from './read-input.ts'
import {
  type AnyHandler,
  type ByFeature,
  checkResponse,
  idempotencyKeyOf,
  limitBody,
  personalHeaders,
  requestOf,
  serveMethodNotAllowed,
  tokenOf,
} from './serve-calls.ts'
import { adminCtxOf } from './shop-origin.ts'
import { assertConfirmed } from './step-up.ts'
import { withUploadedFiles } from './uploads.ts'

/** A handler for each call of a feature: a missing one, or one with another response, does not compile. */
export type AdminHandlers<Calls extends Record<string, AdminCall>> = {
  [name in keyof Calls]: ((ctx: CtxOf<Calls[name]>, input: AdminInput<Calls[name]>) => Promise<Result<Calls[name]>>) & Counted<Calls[name]>
}

/** The input of a call with files has these, too. */
type AdminInput<C extends AdminCall> = Input<C> & (C extends { files: object } ? { files: readonly UploadedFile[] } : unknown)

/** A call whose response is a file returns it with its name. */
type Result<C extends AdminCall> = C extends { returnsFile: true } ? FileContent : ResponseInput<C>

/** A list that is read in parts and can be downloaded counts its rows (`withCount`). */
type Counted<C extends AdminCall> = C extends { download: object }
  ? 'after' extends keyof Input<C>['query']
    ? { count: (ctx: CtxOf<C>, input: Input<C>, max: number) => Promise<number> }
    : unknown
  : unknown

/**
 * A handler with work before the transaction of its call in a shop, as counting against a rate limit, which takes a transaction of its own: the
 * embedded database has one at a time. Calls of a person have no transaction to wait for.
 */
export const afterPreparation = <Sent, Response>(
  prepare: (ctx: ShopAdminCtx, input: Sent) => Promise<unknown>,
  handler: (ctx: ShopAdminCtx, input: Sent) => Promise<Response>,
) => Object.assign(handler, { prepare })

type CtxOf<C extends AdminCall> = C['permission'] extends 'public'
  ? AdminCtx
  : C['permission'] extends PersonalAccess
    ? StaffCtx
    : ShopAdminCtx

/** A session, with the shop of the request where the person works there. */
interface FoundSession {
  session: StaffSession
  shop: (Shop & { requiresSecondFactor: boolean; role: Extract<Actor, { kind: 'staff' }>['role'] }) | null
}

/** Resolves the tokens of requests. */
export interface Credentials {
  /** The session of a token, and the shop of a code; undefined for an unknown or expired token. */
  findSession(token: string, shopCode: string | null, now: Date): Promise<FoundSession | undefined>
  /** An API key of the shop of a code; undefined where it is unknown, expired, of another shop or used from a network that it does not admit. */
  findApiKey(
    key: string,
    shopCode: string,
    sender: string | null,
    now: Date,
  ): Promise<{ actor: Extract<Actor, { kind: 'key' }>; shop: Shop } | undefined>
}

/** API keys begin with it, tokens of sessions do not. */
export const apiKeyPrefix = 'sk_'

interface Options {
  credentials: Credentials
  rateLimiter: RateLimiter
  timeZoneOf: (ctx: ShopAdminCtx) => Promise<string>
}

/** Serves calls by feature under the admin API's prefix. */
export function serveAdminCalls(
  app: Hono,
  deps: Services,
  { credentials, rateLimiter, timeZoneOf }: Options,
  calls: ByFeature<AdminCall>,
  handlers: ByFeature<AnyHandler>,
) {
  const paths = new Map<string, string[]>()
  const download = createDownloads(deps, { timeZoneOf })
  for (const [feature, ofFeature] of Object.entries(calls))
    for (const [name, call] of Object.entries(ofFeature)) {
      const path = adminPrefix + call.path.replace(/\{(\w+)\}/g, ':$1')
      paths.set(path, [...(paths.get(path) ?? []), call.method])
      if (isDownloadCall(call)) {
        const list: (AnyHandler & { count?: Count }) | undefined = handlers[feature]?.[call.listName]
        if (!list) throw new Error(`The list ${call.list.path} has no handler`)
        app.get(path, async c => {
          const contextFor = (made: AdminCall) =>
            isShopCall(made)
              ? readingCtx(c, adminCtxOf(c, deps), made, { deps, credentials })
              : personCtx(c, adminCtxOf(c, deps), made, { deps, credentials })
          // The identity has to be confirmed when the download begins, and not while it takes longer than that counts.
          const { stepUp, ...reading } = call
          const ctx = await contextFor(call)
          const record = async () => stepUp && 'shop' in ctx && recordReading(c, deps, ctx, `${feature}.${call.listName}`)
          return download(c, { ctx, authorise: () => contextFor(reading), record }, call, list)
        })
        continue
      }
      if (isFileCall(call)) {
        app.get(path, async c => {
          const ctx = await readingCtx(c, adminCtxOf(c, deps), call, { deps, credentials })
          const file = (await handlers[feature]?.[name]?.(ctx, await readInput(call, c))) as FileContent
          if (call.stepUp && c.req.raw.method !== 'HEAD') await recordReading(c, deps, ctx, `${feature}.${name}`)
          return sendFile(c, call, file)
        })
        continue
      }
      const files = isShopCall(call) ? call.files : undefined
      const handler: (AnyHandler & { prepare?: AnyHandler }) | undefined = handlers[feature]?.[name]
      const respond = async (c: Context, ctx: AdminCtx | ShopAdminCtx, input: Input<AdminCall>): Promise<string> => {
        const answer = async (given: object) => handler?.(ctx, given)
        const response = files
          ? await withUploadedFiles(
              c,
              { ...files, maxTotalBytes: call.maxBodyBytes ?? maxUploadBytes, folder: deps.fileFolder },
              received => answer({ ...input, files: received }),
            )
          : await answer(input)
        if (deps.checkResponses) checkResponse(call, response)
        return JSON.stringify(response)
      }
      // Files are counted while they are written.
      const limit: MiddlewareHandler = files ? (_, next) => next() : limitBody(call.maxBodyBytes ?? maxBodyBytes)
      app.on(call.method, path, limit, async c => {
        const ctx = adminCtxOf(c, deps)
        const attempt = { realm: 'admin', address: ctx.address, name, call, sessionId: async () => undefined }
        const json = await withRateLimits(attempt, rateLimiter, () =>
          isShopCall(call)
            ? inShop(c, ctx, call, { deps, credentials, respond, prepare: handler?.prepare, name: `${feature}.${name}` })
            : forPerson(c, ctx, call, { deps, credentials, respond }),
        )
        return c.body(json, 200, personalHeaders)
      })
    }
  serveMethodNotAllowed(app, paths)
}

interface Serving {
  deps: Services
  credentials: Credentials
  respond: (c: Context, ctx: AdminCtx | ShopAdminCtx, input: Input<AdminCall>) => Promise<string>
}

async function forPerson(c: Context, ctx: AdminCtx, call: PersonalAdminCall, { respond, ...more }: Serving) {
  const caller = call.permission === 'public' ? ctx : await personCtx(c, ctx, call, more)
  return respond(c, caller, await readInput(call, c))
}

/** The context of a call of a person that belongs to no shop, if the person may make it. */
async function personCtx(
  c: Context,
  ctx: AdminCtx,
  { permission, stepUp }: PersonalAdminCall,
  { deps, credentials }: Omit<Serving, 'respond'>,
): Promise<StaffCtx> {
  const token = requireToken(c)
  // An API key is of a shop, and no person.
  if (token.startsWith(apiKeyPrefix)) throw new ShopError('permission_denied')
  const found = await credentials.findSession(token, null, ctx.now)
  if (!found) throw new ShopError('session_expired')
  const { session } = found
  if (permission !== 'signing-in' && session.needsSecondFactor) throw new ShopError('second_factor_required')
  if (permission === 'operator' && !session.isOperator) throw new ShopError('operator_required')
  if (stepUp) assertConfirmed(session, ctx.now)
  const { language } = session
  return { ...ctx, language, session, db: deps.db.withStaff(session.staffId, ctx.now) }
}

async function inShop(
  c: Context,
  ctx: AdminCtx,
  call: ShopAdminCall,
  { deps, credentials, respond, prepare, name }: Serving & { prepare: AnyHandler | undefined; name: string },
) {
  const reading = await readingCtx(c, ctx, call, { deps, credentials })
  // Before a transaction: a body that does not end holds no connection.
  const input = await readInput(call, c)
  await prepare?.(reading, input)
  if (call.method === 'GET') return respond(c, reading, input)
  const { shop, actor } = reading
  const db = deps.db.withTenant(shop.id, ctx.now, 'write', call.leavesNoHistory ? undefined : changeOf(c, reading, name))
  if (call.transaction === 'own') return respond(c, { ...reading, db }, input)
  const key = takesIdempotencyKey(call) ? idempotencyKeyOf(c) : undefined
  const request = key === undefined ? '' : await requestOf(c)
  const serve = () =>
    db.transaction(async tx => {
      if (key === undefined) return respond(c, { ...reading, db: tx }, input)
      const caller = { name: `${actor.kind} ${actor.id}`, sessionId: null }
      return withIdempotencyKey({ ...reading, db: tx }, caller, key, request, keyed => respond(c, keyed, input), call.answersOnce)
    })
  return serve().catch(error => {
    // Uploaded files are received once.
    if (call.files || !isRace(error)) throw error
    return serve()
  })
}

/** Names what a call changes in the history. */
function changeOf(c: Context, { actor }: ShopAdminCtx, call: string): Change {
  const { shop: _, ...params } = c.req.param()
  return { id: randomUUID(), actor: { kind: actor.kind, id: actor.id, name: actor.name }, call, params }
}

/** The history has who read a whole list of people, or all about one person, as it has what changes nothing. Without its filters, which may name people. */
const recordReading = (c: Context, { db }: Services, ctx: ShopAdminCtx, call: string) =>
  db.withTenant(ctx.shop.id, ctx.now, 'write', changeOf(c, ctx, call)).query(sql`select record_change_set()`)

/**
 * unique_violation and foreign_key_violation: another transaction has committed what the checks of a call did not see. Retried, the call is
 * refused by its checks, which say why.
 */
const isRace = ({ code }: { code?: unknown }) => code === '23505' || code === '23503'

/** The context of a call that reads, if the caller may make it. */
async function readingCtx(c: Context, ctx: AdminCtx, call: ShopAdminCall, { deps, credentials }: Omit<Serving, 'respond'>) {
  const { actor, shop } = await authoriseCall(c, ctx, call, credentials)
  const language = (actor.kind === 'staff' && actor.session?.language) || ctx.language
  return { ...ctx, language, shop, actor, db: deps.db.withTenant(shop.id, ctx.now, 'read') } satisfies ShopAdminCtx
}

/** Throws unless the caller may make the call in the shop of the path. A shop in which the caller does not work is as unknown as any other. */
async function authoriseCall(c: Context, { sender, now }: AdminCtx, call: ShopAdminCall, credentials: Credentials) {
  const needed = permissionsFor(call)
  const token = requireToken(c)
  // PostgreSQL's text cannot contain all that a path can.
  const code = shopCode.safeParse(c.req.param('shop')).data ?? null
  if (token.startsWith(apiKeyPrefix)) {
    const found = code === null ? undefined : await credentials.findApiKey(token, code, sender, now)
    if (!found) throw new ShopError('session_expired')
    const lacking = needed.find(permission => !hasPermission(found.actor, permission))
    if (lacking) throw denied(lacking)
    return found
  }
  const found = await credentials.findSession(token, code, now)
  if (!found) throw new ShopError('session_expired')
  const { session, shop } = found
  if (session.needsSecondFactor) throw new ShopError('second_factor_required')
  if (!shop) throw new ShopError('shop_not_found')
  if (shop.requiresSecondFactor && !session.hasSecondFactor) throw new ShopError('second_factor_required')
  const lacking = needed.find(permission => !roleHas(shop.role, permission))
  if (lacking) throw denied(lacking)
  if (call.stepUp) assertConfirmed(session, now)
  const actor: Actor = { kind: 'staff', id: session.staffId, name: session.name, role: shop.role, session }
  return { actor, shop: { id: shop.id, name: shop.name, defaultLanguage: shop.defaultLanguage } }
}

const denied = (permission: string) => new ShopError('permission_denied', { details: { permission } })

function requireToken(c: Context): string {
  const token = tokenOf(c)
  if (!token) throw new ShopError('session_missing')
  return token
}
