import { createPressFavourites, type PressFavourites } from '../app/features/favourites/favourite-markup.server.tsx'
import { type VisitorSlot, type VisitorView, visitorSlots } from '../app/shell/visitor-slots.server.tsx'
import type { PersonalProducts, Visitor } from '../app/shell/visitor-summary.server.ts'
import type { VisitorSummary } from '../app/shell/visitor-summary.tsx'
import { compress, negotiateEncoding } from './compression.ts'
import { createPageBodies } from './page-bodies.ts'
import { compressGapped, concatenate, type Gapped } from './splice.ts'
import type { CachedPage } from './types.ts'

/** A page that is the same for everybody, but for the visitor's summary and a customer's prices and favourites. */
export interface SharedPage {
  view: VisitorView
  /** Path and query. */
  path: string
  /** Names of the products that it shows, by id. */
  products: ReadonlyMap<number, string>
  /** Whether it shows a list of products, whose order, selection and range of prices depend on the prices. */
  hasList: boolean
}

/** The page of a stranger, in which the slots of a visitor are replaced. */
export interface PageTemplate {
  /** The page of a visitor; undefined if it has to be rendered: it shows personal prices, or a slot is too short. */
  pageFor(visitor: Visitor): CachedPage | undefined
}

export function createPageTemplate(bytes: Buffer, stranger: Headers, { view, path, products, hasList }: SharedPage): PageTemplate {
  const ids = [...products.keys()]
  const isHtml = stranger.get('content-type')?.startsWith('text/html') === true
  const headers = Object.fromEntries(privateHeaders(stranger))
  let text: Gapped | null | undefined
  const pressFavourites = createPressFavourites({ language: view.language, path })
  const bodyIn = createPageBodies(bytes.length, (encoding, effort) =>
    text && encoding !== 'identity' && encoding !== 'zstd' ? compressGapped(text, encoding, effort) : Promise.resolve(undefined),
  )
  const showsPrice = ({ prices }: PersonalProducts) => (hasList && prices.size > 0) || ids.some(id => prices.has(id))

  return {
    pageFor({ summary, personal }) {
      if (showsPrice(personal)) return undefined
      const slots = isHtml ? visitorSlots(view) : []
      if (text === undefined) text = gappedText(bytes, slots)
      if (!text) return undefined
      const { parts } = text
      const favourites = new Map(ids.flatMap(id => (personal.favourites.has(id) ? [[id, products.get(id) ?? '']] : [])))
      if (favourites.size > 0) {
        if (!isHtml) return undefined
        const html = withFavourites({ parts, slots }, summary, favourites, pressFavourites)
        return html === null ? undefined : uncachedPage(headers, Buffer.from(html))
      }
      const contents = slotContents(summary, view, slots)
      if (!contents) return undefined
      return {
        headers,
        etag: null,
        body(acceptEncoding) {
          const encoding = negotiateEncoding(acceptEncoding, 'cached')
          if (encoding === 'identity') return { encoding, bytes: concatenate(parts, contents) }
          const spliceable = bodyIn(encoding)
          const spliced = (into: Awaited<typeof spliceable>) =>
            into ? into.splice(contents) : compress(concatenate(parts, contents), encoding, 'once')
          return { encoding, bytes: spliceable instanceof Promise ? spliceable.then(spliced) : spliced(spliceable) }
        },
      }
    },
  }
}

/** A page that is compressed for this response. */
const uncachedPage = (headers: CachedPage['headers'], html: Buffer): CachedPage => ({
  headers,
  etag: null,
  body(acceptEncoding) {
    const encoding = negotiateEncoding(acceptEncoding, 'once')
    return { encoding, bytes: compress(html, encoding, 'once') }
  },
})

/** The page with the buttons of the customer's favourites pressed; null if one was rendered in another way. */
function withFavourites(
  { parts, slots }: { parts: readonly Buffer[]; slots: readonly VisitorSlot[] },
  summary: VisitorSummary,
  favourites: ReadonlyMap<number, string>,
  press: PressFavourites,
): string | null {
  const pressed = parts.map(part => press(part.toString(), favourites))
  if (pressed.includes(null)) return null
  const own = { ...summary, favouriteIds: [...favourites.keys()] }
  return pressed.flatMap((html, i) => [html, slots[i]?.render(own) ?? '']).join('')
}

/** The headers of a personal page. */
function privateHeaders(stranger: Headers): Headers {
  const headers = new Headers(stranger)
  headers.delete('etag')
  headers.set('cache-control', 'private, no-store')
  headers.set('vary', 'accept-encoding')
  return headers
}

/** The page without its slots; null unless each occurs once, in this order. */
function gappedText(bytes: Buffer, slots: readonly VisitorSlot[]): Gapped | null {
  const parts: Buffer[] = []
  let end = 0
  for (const { ofStranger } of slots) {
    const at = bytes.indexOf(ofStranger)
    if (at < end || bytes.includes(ofStranger, at + 1)) return null
    parts.push(bytes.subarray(end, at))
    end = at + Buffer.byteLength(ofStranger)
  }
  parts.push(bytes.subarray(end))
  return { parts, gaps: slots.map(({ length, ofStranger }) => ({ length, end: Buffer.from(ofStranger).subarray(-2) })) }
}

/** Rendered once per summary: a visitor opens several pages, or one several times, within its lifetime. */
const rendered = new WeakMap<VisitorSummary, Map<string, Buffer[] | null>>()

function slotContents(summary: VisitorSummary, { language, prices }: VisitorView, slots: readonly VisitorSlot[]): Buffer[] | null {
  if (slots.length === 0) return []
  const ofSummary = rendered.get(summary) ?? new Map<string, Buffer[] | null>()
  rendered.set(summary, ofSummary)
  const key = `${language} ${prices}`
  const known = ofSummary.get(key)
  if (known !== undefined) return known
  const contents = slots.map(slot => slot.renderPadded(summary)).filter(content => content !== null)
  const complete = contents.length === slots.length ? contents : null
  ofSummary.set(key, complete)
  return complete
}
