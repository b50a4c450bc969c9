import { expect, test } from 'vitest'
import { withPageHeaders } from './headers.ts'

test('a page is stored by nobody, runs own scripts only, and may use the camera and passkeys', () => {
  const setCookies = ['__Host-staff=token; Path=/; Max-Age=60; SameSite=Lax; Secure; HttpOnly']
  const headersOver = (https: boolean) =>
    withPageHeaders(new Response('', { status: 404 }), {
      nonce: 'once',
      https,
      setCookies,
      pictureOrigin: null,
      emailStyles: [],
      development: false,
    }).headers
  const headers = headersOver(true)
  expect(headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; script-src 'self' 'nonce-once'; .*form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
  )
  expect(headers.get('content-security-policy')).not.toMatch(/unsafe|https?:/)
  expect(headers.get('permissions-policy')).toBe(
    'camera=(self), publickey-credentials-get=(self), publickey-credentials-create=(self), microphone=(), geolocation=()',
  )
  expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['private, no-store', 'noindex, nofollow'])
  expect(headers.getSetCookie()).toEqual(setCookies)
  const ofShop = withPageHeaders(new Response(''), {
    nonce: 'once',
    https: true,
    setCookies,
    pictureOrigin: 'https://shop.example',
    emailStyles: ['abc='],
    development: false,
  })
  expect(ofShop.headers.get('content-security-policy')).toContain("; img-src 'self' data: https://shop.example; ")
  expect(ofShop.headers.get('content-security-policy')).toContain(
    "; style-src 'self' 'nonce-once' 'sha256-abc='; style-src-attr 'unsafe-inline'; ",
  )
  // Over http browsers reject the prefix.
  expect(headersOver(false).getSetCookie()).toEqual(['staff=token; Path=/; Max-Age=60; SameSite=Lax; HttpOnly'])
})
