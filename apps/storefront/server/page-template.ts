import { createPressFavourites, type PressFavourites } from '../app/features/favourites/favourite-markup.server.tsx'
import { dataChangesElement } from '../app/platform/data-changes.ts'
import { type VisitorSlot, type VisitorView, visitorSlots } from '../app/shell/visitor-slots.server.tsx'
import type { Visitor } from '../app/shell/visitor-summary.server.ts'
import type { VisitorSummary } from '../app/shell/visitor-summary.tsx'
import { compress, type Effort, negotiateEncoding } from './compression.ts'
import type { PackedText } from './packed-text.ts'
import { createPageBodies } from './page-bodies.ts'
import { priceChanges } from './price-changes.ts'
import { changedParts, type PricePage, type Replaced, replaceParts } from './price-parts.tsx'
import { compressGapped, concatenate, type Gapped, type Spliceable } from './splice.ts'
import type { CachedPage, ContentEncoding } from './types.ts'

/** A page that is the same for everybody, but for the visitor's summary and a customer's prices and favourites. */
export interface SharedPage {
  view: VisitorView
  /** Path and query. */
  path: string
  /** Names of the products that it shows, by id. */
  products: ReadonlyMap<number, string>
  /** Whether it shows a list of products, whose order, selection and range of prices depend on the prices. */
  hasList: boolean
  /** The parts that show prices. */
  prices: PricePage
}

/** The page of a stranger, in which the slots of a visitor are replaced. */
export interface PageTemplate {
  id: symbol
  /** Whether the page may show prices of the visitor. */
  showsPrices(visitor: Visitor): boolean
  /**
   * What the page shows of a customer's prices, from the data of its loader for this customer; null if it differs in more than prices.
   * Undefined for the data of a page.
   */
  pricesIn: ((loaderData: object) => OwnPrices | null) | undefined
  /** The page of a visitor, with their prices if it may show any; undefined if it has to be rendered. */
  pageFor(visitor: Visitor, prices?: OwnPrices): CachedPage | undefined
}

/** What a page shows of a customer's prices. Without a reference to the page, which may be evicted earlier. */
export interface OwnPrices extends Replaced {
  /** The compressed page with them, by encoding. */
  bodies: Map<ContentEncoding, Body>
}

type Body = ReturnType<typeof compressText> | Awaited<ReturnType<typeof compressText>>

export function createPageTemplate(
  text: PackedText,
  stranger: Headers,
  { view, path, products, hasList, prices: priced }: SharedPage,
): PageTemplate {
  const ids = [...products.keys()]
  const isHtml = stranger.get('content-type')?.startsWith('text/html') === true
  const slots = isHtml ? visitorSlots(view) : []
  const headers = Object.fromEntries(privateHeaders(stranger))
  const gapped = () => gappedText(text.unpack(), slots)
  let hasSlots: boolean | undefined
  const isTemplate = () => {
    hasSlots ??= gapped() !== null
    return hasSlots
  }
  const pressFavourites = createPressFavourites({ language: view.language, path })
  const bodyIn = createPageBodies(text.length, (encoding, effort) => compressText(gapped(), encoding, effort))
  const showsPrices = ({ personal: { prices } }: Visitor) => (hasList && prices.size > 0) || ids.some(id => prices.has(id))

  return {
    id: Symbol(path),
    showsPrices,
    pricesIn: isHtml
      ? loaderData => {
          const changes = priceChanges(priced.loaderData, { ...priced.loaderData, ...loaderData })
          if (!changes || !text.unpack().includes(dataChangesElement(null))) return null
          const parts = changedParts(priced, path, changes)
          return parts && { changes, parts, bodies: new Map() }
        }
      : undefined,
    pageFor(visitor, own) {
      if (!isTemplate() || (!own && showsPrices(visitor))) return undefined
      // None of them may be below the list price.
      const shown = own && own.parts.size > 0 ? own : undefined
      const textShown = () => (shown ? gappedText(replaceParts(text.unpack(), priced, shown), slots) : gapped())
      const { summary, personal } = visitor
      const favourites = new Map([...products].filter(([id]) => personal.favourites.has(id)))
      if (favourites.size > 0) {
        const withoutSlots = isHtml ? textShown() : null
        const html = withoutSlots && withFavourites({ parts: withoutSlots.parts, slots }, summary, favourites, pressFavourites)
        return html === null ? undefined : uncachedPage(headers, Buffer.from(html))
      }
      const contents = slotContents(summary, view, slots)
      if (!contents) return undefined
      const whole = () => concatenate(textShown()?.parts ?? [], contents)
      return {
        headers,
        etag: null,
        body(acceptEncoding) {
          const encoding = negotiateEncoding(acceptEncoding, 'cached')
          if (encoding === 'identity') return { encoding, bytes: whole() }
          const body = shown ? ownBody(shown, encoding, textShown) : bodyIn(encoding)
          const spliced = (into: Awaited<typeof body>) => (into ? into.splice(contents) : compress(whole(), encoding, 'once'))
          return { encoding, bytes: body instanceof Promise ? body.then(spliced) : spliced(body) }
        },
      }
    },
  }
}

const compressText = (text: Gapped | null, encoding: ContentEncoding, effort: Effort): Promise<Spliceable | undefined> =>
  text && (encoding === 'br' || encoding === 'gzip') ? compressGapped(text, encoding, effort) : Promise.resolve(undefined)

/** The compressed page with a customer's prices. */
function ownBody({ bodies }: OwnPrices, encoding: ContentEncoding, text: () => Gapped | null): Body {
  if (bodies.has(encoding)) return bodies.get(encoding)
  const body = compressText(text(), encoding, 'once')
  bodies.set(encoding, body)
  body.then(compressed => bodies.set(encoding, compressed)).catch(() => bodies.delete(encoding))
  return body
}

/** A page that is compressed for this response. */
const uncachedPage = (headers: CachedPage['headers'], html: Buffer): CachedPage => ({
  headers,
  etag: null,
  body(acceptEncoding) {
    const encoding = negotiateEncoding(acceptEncoding, 'made')
    return { encoding, bytes: compress(html, encoding, 'made') }
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
