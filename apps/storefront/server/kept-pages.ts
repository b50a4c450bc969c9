import { createHash } from 'node:crypto'
import { type ChangeLog, createCacheStore, createMemo, createSemaphore } from '@stragan/cache'
import { configurationScopes } from '@stragan/contract'
import { consentCookieName, consentOf, consentValue } from '../app/platform/consent.ts'
import { isRefusedBy, languageChoice, ownCookies } from '../app/platform/cookies.server.ts'
import { displayCode, displayOf } from '../app/platform/display.ts'
import type { Made } from './making.ts'
import { type Encoding, encodingFor, pack, type Sent } from './packed.ts'

/** A request as far as it decides whether a kept page answers it. */
export interface Asked {
  method: string
  https: boolean
  host: string
  /** Path and query as they were sent. */
  url: string
  header: (name: 'cookie' | 'sec-gpc' | 'dnt') => string | undefined
}

/** A page as it is sent to everybody who asks for it. */
export interface KeptPage {
  headers: Readonly<Record<string, string>>
  etag: string
  /** The body in the best encoding of those that `accept-encoding` names. */
  body(acceptEncoding: string | undefined): { encoding: Encoding; bytes: Buffer | Promise<Buffer> }
}

/** What tells where a visitor came from: it changes nothing on the page. */
const tracking = /^(utm_|mc_|pk_|mtm_|hsa_)|^(gclid|gbraid|wbraid|fbclid|msclkid|ttclid|twclid|yclid|dclid|igshid|_ga)$/

/** Query without what tracks, sorted, so that the same page is kept once. */
export function withoutTracking(query: URLSearchParams): string {
  const kept = new URLSearchParams([...query].filter(([name]) => !tracking.test(name)))
  kept.sort()
  return kept.toString()
}

const integrationCodes = configurationScopes.integrations.options.map(({ shape }) => shape.code.value)

/** A visitor with a session, or with something to be told, is answered by themselves. */
const isSomebody = (cookies: ReadonlyMap<string, string>) =>
  cookies.has('access_token') || cookies.has('refresh_token') || Boolean(cookies.get('notice'))

/**
 * What makes a page another: host, path, query, how prices are shown, and what the visitor allows of the shop's integrations. Null where
 * it is not the same for everybody.
 */
export function pageKey({ method, https, host, url, header }: Asked): string | null {
  if (method !== 'GET' && method !== 'HEAD') return null
  const cookies = ownCookies(header('cookie'), https)
  if (isSomebody(cookies)) return null
  if (url === '/' && languageChoice(cookies) === 'pl') return null
  const display = displayCode(displayOf(cookies.get('display')))
  const consent = isRefusedBy(header) ? 'refused' : consentValue(consentOf(cookies.get(consentCookieName), integrationCodes, false).given)
  const at = url.indexOf('?')
  const path = at < 0 ? url : url.slice(0, at)
  const query = at < 0 ? '' : withoutTracking(new URLSearchParams(url.slice(at)))
  return `${https ? 'https' : 'http'} ${host} ${path}?${query} ${display} ${consent}`
}

/** The key of a request, worked out once for all that say the same. */
export function pageKeys(): (asked: Asked) => string | null {
  const known = createMemo<string>()
  return asked => {
    const { method, https, host, url, header } = asked
    const said = [method, https, host, url, header('cookie'), header('sec-gpc'), header('dnt')]
    const before = known.get(said)
    if (before !== undefined) return before
    const key = pageKey(asked)
    if (key !== null) known.set(said, key)
    return key
  }
}

export interface KeptPages {
  get(key: string, host: string): KeptPage | undefined
  /** Keeps a response that is the same for everybody; the response as it is to be sent. */
  put(key: string, response: Response, made: Made): Promise<Response>
  /** Whose host it is, as far as a page of it was made. */
  shopOf(host: string): number | undefined
  learn(host: string, shop: number): void
  bytes(): number
}

/** Pages that are the same for everybody, whole, until something that they were made of changes. */
export function keptPages(changeLog: ChangeLog, mostBytes: number): KeptPages {
  const pages = createCacheStore<KeptPage>(changeLog, mostBytes)
  const shops = createMemo<number>()
  return {
    get(key, host) {
      const shop = shops.get([host])
      return shop === undefined ? undefined : pages.get(shop, key, Date.now())
    },
    async put(key, response, { shop, mark, tags, until }) {
      const bytes = Buffer.from(await response.arrayBuffer())
      const headers = new Headers(response.headers)
      headers.set('etag', `W/"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`)
      const page = pageOf(bytes, headers)
      // The page and both of its compressed forms, which are made when they are first asked for.
      pages.set(shop, key, {
        value: page,
        bytes: bytes.length * 1.5 + key.length * 2 + 2000,
        version: mark,
        tags: [...tags],
        expiresAt: until,
      })
      return new Response(bytes, { status: response.status, headers })
    },
    shopOf: host => shops.get([host]),
    bytes: pages.bytes,
    learn: (host, shop) => shops.set([host], shop),
  }
}

/** What was asked for so often in one encoding is worth the time that its smallest form takes. */
const veryOften = 30
/** That takes seconds for a larger page, on a thread that passwords and pictures wait for: one page is packed so at a time. */
const maxSmallestBytes = 512 * 1024
const smallest = createSemaphore(1)

interface Packed {
  bytes: Buffer | Promise<Buffer>
  asked: number
}

function pageOf(bytes: Buffer, headers: Headers): KeptPage {
  const forms = new Map<Encoding, Packed>()
  const make = (form: Packed, encoding: Encoding, sent: Sent) =>
    pack(bytes, encoding, sent).then(made => {
      form.bytes = made
      return made
    })
  return {
    headers: Object.fromEntries(headers),
    etag: headers.get('etag') ?? '',
    body(acceptEncoding) {
      const encoding = encodingFor(acceptEncoding, 'often')
      if (encoding === 'identity') return { encoding, bytes }
      const form = forms.get(encoding) ?? { bytes, asked: 0 }
      if (form.asked === 0) form.bytes = make(form, encoding, 'often')
      forms.set(encoding, form)
      form.asked++
      // What can't be made smaller now goes on as it is.
      if (form.asked === veryOften && bytes.length <= maxSmallestBytes)
        smallest.run(() => make(form, encoding, 'veryOften')).catch(() => {})
      return { encoding, bytes: form.bytes }
    },
  }
}
