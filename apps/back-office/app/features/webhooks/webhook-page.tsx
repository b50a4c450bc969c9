import { deliveryStates, roleHas, webhookCalls } from '@stragan/contract/admin'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { loadDraft } from '../../platform/drafts/drafts.server.ts'
import { hasHistory } from '../../platform/has-history.server.ts'
import { useLanguage } from '../../platform/language.ts'
import { oneOf } from '../../platform/list-query.ts'
import { pageAction, pageLoader } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import { HistoryLink } from '../history/history-link.tsx'
import type { Route } from './+types/webhook-page.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { deliveryView } from './delivery-view.ts'
import { actOnWebhook } from './webhook-action.server.ts'
import { webhookDraft } from './webhook-drafts.ts'
import { WebhookSecret } from './webhook-secret.tsx'
import { WebhookSections } from './webhook-sections.tsx'
import { WebhookState } from './webhook-state.tsx'
import { webhookMessages } from './webhooks.messages.ts'

export const loader = pageLoader(async (office, { params, query }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'webhooks:read')
  const of = { params: { shop: shop.code, id: params.id ?? '' } }
  const state = oneOf(deliveryStates, query.get('state'))
  const after = query.get('after') ?? undefined
  const [webhook, { items, next }, isInHistory] = await Promise.all([
    office.api(webhookCalls.webhook, of),
    office.api(webhookCalls.webhookDeliveries, { ...of, query: { state, after, limit: 25 } }),
    hasHistory(office, shop, 'webhook', of.params.id),
  ])
  const canWrite = roleHas(shop.role, 'webhooks:write')
  const { url, failing_since, previous_secret_until, created_at, ...rest } = webhook
  return {
    shop: shop.code,
    canWrite,
    hasHistory: isInHistory,
    draft: canWrite ? await loadDraft(office, { shop: shop.code, times, ...webhookDraft(webhook.id) }) : undefined,
    webhook: {
      ...rest,
      url,
      host: new URL(url).hostname,
      added: times.day(created_at),
      failingSince: failing_since && times.moment(failing_since),
      previousSecretUntil: previous_secret_until && times.moment(previous_secret_until),
    },
    log: { state, isFirst: after === undefined, next, deliveries: items.map(one => deliveryView(one, times)) },
  }
})

export const action = pageAction((office, form, { params, path }) =>
  actOnWebhook(office, form, { params: { shop: params.shop ?? '', id: params.id ?? '' }, path }),
)

export default function WebhookPage({
  loaderData: { shop, canWrite, hasHistory, draft, webhook, log },
  actionData: answer,
}: Route.ComponentProps) {
  const t = webhookMessages[useLanguage()]
  const { id, url, host, description, enabled, failingSince, disabled_reason, added } = webhook
  const path = `/${shop}/webhooks/${id}`
  if (answer && 'secret' in answer) return <WebhookSecret title={t.rotated} url={url} secret={answer.secret} href={path} />
  return (
    <Page
      title={host}
      lead={[description, t.added(added)].filter(Boolean).join('. ')}
      above={<Breadcrumb href={`/${shop}/webhooks`}>{t.title}</Breadcrumb>}
      actions={<WebhookState enabled={enabled} isFailing={failingSince !== null} />}
    >
      {!enabled && disabled_reason && <p>{t.disabledBecause[disabled_reason]}</p>}
      {enabled && failingSince && <p>{t.failingSince(failingSince)}</p>}
      <DeliveryLog path={path} log={log} canWrite={canWrite} answer={answer} />
      {canWrite && <WebhookSections webhook={webhook} draft={draft} answer={answer} />}
      {hasHistory && <HistoryLink shop={shop} entity="webhook" id={id} />}
    </Page>
  )
}
