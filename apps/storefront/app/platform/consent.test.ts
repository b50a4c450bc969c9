import { findPage, hrefTo, languages } from '@stragan/routing'
import { expect, test } from 'vitest'
import { consentOf, consentValue, isReported } from './consent.ts'

test('consent applies to the named integrations; new ones are undecided', () => {
  const codes = ['matomo', 'google_analytics', 'google_tag_manager'] as const
  const { given } = consentOf('matomo.-google_analytics', codes, false)
  expect(given).toEqual({ matomo: true, google_analytics: false, google_tag_manager: null })
  expect(consentValue(given)).toBe('matomo.-google_analytics')
})

test('empty and invalid values are undecided; contradicting values are a refusal', () => {
  for (const value of [undefined, '', 'yes', 'MATOMO', 'matomo2', 'chat.-video', '%6datomo'])
    expect([value, consentOf(value, ['matomo'], false).given]).toEqual([value, { matomo: null }])
  expect(consentOf('matomo.-matomo', ['matomo'], false).given).toEqual({ matomo: false })
})

test('a refusal by the browser overrides the cookie; a shop without integrations has no consent', () => {
  expect(consentOf('matomo', ['matomo'], true)).toEqual({ given: { matomo: false }, isRefusedByBrowser: true })
  expect(consentOf('matomo', [], true)).toEqual({ given: {}, isRefusedByBrowser: false })
})

test('personal pages and steps of a process are not reported', () => {
  const isReportedAt = (path: string) => {
    const found = findPage(path)
    return isReported('page' in found ? found.page : null)
  }
  for (const language of languages) {
    for (const id of ['home', 'allProducts', 'privacyPolicy'] as const) expect([id, isReportedAt(hrefTo(language, id))]).toEqual([id, true])
    for (const id of ['cart', 'checkout', 'customerLogin', 'resetPassword', 'profile'] as const)
      expect([id, isReportedAt(hrefTo(language, id))]).toEqual([id, false])
    expect(isReportedAt(hrefTo(language, 'order', { uid: '0'.repeat(32) }))).toBe(false)
  }
  expect(isReportedAt('/en/nothing')).toBe(false)
})
