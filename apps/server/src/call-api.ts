import { currentRequest } from './current-request.ts'

/**
 * Asks an API over the network. Where its connection breaks what changes nothing is asked once more: the API may have been replaced, and
 * another one answers at the same address. Whoever changes something knows best whether it may be sent twice.
 */
export const callApi = (request: Request): Promise<Response> => {
  const id = currentRequest.getStore()
  if (id) request.headers.set('x-request-id', id)
  return fetch(request).catch(error => {
    if (request.method !== 'GET' || request.signal.aborted) throw error
    return fetch(request)
  })
}
