/** Types of the built server module: what `createBackOffice` takes and returns. */
export interface BackOfficeDependencies {
  /** The API: its own `fetch` in one process, or one that crosses the network. */
  fetch: (request: Request) => Promise<Response> | Response
  apiUrl: string
  /** Authenticates the back office at the API, which then believes the address of the sender. */
  secret: string
  log: BackOfficeLog
}

export interface BackOfficeLog {
  info: (data: object, message: string) => void
  warn: (data: object, message: string) => void
  error: (data: object, message: string) => void
}

/** Where a request came from. */
export interface Sender {
  address: string
  /** It came through a proxy. */
  isForwarded: boolean
}

export interface BackOffice {
  fetch(request: Request, sender: Sender): Promise<Response>
}
