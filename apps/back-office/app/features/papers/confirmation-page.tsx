import type { Route } from './+types/confirmation-page.ts'
import { orderPaperLoader } from './order-paper.server.ts'
import { OrderPaperPage } from './order-paper-page.tsx'

export const loader = orderPaperLoader('confirmation')

export default function ConfirmationPage({ loaderData: { paper }, params }: Route.ComponentProps) {
  return <OrderPaperPage paper={paper} of={params} file="confirmation.pdf" />
}
