import type { ConfigurationEntry } from '@stragan/contract'
import { type Match, type Page, pages } from '@stragan/routing'

export type Integration = ConfigurationEntry<'integrations'>
export type IntegrationCode = Integration['code']

/** What a visitor decided about what the shop would have run in its pages from elsewhere (docs/decisions/028). */
export interface Consent {
  /** Each integration of the shop; null: not asked yet. Empty where the shop has none. */
  given: Partial<Record<IntegrationCode, boolean | null>>
  /** The browser refuses all of them for its visitor: Global Privacy Control, or Do Not Track. */
  isRefusedByBrowser: boolean
}

export const consentCookieName = 'consent'

/** The consent of a cookie's value (`matomo.-google_analytics`: the one given, the other refused) to those that the shop has now. */
export function consentOf(value: string | undefined, codes: readonly IntegrationCode[], isRefusedByBrowser: boolean): Consent {
  const entries = new Set((value ?? '').split('.'))
  const decided = (code: IntegrationCode) => {
    if (isRefusedByBrowser || entries.has(`-${code}`)) return false
    return entries.has(code) ? true : null
  }
  return { given: Object.fromEntries(codes.map(code => [code, decided(code)])), isRefusedByBrowser: isRefusedByBrowser && codes.length > 0 }
}

export const consentValue = (given: Consent['given']) =>
  Object.entries(given)
    .flatMap(([code, yes]) => (yes === null ? [] : [yes ? code : `-${code}`]))
    .join('.')

/** Integrations see the pages that search engines may see, and none that is somebody's own or a step on the way. */
export function isReported(page: Match | null): boolean {
  const row: Page | null = page ? pages[page.id] : null
  return row !== null && !row.noindex
}
