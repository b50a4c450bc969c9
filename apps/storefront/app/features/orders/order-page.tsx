import { orderCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { useEffect, useRef } from 'react'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal.server.ts'
import { Badge } from '../../ui/badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PrintButton } from '../../ui/print-button.tsx'
import type { Route } from './+types/order-page.ts'
import { orderAction } from './order-action.server.ts'
import { OrderDetails } from './order-details.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderNext } from './order-next.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'
import { orderView } from './order-view.server.ts'
import { orderMessages } from './orders.messages.ts'
import { Questions } from './questions.tsx'
import { Seller } from './seller.tsx'
import { UnmaskForm } from './unmask-form.tsx'

export const loader = personalLoader(async (visit, { open }, { params }) => {
  const { language, start } = visit
  const uid = params.uid ?? ''
  const order = await open(orderCalls.order, { params: { uid }, query: {} })
  const t = orderMessages[language]
  const title = `${t.order(order.number)} | ${start.shop.name}`
  const head = { title, description: t.description, alternates: alternatesOf('order', { uid }), noindex: true }
  return { language, ...headOf(visit, head), order: orderView(order, language, start.shop.time_zone), seller: start.business }
})

export const action = orderAction

/** The address is the key to the order: it is told to nobody, and kept nowhere. */
export const headers: Route.HeadersFunction = () => ({
  'referrer-policy': 'same-origin',
  'x-robots-tag': 'noindex',
  'cache-control': 'private, no-store',
})

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, alternates, seller } = loaderData
  const unmasked = actionData?.order
  const order = unmasked ?? loaderData.order
  const t = orderMessages[language]
  const details = useRef<HTMLDivElement>(null)
  // The form that was sent is gone: the focus goes to what took its place.
  useEffect(() => {
    if (unmasked) details.current?.focus()
  }, [unmasked])
  const way = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.order(order.number), href: alternates[language] },
  ]
  return (
    <>
      <div className="print:hidden">
        <Breadcrumb label={t.breadcrumbs} items={way} />
      </div>
      <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 print:mt-0">
        <div>
          <h1 className="text-3xl">{t.order(order.number)}</h1>
          <p className="mt-1 text-quiet">
            {t.placed} <time dateTime={order.placed.iso}>{order.placed.text}</time>
          </p>
        </div>
        <div className="flex items-center gap-3">
          {order.isTest && <Badge tone="warning">{t.isTest}</Badge>}
          <PrintButton>{t.print}</PrintButton>
        </div>
        {seller && <Seller seller={seller} className="not-print:hidden text-right text-sm" />}
      </div>
      {order.isTest && (
        <div className="mt-5">
          <Notice tone="warning">
            <p>{t.testHint}</p>
          </Notice>
        </div>
      )}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem] print:mt-4 print:grid-cols-[minmax(0,1fr)_11rem] print:gap-x-8">
        <OrderNext order={order} language={language} answer={actionData} />
        <OrderTimeline steps={order.steps} language={language} />
      </div>
      <OrderLines order={order} language={language} />
      <OrderTotals order={order} language={language} />
      <div className="mt-14 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] print:mt-4 print:grid-cols-1">
        <div ref={details} tabIndex={-1} className="outline-none">
          <p role="status" className="sr-only">
            {unmasked ? t.unmasked : ''}
          </p>
          {order.masked ? (
            <UnmaskForm language={language} wrongEmail={actionData?.wrongEmail} tooMany={actionData?.tooMany === true} />
          ) : (
            <OrderDetails order={order} language={language} />
          )}
        </div>
        {seller && <Questions number={order.number} seller={seller} language={language} />}
      </div>
    </>
  )
}
