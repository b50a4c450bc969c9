export {
  type AdminCall,
  isShopCall,
  type PersonalAccess,
  type PersonalAdminCall,
  permissionsFor,
  type ShopAdminCall,
  takesIdempotencyKey,
} from './admin-call.ts'
export { type ArchiveProblem, type ArchiveReason, archiveProblemText } from './archive-problem-texts.ts'
export { archiveReason } from './archive-problems.ts'
export { accountAdminCalls } from './calls/account.ts'
export { agreedPriceCalls } from './calls/agreed-prices.ts'
export { apiKeyCalls } from './calls/api-keys.ts'
export { archiveCalls, rightsToExport, rightsToReadIn } from './calls/archives.ts'
export { brandAdminCalls } from './calls/brands.ts'
export { categoryAdminCalls } from './calls/categories.ts'
export { classificationPictureCalls } from './calls/classification-pictures.ts'
export { customerHandlingCalls, maxCustomerNotes } from './calls/customer-handling.ts'
export { customerAdminCalls } from './calls/customers.ts'
export { discountCalls, maxDiscountCodes, maxSeriesCodes } from './calls/discounts.ts'
export { type DraftArea, draftCalls, draftCallsOf, draftDays, maxDrafts, unknownSubjects } from './calls/drafts.ts'
export { failedMailCalls } from './calls/failed-mails.ts'
export { featureCalls } from './calls/features.ts'
export { figureCalls } from './calls/figures.ts'
export { giftAdminCalls, maxGifts } from './calls/gifts.ts'
export { guaranteeNoticeCalls } from './calls/guarantee-notices.ts'
export { historyCalls, maxShownRows } from './calls/history.ts'
export { type HostFindings, hostCalls, maxHosts } from './calls/hosts.ts'
export { importCalls } from './calls/imports.ts'
export { inboxCalls } from './calls/inbox.ts'
export {
  adminCalls,
  type ChangingCall,
  type DownloadableList,
  servedAdminCalls,
} from './calls/index.ts'
export { operatorCalls } from './calls/operator.ts'
export { orderHandlingCalls } from './calls/order-handling.ts'
export { orderAdminCalls } from './calls/orders.ts'
export { maxPickedOrders, paperCalls } from './calls/papers.ts'
export { passkeyCalls } from './calls/passkeys.ts'
export { paymentKeyCalls } from './calls/payment-keys.ts'
export { maxPriceLists, priceListCalls } from './calls/price-lists.ts'
export { priceCalls, priceCourseDays } from './calls/prices.ts'
export { producerCalls } from './calls/producers.ts'
export { productDocumentCalls } from './calls/product-documents.ts'
export { productHandlingCalls } from './calls/product-handling.ts'
export { productPictureCalls } from './calls/product-pictures.ts'
export { productRowCalls } from './calls/product-rows.ts'
export { productAdminCalls } from './calls/products.ts'
export { maxPromotions, promotionCalls } from './calls/promotions.ts'
export { refundCalls } from './calls/refunds.ts'
export { maxSavedViews, savedViewCalls, viewCallsOf } from './calls/saved-views.ts'
export { maxSearchRedirects, searchRedirectCalls } from './calls/search-redirects.ts'
export { maxSearchSynonyms, searchSynonymCalls } from './calls/search-synonyms.ts'
export { listedSearchDays, maxListedSearches, searchesCalls } from './calls/searches.ts'
export { settingsCalls } from './calls/settings.ts'
export { signInCalls } from './calls/sign-in.ts'
export { spreadsheetCalls } from './calls/spreadsheet.ts'
export { staffCalls } from './calls/staff.ts'
export { maxMovements, stockCalls } from './calls/stock.ts'
export { deliveryErrors, maxWebhooks, secretOverlapHours, testEvent, webhookCalls } from './calls/webhooks.ts'
export { maxBrands, maxCategories, maxCategoryLevels, maxFeatures, maxFeatureValues, maxProducers } from './classification.ts'
export * from './constants.ts'
export { type DownloadCall, isDownloadCall, isListCall, type ListCall, mediaTypes } from './download-calls.ts'
export { shopCode } from './entities.ts'
export { type FileCall, type FileContent, isFileCall } from './file-calls.ts'
export { importProblemText } from './import-problem-texts.ts'
export { isOfRow, type RowProblem } from './import-problems.ts'
export { differences } from './leaves.ts'
export { type Column, columnsOf, type Texts } from './list-columns.ts'
export { mergeDocuments, mergeEntries } from './merge.ts'
export {
  deliveryStateNames,
  hostStateNames,
  importStateNames,
  inboxKindNames,
  inboxStateNames,
  orderStatusNames,
  priceListStateNames,
  type RefundReason,
  refundReasonNames,
  roleNames,
  type StockReason,
  stockReasonNames,
} from './names.ts'
export { type ChangedValue, maxOrderNotes, type OrderAuthor, type OrderChange, type TimelineEntry } from './order-handling.ts'
export type { Paper } from './paper.ts'
export { passkeyMinutes } from './passkeys.ts'
export {
  includesPermission,
  type Permission,
  permissions,
  permissionsOf,
  type Resource,
  type Role,
  resources,
  roleHas,
  roles,
} from './permissions.ts'

export const adminPrefix = '/api/admin'
/** For how long a confirmed identity counts. */
export const stepUpMinutes = 10
/** A session ends after this time without use. */
export const staffIdleHours = 12
export const staffSessionDays = 30
export { type PictureProblem, pictureProblems, pictureProblemText } from './picture-problems.ts'
export { maxProductFeatures, maxRelatedProducts, type ProductDocument, productDocument } from './product-document.ts'
export { isVariantField, type ProductField, type ProductRow, productRowFields, rightToImport } from './product-row.ts'
export { type SettingsField, settingsFields } from './settings-fields.ts'
export { generalScopes, hasDefault, hasFixedEntries, localisedFields, moneyScopes, scopeRules } from './settings-scopes.ts'
export {
  isProductField,
  maxSpreadsheetBytes,
  maxSpreadsheetCells,
  maxSpreadsheetRows,
  rightToEdit,
  type SharedField,
  type SpreadsheetField,
  spreadsheetFields,
} from './spreadsheet.ts'
export { type UploadedFile, uploadedFiles } from './uploads.ts'
