import { hrefTo } from '@stragan/routing'
import { redirect } from 'react-router'
import { personalResource } from '../../platform/personal.server.ts'
import { requestLanguage } from '../../platform/request-language.server.ts'

/**
 * Where somebody goes on after logging in: a customer to the order history, anyone else to log in (docs/rules.md#7). Who never chose a
 * language goes on in that of the page they came from.
 */
export const loader = personalResource(async (_visit, { customer }, _query, request) => {
  const isCustomer = (await customer()) !== null
  return redirect(hrefTo(requestLanguage(request, '/auth'), isCustomer ? 'orderHistory' : 'customerLogin'))
})
