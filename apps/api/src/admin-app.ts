import { type adminCalls, adminPrefix, servedAdminCalls } from '@stragan/contract/admin'
import { adminApiTitle, adminOpenApiOf } from '@stragan/contract/admin/openapi'
import type { Hono } from 'hono'
import { archiveHandlersWith } from './archives/jobs/archives.handlers.ts'
import type { Services } from './context.ts'
import type { CheckPassword } from './features/auth/auth.ts'
import { productAdminHandlers } from './features/catalogue/admin-products.handlers.ts'
import { productHandlingHandlers } from './features/catalogue/editing/product-handling.handlers.ts'
import {
  brandAdminHandlers,
  categoryAdminHandlers,
  featureHandlers,
  producerHandlers,
} from './features/classification/classification.handlers.ts'
import { timeZoneOf } from './features/configuration/configuration.ts'
import { customerHandlingHandlers } from './features/customers/customer-handling.handlers.ts'
import { customerAdminHandlers } from './features/customers/customers.handlers.ts'
import { discountHandlers, giftAdminHandlers } from './features/discounts/discounts.handlers.ts'
import { productDocumentHandlersWith } from './features/documents/product-documents.handlers.ts'
import { draftHandlers } from './features/drafts/drafts.handlers.ts'
import { figureHandlers } from './features/figures/figures.handlers.ts'
import { historyHandlersWith } from './features/history/history.handlers.ts'
import { hostHandlersWith } from './features/hosts/hosts.handlers.ts'
import { importHandlersWith } from './features/imports/imports.handlers.ts'
import { productRowHandlers } from './features/imports/product-rows.handlers.ts'
import { inboxHandlers } from './features/inbox/admin-inbox.handlers.ts'
import { failedMailHandlers } from './features/mail/failed-mails.handlers.ts'
import { orderAdminHandlers } from './features/orders/admin-orders.handlers.ts'
import { orderHandlingHandlers } from './features/orders/order-handling.handlers.ts'
import { paperHandlers } from './features/orders/papers/papers.handlers.ts'
import { paymentKeyHandlers } from './features/orders/payments/payment-keys.handlers.ts'
import { refundHandlers } from './features/orders/payments/refunds.handlers.ts'
import { classificationPictureHandlersWith } from './features/pictures/classification-pictures.handlers.ts'
import { guaranteeNoticeHandlersWith } from './features/pictures/guarantee-notices.handlers.ts'
import { productPictureHandlersWith } from './features/pictures/product-pictures.handlers.ts'
import { agreedPriceHandlers, priceHandlers, priceListHandlers, promotionHandlers } from './features/prices/prices.handlers.ts'
import { savedViewHandlers } from './features/saved-views/saved-views.handlers.ts'
import { searchesHandlers, searchRedirectHandlers, searchSynonymHandlers } from './features/search/search.handlers.ts'
import { settingsHandlers } from './features/settings/settings.handlers.ts'
import { operatorHandlersWith } from './features/shops/operator.handlers.ts'
import { spreadsheetHandlers } from './features/spreadsheet/spreadsheet.handlers.ts'
import {
  accountHandlersWith,
  apiKeyHandlers,
  passkeyHandlersWith,
  signInHandlersWith,
  staffHandlersWith,
} from './features/staff/staff.handlers.ts'
import { createCredentials } from './features/staff/staff.ts'
import { stockHandlers } from './features/stock/stock.handlers.ts'
import { webhookHandlersWith } from './features/webhooks/webhooks.handlers.ts'
import { openPublicNetwork } from './platform/public-network.ts'
import type { RateLimiter } from './platform/rate-limits.ts'
import { serveReference } from './platform/reference.ts'
import { type AdminHandlers, serveAdminCalls } from './platform/serve-admin-calls.ts'

type AllHandlers = { [Feature in keyof typeof adminCalls]: AdminHandlers<(typeof adminCalls)[Feature]> }

/** Serves the admin API, by which shops are run. */
export function serveAdminApi(app: Hono, deps: Services, own: { rateLimiter: RateLimiter; checkPassword: CheckPassword }) {
  const staffDeps = { db: deps.db, adminHost: deps.adminHost, ...own }
  const network = deps.network ?? openPublicNetwork()
  const handlers: AllHandlers = {
    signIn: signInHandlersWith(staffDeps),
    account: accountHandlersWith(staffDeps),
    passkeys: passkeyHandlersWith(staffDeps),
    staff: staffHandlersWith(staffDeps),
    apiKeys: apiKeyHandlers,
    settings: settingsHandlers,
    hosts: hostHandlersWith({ adminHost: deps.adminHost, network }),
    orders: orderAdminHandlers,
    orderHandling: orderHandlingHandlers,
    papers: paperHandlers(),
    refunds: refundHandlers,
    inbox: inboxHandlers,
    customers: customerAdminHandlers,
    customerHandling: customerHandlingHandlers,
    products: productAdminHandlers,
    categories: categoryAdminHandlers,
    brands: brandAdminHandlers,
    classificationPictures: classificationPictureHandlersWith(deps),
    guaranteeNotices: guaranteeNoticeHandlersWith(deps),
    producers: producerHandlers,
    features: featureHandlers,
    prices: priceHandlers,
    agreedPrices: agreedPriceHandlers,
    priceLists: priceListHandlers,
    promotions: promotionHandlers,
    discounts: discountHandlers,
    gifts: giftAdminHandlers,
    searches: searchesHandlers,
    searchSynonyms: searchSynonymHandlers,
    searchRedirects: searchRedirectHandlers,
    productPictures: productPictureHandlersWith(deps),
    productDocuments: productDocumentHandlersWith(deps),
    productHandling: productHandlingHandlers,
    productRows: productRowHandlers,
    imports: importHandlersWith(deps),
    archives: archiveHandlersWith(deps),
    spreadsheet: spreadsheetHandlers,
    stock: stockHandlers,
    figures: figureHandlers,
    failedMails: failedMailHandlers,
    operator: operatorHandlersWith({ db: deps.db, adminHost: deps.adminHost }),
    paymentKeys: paymentKeyHandlers,
    history: historyHandlersWith(deps),
    savedViews: savedViewHandlers,
    drafts: draftHandlers,
    webhooks: webhookHandlersWith({ db: deps.db, clock: deps.clock, log: deps.log, network }),
  }
  serveReference(app, adminPrefix, adminApiTitle, () => adminOpenApiOf(servedAdminCalls, deps.version))
  const options = { credentials: createCredentials(deps.db), rateLimiter: own.rateLimiter, timeZoneOf }
  serveAdminCalls(app, deps, options, servedAdminCalls, handlers)
}
