import { customerCalls, ShopError } from '@stragan/contract'
import { hrefTo } from '@stragan/routing'
import { data, redirect } from 'react-router'
import { personalAction } from '../../platform/personal.server.ts'

/** Mails another link that confirms the customer's e-mail. */
export const orderHistoryAction = personalAction(async ({ language }, { ifKnown }) => {
  try {
    if (!(await ifKnown(customerCalls.sendConfirmation, {}))) throw redirect('/auth')
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    return data({ refused: error.code }, { status: error.status })
  }
  throw redirect(`${hrefTo(language, 'orderHistory')}?sent=1`, 303)
})
