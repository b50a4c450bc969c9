import { catalogueCalls } from '@stragan/contract'
import { languages } from '@stragan/routing'
import { data } from 'react-router'
import { parseId } from '../../platform/form.ts'
import { publicResource } from '../../platform/public-loader.server.ts'
import { productSummary } from '../catalogue/product-summary.ts'
import { maxRemembered } from './viewed-products.ts'

/** The products `?id=1&id=2` as JSON. Not cached as a whole, since every visitor has other ids: the API caches each product. */
export const loader = publicResource(async ({ api, display }, { params, query }) => {
  const language = languages.find(one => one === params.language)
  if (!language) throw data(null, { status: 404 })
  const id = query
    .getAll('id')
    .slice(0, maxRemembered)
    .map(parseId)
    .filter(one => one !== null)
  const products = id.length === 0 ? [] : await api(catalogueCalls.productCards, { query: { id } }, { language })
  const summaries = products.map(product => productSummary(product, language, display.prices))
  return Response.json(summaries, { headers: { 'cache-control': 'private, no-store' } })
})
