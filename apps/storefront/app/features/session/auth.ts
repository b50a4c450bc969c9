import { hrefTo, languageOf } from '@stragan/routing'
import { redirect } from 'react-router'
import { cookiesOf, languageChoice } from '../../platform/cookies.server.ts'
import { visitorContext } from '../../platform/visitor.ts'
import type { Route } from './+types/auth.ts'

/**
 * Where somebody goes on after logging in: a customer to the order history, anyone else to log in (decisions 7). Who never chose a
 * language goes on in that of the page they came from.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const language = languageChoice(cookiesOf(request)) ?? languageOf(cameFrom(request))
  const isCustomer = (await context.get(visitorContext).customer()) !== null
  return redirect(hrefTo(language, isCustomer ? 'orderHistory' : 'customerLogin'))
}

function cameFrom(request: Request): string {
  const page = request.headers.get('referer') ?? ''
  return URL.canParse(page) ? new URL(page).pathname : '/'
}
