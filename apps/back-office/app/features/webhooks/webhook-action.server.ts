import { ShopError } from '@stragan/contract'
import { type WebhookEvent, webhookCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import type { FormFields } from '@stragan/web/form-fields.server'
import { discardDraft } from '../../platform/drafts/drafts.server.ts'
import { refusingConflicts } from '../../platform/merged-change.server.ts'
import type { Office } from '../../platform/office.server.ts'
import { done, submit } from '../../platform/page.server.ts'
import { readBase } from '../../platform/read-base.server.ts'
import { webhookDraft } from './webhook-drafts.ts'
import { webhookTable } from './webhook-fields.tsx'

interface At {
  params: { shop: string; id: string }
  path: string
}

/** Carries out a form of an endpoint's page. */
export async function actOnWebhook(office: Office, form: FormFields, { params, path }: At) {
  const intent = form.text('intent')
  const fields = fieldsOf(form)
  const subject = form.text('subject')
  switch (intent) {
    case 'save': {
      const events = form.texts('events')
      const call = webhookCalls.updateWebhook
      const values = {
        url: form.text('url').trim(),
        description: form.text('description'),
        events: events as WebhookEvent[],
        enabled: form.has('enabled'),
      }
      // What was made up changes nothing.
      const body = { ...values, from: readBase(form.text('from'), call.body.shape.from) ?? values }
      const typed = { ...fields, events: events.join(' '), enabled: form.text('enabled') }
      const table = { ...webhookTable, enabled: 'optional' } as const
      const { refused } = await submit(refusingConflicts(office), { intent, table, fields: typed, call, args: { params, body } })
      if (refused) return refused
      await discardDraft(office, params.shop, webhookDraft(params.id))
      return done(office, path, { kind: 'webhook_saved' })
    }
    case 'rotate': {
      const outcome = await submit(office, { intent, table: {}, fields, call: webhookCalls.rotateWebhookSecret, args: { params } })
      return outcome.refused ?? { secret: outcome.response.secret }
    }
    case 'test': {
      const outcome = await submit(office, { intent, table: {}, fields, call: webhookCalls.sendTestEvent, args: { params } })
      return outcome.refused ?? done(office, `${path}/${outcome.response.id}`)
    }
    case 'delete': {
      const { refused } = await submit(office, { intent, table: {}, fields, call: webhookCalls.deleteWebhook, args: { params } })
      return refused ?? done(office, `/${params.shop}/webhooks`, { kind: 'webhook_deleted', subject })
    }
    default:
      throw new ShopError('not_found')
  }
}
