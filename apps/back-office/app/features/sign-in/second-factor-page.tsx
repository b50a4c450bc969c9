import { signInCalls } from '@stragan/contract/admin'
import { fieldsOf } from '@stragan/web/form.server'
import { safeRedirect } from '@stragan/web/safe-redirect'
import { redirect } from 'react-router'
import { officeForm } from '../../platform/form.ts'
import { useLanguage } from '../../platform/language.ts'
import { isPending } from '../../platform/office.server.ts'
import { Form } from '../../platform/office-form.tsx'
import { pageAction, pageLoader, submit } from '../../platform/page.server.ts'
import type { Route } from './+types/second-factor-page.ts'
import { CodeField } from './code-field.tsx'
import { completeSignIn } from './complete-sign-in.server.ts'
import { Heading } from './heading.tsx'
import { signInMessages } from './sign-in.messages.ts'

const table = { code: 'required' } as const
const intent = 'second-factor'

export const loader = pageLoader(async (office, { query }) => {
  const account = await office.account()
  if (!account) throw redirect('/sign-in', 303)
  if (!isPending(account)) throw redirect(safeRedirect(query.get('return_to')), 303)
  return { email: account.email }
})

export const action = pageAction(async (office, form, { query }) => {
  const fields = fieldsOf(form)
  if ((await office.account()) === null) throw redirect('/sign-in', 303)
  const args = { body: { code: fields.code ?? '' } }
  const outcome = await submit(office, { intent, table, fields, call: signInCalls.confirmSecondFactor, args })
  return outcome.refused ?? completeSignIn(office, outcome.response, query.get('return_to'))
})

export default function SecondFactorPage({ loaderData, actionData }: Route.ComponentProps) {
  const language = useLanguage()
  const t = signInMessages[language]
  const form = officeForm(language, { fields: table, answer: actionData, intent })
  return (
    <>
      <Heading title={t.secondFactor} lead={t.secondFactorLead} />
      <Form form={form} submit={t.confirm}>
        <input type="email" autoComplete="username" defaultValue={loaderData.email} readOnly hidden />
        <CodeField id={form.view.idOf('code')} error={form.view.errorOf('code')} />
      </Form>
      <form method="post" action="/sign-out">
        <button type="submit" className="link">
          {t.otherAccount}
        </button>
      </form>
    </>
  )
}
