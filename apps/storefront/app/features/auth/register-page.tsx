import { alternatesOf } from '@stragan/routing'
import { FormSummary } from '@stragan/ui/form-field'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import type { Route } from './+types/register-page.ts'
import { authMessages } from './auth.messages.ts'
import { authForm } from './form.ts'
import { registerMessages } from './register.messages.ts'
import { registerAction } from './register-action.server.ts'
import { RegisterForm } from './register-form.tsx'
import { returnTo, withReturn } from './return-to.ts'

export const loader = personalLoader(async (ctx, _visitor, { query }) => {
  const { language, bootstrap } = ctx
  const t = registerMessages[language]
  const head = {
    title: `${t.title} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('customerRegister'),
    noindex: true,
  }
  /** Idempotency key of this form: repeated submits create one account and one mail. */
  const key: string = crypto.randomUUID()
  return { language, ...headOf(ctx, head), key, returnTo: returnTo(query.get('return_to')) }
})

export const action = registerAction

/** The response contains the form's idempotency key. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function RegisterPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, key } = loaderData
  const to = actionData?.typed.return_to ?? loaderData.returnTo
  const t = registerMessages[language]
  const form = authForm(language, actionData)
  const refused = actionData?.refused
  return (
    <div className="max-w-2xl">
      <h1 className="text-3xl">{t.title}</h1>
      <p className="mt-2">
        {t.known}{' '}
        <a href={withReturn(language, 'customerLogin', to)} className="link target inline-flex items-center">
          {t.login}
        </a>
      </p>
      <div className="mt-6 grid gap-6">
        <FormSummary form={form} result={actionData} title={t.problems} refusal={refused && authMessages[language].refusal(refused)}>
          {refused?.code === 'idempotency_key_reused' && (
            <a href={withReturn(language, 'customerRegister', to)} target="_self" className="link target inline-flex items-center">
              {t.fresh}
            </a>
          )}
        </FormSummary>
        <RegisterForm language={language} form={form} result={actionData} formKey={actionData?.typed.key || key} returnTo={to} />
      </div>
    </div>
  )
}
