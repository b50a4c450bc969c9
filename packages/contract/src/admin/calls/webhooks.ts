import { z } from 'zod'
import { maxLengths } from '../../constants.ts'
import { timestamp } from '../../entities/scalars.ts'
import { adminCall } from '../admin-call.ts'
import { deliveryStates, requestErrors, webhookEvents } from '../constants.ts'
import { inShop, ok, uuid } from '../entities.ts'
import { keysetQuery, listOf } from '../keyset.ts'
import { downloadOf } from '../list-columns.ts'
import { deliveryStateNames } from '../names.ts'

/** Is sent on request only, to one endpoint, whichever events it receives. */
export const testEvent = 'webhook.test'
/** Of one shop. */
export const maxWebhooks = 10
/** For how long the secret before a rotation signs, too. */
export const secretOverlapHours = 24

/** Why an attempt failed; redirects are not followed. */
export const deliveryErrors = requestErrors

/** An https URL with a domain. The length is checked first, so that nothing parses longer texts. */
const url = z
  .string()
  .trim()
  .max(maxLengths.url, { abort: true })
  .check(z.url({ protocol: /^https$/, hostname: z.regexes.domain }))
const description = z.string().trim().max(maxLengths.description)
const events = z.array(z.enum(webhookEvents)).min(1).max(webhookEvents.length)
const values = { url, description, events, enabled: z.boolean() }
const ofWebhook = inShop.extend({ id: uuid })
const ofDelivery = ofWebhook.extend({ delivery: uuid })

const webhook = z.object({
  id: uuid,
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEvents)),
  enabled: z.boolean(),
  /** Why it was disabled: it answered 410, or every attempt failed for five days. Null where staff disabled it. */
  disabled_reason: z.enum(['gone', 'failing']).nullable(),
  /** Since when every attempt has failed. */
  failing_since: timestamp.nullable(),
  /** Until when the secret before the last rotation signs, too. */
  previous_secret_until: timestamp.nullable(),
  created_at: timestamp,
})

const disabledReasonNames = {
  gone: { en: 'The receiver no longer exists', pl: 'Odbiorca już nie istnieje' },
  failing: { en: 'Nothing was accepted for five days', pl: 'Odbiorca przez pięć dni niczego nie przyjął' },
}

const delivery = z.object({
  id: uuid,
  /** `webhook-id` of the request. */
  event_id: uuid,
  type: z.enum([...webhookEvents, testEvent]),
  /** Number of the order, symbol of the variant, id of the customer; null for a test event. */
  subject: z.string().nullable(),
  state: z.enum(deliveryStates),
  attempts: z.int(),
  /** Of the last attempt, where there was an answer. */
  status: z.int().nullable(),
  error: z.enum(deliveryErrors).nullable(),
  created_at: timestamp,
  /** Of a waiting one. */
  next_attempt_at: timestamp.nullable(),
})

const attempt = z.object({
  number: z.int(),
  at: timestamp,
  duration_ms: z.int(),
  status: z.int().nullable(),
  error: z.enum(deliveryErrors).nullable(),
  /** The first 1,024 bytes of the answer. */
  answer: z.string().nullable(),
})

const fullDelivery = delivery.extend({
  /** The body of its requests, as JSON. */
  body: z.string(),
  /** The last one first. */
  log: z.array(attempt),
})

/** An attempt in the request itself, which waits for the receiver. */
const attemptsAtOnce = {
  isRepeatable: true,
  transaction: 'own',
  timeoutMs: 20_000,
  limit: { attempts: 60, minutes: 15 },
} as const

export const webhookCalls = {
  webhooks: adminCall({
    method: 'GET',
    path: '/shops/{shop}/webhooks',
    permission: 'webhooks:read',
    summary: 'Endpoints to which events of the shop are sent',
    params: inShop,
    response: z.array(webhook),
    download: downloadOf(webhook, {
      title: { en: 'Webhooks', pl: 'Webhooki' },
      columns: {
        url: { title: { en: 'Address', pl: 'Adres' }, kind: 'text' },
        description: { title: { en: 'Description', pl: 'Opis' }, kind: 'text' },
        events: { title: { en: 'Events', pl: 'Zdarzenia' }, kind: 'list' },
        enabled: { title: { en: 'Enabled', pl: 'Włączony' }, kind: 'flag' },
        disabled_reason: {
          title: { en: 'Disabled automatically', pl: 'Wyłączony automatycznie' },
          kind: 'text',
          words: disabledReasonNames,
        },
        failing_since: { title: { en: 'Failing since', pl: 'Nie działa od' }, kind: 'moment' },
        created_at: { title: { en: 'Added', pl: 'Dodano' }, kind: 'moment' },
      },
    }),
    errors: [],
  }),
  createWebhook: adminCall({
    method: 'POST',
    path: '/shops/{shop}/webhooks',
    permission: 'webhooks:write',
    stepUp: true,
    answersOnce: true,
    summary: 'Create an endpoint; the secret that signs what is sent there is in this response only',
    params: inShop,
    body: z.object({ url, description: description.default(''), events }),
    response: z.object({ id: uuid, secret: z.string() }),
    errors: ['too_many_webhooks', 'secret_shown_before'],
  }),
  webhook: adminCall({
    method: 'GET',
    path: '/shops/{shop}/webhooks/{id}',
    permission: 'webhooks:read',
    summary: 'An endpoint',
    params: ofWebhook,
    response: webhook,
    errors: ['webhook_not_found'],
  }),
  updateWebhook: adminCall({
    method: 'PUT',
    path: '/shops/{shop}/webhooks/{id}',
    permission: 'webhooks:write',
    stepUp: true,
    isRepeatable: true,
    summary:
      'Change an endpoint. Disabled, it receives nothing, and what waits for it is given up. `from` has what the change started from: what somebody else has changed since is merged',
    params: ofWebhook,
    body: z.object({ ...values, from: z.object(values) }),
    response: ok,
    errors: ['webhook_not_found', 'webhook_changed'],
  }),
  rotateWebhookSecret: adminCall({
    method: 'POST',
    path: '/shops/{shop}/webhooks/{id}/secret',
    permission: 'webhooks:write',
    stepUp: true,
    answersOnce: true,
    summary: 'Replace the secret. For 24 hours both sign, so that receivers can change over',
    params: ofWebhook,
    response: z.object({ secret: z.string() }),
    errors: ['webhook_not_found', 'secret_shown_before'],
  }),
  deleteWebhook: adminCall({
    method: 'DELETE',
    path: '/shops/{shop}/webhooks/{id}',
    permission: 'webhooks:write',
    stepUp: true,
    summary: 'Delete an endpoint with its log',
    params: ofWebhook,
    response: ok,
    errors: ['webhook_not_found'],
  }),
  sendTestEvent: adminCall({
    ...attemptsAtOnce,
    leavesNoHistory: true,
    method: 'POST',
    path: '/shops/{shop}/webhooks/{id}/test',
    permission: 'webhooks:write',
    summary: 'Send a `webhook.test` event at once, also to a disabled endpoint; it is not repeated',
    params: ofWebhook,
    response: fullDelivery,
    errors: ['webhook_not_found'],
  }),
  webhookDeliveries: adminCall({
    method: 'GET',
    path: '/shops/{shop}/webhooks/{id}/deliveries',
    permission: 'webhooks:read',
    summary: 'Deliveries to an endpoint of the last 30 days, newest first',
    params: ofWebhook,
    query: z.object({ ...keysetQuery, state: z.enum(deliveryStates).optional() }),
    response: listOf(delivery),
    download: downloadOf(delivery, {
      title: { en: 'Webhook deliveries', pl: 'Dziennik webhooka' },
      itemsIn: 'items',
      columns: {
        created_at: { title: { en: 'Time', pl: 'Czas' }, kind: 'moment' },
        type: { title: { en: 'Event', pl: 'Zdarzenie' }, kind: 'text' },
        subject: { title: { en: 'Subject', pl: 'Czego dotyczy' }, kind: 'text' },
        state: { title: { en: 'State', pl: 'Stan' }, kind: 'text', words: deliveryStateNames },
        attempts: { title: { en: 'Attempts', pl: 'Próby' }, kind: 'number' },
        status: { title: { en: 'Response', pl: 'Odpowiedź' }, kind: 'number' },
        error: { title: { en: 'Error', pl: 'Błąd' }, kind: 'text' },
        next_attempt_at: { title: { en: 'Next attempt', pl: 'Następna próba' }, kind: 'moment' },
        event_id: { title: { en: 'Event ID', pl: 'Identyfikator zdarzenia' }, kind: 'text' },
      },
    }),
    errors: ['webhook_not_found', 'invalid_query'],
  }),
  webhookDelivery: adminCall({
    method: 'GET',
    path: '/shops/{shop}/webhooks/{id}/deliveries/{delivery}',
    permission: 'webhooks:read',
    summary: 'A delivery with its body and its attempts',
    params: ofDelivery,
    response: fullDelivery,
    errors: ['webhook_delivery_not_found'],
  }),
  resendWebhookDelivery: adminCall({
    ...attemptsAtOnce,
    leavesNoHistory: true,
    method: 'POST',
    path: '/shops/{shop}/webhooks/{id}/deliveries/{delivery}/attempts',
    permission: 'webhooks:write',
    summary: 'Send a delivery once more, at once, with the same `webhook-id`',
    params: ofDelivery,
    response: fullDelivery,
    errors: ['webhook_delivery_not_found'],
  }),
}
