import { type Match, pages } from '@stragan/routing'
import type { ServerBuild } from 'react-router'
import { isPublicLoader } from '../app/platform/public-loader.server.ts'

export type IsSharedPage = (page: Match) => boolean

/**
 * Finds the pages that are the same for everybody, but for the visitor's summary and a customer's prices and favourites: those with a
 * `publicLoader` and without a guard.
 */
export function createSharedPages(routes: ServerBuild['routes']): IsSharedPage {
  const isPublic = new Map(Object.values(routes).map(route => [route?.id, isPublicLoader(route?.module.loader)]))
  return ({ id, language }) => !('middleware' in pages[id]) && isPublic.get(`${id}.${language}`) === true
}
