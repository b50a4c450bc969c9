import type { ServerResponse } from 'node:http'

const always: readonly [name: string, value: string][] = [
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['permissions-policy', 'camera=(), microphone=(), geolocation=()'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
]

/** For everything that is no page: opened by itself, nothing in it loads or runs. */
const nothingRuns = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

interface Sent {
  https: boolean
  /** Vite writes scripts and styles of its own into what it serves: there the policy is left out. */
  development: boolean
}

/** Sets the headers of every response of the process. Whatever is answered may state its own value of each in its place. */
export function setSecurityHeaders(response: ServerResponse, { https, development }: Sent) {
  for (const [name, value] of always) response.setHeader(name, value)
  if (!development) response.setHeader('content-security-policy', nothingRuns)
  if (https) response.setHeader('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
