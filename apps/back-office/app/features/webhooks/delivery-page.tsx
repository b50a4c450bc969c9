import { ShopError } from '@stragan/contract'
import { roleHas, webhookCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/delivery-page.ts'
import { AttemptList } from './attempt-list.tsx'
import { deliveryView } from './delivery-view.ts'
import { DeliveryBadge } from './webhook-state.tsx'
import { webhookMessages } from './webhooks.messages.ts'

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'webhooks:read')
  const of = { shop: shop.code, id: params.id ?? '' }
  const [webhook, { body, log, ...delivery }] = await Promise.all([
    office.api(webhookCalls.webhook, { params: of }),
    office.api(webhookCalls.webhookDelivery, { params: { ...of, delivery: params.delivery ?? '' } }),
  ])
  return {
    list: `/${shop.code}/webhooks/${webhook.id}`,
    host: new URL(webhook.url).hostname,
    canWrite: roleHas(shop.role, 'webhooks:write'),
    delivery: deliveryView(delivery, times),
    body: JSON.stringify(JSON.parse(body), null, 2),
    log: log.map(({ at, ...attempt }) => ({ ...attempt, at: times.moment(at) })),
  }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const intent = form.text('intent')
  if (intent !== 'resend') throw new ShopError('not_found')
  const args = { params: { shop: params.shop ?? '', id: params.id ?? '', delivery: params.delivery ?? '' } }
  const { refused } = await submit(office, { intent, table: {}, fields: fieldsOf(form), call: webhookCalls.resendWebhookDelivery, args })
  return refused ?? done(office, path)
})

export default function DeliveryPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = webhookMessages[language]
  const { list, host, canWrite, delivery, body, log } = loaderData
  const { type, subject, state, created, nextAttempt } = delivery
  return (
    <Page
      title={subject ? `${t.event(type)}: ${subject}` : t.event(type)}
      lead={nextAttempt && log.length > 0 ? `${created}, ${t.nextAttempt(nextAttempt)}` : created}
      above={<Breadcrumb href={list}>{host}</Breadcrumb>}
      actions={<DeliveryBadge state={state} />}
    >
      <Section id="attempts" title={t.history}>
        <AttemptList log={log} />
        {canWrite && <Form form={officeForm(language, { fields: {}, answer, intent: 'resend' })} submit={t.resend} />}
      </Section>
      <Section id="body" title={t.body}>
        <pre translate="no" className="wrap-anywhere whitespace-pre-wrap rounded-shop border border-rule bg-raised p-4 text-sm">
          {body}
        </pre>
      </Section>
    </Page>
  )
}
