import { cartCalls, defaultQuantity, ShopError } from '@stragan/contract'
import { type Language, languageOf } from '@stragan/routing'
import { redirect } from 'react-router'
import { idOrZero, parseId } from '../../platform/form.ts'
import { noticeCookie } from '../../platform/notice-cookie.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import { safeRedirect } from '../../platform/safe-redirect.ts'
import type { Notice, VisitorContext } from '../../platform/visitor-context.ts'
import { type AddResult, summaryOf } from './cart-summary.ts'

/**
 * Adds a product to the cart from any page: a form with `product_id`, optionally `product_variant_id` and `items`, and its page (`to`); the
 * form of a list has `items-` and the product's id for each row. Scripts get the result as JSON; without scripts the visitor is redirected
 * back, with a notice.
 */
export const action = personalAction(async (_, { api }, form, request) => {
  const product = idOrZero(form.text('product_id'))
  const line = {
    product,
    variant: parseId(form.text('product_variant_id')),
    quantity: parseQuantity(form.get('items') ?? form.get(`items-${product}`) ?? String(defaultQuantity)) ?? 0,
  }
  const to = safeRedirect(form.text('to'))
  const result = await add(api, line, languageOf(to))
  if (request.headers.get('accept')?.includes('application/json')) return Response.json(result, { status: result.ok ? 200 : 422 })
  const notice: Notice = result.ok
    ? { kind: 'added', ...line, name: result.name }
    : { kind: 'refused', ...line, code: result.code, left: result.left }
  return redirect(to, { status: 303, headers: { 'set-cookie': noticeCookie(notice) } })
})

interface Line {
  product: number
  variant: number | null
  quantity: number
}

/** Every failure is shown at the product, internal errors included, so that the entered quantity is not lost to an error page. */
async function add(api: VisitorContext['api'], line: Line, language: Language): Promise<AddResult> {
  if (line.product < 1 || line.quantity < 1) return { ok: false, code: 'invalid_body', left: null }
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

/** Parses an entered quantity; null if it is not a whole number. */
function parseQuantity(value: FormDataEntryValue | null): number | null {
  return typeof value === 'string' && /^\s*\d{1,6}\s*$/.test(value) ? Number(value) : null
}
