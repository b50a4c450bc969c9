import { apiKeyCalls, type Permission, permissions, roleHas } from '@stragan/contract/admin'
import type { Fields } from '@stragan/ui/form'
import { FormField, FormTextArea } from '@stragan/ui/form-field'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { NewSecret } from '../../platform/new-secret.tsx'
import { Form } from '../../platform/office-form.tsx'
import { formAnswer, pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import { requirePermission } from '../../platform/shop.server.ts'
import type { Route } from './+types/new-api-key-page.ts'
import { apiKeyMessages } from './api-keys.messages.ts'
import { addressesOf, endOfDay } from './new-api-key.ts'
import { ScopesTable } from './scopes-table.tsx'

const table = { name: 'required', scopes: 'required', addresses: 'optional', expires_at: 'optional' } as const
const intent = 'create'

export const loader = pageLoader(async (office, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'keys:write')
  return { shop: shop.code, grantable: permissions.filter(permission => roleHas(shop.role, permission)) }
})

export const action = pageAction(async (office, form, { params }) => {
  const { shop } = await requirePermission(office, params.shop, 'keys:write')
  const scopes = form.texts('scopes')
  // Lines keep their breaks.
  const fields: Fields = { ...fieldsOf(form), scopes: scopes.join(' '), addresses: form.text('addresses') }
  const body = {
    name: fields.name ?? '',
    scopes: scopes as Permission[],
    addresses: addressesOf(form.text('addresses')),
    expires_at: endOfDay(form.text('expires_at'), shop.time_zone),
  }
  if (Date.parse(body.expires_at ?? '') < Date.now())
    return formAnswer(office, { intent, fields, outcome: { problems: { expires_at: 'wrong' }, refused: null } })
  const args = { params: { shop: shop.code }, body }
  const outcome = await submit(office, { intent, table, fields, call: apiKeyCalls.createApiKey, args })
  return outcome.refused ?? { key: outcome.response.key, name: body.name }
})

export default function NewApiKeyPage({ loaderData: { shop, grantable }, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = apiKeyMessages[language]
  if (actionData && 'key' in actionData) return <CreatedKey secret={actionData.key} name={actionData.name} list={`/${shop}/api-keys`} />
  const form = officeForm(language, { fields: table, answer: actionData, intent })
  return (
    <Page title={t.create} lead={t.newLead} above={<Breadcrumb href={`/${shop}/api-keys`}>{t.title}</Breadcrumb>}>
      <Form form={form} submit={t.create} className="max-w-2xl">
        <FormField form={form.view} name="name" label={t.name} hint={t.nameHint} autoComplete="off" />
        <ScopesTable form={form.view} grantable={grantable} />
        <FormTextArea
          form={form.view}
          name="addresses"
          label={t.addresses}
          hint={t.addressesHint}
          maxLength={1000}
          rows={3}
          spellCheck={false}
        />
        <FormField form={form.view} name="expires_at" label={t.expiresAt} hint={t.expiresHint} type="date" className="max-w-60" />
      </Form>
    </Page>
  )
}

/** The key itself, which nobody can read again. */
function CreatedKey({ secret, name, list }: { secret: string; name: string; list: string }) {
  const t = apiKeyMessages[useLanguage()]
  return (
    <NewSecret title={t.created} lead={t.createdLead} owner={name} secret={secret} label={t.key} next={{ href: list, label: t.toList }}>
      <p className="max-w-prose text-quiet text-sm">{t.usage}</p>
      <code translate="no" className="break-all text-sm">{`Authorization: Bearer ${secret}`}</code>
    </NewSecret>
  )
}
