import { metaOf } from '../../platform/head.ts'
import { orderHeaders } from '../orders/order-headers.ts'
import type { Route } from './+types/complaint-page.ts'
import { claimAction } from './claim-action.server.ts'
import { ClaimScreen } from './claim-screen.tsx'
import { claimLoader } from './claim-view.server.ts'

export const loader = claimLoader('complaint')

export const action = claimAction('complaint')

export const headers: Route.HeadersFunction = orderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

/** Complaint about goods that do not conform to the contract. */
export default function ComplaintPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimScreen loaded={loaderData} result={actionData} />
}
