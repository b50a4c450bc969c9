import { catalogueCalls, ShopError, stockAlertCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { ButtonLink } from '@stragan/ui/button'
import { Notice } from '@stragan/ui/notice'
import { PostForm } from '@stragan/ui/post-form'
import { statusOf } from '@stragan/web/form.server'
import { data, redirect } from 'react-router'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalAction, personalLoader } from '../../platform/personal-loader.server.ts'
import { withFallback } from '../../platform/with-fallback.server.ts'
import type { Route } from './+types/confirm-stock-alert-page.ts'
import { linkPageHeaders } from './link-page-headers.ts'
import { stockAlertMessages } from './stock-alerts.messages.ts'

export const loader = personalLoader(async (ctx, _visitor, { query }) => {
  const { api, language, bootstrap } = ctx
  const t = stockAlertMessages[language]
  const id = query.get('product')
  const product = id === null ? null : await withFallback(ctx, 'product', api(catalogueCalls.product, { params: { id } }), null)
  const head = {
    title: `${id === null ? t.confirmTitle : t.confirmed} | ${bootstrap.shop.name}`,
    description: t.confirmAbout,
    alternates: alternatesOf('confirmStockAlert'),
    noindex: true,
  }
  const confirmed = id === null ? null : { name: product?.name ?? t.confirmedProduct, slug: product?.slug ?? null }
  return { language, ...headOf(ctx, head), token: query.get('token'), confirmed }
})

/** Opening the link is not enough: programs that check e-mails open links too. */
export const action = personalAction(async ({ language }, { optionalSession }, form) => {
  const body = { stock_alert: { token: form.text('token').slice(0, 200) } }
  const confirmed = await optionalSession(stockAlertCalls.confirmStockAlert, { body }).catch(error => {
    if (error instanceof ShopError && error.status < 500) return error
    throw error
  })
  if (confirmed instanceof ShopError) {
    const { code } = confirmed
    return data({ refused: { code, minutes: 0 } }, { status: statusOf({ code, minutes: 0 }) })
  }
  throw redirect(`${hrefTo(language, 'confirmStockAlert')}?product=${confirmed.product.slug}`, 303)
})

export const headers: Route.HeadersFunction = linkPageHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function ConfirmStockAlertPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, token, confirmed } = loaderData
  const t = stockAlertMessages[language]
  const refused = actionData?.refused
  const isInvalid = token === null || refused?.code === 'link_invalid'
  return (
    <div className="grid max-w-xl gap-6">
      <h1 className="text-3xl">{confirmed ? t.confirmed : t.confirmTitle}</h1>
      {confirmed ? (
        <>
          <p>{t.confirmedHint(confirmed.name)}</p>
          <p>
            <ButtonLink href={confirmed.slug ? hrefTo(language, 'product', { id: confirmed.slug }) : hrefTo(language, 'allProducts')}>
              {confirmed.slug ? t.toProduct : t.toProducts}
            </ButtonLink>
          </p>
        </>
      ) : isInvalid ? (
        <Notice tone="warning" assertive={refused !== undefined} title={t.linkInvalid}>
          <p>{t.linkInvalidHint}</p>
          <p>
            <a href={hrefTo(language, 'allProducts')} className="link target inline-flex items-center">
              {t.toProducts}
            </a>
          </p>
        </Notice>
      ) : (
        <>
          {refused && (
            <Notice tone="danger" assertive title={t.refusal(refused).title}>
              <p>{t.refusal(refused).text}</p>
            </Notice>
          )}
          <p>{t.confirmLead}</p>
          <PostForm intent="confirm" submit={t.confirm} sending={t.confirming}>
            <input type="hidden" name="token" value={token} />
          </PostForm>
        </>
      )}
    </div>
  )
}
