import { type Consent, consentCookieName, consentOf, type IntegrationCode } from '../../platform/consent.ts'
import { hostPrefix, readCookies } from '../../platform/cookies.ts'

declare global {
  interface Navigator {
    /** globalprivacycontrol.org; not every browser has it. */
    globalPrivacyControl?: boolean
  }
}

export const isRefusedByBrowser = () => navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'

export const cookiesHere = () => readCookies(document.cookie)

const cookieHere = () => (window.location.protocol === 'https:' ? hostPrefix : '') + consentCookieName

/** The consent as this browser holds it now: a page may have been kept since, and the choice made in another tab. */
export const consentHere = (codes: readonly IntegrationCode[]): Consent['given'] =>
  consentOf(cookiesHere().get(cookieHere()), codes, isRefusedByBrowser()).given
