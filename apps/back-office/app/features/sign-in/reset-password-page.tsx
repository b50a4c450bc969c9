import { signInCalls } from '@stragan/contract/admin'
import { PasswordField } from '@stragan/ui/password-field'
import { fieldsOf } from '@stragan/web/form.server'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { Form } from '../../platform/office-form.tsx'
import { done, pageAction, submit } from '../../platform/page.server.ts'
import { passwordMessages } from '../../platform/password.messages.ts'
import type { Route } from './+types/reset-password-page.ts'
import { Heading } from './heading.tsx'
import { signInMessages } from './sign-in.messages.ts'

const table = { password: 'required' } as const
const intent = 'password'

export const action = pageAction(async (office, form, { params }) => {
  const fields = fieldsOf(form)
  const args = { params: { token: params.token ?? '' }, body: { password: fields.password ?? '' } }
  const { refused } = await submit(office, { intent, table, fields, call: signInCalls.resetPassword, args })
  if (refused) return refused
  office.setSession(null)
  return done(office, '/sign-in', { kind: 'password_set' })
})

export default function ResetPasswordPage({ actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = signInMessages[language]
  const texts = { ...formMessages[language], ...passwordMessages[language] }
  const form = officeForm(language, { fields: table, answer: actionData, intent })
  const askAgain = (
    <a href="/password-reset" className="link">
      {t.askAgain}
    </a>
  )
  return (
    <>
      <Heading title={t.resetTitle} lead={t.resetLead} />
      <Form form={form} submit={t.setPassword} help={form.result?.refused?.code === 'link_invalid' && askAgain}>
        <PasswordField
          form={form.view}
          name="password"
          label={texts.newPassword}
          hint={texts.passwordHint}
          texts={texts}
          autoComplete="new-password"
        />
      </Form>
    </>
  )
}
