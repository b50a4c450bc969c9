import { findPage } from '@stragan/routing'
import type { Route } from '../../+types/root.ts'
import { type IntegrationCode, isReported } from '../../platform/consent.ts'
import { currentConsent } from './browser-consent.ts'
import { integrationKinds } from './integrations.ts'

const codes = Object.keys(integrationKinds) as IntegrationCode[]

/**
 * Loads a new document between pages that integrations may see and those they may not, where one is running: its scripts observe every
 * address of their document, even after going back.
 */
export const isolateReportedPages: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const found = findPage(new URL(request.url).pathname)
  if (request.method !== 'GET' || !('page' in found) || !Object.values(currentConsent(codes)).includes(true)) return next()
  const here = findPage(window.location.pathname)
  if (isReported(found.page) === ('page' in here && isReported(here.page))) return next()
  window.location.assign(request.url)
  return new Promise(() => {})
}
