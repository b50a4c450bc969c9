import { expect, test } from 'vitest'
import { day, timestamp } from './scalars.ts'

test('years begin with 1, as in the database', () => {
  for (const year of ['0001', '2027', '9999']) {
    expect(timestamp.safeParse(`${year}-01-01T00:00:00Z`).success).toBe(true)
    expect(day.safeParse(`${year}-01-01`).success).toBe(true)
  }
  expect(timestamp.safeParse('0000-01-01T00:00:00Z').success).toBe(false)
  expect(day.safeParse('0000-12-31').success).toBe(false)
})
