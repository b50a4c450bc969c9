import { hostPrefix, readCookies } from '@stragan/web/cookies'
import { type Consent, consentCookieName, consentOf, type IntegrationCode } from '../../platform/consent.ts'

declare global {
  interface Navigator {
    /** globalprivacycontrol.org; not supported by every browser. */
    globalPrivacyControl?: boolean
  }
}

export const isRefusedByBrowser = () => navigator.globalPrivacyControl === true || navigator.doNotTrack === '1'

export const currentCookies = () => readCookies(document.cookie)

const prefixedCookieName = () => (window.location.protocol === 'https:' ? hostPrefix : '') + consentCookieName

/** The consent currently stored in the browser: the page may be cached, and the choice made in another tab. */
export const currentConsent = (codes: readonly IntegrationCode[]): Consent['given'] =>
  consentOf(currentCookies().get(prefixedCookieName()), codes, isRefusedByBrowser()).given
