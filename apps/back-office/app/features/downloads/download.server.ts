import { ShopError } from '@stragan/contract'
import { type DownloadCall, type FileCall, isDownloadCall, isFileCall, servedAdminCalls } from '@stragan/contract/admin'
import { createContext, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router'
import { officeContext } from '../../platform/office.server.ts'
import { pageError, requireAccount } from '../../platform/page.server.ts'
import { listPath } from './list-path.ts'

const calls = new Map<string, DownloadCall | FileCall>(
  Object.values(servedAdminCalls)
    .flatMap(feature => Object.values(feature).filter(call => isDownloadCall(call) || isFileCall(call)))
    .map(call => [call.path, call]),
)

/** What a file belongs to, in the paths of the contract. */
const folderOf = ({ uid, id }: Record<string, string | undefined>) =>
  id !== undefined ? 'inbox/{id}/' : uid !== undefined ? 'orders/{uid}/' : ''

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
    const call = calls.get(`/shops/{shop}/${folderOf(params)}${params.file}`)
    if (!call) throw new ShopError('not_found')
    const query = valuesOf(new URL(request.url).searchParams)
    return await office.stream(call, { params: { shop: params.shop, uid: params.uid, id: params.id }, query }, request.signal)
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
