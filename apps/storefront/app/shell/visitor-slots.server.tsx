import type { Language } from '@stragan/routing'
import { renderToString } from 'react-dom/server'
import type { Display } from '../platform/display.ts'
import { jsonContent, jsonElementStart } from '../platform/json-element.ts'
import { VisitorControls } from './visitor-controls.tsx'
import { strangerSummary, type VisitorSummary } from './visitor-summary.tsx'
import { visitorSummaryId } from './visitor-summary-id.ts'

/** How a page shows its visitor. */
export interface VisitorView {
  language: Language
  prices: Display['prices']
}

/** A part of a page that differs between visitors. */
export interface VisitorSlot {
  /** As the page of a stranger has it; occurs once in a page. */
  ofStranger: string
  /** Bytes into which the part of most visitors fits. */
  length: number
  /** The part for a visitor. */
  render: (summary: VisitorSummary) => string
  /** The part for a visitor, in exactly `length` bytes; null if it is longer. Padding does not change the document's elements. */
  renderPadded: (summary: VisitorSummary) => Buffer | null
}

/** A customer whose name, cart and favourites are among the longest. */
const largeSummary: VisitorSummary = {
  customer: { first_name: 'W'.repeat(40) },
  cart: { revision: 1_000_000_000, quantity: 100_000, products_net: 1_000_000.01, products_gross: 1_000_000.01, currency: 'PLN' },
  favourites: 1000,
  favouriteIds: null,
  notice: null,
  failed: [],
}

const slotsOfView = new Map<string, VisitorSlot[]>()

/** The parts of a page with header that differ between visitors: the header's controls, and the summary as data. */
export function visitorSlots(view: VisitorView): VisitorSlot[] {
  const key = `${view.language} ${view.prices}`
  const known = slotsOfView.get(key)
  if (known) return known
  const slots = [controlsSlot(view), dataSlot]
  slotsOfView.set(key, slots)
  return slots
}

function controlsSlot(view: VisitorView): VisitorSlot {
  const render = (summary: VisitorSummary) => renderToString(<VisitorControls summary={summary} {...view} />)
  // Spaces between a tag's name and its attributes.
  return slot(render, (html, padding) => html.replace(' ', ` ${padding}`))
}

const slot = (render: (summary: VisitorSummary) => string, pad: (text: string, padding: string) => string): VisitorSlot => {
  const length = Buffer.byteLength(render(largeSummary))
  return {
    ofStranger: render(strangerSummary),
    length,
    render,
    renderPadded(summary) {
      const text = render(summary)
      const missing = length - Buffer.byteLength(text)
      return missing < 0 ? null : Buffer.from(pad(text, ' '.repeat(missing)))
    },
  }
}

const dataSlot = slot(
  summary => `${jsonElementStart(visitorSummaryId)}${jsonContent(summary)}</script>`,
  (element, padding) => element.replace('</script>', `${padding}</script>`),
)
