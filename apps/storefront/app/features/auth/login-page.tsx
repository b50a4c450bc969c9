import { alternatesOf } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { redirect, useLocation } from 'react-router'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import type { Route } from './+types/login-page.ts'
import { ConfirmEmail } from './confirm-email.tsx'
import { loginMessages } from './login.messages.ts'
import { loginAction } from './login-action.server.ts'
import { LoginForm } from './login-form.tsx'
import { returnTo, withReturn } from './return-to.ts'

export const loader = personalLoader(async (ctx, visitor, { query, isAfterForm }) => {
  const token = query.get('confirm')
  // Confirmation links also work for logged-in customers, and a refused login shows its errors.
  if (!token && !isAfterForm && (await visitor.customer())) throw redirect('/auth')
  const { language, bootstrap } = ctx
  const t = loginMessages[language]
  const head = {
    title: `${t.title} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('customerLogin'),
    noindex: true,
  }
  const confirmation = query.has('registered') ? 'registered' : query.has('changed') ? 'changed' : null
  return { language, ...headOf(ctx, head), token, confirmation, returnTo: returnTo(query.get('return_to')) } as const
})

export const action = loginAction

/** The address may contain a token: no referrer to other sites, no caching. */
export const headers: Route.HeadersFunction = () => ({
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function LoginPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, token, confirmation, returnTo: requestedReturn } = loaderData
  const t = loginMessages[language]
  const { pathname } = useLocation()
  const confirm = actionData && 'confirm' in actionData ? actionData.confirm : undefined
  const result = actionData && 'problems' in actionData ? actionData : undefined
  return (
    <>
      <h1 className="text-3xl">{token ? t.confirmTitle : t.title}</h1>
      <div className="mt-6 grid gap-x-10 gap-y-10 md:grid-cols-[minmax(0,28rem)_minmax(0,22rem)] lg:gap-x-16">
        <div className="grid content-start gap-8">
          {confirmation && !result && (
            <Notice tone="success" title={t[confirmation]}>
              <p>{t[`${confirmation}Hint`]}</p>
            </Notice>
          )}
          {token ? (
            <ConfirmEmail language={language} token={token} result={confirm} />
          ) : (
            <LoginForm language={language} action={pathname} result={result} returnTo={result?.typed.return_to ?? requestedReturn ?? ''} />
          )}
        </div>
        {!token && <NewHere language={language} returnTo={result?.typed.return_to ?? requestedReturn} />}
      </div>
    </>
  )
}

function NewHere({ language, returnTo: to }: Pick<Route.ComponentProps['loaderData'], 'language' | 'returnTo'>) {
  const t = loginMessages[language]
  return (
    <section aria-labelledby="new" className="border-rule max-md:border-t max-md:pt-6 md:self-start md:border-l md:pl-8">
      <h2 id="new" className="text-xl">
        {t.newHere}
      </h2>
      <ul className="mt-3 grid list-disc gap-1 pl-5">
        {t.benefits.map(benefit => (
          <li key={benefit}>{benefit}</li>
        ))}
      </ul>
      <p className="mt-5">
        <ButtonLink href={withReturn(language, 'customerRegister', to)} className="max-sm:w-full">
          {t.register}
        </ButtonLink>
      </p>
    </section>
  )
}
