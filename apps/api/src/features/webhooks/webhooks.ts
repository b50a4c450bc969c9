import { fieldProblems, type Input, type ResponseInput, ShopError } from '@stragan/contract'
import { maxWebhooks, mergeDocuments, secretOverlapHours, testEvent, type webhookCalls, webhookEvents } from '@stragan/contract/admin'
import type { ShopAdminCtx } from '../../admin-context.ts'
import { assertNoConflicts } from '../../platform/assert-no-conflicts.ts'
import { decodeTime, partOf } from '../../platform/keyset.ts'
import { bodyOf } from './body.ts'
import { attempt, type DeliveryDependencies } from './deliver.ts'
import { newSecret } from './signature.ts'
import * as queries from './webhooks.queries.ts'

export { countDeliveries } from './webhooks.queries.ts'

type Calls = typeof webhookCalls
type Body = Input<Calls['createWebhook']>['body']
type Change = Input<Calls['updateWebhook']>['body']
type Values = Change['from']
type Restored = Record<string, unknown> | null

export async function webhooks(ctx: ShopAdminCtx): Promise<ResponseInput<Calls['webhooks']>> {
  return (await queries.webhookRows(ctx)).map(webhookView)
}

export async function webhook(ctx: ShopAdminCtx, id: string): Promise<ResponseInput<Calls['webhook']>> {
  const [row] = await queries.webhookRows(ctx, id)
  if (!row) throw new ShopError('webhook_not_found')
  return webhookView(row)
}

const webhookView = ({ failing_since, previous_secret_until, created_at, ...row }: queries.WebhookRow) => ({
  ...row,
  failing_since: failing_since?.toISOString() ?? null,
  previous_secret_until: previous_secret_until?.toISOString() ?? null,
  created_at: created_at.toISOString(),
})

/** Creates an endpoint, with a secret that nobody can read again. */
export async function createWebhook(ctx: ShopAdminCtx, body: Body): Promise<ResponseInput<Calls['createWebhook']>> {
  const secret = newSecret()
  const id = await queries.insertWebhook(ctx, checked(body), secret, maxWebhooks)
  if (id === undefined) throw new ShopError('too_many_webhooks')
  return { id, secret }
}

/** Changes an endpoint. Throws `webhook_changed` with the fields that somebody else has changed to another value since `from`. */
export async function updateWebhook(ctx: ShopAdminCtx, id: string, { from, ...given }: Change): Promise<'ok'> {
  const mine = checked(given)
  const stored = await queries.lockWebhook(ctx, id)
  if (!stored) throw new ShopError('webhook_not_found')
  const { merged, conflicts } = mergeDocuments(withOrderedEvents(from), mine, withOrderedEvents(stored))
  assertNoConflicts('webhook_changed', conflicts)
  await queries.updateWebhook(ctx, id, merged as unknown as Values)
  return 'ok'
}

/** Completes an undo that has enabled or disabled an endpoint. */
export async function noteRestoredWebhook(ctx: ShopAdminCtx, id: string, before: Restored, after: Restored): Promise<void> {
  if (after && before?.enabled !== after.enabled) await queries.settleRestored(ctx, id, after.enabled === true)
}

/** The default port only: others would let a shop try the ports of foreign servers. Throws `invalid_body` for another, and for credentials. */
function checked<B extends Body>(body: B): B {
  const { port, username, password, href } = new URL(body.url)
  if (port !== '' || username !== '' || password !== '')
    throw new ShopError('invalid_body', { fields: { url: fieldProblems.wrong_format } })
  return withOrderedEvents({ ...body, url: href })
}

/** Sorts the events and removes duplicates, so that another order is no change. */
const withOrderedEvents = <B extends Pick<Body, 'events'>>(body: B): B => ({
  ...body,
  events: webhookEvents.filter(event => body.events.includes(event)),
})

export async function rotateSecret(ctx: ShopAdminCtx, id: string): Promise<ResponseInput<Calls['rotateWebhookSecret']>> {
  const secret = newSecret()
  if (!(await queries.replaceSecret(ctx, id, secret, secretOverlapHours))) throw new ShopError('webhook_not_found')
  return { secret }
}

export async function deleteWebhook(ctx: ShopAdminCtx, id: string): Promise<'ok'> {
  if (!(await queries.deleteWebhook(ctx, id))) throw new ShopError('webhook_not_found')
  return 'ok'
}

export async function deliveries(
  ctx: ShopAdminCtx,
  id: string,
  { after, limit, state }: Input<Calls['webhookDeliveries']>['query'],
): Promise<ResponseInput<Calls['webhookDeliveries']>> {
  await webhook(ctx, id)
  const rows = await queries.deliveryRows(ctx, id, { state, after: decodeTime(after), limit })
  return partOf(rows, limit, row => [row.at, row.id], deliveryView)
}

const deliveryView = ({ event, data: _, at: __, created_at, next_attempt_at, ...row }: queries.DeliveryRow) => ({
  ...row,
  type: event,
  created_at: created_at.toISOString(),
  next_attempt_at: next_attempt_at?.toISOString() ?? null,
})

type FullDelivery = ResponseInput<Calls['webhookDelivery']>

export async function delivery(ctx: ShopAdminCtx, webhookId: string, id: string): Promise<FullDelivery> {
  const [row] = await queries.deliveryRows(ctx, webhookId, { delivery: id, after: null, limit: 1 })
  if (!row) throw new ShopError('webhook_delivery_not_found')
  const log = await queries.attemptRows(ctx, id)
  return { ...deliveryView(row), body: bodyOf(row), log: log.map(({ at, ...rest }) => ({ ...rest, at: at.toISOString() })) }
}

export async function sendTestEvent(ctx: ShopAdminCtx, id: string, deps: DeliveryDependencies): Promise<FullDelivery> {
  const row = await queries.insertTestDelivery(ctx, id, testEvent)
  if (!row) throw new ShopError('webhook_not_found')
  await attempt(deps, row, { isScheduled: true })
  return delivery(ctx, id, row.id)
}

/** Attempts a delivery again, in any state; its schedule does not change. */
export async function resend(ctx: ShopAdminCtx, webhookId: string, id: string, deps: DeliveryDependencies): Promise<FullDelivery> {
  const row = await queries.claimDelivery(ctx, webhookId, id)
  if (!row) throw new ShopError('webhook_delivery_not_found')
  await attempt(deps, row, { isScheduled: false })
  return delivery(ctx, webhookId, id)
}
