import { expect, test } from 'vitest'
import { expiredTrackingCookies } from './tracking-cookies.ts'

test('cookies of integrations without consent expire, on the host and its parent domains', () => {
  expect(expiredTrackingCookies({ matomo: false }, ['consent', '_pk_id.1.1fff', 'display', '_ga'], 'shop.example.com')).toEqual([
    '_pk_id.1.1fff=; Path=/; Max-Age=0',
    '_pk_id.1.1fff=; Path=/; Max-Age=0; Domain=shop.example.com',
    '_pk_id.1.1fff=; Path=/; Max-Age=0; Domain=example.com',
  ])
})

test('cookies of undecided integrations expire too, those of running ones never', () => {
  const names = ['_ga', '_ga_AB12CD34EF', '_gid', '_gcl_au', '_gallery', '_pk_ses.1.1fff', 'mtm_consent']
  const taken = (given: Parameters<typeof expiredTrackingCookies>[0]) =>
    expiredTrackingCookies(given, names, 'localhost').map(one => one.split('=')[0])
  expect(taken({ google_tag_manager: null })).toEqual(['_ga', '_ga_AB12CD34EF', '_gid', '_gcl_au'])
  expect(taken({ google_tag_manager: false, google_analytics: true, matomo: false })).toEqual([
    '_gid',
    '_gcl_au',
    '_pk_ses.1.1fff',
    'mtm_consent',
  ])
  expect(taken({ google_analytics: true, matomo: true })).toEqual([])
  expect(taken({})).toEqual([])
})
