import type { MiddlewareFunction } from 'react-router'

/**
 * Answers a form of scripts whose redirect loads a new document with headers alone. React Router would send a body, follow the redirect
 * at its first line and leave its stream to the navigation, which cuts it: Firefox reports an error for that.
 */
export const documentRedirects: MiddlewareFunction<Response> = async ({ request }, next) => {
  const response = await next()
  const location = response.headers.get('location')
  const isForScript = new URL(request.url).pathname.endsWith('.data')
  if (!isForScript || location === null || !loadsDocument(response.headers, location)) return response
  const headers = new Headers(response.headers)
  headers.delete('location')
  headers.set('x-remix-redirect', location)
  headers.set('x-remix-status', String(response.status))
  return new Response(null, { status: 204, headers })
}

const loadsDocument = (headers: Headers, location: string) => headers.has('x-remix-reload-document') || URL.canParse(location)
