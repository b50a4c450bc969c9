import { cartCalls, defaultQuantity, ShopError } from '@stragan/contract'
import { type Language, languageOf } from '@stragan/routing'
import { safeRedirect } from '@stragan/web/safe-redirect'
import { redirect } from 'react-router'
import { idOrZero, parseId } from '../../platform/form.ts'
import { noticeCookie } from '../../platform/notice-cookie.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import type { Notice, VisitorContext } from '../../platform/visitor-context.ts'
import { type AddResult, summaryOf } from './cart-summary.ts'
import { readQuantity, type Selection } from './read-quantity.ts'
import { maxTypedLength } from './typed-quantity.ts'

/**
 * Adds a product to the cart from any page: a form with `product_id`, optionally `product_variant_id` and `items`, and its page (`to`); the
 * form of a list has `items-` and the product's id for each row. `items` may name a unit: `200 pcs`. Scripts get the result as JSON;
 * without scripts the visitor is redirected back, with a notice.
 */
export const action = personalAction(async ({ api: publicApi }, { api }, form, request) => {
  const to = safeRedirect(form.text('to'))
  const language = languageOf(to)
  const selection = { product: idOrZero(form.text('product_id')), variant: parseId(form.text('product_variant_id')) }
  const typed = (form.get('items') ?? form.get(`items-${selection.product}`) ?? String(defaultQuantity)).toString()
  const quantity = await readQuantity(publicApi, selection, typed, language)
  const result = typeof quantity === 'number' ? await add(api, { ...selection, quantity }, language) : quantity
  if (request.headers.get('accept')?.includes('application/json')) return Response.json(result, { status: result.ok ? 200 : 422 })
  const notice: Notice = result.ok
    ? { kind: 'added', ...selection, quantity: result.quantity, name: result.name }
    : {
        kind: 'refused',
        ...selection,
        quantity: typed.slice(0, maxTypedLength),
        code: result.code,
        left: result.left,
        offer: result.offer ?? null,
      }
  return redirect(to, { status: 303, headers: { 'set-cookie': noticeCookie(notice) } })
})

/** Every failure is shown at the product, internal errors included, so that the entered quantity is not lost to an error page. */
async function add(api: VisitorContext['api'], line: Selection & { quantity: number }, language: Language): Promise<AddResult> {
  try {
    const body = { cart_item: { product_id: line.product, product_variant_id: line.variant, items: line.quantity } }
    const { cart } = await api(cartCalls.addToCart, { body }, { language })
    const added = cart.cart_items.find(
      one => one.product_id === line.product && (line.variant === null || one.product_variant_id === line.variant),
    )
    return { ok: true, name: added?.name ?? '', quantity: line.quantity, summary: summaryOf(cart) }
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    const left = error.details?.items_left
    return { ok: false, code: error.code, left: typeof left === 'number' ? left : null }
  }
}
