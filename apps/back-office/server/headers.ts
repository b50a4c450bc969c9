import { asPlainCookie } from '@stragan/web/cookies'

interface Sources {
  nonce: string
  /** Origin of the shop of the page, which serves its pictures. */
  pictureOrigin: string | null
  /** Hashes of the style sheets of e-mails that the page shows. Their frames inherit its policy. */
  emailStyles: readonly string[]
}

/**
 * Content security policy of a page: own files, inline scripts with the nonce of this rendering, and the pictures of a shop. E-mails have style
 * attributes; a page that shows one allows them, and no script in its frame.
 */
const contentSecurityPolicy = ({ nonce, pictureOrigin, emailStyles }: Sources) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src ${["'self'", `'nonce-${nonce}'`, ...emailStyles.map(hash => `'sha256-${hash}'`)].join(' ')}`,
    ...(emailStyles.length > 0 ? ["style-src-attr 'unsafe-inline'"] : []),
    `img-src ${["'self'", 'data:', pictureOrigin].filter(Boolean).join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')

/** The camera scans codes, passkeys sign in. */
const permissionsPolicy =
  'camera=(self), publickey-credentials-get=(self), publickey-credentials-create=(self), microphone=(), geolocation=()'

interface Options extends Sources {
  https: boolean
  setCookies: readonly string[]
  /** Leaves the policy out: Vite adds scripts and styles of its own. */
  development: boolean
}

/** The response with the headers of every page: it is personal, is not cached, and sends other sites no referrer. */
export function withPageHeaders(response: Response, { https, setCookies, development, ...sources }: Options): Response {
  const headers = new Headers(response.headers)
  for (const cookie of setCookies) headers.append('set-cookie', https ? cookie : asPlainCookie(cookie))
  if (!development) headers.set('content-security-policy', contentSecurityPolicy(sources))
  headers.set('cache-control', 'private, no-store')
  headers.set('permissions-policy', permissionsPolicy)
  headers.set('referrer-policy', 'same-origin')
  headers.set('x-robots-tag', 'noindex, nofollow')
  return new Response(response.body, { status: response.status, headers })
}
