import {
  type ArchiveProblem,
  type ArchiveReason,
  archiveProblemText,
  documentLimits,
  importLimits,
  pictureLimits,
} from '@stragan/contract/admin'

// The archive of a shop (docs/decisions/106).

export const archiveFormat = 'stragan-shop'
export const archiveVersion = 1

export const shopFile = 'shop.json'
export const productsFile = 'products.csv'

/** Lists of the archive, in the order in which they are read in: what names something follows what it names. */
const listFiles = [
  'producers.jsonl',
  'brands.jsonl',
  'categories.jsonl',
  'features.jsonl',
  'former-slugs.jsonl',
  'category-lists.jsonl',
  'pictures.jsonl',
  'documents.jsonl',
  'minimum-stocks.jsonl',
  'promotions.jsonl',
  'codes.jsonl',
  'gifts.jsonl',
  'synonyms.jsonl',
  'redirects.jsonl',
  'pages.jsonl',
  'records.jsonl',
  'guarantee-notices.jsonl',
] as const
export type ListFile = (typeof listFiles)[number]

/** What an archive never has: data of people, secrets, and what belongs to an installation. */
export const leftOut = [
  'customers, their prices and price lists, carts and orders',
  'messages and applications',
  'staff, API keys, webhooks and drafts',
  'keys of payment providers',
  'hosts',
  'history of changes, prices, stock, sales and searches',
  'pickup points',
] as const

const GiB = 1024 ** 3

export const archiveLimits = {
  /** Entries of a ZIP file; without the extensions of ZIP64 it has no more than 65,535. */
  maxEntries: 65_000,
  maxArchiveBytes: 4 * GiB - 64 * 1024 * 1024,
  /** Of all that a ZIP file unpacks to. */
  maxUnpackedBytes: 8 * GiB,
  maxShopBytes: 4 * 1024 * 1024,
  maxListBytes: 1 * GiB,
  maxEntriesOfList: 1_000_000,
  /** Of a line of a list: the longest one is a feature with 500 values, which `features.saveFeature` takes 896 KiB of. */
  maxLineBytes: 1024 * 1024,
  /** Objects, arrays and members of a line, as of the body of a call; a feature with 500 values has 2,500. */
  maxLineMembers: 10_000,
  /** Those of `shop.json`, which has the bodies of twelve calls. */
  maxShopMembers: 120_000,
} as const

const isListFile = (name: string): name is ListFile => (listFiles as readonly string[]).includes(name)

/** The most bytes that a file of this name may have; undefined for a name that no archive has. */
function maxBytesOf(name: string): number | undefined {
  if (name === shopFile) return archiveLimits.maxShopBytes
  if (name === productsFile) return importLimits.maxFileBytes
  if (isListFile(name)) return archiveLimits.maxListBytes
  const ending = fileName.exec(name)?.[2]
  if (ending === undefined) return undefined
  return ending === 'pdf' ? documentLimits.maxFileBytes : pictureLimits.maxFileBytes
}

const fileEndings = ['webp', 'png', 'jpg', 'avif', 'svg', 'pdf'] as const
export type FileEnding = (typeof fileEndings)[number]

const fileName = /^files\/([0-9a-f]{32}|[0-9a-f]{64})\.(webp|png|jpg|avif|svg|pdf)$/

/** The hash in the name of a picture or document; undefined for any other name. */
export const hashIn = (name: string): string | undefined => fileName.exec(name)?.[1]

export const nameOfFile = (hash: string, ending: FileEnding) => `files/${hash}.${ending}`
export const namesOfFile = (hash: string) => fileEndings.map(ending => nameOfFile(hash, ending))

/** Thrown for an archive that cannot be read or written. Its message is for the command line; `detail` is in it alone. */
export class ArchiveError extends Error {
  readonly reason: ArchiveReason

  constructor(
    problem: ArchiveProblem,
    { subject = '', number = null, detail, cause }: Partial<ArchiveReason> & { detail?: string; cause?: unknown } = {},
  ) {
    const reason = { problem, subject: subject.slice(0, maxSubjectLength).toWellFormed(), number }
    const text = archiveProblemText(reason, 'en')
    super(detail ? `${text} (${detail})` : text, { cause })
    this.reason = reason
  }
}

const maxSubjectLength = 200

/** Refuses a file that no archive has, or that is larger than one of its name may be. Throws `ArchiveError`. */
export function assertSize(name: string, bytes: number): void {
  const max = maxBytesOf(name)
  if (max === undefined) throw new ArchiveError('unknown_file', { subject: name })
  if (bytes > max) throw new ArchiveError('file_too_large', { subject: name, number: max / 1024 ** 2 })
}

/** Refuses a ZIP file that unpacks to more than one may. Throws `ArchiveError`. */
export function assertUnpackedSize(bytes: number): void {
  const max = archiveLimits.maxUnpackedBytes
  if (bytes > max) throw new ArchiveError('unpacks_to_too_much', { number: max / 1024 ** 3 })
}
