/** What a scanner found. */
export interface Finding {
  scanner: 'wapiti' | 'sqlmap'
  /** The scanner's own name of the kind. */
  kind: string
  /** Method and path. */
  where: string
  what: string
}

/** What a scanner did: a step that could not be done is no success. */
export interface Scanned {
  name: string
  findings: Finding[]
  /** Why it was not done, where it was not. */
  failed?: string
}

interface FalsePositive {
  kind: string
  /** What the scanner says of it begins so. */
  what: string
  why: string
}

/** What the scanners report of every shop, and why it is none. */
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
