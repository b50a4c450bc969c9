import type { Language } from '@stragan/routing'
import { Badge } from '@stragan/ui/badge'
import { PrintButton } from '@stragan/ui/print-button'
import type { ReactNode } from 'react'
import type { Bootstrap } from '../../platform/bootstrap.ts'
import type { OrderView } from './order-view.server.ts'
import { orderMessages } from './orders.messages.ts'
import { ReorderForm } from './reorder-form.tsx'
import { Seller } from './seller.tsx'

interface TitleProps {
  order: OrderView
  language: Language
  seller: Bootstrap['business']
  /** Path of the current page. */
  here: string
  /** Key of the form that orders again. */
  formKey: string
  /** Further actions. */
  children?: ReactNode
}

/** Title of an order with its actions; in print, with the seller. */
export function OrderTitle({ order, language, seller, here, formKey, children }: TitleProps) {
  const t = orderMessages[language]
  return (
    <div className="mt-3 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 print:mt-0">
      <div>
        <h1 className="text-3xl">{t.order(order.number)}</h1>
        <p className="mt-1 text-quiet">
          {t.placed} <time dateTime={order.placed.iso}>{order.placed.text}</time>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {order.isTest && <Badge tone="warning">{t.isTest}</Badge>}
        {!order.masked && <ReorderForm order={order} language={language} from={here} formKey={formKey} />}
        {children}
        <PrintButton>{t.print}</PrintButton>
      </div>
      {seller && <Seller seller={seller} language={language} className="not-print:hidden text-right text-sm" />}
    </div>
  )
}
