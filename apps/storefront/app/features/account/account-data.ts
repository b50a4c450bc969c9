import { accountCalls } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { personalResource } from '../../platform/personal-loader.server.ts'
import { redirectToLogin } from '../../platform/redirect-to-login.server.ts'
import { requestLanguage } from '../../platform/request-language.server.ts'

/**
 * Exports the data of the customer's account as a file (GDPR, articles 15 and 20). Without a login, redirects to the login page.
 */
export const loader = personalResource(async (_visit, { customer, ifSession }, _query, request) => {
  const exportedData = (await customer()) && (await ifSession(accountCalls.customerData, {}))
  if (!exportedData) {
    const language = requestLanguage(request, '/account-data')
    throw redirectToLogin(language, hrefTo(language, 'profile'))
  }
  return new Response(JSON.stringify(exportedData, null, 2), {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="account-data.json"',
      'cache-control': 'private, no-store',
    },
  })
})
