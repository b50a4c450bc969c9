import { quoteCalls, ShopError } from '@stragan/contract'
import { hrefTo, languages } from '@stragan/routing'
import { redirect } from 'react-router'
import { noticeCookie } from '../../platform/notice-cookie.server.ts'
import { personalResource } from '../../platform/personal-loader.server.ts'

/** The cart as a PDF, in `?language=`. An empty cart redirects to its page, as does a refusal, with a notice. */
export const loader = personalResource(async (_ctx, { ifSession }, query) => {
  const language = languages.find(one => one === query.get('language')) ?? 'en'
  const cart = hrefTo(language, 'cart')
  const quote = await ifSession(quoteCalls.cartQuote, {}, { language }).catch(error => {
    if (!(error instanceof ShopError)) throw error
    if (error.code === 'cart_empty') return null
    if (error.code !== 'too_many_requests' && error.code !== 'unavailable') throw error
    const headers = { 'set-cookie': noticeCookie({ kind: 'quote-refused', code: error.code }) }
    throw redirect(cart, { status: 303, headers })
  })
  if (!quote) throw redirect(cart)
  return new Response(Buffer.from(quote.content, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${quote.file_name}"`,
      'cache-control': 'private, no-store',
    },
  })
})
