import { accountCalls } from './account.ts'
import { authCalls } from './auth.ts'
import { cartCalls } from './cart.ts'
import { catalogueCalls } from './catalogue.ts'
import { claimCalls } from './claims.ts'
import { configurationCalls } from './configuration.ts'
import { contentCalls } from './content.ts'
import { contentPageCalls } from './content-pages.ts'
import { favouriteCalls } from './favourites.ts'
import { orderCalls } from './orders.ts'
import { pickupPointCalls } from './pickup-points.ts'
import { quoteCalls } from './quotes.ts'
import { savedListCalls } from './saved-lists.ts'
import { sessionCalls } from './session.ts'
import { stockAlertCalls } from './stock-alerts.ts'
import { visitorCalls } from './visitor.ts'

/** Every call of the API, by feature. */
export const calls = {
  session: sessionCalls,
  visitor: visitorCalls,
  configuration: configurationCalls,
  catalogue: catalogueCalls,
  auth: authCalls,
  account: accountCalls,
  favourites: favouriteCalls,
  cart: cartCalls,
  pickupPoints: pickupPointCalls,
  orders: orderCalls,
  claims: claimCalls,
  contentPages: contentPageCalls,
  content: contentCalls,
  stockAlerts: stockAlertCalls,
  savedLists: savedListCalls,
  quotes: quoteCalls,
}
