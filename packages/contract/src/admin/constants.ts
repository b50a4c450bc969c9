import type { OrderStatus } from '../constants.ts'

/** Limits and lists of values of the admin API, apart from its schemas, so that browsers load them without zod. */
const MiB = 1024 * 1024

/** Rows of a worksheet, which has to be opened in one piece. */
export const maxWorksheetRows = 50_000
export const downloadFormats = ['csv', 'xlsx', 'json'] as const
export type DownloadFormat = (typeof downloadFormats)[number]

/** Net, in PLN. */
export const maxPrice = 10_000_000
/** Prices of a customer, or of a price list. */
export const maxAgreedPrices = 20_000
/** Customers of a price list. */
export const maxPriceListCustomers = 10_000
/** Those of one call, and customers. */
export const maxSavedPrices = 200

/** Limits of pictures that are uploaded (docs/decisions/097); the screens name them, too. */
export const pictureLimits = {
  maxFileBytes: 15 * MiB,
  /** A drawing is text, and its size says little about the work that it takes. */
  maxDrawingBytes: 2 * MiB,
  /** Above those of the cameras of phones. */
  maxPixels: 50_000_000,
  /** Longest side of what is stored, in pixels: twice that of the largest width that pages show. */
  maxStoredSide: 2400,
  /** Shortest side of what a picture is cropped to, in pixels. */
  minCroppedSide: 16,
  perProduct: 50,
  /** Of the notice on the legal guarantee, in pixels: in a narrower one its small print is illegible. */
  minNoticeWidth: 600,
} as const
/** Longest URL that a picture is fetched from (docs/decisions/102). */
export const maxPictureUrlLength = 2048
/** Limits of data sheets, which are PDF files. */
export const documentLimits = { maxFileBytes: 20 * MiB, perProduct: 30 } as const
/** Files of one request. */
export const maxUploadedFiles = 20
/** Of all files of a request, with the parts around them. A server ends a request after two minutes. */
export const maxUploadBytes = 100 * MiB
/** A longer file name is cut. */
export const maxFileNameLength = 200

export const maxDescriptionLength = 5000
export const maxSeoTitleLength = 200
export const maxSeoDescriptionLength = 500

/** Maximum length of the texts of a product, in each language. */
export const productTextLengths = {
  name: 200,
  slugs: 200,
  short_description: 2000,
  description: 20_000,
  warnings: 5000,
  keywords: 2000,
  seo_title: 200,
  seo_description: 500,
} as const
export const maxProductVariants = 100
/** What products lack: stock, a price, a picture, EANs, name or description in a language, the producer of their brand. */
export const productLacks = [
  'sold_out',
  'without_price',
  'without_picture',
  'without_ean',
  'without_text_en',
  'without_text_pl',
  'without_producer',
] as const

/** Tiers of one variant. */
export const maxTiers = 20
export const promotionStates = ['current', 'upcoming', 'over'] as const
export type PromotionState = (typeof promotionStates)[number]
export const discountCodeStates = ['usable', 'planned', 'over', 'used_up', 'disabled'] as const
export type DiscountCodeState = (typeof discountCodeStates)[number]

/** Filters of the list of stock; a variant below its minimum may be sold out, too. */
export const stockLevels = ['below_minimum', 'sold_out'] as const
/** Characters of the note of a movement. */
export const maxMovementNoteLength = 300

/** Orders that one call moves. */
export const maxMovedOrders = 100
/** Statuses to which several orders can be moved at once. */
export const movedStatuses = ['confirmed', 'paid', 'packed', 'sent', 'delivered'] as const satisfies readonly OrderStatus[]
export type MovedStatus = (typeof movedStatuses)[number]
/** Those to which the warehouse moves orders. */
export const warehouseStatuses = ['packed', 'sent'] as const satisfies readonly MovedStatus[]
/** Months after which changes are deleted from the history: bounds and default of `HISTORY_MONTHS`. */
export const historyLimits = { minMonths: 1, maxMonths: 120, defaultMonths: 24 } as const
/** E-mails to the buyer about a move of an order. */
export const moveEmailKinds = ['order_confirmed', 'order_paid', 'order_sent', 'order_cancelled'] as const
export type MoveEmailKind = (typeof moveEmailKinds)[number]
/** Whom a note about an order is for: the buyer gets it by e-mail. */
export const noteAudiences = ['staff', 'buyer'] as const
export type NoteAudience = (typeof noteAudiences)[number]
/**
 * What an order can wait for; the start page counts the same. `payment`: one in advance. `packing`: it is paid or confirmed. `cash`: that of a
 * delivered order.
 */
export const orderWaits = ['confirmation', 'payment', 'packing', 'cash'] as const
/** Whether contact and addresses of an order can be changed: until it is sent. */
export const isChangeable = (status: OrderStatus) => status !== 'sent' && status !== 'delivered' && status !== 'cancelled'

/** Of customers that are companies, that is accounts with a NIP. */
export const deferredPaymentStates = ['approved', 'not_approved'] as const

export const inboxKinds = ['withdrawal', 'complaint', 'message', 'vending', 'application'] as const
export type InboxKind = (typeof inboxKinds)[number]
export const inboxStates = ['new', 'in_progress', 'done'] as const
export type InboxState = (typeof inboxStates)[number]

/** Limits of a file that is imported (docs/decisions/098). */
export const importLimits = {
  maxFileBytes: 200 * MiB,
  maxRows: 500_000,
  maxColumns: 200,
  /** Of a row with all of its cells, in characters. */
  maxRowLength: 1_000_000,
  /** Of all files that a shop uploads in 24 hours: five of the largest. */
  maxBytesPerDay: 1000 * MiB,
  /** After that it is deleted with its rows; what it changed stays in the history. */
  retentionDays: 90,
} as const
/** What columns of a file with prices of a price list, or of a customer, are read as. */
export const priceFields = ['symbol', 'ean', 'price_net'] as const
/** Whose export a file is, found out by its header. */
export const importFormats = ['own', 'shopify', 'woocommerce', 'prestashop', 'prestashop_combinations'] as const
export type ImportFormat = (typeof importFormats)[number]
/** What such a file has for the VAT rate of a product that is taxed: it names no rate, so that of the import counts. */
export const taxedCell = 'taxed'
/** What it has for the stock of a variant that the other shop does not offer: 0, and a note of the row. */
export const switchedOffCell = 'switched_off'
/**
 * reading: its rows are being stored; ready: to be checked; checking, importing, undoing: in progress; checked: with the result of a trial,
 * ready to run; stopped: by somebody, with what was done until then; failed: by itself, the same.
 */
export const importStates = [
  'reading',
  'ready',
  'checking',
  'checked',
  'importing',
  'imported',
  'undoing',
  'undone',
  'stopped',
  'failed',
] as const
export type ImportState = (typeof importStates)[number]
/** States in which a job works on an import. */
export const importSteps = ['reading', 'checking', 'importing', 'undoing'] as const satisfies readonly ImportState[]
export type ImportStep = (typeof importSteps)[number]
/** What imports create besides products. */
export const creationKinds = ['brand', 'category', 'feature', 'value'] as const
export type CreationKind = (typeof creationKinds)[number]
export const maxShownCreations = 20
/** Pictures that could not be fetched; the others are in the file. */
export const maxShownPictureFailures = 20
/**
 * sale_price: the price is the one that the other shop sold at, which has a higher regular one; variant_left: the product still has a variant
 * without features, which the file does not have, beside others that features tell apart; gross_rounded: the price with VAT is not exactly that
 * of the file, since prices are stored net; switched_off: the other shop does not offer the variant, so its stock is 0.
 */
export const rowNotes = ['sale_price', 'variant_left', 'gross_rounded', 'switched_off'] as const
export type RowNote = (typeof rowNotes)[number]
/** What became of a row; removed: a price that the file does not have. */
export const rowOutcomes = ['created', 'changed', 'unchanged', 'refused', 'removed'] as const
export type RowOutcome = (typeof rowOutcomes)[number]

/** Limits of the archive of a shop in the back office (docs/decisions/106). */
export const archiveFileLimits = {
  /** A server ends a request after two minutes; the command line reads larger ones. */
  maxUploadBytes: 1024 * MiB,
  /** Days after which the file is deleted. */
  fileDays: 7,
  /** After that it is no longer listed; what it changed stays. */
  retentionDays: 90,
} as const
export const archiveKinds = ['export', 'import'] as const
export type ArchiveKind = (typeof archiveKinds)[number]
/**
 * exporting, checking, importing: in progress; ready: uploaded, to be checked; checked: with the result of a trial, ready to run; stopped: by somebody,
 * with what was done until then; failed: by itself, the same.
 */
export const archiveStates = [
  'exporting',
  'exported',
  'ready',
  'checking',
  'checked',
  'importing',
  'imported',
  'stopped',
  'failed',
] as const
export type ArchiveState = (typeof archiveStates)[number]
/** Why an entry of an archive was refused. */
export const entryProblems = [
  /** It names what the shop does not have. */
  'not_in_shop',
  'twice',
  'no_file',
  /** A file has another content than its name says. */
  'wrong_content',
  /** A picture or document does not pass the checks of an upload. */
  'file_refused',
  /** The version of a page was in force with another text. */
  'other_text',
  /** Something of the shop has the former address now. */
  'address_taken',
  'not_valid',
  /** It contradicts what the shop has. */
  'conflict',
] as const
export type EntryProblem = (typeof entryProblems)[number]
export const maxEntryProblems = 20

export const searchKinds = ['without_result', 'all'] as const
export const maxRedirectedSearchLength = 100
/** Words of a group of synonyms. */
export const minSynonyms = 2
export const maxSynonyms = 20
export const maxSynonymLength = 60

/** Lists of which views can be saved. */
export const viewedLists = ['orders', 'customers', 'products'] as const
export type ViewedList = (typeof viewedLists)[number]
export const maxViewQueryLength = 1000

/** Types of events, by which a receiver chooses what it gets. */
export const webhookEvents = [
  'order.created',
  'order.status_changed',
  'order.paid',
  'order.cancelled',
  'payment.received',
  'payment.refund_due',
  'stock.changed',
  'stock.sold_out',
  'customer.created',
  'customer.updated',
  'customer.erased',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]
export const deliveryStates = ['waiting', 'delivered', 'given_up'] as const
export type DeliveryState = (typeof deliveryStates)[number]

/** Passkeys of one person. */
export const maxPasskeys = 10

/** Why a file was refused. */
export const fileProblems = [
  'empty',
  'too_large',
  /** Its content is of no accepted kind, whatever its name says. */
  'unsupported',
  /** It begins like one of an accepted kind, and cannot be read. */
  'damaged',
  'too_many_pixels',
  /** Of a notice, which has to be legible. */
  'too_narrow',
  /** A drawing that loads something else, declares entities or takes too long. */
  'unsafe_drawing',
  /** More files than a request may have, or than its subject has room for. */
  'too_many',
] as const
export type FileProblem = (typeof fileProblems)[number]

/** Why a request to a server that somebody has named failed. */
export const requestErrors = [
  'dns_failed',
  'no_address',
  /** Its addresses are not of the public internet. */
  'private_address',
  'unreachable',
  'timeout',
  /** TLS failed, or the certificate is not of the host. */
  'certificate',
  'redirect',
  /** Another status than 2xx. */
  'status',
] as const
