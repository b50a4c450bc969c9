import { ShopError } from '@stragan/contract'
import { type DownloadCall, isDownloadCall, servedAdminCalls } from '@stragan/contract/admin'
import { createContext, type LoaderFunctionArgs, type MiddlewareFunction } from 'react-router'
import { officeContext } from '../../platform/office.server.ts'
import { pageError, requireAccount } from '../../platform/page.server.ts'
import { listPath } from './list-path.ts'

const calls = new Map<string, DownloadCall>(
  Object.values(servedAdminCalls)
    .flatMap(feature => Object.values(feature).filter(isDownloadCall))
    .map(call => [call.path, call]),
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
    const call = calls.get(`/shops/{shop}/${params.file}`)
    if (!call) throw new ShopError('not_found')
    const query = Object.fromEntries(new URL(request.url).searchParams)
    return await office.stream(call, { params: { shop: params.shop }, query }, request.signal)
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
