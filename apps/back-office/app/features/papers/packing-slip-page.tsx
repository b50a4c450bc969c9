import type { Route } from './+types/packing-slip-page.ts'
import { orderPaperLoader } from './order-paper.server.ts'
import { OrderPaperPage } from './order-paper-page.tsx'

export const loader = orderPaperLoader('packingSlip')

export default function PackingSlipPage({ loaderData: { paper }, params }: Route.ComponentProps) {
  return <OrderPaperPage paper={paper} of={params} file="packing_slip.pdf" />
}
