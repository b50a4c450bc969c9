import { type WebhookEvent, webhookCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { discardDraft, loadDraft } from '../../platform/drafts/drafts.server.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/new-webhook-page.ts'
import { webhookDraft } from './webhook-drafts.ts'
import { WebhookFields, webhookTable } from './webhook-fields.tsx'
import { WebhookSecret } from './webhook-secret.tsx'
import { webhookMessages } from './webhooks.messages.ts'

const intent = 'create'

export const loader = pageLoader(async (office, { params }) => {
  const { shop, times } = await requirePermission(office, params.shop, 'webhooks:write')
  return { shop: shop.code, draft: await loadDraft(office, { shop: shop.code, times, ...webhookDraft(null) }) }
})

export const action = pageAction(async (office, form, { params }) => {
  const events = form.texts('events')
  const fields = { ...fieldsOf(form), events: events.join(' ') }
  const body = { url: form.text('url').trim(), description: form.text('description'), events: events as WebhookEvent[] }
  const args = { params: { shop: params.shop ?? '' }, body }
  const outcome = await submit(office, { intent, table: webhookTable, fields, call: webhookCalls.createWebhook, args })
  if (outcome.refused) return outcome.refused
  await discardDraft(office, args.params.shop, webhookDraft(null))
  return { ...outcome.response, url: body.url }
})

export default function NewWebhookPage({ loaderData: { shop, draft }, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = webhookMessages[language]
  if (actionData && 'secret' in actionData)
    return <WebhookSecret title={t.created} url={actionData.url} secret={actionData.secret} href={`/${shop}/webhooks/${actionData.id}`} />
  const form = officeForm(language, { fields: webhookTable, answer: actionData, intent, draft })
  return (
    <Page title={t.create} lead={t.lead} above={<Breadcrumb href={`/${shop}/webhooks`}>{t.title}</Breadcrumb>}>
      <Form form={form} submit={t.create} className="max-w-2xl">
        <WebhookFields form={form.view} />
      </Form>
    </Page>
  )
}
