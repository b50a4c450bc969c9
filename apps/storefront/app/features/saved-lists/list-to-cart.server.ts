import { type Arguments, cartCalls, type ResponseOutput, type savedListCalls } from '@stragan/contract'
import { hrefTo, type Language } from '@stragan/routing'
import { redirect } from 'react-router'
import { bulkAddNotice } from '../../platform/bulk-notice.ts'
import { noticeCookie } from '../../platform/notice-cookie.server.ts'
import type { VisitorContext } from '../../platform/visitor-context.ts'

type Line = ResponseOutput<typeof savedListCalls.sharedList>['lines'][number]
type CartLine = Arguments<typeof cartCalls.addBulk>['body']['cart_items'][number]

/** Adds lines of a list to the visitor's cart, each up to the stock, and redirects there with a notice. */
export async function listToCart({ api }: VisitorContext, lines: readonly Line[], language: Language) {
  const cart_items = lines.map(({ product_id, product_variant_id, items }): CartLine => ({ product_id, product_variant_id, items }))
  const { cart_items: outcomes } = await api(cartCalls.addBulk, { body: { cart_items } })
  const names = lines.map(({ name, combination_features }) => [name, ...combination_features.map(one => one.feature_value)].join(', '))
  const headers = { 'set-cookie': noticeCookie(bulkAddNotice(outcomes, names)) }
  return redirect(hrefTo(language, 'cart'), { status: 303, headers })
}
