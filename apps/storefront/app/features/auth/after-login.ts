import { hrefTo } from '@stragan/routing'
import { redirect } from 'react-router'
import { personalResource } from '../../platform/personal-loader.server.ts'
import { requestLanguage } from '../../platform/request-language.server.ts'

/**
 * Redirects after login: customers to the order history, everybody else to the login page (docs/rules.md#7). Without a chosen language, the
 * language of the referring page applies.
 */
export const loader = personalResource(async (_visit, { customer }, _query, request) => {
  const isCustomer = (await customer()) !== null
  return redirect(hrefTo(requestLanguage(request, '/auth'), isCustomer ? 'orderHistory' : 'customerLogin'))
})
