import { accountCalls } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { personalResource } from '../../platform/personal-loader.server.ts'
import { requestLanguage } from '../../platform/request-language.server.ts'
import { toLogin } from '../../platform/to-login.server.ts'

/** Everything that the shop keeps of the customer, as a file (GDPR, articles 15 and 20). Who is not logged in comes back to its page. */
export const loader = personalResource(async (_visit, { customer, ifSession }, _query, request) => {
  const kept = (await customer()) && (await ifSession(accountCalls.customerData, {}))
  if (!kept) {
    const language = requestLanguage(request, '/account-data')
    throw toLogin(language, hrefTo(language, 'profile'))
  }
  return new Response(JSON.stringify(kept, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="account-data.json"',
      'cache-control': 'private, no-store',
    },
  })
})
