import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { isOwnMutation } from './own-mutation.ts'
import { contentSecurityPolicy, setSecurityHeaders } from './security-headers.ts'

test('exactly the inline scripts and styles of the page are allowed, by their hashes', () => {
  const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
  const policy = contentSecurityPolicy(
    '<style>a{}</style><script>let a = 1 < 2</script><script src="/x.js"></script><script type="module" async="">b</script>',
  )
  expect(policy).toContain(`script-src 'self' ${hash('let a = 1 < 2')} ${hash('b')};`)
  expect(policy).toContain(`style-src 'self' ${hash('a{}')};`)
  expect(policy).not.toContain('unsafe')
})

test('what a visitor allowed may load and send, each from its own place, and nothing else is let in', () => {
  const narrow = contentSecurityPolicy('')
  const policy = contentSecurityPolicy('', [
    { id: 1, enabled: true, code: 'matomo', settings: { address: 'https://statistics.example.com/m/', site: '1' } },
  ])
  expect(policy.split('; ').filter(directive => !narrow.split('; ').includes(directive))).toEqual([
    "script-src 'self' https://statistics.example.com/m/",
    "img-src 'self' data: https://statistics.example.com/m/",
    "connect-src 'self' https://statistics.example.com/m/",
  ])
  const google = contentSecurityPolicy('', [
    { id: 1, enabled: true, code: 'google_analytics', settings: { measurement_id: 'G-AB12CD34EF' } },
  ])
  expect(google).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(google).not.toMatch(/unsafe|script-src[^;]*\*/)
})

test('a visitor who came over https is told to stay there', () => {
  const [plain, secure] = [new Headers(), new Headers({ 'referrer-policy': 'same-origin' })]
  setSecurityHeaders(plain, false)
  setSecurityHeaders(secure, true)
  expect([plain.get('strict-transport-security'), secure.get('strict-transport-security')]).toEqual([
    null,
    'max-age=31536000; includeSubDomains',
  ])
  expect(secure.get('referrer-policy')).toBe('same-origin')
})

test('what changes something has to come from this very site, as far as the browser tells', () => {
  const post = (headers: Record<string, string>) =>
    isOwnMutation(new Request('https://shop.example/settings/locale', { method: 'POST', headers }))
  expect(post({})).toBe(true)
  expect(post({ origin: 'https://shop.example', 'sec-fetch-site': 'same-origin' })).toBe(true)
  for (const origin of ['http://shop.example', 'https://shop.example:8443', 'https://evil.example', 'null'])
    expect([origin, post({ origin })]).toEqual([origin, false])
  for (const site of ['cross-site', 'same-site']) expect([site, post({ 'sec-fetch-site': site })]).toEqual([site, false])
  expect(isOwnMutation(new Request('https://shop.example/', { headers: { 'sec-fetch-site': 'cross-site' } }))).toBe(true)
})
