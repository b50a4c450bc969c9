import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { withContentSecurityPolicy } from './content-security-policy.ts'

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`
const directive = (policy: string, name: string) => policy.split('; ').find(one => one.startsWith(`${name} `))

test('inline scripts and styles with the nonce are allowed by hash, and the nonce is removed', () => {
  const page = (nonce: string) =>
    `<style${nonce}>a{}</style><script${nonce}>let a = 1 < 2</script><script${nonce} src="/x.js"></script><script type="module"${nonce} async="">b</script><script${nonce} type="application/json">{"a":1}</script><link${nonce} href="/y.css">`
  const { html, policy } = withContentSecurityPolicy(page(' nonce="n-1"'), 'n-1')
  expect(html).toBe(page(''))
  expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('let a = 1 < 2')} ${hash('b')}`)
  expect(directive(policy, 'style-src')).toBe(`style-src 'self' ${hash('a{}')}`)
  expect(policy).not.toMatch(/unsafe|nonce|n-1/)
})

test.each([
  '<script>alert(1)</script>',
  '<script nonce="guessed">alert(1)</script>',
  '<script nonce="">alert(1)</script>',
  '<SCRIPT>alert(1)</SCRIPT>',
  '<style>alert(1)</style>',
  '<script type="module">alert(1)</script>',
  '<p title="<script>alert(1)</script>',
])('an injected script or style is not allowed: %s', injected => {
  const own = '<script nonce="n-1">own</script>'
  for (const page of [injected + own, own + injected, `<article>${injected}</article>${own}`]) {
    const { policy } = withContentSecurityPolicy(page, 'n-1')
    expect(directive(policy, 'script-src')).toBe(`script-src 'self' ${hash('own')}`)
    expect(directive(policy, 'style-src')).toBe("style-src 'self'")
  }
})

test('an integration with consent adds exactly its own sources', () => {
  const narrow = withContentSecurityPolicy('', 'n-1').policy
  const { policy } = withContentSecurityPolicy('', 'n-1', [
    { id: 1, enabled: true, code: 'matomo', settings: { address: 'https://statistics.example.com/m/', site: '1' } },
  ])
  expect(policy.split('; ').filter(one => !narrow.split('; ').includes(one))).toEqual([
    "script-src 'self' https://statistics.example.com/m/",
    "img-src 'self' data: https://statistics.example.com/m/",
    "connect-src 'self' https://statistics.example.com/m/",
  ])
  const { policy: google } = withContentSecurityPolicy('', 'n-1', [
    { id: 1, enabled: true, code: 'google_analytics', settings: { measurement_id: 'G-AB12CD34EF' } },
  ])
  expect(google).toContain("script-src 'self' https://www.googletagmanager.com;")
  expect(google).not.toMatch(/unsafe|script-src[^;]*\*/)
})
