import { expect, test } from 'vitest'
import { carriers, trackingUrlOf } from './carriers.ts'

test('each known carrier has a page with the tracking number, at an https address', () => {
  for (const { name } of carriers) {
    const url = new URL(trackingUrlOf(name, '6200 0012 3456') ?? '')
    expect([name, url.protocol, url.search.endsWith('=620000123456')]).toEqual([name, 'https:', true])
  }
})

test('a carrier is known by its name within a text, whatever the letter case', () => {
  expect(trackingUrlOf('Kurier dpd', 'A 1')).toBe(trackingUrlOf('DPD', 'A1'))
  expect(trackingUrlOf('Our own van', 'A1')).toBeNull()
})

test('a tracking number cannot add to the address', () => {
  expect(new URL(trackingUrlOf('UPS', '1&next=https://elsewhere.example/#x') ?? '').searchParams.get('tracknum')).toBe(
    '1&next=https://elsewhere.example/#x',
  )
})
