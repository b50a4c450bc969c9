import type { Found } from '@stragan/routing'
import { matchRoutes, type ServerBuild } from 'react-router'

type Methods = readonly string[]

const notFoundRoute = 'not-found'

/**
 * Derives the allowed methods of an address from the exports of its route module: a page or a loader is read, an action accepts `POST`. Null
 * for an address without a route. React Router passes every method to an action, and logs the ones that it refuses as errors.
 */
export function createAllowedMethods(routes: ServerBuild['routes']): (found: Found, path: string) => Methods | null {
  const all = Object.values(routes).filter(route => route !== undefined)
  const methodsOf = new Map<string, Methods>(
    all.map(({ id, module: { default: page, loader, action } }) => [
      id,
      [...(page || loader ? ['GET', 'HEAD'] : []), ...(action ? ['POST'] : [])],
    ]),
  )
  const resources = all.flatMap(({ id, path, caseSensitive = false, module }) =>
    path !== undefined && (!module.default || id === notFoundRoute) ? [{ id, path, caseSensitive }] : [],
  )
  return (found, path) => {
    const id = 'page' in found ? `${found.page.id}.${found.page.language}` : matchRoutes(resources, path)?.at(-1)?.route.id
    return id === undefined || id === notFoundRoute ? null : (methodsOf.get(id) ?? null)
  }
}

/** Whether the percent-encoding is valid, and contains no NUL, which PostgreSQL cannot store in text. */
export function isWellFormed({ pathname, search }: URL): boolean {
  try {
    return !decodeURIComponent(pathname).includes('\0') && !search.includes('%00')
  } catch {
    return false
  }
}

/** The request as a GET without its body, for an address without a route: the response depends on neither. */
export const asGet = ({ url, headers, signal }: Request) => new Request(url, { headers, signal })
