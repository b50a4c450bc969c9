import type { Cache, CacheEntryInfo } from '@stragan/cache'

/** Rows shown per cache: the largest page is a few hundred kilobytes. */
const maxRows = 200
const maxKeyLength = 200

type Caches = ReadonlyMap<string, Pick<Cache<unknown>, 'entries'>>

/** An HTML page of what is cached, with tags and age: of all caches, or of those that the query names with `cache` and `shop`. */
export function cachesPage(caches: Caches, query: URLSearchParams): string {
  const shop = query.has('shop') ? Number(query.get('shop')) : undefined
  const sections = [...caches]
    .filter(([name]) => !query.has('cache') || query.get('cache') === name)
    .map(([name, cache]) => section(name, cache.entries(shop)))
  return `<!doctype html><html lang="en"><title>Caches</title><h1>Caches</h1>
<p>The newest ${maxRows} entries of each cache. <code>?cache=page_cache</code> shows one cache, <code>?shop=1</code> one shop.</p>
${sections.join('\n')}</html>`
}

function section(name: string, all: Iterable<CacheEntryInfo>): string {
  const entries = [...all].sort((a, b) => a.ageSeconds - b.ageSeconds)
  const bytes = entries.reduce((sum, entry) => sum + entry.bytes, 0)
  return `<h2>${escapeHtml(name)}</h2><p>${entries.length} entries, ${(bytes / 1024).toFixed(0)} KB</p>
<table><tr><th>Shop<th>Key<th>Tags<th>Age<th>Expires<th>Hits<th>Bytes</tr>
${entries.slice(0, maxRows).map(row).join('\n')}</table>`
}

const row = ({ shop, key, tags, ageSeconds, expiresAt, hits, bytes }: CacheEntryInfo) =>
  `<tr><td>${[
    shop,
    escapeHtml(key.slice(0, maxKeyLength)),
    escapeHtml(tags.join(', ').slice(0, maxKeyLength)) || 'whole shop',
    `${ageSeconds.toFixed(0)} s`,
    Number.isFinite(expiresAt) ? new Date(expiresAt).toISOString() : 'never',
    hits,
    Math.round(bytes),
  ].join('<td>')}</tr>`

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
