import { cartCalls, ShopError } from '@stragan/contract'
import type { SharedClient } from '@stragan/contract/client'
import { hrefTo, type Language } from '@stragan/routing'
import { data, redirect } from 'react-router'
import { isDocumentRequest, personalAction } from '../../platform/personal-loader.server.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'
import { summaryOf } from '../cart/cart-summary.ts'
import { readQuantity } from '../cart/read-quantity.ts'
import { parsePricesQuery } from './my-prices.server.ts'
import {
  boxName,
  lineKey,
  onlyName,
  type PricesOrder,
  type Refusal,
  refusedOrder,
  type TypedLine,
  typedIn,
  typedLines,
} from './my-prices-order.ts'
import { pricesSearch } from './prices-query.ts'

/**
 * Adds the entered quantities to the cart: of all lines, or of the line whose button was pressed, where an empty field means 1. Scripts get
 * the result as JSON; without scripts the visitor is redirected to the page, or gets the form again with its errors.
 */
export const myPricesAction = personalAction(async ({ language, api: publicApi }, { api }, form, request) => {
  const lines = typedLines(form)
  const only = form.has(onlyName) ? form.text(onlyName) : null
  const chosen = only === null ? lines.filter(({ text }) => text !== '' && text !== '0') : lines.filter(({ key }) => key === only)
  const wanted = only === null ? chosen : chosen.map(line => ({ ...line, text: line.text || '1' }))
  const order = await readLines(publicApi, wanted, language)
    .then(read => addLines(api, read))
    .catch(error => refusedOrder(typedIn(form), refusalOf(error)))
  // Quantities in the other fields are preserved.
  const sent = new Set(chosen.map(({ key }) => key))
  for (const { key, text } of lines) if (!sent.has(key) && text !== '') order.typed[key] = text
  const isAccepted = !order.refused && !order.isEmpty && Object.keys(order.problems).length === 0
  const isDocument = isDocumentRequest(request)
  const query = new URL(request.url).searchParams
  if (isDocument && isAccepted) throw redirect(redirectPath(language, query, order), 303)
  return data(order, { status: order.refused ? statuses[order.refused] : isAccepted ? 200 : 422 })
})

/** Redirects to the page with the number of added lines and the quantities that were not submitted. */
function redirectPath(language: Language, query: URLSearchParams, { added, typed }: PricesOrder): string {
  const search = new URLSearchParams(pricesSearch(parsePricesQuery(query)))
  const boxes = Object.entries(typed).map(([key, text]) => [boxName(key), text] as [string, string])
  return `${hrefTo(language, 'myPrices')}?${new URLSearchParams([...search, ['added', String(added.length)], ...boxes])}`
}

const statuses: Record<Refusal, number> = { unavailable: 503, too_many_requests: 429 }

/** Refusals for which the quantities are returned for another attempt. */
function refusalOf(error: unknown): Refusal {
  if (error instanceof ShopError && error.code === 'too_many_requests') return error.code
  if (error instanceof ShopError && error.status >= 500) return 'unavailable'
  throw error
}

/** A line with its quantity in sales units; null if it is none. */
type Line = TypedLine & { quantity: number | null }

const readLines = (api: SharedClient, lines: TypedLine[], language: Language): Promise<Line[]> =>
  Promise.all(
    lines.map(async line => {
      const quantity = await readQuantity(api, line, line.text, language)
      return { ...line, quantity: typeof quantity === 'number' ? quantity : null }
    }),
  )

async function addLines(api: VisitorContext['api'], lines: Line[]): Promise<PricesOrder> {
  const order: PricesOrder = { typed: {}, problems: {}, isEmpty: lines.length === 0, refused: null, added: [], summary: null }
  const cart_items = lines.flatMap(({ product, variant, quantity }) =>
    quantity === null ? [] : [{ product_id: product, product_variant_id: variant, items: quantity }],
  )
  for (const { key, text } of lines.filter(({ quantity }) => quantity === null)) {
    order.typed[key] = text
    order.problems[key] = { problem: 'invalid', added: 0, wanted: 0 }
  }
  if (cart_items.length === 0) return order
  const response = await api(cartCalls.addBulk, { body: { cart_items } })
  for (const { product_id, product_variant_id, wanted, added, problem } of response.cart_items) {
    const key = lineKey(product_id, product_variant_id)
    const isLine = (one: { product_id: number; product_variant_id: number | null }) =>
      one.product_id === product_id && (product_variant_id === null || one.product_variant_id === product_variant_id)
    if (added > 0) order.added.push({ key, name: response.cart.cart_items.find(isLine)?.name ?? '', quantity: added })
    if (problem) order.problems[key] = { problem, added, wanted }
    if (problem && added === 0) order.typed[key] = String(wanted)
  }
  order.summary = summaryOf(response.cart)
  return order
}
