import { setTimeout as pause } from 'node:timers/promises'
import {
  accountCalls,
  cartCalls,
  catalogueCalls,
  claimCalls,
  configurationCalls,
  contentCalls,
  customerCalls,
  favouriteCalls,
  orderCalls,
  pageCalls,
  ShopError,
  sessionCalls,
} from '@stragan/contract'
import { openApiOf } from '@stragan/contract/openapi'
import { Hono } from 'hono'
import type { Dependencies, Serving } from './context.ts'
import { accountHandlersWith } from './features/account/account.handlers.ts'
import { cartHandlers } from './features/cart/cart.handlers.ts'
import { catalogueHandlers } from './features/catalogue/catalogue.handlers.ts'
import { incompleteProducts } from './features/catalogue/catalogue.ts'
import { claimHandlers } from './features/claims/claims.handlers.ts'
import { configurationHandlers } from './features/configuration/configuration.handlers.ts'
import { contentHandlers } from './features/content/content.handlers.ts'
import { customerHandlersWith } from './features/customer/customer.handlers.ts'
import { passwordCheck } from './features/customer/customer.ts'
import { serveDocuments } from './features/documents/documents.ts'
import { favouriteHandlers } from './features/favourites/favourites.handlers.ts'
import { orderHandlers } from './features/orders/orders.handlers.ts'
import { serveNotifications } from './features/orders/payments/notifications.ts'
import { pageHandlers } from './features/pages/pages.handlers.ts'
import { servePictures } from './features/pictures/pictures.ts'
import { sessionHandlersWith } from './features/session/session.handlers.ts'
import { findVisitor } from './features/session/session.ts'
import { serveChangeStream } from './platform/change-stream.ts'
import { sql } from './platform/database.ts'
import { type KeptAnswers, keptAnswers } from './platform/kept-answers.ts'
import { limitsIn } from './platform/limits.ts'
import { serveReference } from './platform/reference.ts'
import { failed, handleError, serveCalls } from './platform/serve-calls.ts'
import { shopsByHost } from './platform/shop-origin.ts'
import { secretCheck } from './platform/storefront-secret.ts'

/** What is bound: the OpenAPI document describes these calls and no others. */
export const boundCalls = {
  session: sessionCalls,
  configuration: configurationCalls,
  catalogue: catalogueCalls,
  customer: customerCalls,
  account: accountCalls,
  favourites: favouriteCalls,
  cart: cartCalls,
  orders: orderCalls,
  claims: claimCalls,
  pages: pageCalls,
  content: contentCalls,
}

/** Whoever checks a process waits no longer. */
const longestCheckMs = 2000
const notReady = () => {
  throw new ShopError('unavailable')
}

interface App extends Hono {
  /** What is kept to answer a request with, without looking further; undefined where `fetch` has to. */
  answered: KeptAnswers['answered']
}

/** The my-shop API as a function of what it depends on; nothing in it listens or reads the environment. */
export function createApp(given: Dependencies): App {
  const deps: Serving = {
    ...given,
    shopAt: shopsByHost(given),
    isStorefront: secretCheck(given.storefrontSecret),
    noteIncomplete: incompleteProducts(given),
  }
  const app = new Hono()
  app.onError(handleError(deps.log))
  app.notFound(c => failed(c, new ShopError('not_found')))
  app.get('/healthz', c => c.text('ok'))
  app.get('/readyz', async c => {
    // Who hears from the database need not ask it: a process that is crowded is ready all the same.
    await deps.changeLog?.waitForHeartbeat()
    if (!deps.changeLog?.isConnected())
      await Promise.race([deps.db.asOwner(deps.clock(), tx => tx.query(sql`select 1`), 'urgent'), pause(longestCheckMs).then(notReady)])
    return c.text('ready')
  })
  serveChangeStream(app, deps)
  serveReference(app, openApiOf(boundCalls, deps.version))
  servePictures(app, deps)
  serveDocuments(app, deps)
  serveNotifications(app, deps)
  const limits = limitsIn(deps.db, deps.log)
  const checkPassword = passwordCheck(limits, deps.pause)
  const kept = keptAnswers(deps)
  serveCalls(app, deps, { findVisitor, limits, kept }, [
    [sessionCalls, sessionHandlersWith(limits)],
    [configurationCalls, configurationHandlers],
    [catalogueCalls, catalogueHandlers],
    [customerCalls, customerHandlersWith({ limits, checkPassword })],
    [accountCalls, accountHandlersWith(checkPassword)],
    [favouriteCalls, favouriteHandlers],
    [cartCalls, cartHandlers],
    [orderCalls, orderHandlers],
    [claimCalls, claimHandlers],
    [pageCalls, pageHandlers],
    [contentCalls, contentHandlers],
  ])
  return Object.assign(app, { answered: kept.answered })
}
