import { signInCalls } from '@stragan/contract/admin'
import { FormField } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { fieldsOf } from '@stragan/web/form.server'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { pageAction, submit } from '../../platform/page.server.ts'
import type { Route } from './+types/request-reset-page.ts'
import { Heading } from './heading.tsx'
import { signInMessages } from './sign-in.messages.ts'

const table = { email: 'required' } as const
const intent = 'reset'

export const action = pageAction(async (office, form) => {
  const fields = fieldsOf(form)
  const body = { email: fields.email ?? '' }
  const { refused } = await submit(office, { intent, table, fields, call: signInCalls.requestPasswordReset, args: { body } })
  return refused ?? { sentTo: body.email }
})

export default function RequestResetPage({ actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = signInMessages[language]
  const texts = formMessages[language]
  const form = officeForm(language, { fields: table, answer: actionData, intent })
  const isSent = actionData && 'sentTo' in actionData
  return (
    <>
      <Heading title={t.resetTitle} lead={isSent ? undefined : t.requestLead} />
      {isSent ? (
        <Notice tone="success" assertive title={t.linkSent}>
          <p>{t.linkSentText(actionData.sentTo)}</p>
        </Notice>
      ) : (
        <Form form={form} submit={t.sendLink}>
          <FormField form={form.view} name="email" label={texts.email} autoComplete="username" />
        </Form>
      )}
      <a href="/sign-in" className="link justify-self-start">
        {t.backToSignIn}
      </a>
    </>
  )
}
