import { expect, test } from 'vitest'
import { sharedRefreshes } from './visitor.server.ts'

const session = { access_token: 'a', refresh_token: 'r', csrf_token: 'c', accessExpiresAt: '2027-01-01', refreshExpiresAt: '2027-01-02' }

test('a refresh is shared by who brings the same refresh token with the same csrf token to the same shop, and by nobody else', async () => {
  const refreshes = sharedRefreshes()
  const successor = { ...session, access_token: 'b' }
  const refused = async () => null
  expect(await refreshes('a.example', session, async () => successor)).toBe(successor)
  expect(await refreshes('a.example', session, refused)).toBe(successor)
  expect(await refreshes('a.example', { ...session, csrf_token: 'stolen without' }, refused)).toBeNull()
  expect(await refreshes('b.example', session, refused)).toBeNull()
})
