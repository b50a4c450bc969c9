import { languages } from '@stragan/routing'
import { data } from 'react-router'
import { publicResource } from '../../platform/public-loader.server.ts'
import { find } from './find-products.ts'

const maxValueLength = 80

/** What a choice of the finder finds, as JSON: `feature[thread]=m8`, of which `kept=thread` is not cleared. */
export const loader = publicResource(async (ctx, { params, query }) => {
  const language = languages.find(one => one === params.language)
  const { finder } = ctx.bootstrap
  if (!language || !finder) throw data(null, { status: 404 })
  const choice = finder.selects.map(({ feature }) => [feature, query.get(`feature[${feature}]`)?.slice(0, maxValueLength) ?? ''])
  const found = await find(ctx, language, Object.fromEntries(choice), query.get('kept'))
  if (!found) throw data(null, { status: 404 })
  return Response.json(found)
})
