import { expect, test } from 'vitest'
import { fieldErrorFrom } from './form.ts'

const errorOf = fieldErrorFrom<string>(
  { city: {}, brand_ids: { wrong: 'Choose again', long: 'Choose fewer' }, addresses: { wrong: 'Check the addresses' } },
  max => `At most ${max}`,
)

test.each([
  ['city', 'At most 100'],
  ['brand_ids', 'Choose fewer'],
  ['addresses', 'Check the addresses'],
])('what is too long in the field %s: %s', (name, text) => {
  expect(errorOf(name, 'long')).toBe(text)
})
