import { type Match, pages } from '@stragan/routing'
import type { RouterContextProvider, ServerBuild } from 'react-router'
import { isPublicLoader } from '../app/platform/public-loader.server.ts'

export type IsSharedPage = (page: Match) => boolean

interface SharedPages {
  isShared: IsSharedPage
  /** The data of a shared page's loader, by its route. */
  load(page: Match, request: Request, context: RouterContextProvider): Promise<object>
}

/**
 * Finds the pages that are the same for everybody, but for the visitor's summary and a customer's prices and favourites: those with a
 * `publicLoader` and without a guard.
 */
export function createSharedPages(routes: ServerBuild['routes']): SharedPages {
  const loaders = new Map(
    Object.values(routes).flatMap(route => (route && isPublicLoader(route.module.loader) ? [[route.id, route.module.loader]] : [])),
  )
  const routeOf = ({ id, language }: Match) => `${id}.${language}`
  return {
    isShared: page => !('middleware' in pages[page.id]) && loaders.has(routeOf(page)),
    async load(page, request, context) {
      const route = routeOf(page)
      return { [route]: await loaders.get(route)?.({ request, context }) }
    },
  }
}
