import { passkeyCalls, signInCalls } from '@stragan/contract/admin'
import { FormField } from '@stragan/ui/form-field'
import { PasswordField } from '@stragan/ui/password-field'
import { fieldsOf } from '@stragan/web/form.server'
import { safeRedirect } from '@stragan/web/safe-redirect'
import { redirect } from 'react-router'
import { formMessages } from '../../platform/form.messages.ts'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { isPending } from '../../platform/office.server.ts'
import { Form, Refusal } from '../../platform/office-form.tsx'
import { pageAction, pageLoader, readCredential, submit } from '../../platform/page.server.ts'
import { passwordMessages } from '../../platform/password.messages.ts'
import { PasskeyForm } from '../passkeys/ceremony-form.tsx'
import { passkeyMessages } from '../passkeys/passkeys.messages.ts'
import type { Route } from './+types/sign-in-page.ts'
import { completeSignIn } from './complete-sign-in.server.ts'
import { Heading } from './heading.tsx'
import { signInMessages } from './sign-in.messages.ts'

const table = { email: 'required', password: 'required' } as const

export const loader = pageLoader(async (office, { query }) => {
  const account = await office.account()
  if (account && !isPending(account)) throw redirect(safeRedirect(query.get('return_to')), 303)
  return null
})

export const action = pageAction(async (office, form, { query }) => {
  if (form.text('intent') === 'passkey') {
    const args = { body: { credential: readCredential(form.text('credential')) } }
    const outcome = await submit(office, { intent: 'passkey', table: {}, fields: {}, call: passkeyCalls.signInWithPasskey, args })
    return outcome.refused ?? completeSignIn(office, outcome.response, query.get('return_to'))
  }
  const fields = fieldsOf(form)
  const body = { email: fields.email ?? '', password: fields.password ?? '', device_token: office.deviceToken }
  const outcome = await submit(office, { intent: 'sign-in', table, fields, call: signInCalls.signIn, args: { body } })
  return outcome.refused ?? completeSignIn(office, outcome.response, query.get('return_to'))
})

export default function SignInPage({ actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = signInMessages[language]
  const texts = { ...formMessages[language], ...passwordMessages[language] }
  const form = officeForm(language, { fields: table, answer: actionData, intent: 'sign-in' })
  return (
    <>
      <Heading title={t.title} />
      <Refusal form={officeForm(language, { fields: {}, answer: actionData, intent: 'passkey' })} />
      <Form form={form} submit={t.submit}>
        <FormField form={form.view} name="email" label={texts.email} autoComplete="username" />
        <PasswordField form={form.view} name="password" label={texts.password} texts={texts} autoComplete="current-password" />
      </Form>
      <a href="/password-reset" className="link justify-self-start">
        {t.forgot}
      </a>
      <PasskeyForm purpose="sign-in" name="credential" label={passkeyMessages[language].signIn}>
        <input type="hidden" name="intent" value="passkey" />
      </PasskeyForm>
    </>
  )
}
