import { orderCalls } from '@stragan/contract'
import { alternatesOf, hrefTo } from '@stragan/routing'
import { Breadcrumb } from '@stragan/ui/breadcrumb'
import { redirect } from 'react-router'
import { headOf, metaOf } from '../../platform/head.ts'
import { personalLoader } from '../../platform/personal-loader.server.ts'
import { AccountNav } from '../account/account-nav.tsx'
import { SaveOrderForm } from '../saved-lists/save-order-form.tsx'
import type { Route } from './+types/account-order-page.ts'
import { ownOrderAction } from './order-action.server.ts'
import { orderClientAction } from './order-client-action.ts'
import { OrderContent } from './order-content.tsx'
import { OrderDetails } from './order-details.tsx'
import { orderHeaders } from './order-headers.ts'
import { OrderTitle } from './order-title.tsx'
import { orderView } from './order-view.server.ts'
import { orderMessages } from './orders.messages.ts'

export const loader = personalLoader(async (ctx, { ifSession }, { params }) => {
  const { language, bootstrap } = ctx
  const id = params.id ?? ''
  const order = await ifSession(orderCalls.ownOrder, { params: { uid: id } })
  // The session expired between the guard and this call.
  if (!order) throw redirect('/auth')
  const t = orderMessages[language]
  const title = `${t.order(order.number)} | ${bootstrap.shop.name}`
  const head = { title, description: t.description, alternates: alternatesOf('accountOrder', { id }), noindex: true }
  const view = orderView(order, language, bootstrap.shop.time_zone)
  const key: string = crypto.randomUUID()
  return { language, ...headOf(ctx, head), order: view, seller: bootstrap.business, key }
})

export const action = ownOrderAction

export const clientAction = (args: Route.ClientActionArgs) => orderClientAction(args)

export const headers: Route.HeadersFunction = orderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

/** Order page within the customer's account. */
export default function AccountOrderPage({ loaderData, actionData }: Route.ComponentProps) {
  const { language, alternates, order, seller, key } = loaderData
  const t = orderMessages[language]
  const here = alternates[language]
  const kind = [
    { label: t.home, href: hrefTo(language, 'home') },
    { label: t.orderHistory, href: hrefTo(language, 'orderHistory') },
    { label: t.order(order.number), href: here },
  ]
  return (
    <>
      <div className="print:hidden">
        <Breadcrumb label={t.breadcrumbs} items={kind} />
      </div>
      <OrderTitle order={order} language={language} seller={seller} here={here} formKey={key}>
        <SaveOrderForm order={order} language={language} formKey={key} />
      </OrderTitle>
      <AccountNav language={language} here="orderHistory" />
      <OrderContent order={order} language={language} seller={seller} result={actionData}>
        <OrderDetails order={order} language={language} />
      </OrderContent>
    </>
  )
}
