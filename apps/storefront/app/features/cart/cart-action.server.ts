import { type Cart, cartCalls, ShopError } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { data, redirect } from 'react-router'
import { idOrZero } from '../../platform/form.ts'
import { noticeCookie } from '../../platform/notice-cookie.server.ts'
import { isDocumentRequest, personalAction } from '../../platform/personal-loader.server.ts'
import type { NearestQuantities, VisitorContext } from '../../platform/visitor-context.ts'
import { aboutOf, type CartResult, type Fields, fieldsOf, type Refusal, wantedQuantity } from './cart-result.ts'
import { inSalesUnits, parseQuantity } from './typed-quantity.ts'

type Api = VisitorContext['api']
type Act = (api: Api, fields: Fields, language: Language) => Promise<{ cart: Cart } | 'ok'>

/** A quantity of 0 or less removes the line. */
const setQuantity: Act = async (api, fields, language) => {
  const { productId, product_variant_id } = lineOf(fields)
  const typed = /^-?\d+$/.test(fields.items ?? '') ? fields.items : String(await salesUnitsIn(api, fields, language))
  const items = Math.max(wantedQuantity({ ...fields, items: typed ?? '' }), 0)
  return api(cartCalls.setQuantity, { params: { productId }, body: { cart_item: { items, product_variant_id } } })
}

/** A typed quantity that is not whole sales units. */
class NotWhole extends Error {
  offer: NearestQuantities
  constructor(offer: NearestQuantities) {
    super('The quantity is not whole sales units')
    this.offer = offer
  }
}

/** A quantity typed with its unit, such as `200 pcs`, in the sales units of its line; NaN if it is none. Throws NotWhole. */
async function salesUnitsIn(api: Api, fields: Fields, language: Language): Promise<number> {
  const quantity = parseQuantity(fields.items ?? '', language)
  if (!quantity) return Number.NaN
  const { productId, product_variant_id } = lineOf(fields)
  const { cart_items } = await api(cartCalls.cart, {})
  const line = cart_items.find(one => one.product_id === productId && one.product_variant_id === product_variant_id)
  if (!line) return Number.NaN
  const nearest = inSalesUnits(quantity, line.sales_unit)
  if (typeof nearest === 'number') return nearest
  throw new NotWhole({ nearest, salesUnit: line.sales_unit })
}

/** Actions by the `intent` of the form. */
const acts: Record<string, Act> = {
  set: setQuantity,
  increase: setQuantity,
  decrease: setQuantity,
  remove: (api, fields) => {
    const { productId, product_variant_id: variantId } = lineOf(fields)
    return variantId === null
      ? api(cartCalls.removeProduct, { params: { productId } })
      : api(cartCalls.removeVariant, { params: { productId, variantId } })
  },
  delivery: (api, { id }) => api(cartCalls.setDelivery, { body: { cart: { delivery_shop_configuration_id: idOrZero(id) } } }),
  payment: (api, { id }) => api(cartCalls.setPayment, { body: { cart: { component_payment_method_id: idOrZero(id) } } }),
  gift: async (api, { id, regulations }) => {
    await api(cartCalls.acceptRewardRegulations, { body: { cart: { reward_regulations_accepted: regulations === 'on' } } })
    return api(cartCalls.selectGift, { body: { cart: { gift_id: id ? idOrZero(id) : null } } })
  },
  'code-apply': (api, { code = '' }) => api(cartCalls.checkDiscountCode, { body: { cart: { discount_code: code } } }),
  'code-remove': api => api(cartCalls.removeDiscount, {}),
}

/**
 * Handles every form of the cart page. Scripts get the cart; without scripts the visitor is redirected to the page, or gets the refused
 * form with its errors.
 */
export const cartAction = personalAction(async ({ language }, { api, ifSession }, form, request) => {
  const fields = fieldsOf(form)
  const { intent = '' } = fields
  const { cart, refused } = await attempt(Object.hasOwn(acts, intent) ? acts[intent] : undefined, api, fields, language)
  const isDocument = isDocumentRequest(request)
  if (isDocument && !refused) throw redirect(hrefTo(language, 'cart'), { status: 303, headers: removedNotice(fields) })
  const result: CartResult = { cart: isDocument ? null : (cart ?? (await ifSession(cartCalls.cart, {}))), refused }
  return data(result, { status: refused ? 422 : 200 })
})

async function attempt(act: Act | undefined, api: Api, fields: Fields, language: Language): Promise<CartResult> {
  if (!act) throw data(null, { status: 400 })
  try {
    const result = await act(api, fields, language)
    return { cart: result === 'ok' ? null : result.cart, refused: null }
  } catch (error) {
    if (error instanceof NotWhole)
      return { cart: null, refused: { ...refusalOf(new ShopError('invalid_body'), fields), offer: error.offer } }
    if (!(error instanceof ShopError) || error.status >= 500) throw error
    // Idempotent: removing a line that is already gone succeeds.
    return { cart: null, refused: error.code === 'cart_line_not_found' ? null : refusalOf(error, fields) }
  }
}

const refusalOf = ({ code, details }: ShopError, typed: Fields): Refusal => {
  const figure = (name: string) => (typeof details?.[name] === 'number' ? details[name] : null)
  return { code, about: aboutOf(typed), left: figure('items_left'), missing: figure('missing_net'), offer: null, typed }
}

const lineOf = ({ product_id, product_variant_id }: Fields) => ({
  productId: idOrZero(product_id),
  product_variant_id: product_variant_id ? idOrZero(product_variant_id) : null,
})

/** Notice with which the reloaded page offers to undo a removal. */
function removedNotice({ intent, name = '', items, place, ...line }: Fields): Record<string, string> {
  if (intent !== 'remove') return {}
  const { productId, product_variant_id } = lineOf(line)
  const removed = {
    product: productId,
    variant: product_variant_id,
    quantity: Number(items),
    name: name.slice(0, 300),
    place: Number(place),
  }
  return { 'set-cookie': noticeCookie({ kind: 'removed', ...removed }) }
}
