import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import type { Route } from './+types/quick-order-page.ts'
import { ListForm } from './list-form.tsx'
import { quickOrderMessages } from './quick-order.messages.ts'
import { quickOrderAction } from './quick-order-action.server.ts'
import { ResolvedForm } from './resolved-form.tsx'

/** `?lines=` prefills the list with lines that were not added to a cart. */
export const loader = personalLoader(async (ctx, _visitor, { query }) => {
  const { language, bootstrap, display } = ctx
  const t = quickOrderMessages[language]
  const head = {
    title: `${t.title} | ${bootstrap.shop.name}`,
    description: t.about(bootstrap.shop.name),
    alternates: alternatesOf('quickOrder'),
  }
  return { language, display, ...headOf(ctx, head), lines: query.get('lines') ?? '' }
})

export const action = quickOrderAction

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function QuickOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, display, lines } = loaderData
  const t = quickOrderMessages[language]
  const breadcrumbs = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.title, href: hrefTo(language, 'quickOrder') },
  ]
  return (
    <>
      <Breadcrumb label={t.breadcrumbs} items={breadcrumbs} />
      <h1 className="mt-3 text-3xl">{t.title}</h1>
      {actionData?.resolved ? (
        <ResolvedForm language={language} prices={display.prices} result={actionData} resolved={actionData.resolved} />
      ) : (
        <p className="mt-2 max-w-prose text-quiet">{t.lead}</p>
      )}
      <ListForm key={actionData?.key} language={language} result={actionData ?? null} text={actionData?.text ?? lines} />
    </>
  )
}
