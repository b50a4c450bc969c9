import { accountCalls } from './account.ts'
import { cartCalls } from './cart.ts'
import { catalogueCalls } from './catalogue.ts'
import { claimCalls } from './claims.ts'
import { configurationCalls } from './configuration.ts'
import { contentCalls } from './content.ts'
import { customerCalls } from './customer.ts'
import { favouriteCalls } from './favourites.ts'
import { orderCalls } from './orders.ts'
import { pageCalls } from './pages.ts'
import { sessionCalls } from './session.ts'

/** Every call of the API, by feature. */
export const calls = {
  session: sessionCalls,
  customer: customerCalls,
  account: accountCalls,
  configuration: configurationCalls,
  catalogue: catalogueCalls,
  favourites: favouriteCalls,
  cart: cartCalls,
  orders: orderCalls,
  claims: claimCalls,
  pages: pageCalls,
  content: contentCalls,
}
