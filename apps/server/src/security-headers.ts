import type { ServerResponse } from 'node:http'

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // The default: caches may store a 404 or a 308 without it (RFC 9110, 15.1).
  'cache-control': 'private, no-store',
}

/** For everything but pages. */
const denyAllPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

interface Options {
  https: boolean
  /** Leaves the policy out: Vite adds scripts and styles of its own. */
  development?: boolean
}

const overHttp = { ...always, 'content-security-policy': denyAllPolicy }
const overHttps = { ...overHttp, 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

/** The headers of every response of the process. */
export const securityHeaders = ({ https, development }: Options): Readonly<Record<string, string>> =>
  development ? always : https ? overHttps : overHttp

/** Sets them as defaults: a response may override each. */
export function setSecurityHeaders(response: ServerResponse, options: Options) {
  for (const [name, value] of Object.entries(securityHeaders(options))) response.setHeader(name, value)
}
