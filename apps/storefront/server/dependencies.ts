import type { ChangeLog, RegisterMetrics } from '@stragan/cache'
import type { RequestLog } from '../app/platform/public-context.ts'

export interface StorefrontDependencies {
  /** The API: its own `fetch` in one process, or one that crosses the network. */
  fetch: (request: Request) => Promise<Response> | Response
  apiUrl: string
  /** Authenticates the storefront at the API, which then believes the visitor's address. */
  secret: string
  log: RequestLog
  /** Changes of the data behind the API's responses. */
  changeLog: ChangeLog
  /** Size of the page cache. */
  pageBytes: number
  registerMetrics?: RegisterMetrics | undefined
}
