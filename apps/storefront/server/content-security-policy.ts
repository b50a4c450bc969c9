import { createHash } from 'node:crypto'
import { errorPageStyle } from '@stragan/contract/error-page'
import { allSources } from '../app/features/consent/integrations.ts'
import type { Integration } from '../app/platform/consent.ts'

interface PageWithPolicy {
  /** Without the nonce, so that it can be cached. */
  html: string
  policy: string
}

/**
 * Content security policy of a rendered page: own files, and by hash the inline scripts and styles that carry the nonce of this rendering,
 * as only our components do; scripts in content of the shop do not run. Video plays in a frame. Adds the sources of the integrations that
 * the visitor consented to.
 */
export function withContentSecurityPolicy(page: string, nonce: string, integrations: readonly Integration[] = []): PageWithPolicy {
  const nonceAttribute = ` nonce="${nonce}"`
  const hashes = hashesOf(page, nonceAttribute)
  const { script, image, connect } = allSources(integrations)
  const directives = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...hashes.script, ...script],
    'style-src': ["'self'", ...hashes.style],
    'img-src': ["'self'", 'data:', ...image],
    ...(connect.length > 0 && { 'connect-src': ["'self'", ...connect] }),
    'frame-src': ['https://www.youtube-nocookie.com'],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  }
  const policy = Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ')
  return { html: page.replaceAll(nonceAttribute, ''), policy }
}

/** External scripts are allowed by their source, and data blocks do not run. */
const needsNoHash = /\ssrc=|\stype="application\//

/** Hashes of the inline elements that carry the nonce, and of the style of error pages, which have none. */
function hashesOf(page: string, nonceAttribute: string) {
  const hashes: Record<'script' | 'style', string[]> = { script: [], style: [] }
  for (let at = page.indexOf(nonceAttribute); at >= 0; at = page.indexOf(nonceAttribute, at + nonceAttribute.length)) {
    const start = page.lastIndexOf('<', at)
    const end = page.indexOf('>', at)
    const tag = page.slice(start, end)
    const name = tag.startsWith('<script ') ? 'script' : tag.startsWith('<style ') ? 'style' : undefined
    if (name === undefined || needsNoHash.test(tag)) continue
    const content = page.slice(end + 1, page.indexOf(`</${name}>`, end))
    hashes[name].push(hashOf(content))
  }
  if (page.includes(`<style>${errorPageStyle}</style>`)) hashes.style.push(hashOf(errorPageStyle))
  return hashes
}

const hashOf = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
