import { accountCalls } from '@stragan/contract'
import { alternatesOf } from '@stragan/routing'
import { redirect } from 'react-router'
import { formatMoment } from '../../platform/format.ts'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import type { Route } from './+types/profile-page.ts'
import { accountMessages } from './account.messages.ts'
import { AccountLayout } from './account-layout.tsx'
import { CloseAccount } from './close-account.tsx'
import { DataForm } from './data-form.tsx'
import { DownloadData } from './download-data.tsx'
import { PasswordForm } from './password-form.tsx'
import { profileMessages } from './profile.messages.ts'
import { profileAction } from './profile-action.server.ts'
import { Sessions } from './sessions.tsx'

const outcomes = { saved: 'saved', password: 'passwordChanged', ended: 'ended' } as const

export const loader = personalLoader(async (ctx, { customer, ifSession }, { query }) => {
  const { language, bootstrap } = ctx
  const [person, sessions] = await Promise.all([customer(), ifSession(accountCalls.customerSessions, {})])
  // The session expired between the guard and this call.
  if (!person || !sessions) throw redirect('/auth')
  const head = {
    title: `${accountMessages[language].pages.profile} | ${bootstrap.shop.name}`,
    description: profileMessages[language].about(bootstrap.shop.name),
    alternates: alternatesOf('profile'),
    noindex: true,
  }
  const flag = (Object.keys(outcomes) as (keyof typeof outcomes)[]).find(one => query.has(one))
  return {
    language,
    ...headOf(ctx, head),
    person,
    sessions: sessions
      .toSorted((a, b) => Number(b.is_current) - Number(a.is_current))
      .map(({ id, device, is_current, created_at, expires_at }) => ({
        id,
        device,
        is_current,
        since: formatMoment(language, created_at, bootstrap.shop.time_zone, 'with time'),
        until: formatMoment(language, expires_at, bootstrap.shop.time_zone),
      })),
    done: flag ? outcomes[flag] : null,
  }
})

export const action = profileAction

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function ProfilePage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, person, sessions, done } = loaderData
  const t = profileMessages[language]
  const resultOf = (intent: string) => (actionData?.intent === intent ? actionData : undefined)
  return (
    <AccountLayout language={language} here="profile" done={actionData || !done ? undefined : t[done]}>
      <div className="grid max-w-2xl gap-10">
        <DataForm language={language} result={resultOf('data')} person={person} />
        <PasswordForm language={language} result={resultOf('password')} email={person.email} />
        <Sessions language={language} sessions={sessions} />
        <DownloadData language={language} />
        <CloseAccount language={language} result={resultOf('close')} email={person.email} />
      </div>
    </AccountLayout>
  )
}
