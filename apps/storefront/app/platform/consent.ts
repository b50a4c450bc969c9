import type { ConfigurationEntry } from '@stragan/contract'
import { type Match, type Page, pages } from '@stragan/routing'

export type Integration = ConfigurationEntry<'integrations'>
export type IntegrationCode = Integration['code']

/** The visitor's consent to the shop's integrations (docs/decisions/028). */
export interface Consent {
  /** By integration; null: not decided yet. Empty if the shop has none. */
  given: Partial<Record<IntegrationCode, boolean | null>>
  /** The browser refuses all of them: Global Privacy Control, or Do Not Track. */
  isRefusedByBrowser: boolean
}

/** Whether the visitor has yet to decide on an integration. */
export const isUndecided = ({ given }: Consent) => Object.values(given).includes(null)

export const consentCookieName = 'consent'

/** Parses the consent cookie (`matomo.-google_analytics`: the first granted, the second refused) for the shop's current integrations. */
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

/** Integrations only see indexable pages: none that is personal or a step of a process. */
export function isReported(page: Match | null): boolean {
  const row: Page | null = page ? pages[page.id] : null
  return row !== null && !row.noindex
}
