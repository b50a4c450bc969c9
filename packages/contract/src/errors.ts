import type { Fields } from './field-problems.ts'

/**
 * Error codes of the API with HTTP status and English message (docs/spec.md#5 and docs/spec.md#8, word for word). Screens translate by
 * code. `docs/errors.md` explains each; a test keeps the two lists equal.
 */
export const errors = {
  malformed_request: { status: 400, message: 'The request could not be read: send valid JSON' },
  shop_origin_empty: { status: 400, message: 'shop origin is empty' },
  invalid_query: { status: 400, message: 'The query has a parameter of the wrong form' },

  session_missing: { status: 401, message: 'There is no session: create one first' },
  session_expired: { status: 401, message: 'The session has expired, or its token is not known' },
  second_factor_wrong: { status: 401, message: 'The code is wrong or was used before' },
  passkey_refused: { status: 401, message: 'The passkey could not be verified: it is unknown, or took longer than five minutes' },
  login_failed: { status: 401, message: 'The e-mail address or the password is wrong' },
  favorites_add_login: { status: 401, message: 'User must be logged in to add favorites' },
  favorites_remove_login: { status: 401, message: 'User must be logged in to remove favorites' },
  customer_required: { status: 401, message: 'This needs a logged-in customer' },

  csrf_token_wrong: { status: 403, message: 'The CSRF token does not belong to this session' },
  account_locked: { status: 403, message: 'The shop has locked this account: write to the shop' },
  not_allowed: { status: 403, message: 'This is not allowed' },
  operator_required: { status: 403, message: 'This is for operators of the installation' },
  permission_denied: { status: 403, message: 'The role or the API key does not include this right' },
  person_required: { status: 403, message: 'API keys may not do this: a person has to sign in' },
  step_up_required: { status: 403, message: 'Confirm your identity with your password or a passkey, then repeat the call' },
  second_factor_required: { status: 403, message: 'This needs a second factor: set one up, or sign in with it' },
  passkey_required: { status: 403, message: 'Your account has a passkey: sign in with it before you change how you sign in' },
  demo_sign_in_refused: { status: 403, message: 'Demo staff can sign in only directly on the machine that runs the shop' },

  not_found: { status: 404, message: 'There is no such call' },
  shop_not_found: { status: 404, message: 'No shop answers at this origin' },
  configuration_scope_not_found: { status: 404, message: 'There is no such configuration scope' },
  archive_not_found: { status: 404, message: 'There is no such archive' },
  archive_file_gone: { status: 404, message: 'The file of this archive has been deleted: make a new export, or upload it again' },
  import_not_found: { status: 404, message: 'There is no such import' },
  change_set_not_found: { status: 404, message: 'There is no such change in the history' },
  failed_mail_not_found: { status: 404, message: 'There is no such failed e-mail' },
  customer_not_found: { status: 404, message: 'Customer not found' },
  product_not_found: { status: 404, message: 'Product not found' },
  variant_not_found: { status: 404, message: 'Variant not found' },
  category_not_found: { status: 404, message: 'Category not found' },
  producer_not_found: { status: 404, message: 'Producer not found' },
  feature_not_found: { status: 404, message: 'Feature not found' },
  brand_not_found: { status: 404, message: 'Brand not found' },
  picture_not_found: { status: 404, message: 'Picture not found' },
  search_synonyms_not_found: { status: 404, message: 'There is no such group of synonyms' },
  search_redirect_not_found: { status: 404, message: 'There is no such search redirect' },
  gift_not_found: { status: 404, message: 'Gift not found' },
  article_not_found: { status: 404, message: 'Article not found' },
  career_not_found: { status: 404, message: 'Job not found' },
  document_not_found: { status: 404, message: 'Document not found' },
  page_not_found: { status: 404, message: 'Page not found' },
  order_not_found: { status: 404, message: 'Order not found' },
  order_note_not_found: { status: 404, message: 'The order has no such note of yours' },
  customer_note_not_found: { status: 404, message: 'The customer has no such note of yours' },
  refund_not_found: { status: 404, message: 'There is no such refund' },
  shipment_not_found: { status: 404, message: 'The order has no such shipment' },
  inbox_entry_not_found: { status: 404, message: 'There is no such entry in the inbox' },
  session_not_found: { status: 404, message: 'There is no such session' },
  address_not_found: { status: 404, message: 'Address not found' },
  saved_list_not_found: { status: 404, message: 'List not found' },
  staff_not_found: { status: 404, message: 'Nobody with this id works in the shop' },
  invitation_not_found: { status: 404, message: 'Invitation not found' },
  host_not_found: { status: 404, message: 'The shop has no such host' },
  api_key_not_found: { status: 404, message: 'API key not found' },
  saved_view_not_found: { status: 404, message: 'The list has no such view' },
  webhook_not_found: { status: 404, message: 'Webhook not found' },
  webhook_delivery_not_found: { status: 404, message: 'Delivery not found' },
  discount_code_not_found: { status: 404, message: 'Discount code not found' },
  price_list_not_found: { status: 404, message: 'Price list not found' },
  promotion_not_found: { status: 404, message: 'Promotion not found' },
  passkey_not_found: { status: 404, message: 'Passkey not found' },
  cart_line_not_found: { status: 404, message: 'The cart has no such line' },

  method_not_allowed: { status: 405, message: 'This path does not support that method' },
  email_taken: { status: 409, message: 'There is already an account with this e-mail address' },
  cart_changed: { status: 409, message: 'The cart has changed in the meantime: load it again' },
  last_owner: { status: 409, message: 'A shop needs an owner: make somebody else an owner first' },
  host_taken: { status: 409, message: 'Another shop or the back office has this host: choose another one' },
  already_a_host: { status: 409, message: 'The shop has this host already' },
  host_waiting: { status: 409, message: 'This host does not serve yet: it has to pass its check first' },
  last_host: { status: 409, message: 'A shop needs a host: add another one first' },
  primary_host: { status: 409, message: 'This is the primary host: make another one the primary first' },
  undo_refused: { status: 409, message: 'This change cannot be undone: `details` says what stands in its way' },
  nothing_to_undo: { status: 409, message: 'Everything that this change did has been changed again since, or taken back' },
  settings_changed: { status: 409, message: 'Somebody else changed these settings meanwhile: load them again' },
  already_a_member: { status: 409, message: 'This person works in the shop already' },
  second_factor_reset_refused: {
    status: 409,
    message: 'The second factor of an owner, or of a person who works in other shops, can be reset on the command line only',
  },
  order_move_refused: { status: 409, message: 'The order is past that step' },
  refund_due: { status: 409, message: 'Money for an order of the customer is still to be paid back' },
  customer_has_open_orders: { status: 409, message: 'The customer has an open order: deliver or cancel it first' },
  product_changed: { status: 409, message: 'The product was changed meanwhile: load it again' },
  product_ordered: { status: 409, message: 'This was ordered, so it cannot be deleted: archive the product instead' },
  product_in_stock: { status: 409, message: 'This is in stock: correct its stock to zero first, then delete it' },
  order_changed: { status: 409, message: 'The order was changed meanwhile: load it again' },
  prices_changed: { status: 409, message: 'Somebody else changed these prices meanwhile: load them again' },
  price_list_changed: { status: 409, message: 'Somebody else changed this price list meanwhile: load it again' },
  tier_promoted: { status: 409, message: 'This price has a promotion that is not over: end or delete it first' },
  cells_changed: { status: 409, message: 'Somebody else changed some of these cells meanwhile: load them again' },
  promotion_changed: { status: 409, message: 'Somebody else changed this promotion meanwhile: load it again' },
  promotion_over: { status: 409, message: 'The promotion is over: add a new one' },
  promotion_begun: { status: 409, message: 'The promotion has begun: end it instead' },
  promotion_not_begun: { status: 409, message: 'The promotion has not begun: delete it instead' },
  search_redirect_changed: { status: 409, message: 'Somebody else changed this redirect meanwhile: load it again' },
  search_redirect_taken: { status: 409, message: 'This search is already redirected: change that redirect' },
  discount_code_changed: { status: 409, message: 'Somebody else changed this discount code meanwhile: load it again' },
  discount_code_taken: { status: 409, message: 'The shop has this discount code already: choose another one' },
  discount_series_taken: { status: 409, message: 'The shop already has a series with this name: choose another one' },
  discount_code_in_use: { status: 409, message: 'An order was placed with this discount code: disable it instead' },
  shipment_changed: { status: 409, message: 'Somebody else changed this shipment meanwhile: load it again' },
  webhook_changed: { status: 409, message: 'Somebody else changed this webhook meanwhile: load it again' },
  minimum_stock_changed: { status: 409, message: 'Somebody else set another minimum meanwhile: load it again' },
  company_changed: { status: 409, message: 'The customer’s NIP has changed since: nothing was approved' },
  lock_changed: { status: 409, message: 'Somebody else changed the lock of this customer meanwhile: load it again' },
  inbox_entry_changed: { status: 409, message: 'Somebody else changed this entry meanwhile: load it again' },
  gift_changed: { status: 409, message: 'Somebody else changed this gift meanwhile: load it again' },
  archive_in_progress: { status: 409, message: 'Another archive of the shop is being written or read in: wait for it, or stop it' },
  archive_step_refused: { status: 409, message: 'The archive is not in a state in which this can be done: load it again' },
  import_step_refused: { status: 409, message: 'The import is not in a state in which this can be done: load it again' },
  invalid_crop: { status: 422, message: 'The area to crop to has to be inside the picture, and smaller than the picture' },
  pictures_changed: { status: 409, message: 'Somebody else changed these pictures meanwhile: load them again' },
  documents_changed: { status: 409, message: 'Somebody else changed these data sheets meanwhile: load them again' },
  order_note_sent: { status: 409, message: 'The note was sent to the buyer: it stays as it is' },
  recipient_changed: { status: 409, message: 'The buyer’s e-mail address has changed since: nothing was sent' },
  buyer_erased: { status: 409, message: 'The buyer’s data was erased: there is nobody to write to' },
  order_closed: { status: 409, message: 'The order has been sent or cancelled: its data stays as it is' },
  classification_changed: { status: 409, message: 'Somebody else changed this meanwhile: load it again' },
  category_move_refused: { status: 409, message: 'A category cannot be there: it would be inside itself, or below the tenth level' },
  still_in_use: { status: 409, message: 'This is still in use: change what uses it first' },
  values_tell_variants_apart: { status: 409, message: 'Variants of a product differ by these two values: change the variants first' },
  stock_counted_meanwhile: { status: 409, message: 'Somebody else counted or corrected this stock meanwhile: compare, and count again' },
  stock_out_of_range: { status: 409, message: 'The stock of a variant would fall below zero or exceed 10,000,000' },
  secret_shown_before: { status: 409, message: 'This was done before with the same idempotency key; its secret was in that response only' },
  too_many_rows: { status: 413, message: 'A worksheet of this list would have more than 50,000 rows: narrow the filters, or download CSV' },
  body_too_large: { status: 413, message: 'The request is larger than this call accepts' },
  unsupported_media_type: { status: 415, message: 'Send the body as application/json' },
  files_expected: { status: 415, message: 'Send the files as multipart/form-data' },

  invalid_body: { status: 422, message: 'Some fields are not valid' },
  archive_refused: { status: 422, message: 'This is not an archive that can be read in: `details` says why' },
  import_unreadable: { status: 422, message: 'The file could not be read: save it as CSV or XLSX with a header in its first row' },
  variant_required: { status: 422, message: 'Choose a variant of this product' },
  already_in_stock: { status: 422, message: 'This is in stock: add it to the cart' },
  not_enough_stock: { status: 422, message: 'There are not enough pieces in stock' },
  not_for_sale: { status: 422, message: 'This product has no price and cannot be bought' },
  cart_full: { status: 422, message: 'The cart cannot hold more lines: remove some or order first' },
  too_many_addresses: { status: 422, message: 'The limit of 100 addresses has been reached: delete one first' },
  too_many_saved_lists: { status: 422, message: 'The limit of 50 lists has been reached: delete one first' },
  saved_list_full: { status: 422, message: 'The list cannot hold that much: remove some lines, or use another list' },
  cart_empty: { status: 422, message: 'The cart is empty' },
  discount_code_unknown: { status: 422, message: 'This discount code is not known' },
  discount_code_used_up: { status: 422, message: 'This discount code is no longer valid' },
  discount_code_used_by_customer: { status: 422, message: 'This customer has used this discount code as often as it allows' },
  discount_minimum_not_met: {
    status: 422,
    message: 'The cart is below the minimum of this code; the code that applies stays',
  },
  discount_code_not_for_products: {
    status: 422,
    message: 'This discount code is for products other than those in the cart; the code that applies stays',
  },
  gift_regulations_required: { status: 422, message: 'Accept the gift terms before choosing a gift' },
  gift_minimum_not_met: { status: 422, message: 'The cart is below the minimum of this gift' },
  gift_out_of_stock: { status: 422, message: 'This gift has run out' },
  delivery_not_offered: { status: 422, message: 'This delivery method is not offered for this cart' },
  payment_not_offered: { status: 422, message: 'This payment method is not offered for this cart' },
  pickup_point_required: { status: 422, message: 'Choose the point where the parcel is to be collected' },
  pickup_point_not_found: { status: 422, message: 'There is no such point, or it has closed: choose another one' },
  email_required: { status: 422, message: 'This e-mail concludes the contract and cannot be left out' },
  payment_not_applicable: {
    status: 422,
    message: 'The order cannot take this payment: correct it, or record it as to be refunded with `refund_due`',
  },
  too_many_order_notes: { status: 422, message: 'The limit of 200 notes has been reached: delete one first' },
  too_many_typed_emails: {
    status: 422,
    message:
      'The shop has sent 2,000 e-mails with text by its staff in the last 24 hours: nothing was sent or changed. Try again later; orders can be moved without such text',
  },
  too_many_customer_notes: { status: 422, message: 'The limit of 200 notes has been reached: delete one first' },
  customer_not_company: { status: 422, message: 'Only a company can be approved: the account has no NIP' },
  order_email_wrong: { status: 422, message: 'This e-mail address does not belong to the order' },
  regulations_required: { status: 422, message: 'Accept the terms of sale' },
  password_too_weak: { status: 422, message: 'Choose a longer or less common password' },
  scope_not_granted: { status: 422, message: 'An API key cannot have a right that its creator lacks' },
  too_many_invitations: { status: 422, message: 'The limit of 100 pending invitations has been reached: revoke one first' },
  too_many_passkeys: { status: 422, message: 'The limit of 10 passkeys has been reached: remove one first' },
  too_many_api_keys: { status: 422, message: 'The limit of 50 API keys has been reached: revoke one first' },
  too_many_saved_views: { status: 422, message: 'The limit of 50 views has been reached: delete one first' },
  personal_view_refused: { status: 422, message: 'An API key has no views of its own: save it for everybody, with is_shared' },
  draft_needs_person: { status: 422, message: 'An API key has no drafts: they belong to people who sign in' },
  too_many_webhooks: { status: 422, message: 'The limit of 10 webhooks has been reached: delete one first' },
  classification_full: { status: 422, message: 'The shop has as many of these as it can have: delete one first' },
  too_many_discount_codes: { status: 422, message: 'The limit of 20,000 discount codes has been reached: delete some first' },
  too_many_gifts: { status: 422, message: 'The limit of 100 gifts has been reached: change one that is disabled' },
  too_many_search_synonyms: { status: 422, message: 'The limit of 500 groups of synonyms has been reached: delete some first' },
  too_many_search_redirects: { status: 422, message: 'The limit of 500 search redirects has been reached: delete some first' },
  too_many_promotions: { status: 422, message: 'The limit of 100 promotions per product has been reached: end or delete one first' },
  too_many_agreed_prices: { status: 422, message: 'The limit of 20,000 prices has been reached: remove some first' },
  too_many_price_lists: { status: 422, message: 'The limit of 100 price lists has been reached: delete one first' },
  too_many_list_customers: { status: 422, message: 'The limit of 10,000 customers per price list has been reached: remove some first' },
  too_many_hosts: { status: 422, message: 'The limit of 20 hosts has been reached: remove one first' },
  link_invalid: { status: 422, message: 'This link has been used or has expired: ask for a new one' },
  withdrawal_over: {
    status: 422,
    message: 'There is nothing to withdraw from: the order was cancelled, or the time has passed',
  },
  too_many_claims: {
    status: 422,
    message: 'Three declarations about this order have arrived in the last 24 hours: wait, or write to the shop',
  },
  too_many_imports: {
    status: 422,
    message: 'Files of 1,000 MB have been uploaded in the last 24 hours: upload the next one tomorrow',
  },
  too_many_open_orders: {
    status: 422,
    message: 'Too many orders are waiting for confirmation or payment: wait, pay for one of them, or write to the shop',
  },
  complaint_not_taken: { status: 422, message: 'There is nothing to complain about: the order was cancelled' },
  idempotency_key_reused: { status: 422, message: 'This idempotency key was used for another request' },

  too_many_requests: { status: 429, message: 'Too many attempts: wait and try again' },
  internal_error: { status: 500, message: 'Something failed on our side; it has been logged' },
  payment_unavailable: { status: 503, message: 'The payment provider cannot answer right now: try again shortly' },
  too_many_downloads: { status: 503, message: 'Other downloads are in progress: try again when they have ended' },
  unavailable: { status: 503, message: 'The shop cannot answer right now: try again shortly' },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors

/**
 * The body of every error response. `fields` maps a path in the request to a message of `fieldProblems`; `details` has figures such as
 * `items_left`.
 */
export interface ErrorBody {
  error: { code: ErrorCode; message: string; fields?: Fields; details?: Record<string, number | string> }
}

/** An expected error: thrown by the API's features, and by the client for an error response. */
export class ShopError extends Error {
  readonly code: ErrorCode
  readonly status: number
  readonly fields: Fields | undefined
  readonly details: Record<string, number | string> | undefined

  constructor(code: ErrorCode, more: { fields?: Fields; details?: Record<string, number | string>; cause?: unknown } = {}) {
    super(errors[code].message, { cause: more.cause })
    this.name = 'ShopError'
    this.code = code
    this.status = errors[code].status
    this.fields = more.fields
    this.details = more.details
  }

  toBody(): ErrorBody {
    const { code, message, fields, details } = this
    return { error: { code, message, ...(fields && { fields }), ...(details && { details }) } }
  }
}
