import { cartCalls } from '@stragan/contract'
import { languages } from '@stragan/routing'
import { personalData } from '../../platform/personal-loader.server.ts'
import { summaryOf } from './cart-summary.ts'

/** Cart of the mini-cart, in `?language=`; null for a visitor without one. */
export const loader = personalData(async ({ ifSession }, query) => {
  const language = languages.find(one => one === query.get('language')) ?? 'en'
  const cart = await ifSession(cartCalls.cart, { query: {} }, { language })
  return Response.json(cart && summaryOf(cart), { headers: { 'cache-control': 'private, no-store' } })
})
