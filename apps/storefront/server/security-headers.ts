import { createHash } from 'node:crypto'
import { allSources } from '../app/features/consent/integrations.ts'
import type { Integration } from '../app/platform/consent.ts'

const inlineScript = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g

const hashesOf = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)

/**
 * What a page may load and run: its own files, and exactly the inline scripts and styles that the server wrote into it, by hash, so
 * that a page may be kept and served again. Video plays in a frame of its own, after a click. Integrations that its visitor allowed may
 * besides load and send what they need.
 */
export function contentSecurityPolicy(html: string, integrations: readonly Integration[] = []): string {
  const { script, image, connect } = allSources(integrations)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashesOf(html, inlineScript), ...script],
    'style-src': ["'self'", ...hashesOf(html, inlineStyle)],
    'img-src': ["'self'", 'data:', ...image],
    ...(connect.length > 0 && { 'connect-src': ["'self'", ...connect] }),
    'frame-src': ['https://www.youtube-nocookie.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
}

/** Headers of everything the shop answers; HSTS where the visitor came over https. */
export function setSecurityHeaders(headers: Headers, https: boolean) {
  headers.set('x-content-type-options', 'nosniff')
  headers.set('x-frame-options', 'DENY')
  headers.set('cross-origin-opener-policy', 'same-origin')
  headers.set('permissions-policy', 'camera=(), microphone=(), geolocation=()')
  if (!headers.has('referrer-policy')) headers.set('referrer-policy', 'strict-origin-when-cross-origin')
  if (https) headers.set('strict-transport-security', 'max-age=31536000; includeSubDomains')
}
