import { ShopError } from '@stragan/contract'
import { paymentKeyCalls, roleHas } from '@stragan/contract/admin'
import { FormField } from '@stragan/ui/form-field'
import { fieldsOf } from '@stragan/web/form.server'
import { Copy } from '../../platform/copy.tsx'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form, Question, Refusal } from '../../platform/office-form.tsx'
import { done, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page, Section } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/payment-keys-page.ts'
import { paymentKeyMessages } from './payment-keys.messages.ts'

const table = { stripe_secret_key: 'optional', stripe_webhook_secret: 'optional' } as const
const names = ['stripe_secret_key', 'stripe_webhook_secret'] as const

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'money-settings:read')
  const keys = await office.api(paymentKeyCalls.paymentKeys, { params: { shop: shop.code } })
  return { keys, canWrite: roleHas(shop.role, 'money-settings:write') }
})

export const action = pageAction(async (office, form, { params, path }) => {
  const intent = form.text('intent')
  const fields = fieldsOf(form)
  const given = { params: { shop: params.shop ?? '' } }
  switch (intent) {
    case 'save': {
      const body = Object.fromEntries(names.flatMap(name => (fields[name] ? [[name, fields[name]]] : [])))
      const { refused } = await submit(office, { intent, table, fields, call: paymentKeyCalls.savePaymentKeys, args: { ...given, body } })
      return refused ?? done(office, path, { kind: 'payment_keys_saved' })
    }
    case 'remove': {
      const body = { stripe_secret_key: null, stripe_webhook_secret: null }
      const { refused } = await submit(office, { intent, table, fields, call: paymentKeyCalls.savePaymentKeys, args: { ...given, body } })
      return refused ?? done(office, path, { kind: 'payment_keys_removed' })
    }
    default:
      throw new ShopError('not_found')
  }
})

export default function PaymentKeysPage({ loaderData: { keys, canWrite }, actionData: answer }: Route.ComponentProps) {
  const language = useLanguage()
  const t = paymentKeyMessages[language]
  const form = officeForm(language, { fields: table, answer, intent: 'save' })
  const noteOf = (name: (typeof names)[number]) => (keys[name].is_set ? t.stored(keys[name].ending ?? '') : t.missing)
  const field = { form: form.view, autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }
  return (
    <Page title={t.title} lead={t.lead}>
      {canWrite && (
        <Form form={form} submit={formMessages[language].save} className="max-w-2xl">
          <FormField {...field} name="stripe_secret_key" label={t.secretKey} hint={`${t.secretKeyHint} ${noteOf('stripe_secret_key')}`} />
          <FormField
            {...field}
            name="stripe_webhook_secret"
            label={t.webhookSecret}
            hint={`${t.webhookSecretHint} ${noteOf('stripe_webhook_secret')}`}
          />
        </Form>
      )}
      <Section id="address" title={t.address} lead={t.addressText}>
        <p className="flex flex-wrap items-center gap-3">
          <code translate="no" className="break-all">
            {keys.stripe_notification_url}
          </code>
          <Copy text={keys.stripe_notification_url} of={t.address} />
        </p>
      </Section>
      <Refusal form={officeForm(language, { fields: {}, answer, intent: 'remove' })} />
      {canWrite && names.some(name => keys[name].is_set) && (
        <div>
          <Question
            id="remove"
            label={t.remove}
            name={t.remove}
            title={t.removeQuestion}
            text={t.removeText}
            confirm={t.remove}
            intent="remove"
          />
        </div>
      )}
    </Page>
  )
}
