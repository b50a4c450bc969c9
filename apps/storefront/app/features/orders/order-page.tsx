import { orderCalls, paymentOutcomes } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { useEffect, useRef, useState } from 'react'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import type { Route } from './+types/order-page.ts'
import { type OrderResult, orderAction } from './order-action.server.ts'
import { orderClientAction } from './order-client-action.ts'
import { OrderContent } from './order-content.tsx'
import { OrderDetails } from './order-details.tsx'
import { orderHeaders } from './order-headers.ts'
import { OrderTitle } from './order-title.tsx'
import { orderView } from './order-view.server.ts'
import { orderMessages } from './orders.messages.ts'
import { withShownDuringCheck } from './payment-check.ts'
import { UnmaskForm } from './unmask-form.tsx'
import { unmaskedOrder } from './unmasked-order.ts'

export const loader = personalLoader(async (ctx, { optionalSession }, { params, query }) => {
  const { language, bootstrap } = ctx
  const uid = params.uid ?? ''
  const order = await optionalSession(orderCalls.order, { params: { uid } })
  const t = orderMessages[language]
  const title = `${t.order(order.number)} | ${bootstrap.shop.name}`
  const head = { title, description: t.description, alternates: alternatesOf('order', { uid }), noindex: true }
  const returned = paymentOutcomes.find(outcome => outcome === query.get('payment'))
  const view = orderView(order, language, bootstrap.shop.time_zone)
  const key: string = crypto.randomUUID()
  return { language, ...headOf(ctx, head), order: view, seller: bootstrap.business, returned, key }
})

export const action = orderAction

export const clientAction = (args: Route.ClientActionArgs) => orderClientAction(args)

/** A check of the payment that fails leaves the order as it is shown. */
export const clientLoader = ({ params, serverLoader }: Route.ClientLoaderArgs) => withShownDuringCheck(params.uid ?? '', serverLoader())

export const headers: Route.HeadersFunction = orderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

export default function OrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, alternates, seller, returned, key } = loaderData
  const result = useUnmasking(actionData, loaderData.order.uid)
  const unmasked = result?.order
  const order = unmasked && loaderData.order.masked ? unmaskedOrder(loaderData.order, unmasked) : loaderData.order
  const t = orderMessages[language]
  const details = useRef<HTMLDivElement>(null)
  // The submitted form is gone: the focus moves to what replaced it.
  useEffect(() => {
    if (unmasked) details.current?.focus()
  }, [unmasked])
  const kind = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.order(order.number), href: alternates[language] },
  ]
  return (
    <>
      <div className="print:hidden">
        <Breadcrumb label={t.breadcrumbs} items={kind} />
      </div>
      <OrderTitle order={order} language={language} seller={seller} here={alternates[language]} formKey={key} />
      <OrderContent order={order} language={language} seller={seller} result={result} returned={returned}>
        <div ref={details} tabIndex={-1} className="outline-none">
          <p role="status" className="sr-only">
            {unmasked ? t.unmasked : ''}
          </p>
          {order.masked ? (
            <UnmaskForm language={language} refused={actionData?.refusedEmail} />
          ) : (
            <OrderDetails order={order} language={language} />
          )}
        </div>
      </OrderContent>
    </>
  )
}

/** The response to the order's last form; React Router drops one that unmasked the order when it checks the payment. */
function useUnmasking(result: OrderResult | undefined, uid: string): OrderResult | undefined {
  const [unmasking, setUnmasking] = useState<OrderResult>()
  useEffect(() => {
    if (result?.order) setUnmasking(result)
  }, [result])
  return result ?? (unmasking?.order?.uid === uid ? unmasking : undefined)
}
