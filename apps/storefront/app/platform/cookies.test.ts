import { asPlainCookie, ownCookies } from '@stragan/web/cookies'
import { expect, test } from 'vitest'
import { choiceCookie, consentCookie, languageChoice } from './cookies.server.ts'
import { noticeCookie } from './notice-cookie.server.ts'
import { sessionCookies } from './session-cookies.server.ts'

test('cookies are read by name', () => {
  const cookies = ownCookies('locale=pl; display=eur-net; odd; a=b=c', false)
  expect([cookies.get('locale'), cookies.get('display'), cookies.get('odd')]).toEqual(['pl', 'eur-net', ''])
  expect(ownCookies(null, false).get('locale')).toBeUndefined()
  expect(languageChoice(cookies)).toBe('pl')
  expect(languageChoice(ownCookies('locale=de', false))).toBeUndefined()
})

test('duplicate cookies are ignored', () => {
  for (const header of ['locale=pl; locale=en', 'locale=pl; display=eur-net; locale=pl', 'locale=; locale=pl', 'locale=pl; locale'])
    expect([header, languageChoice(ownCookies(header, false))]).toEqual([header, undefined])
  expect(ownCookies('__Host-locale=pl; __Host-locale=en', true).get('locale')).toBe('')
})

test('over https only cookies with the __Host- prefix are read', () => {
  const header = 'locale=en; __Host-locale=pl; access_token=planted'
  const secure = ownCookies(header, true)
  expect([languageChoice(secure), secure.has('access_token')]).toEqual(['pl', false])
  expect(languageChoice(ownCookies(header, false))).toBe('en')
})

const session = { access_token: 'a', refresh_token: 'r', csrf_token: 'c', accessExpiresAt: '2027-01-01', refreshExpiresAt: '2027-01-02' }

test('every own cookie has the __Host- prefix over https, and none over http', () => {
  const all = [
    ...sessionCookies(session),
    ...sessionCookies(null),
    noticeCookie(null),
    choiceCookie('locale', 'pl'),
    choiceCookie('display', 'eur-net'),
    consentCookie('matomo'),
  ]
  for (const cookie of all) {
    expect(cookie).toMatch(/^__Host-[a-z_]+=[^;]*; Path=\/; Max-Age=\d+; SameSite=Lax; Secure(; HttpOnly)?$/)
    expect(asPlainCookie(cookie)).toBe(cookie.replace('__Host-', '').replace('; Secure', ''))
  }
  expect(asPlainCookie('_pk_id=1; Max-Age=0; Secure')).toBe('_pk_id=1; Max-Age=0; Secure')
})
