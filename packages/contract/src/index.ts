export { accountNumber } from './account-number.ts'
export type { Arguments, Call, CallLimit, Input, Operation, ResponseInput, ResponseOutput } from './call.ts'
export { call, takesIdempotencyKey } from './call.ts'
export { accountCalls } from './calls/account.ts'
export { authCalls } from './calls/auth.ts'
export { cartCalls } from './calls/cart.ts'
export { catalogueCalls, productQuery } from './calls/catalogue.ts'
export { claimCalls } from './calls/claims.ts'
export { configurationCalls } from './calls/configuration.ts'
export { contentCalls } from './calls/content.ts'
export { contentPageCalls } from './calls/content-pages.ts'
export { favouriteCalls } from './calls/favourites.ts'
export { calls } from './calls/index.ts'
export { orderCalls } from './calls/orders.ts'
export { pickupPointCalls } from './calls/pickup-points.ts'
export { quoteCalls } from './calls/quotes.ts'
export { savedListCalls } from './calls/saved-lists.ts'
export { sessionCalls } from './calls/session.ts'
export { stockAlertCalls } from './calls/stock-alerts.ts'
export { visitorCalls } from './calls/visitor.ts'
export { carrierNamedIn, carriers, enteredTrackingUrl, trackingUrlOf } from './carriers.ts'
export { chosenDelivery, pickupNetworkOf } from './chosen-delivery.ts'
export * from './constants.ts'
export { countryCodes, isCountryCode } from './country-codes.ts'
export { eanProblem } from './ean.ts'
export { type Address, phone } from './entities/address.ts'
export { isCompanyNumber, isPostalCode, normaliseCompanyNumber, normalisePostalCode } from './entities/address-rules.ts'
export type { Brand } from './entities/brand.ts'
export type { Cart, CartItem } from './entities/cart.ts'
export type { Category, CategoryBranch, CategoryLink } from './entities/category.ts'
export type { ConfigurationEntry } from './entities/configuration.ts'
export { configurationScopes } from './entities/configuration.ts'
export type { Article, ArticleSummary, Career } from './entities/content.ts'
export { article, career, catalog, distributionPoint, vendingMachine } from './entities/content.ts'
export type { Customer } from './entities/customer.ts'
export type { DeliveryPromise, PromisedDelivery, ShopPromise } from './entities/delivery-promise.ts'
export type { Gift } from './entities/gift.ts'
export type { Order, Payment } from './entities/order.ts'
export { type FoundPickupPoint, type OrderedPickupPoint, type PickupPoint, pickupNetwork, pickupPoint } from './entities/pickup-point.ts'
export type { Picture } from './entities/picture.ts'
export type { Producer } from './entities/producer.ts'
export type {
  CompatibleProducts,
  Facets,
  FittingProduct,
  FullProduct,
  JointPart,
  Product,
  ProductListItem,
  ProductPage,
} from './entities/product.ts'
export { type PackageContent, type SalesUnit, salesUnit } from './entities/sales-unit.ts'
export type { Feature, Tier, Variant } from './entities/variant.ts'
export type { ErrorBody, ErrorCode } from './errors.ts'
export { errors, ShopError } from './errors.ts'
export type { FieldMessage, FieldProblem, Fields } from './field-problems.ts'
export { fieldProblems, isFieldMessage } from './field-problems.ts'
export { foldAccents } from './fold-accents.ts'
export { isLocalhost } from './localhost.ts'
export { minPasswordLength, type PasswordWeakness, passwordWeaknesses } from './passwords.ts'
export { isPdf } from './pdf.ts'
export { readQuery, writeQuery } from './query.ts'
export {
  type CountedSearch,
  countedSearches,
  isCountable,
  maxCountedLength,
  maxCountedSearches,
  maxSentSearches,
  searchCountsPath,
} from './searches.ts'
export { sellerIdentity } from './seller-identity.ts'
export { visibleTextOf } from './visible-text.ts'
export { withdrawalAddressee, withdrawalModel } from './withdrawal-model.ts'
