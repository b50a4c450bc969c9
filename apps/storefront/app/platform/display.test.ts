import { expect, test } from 'vitest'
import { defaultDisplay, displayCode, displayOf } from './display.ts'

test('one of six displays is parsed, anything else gives the default', () => {
  expect(displayOf('eur-net')).toEqual({ currency: 'EUR', prices: 'net' })
  expect(displayCode(displayOf('usd-gross'))).toBe('usd-gross')
  for (const odd of [undefined, '', 'EUR-net', 'eur', 'gbp-net', 'eur-net-x']) expect(displayOf(odd)).toEqual(defaultDisplay)
})
