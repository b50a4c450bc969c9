import { expect, test } from 'vitest'
import { guardsOf } from './guards.server.ts'

const page = { en: 'x', pl: 'x', layout: 'default' } as const

test('a page’s guard is the one registered under its name', () => {
  const guard = async () => null
  expect([...guardsOf({ open: page, closed: { ...page, middleware: 'is-logged-in' } }, { 'is-logged-in': guard })]).toEqual([
    ['closed', guard],
  ])
})

test('an unregistered guard throws at start', () => {
  expect(() => guardsOf({ closed: { ...page, middleware: 'is-logged-out' } }, {})).toThrow(
    "Unknown route middleware 'is-logged-out' of page 'closed'",
  )
  expect(() => guardsOf({ closed: { ...page, middleware: 'toString' } }, {})).toThrow('Unknown route middleware')
})
