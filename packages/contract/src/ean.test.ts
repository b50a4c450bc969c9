import { expect, test } from 'vitest'
import { isEan } from './ean.ts'

test.each(['5901234123457', '96385074', '036000291452', '10614141000415'])('%s is an EAN', text => {
  expect(isEan(text)).toBe(true)
})

test.each(['', '5901234123458', '590123412345', '59012341234571', '5901234 123457', '590123412345X', '96385075', '0'])(
  '“%s” is none',
  text => {
    expect(isEan(text)).toBe(false)
  },
)
