import type { ChangeLog, Telemetry } from '@stragan/cache'

/** Types of the built server module: what `createStorefront` takes and returns. */
export interface StorefrontDependencies {
  /** The API: its own `fetch` in one process, or one that crosses the network. */
  fetch: (request: Request) => Promise<Response> | Response
  apiUrl: string
  /** Authenticates the storefront at the API, which then believes the visitor's address. */
  secret: string
  log: StorefrontLog
  /** Changes of the data behind the API's responses. */
  changeLog: ChangeLog
  /** Size of the page cache. */
  pageBytes: number
  telemetry?: Telemetry | undefined
}

interface StorefrontLog {
  info: (data: object, message: string) => void
  warn: (data: object, message: string) => void
  error: (data: object, message: string) => void
}

export interface Storefront {
  /** Answers a request; `address` is the visitor's, if it is known. */
  fetch(request: Request, address?: string): Promise<Response>
  /** The cached page of a request; undefined on a miss. */
  cachedPage(request: PageRequest): CachedPage | undefined
}

/** The parts of a request that decide about its cached page. */
export interface PageRequest {
  method: string
  https: boolean
  host: string
  /** Path and query as they were sent. */
  url: string
  header: (name: 'cookie' | 'sec-gpc' | 'dnt' | 'user-agent' | 'sec-purpose' | 'purpose') => string | undefined
}

export interface CachedPage {
  headers: Readonly<Record<string, string>>
  /** Null for the page of one visitor. */
  etag: string | null
  /** The body in the best encoding that `accept-encoding` allows. */
  body(acceptEncoding: string | undefined): { encoding: ContentEncoding; bytes: Buffer | Promise<Buffer> }
}

export type ContentEncoding = 'zstd' | 'br' | 'gzip' | 'identity'
