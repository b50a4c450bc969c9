import { type Page, pages } from '@stragan/routing'

/** What a middleware decides: go on, or answer instead. */
export type Guard = (request: Request) => Response | null

/** The middleware of each page by its name in the route table; a name that nobody registered raises an error. */
export function guardsOf(table: Record<string, Page>, registered: Readonly<Record<string, Guard>>): Map<string, Guard> {
  return new Map(
    Object.entries(table).flatMap(([id, page]) => {
      if (!page.middleware) return []
      const guard = Object.hasOwn(registered, page.middleware) ? registered[page.middleware] : undefined
      if (!guard) throw new Error(`Unknown route middleware '${page.middleware}' of page '${id}': register it in guards.server.ts`)
      return [[id, guard]]
    }),
  )
}

const registered: Record<string, Guard> = {
  // A visitor who is not logged in; logging in comes with customers.
  'guest-only': () => null,
}

export const guards = guardsOf(pages, registered)
