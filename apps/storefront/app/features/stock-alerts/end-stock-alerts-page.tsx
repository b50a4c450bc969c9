import { stockAlertCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { PostForm } from '@stragan/ui/post-form'
import { data } from 'react-router'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalAction, personalLoader } from '../../platform/personal-loader.server.ts'
import type { Route } from './+types/end-stock-alerts-page.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import { stockAlertMessages } from './stock-alerts.messages.ts'

export const loader = personalLoader(async (ctx, _visitor, { query }) => {
  const { language, bootstrap } = ctx
  const t = stockAlertMessages[language]
  const head = {
    title: `${t.endTitle} | ${bootstrap.shop.name}`,
    description: t.endAbout,
    alternates: alternatesOf('endStockAlerts'),
    noindex: true,
  }
  return { language, ...headOf(ctx, head), hasToken: query.has('token') }
})

/** Ends the requests of the address's token. Mail programs post here too, without a visit (RFC 8058), and follow no redirect. */
export const action = personalAction(async (_ctx, { optionalSession }, _form, request) => {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  await optionalSession(stockAlertCalls.endStockAlerts, { body: { stock_alert: { token: token.slice(0, 200) } } })
  return data({ ended: true })
})

export const headers: Route.HeadersFunction = linkPageHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function EndStockAlertsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, hasToken } = loaderData
  const t = stockAlertMessages[language]
  return (
    <div className="grid max-w-xl gap-6">
      <h1 className="text-3xl">{actionData ? t.ended : t.endTitle}</h1>
      {actionData ? (
        <>
          <p role="status">{t.endedHint}</p>
          <p>
            <ButtonLink href={hrefTo(language, 'home')}>{t.toShop}</ButtonLink>
          </p>
        </>
      ) : hasToken ? (
        <>
          <p>{t.endLead}</p>
          <PostForm intent="end" submit={t.end} sending={t.ending} />
        </>
      ) : (
        <Notice tone="warning" title={t.linkInvalid}>
          <p>{t.incompleteHint}</p>
        </Notice>
      )}
    </div>
  )
}
