import type { Telemetry } from '@stragan/cache'
import type { JobDependencies } from '../../context.ts'
import type { JobQueue } from '../../platform/job-queues.ts'
import { openPublicNetwork, type PublicNetwork } from '../../platform/public-network.ts'
import { queueMail } from '../mail/mail.ts'
import { bodyOf } from './body.ts'
import {
  type ClaimedRow,
  claimDue,
  countDeliveries,
  type DisabledReason,
  disableEndpoint,
  type Limits,
  mayBeDue,
  ownersOf,
  saveAttempt,
} from './deliveries.queries.ts'
import { maxFailingDays, pauseAfter } from './schedule.ts'
import { type Outcome, send } from './send.ts'
import { signedHeaders } from './signature.ts'
import type { WebhookDisabled } from './webhook-emails.ts'

export interface DeliveryDependencies extends JobDependencies {
  network: PublicNetwork
  /** How long an attempt may take. */
  timeoutMs?: number
  /** Abandons attempts: they count as not made. */
  signal?: AbortSignal
  /** Of jitter: in [0, 1). */
  random?: () => number
}

const defaultTimeoutMs = 10_000
const dayMs = 86_400_000

/** A slow receiver holds up at most its own share, and a shop at most that of a shop. */
const limits: Limits = { perEndpoint: 4, perShop: 16 }
const maxRunning = 100
const pollMs = 1000

/** Sends a claimed delivery and notes what became of it. `isScheduled`: a failure is repeated by the schedule. */
export async function attempt(deps: DeliveryDependencies, row: ClaimedRow, { isScheduled }: { isScheduled: boolean }): Promise<void> {
  const { db, clock, log, network, timeoutMs = defaultTimeoutMs, signal, random = Math.random } = deps
  const body = bodyOf(row)
  const secrets = [row.secret, ...(row.previous_secret === null ? [] : [row.previous_secret])]
  const headers = signedHeaders({ id: row.event_id, timestamp: clock(), body }, secrets)
  const startedAt = performance.now()
  const outcome = await send({ url: row.url, body, headers }, { network, timeoutMs, ...(signal && { signal }) })
  // The lease expires, and the delivery is repeated.
  if (signal?.aborted && outcome.error !== null) return
  const durationMs = Math.round(performance.now() - startedAt)
  const isGone = outcome.status === 410
  const retries = isGone || row.event === 'webhook.test' ? null : pauseAfter(row.retries + 1, random())
  const pause = outcome.error === null ? null : isScheduled || isGone ? retries : undefined
  const endpoint = await saveAttempt(db, clock(), row, { outcome, durationMs, pause })
  if (outcome.error === null || !endpoint?.enabled || row.event === 'webhook.test') return
  log.warn({ shop: row.shop_id, endpoint: row.endpoint_id, event: row.event, error: outcome.error }, 'a webhook could not be delivered')
  const reason = reasonToDisable(outcome, endpoint.failing_since, clock())
  if (reason) await disable(deps, row, reason)
}

/** Disables an endpoint, and writes to the owners of its shop. */
async function disable({ db, clock, log }: DeliveryDependencies, row: ClaimedRow, reason: DisabledReason) {
  const now = clock()
  await db.asOwner(now).transaction(async tx => {
    const disabled = await disableEndpoint(tx, row, reason)
    if (!disabled) return
    log.error({ shop: row.shop_id, endpoint: row.endpoint_id, reason }, 'a webhook was disabled')
    for (const { email, language } of await ownersOf(tx, row.shop_id)) {
      const data: WebhookDisabled = { shop: disabled.shop, endpoint: row.endpoint_id, host: new URL(disabled.url).hostname, reason }
      const shop = { id: row.shop_id, name: '', defaultLanguage: language }
      await queueMail(
        { shop, language, now, log, address: 'webhooks', db: tx },
        { kind: 'webhook_disabled', recipient: email, language, data },
      )
    }
  })
}

function reasonToDisable({ status }: Outcome, failingSince: Date | null, now: Date): DisabledReason | null {
  if (status === 410) return 'gone'
  return failingSince && now.getTime() - failingSince.getTime() >= maxFailingDays * dayMs ? 'failing' : null
}

/** Delivers what is due, many endpoints at once; returns the number of attempts when nothing is due and none is in progress. */
export async function deliverDue(deps: DeliveryDependencies, isStopped = () => false): Promise<number> {
  const running = new Map<Promise<void>, ClaimedRow>()
  let attempts = 0
  for (;;) {
    const wasIdle = running.size === 0
    const free = maxRunning - running.size
    const endpoints = countByEndpoint(running.values())
    const claimed = isStopped() || free === 0 ? [] : await claimDue(deps.db, deps.clock(), { endpoints, limits, free })
    for (const row of claimed) {
      attempts++
      const sending = attempt(deps, row, { isScheduled: true })
        .catch(error =>
          deps.log.error({ err: error, delivery: row.id }, 'the attempt of a webhook could not be noted; it will be repeated'),
        )
        .finally(() => running.delete(sending))
      running.set(sending, row)
    }
    if (wasIdle && claimed.length === 0) return attempts
    if (claimed.length === 0 && running.size > 0) await oneOf([...running.keys()])
  }
}

/** Waits for the first of the attempts; at most until others may be due. */
async function oneOf(attempts: readonly Promise<void>[]) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const timer = setTimeout(resolve, pollMs)
  await Promise.race([...attempts, promise])
  clearTimeout(timer)
}

function countByEndpoint(rows: Iterable<ClaimedRow>) {
  const counted = new Map<string, { shopId: number; id: string; running: number }>()
  for (const { shop_id, endpoint_id } of rows) {
    const one = counted.get(endpoint_id) ?? { shopId: shop_id, id: endpoint_id, running: 0 }
    counted.set(endpoint_id, { ...one, running: one.running + 1 })
  }
  return [...counted.values()]
}

type QueueDependencies = Omit<DeliveryDependencies, 'network' | 'signal'> & { network?: PublicNetwork; telemetry?: Telemetry }

/** The outbox of events. Attempts in progress are abandoned when the process stops, and repeated later. */
export function webhookQueue(deps: QueueDependencies): JobQueue {
  deps.telemetry?.registerMetrics('webhooks', () => countDeliveries(deps.db, deps.clock()))
  const stopping = new AbortController()
  const { network = openPublicNetwork(), ...rest } = deps
  return {
    mayBeDue,
    work: isStopped => deliverDue({ ...rest, network, signal: stopping.signal }, isStopped),
    interrupt: () => stopping.abort(),
    failure: 'due webhooks could not be read',
  }
}
