import { type Consent, consentCookieName, consentOf, type IntegrationCode } from '../../platform/consent.ts'

declare global {
  interface Navigator {
    /** globalprivacycontrol.org; not every browser has it. */
    globalPrivacyControl?: boolean
  }
}

export const isRefusedByBrowser = () => navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'

export function cookiesHere(): Map<string, string> {
  const pairs = document.cookie.split('; ').map(pair => pair.split('=', 2) as [string, string | undefined])
  return new Map(pairs.map(([name, value = '']) => [name, value]))
}

/** The consent as this browser holds it now: a page may have been kept since, and the choice made in another tab. */
export const consentHere = (codes: readonly IntegrationCode[]): Consent['given'] =>
  consentOf(cookiesHere().get(consentCookieName), codes, isRefusedByBrowser()).given
