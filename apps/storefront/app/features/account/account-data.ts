import { accountCalls } from '@stragan/contract'
import { data } from 'react-router'
import { personalResource } from '../../platform/personal.server.ts'

/** Everything that the shop keeps of the customer, as a file (GDPR, articles 15 and 20). */
export const loader = personalResource(async ({ customer, ifKnown }) => {
  const kept = (await customer()) && (await ifKnown(accountCalls.customerData, {}))
  if (!kept) throw data(null, { status: 404 })
  return new Response(JSON.stringify(kept, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="account-data.json"',
      'cache-control': 'private, no-store',
    },
  })
})
