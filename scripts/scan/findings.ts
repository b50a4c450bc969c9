export interface Finding {
  scanner: 'wapiti' | 'sqlmap'
  /** As the scanner names it. */
  kind: string
  /** Method and path. */
  where: string
  what: string
}

/** Result of a scan. A scan that did not run is a failure. */
export interface Scanned {
  name: string
  findings: Finding[]
  /** Why it did not run. */
  failed?: string
}

interface FalsePositive {
  kind: string
  /** Prefix of the scanner's message. */
  what: string
  why: string
}

/** Known false positives, with reasons. */
const falsePositives: readonly FalsePositive[] = [
  {
    kind: 'Cross Site Request Forgery',
    what: 'Lack of anti CSRF token',
    why: 'Session cookies are SameSite=Lax, and a request that changes something is refused unless Origin and Sec-Fetch-Site name the shop',
  },
  {
    kind: 'HTTP Secure Headers',
    what: 'X-XSS-Protection is not set',
    why: 'No browser has the filter that this header turned on; the content security policy takes its place',
  },
]

export const isFalsePositive = ({ kind, what }: Finding): boolean =>
  falsePositives.some(known => known.kind === kind && what.startsWith(known.what))
