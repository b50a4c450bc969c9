import { cartCalls, type Order, orderCalls, type ResponseOutput, ShopError } from '@stragan/contract'
import { hrefTo, type Language, languageOf } from '@stragan/routing'
import { data, redirect } from 'react-router'
import { bulkAddNotice } from '../../platform/bulk-notice.ts'
import { noticeCookie } from '../../platform/notice-cookie.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import { safeRedirect } from '../../platform/safe-redirect.ts'
import type { Notice, VisitorContext } from '../../platform/visitor-context.ts'

/**
 * Adds an order's lines to the cart, as far as in stock, and redirects to the cart with a notice. Where the cart has products, it asks there
 * first whether to add or to replace them (`mode`). The form has the order's `uid` and its page (`to`), to which it redirects if the cart
 * cannot be changed.
 */
export const action = personalAction(async (_, visitor, form) => {
  const to = safeRedirect(form.text('to'))
  const language = languageOf(to)
  const uid = form.text('uid')
  const mode = form.text('mode')
  try {
    const { items, number } = await visitor.optionalSession(orderCalls.order, { params: { uid } })
    const isUndecided = mode !== 'add' && mode !== 'replace'
    const inCart = isUndecided ? await linesInCart(visitor) : 0
    if (inCart > 0) {
      const question = { kind: 'reorder', uid, number, inCart, ordered: items.length } as const
      return redirectWithNotice(hrefTo(language, 'cart'), question)
    }
    const { outcomes, names } = await added(visitor, items, language, mode === 'replace')
    return redirectWithNotice(hrefTo(language, 'cart'), bulkAddNotice(outcomes, names))
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    return redirectWithNotice(to, { kind: 'refused', product: 0, variant: null, quantity: '', code: error.code, left: null, offer: null })
  }
})

const redirectWithNotice = (location: string, notice: Notice) =>
  redirect(location, { status: 303, headers: { 'set-cookie': noticeCookie(notice) } })

const linesInCart = async ({ ifSession }: VisitorContext) => (await ifSession(cartCalls.cart, {}))?.cart_items.length ?? 0

type Line = Order['items'][number]

/** Maximum lines per call. */
const atOnce = 300

/** Result and name of each line: the name in the cart, or in the order if the line is not in the cart. */
async function added({ api }: VisitorContext, lines: readonly Line[], language: Language, isReplacing: boolean) {
  const outcomes: ResponseOutput<typeof cartCalls.addBulk>['cart_items'] = []
  const names = new Map(lines.map(line => [keyOf(line), nameOf(line)]))
  for (let from = 0; from < lines.length; from += atOnce) {
    const cart_items = lines
      .slice(from, from + atOnce)
      .map(({ product_id, product_variant_id, items }) => ({ product_id, product_variant_id, items }))
    const replace = isReplacing && outcomes.every(outcome => outcome.added === 0)
    const response = await api(cartCalls.addBulk, { body: { cart_items, replace } }, { language })
    outcomes.push(...response.cart_items)
    for (const line of response.cart.cart_items) names.set(keyOf(line), nameOf(line))
  }
  return { outcomes, names: lines.map(line => names.get(keyOf(line)) ?? line.name) }
}

const keyOf = ({ product_id, product_variant_id }: Pick<Line, 'product_id' | 'product_variant_id'>) => `${product_id} ${product_variant_id}`

const nameOf = ({ name, combination_features }: Pick<Line, 'name' | 'combination_features'>) =>
  [name, ...combination_features.map(({ feature_value }) => feature_value)].join(', ')
