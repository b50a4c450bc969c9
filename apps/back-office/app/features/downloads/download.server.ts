import { ShopError } from '@stragan/contract'
import { type DownloadCall, type FileCall, isDownloadCall, isFileCall, servedAdminCalls } from '@stragan/contract/admin'
import { createContext, type LoaderFunctionArgs, type MiddlewareFunction, matchPath } from 'react-router'
import { officeContext } from '../../platform/office.server.ts'
import { pageError, requireAccount } from '../../platform/page.server.ts'
import { installation, listPath } from './list-path.ts'

/** Calls that return a file, by the pattern of their path. */
const calls = Object.values(servedAdminCalls)
  .flatMap(feature => Object.values(feature).filter((call): call is DownloadCall | FileCall => isDownloadCall(call) || isFileCall(call)))
  .map(call => ({ call, pattern: call.path.replaceAll(/\{(\w+)\}/g, ':$1') }))

/** The call of a file, with the parameters of its path. Throws `not_found`. */
function callOf({ shop, '*': file }: Record<string, string | undefined>) {
  const path = shop === installation ? `/${file}` : `/shops/${shop}/${file}`
  for (const { call, pattern } of calls) {
    const match = matchPath(pattern, path)
    if (match) return { call, params: match.params }
  }
  throw new ShopError('not_found')
}

/** The values of a query by name; those of a name that repeats as a list. */
const valuesOf = (query: URLSearchParams) =>
  Object.fromEntries(
    [...new Set(query.keys())].map(name => {
      const [first = '', ...more] = query.getAll(name)
      return [name, more.length > 0 ? [first, ...more] : first]
    }),
  )

const failureContext = createContext<unknown>(null)

/**
 * Passes a download of the API through as it comes. A page's loader cannot return a response; where the API refuses, the page says why, or
 * asks for what is missing.
 */
export const passDownload: MiddlewareFunction<Response> = async ({ request, params, context }, next) => {
  if (request.method !== 'GET') return next()
  try {
    const office = context.get(officeContext)
    await requireAccount(office)
    const { call, params: ofPath } = callOf(params)
    const query = valuesOf(new URL(request.url).searchParams)
    return await office.stream(call, { params: ofPath, query }, request.signal)
  } catch (error) {
    context.set(failureContext, error)
    return next()
  }
}

/** Throws why the download was refused. Who has to sign in comes back to the list. */
export async function downloadLoader({ request, params, context }: LoaderFunctionArgs) {
  const failure = context.get(failureContext)
  if (failure === null) return null
  const url = new URL(request.url)
  const at = { params: params as Record<string, string>, query: url.searchParams, path: listPath(params), url }
  throw await pageError(context.get(officeContext), failure, at)
}
