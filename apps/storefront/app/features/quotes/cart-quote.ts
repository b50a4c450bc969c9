import { quoteCalls, ShopError } from '@stragan/contract'
import { hrefTo, languages } from '@stragan/routing'
import { redirect } from 'react-router'
import { personalResource } from '../../platform/personal-loader.server.ts'

/** The cart as a PDF, in `?language=`. An empty cart redirects to its page. */
export const loader = personalResource(async (_ctx, { ifSession }, query) => {
  const language = languages.find(one => one === query.get('language')) ?? 'en'
  const quote = await ifSession(quoteCalls.cartQuote, {}, { language }).catch(error => {
    if (error instanceof ShopError && error.code === 'cart_empty') return null
    throw error
  })
  if (!quote) throw redirect(hrefTo(language, 'cart'))
  return new Response(Buffer.from(quote.content, 'base64'), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${quote.file_name}"`,
      'cache-control': 'private, no-store',
    },
  })
})
