import type { Language } from '@stragan/contract'
import { operatorCalls } from '@stragan/contract/admin'
import { ButtonLink } from '@stragan/ui/button'
import { FormField, FormSelect } from '@stragan/ui/form-field'
import { fieldsOf } from '@stragan/web/form.server'
import { Breadcrumb } from '../../platform/breadcrumb.tsx'
import { Copy } from '../../platform/copy.tsx'
import { languageOptions } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { Page } from '../../platform/page.tsx'
import type { Route } from './+types/new-shop-page.ts'
import { installationMessages } from './installation.messages.ts'
import { requireOperator } from './require-operator.server.ts'

const table = {
  name: 'required',
  host: 'required',
  owner: 'required',
  language: 'required',
  company: 'optional',
  email: 'optional',
} as const
const intent = 'create'
const list = '/installation'

export const loader = pageLoader(async (office, { url }) => {
  await requireOperator(office)
  return { origin: url.origin }
})

export const action = pageAction(async (office, form) => {
  const fields = fieldsOf(form)
  const { name = '', host = '', owner = '', language, company, email } = fields
  const body = {
    name,
    host,
    owner,
    language: language as Language,
    ...(company && { company }),
    ...(email && { email }),
  }
  const outcome = await submit(office, { intent, table, fields, call: operatorCalls.createShop, args: { body } })
  return outcome.refused ?? { token: outcome.response.owner_token, name }
})

export default function NewShopPage({ loaderData: { origin }, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = installationMessages[language]
  if (actionData && 'token' in actionData) return <CreatedShop name={actionData.name} link={`${origin}/invitation/${actionData.token}`} />
  const form = officeForm(language, { fields: table, answer: actionData, intent, saved: { language } })
  return (
    <Page title={t.create} lead={t.createLead} above={<Breadcrumb href={list}>{t.back}</Breadcrumb>}>
      <Form form={form} submit={t.submitNew} className="max-w-2xl">
        <FormField form={form.view} name="name" label={t.name} autoComplete="off" />
        <FormField
          form={form.view}
          name="host"
          label={t.host}
          hint={t.hostHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <FormField form={form.view} name="owner" label={t.owner} type="email" autoComplete="off" />
        <FormSelect form={form.view} name="language" label={t.language} options={languageOptions} />
        <FormField form={form.view} name="company" label={t.company} autoComplete="off" />
        <FormField form={form.view} name="email" label={t.email} hint={t.emailHint} autoComplete="off" />
      </Form>
    </Page>
  )
}

/** The owner's link, which is shown once. */
function CreatedShop({ name, link }: { name: string; link: string }) {
  const t = installationMessages[useLanguage()]
  return (
    <Page title={t.createdTitle(name)} lead={t.link}>
      <p className="flex max-w-2xl flex-wrap items-center gap-3 rounded-shop border border-rule bg-raised p-5">
        <code translate="no" className="break-all">
          {link}
        </code>
        <Copy text={link} />
      </p>
      <div>
        <ButtonLink href={list} kind="primary">
          {t.back}
        </ButtonLink>
      </div>
    </Page>
  )
}
