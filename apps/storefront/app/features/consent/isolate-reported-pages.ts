import { findPage } from '@stragan/routing'
import type { Route } from '../../+types/root.ts'
import { type IntegrationCode, isReported } from '../../platform/consent.ts'
import { currentConsent } from './browser-consent.ts'
import { integrationKinds } from './integrations.ts'

const codes = Object.keys(integrationKinds) as IntegrationCode[]

/**
 * Pages that integrations see and pages that they do not see never share a document where one may run: what runs in a document follows
 * its address wherever it goes, even back. So the way from one kind to the other loads the document.
 */
export const isolateReportedPages: Route.ClientMiddlewareFunction = async ({ request }, next) => {
  const found = findPage(new URL(request.url).pathname)
  if (request.method !== 'GET' || !('page' in found) || !Object.values(currentConsent(codes)).includes(true)) return next()
  const here = findPage(window.location.pathname)
  if (isReported(found.page) === ('page' in here && isReported(here.page))) return next()
  window.location.assign(request.url)
  return new Promise(() => {})
}
