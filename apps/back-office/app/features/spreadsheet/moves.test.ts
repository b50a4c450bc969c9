import { expect, test } from 'vitest'
import { isTyped } from './moves.ts'

const pressed = (key: string, modifiers: readonly ('Alt' | 'Control' | 'Meta' | 'AltGraph')[] = []) => ({
  key,
  altKey: modifiers.includes('Alt'),
  ctrlKey: modifiers.includes('Control'),
  metaKey: modifiers.includes('Meta'),
  getModifierState: (name: string) => modifiers.some(one => one === name),
})

test('characters of AltGr and of Option are typed, shortcuts are not', () => {
  expect([
    isTyped(pressed('s')),
    isTyped(pressed('ś', ['Alt'])),
    isTyped(pressed('ś', ['AltGraph'])),
    isTyped(pressed('ś', ['Alt', 'Control', 'AltGraph'])),
    isTyped(pressed('v', ['Alt', 'Control', 'AltGraph'])),
  ]).toEqual([true, true, true, true, true])
  expect([
    isTyped(pressed('d', ['Alt'])),
    isTyped(pressed('d', ['Control'])),
    isTyped(pressed('d', ['Meta'])),
    isTyped(pressed('ś', ['Alt', 'Control'])),
    isTyped(pressed('ArrowLeft', ['Alt'])),
    isTyped(pressed('Dead', ['Alt'])),
  ]).toEqual([false, false, false, false, false, false])
})
