import { alternatesOf, hrefTo } from '@stragan/routing'
import { FormField, FormSummary } from '@stragan/ui/form-field'
import { Notice } from '@stragan/ui/notice'
import { PostForm } from '@stragan/ui/post-form'
import { useLocation } from 'react-router'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import type { Route } from './+types/reset-password-page.ts'
import { authMessages } from './auth.messages.ts'
import { authForm } from './form.ts'
import { PasswordField } from './password-field.tsx'
import { resetMessages } from './reset.messages.ts'
import { resetAction } from './reset-action.server.ts'

export const loader = personalLoader(async (ctx, _visitor, { query }) => {
  const { language, bootstrap } = ctx
  const t = resetMessages[language]
  const head = {
    title: `${t.title} | ${bootstrap.shop.name}`,
    description: t.about,
    alternates: alternatesOf('resetPassword'),
    noindex: true,
  }
  return { language, ...headOf(ctx, head), token: query.get('token') }
})

export const action = resetAction

/** The address may contain a token: no referrer to other sites, no caching. */
export const headers: Route.HeadersFunction = () => ({
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function ResetPasswordPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, token } = loaderData
  const t = resetMessages[language]
  const auth = authMessages[language]
  const { pathname } = useLocation()
  const sentTo = actionData && 'sentTo' in actionData ? actionData.sentTo : null
  const result = actionData && 'problems' in actionData ? actionData : undefined
  const form = authForm(language, result)
  const isSetting = token && result?.refused?.code !== 'link_invalid'
  return (
    <div className="grid max-w-md gap-6">
      <h1 className="text-3xl">{t.title}</h1>
      {sentTo && (
        <Notice tone="success" assertive title={t.sent}>
          <p className="wrap-anywhere">{t.sentHint(sentTo)}</p>
        </Notice>
      )}
      <FormSummary form={form} result={result} title={t.problems} refusal={result?.refused && auth.refusal(result.refused)} />
      {isSetting ? (
        <>
          <p>{t.set}</p>
          <PostForm intent="set" submit={t.save} sending={t.saving}>
            <input type="hidden" name="token" value={token} />
            <PasswordField language={language} form={form} label={auth.newPassword} hint={auth.passwordHint} autoComplete="new-password" />
          </PostForm>
        </>
      ) : (
        <>
          <p>{sentTo ? t.nothingCame : t.ask}</p>
          <PostForm intent="ask" action={pathname} submit={t.submit} sending={t.sending}>
            <FormField form={form} name="email" label={auth.email} autoComplete="username" {...(sentTo && { defaultValue: sentTo })} />
          </PostForm>
        </>
      )}
      <p>
        <a href={hrefTo(language, 'customerLogin')} className="link target inline-flex items-center">
          {t.login}
        </a>
      </p>
    </div>
  )
}
