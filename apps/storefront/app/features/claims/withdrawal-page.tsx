import { metaOf } from '../../platform/head.ts'
import { orderHeaders } from '../orders/order-headers.ts'
import type { Route } from './+types/withdrawal-page.ts'
import { claimAction } from './claim-action.server.ts'
import { ClaimScreen } from './claim-screen.tsx'
import { claimLoader } from './claim-view.server.ts'

export const loader = claimLoader('withdrawal')

export const action = claimAction('withdrawal')

export const headers: Route.HeadersFunction = orderHeaders

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? metaOf(loaderData.head) : [])

/** Withdrawal from the contract (Directive 2011/83/EU, article 11a). */
export default function WithdrawalPage({ loaderData, actionData }: Route.ComponentProps) {
  return <ClaimScreen loaded={loaderData} result={actionData} />
}
