import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Control, isChanged } from './control.ts'

interface Option {
  selected?: boolean
  defaultSelected?: boolean
  disabled?: boolean
}

/** A select element, as far as it is looked at. */
class Select {
  readonly options: readonly Required<Option>[]
  constructor(options: readonly Option[]) {
    this.options = options.map(option => ({ selected: false, defaultSelected: false, disabled: false, ...option }))
  }
}
beforeAll(() => {
  vi.stubGlobal('HTMLSelectElement', Select)
})
afterAll(() => {
  vi.unstubAllGlobals()
})

test.each<[string, boolean, Option[]]>([
  ['the chosen option of the page', false, [{}, { selected: true, defaultSelected: true }]],
  ['another one', true, [{ selected: true }, { defaultSelected: true }]],
  ['the first one, where the page chose none', false, [{ selected: true }, {}]],
  ['the first one that can be chosen, where the page chose none', false, [{ disabled: true }, { selected: true }, {}]],
  ['another one, where the page chose none', true, [{}, { selected: true }]],
])('a select that shows %s is changed: %s', (_, changed, options) => {
  expect(isChanged(new Select(options) as unknown as Control)).toBe(changed)
})
