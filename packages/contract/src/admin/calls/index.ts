import { withDownloads } from '../download-calls.ts'
import { accountAdminCalls } from './account.ts'
import { agreedPriceCalls } from './agreed-prices.ts'
import { apiKeyCalls } from './api-keys.ts'
import { archiveCalls } from './archives.ts'
import { brandAdminCalls } from './brands.ts'
import { categoryAdminCalls } from './categories.ts'
import { classificationPictureCalls } from './classification-pictures.ts'
import { customerHandlingCalls } from './customer-handling.ts'
import { customerAdminCalls } from './customers.ts'
import { discountCalls } from './discounts.ts'
import { draftCalls } from './drafts.ts'
import { failedMailCalls } from './failed-mails.ts'
import { featureCalls } from './features.ts'
import { figureCalls } from './figures.ts'
import { giftAdminCalls } from './gifts.ts'
import { guaranteeNoticeCalls } from './guarantee-notices.ts'
import { historyCalls } from './history.ts'
import { hostCalls } from './hosts.ts'
import { importCalls } from './imports.ts'
import { inboxCalls } from './inbox.ts'
import { operatorCalls } from './operator.ts'
import { orderHandlingCalls } from './order-handling.ts'
import { orderAdminCalls } from './orders.ts'
import { paperCalls } from './papers.ts'
import { passkeyCalls } from './passkeys.ts'
import { paymentKeyCalls } from './payment-keys.ts'
import { priceListCalls } from './price-lists.ts'
import { priceCalls } from './prices.ts'
import { producerCalls } from './producers.ts'
import { productDocumentCalls } from './product-documents.ts'
import { productHandlingCalls } from './product-handling.ts'
import { productPictureCalls } from './product-pictures.ts'
import { productRowCalls } from './product-rows.ts'
import { productAdminCalls } from './products.ts'
import { promotionCalls } from './promotions.ts'
import { refundCalls } from './refunds.ts'
import { savedViewCalls } from './saved-views.ts'
import { searchRedirectCalls } from './search-redirects.ts'
import { searchSynonymCalls } from './search-synonyms.ts'
import { searchesCalls } from './searches.ts'
import { settingsCalls } from './settings.ts'
import { signInCalls } from './sign-in.ts'
import { spreadsheetCalls } from './spreadsheet.ts'
import { staffCalls } from './staff.ts'
import { stockCalls } from './stock.ts'
import { webhookCalls } from './webhooks.ts'

/** All calls of the admin API, by feature. */
export const adminCalls = {
  signIn: signInCalls,
  account: accountAdminCalls,
  passkeys: passkeyCalls,
  staff: staffCalls,
  apiKeys: apiKeyCalls,
  settings: settingsCalls,
  hosts: hostCalls,
  orders: orderAdminCalls,
  orderHandling: orderHandlingCalls,
  papers: paperCalls,
  refunds: refundCalls,
  inbox: inboxCalls,
  customers: customerAdminCalls,
  customerHandling: customerHandlingCalls,
  products: productAdminCalls,
  categories: categoryAdminCalls,
  brands: brandAdminCalls,
  classificationPictures: classificationPictureCalls,
  guaranteeNotices: guaranteeNoticeCalls,
  producers: producerCalls,
  features: featureCalls,
  prices: priceCalls,
  agreedPrices: agreedPriceCalls,
  priceLists: priceListCalls,
  promotions: promotionCalls,
  discounts: discountCalls,
  gifts: giftAdminCalls,
  searches: searchesCalls,
  searchSynonyms: searchSynonymCalls,
  searchRedirects: searchRedirectCalls,
  productPictures: productPictureCalls,
  productDocuments: productDocumentCalls,
  productHandling: productHandlingCalls,
  productRows: productRowCalls,
  imports: importCalls,
  archives: archiveCalls,
  spreadsheet: spreadsheetCalls,
  stock: stockCalls,
  figures: figureCalls,
  failedMails: failedMailCalls,
  operator: operatorCalls,
  paymentKeys: paymentKeyCalls,
  history: historyCalls,
  savedViews: savedViewCalls,
  drafts: draftCalls,
  webhooks: webhookCalls,
}

/** The same with the downloads of their lists. */
export const servedAdminCalls = withDownloads(adminCalls)

type Calls = typeof adminCalls
type AnyCall = { [Feature in keyof Calls]: Calls[Feature][keyof Calls[Feature]] }[keyof Calls]
type NameOf<C> = C extends { download: object; path: `/shops/{shop}/${infer Name}` }
  ? Name
  : C extends { download: object; path: `/${infer Name}` }
    ? Name
    : never
/** Path of a list that can be downloaded, within its shop where it is of one. */
export type DownloadableList = NameOf<AnyCall>

/** `feature.name` of the calls that change something in a shop. */
export type ChangingCall = {
  [Feature in keyof Calls]: {
    [Name in keyof Calls[Feature]]: Calls[Feature][Name] extends { method: 'GET' } | { leavesNoHistory: true }
      ? never
      : Calls[Feature][Name] extends { path: `/shops/{shop}/${string}` }
        ? `${Feature}.${Name & string}`
        : never
  }[keyof Calls[Feature]]
}[keyof Calls]
