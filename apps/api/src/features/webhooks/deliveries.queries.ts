import type { Language } from '@stragan/contract'
import type { WebhookEvent } from '@stragan/contract/admin'
import { type Database, type Queryable, sql, withCustomPlan } from '../../platform/database.ts'
import { pauses } from './schedule.ts'
import type { Outcome } from './send.ts'

/** Why an endpoint was disabled by itself: it answered 410, or every attempt failed for days. */
export type DisabledReason = 'gone' | 'failing'

/** A delivery that this process is about to attempt. */
export interface ClaimedRow {
  shop_id: number
  id: string
  endpoint_id: string
  event_id: string
  event: WebhookEvent | 'webhook.test'
  data: object
  created_at: Date
  state: 'waiting' | 'delivered' | 'given_up'
  attempts: number
  retries: number
  url: string
  secret: string
  /** Null unless it still signs. */
  previous_secret: string | null
}

/** Lease of a claimed delivery: longer than any attempt takes. */
export const leaseSeconds = 60

export const claimedColumns = sql`
  delivery.shop_id, delivery.id, delivery.endpoint_id, delivery.event_id, delivery.event, delivery.data, delivery.created_at, delivery.state,
  delivery.attempts, delivery.retries, endpoint.url, state_of.secret,
  case when state_of.previous_until > clock() then state_of.previous_secret end as previous_secret`

export interface Limits {
  /** Of one endpoint; one that fails has one at a time. */
  perEndpoint: number
  perShop: number
}

interface Busy {
  /** Shop and number of attempts in progress, by endpoint. */
  endpoints: readonly { shopId: number; id: string; running: number }[]
  limits: Limits
  /** How many more may begin. */
  free: number
}

/** Whether a delivery is due. */
export const mayBeDue = sql`(select min(next_attempt_at) from webhook_deliveries where state = 'waiting') <= clock()`

/**
 * Claims due deliveries, of each shop the first before the second of any, within the limits. Skip scan: one index probe per endpoint with
 * waiting deliveries, none if no delivery is due.
 */
export const claimDue = (db: Database, now: Date, { endpoints, limits, free }: Busy) =>
  db.asOwner(now).query<ClaimedRow>(
    withCustomPlan(sql`
      with recursive busy as materialized (
        select * from unnest(${endpoints.map(({ shopId }) => shopId)}::int[], ${endpoints.map(({ id }) => id)}::uuid[],
          ${endpoints.map(({ running }) => running)}::int[]) as busy (shop_id, endpoint_id, running)
      ), waiting (shop_id, endpoint_id) as (
        (select shop_id, endpoint_id from webhook_deliveries
          where state = 'waiting' and ${mayBeDue}
          order by shop_id, endpoint_id limit 1)
        union all
        select following.shop_id, following.endpoint_id from waiting cross join lateral (
          select next_one.shop_id, next_one.endpoint_id from webhook_deliveries next_one
          where state = 'waiting' and (next_one.shop_id, next_one.endpoint_id) > (waiting.shop_id, waiting.endpoint_id)
          order by next_one.shop_id, next_one.endpoint_id limit 1) following
      ), due as materialized (
        select first.* from waiting
        join webhook_states state_of on state_of.shop_id = waiting.shop_id and state_of.endpoint_id = waiting.endpoint_id
        cross join lateral (
          select shop_id, id, next_attempt_at from webhook_deliveries
          where state = 'waiting' and shop_id = waiting.shop_id and endpoint_id = waiting.endpoint_id and next_attempt_at <= clock()
          order by next_attempt_at
          limit greatest(0, case when state_of.failing_since is null then ${limits.perEndpoint}::int else 1 end
            - coalesce((select running from busy where busy.shop_id = waiting.shop_id and busy.endpoint_id = waiting.endpoint_id), 0))
          for update skip locked) first
      ), ranked as (
        select due.*, row_number() over (partition by shop_id order by next_attempt_at)
          + coalesce((select sum(running) from busy where busy.shop_id = due.shop_id), 0) as place
        from due
      ), chosen as materialized (
        select shop_id, id from ranked where place <= ${limits.perShop} order by place, next_attempt_at limit ${free}
      ), given_up as (
        -- Written while their endpoint was disabled: nothing else would end them, and they would hold up those of others.
        update webhook_deliveries delivery set state = 'given_up' from chosen, webhook_endpoints endpoint
        where delivery.shop_id = chosen.shop_id and delivery.id = chosen.id
          and endpoint.shop_id = delivery.shop_id and endpoint.id = delivery.endpoint_id and not endpoint.enabled
      )
      update webhook_deliveries delivery
      set attempts = attempts + 1, next_attempt_at = clock() + make_interval(secs => ${leaseSeconds}::int)
      from chosen, webhook_endpoints endpoint, webhook_states state_of
      where delivery.shop_id = chosen.shop_id and delivery.id = chosen.id
        and endpoint.shop_id = delivery.shop_id and endpoint.id = delivery.endpoint_id and endpoint.enabled
        and state_of.shop_id = delivery.shop_id and state_of.endpoint_id = delivery.endpoint_id
      returning ${claimedColumns}`),
  )

interface Attempt {
  outcome: Outcome
  durationMs: number
  /** Null for no further attempt; undefined leaves the schedule as it is. */
  pause: number | null | undefined
}

/**
 * Writes what became of an attempt into the log, the delivery and its endpoint. Returns since when the endpoint fails, and whether it is
 * enabled; undefined where the delivery was deleted meanwhile.
 */
export const saveAttempt = (
  db: Database,
  now: Date,
  { shop_id, id, endpoint_id, event, attempts }: ClaimedRow,
  { outcome, durationMs, pause }: Attempt,
) =>
  db.asOwner(now).maybeOne<{ failing_since: Date | null; enabled: boolean }>(sql`
    with endpoint as (
      select endpoint.id, enabled, case
          when ${event} = 'webhook.test' then failing_since
          when ${outcome.error}::text is not null then coalesce(failing_since, clock())
        end as failing_since
      from webhook_endpoints endpoint
      join webhook_states state_of on state_of.shop_id = endpoint.shop_id and state_of.endpoint_id = endpoint.id
      where endpoint.shop_id = ${shop_id} and endpoint.id = ${endpoint_id}
    ), endpoint_state as (
      update webhook_states set failing_since = endpoint.failing_since from endpoint
      where shop_id = ${shop_id} and endpoint_id = endpoint.id and webhook_states.failing_since is distinct from endpoint.failing_since
    ), delivery as (
      update webhook_deliveries set
        state = case
          when ${outcome.error === null}::boolean then 'delivered'
          when ${pause === undefined}::boolean then state
          when ${pause === null}::boolean or not endpoint.enabled then 'given_up'
          else state end,
        retries = case when ${pause === undefined || outcome.error === null}::boolean then retries
          else least(retries + 1, ${pauses.length + 1}::int) end,
        next_attempt_at = case when ${typeof pause === 'number'}::boolean
          then clock() + make_interval(secs => ${pause ?? 0}::float) else next_attempt_at end
      from endpoint where webhook_deliveries.shop_id = ${shop_id} and webhook_deliveries.id = ${id}
      returning webhook_deliveries.shop_id, webhook_deliveries.id, subject
    ), noted as (
      insert into webhook_attempts (shop_id, delivery_id, number, at, duration_ms, status, answer, error)
      select shop_id, id, ${attempts}, clock(), ${durationMs}, ${outcome.status}::int,
        -- None about an order whose buyer was erased meanwhile (sql/webhooks.sql).
        case when not exists (select from orders where orders.shop_id = delivery.shop_id and uid = subject and email = '') then ${outcome.answer}::text end,
        ${outcome.error}
      from delivery
      on conflict do nothing
    )
    select endpoint.failing_since, endpoint.enabled from endpoint cross join delivery`)

/** Disables an endpoint and gives up what waits for it; undefined where it is disabled already. */
export async function disableEndpoint(tx: Queryable, { shop_id, endpoint_id }: ClaimedRow, reason: DisabledReason) {
  const disabled = await tx.maybeOne<{ url: string; shop: string }>(sql`
    update webhook_endpoints endpoint set enabled = false, disabled_reason = ${reason} from shops
    where endpoint.shop_id = ${shop_id} and endpoint.id = ${endpoint_id} and enabled and shops.shop_id = endpoint.shop_id
    returning url, shops.code as shop`)
  if (disabled)
    await tx.query(sql`
      update webhook_deliveries set state = 'given_up' where shop_id = ${shop_id} and endpoint_id = ${endpoint_id} and state = 'waiting'`)
  return disabled
}

export const ownersOf = (tx: Queryable, shopId: number) =>
  tx.query<{ email: string; language: Language }>(sql`
    select staff.email, staff.language from memberships membership join staff on staff.id = membership.staff_id
    where membership.shop_id = ${shopId} and membership.role = 'owner'`)

/** Numbers of waiting deliveries of all shops, and of enabled endpoints that fail. */
export const countDeliveries = (db: Database, now: Date) =>
  db.asOwner(now, 'sheddable').one<{ waiting: number; failing_endpoints: number }>(sql`
    select (select count(*)::int from webhook_deliveries where state = 'waiting') as waiting,
      (select count(*)::int from webhook_states where failing_since is not null) as failing_endpoints`)
