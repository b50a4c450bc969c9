import { languages } from '@stragan/routing'
import { data } from 'react-router'
import { publicResource } from '../../platform/public-loader.server.ts'
import { choiceOf } from './choice.ts'
import { find } from './find-products.ts'

/** What a choice of the finder finds, as JSON: `feature[thread]=m8`, of which `changed=thread` is not cleared, for `people` and `cups`. */
export const loader = publicResource(async (ctx, { params, query }) => {
  const language = languages.find(one => one === params.language)
  const { finder } = ctx.bootstrap
  if (!language || !finder) throw data(null, { status: 404 })
  const found = await find(ctx, language, query, choiceOf(finder, query))
  if (!found) throw data(null, { status: 404 })
  return Response.json(found)
})
