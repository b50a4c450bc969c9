import type { ServerResponse } from 'node:http'

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // What is for everybody says so; without a word on it a cache may keep a 404 or a 308 (RFC 9110, 15.1).
  'cache-control': 'private, no-store',
}

/** For everything that is no page: opened by itself, nothing in it loads or runs. */
const nothingRuns = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

interface Sent {
  https: boolean
  /** Vite writes scripts and styles of its own into what it serves: there the policy is left out. */
  development: boolean
}

/** The headers of every response of the process. */
export const securityHeaders = ({ https, development }: Sent): Record<string, string> => ({
  ...always,
  ...(!development && { 'content-security-policy': nothingRuns }),
  ...(https && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
})

/** Whatever is answered may state its own value of each in its place. */
export function setSecurityHeaders(response: ServerResponse, sent: Sent) {
  for (const [name, value] of Object.entries(securityHeaders(sent))) response.setHeader(name, value)
}
