import { type Consent, consentCookieName, consentOf, type IntegrationCode } from '../../platform/consent.ts'
import { hostPrefix, readCookies } from '../../platform/cookies.ts'

declare global {
  interface Navigator {
    /** globalprivacycontrol.org; not every browser has it. */
    globalPrivacyControl?: boolean
  }
}

export const isRefusedByBrowser = () => navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'

export const currentCookies = () => readCookies(document.cookie)

const prefixedCookieName = () => (window.location.protocol === 'https:' ? hostPrefix : '') + consentCookieName

/** The consent as this browser holds it now: a page may have been kept since, and the choice made in another tab. */
export const currentConsent = (codes: readonly IntegrationCode[]): Consent['given'] =>
  consentOf(currentCookies().get(prefixedCookieName()), codes, isRefusedByBrowser()).given
