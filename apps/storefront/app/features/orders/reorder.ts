import { cartCalls, orderCalls, ShopError } from '@stragan/contract'
import { hrefTo, languageOf } from '@stragan/routing'
import { safeRedirect } from '@stragan/web/safe-redirect'
import { data, redirect } from 'react-router'
import { bulkAddNotice } from '../../platform/bulk-notice.ts'
import { noticeCookie } from '../../platform/notice-cookie.server.ts'
import { personalAction } from '../../platform/personal-loader.server.ts'
import type { Notice, VisitorContext } from '../../platform/visitor-context.ts'
import { addBulk } from '../cart/add-bulk.ts'
import { nameOfLine } from '../cart/name-of-line.ts'

/** Longer than any key of a form; it fits into the notice's cookie. */
const maxKeyLength = 60

/**
 * Adds an order's lines to the cart, as far as in stock, and redirects to the cart with a notice. Where the cart has products, it asks there
 * first whether to add or to replace them (`mode`), unless it was this form that has just added them. The form has the order's `uid`, a `key` that
 * makes a form submitted twice add once, and its page (`to`), to which it redirects if the cart cannot be changed.
 */
export const action = personalAction(async (_, visitor, form) => {
  const to = safeRedirect(form.text('to'))
  const language = languageOf(to)
  const uid = form.text('uid')
  const mode = form.text('mode')
  const key = form.text('key').slice(0, maxKeyLength)
  // The forms of a page have one key.
  const once = key && `${key} ${uid}`
  const { notice } = visitor
  if (mode === '' && once !== '' && notice?.kind === 'bulk' && notice.key === once)
    return redirectWithNotice(hrefTo(language, 'cart'), notice)
  try {
    const { items, number } = await visitor.optionalSession(orderCalls.order, { params: { uid } })
    const isUndecided = mode !== 'add' && mode !== 'replace'
    const inCart = isUndecided ? await linesInCart(visitor) : 0
    if (inCart > 0) {
      const question = { kind: 'reorder', uid, key, number, inCart, ordered: items.length } as const
      return redirectWithNotice(hrefTo(language, 'cart'), question)
    }
    const lines = items.map(item => ({ ...item, name: nameOfLine(item) }))
    const { outcomes, names } = await addBulk(visitor, lines, language, { replace: mode === 'replace', key: once })
    return redirectWithNotice(hrefTo(language, 'cart'), { ...bulkAddNotice(outcomes, names), key: once })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    return redirectWithNotice(to, { kind: 'refused', product: 0, variant: null, quantity: '', code: error.code, left: null, offer: null })
  }
})

const redirectWithNotice = (location: string, notice: Notice) =>
  redirect(location, { status: 303, headers: { 'set-cookie': noticeCookie(notice) } })

const linesInCart = async ({ ifSession }: VisitorContext) => (await ifSession(cartCalls.cart, {}))?.cart_items.length ?? 0
