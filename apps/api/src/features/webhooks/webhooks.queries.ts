import type { DeliveryState, WebhookEvent } from '@stragan/contract/admin'
import type { Ctx } from '../../context.ts'
import { countRows } from '../../platform/count-rows.ts'
import { sql } from '../../platform/database.ts'
import { type TimeCursor, timeKey, timeOf } from '../../platform/keyset.ts'
import { type ClaimedRow, claimedColumns, leaseSeconds } from './deliveries.queries.ts'
import type { DeliveryError } from './send.ts'

export interface WebhookRow {
  id: string
  url: string
  description: string
  events: WebhookEvent[]
  enabled: boolean
  disabled_reason: 'gone' | 'failing' | null
  failing_since: Date | null
  previous_secret_until: Date | null
  created_at: Date
}

/** One endpoint, or all of the shop. */
export const webhookRows = ({ db, shop }: Ctx, id: string | null = null) =>
  db.query<WebhookRow>(sql`
    select endpoint.id, url, description, events, enabled, disabled_reason, failing_since, created_at,
      case when state_of.previous_until > clock() then state_of.previous_until end as previous_secret_until
    from webhook_endpoints endpoint
    join webhook_states state_of on state_of.shop_id = endpoint.shop_id and state_of.endpoint_id = endpoint.id
    where endpoint.shop_id = ${shop.id} and (${id}::uuid is null or endpoint.id = ${id}::uuid)
    order by created_at, endpoint.id`)

export interface NewWebhook {
  url: string
  description: string
  events: readonly WebhookEvent[]
}

/** Returns the id; undefined where the shop has as many as it may. */
export async function insertWebhook({ db, shop }: Ctx, { url, description, events }: NewWebhook, secret: string, max: number) {
  await db.query(sql`select pg_advisory_xact_lock(hashtext('webhooks'), ${shop.id})`)
  const row = await db.maybeOne<{ id: string }>(sql`
    with created as (
      insert into webhook_endpoints (shop_id, url, description, events)
      select ${shop.id}, ${url}, ${description}, ${[...events]}::text[]
      where (select count(*) from webhook_endpoints where shop_id = ${shop.id}) < ${max}
      returning shop_id, id
    )
    insert into webhook_states (shop_id, endpoint_id, secret) select shop_id, id, ${secret} from created returning endpoint_id as id`)
  return row?.id
}

type WebhookValues = Pick<WebhookRow, 'url' | 'description' | 'events' | 'enabled'>

export const lockWebhook = ({ db, shop }: Ctx, id: string) =>
  db.maybeOne<WebhookValues>(sql`
    select url, description, events, enabled from webhook_endpoints where shop_id = ${shop.id} and id = ${id}::uuid for update`)

/** A disabled endpoint gives up what waits for it; one that is enabled again begins without failures. */
export const updateWebhook = ({ db, shop }: Ctx, id: string, { url, description, events, enabled }: WebhookValues) =>
  db.query(sql`
    with updated as (
      update webhook_endpoints set url = ${url}, description = ${description}, events = ${[...events]}::text[], enabled = ${enabled},
        disabled_reason = case when not ${enabled}::boolean then disabled_reason end
      where shop_id = ${shop.id} and id = ${id}::uuid returning id
    ), given_up as (
      update webhook_deliveries set state = 'given_up'
      where shop_id = ${shop.id} and endpoint_id = ${id}::uuid and state = 'waiting' and not ${enabled}::boolean
    ), unburdened as (
      update webhook_states set failing_since = null from webhook_endpoints endpoint
      where webhook_states.shop_id = ${shop.id} and endpoint_id = ${id}::uuid and failing_since is not null
        and endpoint.shop_id = ${shop.id} and endpoint.id = ${id}::uuid and endpoint.enabled <> ${enabled}
    )
    select id from updated`)

/** Does for an endpoint that an undo has enabled or disabled what `updateWebhook` does. */
export const settleRestored = ({ db, shop }: Ctx, id: string, enabled: boolean) =>
  db.query(sql`
    with given_up as (
      update webhook_deliveries set state = 'given_up'
      where shop_id = ${shop.id} and endpoint_id = ${id}::uuid and state = 'waiting' and not ${enabled}::boolean
    ), unburdened as (
      update webhook_states set failing_since = null where shop_id = ${shop.id} and endpoint_id = ${id}::uuid and failing_since is not null
    )
    update webhook_endpoints set disabled_reason = null where shop_id = ${shop.id} and id = ${id}::uuid and disabled_reason is not null`)

/** Returns false where there is no such endpoint. Of three secrets the oldest signs no longer. */
export const replaceSecret = async ({ db, shop }: Ctx, id: string, secret: string, overlapHours: number) => {
  const replaced = await db.query(sql`
    update webhook_states set previous_secret = secret, previous_until = clock() + make_interval(hours => ${overlapHours}::int), secret = ${secret}
    where shop_id = ${shop.id} and endpoint_id = ${id}::uuid returning endpoint_id`)
  return replaced.length > 0
}

export const deleteWebhook = async ({ db, shop }: Ctx, id: string) =>
  (await db.query(sql`delete from webhook_endpoints where shop_id = ${shop.id} and id = ${id}::uuid returning id`)).length > 0

export interface DeliveryRow {
  id: string
  event_id: string
  event: ClaimedRow['event']
  subject: string | null
  state: DeliveryState
  attempts: number
  status: number | null
  error: DeliveryError | null
  data: object
  created_at: Date
  at: string
  next_attempt_at: Date | null
}

interface DeliveryQuery {
  state?: DeliveryState | undefined
  after: TimeCursor | null
  limit: number
  delivery?: string
}

/** Deliveries to an endpoint, newest first, or one of them; one more than `limit`. */
export const deliveryRows = ({ db, shop }: Ctx, endpoint: string, { state, after, limit, delivery }: DeliveryQuery) =>
  db.query<DeliveryRow>(sql`
    select delivery.id, event_id, event, coalesce(data ->> 'number', data ->> 'order_number', data ->> 'symbol', data ->> 'id') as subject, state, attempts,
      last.status, last.error, data, created_at, ${timeKey(sql`created_at`)} as at,
      case when state = 'waiting' then next_attempt_at end as next_attempt_at
    from webhook_deliveries delivery
    left join webhook_attempts last
      on last.shop_id = delivery.shop_id and last.delivery_id = delivery.id and last.number = delivery.attempts
    where delivery.shop_id = ${shop.id} and endpoint_id = ${endpoint}::uuid
      and (${delivery ?? null}::uuid is null or delivery.id = ${delivery ?? null}::uuid)
      and (${state ?? null}::text is null or state = ${state ?? null})
      ${after ? sql`and (created_at, delivery.id) < (${timeOf(after)}, ${after.id}::uuid)` : sql``}
    order by created_at desc, delivery.id desc limit ${limit + 1}`)

/** At most `max`. */
export const countDeliveries = ({ db, shop }: Ctx, endpoint: string, state: DeliveryState | undefined, max: number) =>
  countRows(
    db,
    sql`webhook_deliveries
      where shop_id = ${shop.id} and endpoint_id = ${endpoint}::uuid and (${state ?? null}::text is null or state = ${state ?? null})`,
    max,
  )

export interface AttemptRow {
  number: number
  at: Date
  duration_ms: number
  status: number | null
  error: DeliveryError | null
  answer: string | null
}

export const attemptRows = ({ db, shop }: Ctx, delivery: string) =>
  db.query<AttemptRow>(sql`
    select number, at, duration_ms, status, error, answer from webhook_attempts
    where shop_id = ${shop.id} and delivery_id = ${delivery}::uuid order by number desc limit 100`)

/** Creates a test event, claimed for the caller's attempt. */
export const insertTestDelivery = ({ db, shop }: Ctx, endpoint: string, event: string) =>
  db.maybeOne<ClaimedRow>(sql`
    with delivery as (
      insert into webhook_deliveries (shop_id, endpoint_id, event_id, event, subject, data, attempts, next_attempt_at)
      select shop_id, id, gen_random_uuid(), ${event}, '', '{}', 1, clock() + make_interval(secs => ${leaseSeconds}::int)
      from webhook_endpoints where shop_id = ${shop.id} and id = ${endpoint}::uuid
      returning *
    )
    select ${claimedColumns} from delivery
    join webhook_endpoints endpoint on endpoint.shop_id = delivery.shop_id and endpoint.id = delivery.endpoint_id
    join webhook_states state_of on state_of.shop_id = delivery.shop_id and state_of.endpoint_id = delivery.endpoint_id`)

/** Claims a delivery for an attempt besides those of its schedule, which keeps its time. */
export const claimDelivery = ({ db, shop }: Ctx, endpoint: string, id: string) =>
  db.maybeOne<ClaimedRow>(sql`
    update webhook_deliveries delivery set attempts = attempts + 1,
      next_attempt_at = greatest(next_attempt_at, clock() + make_interval(secs => ${leaseSeconds}::int))
    from webhook_endpoints endpoint, webhook_states state_of
    where delivery.shop_id = ${shop.id} and delivery.id = ${id}::uuid and delivery.endpoint_id = ${endpoint}::uuid
      and endpoint.shop_id = delivery.shop_id and endpoint.id = delivery.endpoint_id
      and state_of.shop_id = delivery.shop_id and state_of.endpoint_id = delivery.endpoint_id
    returning ${claimedColumns}`)
