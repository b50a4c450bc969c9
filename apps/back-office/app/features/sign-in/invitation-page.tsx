import { ShopError } from '@stragan/contract'
import { signInCalls } from '@stragan/contract/admin'
import { FormField, FormSelect } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { PasswordField } from '@stragan/ui/password-field'
import { fieldsOf } from '@stragan/web/form.server'
import { data } from 'react-router'
import { formMessages, languageOptions } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import { passwordMessages } from '../../platform/password.messages.ts'
import { rightsMessages } from '../../platform/rights.messages.ts'
import type { Route } from './+types/invitation-page.ts'
import { completeSignIn } from './complete-sign-in.server.ts'
import { Heading } from './heading.tsx'
import { signInMessages } from './sign-in.messages.ts'

const ofNewPerson = { name: 'required', language: 'required', password: 'required' } as const
const ofKnownPerson = { password: 'required' } as const
const intent = 'accept'

const { invitation: invitationCall, acceptInvitation } = signInCalls

export const loader = pageLoader(async (office, { params }) => {
  try {
    const invitation = await office.api(invitationCall, { params: { token: params.token ?? '' } })
    const account = await office.account()
    return data({ invitation, isOther: account !== null && account.email !== invitation.email })
  } catch (error) {
    if (!(error instanceof ShopError) || (error.code !== 'link_invalid' && error.code !== 'not_found')) throw error
    return data({ invitation: null, isOther: false }, { status: 404 })
  }
})

export const action = pageAction(async (office, form, { params }) => {
  const fields = fieldsOf(form)
  const isNew = fields.language !== undefined
  const { name = '', language = '', password = '' } = fields
  const args = {
    params: { token: params.token ?? '' },
    body: { password, ...(isNew && { name, language: language as 'en' }) },
  }
  const table = isNew ? ofNewPerson : ofKnownPerson
  const outcome = await submit(office, { intent, table, fields, call: acceptInvitation, args })
  return outcome.refused ?? completeSignIn(office, outcome.response, '/')
})

export default function InvitationPage({ loaderData: { invitation, isOther }, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = signInMessages[language]
  const texts = { ...formMessages[language], ...passwordMessages[language] }
  if (!invitation) return <Heading title={t.brokenLink} lead={t.brokenInvitation} />
  const { shop_name, role, has_account, email } = invitation
  const saved = { language: invitation.language }
  const form = officeForm(language, { fields: has_account ? ofKnownPerson : ofNewPerson, answer: actionData, intent, saved } as never)
  const password = has_account
    ? { label: texts.password, autoComplete: 'current-password' }
    : { label: texts.password, hint: texts.passwordHint, autoComplete: 'new-password' }
  return (
    <>
      <Heading title={t.invitation(shop_name)} lead={t.invitationLead(shop_name, rightsMessages[language].role(role))} />
      <p>{has_account ? t.knownAccount : t.newAccount}</p>
      {isOther && <Notice>{t.otherShop}</Notice>}
      <Form form={form} submit={t.accept}>
        <FormField
          form={form.view}
          name="email"
          label={texts.email}
          defaultValue={email}
          autoComplete="username"
          required={false}
          note=""
          readOnly
        />
        {!has_account && (
          <>
            <FormField form={form.view} name="name" label={texts.name} />
            <FormSelect form={form.view} name="language" label={texts.language} options={languageOptions} />
          </>
        )}
        <PasswordField form={form.view} name="password" texts={texts} {...password} />
      </Form>
    </>
  )
}
