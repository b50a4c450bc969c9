import { setTimeout as pause } from 'node:timers/promises'
import { apiPrefix, calls, ShopError } from '@stragan/contract'
import { apiTitle, openApiOf } from '@stragan/contract/openapi'
import { Hono } from 'hono'
import { serveAdminApi } from './admin-app.ts'
import type { Dependencies, Services } from './context.ts'
import { accountHandlersWith } from './features/account/account.handlers.ts'
import { authHandlersWith } from './features/auth/auth.handlers.ts'
import { passwordCheck } from './features/auth/auth.ts'
import { cartHandlers } from './features/cart/cart.handlers.ts'
import { catalogueHandlersWith } from './features/catalogue/catalogue.handlers.ts'
import { incompleteProductReporter } from './features/catalogue/catalogue.ts'
import { createLists } from './features/catalogue/lists/lists.ts'
import { claimHandlers } from './features/claims/claims.handlers.ts'
import { configurationHandlers } from './features/configuration/configuration.handlers.ts'
import { contentHandlers } from './features/content/content.handlers.ts'
import { contentPageHandlers } from './features/content-pages/content-pages.handlers.ts'
import { serveDocuments } from './features/documents/documents.ts'
import { favouriteHandlers } from './features/favourites/favourites.handlers.ts'
import { serveHosts } from './features/hosts/hosts.ts'
import { orderHandlers } from './features/orders/orders.handlers.ts'
import { serveNotifications } from './features/orders/payments/notifications.ts'
import { serveTestProvider } from './features/orders/payments/test-provider/serve-test-provider.ts'
import { pickupPointHandlers } from './features/pickup-points/pickup-points.handlers.ts'
import { servePictures } from './features/pictures/pictures.ts'
import { quoteHandlers } from './features/quotes/quotes.handlers.ts'
import { savedListHandlers } from './features/saved-lists/saved-lists.handlers.ts'
import { serveSearchCounts } from './features/search/search.ts'
import { sessionHandlersWith } from './features/session/session.handlers.ts'
import { findVisitor } from './features/session/session.ts'
import { stockAlertHandlersWith } from './features/stock-alerts/stock-alerts.handlers.ts'
import { visitorHandlersWith } from './features/visitor/visitor.handlers.ts'
import { serveChangeStream } from './platform/change-stream.ts'
import { sql } from './platform/database.ts'
import { createRateLimiter } from './platform/rate-limits.ts'
import { serveReference } from './platform/reference.ts'
import { createResponseCache, type ResponseCache } from './platform/response-cache.ts'
import { createSchedule } from './platform/schedule.ts'
import { failed, type Handlers, handleError, serveCalls } from './platform/serve-calls.ts'
import { createShopCache } from './platform/shop-cache.ts'
import { shopsByHost } from './platform/shop-origin.ts'
import { createSecretVerifier } from './platform/storefront-secret.ts'

type AllHandlers = { [Feature in keyof typeof calls]: Handlers<(typeof calls)[Feature]> }

/** Time limit of a readiness check. */
const maxCheckMs = 2000
const notReady = () => {
  throw new ShopError('unavailable')
}

interface App extends Hono {
  /** The cached response of a request, without running the app; undefined on a miss. */
  cachedResponse: ResponseCache['lookup']
}

/** Creates the my-shop API from its dependencies: it opens no port and reads no environment variables. */
export function createApp(dependencies: Dependencies): App {
  const deps: Services = {
    ...dependencies,
    shopAt: shopsByHost(dependencies),
    cacheOf: createShopCache(dependencies),
    isStorefront: createSecretVerifier(dependencies.storefrontSecret),
    reportIncomplete: incompleteProductReporter(dependencies),
  }
  const app = new Hono()
  app.onError(handleError(deps.log))
  app.notFound(c => failed(c, new ShopError('not_found')))
  app.get('/healthz', c => c.text('ok'))
  app.get('/readyz', async c => {
    // A connected change log shows that the database is reachable: an overloaded process is ready, too.
    await deps.changeLog?.waitForHeartbeat()
    if (!deps.changeLog?.isConnected())
      await Promise.race([deps.db.asOwner(deps.clock(), 'urgent').query(sql`select 1`), pause(maxCheckMs).then(notReady)])
    return c.text('ready')
  })
  serveChangeStream(app, deps)
  serveReference(app, apiPrefix, apiTitle, () => openApiOf(calls, deps.version))
  servePictures(app, deps)
  serveDocuments(app, deps)
  serveNotifications(app, deps)
  serveTestProvider(app, deps)
  serveHosts(app, deps)
  serveSearchCounts(app, deps)
  const rateLimiter = createRateLimiter(deps.db, deps.log)
  const checkPassword = passwordCheck(rateLimiter, deps.pause)
  serveAdminApi(app, deps, { rateLimiter, checkPassword })
  const nextScheduledChange = createSchedule(deps)
  const lists = createLists(deps, nextScheduledChange)
  const responseCache = createResponseCache(deps, nextScheduledChange)
  const handlers: AllHandlers = {
    session: sessionHandlersWith(rateLimiter),
    visitor: visitorHandlersWith(lists.personalPrices),
    configuration: configurationHandlers,
    catalogue: catalogueHandlersWith(lists),
    auth: authHandlersWith({ rateLimiter, checkPassword }),
    account: accountHandlersWith(checkPassword),
    favourites: favouriteHandlers,
    cart: cartHandlers,
    pickupPoints: pickupPointHandlers,
    orders: orderHandlers,
    claims: claimHandlers,
    contentPages: contentPageHandlers,
    content: contentHandlers,
    stockAlerts: stockAlertHandlersWith(rateLimiter),
    savedLists: savedListHandlers,
    quotes: quoteHandlers(),
  }
  serveCalls(app, deps, { findVisitor, rateLimiter, responseCache }, calls, handlers)
  return Object.assign(app, { cachedResponse: responseCache.lookup })
}
