import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome, Android',
  ],
  ['curl/8.5.0', null],
  ['', null],
])('the device of %j is %j', (userAgent, device) => expect(deviceOf(userAgent)).toBe(device))

test('any text is parsed, to at most 60 characters', () => {
  fc.assert(fc.property(fc.string({ maxLength: 2000 }), text => (deviceOf(text) ?? '').length <= 60))
})
