import { currentRequestId } from './request-id.ts'

/**
 * Calls an API over the network. A GET is retried once after a broken connection: the API may have been replaced by another one at its
 * address. Any other method is left to the caller, who knows whether a retry is safe.
 */
export const callApi = (request: Request): Promise<Response> => {
  const id = currentRequestId.getStore()
  if (id) request.headers.set('x-request-id', id)
  return fetch(request).catch(error => {
    if (request.method !== 'GET' || request.signal.aborted) throw error
    return fetch(request)
  })
}
