import { expect, test } from 'vitest'
import { cookiesOf, languageChoice } from './cookies.server.ts'
import { defaultDisplay, displayCode, displayOf } from './display.ts'

test('a display is one of six, and anything else is the default', () => {
  expect(displayOf('eur-net')).toEqual({ currency: 'EUR', prices: 'net' })
  expect(displayCode(displayOf('usd-gross'))).toBe('usd-gross')
  for (const odd of [undefined, '', 'EUR-net', 'eur', 'gbp-net', 'eur-net-x']) expect(displayOf(odd)).toEqual(defaultDisplay)
})

test('cookies are read by name, the first of a name counts', () => {
  const cookies = cookiesOf('locale=pl; display=eur-net; locale=en; odd; a=b=c')
  expect([cookies.get('locale'), cookies.get('display'), cookies.get('odd')]).toEqual(['pl', 'eur-net', ''])
  expect(cookiesOf(null).size).toBe(1)
  expect(languageChoice(cookies)).toBe('pl')
  expect(languageChoice(cookiesOf('locale=de'))).toBeUndefined()
})
