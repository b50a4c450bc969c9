import { expect, test } from 'vitest'
import { settingsMessages } from '../settings/settings.messages.ts'
import { entityOf, labelOf } from './change-label.ts'

test('a change of settings and its rows are named by their scope', () => {
  const { title } = settingsMessages.en.scope('delivery')
  expect(labelOf({ call: 'settings.saveSettings', params: { scope: 'delivery' }, undoes: null }, 'en')).toContain(`: ${title}`)
  expect(entityOf('settings', 'delivery', 'en')).toBe(title)
  expect(labelOf({ call: 'settings.saveSettings', params: { scope: 'length' }, undoes: null }, 'en')).not.toContain(':')
})
