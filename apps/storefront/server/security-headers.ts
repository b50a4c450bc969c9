import { createHash } from 'node:crypto'
import { errorPageStyle } from '@stragan/contract/error-page'
import { allSources } from '../app/features/consent/integrations.ts'
import type { Integration } from '../app/platform/consent.ts'

interface PageWithPolicy {
  /** Without the nonce: the same for everybody, so that it may be kept. */
  html: string
  policy: string
}

/**
 * The policy of a rendered page: its own files, and by hash the inline scripts and styles that carry the nonce of this rendering, which
 * only the server's own components do. What came in with a text is not allowed to run, whatever it is. Video plays in a frame of its own,
 * after a click. Integrations that its visitor allowed may besides load and send what they need.
 */
export function withPolicy(page: string, nonce: string, integrations: readonly Integration[] = []): PageWithPolicy {
  const mark = ` nonce="${nonce}"`
  const hashes = hashesOf(page, mark)
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
  return { html: page.replaceAll(mark, ''), policy }
}

/** Of what is loaded from elsewhere the address counts, and data is not run. */
const needsNoHash = /\ssrc=|\stype="application\//

/** The hashes of what stands inline in elements that carry the mark, and of the style of error pages, which are written without one. */
function hashesOf(page: string, mark: string) {
  const hashes: Record<'script' | 'style', string[]> = { script: [], style: [] }
  for (let at = page.indexOf(mark); at >= 0; at = page.indexOf(mark, at + mark.length)) {
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
