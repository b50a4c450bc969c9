import type { PaymentOutcome } from '@stragan/contract'
import type { Language } from '@stragan/routing'
import { Notice } from '@stragan/ui/notice'
import type { ReactNode } from 'react'
import type { Bootstrap } from '../../platform/bootstrap.ts'
import type { OrderResult } from './order-action.server.ts'
import { OrderLines } from './order-lines.tsx'
import { OrderNext } from './order-next.tsx'
import { OrderPromise } from './order-promise.tsx'
import { OrderRights } from './order-rights.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { OrderTotals } from './order-totals.tsx'
import type { OrderView } from './order-view.server.ts'
import { OrderWithdrawal } from './order-withdrawal.tsx'
import { orderMessages } from './orders.messages.ts'
import { Questions } from './questions.tsx'

interface ContentProps {
  order: OrderView
  language: Language
  seller: Bootstrap['business']
  result: OrderResult | undefined
  /** How the buyer returned from the payment page. */
  returned?: PaymentOutcome | undefined
  /** Personal data, or the form that unmasks it. */
  children: ReactNode
}

/** Order page below the title. */
export function OrderContent({ order, language, seller, result, returned, children }: ContentProps) {
  return (
    <>
      {order.isTest && (
        <div className="mt-5">
          <Notice tone="warning">
            <p>{orderMessages[language].testHint}</p>
          </Notice>
        </div>
      )}
      {order.withdrawal && <OrderWithdrawal order={order} withdrawal={order.withdrawal} seller={seller} language={language} />}
      <div className="mt-8 grid gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_19rem] print:mt-4 print:grid-cols-[minmax(0,1fr)_11rem] print:gap-x-8">
        <OrderNext order={order} language={language} result={result} returned={returned} />
        <div className="lg:border-rule lg:border-l lg:pl-8">
          <OrderTimeline steps={order.steps} language={language} />
          <OrderPromise promise={order.delivery.promise} />
          <OrderShipments shipments={order.shipments} language={language} />
          <OrderRights order={order} language={language} />
        </div>
      </div>
      <OrderLines order={order} language={language} />
      <OrderTotals order={order} language={language} />
      <div className="mt-14 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_26rem] print:mt-4 print:grid-cols-1">
        {children}
        {seller && <Questions number={order.number} seller={seller} language={language} />}
      </div>
    </>
  )
}
